"""The outbox: a move made without a connection is kept, sent once when there is one again, and never played twice."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import WebSocketRoute, expect

from server.harness.client import Client
from server.harness.servers import ServerProcess
from web.games import azul_games, azul_player
from web.harness import screens, stored
from web.harness.texts import text_of
from web.harness.visitor import Site, Visit, Visitor


@pytest.fixture
def server(tmp_path: Path) -> Iterator[list[ServerProcess]]:
    """A server that may be killed; the last of the list is ended at the end."""
    servers = [ServerProcess(tmp_path / "tables.sqlite")]
    yield servers
    servers[-1].end()


def come_back(server: list[ServerProcess], store: Path) -> None:
    server.append(ServerProcess(store, port=int(urlsplit(server[0].address).port or 0)))


def lose(anna: Visitor, server: list[ServerProcess]) -> None:
    server[-1].kill()
    expect(anna.page.get_by_role("alert")).to_contain_text(text_of("connection-lost"))


def wait_for_seq(anna: Visitor, store: Path, seq: int) -> None:
    """Waits until so many moves are in the store, and nothing is waiting any more."""
    for _ in range(400):
        if stored.look(store, anna.code).seq >= seq and json.loads(anna.remembered("moves") or "[]") == []:
            return
        anna.page.wait_for_timeout(50)
    raise AssertionError("the move did not arrive, or was not known to have arrived")


def own_moves(store: Path, code: str, seat: int = 0) -> list[Any]:
    """Returns every move of a seat in the log."""
    return [entry.move for entry in stored.look(store, code).log if entry.seat == seat]


def sit_down(visit: Visit, address: str, store: Path) -> Visitor:
    """A visitor in the middle of a game against a bot, to act."""
    token = stored.new_token()
    anna = visit(address, token=token)
    screens.table_of_two(anna, store, token)
    return anna


def make_move(anna: Visitor, store: Path) -> Any:
    move = azul_games.choose(stored.look(store, anna.code))
    azul_player.by_mouse(anna.page, azul_games.AZUL.notation.to_object(move))
    return move


def test_a_move_outlives_the_page(visit: Visit, server: list[ServerProcess], tmp_path: Path) -> None:
    store = tmp_path / "tables.sqlite"
    anna = sit_down(visit, server[0].address, store)
    before, code = stored.look(store, anna.code), anna.code
    lose(anna, server)
    move = make_move(anna, store)
    anna.page.close()
    come_back(server, store)
    anna.page = anna.context.new_page()
    anna.page.on("websocket", anna._listen)
    anna.go()
    anna.page.get_by_text(text_of("moves-kept", count=1)).wait_for()
    anna.page.get_by_role("link", name=code, exact=True).first.click()
    wait_for_seq(anna, store, before.seq + 1)
    assert own_moves(store, code) == [entry.move for entry in before.log if entry.seat == 0] + [move]
    anna.problems.clear()


def test_a_move_made_without_a_server_can_be_taken_back_or_changed_and_is_sent_once_it_is_back(
    visit: Visit, server: list[ServerProcess], tmp_path: Path
) -> None:
    store = tmp_path / "tables.sqlite"
    anna = sit_down(visit, server[0].address, store)
    before = stored.look(store, anna.code)
    lose(anna, server)
    make_move(anna, store)
    expect(anna.page.get_by_text(text_of("move-waiting"))).to_be_visible()
    anna.page.get_by_role("button", name=text_of("move-take-back")).click()
    expect(anna.page.get_by_text(text_of("move-waiting"))).to_have_count(0)
    make_move(anna, store)
    other = next(move for move in azul_games.AZUL.moves(before.state) if move != azul_games.choose(before))
    azul_player.by_mouse(anna.page, azul_games.AZUL.notation.to_object(other))
    come_back(server, store)
    wait_for_seq(anna, store, before.seq + 1)
    expect(anna.page.get_by_text(text_of("move-waiting"))).to_have_count(0)
    assert own_moves(store, anna.code) == [entry.move for entry in before.log if entry.seat == 0] + [other]
    anna.problems.clear()


def test_a_game_that_went_on_without_the_move_says_so(
    visit: Visit, server: list[ServerProcess], tmp_path: Path
) -> None:
    store = tmp_path / "tables.sqlite"
    anna = sit_down(visit, server[0].address, store)
    before = stored.look(store, anna.code)
    lose(anna, server)
    make_move(anna, store)
    token = str(anna.remembered("token"))
    anna.page.route_web_socket("**/socket", lambda route: route.close())
    come_back(server, store)
    with Client(server[-1].address, token) as elsewhere:  # the same person at another device is quicker
        elsewhere.watch(anna.code)
        elsewhere.wait_for("update")
        elsewhere.play(elsewhere.update["moves"][-1])
    anna.page.unroute_all()
    anna.page.close()
    anna.page = anna.context.new_page()
    anna.page.on("websocket", anna._listen)
    anna.page.goto(f"{anna.address}table/{elsewhere.table['code']}")
    expect(anna.page.get_by_text(text_of("move-missed"))).to_be_visible()
    assert len(own_moves(store, anna.code)) == len([entry for entry in before.log if entry.seat == 0]) + 1
    anna.problems.clear()


def interfere(anna: Visitor, on_play: Callable[[WebSocketRoute, WebSocketRoute, str | bytes], None]) -> list[str]:
    """Interferes with the first move and lets all other messages pass; returns the moves that were sent."""
    plays: list[str] = []

    def connect(route: WebSocketRoute) -> None:
        there = route.connect_to_server()

        def pass_on(said: str | bytes) -> None:
            if json.loads(said)["type"] == "play":
                plays.append(str(said))
                if len(plays) == 1:
                    on_play(route, there, said)
                    return
            there.send(said)

        route.on_message(pass_on)

    anna.page.route_web_socket("**/socket", connect)
    return plays


def swallow(route: WebSocketRoute, there: WebSocketRoute, said: str | bytes) -> None:
    """Loses the move together with the connection."""
    route.close(code=4000)
    there.close(code=4000)


def swallow_the_answer(route: WebSocketRoute, there: WebSocketRoute, said: str | bytes) -> None:
    """Lets the move arrive and drops the connection before the answer."""
    there.on_message(lambda _: None)
    there.send(said)
    route.close(code=4000)


@pytest.mark.parametrize(("happening", "times"), [(swallow, 2), (swallow_the_answer, 1)])
def test_a_move_on_its_way_when_the_connection_is_lost_is_played_once(
    visit: Visit, site: Site, happening: Callable[..., None], times: int
) -> None:
    token = stored.new_token()
    anna = visit(token=token)
    plays = interfere(anna, happening)
    screens.table_of_two(anna, site.store, token)
    before = stored.look(site.store, anna.code)
    move = make_move(anna, site.store)
    wait_for_seq(anna, site.store, before.seq + 1)
    assert len(plays) == times
    assert own_moves(site.store, anna.code) == [entry.move for entry in before.log if entry.seat == 0] + [move]
    anna.problems.clear()


def test_a_slow_answer_is_said_to_be_slow(visit: Visit, site: Site) -> None:
    token = stored.new_token()
    anna = visit(token=token)
    interfere(anna, lambda route, there, said: None)
    screens.table_of_two(anna, site.store, token)
    make_move(anna, site.store)
    expect(anna.page.get_by_text(text_of("move-waiting"))).to_be_visible()
    expect(anna.page.get_by_role("button", name=text_of("move-take-back"))).to_have_count(0)
