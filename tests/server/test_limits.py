"""Limits on size, rate, sockets, tables and patience: who goes too far is told, and nobody else suffers."""

import json
import socket
import time
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from server.guest import Guest
from server.house import House

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}


def test_a_message_too_large_ends_the_connection(house: House) -> None:
    with house.guest() as anna, house.guest() as bjorn:
        anna.socket.send(json.dumps({"type": "mine", "more": "x" * 16_400}))
        assert anna.closed() == 1009
        assert bjorn.ask("tables", type="mine")["tables"] == []


def test_a_message_just_small_enough_is_read(house: House) -> None:
    with house.guest() as anna:
        text = json.dumps({"type": "mine", "more": ""})
        anna.socket.send(text[:-2] + "x" * (16_384 - len(text)) + text[-2:])
        assert anna.wait_for("tables")


def test_messages_too_often_are_refused_and_then_the_connection_ends(tmp_path: Path) -> None:
    with House(tmp_path, messages_per_second=5.0, messages_at_once=10) as house, house.guest() as anna:
        for _ in range(12):
            anna.say(type="mine")
        keys = [anna.hear() for _ in range(12)]
        assert [message["type"] for message in keys] == ["tables"] * 9 + ["refused"] * 3
        assert keys[-1]["key"] == "too-often"
        time.sleep(1.2)
        assert anna.ask("tables", type="mine")
        for _ in range(60):
            anna.say(type="mine")
        assert anna.closed() == 1008


def test_a_connection_that_does_not_say_hello_ends(tmp_path: Path) -> None:
    with House(tmp_path, hello_seconds=0.2) as house, Guest(house.address, hello=False) as silent:
        assert silent.closed() == 1008


def test_too_many_sockets(tmp_path: Path) -> None:
    with House(tmp_path, sockets=2) as house, house.guest(), house.guest() as second:
        with Guest(house.address, hello=False) as third:
            assert third.wait_for("refused")["key"] == "server-full"
            assert third.closed() == 1013
        second.go()
        deadline = time.monotonic() + 5
        while house.health()["sockets"] > 1 and time.monotonic() < deadline:
            time.sleep(0.02)
        with house.guest() as again:
            assert again.welcome


def test_too_many_open_tables(tmp_path: Path) -> None:
    with House(tmp_path, tables=1, tables_per_person=3) as house, house.guest() as anna, house.guest() as bjorn:
        first = anna.create(ME, OPEN)
        create = {"type": "create", "game": "azul", "options": {}, "seats": [ME, OPEN]}
        assert bjorn.refused(**create)["key"] == "server-full"
        bjorn.watch(first)
        bjorn.go()
        anna.go()
        with house.guest() as cecilie:
            cecilie.options = {}
            for _ in range(3):
                code = cecilie.create(ME, OPEN)
                cecilie.go()
                cecilie.socket = cecilie._connect()
                cecilie.ask("welcome", type="hello", token=cecilie.token)
            refused = cecilie.refused(**create)
            assert (refused["key"], refused["details"]) == ("too-many-tables", {"limit": 3})
            cecilie.watch(code)


def test_who_does_not_read_is_cut_off(tmp_path: Path) -> None:
    with House(tmp_path, unread_bytes=65_536) as house, house.guest() as anna, house.guest() as slow:
        code = anna.create(ME, ME)
        anna.wait_for("update")
        for _ in range(10):
            anna.play()
        slow.watch(code)
        line = slow.socket.socket
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.socket.recv_messages.pause()
        with pytest.raises(OSError):  # noqa: PT011 - reset or broken pipe, as the system likes
            for _ in range(20_000):
                slow.socket.protocol.send_text(json.dumps({"type": "watch", "table": code}).encode())
                line.sendall(b"".join(slow.socket.protocol.data_to_send()))
        deadline = time.monotonic() + 5
        while house.health()["sockets"] > 1 and time.monotonic() < deadline:
            time.sleep(0.02)
        assert house.health()["sockets"] == 1
        assert anna.play()["seq"] == 11


def test_a_page_of_somebody_else_may_not_open_a_socket(house: House) -> None:
    for origin in ("http://evil.example", "http://127.0.0.1:1", "null", "http://127.0.0.1.evil.example"):
        with pytest.raises(InvalidStatus) as refusal:
            house.guest(origin=origin)
        assert refusal.value.response.status_code == 403
    with house.guest(origin=house.address.rstrip("/")) as own:
        assert own.welcome


def test_only_one_address_has_a_socket(house: House) -> None:
    with pytest.raises(InvalidStatus):
        Guest(house.address + "other/")
