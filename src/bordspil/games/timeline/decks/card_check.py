"""Checks decks card by card: errors that make it unplayable, and advice for a better one."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import chain, islice
from typing import Any

from msgspec.structs import replace

from bordspil.games.timeline.decks import pictures
from bordspil.games.timeline.decks.deck import LANGUAGES, NEWEST, OLDEST, Card
from bordspil.games.timeline.decks.deck_check import check_spread
from bordspil.games.timeline.decks.importing import TEXTS, Draft, RawCard
from bordspil.games.timeline.decks.problems import Problem
from bordspil.games.timeline.decks.spoilers import digits, spoiler
from bordspil.games.timeline.rules.notation import is_id

FIELDS = Card.__struct_fields__
LONGEST = {"title": 120, "fact": 500, "alt": 250}  # characters; longer ones are refused
FITTING = {"title": (2, 44), "fact": (40, 180), "alt": (6, 80)}  # characters of a text that fits its place
REGIONS = ("nordic", "europe", "africa", "asia", "north-america", "south-america", "oceania", "world")
FEWEST_SOURCES = 2
MOST_OF_A_CARD = 50  # problems that are reported
MOST_PROBLEMS = 1000
# Control characters and half surrogate pairs.
UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")


def check(draft: Draft, is_shipped: bool = False) -> list[Problem]:
    """Returns what is wrong with a deck, by file and line, with all advice for a better one."""
    found = [*draft.problems, *_check_whole(draft)]
    sound = []
    for card in draft.cards:
        problems = list(islice(check_card(card, draft), MOST_OF_A_CARD))
        found += problems
        if not any(problem.must for problem in problems):
            sound.append(card)
    found += islice(check_spread(sound, is_shipped), MOST_PROBLEMS)
    return _placed(found, draft)


def find_obstacles(draft: Draft) -> list[Problem]:
    """Returns what keeps a deck from being played, by file and line; that is all that matters of a stranger's deck."""
    cards = (islice(check_card(card, draft, is_advising=False), MOST_OF_A_CARD) for card in draft.cards)
    every = chain(draft.problems, _check_whole(draft), chain.from_iterable(cards))
    return _placed(list(islice((problem for problem in every if problem.must), MOST_PROBLEMS)), draft)


def _placed(found: list[Problem], draft: Draft) -> list[Problem]:
    placed = [problem if problem.file else replace(problem, file=draft.file, line=1) for problem in found]
    return sorted(placed, key=lambda problem: (problem.file, problem.line))


def _check_whole(draft: Draft) -> Iterator[Problem]:
    if not is_text(draft.name, 60):
        yield Problem("deck-name", {}, field="name")
    if not draft.cards:
        yield Problem("deck-empty", {})
    yield from _check_ids(draft.cards)


def is_text(value: Any, longest: int) -> bool:
    """Returns whether a value is a text, neither blank nor too long, without characters that break a page."""
    return isinstance(value, str) and len(value) <= longest and bool(value.strip()) and not UNSEEN.search(value)


def _check_ids(cards: list[RawCard]) -> Iterator[Problem]:
    seen: dict[str, RawCard] = {}
    for card in cards:
        if card.id in seen:
            first = seen[card.id]
            yield card.problem("deck-id-twice", "id", file=first.file, line=first.line)
        elif card.id:
            seen[card.id] = card


def check_card(card: RawCard, draft: Draft, is_advising: bool = True) -> Iterator[Problem]:
    """Yields the problems of one card by itself; the checks for advice take longer than those for errors."""
    value = card.value
    if not isinstance(value, dict):
        yield card.problem("deck-card-shape", "")
        return
    for field in value:
        if field not in FIELDS:
            yield card.problem("deck-field-unknown", str(field)[:40], fields=", ".join(FIELDS))
    for field in ("id", "year", "title"):
        if field not in value:
            yield card.problem("deck-field-missing", field)
    for field in FIELDS if is_advising else ():
        if field not in value and field not in ("id", "year", "title"):
            yield card.problem("deck-field-missing", field, must=False)
    yield from _check_facts(card, value)
    for field in TEXTS:
        if field in value:
            yield from _check_texts(card, field, value[field], is_advising)
    if "picture" in value:
        yield from _check_picture(card, value["picture"], draft)
    if "sources" in value:
        yield from _check_sources(card, value["sources"])


def _is_number(value: Any, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high


def _check_facts(card: RawCard, value: dict[str, Any]) -> Iterator[Problem]:
    if "id" in value:
        yield from _check_id(card, value["id"])
    if "year" in value:
        year = value["year"]
        if type(year) is not int or year == 0:
            yield card.problem("deck-year", "year")
        elif not OLDEST <= year <= NEWEST:
            yield card.problem("deck-year-range", "year", low=str(OLDEST), high=str(NEWEST))
        elif year > datetime.now(UTC).year:
            yield card.problem("deck-year-future", "year", must=False)
    if not _is_number(value.get("within", 0), 0, -OLDEST):
        yield card.problem("deck-within", "within")
    if not _is_number(value.get("fame", 3), 1, 5):
        yield card.problem("deck-fame", "fame")
    for field in ("category", "region"):
        word = value.get(field, "other")
        if not isinstance(word, str) or len(word) > 20 or not is_id(word):
            yield card.problem("deck-word", field)
    if isinstance(value.get("region"), str) and value["region"] not in REGIONS:
        yield card.problem("deck-region", "region", must=False, regions=", ".join(REGIONS))


def _check_id(card: RawCard, given: Any) -> Iterator[Problem]:
    if not isinstance(given, str) or not is_id(given):
        yield card.problem("deck-id", "id")
    elif digits(given):
        yield card.problem("deck-digits", "id", must=False, text=given)
    elif word := spoiler(given.replace("-", " "), "en"):
        yield card.problem("deck-spoiler", "id", must=False, word=word)


def _check_texts(card: RawCard, field: str, texts: Any, is_advising: bool) -> Iterator[Problem]:
    if not isinstance(texts, dict) or (field == "title" and not texts):
        yield card.problem("deck-texts", field, languages=", ".join(LANGUAGES))
        return
    for language, text in texts.items():
        where = f"{field}.{language}"[:40]
        if language not in LANGUAGES:
            yield card.problem("deck-texts", where, languages=", ".join(LANGUAGES))
        elif not is_text(text, LONGEST[field]):
            yield card.problem("deck-text", where, limit=LONGEST[field])
        elif is_advising:
            yield from _check_text(card, field, language, text)
    if missing := [language for language in LANGUAGES if language not in texts]:
        yield card.problem("deck-languages", field, must=False, languages=", ".join(missing))


def _check_text(card: RawCard, field: str, language: str, text: str) -> Iterator[Problem]:
    """Yields a problem where a text does not fit its place, or shows the date before the card is turned."""
    where, (shortest, longest) = f"{field}.{language}", FITTING[field]
    if not shortest <= len(text) <= longest or text != text.strip():
        details = {"length": len(text), "shortest": shortest, "longest": longest}
        yield card.problem("deck-length", where, must=False, **details)
    if field == "fact":
        return
    if digits(text):
        yield card.problem("deck-digits", where, must=False, text=text)
    if word := spoiler(text, language):
        yield card.problem("deck-spoiler", where, must=False, word=word)


def _check_picture(card: RawCard, picture: Any, draft: Draft) -> Iterator[Problem]:
    if isinstance(picture, str):
        if picture not in draft.pictures:
            yield card.problem("deck-picture-missing", "picture", picture=picture[:80])
        return
    if not isinstance(picture, list) or len(picture) > 3 or not all(isinstance(icon, str) for icon in picture):
        yield card.problem("deck-picture-shape", "picture")
        return
    if not picture:
        yield card.problem("deck-picture-none", "picture", must=False)
    for icon in picture:
        if icon not in pictures.icons():
            yield card.problem("deck-icon-unknown", "picture", icon=icon[:80])
        elif icon not in pictures.authors():
            yield card.problem("deck-icon-author", "picture", must=False, icon=icon)


def _check_sources(card: RawCard, sources: Any) -> Iterator[Problem]:
    if not isinstance(sources, list) or len(sources) > 10 or not all(is_text(one, 300) for one in sources):
        yield card.problem("deck-source-shape", "sources")
    elif len({source.casefold() for source in sources}) < FEWEST_SOURCES:
        yield card.problem("deck-sources", "sources", must=False, least=FEWEST_SOURCES)
