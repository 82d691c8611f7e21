"""Puzzles on the page: solved by mouse, a wrong move refuted, the day's line laid by keys and shared."""

from datetime import date
from typing import Any

from playwright.sync_api import Locator, Page, expect

from bordspil import games
from bordspil.core.puzzle import FILE, Puzzle, read
from bordspil.games.timeline.lessons.daily import lesson
from web.games import azul_player, timeline_player
from web.harness import bundle
from web.harness.texts import text_of
from web.harness.visitor import Visit, Visitor
from web.test_access import audit

AZUL = games.load("azul")


def opened(visitor: Visitor, path: str) -> Page:
    visitor.go(path)
    visitor.page.locator("[data-phase=open]").wait_for()
    return visitor.page


def button(page: Page, key: str) -> Locator:
    return page.get_by_role("button", name=text_of(key))


def move(text: str) -> dict[str, Any]:
    return AZUL.notation.to_object(AZUL.notation.read(text))


def number_of(puzzles: list[Puzzle]) -> int:
    """Returns the number of a puzzle whose moves all go onto lines."""
    return next(n for n, one in enumerate(puzzles) if "f" not in one.best + one.wrong)


def test_a_natural_move_is_refuted_and_the_best_one_explained(visit: Visit) -> None:
    puzzles = read(games.folder_of("azul") / FILE)
    number = number_of(puzzles)
    visitor = visit()
    page = opened(visitor, f"puzzle/azul/{number}")
    page.evaluate(bundle.axe())
    assert audit(page) == []
    azul_player.by_mouse(page, move(puzzles[number].wrong))
    expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "refuted")
    expect(page.locator(".sentence")).to_contain_text(str(puzzles[number].facts["mine"]))
    button(page, "puzzle-again").click()
    azul_player.by_mouse(page, move(puzzles[number].best))
    expect(page.locator(".remark")).to_have_text(text_of("puzzle-solved"))
    button(page, "puzzle-why-not").click()
    expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "refuted")
    button(page, "puzzle-again").click()
    page.locator("[data-phase=open]").wait_for()
    assert visitor.remembered("streak") is None  # it was not the day's


def test_the_puzzle_of_the_day_counts_once(visit: Visit) -> None:
    visitor = visit(phone=True)
    page = opened(visitor, "puzzle/cross_rummy")
    button(page, "puzzle-show").click()
    expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "solved")
    assert (visitor.remembered("streak") or "").split()[1:] == ["1", "cross_rummy"]
    visitor.go()
    daily = page.get_by_role("region", name=text_of("daily-title"))
    expect(daily).to_contain_text(text_of("daily-streak", days=1))
    expect(daily.get_by_role("link", name=text_of("daily-done"))).to_have_count(1)


def test_the_line_of_the_day_is_laid_by_keys_once_and_shared(visit: Visit) -> None:
    visitor = visit()
    page = opened(visitor, "puzzle/timeline")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    for number, step in enumerate(lesson(date.today().isoformat()).steps):
        card, place = step.solution.split("@")
        page.locator(f'[data-phase=open][data-step="{card}"]').wait_for()
        wrong = number == 3
        timeline_player.by_keys(page, card, (int(place) + 1) % (number + 2) if wrong else int(place))
        expect(page.locator(".remark")).to_have_text(text_of("line-wrong" if wrong else "line-right"))
        page.keyboard.press("Enter")
    over = text_of("line-over", right=9, all=10)
    expect(page.locator(".sentence")).to_have_text(over)
    button(page, "line-share").click()
    shared = page.evaluate("navigator.clipboard.readText()")
    assert "9/10" in shared
    assert "🟩🟩🟩🟥🟩🟩🟩🟩🟩🟩" in shared
    assert not any(step.name in shared for step in lesson(date.today().isoformat()).steps)
    page.reload()
    expect(page.locator(".sentence")).to_have_text(over)
