"""Azul against a bot, from home to the end: by mouse, keyboard and touch; every piece and score line is true."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bordspil.core.table import Table
from web.games import azul_games, azul_player
from web.games.azul_player import Player
from web.harness import home, stored
from web.harness.texts import text_of
from web.harness.visitor import Site, Visit, Visitor


def begin(page: Page, side: str = "coloured") -> None:
    """From home into a game against an easy bot, as a click on Play does it."""
    card = home.unfold(page, "azul")
    card.get_by_role("radio", name=text_of(f"option-side-{side}"), exact=True).check(force=True)
    card.get_by_role("radio", name=text_of("level-easy"), exact=True).check()
    card.get_by_role("button", name=text_of("play"), exact=True).click()
    page.wait_for_url("**/table/*")


def end_lines(page: Page) -> list[list[str]]:
    """Returns the lines of the end screen, cell by cell."""
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    lines: list[list[str]] = dialog.locator("tbody tr").evaluate_all(
        "rows => rows.map((row) => [...row.children].map((cell) => cell.innerText.trim()))"
    )
    return lines


def points(value: int) -> str:
    return f"+{value}" if value > 0 else str(value)


def true_lines(table: Table) -> list[list[str]]:
    """Returns what the end screen should say, from the log in the store."""
    bonuses = sorted((event for event in stored.story(table) if event["event"] == "bonus"), key=lambda one: one["seat"])
    scores = azul_games.AZUL.scores(table.state)

    def line(key: str, kind: str, worth: int) -> list[str]:
        return [text_of(key), *(points(bonus[kind] * worth) for bonus in bonuses)]

    before = [str(score - bonus["points"]) for score, bonus in zip(scores, bonuses, strict=True)]
    return [
        [text_of("tally-rounds"), *before],
        line("tally-rows", "rows", 2),
        line("tally-columns", "columns", 7),
        line("tally-colours", "colours", 10),
        [text_of("tally-total"), *map(str, scores)],
    ]


def headline(table: Table, names: list[str], you: int | None = 0) -> str:
    winners = azul_games.AZUL.winners(table.state)
    if winners == (you,):
        return text_of("won-you")
    return text_of("won", count=len(winners), names=" and ".join(names[seat] for seat in winners))


def check_end(page: Page, table: Table) -> None:
    assert end_lines(page) == true_lines(table)
    dialog = page.get_by_role("dialog", name=headline(table, [text_of("you"), "Pekka"]))
    expect(dialog).to_be_visible()


def test_a_whole_game_by_mouse(visit: Visit, site: Site) -> None:
    anna = visit()
    anna.go()
    begin(anna.page)
    check_end(anna.page, Player(anna, site.store, azul_player.by_mouse).play_on())
    anna.page.get_by_role("button", name=text_of("look-at-board")).click()
    expect(anna.page.get_by_role("dialog")).to_be_hidden()
    anna.page.get_by_role("button", name=text_of("score"), exact=True).click()
    expect(anna.page.get_by_role("dialog")).to_be_visible()


def go_to_the_end(anna: Visitor, site: Site, token: str, way: azul_player.Way, side: str = "coloured") -> None:
    """Plays the last moves of a game to its end."""
    table = azul_games.play(azul_games.is_late, side=side)
    anna.go_to_table(stored.put(site.store, table, [stored.person(token), stored.bot()]))
    check_end(anna.page, Player(anna, site.store, way).play_on())


def test_a_game_by_keyboard(visit: Visit, site: Site) -> None:
    token = stored.new_token()
    anna = visit(token=token)
    anna.go()
    page = anna.page
    page.locator("[data-game=azul]").get_by_role("button", name=text_of("play"), exact=True).wait_for()
    for _ in range(40):
        if page.evaluate("document.activeElement.textContent.trim()") == text_of("play"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    someone = Player(anna, site.store, azul_player.by_keys)
    someone.move(azul_player.by_arrows)
    someone.move()
    go_to_the_end(anna, site, token, azul_player.by_keys)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_a_game_by_touch_on_a_phone(visit: Visit, site: Site) -> None:
    token = stored.new_token()
    anna = visit(token=token, phone=True)
    anna.go()
    anna.page.locator("[data-game=azul]").get_by_role("button", name=text_of("play"), exact=True).tap()
    anna.page.wait_for_url("**/table/*")
    Player(anna, site.store, azul_player.by_touch).move()
    go_to_the_end(anna, site, token, azul_player.by_touch)
    first = anna.page.url
    anna.page.get_by_role("button", name=text_of("rematch"), exact=True).tap()
    anna.page.wait_for_url(lambda url: url != first)
    assert stored.look(site.store, anna.code).to_act() is not None


@pytest.mark.parametrize("way", [azul_player.by_dragging, azul_player.by_dragging_a_finger], ids=["mouse", "finger"])
def test_tiles_are_dragged_to_a_line(visit: Visit, site: Site, way: Any) -> None:
    token = stored.new_token()
    code = stored.put(site.store, azul_games.play(azul_games.is_middle), [stored.person(token), stored.bot()])
    anna = visit(token=token, motion=True, phone=way is azul_player.by_dragging_a_finger)
    anna.go_to_table(code)
    before = Player(anna, site.store, way).move()
    assert stored.look(site.store, code).seq > before.seq


def test_dragged_tiles_go_back_when_let_go_elsewhere(visit: Visit, site: Site) -> None:
    token = stored.new_token()
    code = stored.put(site.store, azul_games.play(azul_games.is_middle), [stored.person(token), stored.bot()])
    anna = visit(token=token)
    anna.go_to_table(code)
    tile = anna.page.locator("[data-group][aria-disabled=false] [data-spot]").first
    anna.page.mouse.move(*azul_player.middle(tile))
    anna.page.mouse.down()
    anna.page.mouse.move(700, 30, steps=4)
    expect(anna.page.locator("[data-goal][aria-disabled=false]").first).to_be_attached()
    anna.page.mouse.up()
    expect(anna.page.locator("[data-goal][aria-disabled=false]")).to_have_count(0)
    assert stored.look(site.store, code).seq == anna.update["seq"]


@pytest.mark.parametrize("way", [azul_player.by_mouse, azul_player.by_arrows], ids=["mouse", "keyboard"])
def test_on_the_grey_side_one_chooses_the_cell(visit: Visit, site: Site, way: Any) -> None:
    token = stored.new_token()
    table = azul_games.play(azul_games.is_choice, side="grey")
    code = stored.put(site.store, table, [stored.person(token), stored.bot()])
    anna = visit(token=token)
    anna.go_to_table(code)
    offered = anna.page.locator("[data-column]")
    expect(offered).to_have_count(len(list(azul_games.AZUL.moves(table.state))))
    someone = Player(anna, site.store, way)
    chosen = azul_games.AZUL.notation.to_object(azul_games.choose(table))
    someone.move()
    laid = next(event for event in stored.story(stored.look(site.store, code))[len(stored.story(table)) :])
    assert (laid["event"], laid["line"], laid["column"]) == ("tile", chosen["tile"], chosen["column"])


def test_a_game_on_the_grey_side_goes_on_to_its_end(visit: Visit, site: Site) -> None:
    token = stored.new_token()
    go_to_the_end(visit(token=token), site, token, azul_player.by_mouse, "grey")


def test_the_grey_side_is_chosen_at_home(visit: Visit, site: Site) -> None:
    anna = visit()
    anna.go()
    begin(anna.page, "grey")
    anna.page.locator("[data-group]").first.wait_for()
    assert stored.look(site.store, anna.code).options["side"] == "grey"
