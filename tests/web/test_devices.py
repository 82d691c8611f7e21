"""Seats and devices: a bot that stands in, another device, the hotseat curtain, a lost connection."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import WebSocketRoute, expect

from server.harness.client import Client
from server.harness.servers import ServerProcess
from web.harness import bundle, screens, stored
from web.harness.texts import text_of
from web.harness.visitor import PATIENCE, Site, Visit, Visitor
from web.test_access import audit
from web.test_languages import BEYOND

HIDE = """hidden => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def open_menu(visitor: Visitor) -> None:
    visitor.page.locator("[popovertarget=menu]").click()
    visitor.page.locator("#menu").wait_for()


def press(visitor: Visitor, key: str, **details: str) -> None:
    visitor.page.get_by_role("button", name=text_of(key, **details), exact=True).click()


def two_people(site: Site) -> tuple[str, str, str]:
    """Returns a game of two people who are both away, the first of them to act; its code and their tokens."""
    tokens = stored.new_token(), stored.new_token()
    seats = [stored.person(tokens[0], "Anna"), stored.person(tokens[1], "Björn")]
    return stored.put(site.store, screens.middle_of_two(), seats), *tokens


def share(visitor: Visitor, game: str) -> None:
    """Two people begin a game on this device."""
    visitor.go()
    card = visitor.page.locator(f"[data-game={game}]")
    card.get_by_role("button", name=text_of("on-this-device")).click()
    for number, name in enumerate(("Anna", "Björn"), start=1):
        card.get_by_role("textbox", name=text_of("name-of", number=number)).fill(name)
    card.get_by_role("button", name=text_of("start"), exact=True).click()
    visitor.page.wait_for_url("**/table/*")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[list[ServerProcess]]:
    """A server that may be restarted; the last of the list is ended at the end."""
    servers = [ServerProcess(tmp_path / "tables.sqlite")]
    yield servers
    servers[-1].end()


def test_who_leaves_chooses_a_bot_and_takes_over_again_on_coming_back(visit: Visit, site: Site) -> None:
    code, token, _ = two_people(site)
    anna = visit(token=token)
    anna.go_to_table(code)
    open_menu(anna)
    press(anna, "leave")
    anna.page.locator("#menu").get_by_label(text_of("level")).last.select_option("easy")
    press(anna, "leave-yes")
    anna.page.wait_for_url(site.address)
    way = anna.page.locator(f"a[href='/table/{code}']")
    expect(way).to_contain_text(text_of("stand-in-you"))
    way.click()
    line = anna.page.get_by_role("region", name=text_of("status"))
    expect(line).to_contain_text(text_of("stand-in-you"))
    expect(line).to_contain_text(text_of("is-away", name="Björn"), timeout=PATIENCE)  # the bot has moved
    expect(anna.page.locator(".plate").filter(has_text="Anna")).to_contain_text(text_of("level-easy"))
    press(anna, "take-over")
    expect(line).not_to_contain_text(text_of("stand-in-you"))
    press(anna, "replace")
    expect(line).to_contain_text(text_of("status-your-turn"), timeout=PATIENCE)
    assert anna.update["moves"]


def test_a_seat_moves_to_a_phone_by_its_code(visit: Visit, site: Site) -> None:
    code, token, _ = two_people(site)
    desk, phone = visit(token=token), visit(phone=True)
    desk.go_to_table(code)
    open_menu(desk)
    press(desk, "pass-on")
    given = desk.page.locator("#menu .code").inner_text()
    phone.go()
    phone.page.get_by_role("textbox", name=text_of("join-code")).fill(given)
    press(phone, "join")
    phone.page.wait_for_url(f"**/table/{code}")
    expect(phone.page.get_by_text(text_of("status-your-turn"))).to_be_visible()
    expect(desk.page.get_by_text(text_of("seat-moved"))).to_be_visible()
    assert desk.update["seat"] is None


def test_a_link_carries_the_code_where_no_server_sees_it(visit: Visit, site: Site) -> None:
    code, token, _ = two_people(site)
    with Client(site.address, token) as anna:
        anna.watch(code)
        given = anna.ask("passed", type="pass-seat", seat=0)["code"]
    phone = visit(phone=True)
    phone.go(f"#{given}")
    expect(phone.page.get_by_text(text_of("pass-arrived"))).to_be_visible()
    assert phone.page.url == site.address, "the code is not kept in the history"
    press(phone, "join")
    phone.page.wait_for_url(f"**/table/{code}")
    expect(phone.page.get_by_text(text_of("status-your-turn"))).to_be_visible()
    assert not any(given in url for url in phone.requests if "#" not in url)


@pytest.mark.parametrize("phone", [False, True])
def test_a_curtain_falls_between_people_with_secrets(visit: Visit, site: Site, phone: bool) -> None:
    """No card of a hand is on the page, or sent to it, before the person whose hand it is asks for it."""
    anna = visit(phone=phone)
    share(anna, "cross_rummy")
    anna.page.locator(".curtain").wait_for()
    names = ("Anna", "Björn")[:: -1 if anna.update["to_act"] else 1]
    curtain, other = (anna.page.get_by_role("region", name=text_of("curtain-turn", name=name)) for name in names)
    expect(curtain).to_be_visible()
    expect(anna.page.get_by_role("button", name=text_of("curtain-open", name=names[0]))).to_be_focused()
    assert anna.update["seat"] is None
    assert anna.page.locator("[data-tile]").count() == 0
    anna.page.evaluate(bundle.axe())
    assert audit(anna.page) == []
    assert anna.page.evaluate(BEYOND) == []
    anna.page.keyboard.press("Enter")
    expect(curtain).to_have_count(0, timeout=PATIENCE)
    anna.page.locator("[data-tile]").first.wait_for()
    assert anna.update["seat"] == anna.update["to_act"]
    with Client(site.address, anna.remembered("token")) as same:
        same.watch(anna.code)
        same.say(type="reveal-seat", seat=anna.update["to_act"])
        same.wait_for("update", seat=anna.update["to_act"])
        same.play()
    expect(other).to_be_visible(timeout=PATIENCE)
    assert anna.update["seat"] is None
    assert anna.page.locator("[data-tile]").count() == 0
    press(anna, "curtain-open", name=names[1])
    anna.page.locator("[data-tile]").first.wait_for()


def test_without_secrets_there_is_no_curtain(visit: Visit) -> None:
    anna = visit()
    share(anna, "azul")
    anna.page.locator("[data-group][aria-disabled=false]").first.wait_for()
    assert anna.page.locator(".curtain").count() == 0


def test_the_host_closes_the_table_to_spectators(visit: Visit, site: Site) -> None:
    code, token, _ = two_people(site)
    anna, eve = visit(token=token), visit()
    for visitor in (anna, eve):
        visitor.go_to_table(code)
    expect(anna.page.get_by_role("img", name=text_of("spectators", count=1))).to_be_visible()
    open_menu(anna)
    anna.page.get_by_role("switch", name=text_of("terms-spectators")).click()
    expect(anna.page.get_by_role("switch", name=text_of("terms-spectators"))).not_to_be_checked()
    expect(eve.page.get_by_role("alert")).to_contain_text("closed to spectators")
    assert eve.page.locator("[data-spot]").count() == 0
    expect(anna.page.locator(".spectators")).to_have_count(0)


def test_the_others_see_which_player_thinks_and_which_is_away(visit: Visit, site: Site) -> None:
    code, *tokens = two_people(site)
    anna, bjorn = visit(token=tokens[0]), visit(token=tokens[1])
    for visitor in (anna, bjorn):
        visitor.go_to_table(code)
    plate = bjorn.page.locator(".plate").filter(has_text="Anna")
    expect(plate.get_by_role("img", name=text_of("thinking"))).to_be_visible()
    anna.page.evaluate(HIDE, True)
    expect(plate).to_contain_text(text_of("seat-elsewhere"))
    expect(plate.get_by_role("img", name=text_of("thinking"))).to_have_count(0)
    anna.page.evaluate(HIDE, False)
    expect(plate).not_to_contain_text(text_of("seat-elsewhere"))
    anna.close()
    expect(plate).to_contain_text(text_of("seat-away"))


def test_a_restart_of_the_server_is_a_pause(visit: Visit, server: list[ServerProcess], tmp_path: Path) -> None:
    address = server[0].address
    code, token, _ = two_people(Site(address, tmp_path / "tables.sqlite"))
    anna = visit(address, token=token)
    anna.go_to_table(code)
    server[0].end()
    expect(anna.page.get_by_role("alert")).to_contain_text(text_of("connection-paused"))
    server.append(ServerProcess(tmp_path / "tables.sqlite", port=int(urlsplit(address).port or 0)))
    expect(anna.page.get_by_role("alert")).to_be_empty(timeout=PATIENCE)
    expect(anna.page.get_by_text(text_of("status-your-turn"))).to_be_visible()
    assert all("WebSocket" in problem for problem in anna.problems), anna.problems
    anna.problems.clear()


def test_a_line_that_is_dead_is_noticed_and_a_new_one_taken(visit: Visit, site: Site) -> None:
    """The socket stays open but nothing comes through; only the missing answer shows it."""
    code, token, _ = two_people(site)
    anna = visit(token=token)
    dead: list[bool] = []
    lines = 0

    def carry(route: WebSocketRoute) -> None:
        nonlocal lines
        lines += 1
        number, line = lines, route.connect_to_server()
        route.on_message(lambda text: None if dead and number == 1 else line.send(text))
        line.on_message(lambda text: None if dead and number == 1 else route.send(text))

    anna.page.route_web_socket("**/socket", carry)
    anna.page.clock.install()
    anna.go_to_table(code)
    dead.append(True)
    anna.page.clock.run_for(31_000)
    expect(anna.page.get_by_role("alert")).to_be_empty()
    anna.page.clock.run_for(11_000)
    expect(anna.page.get_by_role("alert")).to_contain_text(text_of("connection-lost"))
    anna.page.clock.run_for(1_000)
    expect(anna.page.get_by_role("alert")).to_be_empty()
    assert lines == 2
