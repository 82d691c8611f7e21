"""Uploaded decks: played like the shipped one, replayed anywhere, and never revealed in advance."""

import pickle
from random import Random
from typing import Any

import msgspec
import pytest

from bordspil import games
from bordspil.core import record
from bordspil.core.chance import Chance
from bordspil.core.game import NATURE, BadRequest, agree
from bordspil.core.table import Table
from bordspil.games.timeline.decks import deck as decks
from bordspil.games.timeline.decks.brought import OwnDecks
from bordspil.games.timeline.game import game
from games.timeline.cards import card, deck, written

own = OwnDecks()


def refused(value: Any) -> BadRequest:
    with pytest.raises(BadRequest) as refusal:
        agree(game, {"deck": value}, 2)
    return refusal.value


def test_a_file_becomes_the_value_of_an_option() -> None:
    value = own.read("things.json", written(deck()))
    assert value == deck()
    assert agree(game, {"deck": value}, 2)["deck"] == value


def test_a_deck_found_sound_is_not_checked_again_and_one_that_changed_is() -> None:
    source, value = OwnDecks(), deck()
    assert source.check(value) == value
    assert source.check(value) is value
    value["cards"][0]["year"] = "long ago"
    with pytest.raises(BadRequest):
        source.check(value)


def test_the_public_facts_of_a_deck_have_no_dates() -> None:
    (option,) = [one for one in game.options if one.name == "deck"]
    assert option.shown(deck()) == {"name": "Things", "cards": 12}
    assert option.shown("world") == "world"


def test_a_whole_game_with_an_own_deck_is_recorded_and_replayed() -> None:
    table = Table(game, {"deck": deck(30)}, 3, Chance.of(5))
    rng = Random(5)
    while table.to_act() is not None:
        view = game.view(table.state, table.to_act())
        assert view.deck.name["is"] == "Things"
        assert msgspec.json.encode(game.view(game.determinize(view, rng), view.seat)) == msgspec.json.encode(view)
        table.play(None, rng.choice(list(game.moves(table.state))))
    text = record.write(record.of_table(table, ("a", "b", "c")), game)
    kept, _ = record.read(text, games.load)
    assert kept.options["deck"] == deck(30)
    *_, (_, last) = record.replay(kept, game)
    assert game.position(last) == game.position(table.state)
    assert record.verify(kept, game) == table.chance.drawn


def test_what_a_deck_leaves_out_is_filled_in() -> None:
    cards = [{"id": f"a{number}", "year": number, "title": {"is": f"Hlutur {number}"}} for number in range(1, 6)] + [
        {"id": "b", "year": 9, "title": {"sv": "Sak", "en": "Thing"}}
    ]
    table = Table(game, {"deck": {"name": "Hlutir", "cards": cards}, "hand": 1}, 2, Chance.of(1))
    found = decks.deck_of(table.options["deck"])
    assert set(found.cards["a1"].title.values()) == {"Hlutur 1"}
    assert found.cards["b"].title["sv"] == "Sak"
    assert found.cards["b"].title["fi"] == "Thing"
    assert found.cards["b"].alt == found.cards["b"].title
    assert (found.cards["b"].fact, found.cards["b"].sources, found.cards["b"].category) == ({}, (), "other")


def test_the_id_of_a_deck_follows_from_its_content() -> None:
    value = deck()
    first = decks.deck_of(value)
    assert decks.deck_of(value) is first
    assert decks.deck_of(deck()) == first
    assert decks.deck_of(deck(11)) != first


def test_a_view_finds_its_deck_in_its_own_process_and_tells_nothing_of_it_elsewhere() -> None:
    state = Table(game, {"deck": deck(30)}, 2, Chance.of(3), secret=b"of the table").state
    view = game.view(state, 0)
    assert view.deck.source is state.deck
    assert game.view(game.determinize(view, Random(1)), 0) == view
    sent = pickle.loads(pickle.dumps(view))
    assert sent == view
    assert state.deck.id.encode() not in pickle.dumps(view) + msgspec.json.encode(view)
    with pytest.raises(BadRequest) as refusal:
        game.determinize(sent, Random(1))
    assert refusal.value.key == "deck-unknown"


@pytest.mark.parametrize(("seats", "hand", "cards", "fits"), [(2, 4, 8, False), (2, 4, 9, True), (8, 1, 8, False)])
def test_a_deck_must_suffice_for_the_table(seats: int, hand: int, cards: int, fits: bool) -> None:
    options = {"deck": deck(cards), "hand": hand}
    if fits:
        assert len(Table(game, options, seats, Chance.of(1)).state.timeline) == 1
        return
    with pytest.raises(BadRequest) as refusal:
        Table(game, options, seats, Chance.of(1))
    assert (refusal.value.key, refusal.value.rule) == ("deck-too-small", "TL-10")
    assert refusal.value.details == {"cards": cards, "needed": seats * hand + 1}


@pytest.mark.parametrize(
    ("value", "key"),
    [
        (5, "field-wrong"),
        (None, "field-wrong"),
        ([], "field-wrong"),
        (True, "field-wrong"),
        ("nowhere", "option-value"),
        ({}, "deck-wrong"),
        ({"name": "x", "cards": 5}, "deck-wrong"),
        ({"name": "x", "cards": []}, "deck-wrong"),
        ({"name": "x", "cards": [{}]}, "deck-wrong"),
        ({"name": "x", "cards": [{"id": "a", "year": 0, "title": {"en": "A"}}]}, "deck-wrong"),
        (deck(3) | {"pictures": {"a": "<svg"}}, "deck-wrong"),
        (deck(1001), "deck-wrong"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_value_that_is_no_deck(value: Any, key: str) -> None:
    assert refused(value).key == key


def test_a_refused_deck_tells_its_errors_with_line_card_and_field() -> None:
    bad = [card(0), card(1, year=0), card(2, fame=9), *(card(number, title={}) for number in range(3, 40))]
    with pytest.raises(BadRequest) as refusal:
        own.read("deck.json", written(deck(0, cards=bad)))
    details = refusal.value.details
    assert (details["count"], details["line"], details["card"], details["field"]) == (39, 3, "barrel", "year")
    assert len(details["problems"]) == 20
    assert details["problems"][1] == {"key": "deck-fame", "details": {}, "line": 4, "card": "candle", "field": "fame"}
    assert msgspec.json.decode(msgspec.json.encode(details)) == details


@pytest.mark.parametrize("data", [b"", b"\0" * 100, b"PK\x03\x04", b"<html>", b"{}", b"[]", b"null", b"year,title\n"])
def test_a_file_that_is_no_deck_is_refused(data: bytes) -> None:
    with pytest.raises(BadRequest) as refusal:
        own.read("something", data)
    assert refusal.value.key == "deck-wrong"


def test_a_deck_that_grows_too_large_when_it_is_kept() -> None:
    cards = [card(number, fact={"en": "á" * 500}, sources=["ß" * 300] * 10) for number in range(300)]
    with pytest.raises(BadRequest) as refusal:
        own.check(deck(0, cards=cards))
    assert refusal.value.details["problems"][0]["key"] == "deck-too-large"


def test_markup_in_texts_is_only_text() -> None:
    words = {"en": "<script>alert('x')</script>"}
    value = own.check(deck(0, cards=[card(title=words)]))
    assert value["cards"][0]["title"] == words


@pytest.mark.parametrize(
    "value",
    [
        {"name": "a", "cards": [], "x": 10**100},
        {"name": "\ud800", "cards": []},
        {"name": "a", "cards": [{"id": 10**100}]},
        {"name": {1: object()}, "cards": []},
    ],
)
def test_what_cannot_be_written_down_is_no_deck(value: Any) -> None:
    with pytest.raises(BadRequest):
        game.options[0].source.check(value)  # type: ignore[union-attr]


def test_the_longest_shuffle_of_all_can_be_written_in_a_record() -> None:
    cards = [f"{number:04}-{'a' * 55}" for number in range(decks.MOST_CARDS)]
    text = game.notation.write(game.notation.read(" ".join(["shuffle", *cards])))
    assert len(text) > 60_000
    assert record.read_entry(game, NATURE, text).move.cards == tuple(cards)
