"""Undo and replay on the page: taken back, agreed to, move by move, by a link, with a screenshot and a record."""

import re
from base64 import b64encode
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bordspil import games
from bordspil.core import record
from bordspil.core.game import UNDO
from bordspil.core.table import Table
from bordspil.server.store.rows import SeatRow
from web.games import azul_games, azul_pieces
from web.games.azul_player import Player, by_mouse
from web.harness import bundle, stored
from web.harness.texts import text_of
from web.harness.visitor import Site, Visit, Visitor


def put(store: Path, until: Any, *others: SeatRow, seed: int = 7) -> tuple[str, str]:
    """Returns a table of Anna's with others; her token and its code."""
    token = stored.new_token()
    table = azul_games.play(until, seed=seed)
    return token, stored.put(store, table, [stored.person(token, "Anna"), *others])


def replaying(page: Page) -> Any:
    return page.get_by_role("region", name=text_of("replay"))


def check(page: Page, table: Table, at: int) -> None:
    """The page shows the game as it was after so many moves."""
    steps = [entry for entry in table.log if entry.seat >= 0]
    before = Table(azul_games.AZUL, table.options, table.seats, type(table.chance)(table.chance.seed))
    for entry in steps[:at]:
        before.play(None, entry.move)
    expect(replaying(page)).to_contain_text(
        text_of("replay-move", at=at, last=len(steps)) if at else text_of("replay-start")
    )
    page.wait_for_timeout(50)
    assert azul_pieces.drawn(page) == azul_pieces.expected(
        azul_games.AZUL.view(before.state, None), azul_pieces.boards(page)
    )


def test_a_move_is_taken_back_with_the_answer_of_the_computer(visit: Visit, site: Site) -> None:
    token, code = put(site.store, azul_games.is_middle, stored.bot())
    anna = visit(token=token)
    anna.go_to_table(code)
    undo = anna.page.get_by_role("button", name=text_of("undo"), exact=True)
    player = Player(anna, site.store, by_mouse)
    before = player.move()
    player.wait_for_turn()
    undo.click()
    expect(anna.page.locator("#log li").last).to_contain_text(text_of("log-undo", name="Anna", count=2))
    table = stored.look(site.store, code)
    assert table.log[-1].seat == UNDO
    assert azul_games.AZUL.position(table.state) == azul_games.AZUL.position(before.state)
    player.catch_up(table)
    player.check_pieces(table)
    player.move()


def test_a_friend_that_has_moved_since_is_asked_and_agrees(visit: Visit, site: Site) -> None:
    tokens = [stored.new_token(), stored.new_token()]
    start = azul_games.play(azul_games.is_middle)
    code = stored.put(site.store, start, [stored.person(tokens[0], "Anna"), stored.person(tokens[1], "Björn")])
    anna, bjorn = visit(token=tokens[0]), visit(token=tokens[1], phone=True)
    for visitor in (anna, bjorn):
        visitor.go_to_table(code)
    players = [Player(anna, site.store, by_mouse, 0), Player(bjorn, site.store, by_mouse, 1)]
    for player in players:
        player.move()
    players[0].catch_up(stored.look(site.store, code))
    ask = anna.page.get_by_role("button", name=text_of("undo-ask"))
    ask.click()
    expect(bjorn.page.get_by_role("alert").filter(has_text=text_of("undo-wanted", name="Anna"))).to_be_visible()
    bjorn.page.get_by_role("button", name=text_of("undo-disagree")).click()
    expect(anna.page.get_by_text(text_of("undo-declined"))).to_be_visible()
    ask.click()
    anna.page.get_by_role("button", name=text_of("undo-withdraw")).click()
    expect(bjorn.page.get_by_text(text_of("undo-wanted", name="Anna"))).to_be_hidden()
    ask.click()
    bjorn.page.get_by_role("button", name=text_of("undo-agree")).click()
    expect(anna.page.locator("#log li").last).to_contain_text(text_of("log-undo", name="Anna", count=2))
    assert azul_games.AZUL.position(stored.look(site.store, code).state) == azul_games.AZUL.position(start.state)


def test_a_finished_game_is_looked_at_move_by_move_with_buttons_keys_and_slider(visit: Visit, site: Site) -> None:
    token, code = put(site.store, azul_games.is_over, stored.bot())
    anna = visit(token=token)
    anna.go_to_table(code)
    page, table = anna.page, stored.look(site.store, code)
    page.get_by_role("dialog").get_by_role("button", name=text_of("replay")).click()
    check(page, table, 0)
    bar = replaying(page)
    for name, at in (("replay-forward", 1), ("replay-forward", 2), ("replay-back", 1), ("replay-last", table.seq)):
        bar.get_by_role("button", name=text_of(name)).click()
        check(page, table, at)
    page.locator("main").click(position={"x": 5, "y": 5})
    for key, at in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", table.seq)):
        page.keyboard.press(key)
        check(page, table, at)
    page.get_by_role("slider").fill("7")
    check(page, table, 7)
    page.get_by_role("button", name=text_of("log"), exact=True).click()
    lines = page.locator("#log li")
    expect(lines.locator("[aria-current=step]").first).to_be_in_viewport()
    lines.nth(1).get_by_role("button").click()
    check(page, table, 1)
    expect(lines.nth(1).get_by_role("button")).to_have_attribute("aria-current", "step")
    page.keyboard.press("ArrowRight")
    check(page, table, 2)
    expect(lines.nth(2).get_by_role("button")).to_have_attribute("aria-current", "step")
    page.get_by_role("slider").fill("7")
    check(page, table, 7)
    assert page.url.endswith(f"/table/{code}/7")
    bar.get_by_role("combobox").select_option(text_of("replay-spectator"))
    check(page, table, 7)
    page.keyboard.press("Escape")
    expect(bar).to_have_count(0)
    assert page.url.endswith(f"/table/{code}")


def test_a_link_leads_to_a_move(visit: Visit, site: Site) -> None:
    _, code = put(site.store, azul_games.is_over, stored.bot())
    eve = visit(phone=True)
    eve.go(f"table/{code}/5")
    check(eve.page, stored.look(site.store, code), 5)
    expect(eve.page.get_by_role("dialog")).to_have_count(0)
    eve.page.reload()
    check(eve.page, stored.look(site.store, code), 5)


def test_a_running_game_can_be_replayed_and_played_on(visit: Visit, site: Site) -> None:
    token, code = put(site.store, azul_games.is_middle, stored.bot())
    anna = visit(token=token)
    anna.go_to_table(code)
    table = stored.look(site.store, code)
    anna.page.get_by_role("button", name=text_of("menu")).click()
    anna.page.get_by_role("button", name=text_of("replay"), exact=True).click()
    check(anna.page, table, table.seq)
    anna.page.keyboard.press("ArrowLeft")
    check(anna.page, table, table.seq - 1)
    expect(anna.page.get_by_role("combobox")).to_have_count(0)
    expect(anna.page.locator("[data-group][aria-disabled=false]")).to_have_count(0)
    anna.page.get_by_role("button", name=text_of("replay-close")).click()
    Player(anna, site.store, by_mouse).move()


def test_the_draw_is_checked_in_the_browser_against_the_promise_seen_before(visit: Visit, site: Site) -> None:
    token, code = put(site.store, azul_games.is_last_move, stored.bot())
    anna, eve = visit(token=token), visit()
    anna.go_to_table(code)
    seat = stored.look(site.store, code).to_act()
    if seat == 0:
        Player(anna, site.store, by_mouse).move()
    anna.page.get_by_role("dialog").wait_for()
    eve.go_to_table(code)
    drawn = stored.look(site.store, code).chance.drawn
    for visitor, promise in ((anna, "fair-promise-kept"), (eve, "fair-promise-unseen")):
        visitor.page.get_by_text(text_of("seed-title")).click()
        visitor.page.get_by_role("button", name=text_of("fair-check")).click()
        for line in (text_of(promise), text_of("fair-seed"), text_of("fair-draws", count=drawn)):
            expect(visitor.page.get_by_role("status").filter(has_text=line)).to_be_visible()


def test_a_broken_promise_is_seen(visit: Visit, site: Site) -> None:
    token, code = put(site.store, azul_games.is_over, stored.bot())
    anna = visit(token=token)
    anna.go()
    anna.page.evaluate("code => localStorage.setItem('bordspil-promises', JSON.stringify([[code, 'other']]))", code)
    anna.go_to_table(code)
    anna.page.get_by_text(text_of("seed-title")).click()
    anna.page.get_by_role("button", name=text_of("fair-check")).click()
    expect(anna.page.get_by_text(text_of("fair-promise-broken"))).to_be_visible()


def test_the_record_is_kept_and_opened_again(visit: Visit, site: Site, tmp_path: Path) -> None:
    token, code = put(site.store, azul_games.is_over, stored.bot())
    anna, eve = visit(token=token), visit()
    anna.go_to_table(code)
    with anna.page.expect_download() as download:
        anna.page.get_by_role("button", name=text_of("record"), exact=True).click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    kept, game = record.read(file.read_text(encoding="utf-8"), games.load)
    assert record.verify(kept, game) == stored.look(site.store, code).chance.drawn
    eve.go()
    eve.page.get_by_label(text_of("record-bring")).set_input_files(file)
    eve.page.wait_for_url(re.compile(r"/table/[A-Z0-9]{10}/0$"))
    again = eve.page.url.split("/")[-2]
    assert again != code
    check(eve.page, stored.look(site.store, again), 0)
    eve.go()
    file.write_text("no record", encoding="utf-8")
    eve.page.get_by_label(text_of("record-bring")).set_input_files(file)
    expect(eve.page.get_by_text(text_of("record-not-one"))).to_be_visible()
    eve.problems.clear()  # the browser notes the refusal


def test_the_picture_shows_the_board_as_it_is_on_the_screen(visit: Visit, site: Site, tmp_path: Path) -> None:
    token, code = put(site.store, azul_games.is_over, stored.bot())
    anna = visit(token=token, dark=True)
    anna.go_to_table(code)
    with anna.page.expect_download() as download:
        anna.page.get_by_role("button", name=text_of("picture")).click()
    file = tmp_path / "picture.png"
    download.value.save_as(file)
    data = file.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    alike = anna.page.evaluate(COMPARE, [b64encode(one).decode() for one in (data, shot_of(anna))])
    assert alike > 0.97


def shot_of(visitor: Visitor) -> bytes:
    """Returns the board as the screen shows it."""
    visitor.page.get_by_role("button", name=text_of("look-at-board")).click()
    visitor.settle()
    return visitor.page.locator("main").screenshot(animations="disabled")


# How much of a screenshot of the board is found again, at half its size, in the picture made of it.
COMPARE = """async ([made, shot]) => {
  const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const read = (text) => createImageBitmap(new Blob([bytes(text)], { type: 'image/png' }));
  const [picture, screen] = [await read(made), await read(shot)];
  const [width, height] = [screen.width >> 1, screen.height >> 1];
  const pixels = (image, x, y, w, h) => {
    const pen = new OffscreenCanvas(width, height).getContext('2d');
    pen.drawImage(image, x, y, w, h, 0, 0, width, height);
    return pen.getImageData(0, 0, width, height).data;
  };
  const one = pixels(picture, 48, 136, 2 * screen.width, 2 * screen.height);
  const two = pixels(screen, 0, 0, screen.width, screen.height);
  let same = 0;
  for (let at = 0; at < one.length; at += 4) {
    same += [0, 1, 2].every((part) => Math.abs(one[at + part] - two[at + part]) < 40) ? 1 : 0;
  }
  return same / (width * height);
}"""


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_replay_is_accessible(visit: Visit, site: Site, phone: bool) -> None:
    _, code = put(site.store, azul_games.is_over, stored.bot())
    eve = visit(phone=phone)
    eve.go(f"table/{code}/5")
    replaying(eve.page).wait_for()
    eve.page.evaluate(bundle.axe())
    found = eve.page.evaluate(
        "() => axe.run().then(({ violations }) => violations.map(({ id, impact }) => [id, impact]))"
    )
    assert [one for one in found if one[1] in ("serious", "critical")] == []
    assert eve.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
