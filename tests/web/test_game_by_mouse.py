"""Whole games of Azul against a bot: by mouse, by keyboard, by touch on a phone; every piece and score line is true."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bordspil.core.table import Table
from web import player, scene
from web.player import Player
from web.visitor import Place, Visit
from web.words import say


def begin(page: Page, side: str = "coloured") -> None:
    """From home into a game against an easy bot, as a click on Play does it."""
    page.locator("[data-game=azul]").get_by_role("radio", name=say(f"option-side-{side}"), exact=True).check(force=True)
    page.locator("[data-game=azul]").get_by_role("radio", name=say("level-easy"), exact=True).check()
    page.locator("[data-game=azul]").get_by_role("button", name=say("play"), exact=True).click()
    page.wait_for_url("**/table/*")


def end_lines(page: Page) -> list[list[str]]:
    """The lines of the end screen, cell by cell."""
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    lines: list[list[str]] = dialog.locator("tbody tr").evaluate_all(
        "rows => rows.map((row) => [...row.children].map((cell) => cell.innerText.trim()))"
    )
    return lines


def points(value: int) -> str:
    return f"+{value}" if value > 0 else str(value)


def true_lines(table: Table) -> list[list[str]]:
    """What the end screen should say, from the log in the store."""
    bonuses = sorted((event for event in scene.story(table) if event["event"] == "bonus"), key=lambda one: one["seat"])
    scores = scene.AZUL.scores(table.state)

    def line(key: str, kind: str, worth: int) -> list[str]:
        return [say(key), *(points(bonus[kind] * worth) for bonus in bonuses)]

    before = [str(score - bonus["points"]) for score, bonus in zip(scores, bonuses, strict=True)]
    return [
        [say("tally-rounds"), *before],
        line("tally-rows", "rows", 2),
        line("tally-columns", "columns", 7),
        line("tally-colours", "colours", 10),
        [say("tally-total"), *map(str, scores)],
    ]


def headline(table: Table, names: list[str], you: int | None = 0) -> str:
    winners = scene.AZUL.winners(table.state)
    if winners == (you,):
        return say("won-you")
    return say("won", count=len(winners), names=" and ".join(names[seat] for seat in winners))


def check_end(page: Page, table: Table) -> None:
    assert end_lines(page) == true_lines(table)
    dialog = page.get_by_role("dialog", name=headline(table, [say("you"), say("bot")]))
    expect(dialog).to_be_visible()


def test_a_whole_game_by_mouse(visit: Visit, place: Place) -> None:
    anna = visit()
    anna.go()
    begin(anna.page)
    check_end(anna.page, Player(anna, place.store, player.by_mouse).play_on())
    anna.page.get_by_role("button", name=say("look-at-board")).click()
    expect(anna.page.get_by_role("dialog")).to_be_hidden()
    anna.page.get_by_role("button", name=say("score"), exact=True).click()
    expect(anna.page.get_by_role("dialog")).to_be_visible()


def test_a_whole_game_by_keyboard(visit: Visit, place: Place) -> None:
    anna = visit()
    anna.go()
    page = anna.page
    page.locator("[data-game=azul]").get_by_role("button", name=say("play"), exact=True).wait_for()
    for _ in range(40):
        if page.evaluate("document.activeElement.textContent.trim()") == say("play"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    someone = Player(anna, place.store, player.by_keys)
    someone.move(player.by_arrows)
    check_end(page, someone.play_on())
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_a_whole_game_by_touch_on_a_phone(visit: Visit, place: Place) -> None:
    anna = visit(phone=True)
    anna.go()
    anna.page.locator("[data-game=azul]").get_by_role("button", name=say("play"), exact=True).tap()
    anna.page.wait_for_url("**/table/*")
    check_end(anna.page, Player(anna, place.store, player.by_touch).play_on())
    first = anna.page.url
    anna.page.get_by_role("button", name=say("rematch"), exact=True).tap()
    anna.page.wait_for_url(lambda url: url != first)
    assert scene.look(place.store, anna.code).to_act() is not None


@pytest.mark.parametrize("way", [player.by_dragging, player.by_dragging_a_finger], ids=["mouse", "finger"])
def test_tiles_are_dragged_to_a_line(visit: Visit, place: Place, way: Any) -> None:
    token = scene.new_token()
    code = scene.put(place.store, scene.play(scene.is_middle), [scene.person(token), scene.bot()])
    anna = visit(token=token, motion=True, phone=way is player.by_dragging_a_finger)
    anna.go_to_table(code)
    before = Player(anna, place.store, way).move()
    assert scene.look(place.store, code).seq > before.seq


def test_dragged_tiles_go_back_when_let_go_elsewhere(visit: Visit, place: Place) -> None:
    token = scene.new_token()
    code = scene.put(place.store, scene.play(scene.is_middle), [scene.person(token), scene.bot()])
    anna = visit(token=token)
    anna.go_to_table(code)
    tile = anna.page.locator("[data-group][aria-disabled=false] [data-spot]").first
    anna.page.mouse.move(*player.middle(tile))
    anna.page.mouse.down()
    anna.page.mouse.move(700, 30, steps=4)
    expect(anna.page.locator("[data-goal][aria-disabled=false]").first).to_be_attached()
    anna.page.mouse.up()
    expect(anna.page.locator("[data-goal][aria-disabled=false]")).to_have_count(0)
    assert scene.look(place.store, code).seq == anna.update["seq"]


@pytest.mark.parametrize("way", [player.by_mouse, player.by_arrows], ids=["mouse", "keyboard"])
def test_on_the_grey_side_one_chooses_the_cell(visit: Visit, place: Place, way: Any) -> None:
    token = scene.new_token()
    table = scene.play(scene.is_choice, side="grey")
    code = scene.put(place.store, table, [scene.person(token), scene.bot()])
    anna = visit(token=token)
    anna.go_to_table(code)
    offered = anna.page.locator("[data-column]")
    expect(offered).to_have_count(len(list(scene.AZUL.moves(table.state))))
    someone = Player(anna, place.store, way)
    chosen = scene.AZUL.to_object(scene.choose(table))
    someone.move()
    laid = next(event for event in scene.story(scene.look(place.store, code))[len(scene.story(table)) :])
    assert (laid["event"], laid["line"], laid["column"]) == ("tile", chosen["tile"], chosen["column"])


def test_a_game_on_the_grey_side_goes_on_to_its_end(visit: Visit, place: Place) -> None:
    token = scene.new_token()
    code = scene.put(place.store, scene.play(scene.is_choice, side="grey"), [scene.person(token), scene.bot()])
    anna = visit(token=token)
    anna.go_to_table(code)
    check_end(anna.page, Player(anna, place.store, player.by_mouse).play_on())


def test_the_grey_side_is_chosen_at_home(visit: Visit, place: Place) -> None:
    anna = visit()
    anna.go()
    begin(anna.page, "grey")
    anna.page.locator("[data-group]").first.wait_for()
    assert scene.look(place.store, anna.code).options["side"] == "grey"
