"""Chance in Timeline one card at a time, each with how likely it is: for libraries that list the outcomes of chance."""

from collections.abc import Sequence
from typing import Any

from bordspil.games.timeline.decks.deck import deck_of
from bordspil.games.timeline.game import to_shuffle
from bordspil.games.timeline.rules.notation import First, Move, Shuffle
from bordspil.games.timeline.rules.turns import State
from bordspil.games.timeline.tensor import numbers_of


def outcomes(seats: int, options: Any) -> int:
    """Returns a number that all numbers of draws are below."""
    return max(len(deck_of(options["deck"]).cards), seats)


def likely(state: State, drawn: Sequence[int]) -> list[tuple[int, float]]:
    """Returns which card may come next, and how likely each is; nothing where all are shuffled."""
    if state.stage == "first":
        return [] if drawn else [(seat, 1 / state.seats) for seat in range(state.seats)]
    number, gone = numbers_of(state.deck), set(drawn)
    left = [number[card] for card in to_shuffle(state) if number[card] not in gone]
    return [(card, 1 / len(left)) for card in left]


def whole(state: State, drawn: Sequence[int]) -> Move:
    """Returns the move of chance that single draws make."""
    if state.stage == "first":
        return First(drawn[0])
    cards = list(state.deck.cards)
    return Shuffle(tuple(cards[number] for number in drawn))


def name_of(state: State, drawn: Sequence[int], number: int) -> str:
    """Returns a draw in short text."""
    return f"first {number}" if state.stage == "first" else list(state.deck.cards)[number]
