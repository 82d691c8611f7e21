"""Checks a deck as a whole: dates that lie too close, titles that are too alike, and the spread over the world."""

import re
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterator
from math import ceil

from bordspil.games.timeline.decks.importing import RawCard
from bordspil.games.timeline.decks.problems import Problem

MOST_OF_A_YEAR = 2
FEWEST_CARDS = 300  # of a shipped deck
OLD = 1000
SHARES = {"old": 15, "nordic": 15, "category": 25}  # per cent: at least, at least, at most
BROAD = 60  # a deck of fewer cards may be about one thing
ALIKE = 0.7  # share of words that two titles have in common

# Words that make no difference between two titles: articles, and numbers that would order them.
COMMON = """
    a an the of in on at to and is are first second third fourth fifth
    og í á að er fyrsti fyrsta fyrstu annar önnur annað þriðji þriðja
    en ett den det de och i på av till första förste andra tredje
    et der af til første anden andet ensimmäinen toinen kolmas ja
"""

_COMMON = frozenset(COMMON.split())
_WORD = re.compile(r"\w+")
MOST_OF_A_CARD = 20  # cards too close to one that are reported
MOST_ALIKE = 200  # pairs of titles of a language that are reported
COMPARED = 200  # titles with the same rare word that one is compared with: those before it


def check_spread(cards: list[RawCard], is_shipped: bool) -> Iterator[Problem]:
    """Yields the problems of the cards taken together; each of them is sound by itself."""
    yield from _check_years(cards)
    yield from _check_overlaps(cards)
    yield from _check_titles(cards)
    if is_shipped and len(cards) < FEWEST_CARDS:
        yield Problem("deck-few", {"count": len(cards), "least": FEWEST_CARDS}, must=False)
    if is_shipped or len(cards) >= BROAD:
        yield from _check_shares(cards, is_shipped)


def _check_years(cards: list[RawCard]) -> Iterator[Problem]:
    count = Counter(card.value["year"] for card in cards)
    for card in cards:
        if count[card.value["year"]] > MOST_OF_A_YEAR:
            details = {"count": count[card.value["year"]], "most": MOST_OF_A_YEAR}
            yield card.problem("deck-year-crowded", "year", must=False, **details)


def _interval(card: RawCard) -> tuple[int, int]:
    within = card.value.get("within", 0)
    return card.value["year"] - within, card.value["year"] + within


def _check_overlaps(cards: list[RawCard]) -> Iterator[Problem]:
    """Yields pairs of cards whose order would depend on a date that is not certain."""
    ordered = sorted(cards, key=_interval)
    unsure = [card for card in ordered if card.value.get("within", 0)]
    starts = [_interval(card)[0] for card in unsure]
    for number, card in enumerate(ordered):
        begin, end = _interval(card)
        if begin == end:  # certain: of those behind it, only an unsure one that begins with it may come first
            first = bisect_left(starts, begin)
            others = unsure[first : min(first + MOST_OF_A_CARD, bisect_right(starts, end))]
        else:
            others = ordered[number + 1 : number + 1 + MOST_OF_A_CARD]
        for other in others:
            if _interval(other)[0] > end:
                break
            yield card.problem("deck-dates-close", "within", must=False, other=other.id)


def _words(title: str) -> frozenset[str]:
    return frozenset(_WORD.findall(title.casefold())) - _COMMON


def _check_titles(cards: list[RawCard]) -> Iterator[Problem]:
    """Yields titles that differ in little more than a number, and so would order each other."""
    told: set[tuple[int, int]] = set()
    for language in ("en", "is", "sv", "da", "fi", "nb"):
        alike = _find_alike([_words(card.value["title"].get(language, "")) for card in cards])
        for one, other in sorted(alike - told)[:MOST_ALIKE]:
            told.add((one, other))
            yield cards[other].problem("deck-titles-alike", f"title.{language}", must=False, other=cards[one].id)


def _find_alike(titles: list[frozenset[str]]) -> set[tuple[int, int]]:
    """Returns the pairs of titles that are alike.

    Two that share most of their words share one of the rarest words of either: only those are looked up, each in an
    index of the titles before it, and in titles that were never alike no more than a few of them.
    """
    count = Counter(word for title in titles for word in title)
    index: dict[str, list[int]] = {}
    found: set[tuple[int, int]] = set()
    for other, title in enumerate(titles):
        rarest = sorted(title, key=lambda word: (count[word], word))[: len(title) - ceil(ALIKE * len(title) - 1e-9) + 1]
        candidates = {one for word in rarest for one in index.get(word, ())[-COMPARED:]}
        for one in candidates:
            shared = len(titles[one] & title)
            if shared and shared >= ALIKE * len(titles[one] | title):
                found.add((one, other))
        for word in rarest:
            index.setdefault(word, []).append(other)
    return found


def _check_shares(cards: list[RawCard], is_shipped: bool) -> Iterator[Problem]:
    def share(count: int) -> int:
        return int(100 * count / len(cards))

    if (old := share(sum(card.value["year"] < OLD for card in cards))) < SHARES["old"]:
        yield Problem("deck-share-old", {"share": old, "least": SHARES["old"]}, must=False)
    nordic = share(sum(card.value.get("region") == "nordic" for card in cards))
    if is_shipped and nordic < SHARES["nordic"]:
        yield Problem("deck-share-nordic", {"share": nordic, "least": SHARES["nordic"]}, must=False)
    for category, count in Counter(card.value.get("category", "other") for card in cards).items():
        if count > len(cards) * SHARES["category"] / 100:
            details = {"category": category, "share": share(count), "most": SHARES["category"]}
            yield Problem("deck-share-category", details, must=False)
