"""Chance in Timeline one card at a time, each with how likely it is: for libraries that list the outcomes of chance.

Nobody knows the order of the pile, so a card of it is drawn when it is dealt or taken, and no sooner.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import repeat
from typing import Any

from msgspec.structs import replace

from bordspil.games.timeline.decks.deck import Deck, deck_of
from bordspil.games.timeline.game import game, to_shuffle
from bordspil.games.timeline.rules.notation import First, Move, Place, Shuffle
from bordspil.games.timeline.rules.turns import State, in_turn_order, is_right
from bordspil.games.timeline.tensor import numbers_of


def outcomes(seats: int, options: Any) -> int:
    """Returns a number that all numbers of draws are below."""
    return max(len(deck_of(options["deck"]).cards), seats)


def likely(state: State, drawn: Sequence[int]) -> list[tuple[int, float]]:
    """Returns which card may come next, and how likely each is; nothing where all are shuffled."""
    if state.stage == "first":
        return [] if drawn else [(seat, 1 / state.seats) for seat in range(state.seats)]
    cards = to_shuffle(state)
    wanted = state.seats * state.hand_size + 1 if state.stage == "shuffle" else len(state.owed)
    return [] if len(drawn) == min(wanted, len(cards)) else _rest(state, cards, drawn)


@lru_cache(maxsize=16)
def _names(deck: Deck) -> tuple[str, ...]:
    return tuple(deck.cards)


def _rest(state: State, cards: Sequence[str], drawn: Sequence[int]) -> list[tuple[int, float]]:
    """Returns the cards that are left to draw; each is as likely as the others."""
    left = {*map(numbers_of(state.deck).__getitem__, cards)}.difference(drawn)
    return list(zip(sorted(left), repeat(1 / len(left)), strict=False))


def whole(state: State, drawn: Sequence[int]) -> Move:
    """Returns the move of chance that single draws make; the cards below them lie in the order of the deck."""
    return First(drawn[0]) if state.stage == "first" else Shuffle(_on_top(state, to_shuffle(state), drawn))


def _on_top(state: State, cards: Sequence[str], drawn: Sequence[int]) -> tuple[str, ...]:
    first, rest = list(map(_names(state.deck).__getitem__, drawn)), list(cards)
    for card in first:
        rest.remove(card)
    return (*first, *rest)


def drawn_by(state: State, move: Move) -> int:
    """Returns how many cards of the pile a placement draws; at the end of a round others may draw as well (TL-32)."""
    if not state.pile:
        return 0
    if isinstance(move, Place) and state.seats > 1 and in_turn_order(state)[-1] != state.turn:
        return int(not is_right(state, move.card, move.place))
    return len(state.pile) - len(game.play(state, move).pile)


def likely_next(state: State, drawn: Sequence[int]) -> list[tuple[int, float]]:
    """Returns which cards of the pile may be drawn next."""
    return _rest(state, state.pile, drawn)


def arranged(state: State, drawn: Sequence[int]) -> State:
    """Returns the state with these cards on top of the pile."""
    return replace(state, pile=_on_top(state, state.pile, drawn))


def name_of(state: State, drawn: Sequence[int], number: int) -> str:
    """Returns a draw in short text."""
    if state.stage == "first":
        return f"first {number}"
    names = _names(state.deck)
    return names[number] if number < len(names) else str(number)
