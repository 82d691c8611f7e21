"""The checks of a deck as a whole against slow ones that look at every pair, and how their work grows."""

from itertools import combinations, pairwise
from random import Random
from typing import Any

import pytest

from bordspil.games.timeline.cli import shipped
from bordspil.games.timeline.decks.brought import playable
from bordspil.games.timeline.decks.card_check import MOST_PROBLEMS, check, find_obstacles
from bordspil.games.timeline.decks.deck_check import ALIKE, _check_overlaps, _find_alike, _interval, _words
from bordspil.games.timeline.decks.importing import RawCard, of_value
from games.timeline.cards import card, deck
from steps import steps_of


def slowly_alike(titles: list[frozenset[str]]) -> set[tuple[int, int]]:
    """Returns every pair of titles with so many of their words in common."""
    pairs = combinations(range(len(titles)), 2)
    shares = ((one, other, len(titles[one] & titles[other]), titles[one] | titles[other]) for one, other in pairs)
    return {(one, other) for one, other, shared, every in shares if shared and shared >= ALIKE * len(every)}


@pytest.mark.parametrize("seed", range(20))
def test_titles_that_are_alike_are_found_as_by_looking_at_every_pair(seed: int) -> None:
    rng = Random(seed)
    words = [f"w{number}" for number in range(rng.choice([3, 8, 30]))]
    titles = [frozenset(rng.choices(words, k=rng.randint(0, 12))) for _ in range(60)]
    assert _find_alike(titles) == slowly_alike(titles)


@pytest.mark.parametrize("language", ["en", "is", "fi"])
def test_titles_of_the_shipped_deck_are_found_alike_as_by_looking_at_every_pair(language: str) -> None:
    titles = [_words(raw.value["title"][language]) for raw in shipped("world").cards]
    shuffled = [frozenset([*title, *other]) for title, other in pairwise(titles)]
    for some in (titles, shuffled):
        assert _find_alike(some) == slowly_alike(some)


@pytest.mark.parametrize("seed", range(20))
def test_dates_too_close_are_found_as_by_looking_at_every_pair(seed: int) -> None:
    rng = Random(seed)
    cards = [
        RawCard({"id": f"c{number}", "year": rng.randint(1, 60), "within": rng.choice([0, 0, 0, 1, 2])})
        for number in range(40)
    ]
    slow = {
        frozenset((one.id, other.id))
        for one, other in combinations(cards, 2)
        if (one.value["within"] or other.value["within"])
        and _interval(one)[0] <= _interval(other)[1]
        and _interval(other)[0] <= _interval(one)[1]
    }
    assert {frozenset((found.card, found.details["other"])) for found in _check_overlaps(cards)} == slow


def crowd(count: int, **changes: Any) -> dict[str, Any]:
    """Returns cards that are all too close to and too much like one another."""
    many = [card(0, id=f"c{number}", year=1900, **changes) for number in range(count)]
    return deck(0, cards=many)


@pytest.mark.parametrize("changes", [{}, {"within": 5000}], ids=["certain", "unsure"])
def test_the_work_of_bringing_a_deck_grows_with_its_cards(changes: dict[str, Any]) -> None:
    small, large = (steps_of(lambda: playable(of_value(crowd(count, **changes)))) for count in (250, 1000))  # noqa: B023
    assert large < 6 * small


def test_the_work_of_all_advice_grows_little_more_than_with_the_cards() -> None:
    small, large = (steps_of(lambda: check(of_value(crowd(count)))) for count in (250, 1000))  # noqa: B023
    assert large < 8 * small


def test_of_many_problems_a_bounded_number_is_told() -> None:
    wrong = {f"field{number}": number for number in range(5000)}
    draft = of_value(deck(0, cards=[card(number, **wrong) for number in range(100)]))
    assert len(find_obstacles(draft)) == MOST_PROBLEMS
    assert len(check(of_value(crowd(300, within=5000)))) < 300 * 30
