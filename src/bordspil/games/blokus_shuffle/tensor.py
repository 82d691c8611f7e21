"""Blokus Shuffle as numbers for learners: its observations and action ids, kernels for batches, and symmetries."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from bordspil.core.kernel import below, kernel
from bordspil.games.blokus_shuffle.action_ids import action_parts as action_parts
from bordspil.games.blokus_shuffle.action_ids import actions as actions
from bordspil.games.blokus_shuffle.action_ids import from_number, to_number
from bordspil.games.blokus_shuffle.action_ids import move_of as move_of
from bordspil.games.blokus_shuffle.action_ids import number_of as number_of
from bordspil.games.blokus_shuffle.observation import DTYPE as DTYPE
from bordspil.games.blokus_shuffle.observation import HIGH as HIGH
from bordspil.games.blokus_shuffle.observation import LOW as LOW
from bordspil.games.blokus_shuffle.observation import observe as observe
from bordspil.games.blokus_shuffle.observation import observe_into as observe_into
from bordspil.games.blokus_shuffle.observation import parts as parts
from bordspil.games.blokus_shuffle.observation import shape as shape
from bordspil.games.blokus_shuffle.rules.legal_moves import LONGEST_LIST, legal
from bordspil.games.blokus_shuffle.rules.legal_moves import may_play as may_play_move
from bordspil.games.blokus_shuffle.rules.notation import Move
from bordspil.games.blokus_shuffle.rules.scoring import place_of as place_of
from bordspil.games.blokus_shuffle.rules.state import (
    OVER,
    SHUFFLE,
    shrink,
)
from bordspil.games.blokus_shuffle.rules.state import STATE as STATE
from bordspil.games.blokus_shuffle.rules.turns import deal as deal
from bordspil.games.blokus_shuffle.rules.turns import play as play_move
from bordspil.games.blokus_shuffle.rules.turns import set_up
from bordspil.games.blokus_shuffle.rules.view import numbers_of as set_up_of
from bordspil.games.blokus_shuffle.symmetries import symmetries as symmetries

# What `bordspil bench` steps: seats and options.
MEASURED: Final = {"": (4, {"cards": "none"}), "_cards": (4, {"cards": "shuffle"})}


def numbers(state: np.ndarray, moves: Sequence[Move]) -> list[int]:
    """Returns the action ids of legal moves: the same in every state."""
    return list(map(number_of, moves))


def longest(seats: int, options: Any) -> int:
    """Returns the length of the longest list of moves."""
    return LONGEST_LIST if options["cards"] == "shuffle" else actions(seats, options)


@kernel
def mask_into(g: Any, scratch: Any, out: Any, marked: int) -> int:
    """Marks the legal moves where only numbers below `marked` are marked; returns the new such limit."""
    for number in range(marked):
        out[number] = 0
    limit = 0
    for i in range(legal(g, scratch)):
        number = to_number(int(scratch[i]))
        out[number] = 1
        limit = max(limit, number + 1)
    return limit


@kernel
def choose(g: Any, rng: Any, scratch: Any) -> int:
    """Returns a random legal move."""
    return to_number(int(scratch[below(rng, legal(g, scratch))]))


@kernel
def is_over(g: Any) -> bool:
    """Returns whether the game has ended."""
    return bool(g.step == OVER)


@kernel
def has_chance(g: Any) -> bool:
    """Returns whether chance is to act."""
    return bool(g.step == SHUFFLE)


@kernel
def actor(g: Any) -> int:
    """Returns the seat to act."""
    return int(g.actor)


@kernel
def may_play(g: Any, number: int) -> bool:
    """Returns whether a number is that of a legal move."""
    return may_play_move(g, from_number(number))


@kernel
def play(g: Any, number: int) -> None:
    """Plays the move of a number."""
    play_move(g, from_number(number))


@kernel
def begin(g: Any, kind: Any) -> None:
    """Begins a new game of a kind."""
    set_up(g, int(kind[0]), int(kind[1]), int(kind[2]), int(kind[3]))
    shrink(g, int(kind[4]), int(kind[5]))


def kind(seats: int, options: Any) -> np.ndarray:
    """Returns the argument of `begin` for a seat count and options."""
    return np.array(set_up_of(options, seats), np.int64)
