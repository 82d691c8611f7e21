"""Timeline as numbers for learners: what a seat observes, its moves, and what all of that means.

Cards are numbered as the deck lists them, by their ids, so that a number tells nothing of a date.
"""

from collections.abc import Callable, Iterable, Sequence
from math import log
from typing import Any, Final, NamedTuple

import numpy as np

from bordspil.core.kernel import table
from bordspil.core.tensor import Part, Symmetry
from bordspil.games.timeline.decks.deck import MOST_CARDS, NEWEST, OLDEST, Deck, deck_of
from bordspil.games.timeline.rules.notation import Move, Place
from bordspil.games.timeline.rules.turns import State
from bordspil.games.timeline.rules.view import View, to_act

DTYPE: Final = np.float32
LOW, HIGH = -1, 1000  # no number of an observation is beyond these
ON_TIMELINE, IN_BOX, IN_HAND = range(1, 4)
ONE_BY_ONE: Final = table(np.arange(1, MOST_CARDS + 1))
TABLE: Final = 6  # numbers before those of the seats
OF_SEAT: Final = 4


class CardTables(NamedTuple):
    """What is looked up of a deck's cards, which are numbered as it lists them."""

    number: dict[str, int]
    categories: np.ndarray  # numbered from 1 by name
    dates: np.ndarray  # as they are observed
    ids: dict[tuple[int, int], np.ndarray]  # of the legal moves, by cards in the hand and on the timeline


def tables_of(deck: Deck) -> CardTables:
    """Returns the tables of a deck, which notes them."""
    if (known := deck.notes.get(CardTables)) is None:
        cards = deck.cards.values()
        names = sorted({card.category for card in cards})
        known = deck.notes[CardTables] = CardTables(
            {card: number for number, card in enumerate(deck.cards)},
            np.array([names.index(card.category) + 1 for card in cards], DTYPE),
            np.array([date(card.year) for card in cards], DTYPE),
            {},
        )
    found: CardTables = known
    return found


def numbers_of(deck: Deck) -> dict[str, int]:
    """Returns the cards of a deck numbered as it lists them."""
    return tables_of(deck).number


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


def legal_ids(state: State) -> np.ndarray:
    """Returns the numbers of the legal moves, ascending, without a list of moves."""
    ids, held = tables_of(state.deck).ids, len(state.hands[state.turn]) if state.stage == "turn" else 0
    line = len(state.timeline)
    if (known := ids.get((held, line))) is None:
        firsts = len(state.deck.cards) * np.arange(held)
        known = ids[held, line] = table((firsts[:, None] + np.arange(line + 1)).ravel())
    return known


def move_of(state: State, number: int) -> Place | None:
    """Returns the move of a number in a state, None where it has none."""
    held, place = divmod(number, len(state.deck.cards))
    hand = state.hands[state.turn] if state.stage == "turn" else ()
    return Place(hand[held], place) if 0 <= held < len(hand) and place <= len(state.timeline) else None


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


class Seen(NamedTuple):
    """What a seat sees of a state, as far as it is observed; cards are named by their ids."""

    deck: Deck
    hand_size: int
    to_act: int | None
    started_by: int
    playing: Sequence[int]
    table: tuple[float, ...]  # the first numbers of an observation
    timeline: Sequence[str]
    box: Sequence[str]
    hands: Sequence[Sequence[str]]
    is_over: bool


def observe(view: View, seat: int) -> np.ndarray:
    """Returns the observation of a seat, as numbers."""
    table = view.round, view.deciding, view.pile, view.box, view.mistakes, len(view.timeline)
    by_seat = view.to_act, view.turn_started_by, view.playing
    over = view.stage == "over"
    lying = view.timeline, view.box_cards, view.hands
    return _write(Seen(view.deck.source, view.hand_size, *by_seat, table, *lying, over), view.seats, seat)


def observe_state(state: State, seat: int, moves: Callable[[], Iterable[Move]]) -> np.ndarray:
    """Returns the same from the state, without making a view; of the pile only how many cards it has."""
    table = state.round, state.deciding, len(state.pile), len(state.box), state.mistakes, len(state.timeline)
    by_seat = to_act(state), state.started_by, state.playing
    over = state.stage == "over"
    lying = state.timeline, state.box, state.hands
    return _write(Seen(state.deck, state.hand_size, *by_seat, table, *lying, over), state.seats, seat)


def _write(seen: Seen, seats: int, seat: int) -> np.ndarray:
    tables = tables_of(seen.deck)
    number, cards = tables.number, len(tables.number)
    out = np.zeros(_size(seats, seen.hand_size, cards), DTYPE)
    order = [*range(seat, seats), *range(seat)]
    held = [len(seen.hands[other]) for other in order]
    line, box = len(seen.timeline), len(seen.box)
    hand = TABLE + OF_SEAT * seats
    out[:hand] = [
        min(seen.table[0], HIGH),
        *seen.table[1:],
        *[seen.to_act == other for other in order],
        *[other in seen.playing for other in order],
        *[seen.started_by == other for other in order],
        *held,
    ]
    lying = [*seen.timeline, *seen.box]
    for other in order:
        lying += seen.hands[other]
    at = np.array([number[card] for card in lying], np.int64)
    places = [ON_TIMELINE] * line + [IN_BOX] * box
    for turn, count in enumerate(held):
        places += [IN_HAND + turn] * count
    own = line + box
    out[hand : hand + held[0]] = at[own : own + held[0]] + 1
    where, place, dates, categories = out[hand + seen.hand_size :].reshape(4, cards)
    where[at] = places
    place[at[:line]] = ONE_BY_ONE[:line]
    turned = at if seen.is_over else at[:own]  # TL-21: what has left a hand lies open, and in the end all
    dates[turned] = tables.dates[turned]
    categories[at] = tables.categories[at]
    return out


def symmetries(seats: int, options: Any) -> list[Symmetry]:
    """Returns none: history happened once, and nothing may be changed."""
    return []
