"""One game stepped by compiled code, without Python in between: a template compiled once per game."""

from typing import Any

from bordspil.core.kernel import template
from bordspil.envs.batch import actor, begin, deal, has_chance, is_over, list_into, may_play, observe_into, play

NOBODY = -1
ILLEGAL = -2
CHANCE = -3


@template
def open_one(states: Any, kind: Any, dice: Any) -> int:
    """Begins a game and lets chance act; returns the seat to act."""
    begin(states[0], kind)
    return settle(states, dice)


@template
def settle(states: Any, dice: Any) -> int:
    """Lets chance act; returns the seat to act, or NOBODY."""
    g = states[0]
    while has_chance(g):
        deal(g, dice)
    return NOBODY if is_over(g) else actor(g)


@template
def play_one(states: Any, dice: Any, number: int) -> int:
    """Plays a move and the chance after it; returns the seat to act, NOBODY, or ILLEGAL where nothing was done."""
    if not may_play(states[0], number):
        return ILLEGAL
    play(states[0], number)
    return settle(states, dice)


@template
def move_one(states: Any, number: int) -> int:
    """Plays a move, not the chance after it; returns the seat to act, CHANCE, NOBODY, or ILLEGAL."""
    g = states[0]
    if not may_play(g, number):
        return ILLEGAL
    play(g, number)
    if has_chance(g):
        return CHANCE
    return NOBODY if is_over(g) else actor(g)


@template
def see_one(states: Any, seat: int, seen: Any) -> None:
    """Writes the observation of a seat."""
    observe_into(states[0], seat, seen)


@template
def list_one(states: Any, scratch: Any, out: Any) -> int:
    """Writes the legal moves; returns how many."""
    return int(list_into(states[0], scratch, out, 0))


@template
def mark_one(states: Any, scratch: Any, out: Any, mask: Any) -> None:
    """Marks the legal moves in a mask of zeros."""
    for i in range(list_into(states[0], scratch, out, 0)):
        mask[out[i]] = 1
