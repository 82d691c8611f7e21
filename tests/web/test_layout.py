"""Every shape of screen plays every game: nothing cut, covered or scrolled, and nothing heavy.

The boxes are measured in one browser that is resized; `harness/boxes.js` says what is wrong. Two kinds of targets may
be smaller than a finger. A grid of 20 by 20 squares, five lines of five or 36 tiles on nine plates leave no room for
more on a phone: they carry `data-small-targets`, and reach over the free room beside them; a pick that went wrong is
picked anew. What carries `data-zoomed` is drawn as near as the player wants it.
"""

from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize

from web.games.positions import END, WAY, played
from web.harness import stored
from web.harness.visitor import Site, Visit, Visitor

BOXES = (Path(__file__).parent / "harness" / "boxes.js").read_text(encoding="utf-8")
SIZES = ((844, 390), (932, 430), (360, 640), (390, 844), (820, 1180), (1280, 720), (1440, 900), (1920, 1080))
FEW_SIZES = ((844, 390), (360, 640), (1280, 720))
TOUCHED = 1000
HEAVIEST = 400_000
# How many bytes the page and all that it fetched have, as they were sent.
WEIGHT = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""
NAMES = ("Anna Kristjánsdóttir", "Þórdís")
PIECES = {
    "azul": ".allowed[data-group]",
    "blokus_shuffle": ".allowed[data-tray]",
    "cross_rummy": "[data-rack]",
    "timeline": "[data-hand]",
}
# The game, its players, and how many moves each of them has made.
TABLES = [(game, seats, moves) for game, way in WAY.items() for seats, moves in ((2, 0), (4, way))]
MORE_TABLES = [("timeline", 8, 1), ("timeline", 8, END), ("azul", 4, END), ("cross_rummy", 2, END)]


def sit_down(anna: Visitor, site: Site, token: str, table: tuple[str, int, int]) -> None:
    """Anna at a table with a person who is elsewhere, and bots."""
    game = played(*table)
    people = [stored.person(token, NAMES[0]), stored.person(stored.new_token(), NAMES[1])]
    bots = [stored.bot("medium") for _ in range(game.seats - len(people))]
    anna.go(f"table/{stored.put(site.store, game, [*people, *bots])}")
    anna.page.locator("main [data-area=shared]").wait_for()
    if game.to_act() is None:
        anna.page.locator("dialog[open]").wait_for()
        anna.page.keyboard.press("Escape")


def faults(anna: Visitor, width: int, height: int) -> list[str]:
    """Returns what is wrong with the boxes in a window of this size."""
    size: ViewportSize = {"width": width, "height": height}
    anna.page.set_viewport_size(size)
    anna.settle()
    found: list[str] = anna.page.evaluate(BOXES, {"touch": width < TOUCHED})
    return [f"{width}x{height} {fault}" for fault in found]


@pytest.mark.parametrize("language", ["fi", "is", "en"])
def test_every_shape_of_screen_plays_every_game(visit: Visit, site: Site, language: str) -> None:
    token = stored.new_token()
    anna = visit(token=token, language=language)
    longest = language == "fi"
    found: list[str] = []
    for table in [*TABLES, *(MORE_TABLES if longest else [])]:
        sit_down(anna, site, token, table)
        assert anna.page.evaluate(WEIGHT) <= HEAVIEST, table
        for size in SIZES if longest else FEW_SIZES:
            found += [f"{table} {fault}" for fault in faults(anna, *size)]
        if longest and table[2] == 0:
            anna.page.locator(PIECES[table[0]]).first.click()
            for size in SIZES:
                found += [f"{table} holding {fault}" for fault in faults(anna, *size)]
    assert found == []
