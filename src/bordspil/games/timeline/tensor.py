"""Timeline as numbers for learners: what a seat observes, its moves, and what all of that means.

Cards are numbered as the deck lists them, by their ids, so that a number tells nothing of a date.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import log
from typing import Any, Final

import numpy as np

from bordspil.core.tensor import Part, Symmetry
from bordspil.games.timeline.decks.deck import NEWEST, OLDEST, Deck, deck_of
from bordspil.games.timeline.rules.notation import Move, Place
from bordspil.games.timeline.rules.turns import State
from bordspil.games.timeline.rules.view import View

DTYPE: Final = np.float32
LOW, HIGH = -1, 1000  # no number of an observation is beyond these
UNSEEN, ON_TIMELINE, IN_BOX, IN_HAND = range(4)
TABLE: Final = 6  # numbers before those of the seats
OF_SEAT: Final = 4


@lru_cache(maxsize=16)
def numbers_of(deck: Deck) -> dict[str, int]:
    """Returns the cards of a deck numbered as it lists them."""
    return {card: number for number, card in enumerate(deck.cards)}


@lru_cache(maxsize=16)
def categories_of(deck: Deck) -> np.ndarray:
    """Returns the category of every card of a deck, numbered from 1 by name."""
    names = sorted({card.category for card in deck.cards.values()})
    return np.array([names.index(card.category) + 1 for card in deck.cards.values()], DTYPE)


def actions(seats: int, options: Any) -> int:
    """Returns how many numbers moves have."""
    return int(options["hand"]) * len(deck_of(options["deck"]).cards)


def action_parts(seats: int, options: Any) -> tuple[Part, ...]:
    """Returns the meaning of each action id; a timeline on which a card can be laid is shorter than the deck."""
    cards = len(deck_of(options["deck"]).cards)
    meaning = f"{cards:,} x the card's place in the hand, from 0 + timeline cards to its left"
    return (Part("place", 0, actions(seats, options), meaning),)


def numbers(state: State, moves: Sequence[Move]) -> list[int]:
    """Returns the numbers of legal moves: a card is named by where it stands in its hand."""
    width = len(state.deck.cards)
    held = {card: width * number for number, card in enumerate(state.hands[state.turn])}
    return [held[move.card] + move.place for move in moves if isinstance(move, Place)]


def shape(seats: int, options: Any) -> tuple[int, ...]:
    """Returns how many numbers an observation has."""
    return (_size(seats, options["hand"], len(deck_of(options["deck"]).cards)),)


def _size(seats: int, hand: int, cards: int) -> int:
    return TABLE + OF_SEAT * seats + hand + 4 * cards


def parts(seats: int, options: Any) -> tuple[Part, ...]:
    """Returns what each number of an observation means; seats are counted in turn order from the observer's own."""
    hand, cards = int(options["hand"]), len(deck_of(options["deck"]).cards)
    by_seat, by_card = TABLE, TABLE + OF_SEAT * seats + hand
    return (
        Part("round", 0, 1, "the number of the round, 1000 at most"),
        Part("deciding", 1, 1, "1 while those who laid their last card decide it among themselves"),
        Part("pile", 2, 1, "cards in the pile"),
        Part("box", 3, 1, "cards in the box"),
        Part("mistakes", 4, 1, "alone: mistakes so far"),
        Part("timeline", 5, 1, "cards on the timeline"),
        Part("to act", by_seat, seats, "1 for the seat to act"),
        Part("in", by_seat + seats, seats, "1 for a seat that is still in the game"),
        Part("began", by_seat + 2 * seats, seats, "1 for the seat that began the round"),
        Part("held", by_seat + 3 * seats, seats, "cards in the hand"),
        Part("hand", by_seat + 4 * seats, hand, "the own hand in order: the card's number + 1, or 0"),
        Part("where", by_card, cards, "by card: 0 not seen, 1 timeline, 2 box, 3 own hand, 4 and on: the others'"),
        Part("place", by_card + cards, cards, "by card: place on the timeline, counted from 1, or 0"),
        Part(
            "date",
            by_card + 2 * cards,
            cards,
            "by card that lies open: its year y as 1 - 2 ln(3001 - y) / ln(14e9 + 3001)",
        ),
        Part("category", by_card + 3 * cards, cards, "by card that was seen: its category, numbered from 1 by name"),
    )


def date(year: int) -> float:
    """Returns a year as a number from -1 to 1, later ones higher, with more room for those near us."""
    return 1 - 2 * log(NEWEST + 1 - year) / log(NEWEST + 1 - OLDEST)


def observe(view: View, seat: int) -> np.ndarray:
    """Returns the observation of a seat, as numbers."""
    deck, seats = view.deck.source, view.seats
    number, cards = numbers_of(deck), view.deck.cards
    out = np.zeros(_size(seats, view.hand_size, cards), DTYPE)
    table = [min(view.round, HIGH), view.deciding, view.pile, view.box, view.mistakes, len(view.timeline)]
    order = [(seat + turn) % seats for turn in range(seats)]
    out[:TABLE] = table
    out[TABLE : TABLE + OF_SEAT * seats] = [
        *(view.to_act == other for other in order),
        *(other in view.playing for other in order),
        *(view.turn_started_by == other for other in order),
        *(len(view.hands[other]) for other in order),
    ]
    hand = TABLE + OF_SEAT * seats
    own = [number[card] + 1 for card in view.hands[seat]]
    out[hand : hand + len(own)] = own
    where, place, dates, categories = out[hand + view.hand_size :].reshape(4, cards)
    for left, card in enumerate(view.timeline):
        where[number[card]], place[number[card]] = ON_TIMELINE, left + 1
    where[[number[card] for card in view.box_cards]] = IN_BOX
    for turn, other in enumerate(order):
        where[[number[card] for card in view.hands[other]]] = IN_HAND + turn
    for card, shown in view.cards.items():
        if isinstance(shown.year, int):
            dates[number[card]] = date(shown.year)
    categories[:] = np.where(where == UNSEEN, 0, categories_of(deck))
    return out


def symmetries(seats: int, options: Any) -> list[Symmetry]:
    """Returns none: history happened once, and nothing may be changed."""
    return []
