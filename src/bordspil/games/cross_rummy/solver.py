"""The solver of Cross Rummy: the largest Lay it can find in a given time, and whether a player can go out now."""

from collections import Counter
from collections.abc import Iterable
from time import perf_counter
from typing import Final

import numpy as np
from msgspec import Struct

from bordspil.core.kernel import generator
from bordspil.games.cross_rummy import annealing, layout, weaving
from bordspil.games.cross_rummy.laying import FOUND, LAST, OWN, Problem
from bordspil.games.cross_rummy.layout import Table
from bordspil.games.cross_rummy.tiles import NUMBERS, VALUES
from bordspil.games.cross_rummy.weaving import FIELD, WIDE

WIDEST: Final = 100  # a table wider or higher than this is pushed together before it is searched
WARM, COLD = 0.7, 0.15
SHORTEST: Final = 0.001  # seconds between two looks at the clock


class Layout(Struct, frozen=True):
    """A table after a Lay: how many tiles came from the rack, how many old ones lie elsewhere now."""

    table: Table
    tiles: int
    moved: int


def movable(problem: Problem) -> Table:
    """The tiles that may be rearranged."""
    if problem.mode == OWN:
        own = set(problem.own)
        return tuple(tile for tile in problem.table if tile[:2] in own)
    return () if problem.mode == FOUND else problem.table


def layable(problem: Problem) -> int:
    """A bound without a search: the rack tiles that could stand in some line with all tiles there are."""
    rack = Counter(kind for kind in problem.rack if kind < NUMBERS)
    there = set(rack) | {tile[2] for tile in movable(problem)}
    return sum(count for kind, count in rack.items() if _has_line(kind, there))


def _has_line(kind: int, there: set[int]) -> bool:
    if sum(other % VALUES == kind % VALUES for other in there) >= 3:
        return True
    near = [kind + n in there and (kind + n) // VALUES == kind // VALUES for n in (-2, -1, 1, 2)]
    return near[0] and near[1] or near[1] and near[2] or near[2] and near[3]


class Field:
    """The working table of one problem, and the way from its squares back to the real ones."""

    def __init__(self, problem: Problem, seed: int) -> None:
        self.problem = problem
        self.rng = generator(seed)
        self.memory = np.zeros(1, FIELD)
        self.loose = movable(problem)
        loose = set(self.loose)
        self.fixed = tuple(tile for tile in problem.table if tile not in loose)
        self.placed = _pushed_together(self.loose)
        self.down, self.right = _shift(self.placed, self.fixed)
        self.reset()

    @property
    def fits(self) -> bool:
        """Whether the table is small enough to be searched."""
        return all(2 <= place + shift < WIDE - 2 for tile in self.placed for place, shift in self._shifted(tile))

    def _shifted(self, tile: tuple[int, ...]) -> Iterable[tuple[int, int]]:
        return (tile[0], self.down), (tile[1], self.right)

    def reset(self) -> None:
        """Lays everything out as it lies on the real table."""
        squares = np.array([self._square(tile[0], tile[1]) for tile in self.placed], np.int16)
        kinds = np.array([tile[2] for tile in self.placed], np.int8)
        rack = np.zeros(NUMBERS, np.int8)
        for kind in self.problem.rack:
            if kind < NUMBERS:
                rack[kind] += 1
        limit = 1 if self.problem.mode in (FOUND, OWN) else self.problem.limit
        weaving.set_up(self.memory, squares, kinds, self._walls(), rack, limit, self.problem.mode == LAST)

    def _square(self, row: int, column: int) -> int:
        return (row + self.down) * WIDE + column + self.right

    def _walls(self) -> np.ndarray:
        """The closed groups and every square beside them, as far as they lie on the field."""
        found = {
            (row + down, column + right)
            for row, column, _ in self.fixed
            for down, right in ((0, 0), (0, 1), (1, 0), (0, -1), (-1, 0))
        }
        inside = [square for square in found if self._is_inside(*square)]
        return np.array(sorted(self._square(*square) for square in inside), np.int16)

    def _is_inside(self, row: int, column: int) -> bool:
        return 0 <= row + self.down < WIDE and 0 <= column + self.right < WIDE

    def best(self) -> Layout | None:
        """The best table found, on real squares; None where no rack tile could be added."""
        g = self.memory[0]
        count = int(g["best"])
        if count == len(self.loose):
            return None
        squares, kinds = g["best_squares"][:count].tolist(), g["best_kinds"][:count].tolist()
        laid = [
            (square // WIDE - self.down, square % WIDE - self.right, kind)
            for square, kind in zip(squares, kinds, strict=True)
        ]
        table = _within([*laid, *self.fixed])
        stayed = len(set(self.problem.table) & set(table))
        return Layout(table, count - len(self.loose), len(self.problem.table) - stayed)


def _pushed_together(table: Table) -> Table:
    """The same table; where it is too large for the field, its groups side by side."""
    if _span(table, 0) <= WIDEST and _span(table, 1) <= WIDEST:
        return table
    found: list[tuple[int, int, int]] = []
    right = 0
    for group in layout.groups(table):
        top, left = min(tile[0] for tile in group), min(tile[1] for tile in group)
        found += [(row - top, column - left + right, kind) for row, column, kind in group]
        right += _span(group, 1) + 2
    return tuple(found)


def _span(table: Iterable[tuple[int, ...]], axis: int) -> int:
    places = [tile[axis] for tile in table]
    return max(places) - min(places) + 1 if places else 0


def _shift(loose: Table, fixed: Table) -> tuple[int, int]:
    """What brings the tiles to the middle of the field; an empty middle lies beside the closed groups."""
    if loose:
        rows, columns = [tile[0] for tile in loose], [tile[1] for tile in loose]
        return (WIDE - min(rows) - max(rows)) // 2, (WIDE - min(columns) - max(columns)) // 2
    if not fixed:
        return WIDE // 2, WIDE // 2
    rows, columns = [tile[0] for tile in fixed], [tile[1] for tile in fixed]
    if _span(fixed, 0) <= _span(fixed, 1):
        return WIDE // 2 - max(rows) - 6, (WIDE - min(columns) - max(columns)) // 2
    return (WIDE - min(rows) - max(rows)) // 2, WIDE // 2 - max(columns) - 6


def _within(table: list[tuple[int, int, int]]) -> Table:
    """The table, shifted as a whole if it has grown past the farthest row or column."""
    shifts = []
    for axis in range(2):
        low, high = min(tile[axis] for tile in table), max(tile[axis] for tile in table)
        shifts.append(min(0, layout.FARTHEST - high) or max(0, -layout.FARTHEST - low))
    down, right = shifts
    return tuple(sorted((row + down, column + right, kind) for row, column, kind in table))


def solve(
    problem: Problem,
    seconds: float | None = None,
    iterations: int | None = None,
    seed: int = 0,
    target: int | None = None,
) -> Layout | None:
    """The Lay with the most tiles found in the time or number of steps given, and of those the one that moves fewest.

    It ends early when as many tiles lie as the target asks, by default as many as `layable` allows.
    """
    field = Field(problem, seed)
    if not field.fits:
        return None
    most = layable(problem) if target is None else min(target, layable(problem))
    annealing.begin(field.memory, field.rng)
    goal = len(field.loose) + most
    if iterations is not None:
        _run_steps(field, iterations, goal)
    elif seconds:
        _run_seconds(field, seconds, goal)
    return field.best()


def _run_steps(field: Field, iterations: int, goal: int) -> None:
    for part in range(32):
        steps = iterations * (part + 1) // 32 - iterations * part // 32
        annealing.anneal(field.memory, field.rng, steps, _warmth(part / 32), goal)


def _run_seconds(field: Field, seconds: float, goal: int) -> None:
    begin = now = perf_counter()
    steps = 10
    while now - begin < seconds:
        ran = annealing.anneal(field.memory, field.rng, steps, _warmth((now - begin) / seconds), goal)
        if ran < steps:
            return
        then = perf_counter()
        if then - now < SHORTEST and steps < 10_000:
            steps *= 2
        now = then


def _warmth(passed: float) -> float:
    return WARM + (COLD - WARM) * passed
