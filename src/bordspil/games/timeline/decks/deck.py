"""Decks: cards with their dates and texts, shipped or uploaded."""

import hashlib
import json
from collections.abc import Mapping
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from bordspil.core.game import BadRequest
from bordspil.core.material import tag

LANGUAGES = ("is", "sv", "da", "fi", "nb", "en")
SHIPPED = files(__package__) / "shipped"
ID = "[a-z0-9]+(-[a-z0-9]+)*"
MOST_CARDS = 1000  # three times the shipped deck: no evening turns more of them, and a shuffle stays one short line
SMALL = tuple(f"world-{count}" for count in range(4, 17))  # TL-50
OLDEST, NEWEST = -14_000_000_000, 3000

CardId = Annotated[str, Meta(pattern=f"^{ID}$", max_length=60)]
Words = dict[str, str]


class Card(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card as its file writes it; only id, year and a title in some language must be there."""

    id: CardId
    year: Annotated[int, Meta(ge=OLDEST, le=NEWEST)]
    within: Annotated[int, Meta(ge=0, le=-OLDEST)] = 0
    category: Annotated[str, Meta(pattern=f"^{ID}$", max_length=20)] = "other"
    region: Annotated[str, Meta(pattern=f"^{ID}$", max_length=20)] = "world"
    fame: Annotated[int, Meta(ge=1, le=5)] = 3
    title: Words
    fact: Words = {}
    alt: Words = {}
    picture: tuple[str, ...] | str = ()  # names of icons, or the name of a picture in the deck
    sources: tuple[str, ...] = ()


class Deck(Struct, frozen=True, dict=True, eq=False):
    """All cards by their ids; every text is there in every language. A table's deck has the secret of its names.

    The id tells the content: the name of a shipped deck, or the digest of an uploaded one. Decks are equal by it, and a
    shipped one travels to other processes by it.
    """

    id: str
    name: Words
    cards: dict[str, Card]
    pictures: dict[str, str] = {}
    secret: bytes = b""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and (self.id, self.secret) == (other.id, other.secret)

    def __hash__(self) -> int:
        return hash((self.id, self.secret))

    def __repr__(self) -> str:
        return f"<Deck {self.id}: {len(self.cards)} cards>"

    @cached_property
    def notes(self) -> dict[Any, Any]:
        """Returns the cache of what views compute from this deck."""
        return {}

    def __deepcopy__(self, memo: Any) -> "Deck":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        if is_shipped(self.id):
            return _shipped, (self.id, self.secret)
        return Deck, (self.id, self.name, self.cards, self.pictures, self.secret)


class OwnDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """An uploaded deck, as it stands in the table's options."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    cards: Annotated[list[Card], Meta(min_length=1, max_length=MOST_CARDS)]
    pictures: dict[str, str] = {}


class SameObject(Struct, frozen=True, eq=False):
    """An option's value as the key of a cache: agreed options are never changed, and a digest takes long."""

    value: Mapping[str, Any]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SameObject) and self.value is other.value

    def __hash__(self) -> int:
        return id(self.value)


@cache
def names() -> tuple[str, ...]:
    """Returns the ids of the shipped decks: every folder is one."""
    return tuple(sorted(folder.name for folder in SHIPPED.iterdir() if folder.is_dir()))


@cache
def load(name: str) -> Deck:
    """Returns a shipped deck, or a small one made of it."""
    if name in SMALL:
        return _small(name)
    if name not in names():
        raise BadRequest("deck-unknown", deck=name[:40])
    parts = sorted((part for part in (SHIPPED / name).iterdir() if part.name.endswith(".json")), key=lambda p: p.name)
    cards = [card for part in parts for card in msgspec.json.decode(part.read_bytes(), type=list[Card])]
    title = msgspec.json.decode((SHIPPED / f"{name}.json").read_bytes(), type=dict[str, Words])["name"]
    return _made(name, title, cards, {})


def _small(name: str) -> Deck:
    """TL-50: returns so many cards of a shipped deck, spread evenly over its dates."""
    whole, _, count = name.rpartition("-")
    deck = load(whole)
    by_date = sorted(deck.cards.values(), key=lambda card: (card.year, card.id))
    cards = [by_date[len(by_date) * (2 * n + 1) // (2 * int(count))] for n in range(int(count))]
    return _made(name, deck.name, cards, deck.pictures)


def is_shipped(name: str) -> bool:
    """Returns whether a deck of this id comes with the package."""
    return name in names() or name in SMALL


def _shipped(name: str, secret: bytes) -> Deck:
    """Returns a shipped deck as a table plays it."""
    return sealed(load(name), secret)


def deck_of(value: Any) -> Deck:
    """Returns the deck an option names or holds."""
    if isinstance(value, str):
        return load(value)
    if not isinstance(value, Mapping):
        raise BadRequest("field-wrong", field="deck")
    return _uploaded(SameObject(value))


@lru_cache(maxsize=4)
def _uploaded(key: SameObject) -> Deck:
    value = key.value
    digest = hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()
    try:
        own = msgspec.convert(value, OwnDeck)
    except msgspec.ValidationError:
        raise BadRequest("field-wrong", field="deck") from None
    if len({card.id for card in own.cards}) < len(own.cards) or not all(card.title for card in own.cards):
        raise BadRequest("field-wrong", field="deck")
    return _made(f"own-{digest[:32]}", dict.fromkeys(LANGUAGES, own.name), own.cards, own.pictures)


def sealed(deck: Deck, secret: bytes) -> Deck:
    """Returns a deck as a table plays it: what it shows is named by the secret of the table."""
    return deck if deck.secret == secret else msgspec.structs.replace(deck, secret=secret)


def shown_id(deck: Deck) -> str:
    """Returns the id of a deck in views: its real one would reveal the dates of an uploaded deck by trial."""
    return f"own-{tag(deck.secret, deck.id)}" if deck.secret and not is_shipped(deck.id) else deck.id


def _made(name: str, title: Words, cards: list[Card], pictures: dict[str, str]) -> Deck:
    by_id = {card.id: _filled(card) for card in sorted(cards, key=lambda card: card.id)}
    return Deck(name, in_every_language(title), by_id, pictures)


def _filled(card: Card) -> Card:
    """Returns the card with every text in every language; without words for the picture its title stands for them."""
    title = in_every_language(card.title)
    alt = in_every_language(card.alt) if card.alt else title
    return msgspec.structs.replace(card, title=title, alt=alt, fact=in_every_language(card.fact))


def in_every_language(words: Words) -> Words:
    """Returns a text in every language; where one lacks it, the English text or else the first one takes its place."""
    if not words:
        return {}
    other = words.get("en") or next(iter(words.values()))
    return {language: words.get(language) or other for language in LANGUAGES}
