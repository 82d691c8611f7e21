"""The moves of Blokus Shuffle numbered without gaps for learners, and what a turn of the board makes of each number."""

from typing import Any, Final

import numpy as np

from bordspil.core.kernel import kernel, table
from bordspil.core.tensor import Part
from bordspil.games.blokus_shuffle.rules.notation import Choice, Move, Shuffle, decode, encode
from bordspil.games.blokus_shuffle.rules.pieces import (
    ORIENTATIONS,
    PIECES,
    PLACE_OF,
    PLACEMENTS,
    PLACES,
    SIDE,
    SQUARES,
    TALL,
    WIDE,
    squares_of,
)
from bordspil.games.blokus_shuffle.rules.placing import WARPS
from bordspil.games.blokus_shuffle.rules.state import COLOURS, KINDS
from bordspil.games.blokus_shuffle.rules.turns import NAMES, PASS, PLAYS, RECYCLES

# Placements first, then the pass, then what only cards bring: kinds of cards, colours, pieces to recycle, warps.
PLACED: Final = len(PLACEMENTS)
CLASSIC: Final = PLACED + 1
CARDED: Final = CLASSIC + KINDS + COLOURS + COLOURS * PIECES  # beyond these, warps
ALL_MOVES: Final = CARDED + COLOURS * PLACED

# Every orientation has (21 - height) x (21 - width) placements, row by row.
COLUMNS: Final = table(SIDE + 1 - WIDE.astype(np.int32), np.int32)
BEGIN: Final = table(
    [0, *np.cumsum((SIDE + 1 - TALL.astype(np.int32)) * COLUMNS)[:-1]],
    np.int32,
)
HALVES: Final = 64  # the largest power of two below the number of orientations, to search them by halves
TURNED: Final = len(ORIENTATIONS)


@kernel
def number_of_place(place: int) -> int:
    """Returns the number of a placement."""
    orientation, at = place // SQUARES, place % SQUARES
    return int(BEGIN[orientation]) + at // SIDE * int(COLUMNS[orientation]) + at % SIDE


@kernel
def place_of_number(number: int) -> int:
    """Returns the placement of a number."""
    orientation, half = 0, HALVES
    while half:
        if orientation + half < TURNED and BEGIN[orientation + half] <= number:
            orientation += half
        half >>= 1
    at, columns = number - int(BEGIN[orientation]), int(COLUMNS[orientation])
    return orientation * SQUARES + at // columns * SIDE + at % columns


@kernel
def to_number(move: int) -> int:
    """Returns the action id of a move of the rules."""
    if move < WARPS:
        return number_of_place(move)
    if move == PASS:
        return PLACED
    if move < PLAYS:
        return CARDED + (move - WARPS) // PLACES * PLACED + number_of_place((move - WARPS) % PLACES)
    return CLASSIC + move - PLAYS


@kernel
def from_number(number: int) -> int:
    """Returns the move of the rules with an action id."""
    if number < PLACED:
        return place_of_number(number)
    if number == PLACED:
        return PASS
    if number < CARDED:
        return PLAYS + number - CLASSIC
    colour, place = (number - CARDED) // PLACED, (number - CARDED) % PLACED
    return WARPS + colour * PLACES + place_of_number(place)


def number_of(move: Move) -> int:
    """Returns the action id of a player's move."""
    assert not isinstance(move, Shuffle)
    return int(to_number(encode(move)))


def move_of(number: int) -> Choice:
    """Returns the move of an action id."""
    return decode(int(from_number(number)))


def actions(seats: int, options: Any) -> int:
    """Returns how many action ids there are."""
    return ALL_MOVES if options["cards"] == "shuffle" else CLASSIC


def action_parts(seats: int, options: Any) -> tuple[Part, ...]:
    """Returns what the action ids mean."""
    found = (
        Part("place", 0, PLACED, "a placement: by piece, orientation, then the row and column of its frame's corner"),
        Part("pass", PLACED, 1, "nothing can be placed"),
        Part("card", CLASSIC, KINDS, "a kind of card, from the hand or of those drawn"),
        Part("colour", CLASSIC + KINDS, COLOURS, "the colour named for Wild"),
        Part("recycle", CLASSIC + KINDS + COLOURS, COLOURS * PIECES, "21 x colour + piece"),
        Part("warp", CARDED, COLOURS * PLACED, "30,433 x colour + the number of its piece's new placement"),
    )
    return found if options["cards"] == "shuffle" else found[:2]


def turned(squares: np.ndarray, colours: np.ndarray, count: int) -> np.ndarray:
    """Returns where action ids go when square n of the board becomes squares[n] and colour c becomes colours[c]."""
    places = np.array([_turn(code, squares) for code in PLACEMENTS])
    pieces = np.arange(PIECES)
    numbers = [places, np.array([PLACED]), CLASSIC + np.arange(KINDS), CLASSIC + KINDS + colours]
    numbers += [CLASSIC + KINDS + COLOURS + PIECES * colour + pieces for colour in colours]
    numbers += [CARDED + PLACED * colour + places for colour in colours]
    moved: np.ndarray = np.concatenate(numbers)[:count]
    return moved


def _turn(code: int, squares: np.ndarray) -> int:
    cells = (divmod(int(squares[SIDE * row + column]), SIDE) for row, column in squares_of(code))
    return int(number_of_place(PLACE_OF[tuple(sorted(cells))]))


assert (NAMES - PLAYS, RECYCLES - NAMES, PASS - RECYCLES) == (KINDS, COLOURS, COLOURS * PIECES)
