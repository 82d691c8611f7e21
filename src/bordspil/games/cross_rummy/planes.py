"""Observations of Cross Rummy as planes, 32 by 32: the table, and tiles in a row for each colour."""

from typing import Any, Final

import numpy as np

from bordspil.core.planes import NOWHERE, Planes, everywhere, numbers, one_hot
from bordspil.games.cross_rummy.rules.tiles import COLOURS, KINDS, NUMBERS, VALUES
from bordspil.games.cross_rummy.tensor import BY_SEAT, COUNTS, GRID, LAID, LAYS, OWNERS, PARTS, SEATS, WINDOW

CELLS: Final = WINDOW * WINDOW
BY_KIND: Final = ("rack", "pool", "table", "passed")


def planes(seats: int, options: Any) -> Planes:
    """Returns the planes: the table, the tiles of which there are some, and in all cells the other numbers."""
    grid = np.arange(CELLS)
    whose = "by seat: 1 where a group of its lies, until all have founded"
    found = [
        one_hot("grid", "by kind of number tile: 1 where it lies", GRID + grid, range(1, NUMBERS + 1)),
        one_hot("owners", whose, OWNERS + grid, range(1, SEATS + 1)),
    ]
    of_tiles = "a row for each colour, columns for values, below them Pass Two and Draw Three"
    assert tuple(part.name for part in PARTS[: len(BY_KIND)]) == BY_KIND
    found += [
        numbers(part.name, f"{of_tiles}: {part.meaning}", _tiles(part.first)[None]) for part in PARTS[: len(BY_KIND)]
    ]
    laid = np.array([_tiles(LAID + lay * KINDS) for lay in range(LAYS)])
    found.append(numbers("lays", f"by lay: {of_tiles}", laid))
    rest = [part for part in PARTS if COUNTS <= part.first < LAID]
    assert rest[-1].first + SEATS == LAID == BY_SEAT + 7 * SEATS
    found += [everywhere(part.name, f"in all cells: {part.meaning}", CELLS, part.first, part.count) for part in rest]
    return Planes((WINDOW, WINDOW), tuple(found))


def _tiles(first: int) -> np.ndarray:
    """Returns where a plane of tiles shows the numbers of each kind."""
    sources = np.full((WINDOW, WINDOW), NOWHERE)
    sources[: len(COLOURS), :VALUES] = first + np.arange(NUMBERS).reshape(len(COLOURS), VALUES)
    sources[len(COLOURS), : KINDS - NUMBERS] = first + np.arange(NUMBERS, KINDS)
    return sources.ravel()
