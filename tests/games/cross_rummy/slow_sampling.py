"""The sample of Lays once more, slowly, with sets and generators: lines, tiles at ends, lines across."""

from collections.abc import Iterator
from itertools import chain, combinations, islice

from bordspil.core.game import IllegalMove
from bordspil.games.cross_rummy.rules import layout
from bordspil.games.cross_rummy.rules.laying import FOUND, LAST, OPEN, OWN, Problem, solves
from bordspil.games.cross_rummy.rules.layout import FARTHEST, Table, pack, unpack
from bordspil.games.cross_rummy.rules.tiles import NUMBERS, VALUES

MOST = 8
Tiles = tuple[tuple[int, int, int], ...]


def sample_lays(problem: Problem, count: int = MOST) -> list[bytes]:
    """Returns packed tables after some legal Lays, the same ones for the same problem."""
    return list(islice(_legal(problem), count))


def _legal(problem: Problem) -> Iterator[bytes]:
    found = set()
    for tiles in _additions(problem):
        packed = pack([*problem.table, *tiles])
        if packed not in found and is_legal(problem, packed):  # two lines may go on at the same square
            found.add(packed)
            yield packed


def _additions(problem: Problem) -> Iterator[Tiles]:
    """Yields tiles that may be added: lines of their own where a group may be founded, and tiles at open tiles."""
    table, mode, kinds = problem.table, problem.mode, {kind for kind in problem.rack if kind < NUMBERS}
    new: Iterator[Tiles] = iter(())
    if mode in (FOUND, LAST) or (mode == OPEN and len(layout.groups(table)) < problem.limit):
        row, column = _free_place(table)
        new = (tuple((row, column + n, kind) for n, kind in enumerate(line)) for line in lines_of(kinds))
    if mode not in (OWN, OPEN):
        return new
    there = {(row, column): kind for row, column, kind in table}
    half = MOST // 2
    return chain(islice(_across(problem, there, kinds), half), islice(_at_ends(problem, there, kinds), half), new)


def _free_place(table: Table) -> tuple[int, int]:
    """Returns a square with an empty row between it and all tiles."""
    if not table:
        return 0, 0
    row, column = table[-1][0] + 2, min(tile[1] for tile in table)
    return row if row <= FARTHEST else table[0][0] - 2, min(column, FARTHEST - VALUES)


def lines_of(kinds: set[int]) -> Iterator[tuple[int, ...]]:
    """CR-30: rows and runs that can be made of some kinds, each as long as possible, then runs of three."""
    for value in range(VALUES):
        row = [kind for kind in range(value, NUMBERS, VALUES) if kind in kinds]
        if len(row) >= 3:
            yield tuple(row)
    runs = list(_runs(kinds))
    yield from runs
    yield from (run[start : start + 3] for run in runs if len(run) > 3 for start in range(len(run) - 2))


def _runs(kinds: set[int]) -> Iterator[tuple[int, ...]]:
    for first in range(NUMBERS - 2):
        if first in kinds and (first % VALUES == 0 or first - 1 not in kinds):
            end = first
            while end in kinds and end < NUMBERS and (end == first or end % VALUES):
                end += 1
            if end - first >= 3:
                yield tuple(range(first, end))


def _at_ends(problem: Problem, there: dict[tuple[int, int], int], kinds: set[int]) -> Iterator[Tiles]:
    """Yields single tiles beside the open ones, where they go on from two tiles in a line."""
    for row, column in problem.own or there:
        for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            square, before = (row + down, column + right), (row - down, column - right)
            if square not in there and before in there:
                yield from (
                    ((*square, kind),) for kind in _following(there[before], there[row, column]) if kind in kinds
                )


def _following(first: int, second: int) -> list[int]:
    """Returns the kinds that make a row or a run of two tiles side by side."""
    if first % VALUES == second % VALUES:
        return [kind for kind in range(first % VALUES, NUMBERS, VALUES) if kind not in (first, second)]
    third = 2 * second - first
    return [third] if third // VALUES == second // VALUES else []


def _across(problem: Problem, there: dict[tuple[int, int], int], kinds: set[int]) -> Iterator[Tiles]:
    """Yields lines of three through an open tile, with two tiles of the rack on squares that touch nothing else."""
    for row, column in problem.own or there:
        for down, right in ((0, 1), (1, 0)):
            if (row + down, column + right) in there or (row - down, column - right) in there:
                continue
            for start, pair in _partners(there[row, column], kinds):
                squares = [(row + n * down, column + n * right) for n in range(start, start + 3) if n]
                if all(_is_lonely(square, (row, column), there) for square in squares):
                    yield tuple((*square, kind) for square, kind in zip(squares, pair, strict=True))


def _is_lonely(square: tuple[int, int], tile: tuple[int, int], there: dict[tuple[int, int], int]) -> bool:
    """Returns whether a square is empty and touches at most one tile, the given one."""
    row, column = square
    beside = {(row, column), (row, column + 1), (row + 1, column), (row, column - 1), (row - 1, column)}
    return there.keys().isdisjoint(beside - {tile})


def _partners(kind: int, kinds: set[int]) -> Iterator[tuple[int, tuple[int, int]]]:
    """Yields the pairs that make a line of three with a tile, and how far before it the line begins."""
    others = [other for other in range(kind % VALUES, NUMBERS, VALUES) if other in kinds and other != kind]
    if len(others) > 1:
        yield from ((start, pair) for start in (-2, -1, 0) for pair in combinations(others, 2))
    low, high = kind - kind % VALUES, kind - kind % VALUES + VALUES
    for start, pair in ((-2, (-2, -1)), (-1, (-1, 1)), (0, (1, 2))):
        first, second = kind + pair[0], kind + pair[1]
        if first in kinds and second in kinds and low <= first and second < high:
            yield start, (first, second)


def is_legal(problem: Problem, packed: bytes) -> bool:
    """Returns whether the Lay that leads to a table is legal."""
    try:
        solves(problem, unpack(packed))
    except IllegalMove:
        return False
    return True
