"""The shipped deck: without errors, as large and varied as promised, and without hints before the reveal."""

from itertools import pairwise

from bordspil.games.timeline.cli import shipped
from bordspil.games.timeline.decks.card_check import check
from bordspil.games.timeline.decks.deck import LANGUAGES, load, names
from bordspil.games.timeline.decks.pictures import authors, icons

CARDS = list(load("world").cards.values())


def test_there_is_one() -> None:
    assert names() == ("world",)
    assert set(load("world").name) == set(LANGUAGES)


def test_it_has_no_errors() -> None:
    assert check(shipped("world"), is_shipped=True) == []


def test_its_figures() -> None:
    assert len(CARDS) >= 300
    assert sum(card.year < 1000 for card in CARDS) >= 0.15 * len(CARDS)
    assert sum(card.region == "nordic" for card in CARDS) >= 0.15 * len(CARDS)
    for category in {card.category for card in CARDS}:
        assert sum(card.category == category for card in CARDS) <= 0.25 * len(CARDS)
    assert {card.fame for card in CARDS} == {1, 2, 3, 4, 5}


def test_every_text_is_there_in_every_language() -> None:
    for raw in shipped("world").cards:
        for field in ("title", "fact", "alt"):
            assert set(raw.value[field]) == set(LANGUAGES)


def test_the_order_of_the_cards_has_nothing_to_do_with_their_dates() -> None:
    assert [card.id for card in CARDS] == sorted(card.id for card in CARDS)
    years = [card.year for card in CARDS]
    rising = sum(one < other for one, other in pairwise(years))
    assert 0.35 * len(years) < rising < 0.65 * len(years)


def test_every_icon_has_a_drawing_and_an_author() -> None:
    used = {icon for card in CARDS for icon in card.picture}
    assert used == set(authors())
    assert used <= set(icons())
