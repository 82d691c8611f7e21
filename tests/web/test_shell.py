"""The page as a whole: no other hosts, no violation of the policy, small files, and clear errors."""

import gzip
import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Response, WebSocketRoute, expect

from server.harness.servers import ServerProcess
from web.games import azul_games, azul_player
from web.games.azul_player import Player
from web.harness import screens, stored
from web.harness.texts import text_of
from web.harness.visitor import Site, Visit, is_ours

LARGEST = 170_000


def test_a_game_sends_no_request_to_another_host(visit: Visit, site: Site) -> None:
    anna = visit(motion=True)
    anna.go()
    anna.page.locator("[data-game=azul]").get_by_role("button", name=text_of("play"), exact=True).click()
    anna.page.wait_for_url("**/table/*")
    Player(anna, site.store, azul_player.by_mouse).move()
    anna.page.get_by_role("button", name=text_of("menu")).click()
    anna.page.get_by_role("button", name=text_of("rules"), exact=True).click()
    anna.page.locator("dialog[open] figure").last.wait_for()
    assert len(anna.requests) > 5
    assert [url for url in anna.requests if not is_ours(url, anna.address)] == []


def test_the_policy_forbids_other_hosts_and_the_page_keeps_to_it(visit: Visit, site: Site) -> None:
    token = stored.new_token()
    anna = visit(token=token)
    policies: list[str] = []
    anna.page.on("response", lambda response: policies.append(response.headers.get("content-security-policy", "")))
    anna.page.add_init_script(
        """window.violations = [];
        addEventListener('securitypolicyviolation', (event) => window.violations.push(event.violatedDirective));"""
    )
    for name in ("home", "table-4", "held", "help", "end"):
        screens.SCREENS[name](anna, site.store, token)
        assert anna.page.evaluate("window.violations") == [], name
    assert policies
    assert all(re.search("default-src '(self|none)'", policy) and "unsafe-eval" not in policy for policy in policies)
    assert not any("script-src 'self' 'unsafe-inline'" in policy for policy in policies)


def test_the_first_game_needs_little(visit: Visit, site: Site) -> None:
    anna = visit(alone=True)
    parts: list[Response] = []
    anna.page.on("response", lambda response: parts.append(response))
    anna.go()
    anna.page.locator("[data-game=azul]").get_by_role("button", name=text_of("play"), exact=True).click()
    anna.page.wait_for_url("**/table/*")
    anna.page.locator("[data-group]").first.wait_for()
    sizes = {part.url: len(gzip.compress(part.body())) for part in parts if is_code(part)}
    assert sizes
    assert sum(sizes.values()) <= LARGEST, sizes


def is_code(part: Response) -> bool:
    return urlsplit(part.url).path.endswith((".js", ".css"))


def test_an_unknown_table_is_said_to_be_unknown(visit: Visit) -> None:
    anna = visit()
    anna.go("table/ZZZZZZ")
    expect(anna.page.get_by_role("alert")).to_have_text(text_of("table-unknown", code="ZZZZZZ"))
    expect(anna.page.get_by_text(text_of("loading"))).to_have_count(0)
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(text_of("table-code", code="ZZZZZZ"))
    anna.page.get_by_label(text_of("join-code")).fill("yyyyyy")
    anna.page.get_by_role("button", name=text_of("join"), exact=True).click()
    expect(anna.page.get_by_role("alert")).to_have_text(text_of("table-unknown", code="YYYYYY"))
    anna.page.get_by_role("link", name=text_of("home"), exact=True).click()
    expect(
        anna.page.locator("[data-game=azul]").get_by_role("button", name=text_of("play"), exact=True)
    ).to_be_visible()
    expect(anna.page.get_by_role("alert")).to_be_empty()


def test_a_code_is_joined_from_home_in_any_case(visit: Visit, site: Site) -> None:
    code = screens.put(site.store, screens.middle_of_two(), stored.new_token())
    anna = visit()
    anna.go()
    field = anna.page.get_by_role("textbox", name=text_of("join-code"))
    field.fill("x")
    expect(anna.page.get_by_role("button", name=text_of("join"), exact=True)).to_be_disabled()
    field.fill(f" {code.lower()} ")
    field.press("Enter")
    anna.page.locator("[data-spot^=board-]").first.wait_for()
    assert anna.code == code


def test_a_browser_without_sockets_is_told_so(visit: Visit, site: Site) -> None:
    anna = visit()
    anna.page.add_init_script("delete window.WebSocket")
    anna.go()
    expect(anna.page.get_by_role("alert")).to_have_text(text_of("connection-impossible"))
    anna.go("table/ZZZZZZ")
    expect(anna.page.get_by_role("alert")).to_have_text(text_of("connection-impossible"))


def test_a_server_that_is_gone_is_seen_at_home_and_at_the_table(visit: Visit, tmp_path: Path) -> None:
    store = tmp_path / "tables.sqlite"
    server = ServerProcess(store)
    token = stored.new_token()
    anna, bjorn = visit(server.address, token=token), visit(server.address)
    screens.table_of_two(anna, store, token)
    bjorn.go()
    bjorn.page.locator("[data-game=azul]").get_by_role("button", name=text_of("play"), exact=True).wait_for()
    server.kill()
    for visitor in (anna, bjorn):
        expect(visitor.page.get_by_role("alert")).to_contain_text(text_of("connection-lost"))
    before = stored.look(store, anna.code)
    azul_player.by_mouse(anna.page, azul_games.AZUL.notation.to_object(azul_games.choose(before)))
    assert stored.look(store, anna.code).seq == before.seq
    for visitor in (anna, bjorn):
        visitor.problems.clear()


def test_a_move_that_is_refused_goes_back_with_its_reason_and_its_rule(visit: Visit, site: Site) -> None:
    token = stored.new_token()
    anna = visit(token=token)

    def mislead(route: WebSocketRoute) -> None:
        """Passes everything on, but turns a move into one that takes what is not there."""
        server = route.connect_to_server()

        def pass_on(said: str | bytes) -> None:
            message = json.loads(said)
            if message["type"] == "play":
                message["move"] |= {"from": 3, "take": absent}
            server.send(json.dumps(message))

        route.on_message(pass_on)

    table = screens.middle_of_two()
    absent = absent_colour(table)
    anna.page.route_web_socket("**/socket", mislead)
    screens.table_of_two(anna, site.store, token)
    before = stored.look(site.store, anna.code)
    azul_player.by_mouse(anna.page, azul_games.AZUL.notation.to_object(azul_games.choose(before)))
    alert = anna.page.get_by_role("alert")
    expect(alert).to_contain_text(text_of("colour-not-there", colour=absent))
    expect(anna.page.locator("[data-group][aria-pressed=true]")).to_have_count(0)
    assert stored.look(site.store, anna.code).seq == before.seq
    alert.get_by_title("AZ-11").click()
    expect(anna.page.locator("dialog[open] [data-rules~=AZ-11]")).to_be_in_viewport()


def absent_colour(table: Any) -> str:
    """Returns a colour that does not lie on display 4."""
    lying = azul_games.AZUL.view(table.state, 0).displays[3]
    return next(colour for colour in ("blue", "yellow", "red", "black", "white") if colour not in lying)
