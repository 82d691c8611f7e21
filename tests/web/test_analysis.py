"""The analysis on the page: asked for at the end, the curve and the turning points, and each of them on the table."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from bordspil import games
from bordspil.core.chance import Chance
from bordspil.core.table import Table
from bordspil.games.timeline.rules import turns
from web.harness import bundle, stored
from web.harness.texts import text_of
from web.harness.visitor import Site, Visit
from web.test_access import audit


def put_over(store: Path, game_id: str, options: Any, token: str, choose: Callable[[Table], Any]) -> tuple[str, Table]:
    """Returns a game that is over, of Anna against the computer."""
    game = games.load(game_id)
    table = Table(game, options, 2, Chance.of(3))
    while table.to_act() is not None:
        table.play(None, choose(table))
    return stored.put(store, table, [stored.person(token, "Anna"), stored.bot()]), table


def right_or_wrong(table: Table) -> Any:
    """Anna lays everything wrong, the computer everything right."""
    return next(
        move
        for move in table.game.moves(table.state)
        if turns.is_right(table.state, move.card, move.place) is (table.to_act() == 1)
    )


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_game_is_analysed_and_a_turning_point_shown_on_the_table(visit: Visit, site: Site, phone: bool) -> None:
    token = stored.new_token()
    code, table = put_over(site.store, "timeline", {"first": 0, "hand": 3}, token, right_or_wrong)
    anna = visit(token=token, phone=phone)
    page = anna.page
    anna.go(f"table/{code}")
    page.get_by_role("button", name=text_of("analyse")).click()
    dialog = page.get_by_role("dialog", name=text_of("analysis"))
    points = dialog.locator("ol > li")
    points.first.wait_for()
    assert 1 <= points.count() <= 3
    for point in points.all():
        expect(point).to_contain_text("Anna")
        expect(point).to_contain_text(text_of("analysis-better", words=""))
    curve = dialog.get_by_role("img")
    assert (curve.get_attribute("aria-label") or "").count("%") == 6
    assert curve.locator("path.line").count() == 2
    page.evaluate(bundle.axe())
    assert audit(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    points.first.get_by_role("button", name=text_of("analysis-show")).press("Enter")
    replay = page.get_by_role("region", name=text_of("replay"))
    expect(replay.locator("em")).to_contain_text(text_of("analysis-better", words=""))
    replay.get_by_role("button", name=text_of("replay-forward")).click()
    expect(replay.locator("em")).to_have_count(0)
    replay.get_by_role("button", name=text_of("analysis"), exact=True).click()
    box = curve.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 0.01, box["y"] + box["height"] / 2)
    expect(replay).to_contain_text(text_of("replay-start"))
    slider = replay.get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"Anna \d+%"))
    slider.press("ArrowRight")
    expect(replay).to_contain_text(text_of("replay-move", at=1, last=int(slider.get_attribute("max") or 0)))
    replay.locator(".curve .point").first.press("Enter")
    expect(replay.locator("em")).to_contain_text(text_of("analysis-better", words=""))
    assert len([entry for entry in table.log if entry.seat >= 0]) > 2
