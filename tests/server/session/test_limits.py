"""Limits on size, rate, sockets, tables and waiting: a client over one is refused, and others are served as before."""

import json
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bordspil.server.loadtest.crowd import HANDSHAKE
from server.harness.client import Client
from server.harness.servers import Server, wait_until

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}


def test_a_message_too_large_ends_the_connection(server: Server) -> None:
    with server.client() as anna, server.client() as bjorn:
        anna.socket.send(json.dumps({"type": "mine", "more": "x" * 16_400}))
        assert anna.closed() == 1009
        assert bjorn.ask("tables", type="mine")["tables"] == []


def test_a_message_just_small_enough_is_read(server: Server) -> None:
    with server.client() as anna:
        text = json.dumps({"type": "mine", "more": ""})
        anna.socket.send(text[:-2] + "x" * (16_384 - len(text)) + text[-2:])
        assert anna.wait_for("tables")


def test_messages_too_often_are_refused_and_then_the_connection_ends(tmp_path: Path) -> None:
    with Server(tmp_path, messages_per_second=0.001, messages_at_once=10) as server, server.client() as anna:
        for _ in range(12):
            anna.say(type="mine")
        keys = [anna.hear() for _ in range(12)]
        assert [message["type"] for message in keys] == ["tables"] * 9 + ["refused"] * 3
        assert keys[-1]["key"] == "too-often"
        with suppress(ConnectionClosed):  # it may end before all is said
            for _ in range(60):
                anna.say(type="mine")
        assert anna.closed() == 1008


def test_a_connection_that_does_not_say_hello_ends(tmp_path: Path) -> None:
    with Server(tmp_path, hello_seconds=0.2) as server, Client(server.address, hello=False) as silent:
        assert silent.closed() == 1008


def test_too_many_sockets(tmp_path: Path) -> None:
    with Server(tmp_path, sockets=2) as server, server.client(), server.client() as second:
        with Client(server.address, hello=False) as third:
            assert third.wait_for("refused")["key"] == "server-full"
            assert third.closed() == 1013
        second.go()
        wait_until(lambda: server.health()["sockets"] == 1)
        with server.client() as again:
            assert again.welcome


CREATE = {"type": "create", "game": "azul", "options": {}, "seats": [ME, OPEN]}


def test_too_many_open_tables(tmp_path: Path) -> None:
    with Server(tmp_path, open_tables=1) as server, server.client() as anna, server.client() as bjorn:
        code = anna.create(ME, OPEN)
        assert bjorn.refused(**CREATE)["key"] == "server-full"
        bjorn.watch(code)
        second = anna.refused(**CREATE)
        assert second["key"] == "server-full"
        anna.go()
        bjorn.go()
        wait_until(lambda: server.health()["tables"] == 0)
        with server.client() as cecilie:
            assert cecilie.ask("table", **CREATE)


def test_too_many_tables_of_one_person(tmp_path: Path) -> None:
    with Server(tmp_path, tables_per_person=3) as server, server.client() as anna, server.client() as bjorn:
        codes = [anna.create(ME, OPEN) for _ in range(3)]
        refused = anna.refused(**CREATE)
        assert (refused["key"], refused["details"]) == ("too-many-tables", {"limit": 3})
        assert anna.table["code"] == codes[-1]
        assert bjorn.ask("table", **CREATE)


def masked(**message: Any) -> bytes:
    """Returns a short text frame of a client, masked with zeros."""
    text = json.dumps(message).encode()
    return bytes((0x81, 0x80 | len(text))) + bytes(4) + text


def ask_without_reading(address: str, code: str) -> None:
    """Asks for a table again and again and reads no answer, until it is cut off."""
    place = urlsplit(address)
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(120)
        line.connect((place.hostname, place.port))
        line.sendall(HANDSHAKE.format(place.netloc).encode())
        assert line.recv(12) == b"HTTP/1.1 101"
        line.sendall(masked(type="hello", token="t" * 32))
        for _ in range(1_000_000):
            line.sendall(masked(type="open-table", table=code))


@pytest.mark.parametrize(
    "limits", [{"unread_bytes": 65_536}, {"unread_bytes": 10**9, "messages_per_second": 1.0, "messages_at_once": 2000}]
)
def test_a_client_that_does_not_read_is_cut_off(tmp_path: Path, limits: dict[str, Any]) -> None:
    """A client is cut off that leaves too much unread, or sends too many messages."""
    with Server(tmp_path, **limits) as server, server.client() as anna:
        code = anna.create(ME, ME)
        anna.wait_for("update")
        for _ in range(10):
            anna.play()
        with pytest.raises(ConnectionError):
            ask_without_reading(server.address, code)
        wait_until(lambda: server.health()["sockets"] == 1)
        assert anna.play()["seq"] == 11


def test_a_page_of_another_origin_may_not_open_a_socket(server: Server) -> None:
    for origin in ("http://evil.example", "http://127.0.0.1:1", "null", "http://127.0.0.1.evil.example"):
        with pytest.raises(InvalidStatus) as refusal:
            server.client(origin=origin)
        assert refusal.value.response.status_code == 403
    with server.client(origin=server.address.rstrip("/")) as own:
        assert own.welcome


def test_only_one_address_has_a_socket(server: Server) -> None:
    with pytest.raises(InvalidStatus):
        Client(server.address + "other/")
