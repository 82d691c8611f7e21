"""Chance in Blokus Shuffle one card at a time, each with how likely it is: for libraries that list outcomes."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np

from bordspil.games.blokus_shuffle.rules.notation import Move, Shuffle
from bordspil.games.blokus_shuffle.rules.state import KIND_NAMES, KINDS
from bordspil.games.blokus_shuffle.rules.view import decks


def outcomes(seats: int, options: Any) -> int:
    """Returns a number that all numbers of draws are below."""
    return KINDS


def likely(state: np.ndarray, drawn: Sequence[int]) -> list[tuple[int, float]]:
    """Returns what the next card of a pile may be and how likely each kind is; nothing where all piles are shuffled."""
    for pile in decks(state[0]):
        if len(drawn) < len(pile):
            left = Counter(pile)
            left.subtract(drawn)
            rest = len(pile) - len(drawn)
            return [(kind, count / rest) for kind, count in sorted(left.items()) if count]
        drawn = drawn[len(pile) :]
    return []


def whole(state: np.ndarray, drawn: Sequence[int]) -> Move:
    """Returns the move of chance that single draws make: pile after pile, top cards first."""
    piles, begin = [], 0
    for pile in decks(state[0]):
        piles.append(tuple(drawn[begin : begin + len(pile)]))
        begin += len(pile)
    return Shuffle(tuple(piles))


def name_of(state: np.ndarray, drawn: Sequence[int], number: int) -> str:
    """Returns a draw in short text."""
    return KIND_NAMES[number]
