"""Uploaded decks: read from a file, checked, and shown without a single date."""

import hashlib
from typing import Any

import msgspec

from bordspil.core.game import BadRequest
from bordspil.games.timeline.decks.card_check import find_obstacles
from bordspil.games.timeline.decks.importing import LARGEST, Draft, of_value, read
from bordspil.games.timeline.decks.problems import Broken, Problem, refusal

REMEMBERED = 256


def plain(draft: Draft) -> dict[str, Any]:
    """Returns a sound draft as plain data: what stands in a table's options, and in the file of a deck."""
    cards = [card.value for card in draft.cards]
    used = {card["picture"] for card in cards if isinstance(card.get("picture"), str)}
    return {
        "name": draft.name,
        "cards": cards,
        "pictures": {name: kept for name, kept in draft.pictures.items() if name in used},
    }


def playable(draft: Draft) -> dict[str, Any]:
    """Returns the deck of a draft; refuses an unplayable one."""
    if wrong := find_obstacles(draft):
        raise refusal(wrong)
    value = plain(draft)
    if len(msgspec.json.encode(value)) > LARGEST:
        raise refusal([Problem("deck-too-large", {"limit": LARGEST})])
    return value


def _digest(value: Any) -> bytes:
    """Returns the digest of a deck; raises BadRequest where it holds values that no file can."""
    try:
        return hashlib.sha256(msgspec.json.encode(value)).digest()
    except (TypeError, ValueError, OverflowError, RecursionError):
        raise BadRequest("field-wrong", field="deck") from None


class OwnDecks:
    """The source of the option `deck`. A deck is checked once: every table and every move after that only plays it."""

    version = 1

    def __init__(self) -> None:
        self.sound: dict[bytes, None] = {}  # digests of decks that were found sound, the oldest first

    def read(self, file: str, data: bytes) -> Any:
        try:
            return playable(read(file, data))
        except Broken as broken:
            raise refusal(broken.problems) from None

    def check(self, value: Any) -> Any:
        if not isinstance(value, dict):
            raise BadRequest("field-wrong", field="deck")
        if _digest(value) in self.sound:
            return value
        try:
            checked = playable(of_value(value))
        except Broken as broken:
            raise refusal(broken.problems) from None
        if len(self.sound) == REMEMBERED:
            del self.sound[next(iter(self.sound))]
        self.sound[_digest(checked)] = None
        return checked

    def show(self, value: Any) -> Any:
        return {"name": value["name"], "cards": len(value["cards"])}
