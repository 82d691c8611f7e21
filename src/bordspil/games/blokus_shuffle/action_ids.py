"""The moves of Blokus Shuffle numbered without gaps for learners, and what a turn of the board makes of each number.

Warp alone is decided in two: the colour of the piece that moves, then the placement it moves to. So there are a fifth
of the numbers there would be with one for each warp. Between the two the record names the colour, as after Wild.
"""

from typing import Any, Final

import numpy as np

from bordspil.core.kernel import kernel, table
from bordspil.core.tensor import Part
from bordspil.games.blokus_shuffle.rules.grid import NO_COLOUR
from bordspil.games.blokus_shuffle.rules.legal_moves import legal
from bordspil.games.blokus_shuffle.rules.legal_moves import may_play as may_play_move
from bordspil.games.blokus_shuffle.rules.notation import Choice, Move, Shuffle, Warp, decode, encode
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
from bordspil.games.blokus_shuffle.rules.placing import WARPS, can_warp_colour, list_warps_of
from bordspil.games.blokus_shuffle.rules.state import CHOOSE, COLOURS, KINDS, WARP
from bordspil.games.blokus_shuffle.rules.turns import NAMES, PASS, PLAYS, RECYCLES
from bordspil.games.blokus_shuffle.rules.turns import play as play_move

# Placements first, then the pass, then what only cards bring: kinds of cards, colours, pieces to recycle.
PLACED: Final = len(PLACEMENTS)
CLASSIC: Final = PLACED + 1
NAMED: Final = CLASSIC + KINDS
RECYCLED: Final = NAMED + COLOURS
ALL_MOVES: Final = RECYCLED + COLOURS * PIECES

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
    """Returns the action id of a move of the rules; of a warp that of its placement."""
    if move < WARPS:
        return number_of_place(move)
    if move == PASS:
        return PLACED
    if move < PLAYS:
        return number_of_place((move - WARPS) % PLACES)
    return CLASSIC + move - PLAYS


@kernel
def from_number(g: Any, number: int) -> int:
    """Returns the move of the rules that an action id plays in a state."""
    if number < PLACED:
        place = place_of_number(number)
        return WARPS + int(g.named) * PLACES + place if is_warping(g) and g.named != NO_COLOUR else place
    if number == PLACED:
        return PASS
    return PLAYS + number - CLASSIC


@kernel
def is_warping(g: Any) -> bool:
    """Returns whether Warp is to be decided."""
    return bool(g.step == CHOOSE and g.pending == WARP)


@kernel
def list_decisions(g: Any, out: Any) -> int:
    """Writes the legal moves, for Warp the colours or then the warps of the named one; returns their number."""
    if not is_warping(g):
        return legal(g, out)
    if g.named != NO_COLOUR:
        return list_warps_of(g, int(g.named), out, 0)
    n = 0
    for colour in range(COLOURS):
        if can_warp_colour(g, colour):
            out[n] = NAMES + colour
            n += 1
    return n


@kernel
def may_play(g: Any, number: int) -> bool:
    """Returns whether an action id is legal."""
    if is_warping(g) and g.named == NO_COLOUR:
        return NAMED <= number < RECYCLED and can_warp_colour(g, number - NAMED)
    return may_play_move(g, from_number(g, number))


@kernel
def play(g: Any, number: int) -> None:
    """Plays the move of an action id, or names the colour of which a piece is to be warped."""
    if is_warping(g) and g.named == NO_COLOUR:
        g.named = number - NAMED
    else:
        play_move(g, from_number(g, number))


def numbers_of(move: Move) -> tuple[int, ...]:
    """Returns the action ids that play a player's move, one after the other."""
    assert not isinstance(move, Shuffle)
    number = int(to_number(encode(move)))
    return (NAMED + move.colour, number) if isinstance(move, Warp) else (number,)


def move_of(state: np.ndarray, number: int) -> Choice:
    """Returns the move that an action id plays in a state, or the naming of a colour that begins a warp."""
    return decode(int(from_number(state[0], number)))


def begins(state: np.ndarray, number: int) -> bool:
    """Returns whether an action id only begins a move: a warp, by its colour."""
    return bool(is_warping(state[0])) and int(state["named"][0]) == NO_COLOUR and NAMED <= number < RECYCLED


def actions(seats: int, options: Any) -> int:
    """Returns how many action ids there are."""
    return ALL_MOVES if options["cards"] == "shuffle" else CLASSIC


def action_parts(seats: int, options: Any) -> tuple[Part, ...]:
    """Returns what the action ids mean."""
    places = "a placement: by piece, orientation, then the row and column of its frame's corner"
    where_to = "; after a colour for Warp, where that colour's piece goes"
    found = (
        Part("place", 0, PLACED, f"{places}{where_to if options['cards'] == 'shuffle' else ''}"),
        Part("pass", PLACED, 1, "nothing can be placed"),
        Part("card", CLASSIC, KINDS, "a kind of card, from the hand or of those drawn"),
        Part(
            "colour",
            NAMED,
            COLOURS,
            "the colour named for Wild, or for Warp that of the piece to move: a placement follows",
        ),
        Part("recycle", RECYCLED, COLOURS * PIECES, "21 x colour + piece"),
    )
    return found if options["cards"] == "shuffle" else found[:2]


def turned(squares: np.ndarray, colours: np.ndarray, count: int) -> np.ndarray:
    """Returns where action ids go when square n of the board becomes squares[n] and colour c becomes colours[c]."""
    places = np.array([_turn(code, squares) for code in PLACEMENTS])
    pieces = np.arange(PIECES)
    numbers = [places, np.array([PLACED]), CLASSIC + np.arange(KINDS), NAMED + colours]
    numbers += [RECYCLED + PIECES * colour + pieces for colour in colours]
    moved: np.ndarray = np.concatenate(numbers)[:count]
    return moved


def _turn(code: int, squares: np.ndarray) -> int:
    cells = (divmod(int(squares[SIDE * row + column]), SIDE) for row, column in squares_of(code))
    return int(number_of_place(PLACE_OF[tuple(sorted(cells))]))


assert (NAMES - PLAYS, RECYCLES - NAMES, PASS - RECYCLES) == (KINDS, COLOURS, COLOURS * PIECES)
