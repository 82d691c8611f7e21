"""Nim as numbers for learners: what a seat observes, and its moves."""

from collections.abc import Sequence

import numpy as np

from bordspil.core.game import Options
from bordspil.core.tensor import Part

from .game import HEAPS, State, Take

MOST = 7  # pieces in a heap
DTYPE = np.uint8
LOW, HIGH = 0, MOST


def shape(seats: int, options: Options) -> tuple[int, ...]:
    """Returns the shape of an observation."""
    return (len(HEAPS[options["heaps"]]) + 2,)


def parts(seats: int, options: Options) -> tuple[Part, ...]:
    """Returns what each number of an observation means."""
    count = len(HEAPS[options["heaps"]])
    return (
        Part("heaps", 0, count, "by heap: pieces left"),
        Part("to act", count, 1, "1 if it is the observer's turn"),
        Part("loses", count + 1, 1, "1 if the last piece loses"),
    )


def observe(view: State, seat: int) -> np.ndarray:
    """Returns what a seat sees."""
    return np.array([*view.heaps, view.turn == seat, view.last == "loses"], DTYPE)


def actions(seats: int, options: Options) -> int:
    """Returns how many action ids there are."""
    return len(HEAPS[options["heaps"]]) * MOST


def action_parts(seats: int, options: Options) -> tuple[Part, ...]:
    """Returns what each action id means."""
    heaps = range(len(HEAPS[options["heaps"]]))
    return tuple(Part(f"heap {heap}", heap * MOST, MOST, "pieces taken, from 1") for heap in heaps)


def numbers(state: State, moves: Sequence[Take]) -> list[int]:
    """Returns the action ids of moves."""
    return [move.heap * MOST + move.count - 1 for move in moves]
