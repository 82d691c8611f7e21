"""Reads drawings of Cross Rummy tables into positions, so that a lesson or a test shows its squares.

r5 r6 r7 .  .     tiles side by side and one above the other; a dot is an empty square
.  b6 .  .  .
group 0 r5        until all have founded: the group with this tile is that of seat 0; left out: all have
rack 0 r4 b3      left out: one tile, any
pool g1 g2        left out: six tiles, any
bag y1 y2         next drawn first; left out: all tiles that are nowhere else
rest 1            the rack to which all other tiles go where the bag is drawn; left out: that of the last seat
removed pass2     left out: none
"""

from collections import Counter
from typing import Any

from bordspil.games.cross_rummy.rules.layout import groups
from bordspil.games.cross_rummy.rules.tiles import ALL, KIND_OF, NAMES

WORDS = ("group", "rack", "pool", "bag", "rest", "removed")


def position(drawing: str, seats: int = 2, **fields: Any) -> dict[str, Any]:
    """Returns the position in a drawing; `fields` replace what the drawing does not show (to_act, skips, ...)."""
    lying = table(drawing)
    words = [line.split() for line in drawing.splitlines() if line.split() and line.split()[0] in WORDS]
    racks = {int(line[1]): line[2:] for line in words if line[0] == "rack"}
    piles = {line[0]: line[1:] for line in words if line[0] in ("pool", "bag", "rest", "removed")}
    rest = Counter(NAMES[kind] for kind in ALL)
    rest.subtract(name for _, _, name in lying)
    rest.subtract(name for rack in racks.values() for name in rack)
    rest.subtract(name for what, pile in piles.items() if what != "rest" for name in pile)
    assert min(rest.values()) >= 0, rest
    left = list(rest.elements())
    for seat in set(range(seats)) - set(racks):
        racks[seat] = [left.pop(0)]
    if "pool" not in piles:
        piles["pool"], left = left[-6:], left[:-6]
    if "bag" in piles:
        racks[int(piles.get("rest", [str(seats - 1)])[0])] += left
    shown = {
        "to_act": 0,
        "racks": [racks[seat] for seat in range(seats)],
        "pool": piles["pool"],
        "bag": piles.get("bag", left),
        "table": lying,
        "founded": _founded(lying, {int(line[1]): line[2] for line in words if line[0] == "group"}, seats),
        "removed": piles.get("removed", []),
        "passing": None,
        "skips": 0,
    }
    return shown | fields


def table(drawing: str) -> list[list[Any]]:
    """Returns the tiles of a drawing with their squares, counted from its top left."""
    drawn = [line.split() for line in drawing.splitlines() if line.split()]
    rows = [line for line in drawn if line[0] not in WORDS]
    return [[row, column, name] for row, names in enumerate(rows) for column, name in enumerate(names) if name != "."]


def _founded(lying: list[list[Any]], owners: dict[int, str], seats: int) -> list[Any]:
    if not owners and lying:
        return [[] for _ in range(seats)]
    founded: list[Any] = [None] * seats
    tiles = [(row, column, KIND_OF[name]) for row, column, name in lying]
    for seat, owned in owners.items():
        found = next(group for group in groups(tiles) if any(NAMES[kind] == owned for _, _, kind in group))
        founded[seat] = sorted([row, column] for row, column, _ in found)
    return founded
