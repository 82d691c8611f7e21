"""The symmetries of Blokus Shuffle, as permutations of observations and action ids."""

from typing import Any

import numpy as np

from bordspil.core.tensor import Symmetry
from bordspil.games.blokus_shuffle.action_ids import actions, turned
from bordspil.games.blokus_shuffle.observation import (
    CORNER,
    DECKS,
    DIRECTION,
    DISCARDS,
    HANDS,
    HELD,
    LEFT,
    MOVER,
    NAMED,
    PASSED,
    SINGLE,
    shape,
)
from bordspil.games.blokus_shuffle.rules.pieces import PIECES, SIDE, SQUARES
from bordspil.games.blokus_shuffle.rules.state import COLOURS, KINDS


def symmetries(seats: int, options: Any) -> list[Symmetry]:
    """Returns the turns of the board together with the colours, with two or four players, and mirrors with cards.

    A mirror turns the direction of play round, which without cards never happens. With three players the colours
    cannot change places, as one of them is shared.
    """
    turns = 1 if seats == 3 else COLOURS
    mirrors = (False, True) if seats != 3 and options["cards"] == "shuffle" else (False,)
    return [_symmetry(seats, options, turn, mirror) for mirror in mirrors for turn in range(turns)]


def _symmetry(seats: int, options: Any, turn: int, mirror: bool) -> Symmetry:
    """Returns the board mirrored at its falling diagonal or not, then turned clockwise some times."""
    board = np.arange(SQUARES).reshape(SIDE, SIDE)
    squares = np.rot90(board.T if mirror else board, -turn).ravel()  # the new board's squares by their old numbers
    colours = (turn + np.arange(COLOURS) * (-1 if mirror else 1)) % COLOURS
    (size,) = shape(seats, options)
    places, values = np.arange(size), np.tile(np.arange(256, dtype=np.uint8), (size, 1))
    places[:SQUARES] = squares
    values[CORNER, :COLOURS] = colours
    if mirror:
        values[DIRECTION, :2] = 1, 0
        values[:SQUARES, [2, 4]] = 4, 2
        _swap_neighbours(places, seats)
    new = np.argsort(squares)
    return Symmetry(places, values, turned(new, colours, actions(seats, options)))


def _swap_neighbours(places: np.ndarray, seats: int) -> None:
    """Swaps the colours beside the observer's, as a mirror does; with two players their cards stay."""
    by_colour = [(LEFT, PIECES), (MOVER, 1), (PASSED, 1), (SINGLE, 1), (NAMED, 1)]
    by_pile = [(HANDS, KINDS), (HELD, 1), (DECKS, 1), (DISCARDS, KINDS)] if seats == 4 else []
    for first, width in by_colour + by_pile:
        one, other = slice(first + width, first + 2 * width), slice(first + 3 * width, first + 4 * width)
        places[one], places[other] = places[other].copy(), places[one].copy()
