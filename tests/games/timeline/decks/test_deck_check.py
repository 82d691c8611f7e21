"""Checking decks: a good one passes, and everything that can be wrong is told with its line, card and field."""

from typing import Any

import pytest

from bordspil.games.timeline.decks.card_check import check
from bordspil.games.timeline.decks.importing import read
from bordspil.games.timeline.decks.problems import Broken
from bordspil.games.timeline.decks.spoilers import WORDS, digits, spoiler
from games.timeline.cards import DRAWING, card, deck, draft, in_all_languages, problems, written


def test_a_good_deck_has_no_problems() -> None:
    assert problems(*deck()["cards"]) == []


def test_a_problem_tells_file_line_card_and_field() -> None:
    (found,) = problems(card(0), card(1), card(2, year="soon"))
    assert (found.key, found.file, found.line, found.card, found.field) == (
        "deck-year",
        "deck.json",
        4,
        "candle",
        "year",
    )
    assert found.must


def test_a_field_on_a_line_of_its_own_is_found_there() -> None:
    text = '[\n {"id": "a",\n  "year": 5,\n  "title": {\n    "en": "A",\n    "is": ""\n  }\n }\n]'
    lines = {one.field: one.line for one in check(read("deck.json", text.encode()))}
    assert lines["title.is"] == 6
    assert lines["title"] == 4
    assert lines["fact"] == 2


MUST = [
    ({"id": None}, "deck-field-missing", "id"),
    ({"year": None}, "deck-field-missing", "year"),
    ({"title": None}, "deck-field-missing", "title"),
    ({"yeer": 5}, "deck-field-unknown", "yeer"),
    ({"id": "Anchor"}, "deck-id", "id"),
    ({"id": 5}, "deck-id", "id"),
    ({"id": "../etc"}, "deck-id", "id"),
    ({"id": "a" * 61}, "deck-id", "id"),
    ({"year": 0}, "deck-year", "year"),
    ({"year": 1969.0}, "deck-year", "year"),
    ({"year": True}, "deck-year", "year"),
    ({"year": "1969"}, "deck-year", "year"),
    ({"year": 5000}, "deck-year-range", "year"),
    ({"within": -1}, "deck-within", "within"),
    ({"within": "?"}, "deck-within", "within"),
    ({"fame": 6}, "deck-fame", "fame"),
    ({"fame": 0}, "deck-fame", "fame"),
    ({"category": "Two words"}, "deck-word", "category"),
    ({"region": 7}, "deck-word", "region"),
    ({"title": "A"}, "deck-texts", "title"),
    ({"title": {}}, "deck-texts", "title"),
    ({"title": in_all_languages("A thing") | {"de": "Ein Ding"}}, "deck-texts", "title.de"),
    ({"title": in_all_languages("A thing") | {"fi": " "}}, "deck-text", "title.fi"),
    ({"title": in_all_languages("A thing") | {"fi": 5}}, "deck-text", "title.fi"),
    ({"title": in_all_languages("A thing") | {"fi": "a\nb"}}, "deck-text", "title.fi"),
    ({"title": in_all_languages("A thing") | {"fi": "\u202eabc"}}, "deck-text", "title.fi"),
    ({"title": in_all_languages("A thing") | {"fi": "a" * 121}}, "deck-text", "title.fi"),
    ({"fact": in_all_languages("A" * 60) | {"sv": "a" * 501}}, "deck-text", "fact.sv"),
    ({"picture": ["no-such-icon"]}, "deck-icon-unknown", "picture"),
    ({"picture": ["anchor"] * 4}, "deck-picture-shape", "picture"),
    ({"picture": [5]}, "deck-picture-shape", "picture"),
    ({"picture": {"a": 1}}, "deck-picture-shape", "picture"),
    ({"picture": "nowhere.svg"}, "deck-picture-missing", "picture"),
    ({"sources": "A book"}, "deck-source-shape", "sources"),
    ({"sources": ["a"] * 11}, "deck-source-shape", "sources"),
    ({"sources": [5, 6]}, "deck-source-shape", "sources"),
]


@pytest.mark.parametrize(("changes", "key", "field"), MUST, ids=lambda value: str(value)[:40])
def test_faults_that_make_a_deck_unplayable_must_be_mended(changes: dict[str, Any], key: str, field: str) -> None:
    found = [one for one in problems(card(1), card(5, **changes)) if one.must]
    assert [(one.key, one.field, one.line) for one in found] == [(key, field, 3)]


SHOULD = [
    ({"fact": None}, "deck-field-missing", "fact"),
    ({"sources": None}, "deck-field-missing", "sources"),
    ({"title": {"en": "A thing"}}, "deck-languages", "title"),
    ({"title": in_all_languages("A thing") | {"nb": "a" * 45}}, "deck-length", "title.nb"),
    ({"alt": in_all_languages("A thing") | {"nb": " a thing"}}, "deck-length", "alt.nb"),
    ({"fact": in_all_languages("Short.")}, "deck-length", "fact.is"),
    ({"title": in_all_languages("A thing") | {"da": "Ting fra 1969"}}, "deck-digits", "title.da"),
    ({"alt": in_all_languages("A thing") | {"da": "Tal ½ og ting"}}, "deck-digits", "alt.da"),
    ({"id": "apollo-11"}, "deck-digits", "id"),
    ({"id": "ancient-thing"}, "deck-spoiler", "id"),
    ({"title": in_all_languages("A thing") | {"is": "Bækur á miðöldum"}}, "deck-spoiler", "title.is"),
    ({"region": "atlantis"}, "deck-region", "region"),
    ({"year": 2999}, "deck-year-future", "year"),
    ({"sources": ["A book", "a BOOK"]}, "deck-sources", "sources"),
    ({"picture": []}, "deck-picture-none", "picture"),
]


@pytest.mark.parametrize(("changes", "key", "field"), SHOULD, ids=lambda value: str(value)[:40])
def test_what_makes_a_poor_deck_is_told_but_can_be_played(changes: dict[str, Any], key: str, field: str) -> None:
    found = problems(card(1), card(5, **changes))
    assert (key, field) in [(one.key, one.field) for one in found]
    assert not any(one.must for one in found)


def test_an_icon_whose_author_is_not_known_is_told() -> None:
    found = check(draft(card(picture=["abacus", "abdominal-armor"])))
    assert [(one.key, one.details) for one in found] == [("deck-icon-author", {"icon": "abdominal-armor"})]


def test_two_cards_have_the_same_id() -> None:
    found = problems(card(0), card(1), card(2, id="anchor"))
    assert [(one.key, one.line, one.details) for one in found] == [
        ("deck-id-twice", 4, {"file": "deck.json", "line": 2}),
    ]


def test_a_card_that_is_none_is_told_and_the_others_are_checked_all_the_same() -> None:
    found = problems(5, card(1, year=0), None)
    assert [(one.key, one.line) for one in found] == [("deck-card-shape", 2), ("deck-year", 3), ("deck-card-shape", 4)]


@pytest.mark.parametrize("name", ["", " ", 5, None, "x" * 61, "a\tb"])
def test_the_name_of_a_deck(name: Any) -> None:
    assert [one.key for one in problems(card(), name=name)] == ["deck-name"]


def test_an_empty_deck() -> None:
    assert [(one.key, one.file, one.must) for one in problems()] == [("deck-empty", "deck.json", True)]


def test_at_most_two_cards_of_a_year() -> None:
    two = [card(1, year=1900), card(2, year=1900)]
    assert problems(*two) == []
    found = problems(*two, card(3, year=1900))
    assert [(one.key, one.field) for one in found] == [("deck-year-crowded", "year")] * 3


@pytest.mark.parametrize(
    ("one", "other", "close"),
    [
        ((100, 0), (100, 0), False),  # two certain dates may be equal
        ((100, 5), (110, 4), False),
        ((100, 5), (110, 5), True),
        ((100, 20), (110, 0), True),
        ((-3300000, 100000), (-3400000, 0), True),
        ((-10, 20), (30, 10), False),
    ],
)
def test_no_order_depends_on_a_date_that_is_not_certain(
    one: tuple[int, int], other: tuple[int, int], close: bool
) -> None:
    cards = [card(1, year=one[0], within=one[1]), card(2, year=other[0], within=other[1])]
    assert [found.key for found in problems(*cards)] == ["deck-dates-close"] * close


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("The first crossing of the Alps", "The second crossing of the Alps", True),
        ("The safety pin", "The safety razor", False),
        ("Iceland becomes a republic", "Finland becomes a republic", False),
        ("The printed Bible", "Printed bible", True),
    ],
)
def test_titles_that_would_order_each_other(one: str, other: str, alike: bool) -> None:
    found = problems(card(1, title=in_all_languages(one)), card(5, title=in_all_languages(other)))
    assert [(problem.key, problem.details) for problem in found] == [
        ("deck-titles-alike", {"other": "barrel"}),
    ] * alike


def many(count: int, **changes: Any) -> list[Any]:
    categories = ("arts", "history", "science", "sport", "inventions")
    return [
        card(number, category=categories[number % 5], year=10 * number - 2000, **changes) for number in range(count)
    ]


def test_a_broad_deck_is_spread_over_eras_and_categories() -> None:
    assert problems(*many(100)) == []
    late = [one | {"year": one["year"] + 3000} for one in many(100)]
    assert [(one.key, one.details) for one in problems(*late)] == [("deck-share-old", {"share": 0, "least": 15})]
    same = [one | {"category": "arts"} for one in many(100)]
    assert [one.details["share"] for one in problems(*same) if one.key == "deck-share-category"] == [100]


def test_a_shipped_deck_is_large_and_nordic_enough() -> None:
    found = check(draft(*many(100, region="asia", picture=["abacus"])), is_shipped=True)
    assert [(one.key, one.details) for one in found] == [
        ("deck-few", {"count": 100, "least": 300}),
        ("deck-share-nordic", {"share": 0, "least": 15}),
    ]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "A Bronze Age sword"),
        ("en", "Ancient letters"),
        ("en", "The modern games"),
        ("en", "Book of the Century"),
        ("en", "The year of the dog"),
        ("en", "Built MDCCLXXVI"),
        ("en", "Rome in 44 BC"),
        ("is", "Sverð frá bronsöld"),
        ("is", "Handrit á öldinni"),
        ("is", "Forn grafhaugur"),
        ("is", "Skip víkingaaldar"),
        ("is", "Nútímalist"),
        ("is", "Orrusta f.Kr."),
        ("sv", "Medeltida bok"),
        ("sv", "Seklets bok"),
        ("sv", "Sekelskiftet"),
        ("sv", "Forntidens skepp"),
        ("da", "Oldtidens skib"),
        ("da", "Århundredets bog"),
        ("da", "Guldalderens maler"),
        ("nb", "Vikingtidens skip"),
        ("nb", "Middelalderens bok"),
        ("nb", "Moderne kunst"),
        ("fi", "Keskiajan kirja"),
        ("fi", "Muinainen laiva"),
        ("fi", "Vuosisadan kirja"),
        ("fi", "Kivikauden kirves"),
        ("fi", "Taistelu eKr."),
    ],
)
def test_words_that_give_the_date_away(language: str, text: str) -> None:
    assert spoiler(text, language) is not None


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Teenage wages in a village"),
        ("en", "Gustav III visits the opera"),
        ("en", "The compact disc (CD)"),
        ("en", "Viking lands on Mars"),
        ("is", "Kvöldið og völdin"),
        ("is", "Alda við strönd"),
        ("is", "Meiji-endurreisnin"),
        ("is", "Fornleifafræði"),
        ("sv", "Vårens gårdar"),
        ("da", "Sårets behandling"),
        ("nb", "Tårnet på Bårdshaug"),
        ("fi", "Vuorikiipeily"),
        ("fi", "Aikataulu"),
    ],
)
def test_words_that_only_look_like_it(language: str, text: str) -> None:
    assert spoiler(text, language) is None


def test_every_language_has_words_that_spoil() -> None:
    assert set(WORDS) == {"is", "sv", "da", "fi", "nb", "en"}
    assert [digits(text) for text in ("x²", "½", "٣", "II")] == [True, True, True, False]


BROKEN = [
    (b"", "deck-json", 1),
    (b"{", "deck-json", 1),
    (b'[\n{"id": "a",\n "year": }]', "deck-json", 3),
    (b'[\n{"id": "a" "year": 5}]', "deck-json", 2),
    (b'[{"id": "a"},\n]', "deck-json", 2),
    (b'{"cards": []} x', "deck-json", 1),
    (b'["\\ud800"]', "deck-json", 1),
    (b"[" * 5000, "deck-json", 1),
    (b'{"a":' * 5000, "deck-json", 1),
    (b"[" + b"9" * 5000 + b"]", "deck-json", 1),
    (b"\xff\xfe\x00", "deck-json", 1),
    (b"5", "deck-shape", 1),
    (b'{"cards": 5}', "deck-shape", 1),
    (b'{"deck": []}', "deck-shape", 1),
    (b'{"cards": [], "pictures": {"a": 5}}', "deck-shape", 1),
    (b'{"cards": [], "pictures": 5}', "deck-shape", 1),
    (b"[" + b"5," * 1000 + b"5]", "deck-too-many", 1),
    (b"[" + b" " * 2_000_000 + b"]", "deck-too-large", 1),
]


@pytest.mark.parametrize(("data", "key", "line"), BROKEN, ids=lambda value: str(value)[:30])
def test_a_file_that_is_no_deck(data: bytes, key: str, line: int) -> None:
    with pytest.raises(Broken) as broken:
        read("deck.json", data)
    assert [(one.key, one.file, one.line) for one in broken.value.problems] == [(key, "deck.json", line)]


def test_a_field_that_is_there_twice() -> None:
    found = check(read("deck.json", b'[\n{"id": "a", "year": 5,\n"year": 6, "title": {"en": "A"}}]'))
    assert [(one.key, one.line, one.field) for one in found if one.must] == [("deck-field-twice", 3, "year")]


def test_a_deck_may_bring_pictures_along_and_nothing_else() -> None:
    good = deck(1, cards=[card(picture="a.svg")], pictures={"a.svg": DRAWING})
    assert check(read("deck.json", written(good))) == []
    found = check(read("deck.json", written(good | {"scripts": []})))
    assert [(one.key, one.field) for one in found] == [("deck-shape", "scripts")]
