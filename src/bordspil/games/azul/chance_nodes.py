"""Chance in Azul one draw at a time, each with how likely it is: for libraries that list the outcomes of chance."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from bordspil.games.azul.rules.layout import CHOOSE_FIRST, COLOURS
from bordspil.games.azul.rules.notation import COLOUR_NAMES, Deal, First, Move
from bordspil.games.azul.rules.view import unpack


def outcomes(seats: int, options: Any) -> int:
    """Returns a number that all numbers of draws are below."""
    return max(COLOURS, seats)


def likely(state: np.ndarray, drawn: Sequence[int]) -> list[tuple[int, float]]:
    """Returns what may be drawn next, and how likely each is; nothing where all is drawn."""
    seats = int(state["seats"][0])
    if state["phase"][0] == CHOOSE_FIRST:
        return [] if drawn else [(seat, 1 / seats) for seat in range(seats)]
    if len(drawn) == 4 * (2 * seats + 1):
        return []
    bag, lid = unpack(state["bag"][0]), unpack(state["lid"][0])
    for colour in drawn:
        bag, lid = (bag, lid) if any(bag) else (lid, [0] * COLOURS)
        bag[colour] -= 1
    left = bag if any(bag) else lid
    return [(colour, count / sum(left)) for colour, count in enumerate(left) if count]


def whole(state: np.ndarray, drawn: Sequence[int]) -> Move:
    """Returns the move of chance that single draws make."""
    return First(drawn[0]) if state["phase"][0] == CHOOSE_FIRST else Deal(tuple(drawn))


def name_of(state: np.ndarray, drawn: Sequence[int], number: int) -> str:
    """Returns a draw in short text."""
    return f"first {number}" if state["phase"][0] == CHOOSE_FIRST else COLOUR_NAMES[number]
