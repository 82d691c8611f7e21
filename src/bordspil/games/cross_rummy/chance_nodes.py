"""Chance in Cross Rummy one tile at a time, each with how likely it is: for libraries that list outcomes."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from bordspil.games.cross_rummy.rules.notation import Move, Shuffle
from bordspil.games.cross_rummy.rules.state import State
from bordspil.games.cross_rummy.rules.tiles import ALL, KINDS, NAMES


def outcomes(seats: int, options: Any) -> int:
    """Returns a number that all numbers of draws are below."""
    return KINDS


def likely(state: State, drawn: Sequence[int]) -> list[tuple[int, float]]:
    """Returns the next draws with their chances: tiles of the bag by kind, then the first seat if that is drawn."""
    rest = len(ALL) - len(drawn)
    if rest <= 0:
        return [(seat, 1 / state.seats) for seat in range(state.seats)] if rest == 0 and state.first is None else []
    left = Counter(ALL)
    left.subtract(drawn)
    return [(kind, count / rest) for kind, count in sorted(left.items()) if count]


def whole(state: State, drawn: Sequence[int]) -> Move:
    """Returns the move of chance that single draws make."""
    return Shuffle(tuple(drawn[: len(ALL)]), drawn[len(ALL)] if state.first is None else None)


def name_of(state: State, drawn: Sequence[int], number: int) -> str:
    """Returns a draw in short text."""
    return NAMES[number] if len(drawn) < len(ALL) else f"first {number}"
