"""Decks sent to a server: bad ones are refused with their errors and nothing is lost, good ones make a table."""

import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest

from games.timeline.cards import DRAWING, card, deck, packed, written
from server.harness.servers import Server

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("decks")) as server:
        yield server


def send(server: Server, file: str, data: bytes) -> tuple[int, dict[str, Any]]:
    """Returns the status and the answer."""
    address = f"{server.address}api/games/timeline/options/deck?file={file}"
    try:
        with urllib.request.urlopen(urllib.request.Request(address, data=data), timeout=120) as response:
            return response.status, json.load(response)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.load(error)


def with_picture(drawing: bytes | str) -> bytes:
    return packed(
        {"deck.json": written(deck(12, cards=[card(0, picture="a.svg"), *deck(12)["cards"][1:]])), "a.svg": drawing}
    )


BAD = [
    ("deck.json", b"", "deck-json"),
    ("deck.json", b"not a deck", "deck-json"),
    ("deck.json", written(deck(0)), "deck-empty"),
    ("deck.json", written(deck(0, cards=[card(0), card(1, year=0)])), "deck-year"),
    ("deck.json", written(deck(0, cards=[card(0), card(0)])), "deck-id-twice"),
    ("deck.csv", b"id,title.en\na,A\n", "deck-csv-header"),
    ("deck.zip", b"PK\x03\x04 torn", "deck-zip-broken"),
    ("deck.zip", with_picture(b"\0" * 50_000_000), "deck-too-large"),
    ("deck.zip", with_picture(DRAWING.replace("<path", "<script>alert(1)</script><path")), "deck-svg-forbidden"),
]


@pytest.mark.parametrize(("file", "data", "key"), BAD, ids=[f"{file}-{key}" for file, _, key in BAD])
def test_a_bad_deck_is_refused_with_its_errors(server: Server, file: str, data: bytes, key: str) -> None:
    status, answer = send(server, file, data)
    assert (status, answer["key"]) == (400, "deck-wrong")
    problems = answer["details"]["problems"]
    assert key in [problem["key"] for problem in problems]
    assert all({"line", "field", "card"} <= {*problem} for problem in problems)


def test_a_good_deck_makes_a_table_after_all_of_that(server: Server) -> None:
    for file, data in (("deck.json", written(deck(12))), ("deck.zip", with_picture(DRAWING))):
        status, answer = send(server, file, data)
        assert (status, answer["shown"]) == (200, {"name": "Things", "cards": 12})
        with server.client() as anna:
            anna.create(ME, ME, game="timeline", deck={"upload": answer["upload"]}, hand=2)
            view = anna.wait_for("update")["view"]
            assert [len(hand) for hand in view["hands"]] == [2, 2]


def test_a_deck_too_small_for_the_table_is_refused_when_it_is_opened(server: Server) -> None:
    _, answer = send(server, "deck.json", written(deck(9)))
    value = {"upload": answer["upload"]}
    with server.client() as anna:
        seats = [ME, ME, ME]
        refusal = anna.refused(type="create", game="timeline", options={"deck": value, "hand": 3}, seats=seats)
        assert (refusal["key"], refusal["rule"]) == ("deck-too-small", "TL-10")
        assert refusal["details"] == {"cards": 9, "needed": 10}
        seats = [ME, OPEN, OPEN]
        refusal = anna.refused(type="create", game="timeline", options={"deck": value, "hand": 3}, seats=seats)
        assert refusal["key"] == "deck-too-small"
        anna.create(ME, ME, ME, game="timeline", deck=value, hand=2)
        assert anna.wait_for("update")["to_act"] == 0
