"""Reads drawings of Cross Rummy tables into positions, so that a test shows the squares it speaks of.

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
from collections.abc import Iterable
from typing import Any

from bordspil import games
from bordspil.core.chance import Chance
from bordspil.core.table import Table
from games.cross_rummy.slow_table import EVERY_TILE, groups
from games.playing import Playing

game = games.load("cross_rummy")
playing = Playing.by_object(game)
play, moves, shown, refusal = playing.play, playing.moves, playing.shown, playing.refusal

WORDS = ("group", "rack", "pool", "bag", "rest", "removed")
OPTIONS = {"first": 0, "open_on_last_founding": True, "games": 1}


def position(drawing: str, seats: int = 2, **fields: Any) -> dict[str, Any]:
    """Returns the position in a drawing; `fields` replace what the drawing does not show (to_act, skips, ...)."""
    lying = table(drawing)
    words = [line.split() for line in drawing.splitlines() if line.split() and line.split()[0] in WORDS]
    racks = {int(line[1]): line[2:] for line in words if line[0] == "rack"}
    piles = {line[0]: line[1:] for line in words if line[0] in ("pool", "bag", "rest", "removed")}
    rest = Counter(EVERY_TILE)
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
    for seat, name in owners.items():
        square = next((row, column) for row, column, other in lying if other == name)
        found = next(group for group in groups((row, column) for row, column, _ in lying) if square in group)
        founded[seat] = sorted(map(list, found))
    return founded


def set_up(drawing: str, seats: int = 2, opens: bool = True, games: int = 1, **fields: Any) -> Any:
    """Returns the state of a drawing."""
    options = {"first": 0, "open_on_last_founding": opens, "games": games}
    return game.set_up(position(drawing, seats, **fields), options, seats)


def new_game(seats: int = 2, seed: int = 1, **options: Any) -> Any:
    """Returns the state of a new game after the deal."""
    return Table(game, {"first": 0} | options, seats, Chance.of(seed)).state


def lay(drawing: str, down: int = 0, right: int = 0) -> dict[str, Any]:
    """Returns the Lay after which the table looks like a drawing, shifted as a whole."""
    return {"lay": {"table": [[row + down, column + right, name] for row, column, name in table(drawing)]}}


def rack(state: Any, seat: int) -> list[str]:
    """Returns the tiles of a seat, sorted."""
    return sorted(shown(state, "racks")[seat])


def corner(squares: Iterable[Any]) -> tuple[int, int]:
    """Returns the top and the left of what lies somewhere."""
    there = [(square[0], square[1]) for square in squares]
    return min((row for row, _ in there), default=0), min((column for _, column in there), default=0)


def same_place(given: dict[str, Any]) -> dict[str, Any]:
    """Returns a position whose table is shifted to the top left; piles without an order are sorted."""
    top, left = corner(given["table"])
    placed = dict(given)
    placed["table"] = sorted([row - top, column - left, name] for row, column, name in given["table"])
    placed["founded"] = [
        squares if squares is None else sorted([row - top, column - left] for row, column in squares)
        for squares in given["founded"]
    ]
    placed["racks"] = [sorted(names) for names in given["racks"]]
    placed["pool"], placed["removed"] = sorted(given["pool"]), sorted(given["removed"])
    if given["passing"] is not None:
        chosen = {seat: sorted(names) for seat, names in given["passing"]["chosen"].items()}
        placed["passing"] = given["passing"] | {"chosen": chosen}
    return placed


def refused_by(state: Any, move: dict[str, Any]) -> str | None:
    """Returns the rule with which a move is refused."""
    return refusal(state, move).rule
