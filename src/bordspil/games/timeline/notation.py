"""The moves of Timeline as values, as objects of the protocol and as short text.

moon-landing@3          the card with three cards of the timeline to its left
shuffle a-card …        chance: the whole pile, its top card first
first 1                 chance: seat 1 begins
"""

import re
from typing import Any

from msgspec import Struct

from bordspil.core.game import IllegalMove
from bordspil.games.timeline.deck import ID


class Place(Struct, frozen=True):
    """TL-20: a card of the hand to a place, the number of timeline cards to its left."""

    card: str
    place: int


class Shuffle(Struct, frozen=True):
    """Chance: the cards of the new pile, top first."""

    cards: tuple[str, ...]


class First(Struct, frozen=True):
    """Chance: who begins."""

    seat: int


Move = Place | Shuffle | First


def write(move: Move) -> str:
    """The short text of a move."""
    match move:
        case Place(card, place):
            return f"{card}@{place}"
        case Shuffle(cards):
            return " ".join(["shuffle", *cards])
        case First(seat):
            return f"first {seat}"


_PLACE = re.compile(rf"(?P<card>{ID})\s*@\s*(?P<place>[0-9]{{1,4}})")
_SHUFFLE = re.compile(rf"shuffle(?P<cards>( {ID})+)")
_FIRST = re.compile(r"first (?P<seat>[0-7])")


def read(text: str) -> Move:
    """The move of a text; blanks around the sign are taken as well."""
    text = text.strip().lower() if isinstance(text, str) else ""
    if found := _PLACE.fullmatch(text):
        return Place(found["card"], int(found["place"]))
    if found := _FIRST.fullmatch(text):
        return First(int(found["seat"]))
    if found := _SHUFFLE.fullmatch(text):
        return Shuffle(tuple(found["cards"].split()))
    raise IllegalMove("move-text", text=text[:40])


def to_object(move: Move) -> dict[str, Any]:
    """The move as an object of the protocol."""
    match move:
        case Place(card, place):
            return {"card": card, "place": place}
        case Shuffle(cards):
            return {"shuffle": list(cards)}
        case First(seat):
            return {"first": seat}


def from_object(given: Any) -> Move:
    """The move of an object; names the field that is wrong."""
    if not isinstance(given, dict):
        raise IllegalMove("move-shape", field="move")
    card, place = given.get("card"), given.get("place")
    if type(card) is not str:
        raise IllegalMove("move-shape", field="card")
    if type(place) is not int:
        raise IllegalMove("move-shape", field="place")
    return Place(card, place)
