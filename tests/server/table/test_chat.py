"""Chat at a table: all there read it, only people with a seat write, and it stays with the table."""

import json
from pathlib import Path
from typing import Any

import pytest

from bordspil.server.store.chat import KEPT_LINES
from server.harness.client import Client
from server.harness.servers import Server, ServerProcess
from server.harness.stores import on_postgresql, select

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
BURST = 6  # lines that a person may write at once


def meet(server: Server, anna: Client, bjorn: Client) -> str:
    """Returns two people at a table that waits."""
    code = anna.create(ME, OPEN)
    bjorn.watch(code)
    bjorn.ask("table", type="sit", seat=1, name="Björn")
    return code


def line(number: int, seat: int, name: str, phrase: str = "", text: str = "") -> dict[str, Any]:
    return {"number": number, "seat": seat, "name": name, "phrase": phrase, "text": text}


def rows_of(server: Server, code: str) -> list[tuple[Any, ...]]:
    return select(server.settings.store, "SELECT number, text FROM chat WHERE code = ? ORDER BY number", (code,))


def test_a_line_of_chat_reaches_every_connection_at_the_table(server: Server) -> None:
    with server.client() as anna, server.client() as bjorn, server.client() as eve:
        eve.watch(meet(server, anna, bjorn))
        anna.say(type="talk", seat=0, phrase="hello")
        bjorn.say(type="talk", seat=1, text="Góðan dag!")
        for client in (anna, bjorn, eve):
            told = [client.wait_for("said") for _ in range(2)]
            assert sorted((one for said in told for one in said["lines"]), key=lambda one: one["number"]) == [
                line(0, 0, "Anna", "hello"),
                line(1, 1, "Björn", text="Góðan dag!"),
            ]
            assert not any(said["fresh"] for said in told)


def test_who_comes_later_is_told_everything(server: Server) -> None:
    with server.client() as anna, server.client() as bjorn, server.client() as eve:
        code = meet(server, anna, bjorn)
        anna.ask("said", type="talk", seat=0, phrase="hello")
        bjorn.ask("said", type="talk", seat=1, text="Hej")
        eve.watch(code)
        expected = [line(0, 0, "Anna", "hello"), line(1, 1, "Björn", text="Hej")]
        assert eve.wait_for("said") == {"type": "said", "lines": expected, "fresh": True}


@on_postgresql
def test_chat_outlives_the_server(tmp_path: Any) -> None:
    server = ServerProcess(tmp_path / "tables.sqlite")
    with server.client() as anna:
        code = anna.create(ME, OPEN)
        anna.ask("said", type="talk", seat=0, text="still here")
        token = anna.token
    server.kill()
    server = ServerProcess(tmp_path / "tables.sqlite")
    with server.client(token) as anna:
        anna.watch(code)
        assert anna.wait_for("said")["lines"] == [line(0, 0, "Anna", text="still here")]
        assert anna.ask("said", type="talk", seat=0, text="and on")["lines"][0]["number"] == 1
    server.end()


def test_spectators_only_read_the_chat(server: Server) -> None:
    with server.client() as anna, server.client() as eve:
        eve.watch(anna.create(ME, OPEN))
        for seat in (0, 1):
            assert eve.refused(type="talk", seat=seat, phrase="hello")["key"] == "not-your-seat"
        assert eve.refused(type="talk", seat=9, phrase="hello")["key"] == "seat-not-there"


@pytest.mark.parametrize(
    "words",
    [
        {},
        {"text": " \n\t "},
        {"text": "\u200b\u202e"},
        {"phrase": "hello", "text": "and more"},
    ],
)
def test_a_message_holds_a_phrase_or_words(server: Server, words: dict[str, str]) -> None:
    with server.client() as anna:
        anna.create(ME, OPEN)
        assert anna.refused(type="talk", seat=0, **words)["key"] == "chat-empty"


@pytest.mark.parametrize("words", [{"text": "x" * 201}, {"phrase": "rude"}, {"phrase": 1}, {"text": None}])
def test_what_is_too_long_or_no_phrase_is_refused(server: Server, words: dict[str, Any]) -> None:
    with server.client() as anna:
        anna.create(ME, OPEN)
        assert anna.refused(type="talk", seat=0, **words)["key"] == "message-shape"


def test_words_come_without_control_characters(server: Server) -> None:
    with server.client() as anna:
        anna.create(ME, OPEN)
        said = anna.ask("said", type="talk", seat=0, text=" a\u0000b\r\n<b>\u202ec</b>  d\u2028 ")
        assert said["lines"][0]["text"] == "a b <b> c</b> d"


def test_lines_of_chat_are_limited_in_rate(tmp_path: Path) -> None:
    with Server(tmp_path) as server, server.client() as anna, server.client() as bjorn:
        meet(server, anna, bjorn)
        for number in range(BURST):
            anna.ask("said", type="talk", seat=0, text=str(number))
        assert anna.refused(type="talk", seat=0, text="too many")["key"] == "chat-too-often"
        bjorn.say(type="talk", seat=1, text="mine")
        while bjorn.wait_for("said")["lines"][0]["text"] != "mine":
            pass


@on_postgresql
def test_only_so_many_lines_are_kept(tmp_path: Path) -> None:
    with Server(tmp_path, chat_lines_per_person=60_000) as server, server.client() as anna, server.client() as eve:
        code = anna.create(ME, OPEN)
        for number in range(KEPT_LINES + 7):
            anna.ask("said", type="talk", seat=0, text=str(number))
        kept = [(number, str(number)) for number in range(7, KEPT_LINES + 7)]
        assert rows_of(server, code) == kept
        eve.watch(code)
        assert [(one["number"], one["text"]) for one in eve.wait_for("said")["lines"]] == kept


def test_the_host_switches_chat_off_and_on(server: Server) -> None:
    with server.client() as anna, server.client() as bjorn, server.client() as eve:
        code = meet(server, anna, bjorn)
        anna.ask("said", type="talk", seat=0, text="before")
        anna.ask("table", type="change-terms", chat=False)
        assert anna.refused(type="talk", seat=0, text="no")["key"] == "chat-off"
        assert bjorn.refused(type="talk", seat=1, phrase="hello")["key"] == "chat-off"
        eve.watch(code)
        eve.ask("tables", type="mine")
        assert not any('"type":"said"' in text for text in eve.texts)
        anna.say(type="change-terms", chat=True)
        assert eve.wait_for("said") == {"type": "said", "lines": [line(0, 0, "Anna", text="before")], "fresh": True}


def test_chat_stays_with_its_table(server: Server) -> None:
    with server.client() as anna:
        first = anna.create(ME, OPEN)
        anna.ask("said", type="talk", seat=0, text="only here")
        second = anna.create(ME, OPEN)
        assert anna.ask("said", type="talk", seat=0, text="and only there")["lines"][0]["number"] == 0
        assert rows_of(server, first) == [(0, "only here")]
        assert rows_of(server, second) == [(0, "and only there")]


def test_a_name_stands_as_it_was_when_something_was_said(server: Server) -> None:
    with server.client() as anna, server.client() as eve:
        code = anna.create(ME, OPEN)
        anna.ask("said", type="talk", seat=0, phrase="hello")
        anna.ask("table", type="appear", seat=0, name="Ása")
        anna.ask("said", type="talk", seat=0, phrase="bye")
        eve.watch(code)
        assert [one["name"] for one in eve.wait_for("said")["lines"]] == ["Anna", "Ása"]


@on_postgresql
def test_who_is_erased_has_said_nothing(server: Server) -> None:
    with server.client() as anna, server.client() as bjorn:
        code = meet(server, anna, bjorn)
        anna.ask("said", type="talk", seat=0, text="mine")
        bjorn.ask("said", type="talk", seat=1, text="walrus")
        bjorn.say(type="erase")
        while not (said := anna.wait_for("said"))["fresh"]:
            pass
        assert said["lines"] == [line(0, 0, "Anna", text="mine")]
        assert rows_of(server, code) == [(0, "mine")]
        assert anna.ask("said", type="talk", seat=0, text="still here")["lines"][0]["number"] == 1


def test_no_word_of_a_chat_is_logged(tmp_path: Any) -> None:
    server = ServerProcess(tmp_path / "tables.sqlite")
    with server.client() as anna:
        anna.create(ME, OPEN)
        anna.ask("said", type="talk", seat=0, text="walrus")
        anna.refused(type="talk", seat=0, text="walrus" * 40)
        anna.socket.send(json.dumps({"type": "talk", "seat": "walrus"}))
    assert "walrus" not in server.end()
