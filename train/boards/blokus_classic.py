"""Blokus Shuffle by the classic rules with four seats, for the trainer: planes and numbers of a position, and actions.

The net sees a position from the colour to move: its own corner lies top left, the others follow in the order of play.
That uses up all eight symmetries of the board (four turns, and mirrored where play goes the other way round), so that
no position need be learned twice.
"""

from typing import Any, Final

import numba
import numpy as np

from bordspil.games.blokus_shuffle.rules.grid import CORNER, NO_COLOUR, START, corners_of, free_in, list_placements
from bordspil.games.blokus_shuffle.rules.grid import start_squares as start_squares
from bordspil.games.blokus_shuffle.rules.pieces import (
    EDGE,
    LINES,
    ORIENTATIONS,
    PIECE_OF,
    PIECES,
    PLACE_OF,
    PLACES,
    SIDE,
    SIZE,
    SQUARES,
    TALL,
    WIDE,
)
from bordspil.games.blokus_shuffle.rules.placing import has_placed, starts
from bordspil.games.blokus_shuffle.rules.scoring import squares_left
from bordspil.games.blokus_shuffle.rules.state import COLOURS, OVER, STATE
from bordspil.games.blokus_shuffle.rules.turns import PASS, play, set_up

GAME: Final = "blokus_shuffle"
OPTIONS: Final = {"cards": "none"}
RECORD: Final = STATE
SEATS: Final = COLOURS
HEIGHT: Final = SIDE
WIDTH: Final = SIDE
# Four planes for each colour in the order of play: its squares, its open corners, where it may lie, what it can reach.
PLANES: Final = 4 * COLOURS
# For each colour: pieces left, pieces that fit now, squares left, placements there are now, whether there are none.
FACTS: Final = 2 * PIECES + 3
NUMBERS: Final = FACTS * COLOURS
SCALE: Final = np.array(([1] * (2 * PIECES) + [89, 64, 1]) * COLOURS, np.float32)  # the divisors of the numbers
ACTION_PLANES: Final = len(ORIENTATIONS)  # an orientation and the top left corner of its frame, seen by the mover
PASSED: Final = ACTION_PLANES * SQUARES
LISTED: Final = 1024  # room for legal moves; in 60 games the longest list had 948
LONGEST: Final = PLACES
PLIES: Final = 4 * (PIECES + 2)  # no game is longer
OWNERS: Final = COLOURS + 1  # none, or a colour
FATES: Final = PIECES * COLOURS  # which pieces will lie on the board at the end
LEFT_UNIT: Final = 20.0  # squares left are learned in this unit
VIEWS: Final = 2 * COLOURS


def _squares(view: int) -> np.ndarray:
    """Returns each square's place in a view, which has the corner of colour `view % 4` at the top left."""
    board = np.arange(SQUARES).reshape(SIDE, SIDE)
    seen = np.rot90(board, view % COLOURS)  # corners are counted clockwise, and it turns the other way
    new = (seen.T if view >= COLOURS else seen).ravel()
    return np.argsort(new).astype(np.int32)


def _actions(squares: np.ndarray) -> np.ndarray:
    """Returns each placement's place in a view of these squares; -1 for a number that is no placement."""
    moved = np.full(PLACES, -1, np.int32)
    for orientation, cells in enumerate(ORIENTATIONS):
        rows, columns = SIDE + 1 - int(TALL[orientation]), SIDE + 1 - int(WIDE[orientation])
        corners = (np.arange(rows)[:, None] * SIDE + np.arange(columns)).ravel()
        covered = squares[corners[:, None] + np.array([row * SIDE + column for row, column in cells])]
        top, left = (covered // SIDE).min(1), (covered % SIDE).min(1)
        first = tuple(sorted(divmod(int(square), SIDE) for square in covered[0]))
        moved[orientation * SQUARES + corners] = PLACE_OF[first] // SQUARES * SQUARES + top * SIDE + left
    return moved


def _inverse(moved: np.ndarray) -> np.ndarray:
    back = np.full(len(moved), -1, np.int32)
    known = np.flatnonzero(moved >= 0)
    back[moved[known]] = known
    return back


SQUARE_TO: Final = np.array([_squares(view) for view in range(VIEWS)])  # by view, then square
ACTION_TO: Final = np.array([_actions(squares) for squares in SQUARE_TO])  # by view, then placement of the rules
PLACE_AT: Final = np.array([_inverse(actions) for actions in ACTION_TO])  # and back
kernel: Any = numba.njit(error_model="numpy", nogil=True)


@kernel
def colour_at(g: Any, k: int) -> int:
    """Returns the k-th colour in the order of play, from the one to move."""
    return (int(g.colour) + k * int(g.direction)) % COLOURS


@kernel
def view_of(g: Any) -> int:
    """Returns the view of the colour to move."""
    return int(g.colour) + (COLOURS if g.direction < 0 else 0)


@kernel
def begin_row(states: Any, n: int) -> None:
    """Begins a new game in a row."""
    set_up(states[n], SEATS, 0, 0, 0)


@kernel
def play_row(states: Any, n: int, action: int, place_at: Any) -> None:
    """Plays an action of the net; does nothing where the game is over."""
    g = states[n]
    if g.step != OVER:
        move: Any = np.int64(PASS)
        if action != PASSED:
            move = np.int64(place_at[view_of(g), action])
        play(g, move)


@kernel
def look_row(states: Any, n: int, k: int, action_to: Any, room: Any, reach: Any, numbers: Any, listed: Any) -> int:
    """Marks the k-th colour's placements in `reach`, counts them in `numbers`, lists those of the colour to move."""
    g = states[n]
    colour = colour_at(g, k)
    have = int(g.left[colour])
    if has_placed(g, colour):
        found = list_placements(g, have, colour, CORNER, colour, 0, room, 0)
    else:
        found = list_placements(g, have, NO_COLOUR, START, starts(g, colour), 0, room, 0)
    for row in range(SIDE):
        reach[n, k, row] = 0
    fits = 0
    for i in range(found):
        orientation, at = int(room[i]) // SQUARES, int(room[i]) % SQUARES
        fits |= 1 << int(PIECE_OF[orientation])
        for line in range(int(TALL[orientation])):
            reach[n, k, at // SIDE + line] |= int(LINES[orientation, line]) << at % SIDE
    begin = k * FACTS
    for piece in range(PIECES):
        numbers[n, begin + piece] = have >> piece & 1
        numbers[n, begin + PIECES + piece] = fits >> piece & 1
    numbers[n, begin + 2 * PIECES] = squares_left(g, colour)
    numbers[n, begin + 2 * PIECES + 1] = min(255, found // 4)
    numbers[n, begin + 2 * PIECES + 2] = found == 0
    if k > 0:
        return found
    if found == 0 or g.step == OVER:
        listed[n, 0] = PASSED
        return 1
    found = min(found, LISTED)
    view = view_of(g)
    for i in range(found):
        listed[n, i] = action_to[view, room[i]]
    return found


@kernel
def see_row(states: Any, n: int, row: int, square_to: Any, reach: Any, squares: Any) -> None:
    """Writes the planes of one row of the board, a bit of each number for each plane."""
    g = states[n]
    view = view_of(g)
    for x in range(SIDE):
        squares[n, square_to[view, row * SIDE + x]] = 0
    for k in range(COLOURS):
        colour = colour_at(g, k)
        own, free = int(g.rows[colour, row + EDGE]), free_in(g, colour, row + EDGE)
        if has_placed(g, colour):
            corners = corners_of(g, colour, row + EDGE) & free
        else:
            corners = start_squares(starts(g, colour), row + EDGE) & free
        own, free, corners, can = own >> EDGE, free >> EDGE, corners >> EDGE, int(reach[n, k, row])
        for x in range(SIDE):
            bits = (own >> x & 1) | (corners >> x & 1) << 4 | (free >> x & 1) << 8 | (can >> x & 1) << 12
            squares[n, square_to[view, row * SIDE + x]] |= bits << k


@kernel
def tell_row(states: Any, n: int, mover: Any, view: Any, over: Any, results: Any) -> None:
    """Writes the mover, its view, and whether the game is over; at the end shares of victory and squares left."""
    g = states[n]
    mover[n] = int(g.colour)
    view[n] = view_of(g)
    over[n] = g.step == OVER
    if g.step == OVER:
        best, winners = 1000, 0
        for colour in range(COLOURS):
            left = squares_left(g, colour)
            winners = 1 if left < best else winners + (left == best)
            best = min(best, left)
        for colour in range(COLOURS):
            left = squares_left(g, colour)
            results[n, colour] = 1.0 / winners if left == best else 0.0
            results[n, SEATS + colour] = left / LEFT_UNIT


@kernel
def end_row(states: Any, n: int, owners: Any, fates: Any) -> None:
    """Writes the owner of every square, 0 for none, and which pieces lie on the board; by seat, in the rules' order."""
    g = states[n]
    for colour in range(COLOURS):
        for piece in range(PIECES):
            fates[n, colour * PIECES + piece] = 1 - (int(g.left[colour]) >> piece & 1)
    for square in range(SQUARES):
        owners[n, square] = 0
        for colour in range(COLOURS):
            if int(g.rows[colour, square // SIDE + EDGE]) >> (square % SIDE + EDGE) & 1:
                owners[n, square] = colour + 1


assert int(SIZE.sum()) == 89
