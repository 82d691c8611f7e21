"""Behind a proxy: which headers are trusted; limits count people, however many connections they open."""

from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from bordspil.server.session.address import Callers, key, read
from bordspil.server.settings import Settings
from server.harness.client import Client
from server.harness.servers import Server, wait_until
from server.http.test_pages import Answer

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
CREATE = {"type": "create", "game": "azul", "options": {}, "seats": [ME, OPEN]}
BEHIND: dict[str, Any] = {"proxies": ("127.0.0.1",)}


def scope(peer: str, *forwarded: str) -> dict[str, Any]:
    headers = [(b"x-forwarded-for", line.encode()) for line in forwarded]
    return {"type": "http", "client": (peer, 4711), "headers": headers}


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("198.51.100.7", (), "198.51.100.7"),
        ("198.51.100.7", ("203.0.113.1",), "198.51.100.7"),  # a stranger's header is not trusted
        ("10.0.0.2", ("203.0.113.1",), "203.0.113.1"),
        ("10.0.0.2", ("192.0.2.99, 203.0.113.1",), "203.0.113.1"),  # what a client made up stands further left
        ("10.0.0.2", ("192.0.2.99", "203.0.113.1, 10.0.0.3"), "203.0.113.1"),
        ("10.0.0.2", ("203.0.113.1, nonsense",), "10.0.0.2"),
        ("10.0.0.2", (), "10.0.0.2"),
        ("10.0.0.2", ("10.0.0.9",), "10.0.0.9"),
        ("::ffff:10.0.0.2", ("::ffff:203.0.113.1",), "203.0.113.1"),
        ("10.0.0.2", ("[2001:db8::1]",), "2001:db8::1"),
    ],
)
def test_only_the_word_of_a_trusted_proxy_is_taken(peer: str, forwarded: tuple[str, ...], address: str) -> None:
    assert str(Callers(["10.0.0.0/8"]).address(scope(peer, *forwarded))) == address


def test_a_household_is_counted_as_one() -> None:
    assert key(read("2001:db8::1")) == key(read("2001:db8::ffff:2")) == "2001:db8::/64"
    assert key(read("203.0.113.1")) != key(read("203.0.113.2"))
    assert Callers([]).counted(scope("127.0.0.1")) == ""
    assert Callers([]).counted({"type": "http", "client": None, "headers": []}) == ""


def test_a_wrong_proxy_is_refused() -> None:
    with pytest.raises(ValueError, match="999"):
        Settings(proxies=("999.0.0.1",))


def behind(server: Server, address: str, token: str | None = None) -> Client:
    """A client whose connection comes through the proxy."""
    return server.client(token, additional_headers={"X-Forwarded-For": address})


def test_too_many_connections_of_one_address(tmp_path: Path) -> None:
    with Server(tmp_path, sockets_per_address=2, **BEHIND) as server:
        with behind(server, "203.0.113.1"), behind(server, "203.0.113.1") as second:
            headers = {"X-Forwarded-For": "203.0.113.1"}
            with Client(server.address, hello=False, additional_headers=headers) as third:
                assert third.wait_for("refused")["key"] == "too-many-here"
                assert third.closed() == 1013
            with behind(server, "203.0.113.2") as other:
                assert other.welcome
            second.go()
            wait_until(lambda: server.lobby.rate_limits.held["sockets"].get("203.0.113.1") == 1)
            with behind(server, "203.0.113.1") as again:
                assert again.welcome
        wait_until(lambda: server.lobby.rate_limits.held["sockets"] == {})


def test_new_connections_of_one_address_too_often(tmp_path: Path) -> None:
    with Server(tmp_path, connections_per_minute=3, **BEHIND) as server:
        for _ in range(3):
            behind(server, "203.0.113.1").go()
        headers = {"X-Forwarded-For": "203.0.113.1"}
        with pytest.raises(InvalidStatus) as refusal:
            Client(server.address, hello=False, additional_headers=headers)
        assert refusal.value.response.status_code == 429
        behind(server, "203.0.113.2").go()


def test_messages_of_one_person_in_many_windows(tmp_path: Path) -> None:
    """Each window keeps to its own limit, and all of them together to the person's."""
    with Server(tmp_path, messages_per_person=2.0) as server, server.client() as anna, server.client() as bjorn:
        windows = [anna, *(server.client(anna.token) for _ in range(3))]
        for _ in range(4):
            for window in windows:
                window.say(type="mine")
        answers = [window.hear() for window in windows for _ in range(4)]
        kinds = [answer["type"] for answer in answers]
        assert 10 <= kinds.count("tables") <= 13
        assert {answer["key"] for answer in answers if answer["type"] == "refused"} == {"too-often"}
        assert bjorn.ask("tables", type="mine")
        for window in windows[1:]:
            window.go()


def test_messages_of_one_address_with_many_tokens(tmp_path: Path) -> None:
    with Server(tmp_path, messages_per_address=2.0, **BEHIND) as server, behind(server, "203.0.113.2") as far:
        near = [behind(server, "203.0.113.1") for _ in range(4)]
        for one in near:
            for _ in range(4):
                one.say(type="mine")
        kinds = [one.hear()["type"] for one in near for _ in range(4)]
        assert 7 <= kinds.count("tables") <= 11
        assert far.ask("tables", type="mine")
        for one in near:
            one.go()


def test_new_tables_of_one_address(tmp_path: Path) -> None:
    with Server(tmp_path, tables_per_address=2, **BEHIND) as server:
        for _ in range(2):
            with behind(server, "203.0.113.1") as someone:
                someone.create(ME, OPEN)
        with behind(server, "203.0.113.1") as someone, behind(server, "203.0.113.2") as other:
            assert someone.refused(**CREATE)["key"] == "too-often"
            assert other.ask("table", **CREATE)


def test_plain_requests_of_one_address(tmp_path: Path) -> None:
    with Server(tmp_path, requests_per_second=0.01, requests_at_once=3, **BEHIND) as server:
        near = {"X-Forwarded-For": "203.0.113.1"}
        assert [Answer(server, "/health", **near).status for _ in range(4)] == [200, 200, 200, 429]
        assert Answer(server, "/health", **near).headers["retry-after"]
        assert Answer(server, "/health", **{"X-Forwarded-For": "203.0.113.2"}).status == 200
