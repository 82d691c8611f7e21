"""Cards and decks for tests: good ones, to be changed where a test wants something else."""

import io
import json
import zipfile
from collections.abc import Mapping
from typing import Any

from bordspil.games.timeline.decks.card_check import check
from bordspil.games.timeline.decks.deck import LANGUAGES
from bordspil.games.timeline.decks.importing import Draft, read
from bordspil.games.timeline.decks.problems import Problem

WORDS = ("anchor", "barrel", "candle", "dolphin", "engine", "feather", "garden", "hammer", "island", "jacket")
DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h9v9z" fill="red"/></svg>'


def in_all_languages(text: str) -> dict[str, str]:
    return dict.fromkeys(LANGUAGES, text)


def card(number: int = 0, **changes: Any) -> dict[str, Any]:
    """Returns a card without a fault; a field that is changed to None is left out."""
    word = WORDS[number % len(WORDS)] + "x" * (number // len(WORDS))
    made = {
        "id": word,
        "year": 5 * number + 7,
        "within": 0,
        "category": "history",
        "region": "nordic",
        "fame": 3,
        "title": in_all_languages(f"The {word} of somebody"),
        "fact": in_all_languages(f"Nobody knows any more why the {word} was ever thought of by anybody."),
        "alt": in_all_languages(f"A drawn {word}"),
        "picture": ["anchor"],
        "sources": ["An encyclopedia", "A museum"],
    } | changes
    return {field: value for field, value in made.items() if value is not None}


def deck(count: int = 12, **changes: Any) -> dict[str, Any]:
    """Returns a deck of good cards as plain data."""
    return {"name": "Things", "cards": [card(number) for number in range(count)], "pictures": {}} | changes


def written(value: Any) -> bytes:
    """Returns a deck as its file, a card on every line: the first one is on line 2."""
    cards = ",\n".join(json.dumps(one) for one in value["cards"])
    rest = "".join(f', "{name}": {json.dumps(value[name])}' for name in value if name != "cards")
    return f'{{"cards": [\n{cards}\n]{rest}}}'.encode()


def packed(files: Mapping[str, str | bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    """Returns a zip of files, a deck and its pictures."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", method) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return data.getvalue()


def draft(*cards: Any, **changes: Any) -> Draft:
    """Returns a deck of these cards as it is read from a file."""
    return read("deck.json", written(deck(0, cards=list(cards), **changes)))


def problems(*cards: Any, **changes: Any) -> list[Problem]:
    """Returns the problems of a deck of these cards, without a missing author of an icon."""
    return [one for one in check(draft(*cards, **changes)) if one.key != "deck-icon-author"]
