"""Two people in two browsers: a friend comes by the link, a page is reloaded, the server killed, the game goes on."""

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from server.harness.servers import ServerProcess
from web.games import azul_games, azul_player
from web.games.azul_player import Player
from web.harness import stored
from web.harness.texts import text_of
from web.harness.visitor import Site, Visit, Visitor


def invite(anna: Visitor) -> str:
    """Opens a table for a friend; returns the link."""
    anna.go()
    anna.page.locator("[data-game=azul]").get_by_role("button", name=text_of("with-friends")).click()
    anna.page.wait_for_url("**/table/*")
    return anna.page.get_by_role("textbox", name=text_of("invite-link")).input_value()


def join(bjorn: Visitor, link: str, name: str) -> None:
    """The friend comes by the link and sits down."""
    bjorn.page.goto(link)
    bjorn.page.get_by_role("textbox", name=text_of("your-name")).fill(name)
    bjorn.page.get_by_role("button", name=text_of("sit-down")).click()
    expect(bjorn.page.get_by_role("button", name=text_of("stand-up"))).to_be_visible()


def begin(anna: Visitor, bjorn: Visitor, store: Path) -> list[Player]:
    """Both at a table that has just begun, the way people come there."""
    join(bjorn, invite(anna), "Björn")
    expect(anna.page.get_by_text("Björn")).to_be_visible()
    anna.page.get_by_role("button", name=text_of("start"), exact=True).click()
    for visitor in (anna, bjorn):
        visitor.page.locator("[data-spot^=board-]").first.wait_for()
    return [Player(anna, store, azul_player.by_mouse, 0), Player(bjorn, store, azul_player.by_mouse, 1)]


def sit_down(visit: Visit, site: Site, moment: azul_games.Moment = lambda _: True) -> list[Player]:
    """Both at a table that has been set out for them, at its beginning or at another moment."""
    tokens = [stored.new_token(), stored.new_token()]
    seats = [stored.person(tokens[0], "Anna"), stored.person(tokens[1], "Björn")]
    code = stored.put(site.store, azul_games.play(moment), seats)
    players = [
        Player(visit(site.address, token=token), site.store, azul_player.by_mouse, seat)
        for seat, token in enumerate(tokens)
    ]
    for someone in players:
        someone.visitor.go_to_table(code)
    return players


def take_turns(players: list[Player], moves: int) -> None:
    """Both make moves in turn; every move must appear on both pages, piece by piece."""
    store, code = players[0].store, players[0].visitor.code
    for _ in range(moves):
        seat = stored.look(store, code).to_act()
        if seat is None:
            return
        players[seat].move()
        table = stored.look(store, code)
        for someone in players:
            someone.catch_up(table)
            someone.check_pieces(table)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[list[ServerProcess]]:
    """A server that may be killed; the last of the list is ended at the end."""
    servers = [ServerProcess(tmp_path / "tables.sqlite")]
    yield servers
    servers[-1].end()


def test_a_link_holds_the_code_of_the_table_and_no_secret(visit: Visit) -> None:
    anna = visit()
    link = urlsplit(invite(anna))
    assert re.fullmatch(r"/table/[A-Z0-9]{10}", link.path)
    assert (link.query, link.fragment, link.username) == ("", "", None)
    assert f"{link.scheme}://{link.netloc}/" == anna.address
    token = anna.remembered("token")
    assert token is not None
    assert token not in anna.page.content()
    assert not any(token in url for url in anna.requests)


def test_a_friend_joins_by_the_link_and_every_move_appears_on_both_pages(visit: Visit, site: Site) -> None:
    anna, bjorn = visit(), visit(phone=True)
    players = begin(anna, bjorn, site.store)
    take_turns(players, 2)
    told = [visitor.page.locator("#log li").count() for visitor in (anna, bjorn)]
    assert told == [len(stored.story(stored.look(site.store, anna.code)))] * 2


def test_a_spectator_can_touch_nothing(visit: Visit, site: Site) -> None:
    players, carl = sit_down(visit, site), visit()
    carl.go_to_table(players[0].visitor.code)
    take_turns(players, 2)
    expect(carl.page.locator("[data-group][aria-disabled=false]")).to_have_count(0)
    assert carl.update["seat"] is None
    assert carl.update["moves"] == []


def test_a_page_that_is_reloaded_is_where_it_was_with_the_last_move_marked(visit: Visit, site: Site) -> None:
    players = sit_down(visit, site)
    bjorn = players[1].visitor
    take_turns(players, 1)
    bjorn.page.reload()
    bjorn.page.locator("[data-spot^=board-]").first.wait_for()
    table = stored.look(site.store, bjorn.code)
    players[1].catch_up(table)
    players[1].check_pieces(table)
    expect(bjorn.page.locator("main .mark").first).to_be_visible()
    take_turns(players, 1)


def test_a_killed_server_comes_back_and_the_held_piece_is_still_in_hand(
    visit: Visit, server: list[ServerProcess], tmp_path: Path
) -> None:
    store, address = tmp_path / "tables.sqlite", server[0].address
    players = sit_down(visit, Site(address, store))
    visitors = [someone.visitor for someone in players]
    take_turns(players, 1)

    def replace_the_server() -> None:
        server[0].kill()
        for visitor in visitors:
            expect(visitor.page.get_by_role("alert")).to_contain_text(text_of("connection-lost"))
            visitor.update = {}
        server.append(ServerProcess(store, port=int(urlsplit(address).port or 0)))
        assert server[1].address == address
        for someone in players:
            expect(someone.page.get_by_role("alert")).to_be_empty()
            someone.catch_up(stored.look(store, someone.visitor.code))

    def with_a_pause(page: Page, move: azul_player.Move) -> None:
        azul_player.pick_up(page, move, lambda tile: tile.click())
        replace_the_server()
        expect(page.locator("[data-group][aria-pressed=true]")).to_have_count(1)
        azul_player.goal(page, move).click()

    seat = stored.look(store, visitors[0].code).to_act()
    assert seat is not None
    players[seat].move(with_a_pause)
    for visitor in visitors:
        assert all("WebSocket" in problem for problem in visitor.problems), visitor.problems
        visitor.problems.clear()
    take_turns(players, 1)


def test_a_game_shared_on_one_device_asks_each_in_turn(visit: Visit, site: Site) -> None:
    anna = visit()
    anna.go()
    anna.page.locator("[data-game=azul]").get_by_role("button", name=text_of("on-this-device")).click()
    for number, name in enumerate(("Anna", "Björn"), start=1):
        anna.page.get_by_role("textbox", name=text_of("name-of", number=number)).fill(name)
    anna.page.get_by_role("button", name=text_of("start"), exact=True).click()
    anna.page.wait_for_url("**/table/*")
    players = [Player(anna, site.store, azul_player.by_mouse, seat) for seat in (0, 1)]
    for _ in range(4):
        seat = stored.look(site.store, anna.code).to_act()
        assert seat is not None
        expect(anna.page.get_by_text(text_of("status-turn", name=("Anna", "Björn")[seat]))).to_be_visible()
        players[seat].move()


def test_both_meet_again_at_the_next_game(visit: Visit, site: Site) -> None:
    players = sit_down(visit, site, azul_games.is_last_move)
    anna, bjorn = (one.visitor for one in players)
    code = anna.code
    take_turns(players, 1)
    anna.page.get_by_role("button", name=text_of("rematch"), exact=True).click()
    bjorn.page.get_by_role("button", name=text_of("rematch-join")).click()
    for visitor in (anna, bjorn):
        visitor.page.wait_for_url(lambda url: not url.endswith(code))
    assert anna.code == bjorn.code
    take_turns(players, 2)
