"""Blokus Shuffle as numbers for learners: its observations and action ids, kernels for batches, and symmetries."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from bordspil.core.kernel import below, kernel
from bordspil.games.blokus_shuffle.action_ids import action_parts as action_parts
from bordspil.games.blokus_shuffle.action_ids import actions as actions
from bordspil.games.blokus_shuffle.action_ids import begins as begins
from bordspil.games.blokus_shuffle.action_ids import list_decisions, to_number
from bordspil.games.blokus_shuffle.action_ids import may_play as may_play
from bordspil.games.blokus_shuffle.action_ids import move_of as move_of
from bordspil.games.blokus_shuffle.action_ids import numbers_of as numbers_of
from bordspil.games.blokus_shuffle.action_ids import play as play
from bordspil.games.blokus_shuffle.observation import DTYPE as DTYPE
from bordspil.games.blokus_shuffle.observation import HIGH as HIGH
from bordspil.games.blokus_shuffle.observation import LOW as LOW
from bordspil.games.blokus_shuffle.observation import observe as observe
from bordspil.games.blokus_shuffle.observation import observe_into as observe_into
from bordspil.games.blokus_shuffle.observation import parts as parts
from bordspil.games.blokus_shuffle.observation import shape as shape
from bordspil.games.blokus_shuffle.rules.notation import Move
from bordspil.games.blokus_shuffle.rules.scoring import place_of as place_of
from bordspil.games.blokus_shuffle.rules.state import (
    OVER,
    SHUFFLE,
    shrink,
)
from bordspil.games.blokus_shuffle.rules.state import STATE as STATE
from bordspil.games.blokus_shuffle.rules.turns import deal as deal
from bordspil.games.blokus_shuffle.rules.turns import set_up
from bordspil.games.blokus_shuffle.rules.view import numbers_of as set_up_of
from bordspil.games.blokus_shuffle.symmetries import symmetries as symmetries

RENUMBERED: Final = 1  # times that the numbers have changed under the same rules: the ids of environments say it
LISTED: Final = True
# What `bordspil bench` steps: seats and options.
MEASURED: Final = {"": (4, {"cards": "none"}), "_cards": (4, {"cards": "shuffle"})}


def numbers(state: np.ndarray, moves: Sequence[Move]) -> list[int]:
    """Returns the action ids that complete legal moves: the same in every state."""
    return [numbers_of(move)[-1] for move in moves]


def longest(seats: int, options: Any) -> int:
    """Returns the length of the longest list of moves."""
    return actions(seats, options)


@kernel
def list_into(g: Any, scratch: Any, out: Any, at: int) -> int:
    """Writes the legal moves from a place on; returns where they end."""
    count = list_decisions(g, scratch)
    for i in range(count):
        out[at + i] = to_number(int(scratch[i]))
    return at + count


@kernel
def mask_into(g: Any, scratch: Any, out: Any, marked: int) -> int:
    """Marks the legal moves where only numbers below `marked` are marked; returns the new such limit."""
    for number in range(marked):
        out[number] = 0
    limit = 0
    for i in range(list_decisions(g, scratch)):
        number = to_number(int(scratch[i]))
        out[number] = 1
        limit = max(limit, number + 1)
    return limit


@kernel
def choose(g: Any, rng: Any, scratch: Any) -> int:
    """Returns a random legal move."""
    return to_number(int(scratch[below(rng, list_decisions(g, scratch))]))


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
def begin(g: Any, kind: Any) -> None:
    """Begins a new game of a kind."""
    set_up(g, int(kind[0]), int(kind[1]), int(kind[2]), int(kind[3]))
    shrink(g, int(kind[4]), int(kind[5]))


def kind(seats: int, options: Any) -> np.ndarray:
    """Returns the argument of `begin` for a seat count and options."""
    return np.array(set_up_of(options, seats), np.int64)
