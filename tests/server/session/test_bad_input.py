"""Wrong messages of clients: each gets the key of a refusal, changes nothing, and leaves the connection usable."""

import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bordspil.core.game import BadRequest
from bordspil.server.session import socket
from server.harness.client import Client
from server.harness.servers import Server

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
TOKEN = "t" * 43


@pytest.fixture
def anna(server: Server) -> Iterator[Client]:
    """A client at a fresh two-seat game, both seats hers, seat 0 to act."""
    with server.client() as anna:
        anna.create(ME, ME, first=0)
        anna.wait_for("update")
        yield anna


@pytest.fixture
def eve(server: Server, anna: Client) -> Iterator[Client]:
    """A spectator at that game."""
    with server.client() as eve:
        eve.watch(anna.table["code"])
        eve.wait_for("update")
        yield eve


def move_of(client: Client, **changes: Any) -> dict[str, Any]:
    return {"type": "play", "seq": client.update["seq"], "seat": 0, "move": client.update["moves"][0], **changes}


def test_a_move_out_of_turn(anna: Client) -> None:
    refused = anna.refused(**move_of(anna, seat=1))
    assert (refused["key"], refused["details"], refused["about"]) == ("not-your-turn", {"seat": 0}, "play")
    assert anna.play()["seq"] == 1


def test_a_move_for_another_seat(anna: Client, eve: Client) -> None:
    refused = eve.refused(**move_of(anna))
    assert (refused["key"], refused["details"]) == ("not-your-seat", {"seat": 0})
    assert anna.play()["seq"] == 1


def test_a_move_for_a_seat_that_is_not_there(anna: Client) -> None:
    assert anna.refused(**move_of(anna, seat=7))["key"] == "seat-not-there"


def test_the_same_move_twice(anna: Client) -> None:
    """The second of a double click is refused as stale, and the present update is sent."""
    message = move_of(anna)
    anna.say(**message)
    anna.say(**message)
    assert anna.wait_for("update")["seq"] == 1
    refused = anna.wait_for("refused")
    assert (refused["key"], refused["details"]) == ("stale", {"seq": 1})
    update = anna.wait_for("update")
    assert (update["seq"], update["fresh"]) == (1, True)


@pytest.mark.parametrize("seq", [1, 99, 2**62])
def test_a_move_with_a_seq_that_is_not_now(anna: Client, seq: int) -> None:
    assert anna.refused(**move_of(anna, seq=seq))["key"] == "stale"
    assert anna.wait_for("update")["seq"] == 0


def test_a_move_that_a_rule_forbids_comes_with_the_rule(anna: Client) -> None:
    present = set(anna.update["view"]["displays"][0])
    missing = next(colour for colour in ("blue", "yellow", "red", "black", "white") if colour not in present)
    refused = anna.refused(**move_of(anna, move={"take": missing, "from": 0, "to": 1}))
    assert (refused["key"], refused["rule"], refused["details"]) == ("colour-not-there", "AZ-11", {"colour": missing})
    refused = anna.refused(**move_of(anna, move={"take": "blue", "from": 8, "to": 1}))
    assert (refused["key"], refused["rule"]) == ("display-unknown", "AZ-2")
    assert anna.play()["seq"] == 1


@pytest.mark.parametrize(
    "move",
    [{}, {"take": "blue"}, {"take": [], "from": {}, "to": None}, {"take": "blue", "from": 1e300, "to": True},
     {"first": 0}, {"deal": ["blue"]}, {"take": "blue", "from": -1, "to": 1}],
)  # fmt: skip
def test_a_move_that_is_none(anna: Client, move: Any) -> None:
    assert anna.refused(**move_of(anna, move=move))["key"] in ("move-shape", "chance-decides")
    assert anna.play()["seq"] == 1


def test_a_move_after_the_end_and_before_the_start(server: Server) -> None:
    with server.client() as anna:
        anna.create(ME, OPEN)
        assert anna.refused(type="play", seq=0, seat=0, move={})["key"] == "not-started"
        assert anna.refused(type="rematch")["key"] == "not-over"


@pytest.mark.parametrize(
    ("text", "key", "field"),
    [
        ("", "message-not-json", None),
        ("hello", "message-not-json", None),
        ("{", "message-not-json", None),
        ("[" * 5000, "message-shape", "$"),
        ('{"type":"play","seq":0,"seat":0,"move":{"a":' + "[" * 5000, "message-not-json", None),
        ('"\\ud800"', "message-not-json", None),
        ("null", "message-shape", "$"),
        ("[]", "message-shape", "$"),
        ("{}", "message-shape", "$"),
        ('{"type": "dance"}', "message-shape", "$.type"),
        ('{"type": 5}', "message-shape", "$.type"),
        ('{"type": "open-table"}', "message-shape", "$"),
        ('{"type": "open-table", "table": "abc"}', "message-shape", "$.table"),
        ('{"type": "open-table", "table": "../../etc"}', "message-shape", "$.table"),
        ('{"type": "play", "seq": -1, "seat": 0, "move": {}}', "message-shape", "$.seq"),
        ('{"type": "play", "seq": 0, "seat": 0, "move": []}', "message-shape", "$.move"),
        ('{"type": "play", "seq": 1e400, "seat": 0, "move": {}}', "message-shape", "$.seq"),
        ('{"type": "sit", "seat": 0, "name": "' + "x" * 25 + '"}', "message-shape", "$.name"),
        ('{"type": "create", "game": "azul", "options": {}, "seats": []}', "message-shape", "$.seats"),
        ('{"type": "create", "game": "azul", "options": {}, "seats": [{"kind": "me", "owner": "x"}]}',
         "message-shape", "$.seats[0]"),
    ],
)  # fmt: skip
def test_a_message_that_is_not_json_or_of_the_wrong_shape(
    server: Server, text: str, key: str, field: str | None
) -> None:
    with server.client() as anna:
        anna.socket.send(text)
        refused = anna.wait_for("refused")
        assert refused["key"] == key
        assert refused["details"].get("field") == field
        assert anna.ask("tables", type="mine")["tables"] == []


def test_a_message_in_bytes(server: Server) -> None:
    with server.client() as anna:
        anna.socket.send(b"\x00\xff")
        assert anna.wait_for("refused")["key"] == "message-not-json"


def test_a_message_before_hello_and_hello_twice(server: Server) -> None:
    with server.client(hello=False) as anna:
        assert anna.refused(type="mine")["key"] == "hello-first"
        anna.ask("welcome", type="hello", token=TOKEN)
        assert anna.refused(type="hello", token=TOKEN)["key"] == "hello-twice"


@pytest.mark.parametrize("token", ["", "short", "x" * 65, "<script>" * 5, 7, None])
def test_a_token_of_the_wrong_shape(server: Server, token: Any) -> None:
    with server.client(hello=False) as anna:
        assert anna.refused(type="hello", token=token)["key"] == "token-wrong"
        assert anna.refused(type="mine")["key"] == "hello-first"


def test_a_wrong_token_owns_nothing(server: Server, anna: Client) -> None:
    wrong = anna.token[:-1] + ("A" if anna.token[-1] != "A" else "B")
    with server.client(wrong) as thief:
        thief.watch(anna.table["code"])
        assert not any(seat["yours"] for seat in thief.table["seats"])
        assert thief.wait_for("update")["moves"] == []
        assert thief.refused(**move_of(anna))["key"] == "not-your-seat"
        assert thief.refused(type="leave", seat=0)["key"] == "not-your-seat"
        assert thief.ask("tables", type="mine")["tables"] == []


def test_an_unknown_table(server: Server) -> None:
    with server.client() as anna:
        code = anna.create(ME, OPEN)
        refused = anna.refused(type="open-table", table="ZZZZZZ")
        assert (refused["key"], refused["details"]) == ("table-unknown", {"code": "ZZZZZZ"})
        assert anna.ask("table", type="plan", seat=1, plan={"kind": "me"})["code"] == code


def test_a_full_table_and_a_taken_seat(server: Server) -> None:
    with server.client() as anna, server.client() as eve:
        code = anna.create(ME, OPEN)
        eve.watch(code)
        assert eve.refused(type="sit", seat=0, name="Eve")["key"] == "seat-taken"
        assert eve.refused(type="sit", seat=5, name="Eve")["key"] == "seat-not-there"
        anna.ask("table", type="plan", seat=1, plan={"kind": "bot"})
        eve.wait_for("table")
        assert eve.refused(type="sit", seat=1, name="Eve")["key"] == "table-full"


def test_only_the_host_plans_and_starts_and_only_before_the_start(server: Server, anna: Client, eve: Client) -> None:
    assert eve.refused(type="start")["key"] == "not-host"
    assert eve.refused(type="plan", seat=0, plan={"kind": "open"})["key"] == "not-host"
    assert anna.refused(type="start")["key"] == "already-started"
    assert anna.refused(type="plan", seat=0, plan={"kind": "open"})["key"] == "already-started"
    assert eve.refused(type="sit", seat=0, name="Eve")["key"] == "already-started"
    assert eve.refused(type="rematch")["key"] == "not-over"


@pytest.mark.parametrize("message", [
    {"type": "start"}, {"type": "rematch"}, {"type": "leave", "seat": 0}, {"type": "sit", "seat": 0, "name": ""},
    {"type": "plan", "seat": 0, "plan": OPEN}, {"type": "play", "seq": 0, "seat": 0, "move": {}},
])  # fmt: skip
def test_a_message_for_a_table_without_one(server: Server, message: dict[str, Any]) -> None:
    with server.client() as anna:
        refused = anna.refused(**message)
        assert (refused["key"], refused["about"]) == ("no-table", message["type"])


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"game": "../core"}, "game-unknown"),
        ({"options": {"colour": 1}}, "option-unknown"),
        ({"options": {"side": "pink"}}, "option-value"),
        ({"options": {"first": 2}}, "option-value"),
        ({"options": {"side": {"deep": []}}}, "option-value"),
        ({"seats": [ME]}, "seats-out-of-range"),
        ({"seats": [ME] * 5}, "seats-out-of-range"),
        ({"seats": [ME, {"kind": "bot", "level": "divine"}]}, "level-unknown"),
    ],
)
def test_a_table_that_cannot_be_opened(server: Server, changes: dict[str, Any], key: str) -> None:
    with server.client() as anna:
        refused = anna.refused(**{"type": "create", "game": "azul", "options": {}, "seats": [ME, OPEN], **changes})
        assert (refused["key"], refused["about"]) == (key, "create")
        assert anna.ask("tables", type="mine")["tables"] == []


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@given(st.text(max_size=60) | JSON.map(json.dumps))
def test_any_text_is_a_message_or_refused(text: str) -> None:
    with suppress(BadRequest):
        socket.decode(text)
    assert isinstance(socket.subject(text), str)
