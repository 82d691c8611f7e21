"""What others have done since one's own last turn stays marked, each in the colour of its seat."""

from typing import Any

from msgspec.structs import replace

from bordspil.core.table import Table
from web.games import azul_games
from web.games.test_blokus_hints import begun
from web.harness import stored
from web.harness.visitor import Site, Visit, Visitor

# The colours of the marks that are drawn.
MARKS = "marks => [...new Set(marks.map((mark) => getComputedStyle(mark).stroke))].length"


def sit(visit: Visit, site: Site, table: Table) -> Visitor:
    """Opens a table of four at the first seat, which is to act; the seats have colours of their own."""
    token = stored.new_token()
    anna = visit(token=token)
    others = [replace(stored.person(stored.new_token(), name), colour=colour) for colour, name in enumerate("BCD", 1)]
    code = stored.put(site.store, table, [stored.person(token, "A"), *others])
    anna.go(f"table/{code}")
    return anna


def takes_since_own(table: Table) -> list[Any]:
    """Returns the takes of others since the first seat's own, in this round."""
    found: list[Any] = []
    for event in stored.story(table):
        if event["event"] == "deal" or (event["event"] == "take" and event["seat"] == 0):
            found = []
        elif event["event"] == "take":
            found.append(event)
    return found


def test_azul_marks_where_tiles_came_from_and_where_they_went(visit: Visit, site: Site) -> None:
    table = azul_games.play(lambda one: len(takes_since_own(one)) == 3 and one.to_act() == 0, seats=4)
    takes = takes_since_own(table)
    anna = sit(visit, site, table)
    marks = anna.page.locator("main .mark")
    marks.first.wait_for()
    laid = sum(take["count"] + take["marker"] for take in takes)
    assert 0 < marks.count() <= laid
    assert marks.evaluate_all(MARKS) == len({take["seat"] for take in takes})
    assert anna.page.locator("main circle.last").count() == len({take["from"] for take in takes} - {"centre"})


def test_blokus_outlines_every_piece_since_the_own_turn(visit: Visit, site: Site) -> None:
    anna = sit(visit, site, begun("none", 20))
    anna.page.locator("[data-recent]").first.wait_for()
    assert anna.page.locator("[data-recent]").count() == 3
