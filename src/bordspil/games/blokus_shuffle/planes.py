"""Observations of Blokus Shuffle as planes of the board, 20 by 20: where colours lie, and in all cells what else is."""

from typing import Any, Final

import numpy as np

from bordspil.core.planes import Planes, everywhere, everywhere_one_hot, one_hot
from bordspil.games.blokus_shuffle.observation import CORNER, FIRST_PIECE, SHARER, parts
from bordspil.games.blokus_shuffle.rules.pieces import SIDE, SQUARES
from bordspil.games.blokus_shuffle.rules.state import COLOURS

NAMES: Final = {SHARER: (1, 2, 3), CORNER: range(COLOURS)}  # numbers that name something, with what they may be


def planes(seats: int, options: Any) -> Planes:
    """Returns the planes: colours on the board, then a plane for every other number, or for each of its values."""
    board = np.arange(SQUARES)
    found = [one_hot("board", "by colour: 1 where its pieces lie", board, range(1, COLOURS + 1))]
    if options["cards"] == "shuffle":
        first = "1 where a Double Play's first piece lies"
        found.append(one_hot("first piece", first, board, (FIRST_PIECE,)))
    for part in parts(seats, options)[1:]:
        if part.first in NAMES:
            values = NAMES[part.first]
            meaning = f"in all cells: 1 for the value {values[0]} of the flat number, then {values[1]} and on"
            found.append(everywhere_one_hot(part.name, meaning, SQUARES, part.first, values))
        else:
            found.append(everywhere(part.name, f"in all cells: {part.meaning}", SQUARES, part.first, part.count))
    return Planes((SIDE, SIDE), tuple(found))
