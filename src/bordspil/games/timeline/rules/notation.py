"""The moves of Timeline as values, as objects of the protocol and as short text.

moon-landing@3          the card with three cards of the timeline to its left
shuffle a-card …        chance: the whole pile, its top card first
first 1                 chance: seat 1 begins
"""

from typing import Any

from msgspec import Struct

from bordspil.core.game import IllegalMove
from bordspil.core.value import Value
from bordspil.games.timeline.decks.deck import MOST_CARDS


class Place(Struct, frozen=True):
    """TL-20: a card of the hand to a place, the number of timeline cards to its left."""

    card: str
    place: int


class Shuffle(Value, frozen=True):
    """Chance: the cards of the new pile, top first."""

    cards: tuple[str, ...]


class First(Struct, frozen=True):
    """Chance: the seat that begins."""

    seat: int


Move = Place | Shuffle | First


def write(move: Move) -> str:
    """Returns the short text of a move."""
    match move:
        case Place(card, place):
            return f"{card}@{place}"
        case Shuffle(cards):
            return " ".join(["shuffle", *cards])
        case First(seat):
            return f"first {seat}"


LONGEST_ID = 60
_SIGNS = frozenset("abcdefghijklmnopqrstuvwxyz0123456789")


def is_id(text: str) -> bool:
    """Returns whether a text is the id of a card: small letters and digits, with single hyphens between them."""
    return len(text) <= LONGEST_ID and all(part and _SIGNS.issuperset(part) for part in text.split("-"))


def read(text: str) -> Move:
    """Returns the move of a text; blanks around the sign are taken as well."""
    text = text.strip().lower() if isinstance(text, str) else ""
    card, sign, place = map(str.strip, text.partition("@"))
    if sign and is_id(card) and 0 < len(place) <= 4 and place.isascii() and place.isdigit():
        return Place(card, int(place))
    match text.split(" "):
        case ["first", seat] if len(seat) == 1 and seat in "01234567":
            return First(int(seat))
        case ["shuffle", *cards] if 0 < len(cards) <= MOST_CARDS and all(map(is_id, cards)):
            return Shuffle(tuple(cards))
    raise IllegalMove("move-text", text=text[:40])


def to_object(move: Move) -> dict[str, Any]:
    """Returns the move as an object of the protocol."""
    match move:
        case Place(card, place):
            return {"card": card, "place": place}
        case Shuffle(cards):
            return {"shuffle": list(cards)}
        case First(seat):
            return {"first": seat}


def from_object(given: Any) -> Move:
    """Returns the move of an object; names the field that is wrong."""
    if not isinstance(given, dict):
        raise IllegalMove("move-shape", field="move")
    card, place = given.get("card"), given.get("place")
    if type(card) is not str:
        raise IllegalMove("move-shape", field="card")
    if type(place) is not int:
        raise IllegalMove("move-shape", field="place")
    return Place(card, place)
