"""Aligns a new table with the old one: turns and shifts whole groups so that the most tiles lie as before."""

from collections import Counter
from collections.abc import Iterable, Iterator

from bordspil.games.cross_rummy.rules import layout
from bordspil.games.cross_rummy.rules.layout import Square, Table

TRIES = 12
TURNS = tuple((across, down, right) for across in (False, True) for down in (1, -1) for right in (1, -1))
Tile = tuple[int, int, int]  # row, column, kind


def align(laid: list[Tile], old: Table, fixed: Table) -> list[Tile]:
    """Returns the same groups, nearer to where their tiles lay on the old table, and clear of the fixed tiles."""
    where: dict[int, list[Square]] = {}
    for row, column, kind in old:
        where.setdefault(kind, []).append((row, column))
    found: list[Tile] = []
    taken = _around(fixed)
    for group in sorted(layout.groups(laid), key=len, reverse=True):
        for placed in _places(group, where):
            if not any((row, column) in taken for row, column, _ in placed):
                found += placed
                taken |= _around(placed)
                break
        else:
            return laid
    return found


def _around(tiles: Iterable[Tile]) -> set[Square]:
    """Returns the squares of tiles and those beside them."""
    steps = ((0, 0), (0, 1), (1, 0), (0, -1), (-1, 0))
    return {(row + down, column + right) for row, column, _ in tiles for down, right in steps}


def _places(group: Table, where: dict[int, list[Square]]) -> Iterator[list[Tile]]:
    """Yields places for a group, first those where most of its tiles lie as before, at last where it is."""
    turned = [[_turn(tile, turn) for tile in group] for turn in TURNS]
    votes: Counter[tuple[int, int, int]] = Counter()
    for number, tiles in enumerate(turned):
        for row, column, kind in tiles:
            for home_row, home_column in where.get(kind, ()):
                votes[number, home_row - row, home_column - column] += 1
    for (number, down, right), _ in votes.most_common(TRIES):
        yield [(row + down, column + right, kind) for row, column, kind in turned[number]]
    yield list(group)


def _turn(tile: Tile, turn: tuple[bool, int, int]) -> Tile:
    across, down, right = turn
    row, column, kind = tile
    return (down * column, right * row, kind) if across else (down * row, right * column, kind)
