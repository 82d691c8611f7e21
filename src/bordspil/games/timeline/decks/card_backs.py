"""The backs of cards, facts and sources, as files of their own: a card's file is named when it is turned.

Views would be many times as long with every fact in six languages in them. The name of a file follows from what
stands in it; a table seals it with its secret, since what stands there could be guessed, one year after another.
"""

import hashlib
from functools import lru_cache

import msgspec

from bordspil.core.material import seal
from bordspil.games.timeline.decks.deck import Card, Deck


def file_name(card: Card) -> str:
    """Returns where the back of a card is found."""
    return f"back-{hashlib.sha256(_written(card)).hexdigest()[:32]}.json"


def name_of(deck: Deck, card: Card) -> str:
    """Returns what the table of a deck calls the back of a card."""
    return seal(deck.secret, file_name(card))


def find(deck: Deck, name: str) -> tuple[str, bytes] | None:
    """Returns the fact and the sources of the card whose back has this name."""
    card = _by_name(deck).get(name)
    return None if card is None else ("application/json", _shown(card))


@lru_cache(maxsize=16)
def _by_name(deck: Deck) -> dict[str, Card]:
    return {file_name(card): card for card in deck.cards.values()}


def _shown(card: Card) -> bytes:
    return msgspec.json.encode({"fact": card.fact, "sources": card.sources})


def _written(card: Card) -> bytes:
    return msgspec.json.encode(card)
