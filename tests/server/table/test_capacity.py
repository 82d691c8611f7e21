"""Capacity: tables an address may open, the table that gives way when all is used, and codes that cannot be guessed."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from bordspil.server.table.codes import ALPHABET, TABLE_LENGTH, make_code
from bordspil.server.table.handlers import creating
from server.harness.client import Client
from server.harness.servers import Server, wait_until
from server.http.test_pages import Answer
from server.session.test_addresses import BEHIND, behind

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
CREATE: dict[str, Any] = {"type": "create", "game": "azul", "options": {}, "seats": [ME, ME]}


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Server]:
    """A server with room for ten tables."""
    with Server(tmp_path, open_tables=10, open_tables_per_address=8, **BEHIND) as server:
        yield server


def open_many(server: Server, stack: ExitStack, addresses: list[str]) -> list[Client]:
    """Returns a table for each address, as long as there is room."""
    clients = []
    for address in addresses:
        client = stack.enter_context(behind(server, address))
        client.say(**CREATE)
        if client.hear()["type"] == "table":
            clients.append(client)
    return clients


def test_an_address_has_so_many_tables_open(small: Server) -> None:
    with ExitStack() as stack:
        clients = open_many(small, stack, ["203.0.113.5"] * 10)
        assert len(clients) == 8
        with behind(small, "198.51.100.7") as anna:
            anna.create(ME, ME)
        clients[0].go()
        wait_until(lambda: small.lobby.rate_limits.held["open_tables"].get("203.0.113.5") == 7)
        with behind(small, "203.0.113.5") as again:
            again.create(ME, ME)
    wait_until(lambda: small.lobby.rate_limits.held["open_tables"] == {})


@pytest.mark.parametrize(
    "addresses",
    [
        ["203.0.113.5"] * 8 + ["203.0.113.6"] * 8,
        [f"203.0.113.{number // 3}" for number in range(20)],
        [f"2001:db8:0:{number:x}::1" for number in range(30)],
        [f"2001:db8:0:{number:x}00::1" for number in range(30)],
    ],
    ids=["two", "three each", "one /56", "one /48"],
)
def test_an_address_with_many_tables_gives_way_to_one_with_few(small: Server, addresses: list[str]) -> None:
    """A running game opens again, and a new one is begun, however many others have opened."""
    with ExitStack() as stack:
        with behind(small, "198.51.100.7") as anna:
            code, token = anna.create(ME, ME), anna.token
        open_many(small, stack, addresses)
        assert len(small.lobby.rooms) <= 10
        again = stack.enter_context(behind(small, "198.51.100.7", token))
        assert again.watch(code)["seats"][0]["yours"]
        again.wait_for("update")
        again.play()
        new = stack.enter_context(behind(small, "198.51.100.8"))
        assert new.ask("table", **CREATE)
        assert len(small.lobby.rooms) <= 10
        again.play()  # it has not been closed for the others


def test_who_gives_way_is_told_and_may_come_back(small: Server) -> None:
    with ExitStack() as stack:
        many = open_many(small, stack, ["203.0.113.5"] * 8)
        two = open_many(small, stack, ["203.0.113.6"])
        assert len(small.lobby.rooms) == 9  # one in ten is kept for tables that are not new
        with behind(small, "198.51.100.7") as anna:
            anna.create(ME, ME)
            closed = next(one for one in many if one.table["code"] not in small.lobby.rooms)
            assert closed.wait_for("refused", key="server-full")["about"] == "open-table"
        wait_until(lambda: len(small.lobby.rooms) == 8)
        assert closed.watch(closed.table["code"])
        two[0].play(two[0].wait_for("update")["moves"][0])


def test_a_table_where_others_are_too_does_not_give_way(small: Server) -> None:
    """A stranger who opens a table before its players come does not own it."""
    with ExitStack() as stack:
        many = open_many(small, stack, ["203.0.113.5"] * 8)
        friends = []
        for number, one in enumerate(many):
            friend = stack.enter_context(behind(small, f"198.51.100.{number}"))
            friend.watch(one.table["code"])
            friends.append(friend)
        open_many(small, stack, ["192.0.2.1", "192.0.2.2", "192.0.2.3"])
        assert all(friend.table["code"] in small.lobby.rooms for friend in friends)


def test_sockets_of_a_network_that_has_most_give_way(tmp_path: Path) -> None:
    """Those at a table stay as long as there are others."""
    with Server(tmp_path, sockets=10, **BEHIND) as server, ExitStack() as stack:
        anna = stack.enter_context(behind(server, "203.0.113.5"))
        anna.create(ME, ME)
        many = [stack.enter_context(behind(server, "203.0.113.5")) for _ in range(9)]
        for number in range(4):
            friend = stack.enter_context(behind(server, f"198.51.100.{number}"))
            assert friend.ask("tables", type="mine")
        wait_until(lambda: server.lobby.sockets == 10)
        assert anna.ask("tables", type="mine")
        headers = {"X-Forwarded-For": "203.0.113.5"}
        with Client(server.address, hello=False, additional_headers=headers) as more:
            assert more.wait_for("refused")["key"] == "server-full"
        assert len(server.lobby.connections) == 10
        assert sum(one.closed() == 1013 for one in many if one.socket.close_code or _is_gone(one)) == 4


def _is_gone(client: Client) -> bool:
    """Returns whether the server has closed a socket."""
    client.say(type="mine")
    try:
        client.hear()
    except ConnectionClosed:
        return True
    return False


def test_codes_are_long_and_old_ones_open(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    made = {make_code(TABLE_LENGTH) for _ in range(1000)}
    assert len(made) == 1000
    assert {len(code) for code in made} == {10}
    assert set("".join(made)) == set(ALPHABET)
    monkeypatch.setattr(creating, "make_code", lambda length: "ABC234")
    with server.client() as anna, server.client() as bjorn:
        assert anna.create(ME, OPEN) == "ABC234"
        assert bjorn.watch("ABC234")
        assert Answer(server, "/api/tables/ABC234/record").status == 400


def test_an_unknown_code_is_a_guess_of_the_connection(server: Server) -> None:
    with server.client() as anna, server.client() as eve, server.client() as bjorn:
        code = anna.create(ME, OPEN)
        keys = [eve.refused(type="open-table", table=f"AAAAAAAA{number:02}")["key"] for number in range(7)]
        assert keys == ["table-unknown"] * 5 + ["too-often"] * 2
        assert eve.refused(type="open-table", table=code)["key"] == "too-often"  # it is not told which codes are right
        for _ in range(10):
            assert bjorn.watch(code)


def test_an_unknown_code_is_a_guess_of_the_address_wherever_it_is_asked(tmp_path: Path) -> None:
    with Server(tmp_path, guesses_per_address=6, **BEHIND) as server, behind(server, "203.0.113.5") as anna:
        code = anna.create(ME, OPEN)
        near, far = {"X-Forwarded-For": "203.0.113.5"}, {"X-Forwarded-For": "198.51.100.7"}
        ways = ["/api/tables/{}/record", "/api/tables/{}/material/x", "/api/unsubscribe/{}"]
        for number in range(4):
            assert Answer(server, ways[number % 3].format(f"AAAAAAA{number:03}"), **near).status == 404
        with behind(server, "203.0.113.5") as eve, behind(server, "198.51.100.7") as friend:
            assert eve.refused(type="open-table", table="AAAAAAAA99")["key"] == "table-unknown"
            assert eve.refused(type="take", code="AAAAAAAA9999")["key"] == "pass-unknown"
            for told in (code, "AAAAAAAA98"):
                assert eve.refused(type="open-table", table=told)["key"] == "too-often"
                assert "too-often" in Answer(server, f"/api/tables/{told}/record", **near).body
                assert "too-often" in Answer(server, f"/api/tables/{told}/material/x", **near).body
            assert friend.watch(code)
            assert "not-over" in Answer(server, f"/api/tables/{code}/record", **far).body
        anna.come_back()  # who sits there need not guess
        assert anna.watch(code)["seats"][0]["yours"]
