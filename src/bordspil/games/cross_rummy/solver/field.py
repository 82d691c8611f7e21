"""The solver's field: a problem laid out on it, and the way from its squares back to the real ones."""

from collections.abc import Iterable

import numpy as np

from bordspil.core.kernel import generator
from bordspil.games.cross_rummy.rules import layout
from bordspil.games.cross_rummy.rules.laying import FOUND, LAST, OWN, Problem
from bordspil.games.cross_rummy.rules.layout import FARTHEST, Table
from bordspil.games.cross_rummy.rules.tiles import NUMBERS
from bordspil.games.cross_rummy.solver import working_table
from bordspil.games.cross_rummy.solver.working_table import FIELD, WIDE

WIDEST = 100  # a table wider or higher than this is pushed together before it is searched
BESIDE = ((0, 1), (1, 0), (0, -1), (-1, 0))
Tile = tuple[int, int, int]  # row, column, kind


def movable(problem: Problem) -> Table:
    """Returns the tiles that may be rearranged."""
    if problem.mode == OWN:
        own = set(problem.own)
        return tuple(tile for tile in problem.table if tile[:2] in own)
    return () if problem.mode == FOUND else problem.table


class Field:
    """The solver's working table with the movable tiles in its middle and walls around the closed ones."""

    def __init__(self, problem: Problem, seed: int) -> None:
        self.problem = problem
        self.rng = generator(seed)
        self.memory = np.zeros(1, FIELD)
        self.loose = movable(problem)
        loose = set(self.loose)
        self.fixed = tuple(tile for tile in problem.table if tile not in loose)
        placed = pushed_together(self.loose)
        self.down, self.right = _shift(placed, self.fixed)
        inside = range(2, WIDE - 2)
        self.fits = all(row + self.down in inside and column + self.right in inside for row, column, _ in placed)
        self.squares = [self._square(row, column) for row, column, _ in placed] if self.fits else []
        self.reset()

    def reset(self) -> None:
        """Lays everything out as it lies on the real table and forgets what was found."""
        kinds = [kind for _, _, kind in self.loose] if self.fits else []
        rack = np.bincount([kind for kind in self.problem.rack if kind < NUMBERS], minlength=NUMBERS)
        limit = 1 if self.problem.mode in (FOUND, OWN) else self.problem.limit
        squares = np.array(self.squares, np.int16)
        founding = self.problem.mode == LAST
        working_table.set_up(self.memory, squares, np.array(kinds, np.int8), self._walls(), rack, limit, founding)

    def _square(self, row: int, column: int) -> int:
        return (row + self.down) * WIDE + column + self.right

    def _walls(self) -> np.ndarray:
        """Returns the closed groups and every square beside them, as far as they lie on the field."""
        found = {
            (row + self.down + down, column + self.right + right)
            for row, column, _ in self.fixed
            for down, right in ((0, 0), *BESIDE)
        }
        inside = range(WIDE)
        return np.array(sorted(r * WIDE + c for r, c in found if r in inside and c in inside), np.int16)

    @property
    def tiles(self) -> int:
        """Returns how many rack tiles the best table has."""
        return int(self.memory["best"][0]) - len(self.loose)

    def best(self) -> list[Tile]:
        """Returns the best table on real squares, without closed tiles."""
        g = self.memory[0]
        squares, kinds = g["best_squares"][: g["best"]].tolist(), g["best_kinds"][: g["best"]].tolist()
        return [
            (square // WIDE - self.down, square % WIDE - self.right, kind)
            for square, kind in zip(squares, kinds, strict=True)
        ]


def pushed_together(table: Table) -> Table:
    """Returns the same table; where it is too large for the field, its groups side by side, tiles in their order."""
    if span(table, 0) <= WIDEST and span(table, 1) <= WIDEST:
        return table
    found: dict[tuple[int, int], Tile] = {}
    edge = 0
    for group in layout.groups(table):
        top, left = min(tile[0] for tile in group), min(tile[1] for tile in group)
        for row, column, kind in group:
            found[row, column] = (row - top, column - left + edge, kind)
        edge += span(group, 1) + 2
    return tuple(found[row, column] for row, column, _ in table)


def span(table: Iterable[Tile], axis: int) -> int:
    """Returns how many rows or columns a table takes."""
    places = [tile[axis] for tile in table]
    return max(places) - min(places) + 1 if places else 0


def _shift(loose: Table, fixed: Table) -> tuple[int, int]:
    """Returns what brings the tiles to the middle of the field; an empty middle lies beside the closed groups."""
    tiles = loose or fixed
    if not tiles:
        return WIDE // 2, WIDE // 2
    rows, columns = [tile[0] for tile in tiles], [tile[1] for tile in tiles]
    down, right = (WIDE - min(rows) - max(rows)) // 2, (WIDE - min(columns) - max(columns)) // 2
    if loose:
        return down, right
    if span(fixed, 0) <= span(fixed, 1):
        return WIDE // 2 - max(rows) - 6, right
    return down, WIDE // 2 - max(columns) - 6


def within(table: list[Tile]) -> Table:
    """Returns the table by row and column, shifted as a whole if it has grown past the farthest row or column."""
    shifts = []
    for axis in range(2):
        low, high = min(tile[axis] for tile in table), max(tile[axis] for tile in table)
        shifts.append(min(0, FARTHEST - high) or max(0, -FARTHEST - low))
    down, right = shifts
    return tuple(sorted((row + down, column + right, kind) for row, column, kind in table))
