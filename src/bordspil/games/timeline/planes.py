"""Observations of Timeline as planes: a row for each card of the deck, as networks over sets and sequences take it."""

from typing import Any

import numpy as np

from bordspil.core.planes import EQUAL, PlanePart, Planes, everywhere, numbers, one_hot
from bordspil.games.timeline.decks.deck import deck_of
from bordspil.games.timeline.tensor import IN_BOX, IN_HAND, ON_TIMELINE, parts, tables_of


def planes(seats: int, options: Any) -> Planes:
    """Returns the planes: where each card is, its place, date and category, and in all rows the other numbers."""
    deck, hand = deck_of(options["deck"]), int(options["hand"])
    cards = np.arange(len(deck.cards))
    numbered = parts(seats, options)
    at = {part.name: part.first for part in numbered}
    where = "on the timeline, in the box, in the own hand, then in the others': 1 if it is there"
    held = np.repeat(at["hand"] + np.arange(hand)[:, None], len(cards), axis=1)
    kinds = int(tables_of(deck).categories.max())
    found = [
        one_hot("where", where, at["where"] + cards, (ON_TIMELINE, IN_BOX, *range(IN_HAND, IN_HAND + seats))),
        PlanePart("hand", "by place: 1 for the card there in the own hand", EQUAL, held, np.tile(cards + 1, (hand, 1))),
        numbers("place", "place on the timeline, counted from 1, or 0", (at["place"] + cards)[None]),
        numbers("date", "the year of a card that lies open, as in the flat observation", (at["date"] + cards)[None]),
        one_hot("category", "by category: 1 if it is seen to be of it", at["category"] + cards, range(1, kinds + 1)),
    ]
    rest = [part for part in numbered if part.first < at["hand"]]
    found += [
        everywhere(part.name, f"in all rows: {part.meaning}", len(cards), part.first, part.count) for part in rest
    ]
    return Planes((len(cards),), tuple(found))
