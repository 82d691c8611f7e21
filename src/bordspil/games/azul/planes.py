"""Observations of Azul as planes of a wall, 5 by 5: a row is a pattern line with its row of the wall."""

from typing import Any, Final

import numpy as np

from bordspil.core.kernel import table
from bordspil.core.planes import LEAST, PlanePart, Planes, everywhere, everywhere_one_hot, one_hot
from bordspil.games.azul.rules.layout import COLOURS, FLOOR_SPACES, LINES, MARKER
from bordspil.games.azul.tensor import BOARD, COMMON, parts

CELLS: Final = 25
ROWS: Final = table(np.arange(CELLS) // LINES)
COLUMNS: Final = table(np.arange(CELLS) % LINES)
COLOUR_CODES: Final = range(1, COLOURS + 1)


def planes(seats: int, options: Any) -> Planes:
    """Returns the planes: walls and lines of all boards in turn order from the observer's own, then all the rest."""
    found = [part for turn in range(seats) for part in _board(turn)]
    numbers = parts(seats, options)
    common = [part for part in numbers if part.first < COMMON]
    found += [everywhere(part.name, f"in all cells: {part.meaning}", CELLS, part.first, part.count) for part in common]
    for turn in range(seats):
        at = COMMON + turn * BOARD
        for space in range(FLOOR_SPACES):
            tile = "in all cells, by colour, then the marker: 1 if it lies there"
            name = f"board {turn} floor {space}"
            found.append(everywhere_one_hot(name, tile, CELLS, at + 35 + space, range(1, MARKER + 1)))
        rest = [part for part in numbers if at + 42 <= part.first < at + BOARD]
        found += [everywhere(part.name, f"in all cells: {part.meaning}", CELLS, part.first) for part in rest]
    return Planes((LINES, LINES), tuple(found))


def _board(turn: int) -> list[PlanePart]:
    at, whose = COMMON + turn * BOARD, f"board {turn}"
    filled = (at + 2 * ROWS + 1)[None]
    return [
        one_hot(f"{whose} wall", "by colour: 1 where such a tile lies", at + 10 + np.arange(CELLS), COLOUR_CODES),
        one_hot(f"{whose} line colour", "by colour: 1 in the row of a line that holds it", at + 2 * ROWS, COLOUR_CODES),
        PlanePart(
            f"{whose} line tiles", "1 in as many cells of a row as its line has tiles", LEAST, filled, COLUMNS[None] + 1
        ),
    ]
