"""The hosts the server answers for: its own names and bare addresses, and no stranger's name that points here."""

import socket
from pathlib import Path
from typing import Any

import pytest

from bordspil.server.http.hosts import Hosts, name_of
from bordspil.server.loadtest.crowd import HANDSHAKE
from bordspil.server.session.address import UNNAMED_PROXY, Callers
from bordspil.server.settings import Settings
from server.harness.servers import Server
from server.http.test_http import line, status
from server.http.test_pages import Answer
from server.session.test_addresses import scope

EVIL = ["evil.example", "evil.example:80", "localhost.evil.example", "127.0.0.1.evil.example", "127.0.0.1.nip.io"]


def asking(host: str, peer: str = "203.0.113.9", *more: tuple[bytes, bytes]) -> dict[str, Any]:
    return {"type": "http", "client": (peer, 4711), "headers": [(b"host", host.encode()), *more]}


def knows(settings: Settings, host: str, peer: str = "203.0.113.9", *more: tuple[bytes, bytes]) -> bool:
    return Hosts(settings, Callers(settings.proxies)).knows(asking(host, peer, *more))


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("Games.Example.org:8080", "games.example.org"),
        ("games.example.org.", "games.example.org"),
        ("[::1]:8080", "::1"),
        ("[::1]", "::1"),
        ("127.0.0.1:", "127.0.0.1"),
        ("my_host-1", "my_host-1"),
        ("", ""),
        ("[::1", ""),
        ("[evil.example]", ""),
        ("[::1]evil", ""),
        ("a:b", ""),
        ("a:1:2", ""),
        ("a b", ""),
        ("evil; script-src *", ""),
        ("ævar.is", ""),
        ("a" * 300, ""),
        (":80", ""),
    ],
)
def test_the_name_in_a_header(host: str, name: str) -> None:
    assert name_of(host) == name


def test_a_server_of_this_machine_only_has_its_names_only() -> None:
    for host in ("localhost:8080", "bordspil.localhost", "127.0.0.1:8080", "[::1]:8080", "192.168.1.7:8080"):
        assert knows(Settings(), host)
    for host in (*EVIL, socket.gethostname() + ".local", "mypc"):
        assert not knows(Settings(), host)


def test_in_a_house_the_machine_is_called_by_its_name_or_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "MyPC.example.org")
    open_to_all = Settings(host="0.0.0.0")
    for host in ("192.168.1.7:8080", "[fd00::7]", "mypc", "mypc.local:8080", "mypc.fritz.box", "mypc.example.org"):
        assert knows(open_to_all, host)
    for host in (*EVIL, "other.local", "mypc.evil.example"):
        assert not knows(open_to_all, host)


def test_names_that_are_set_are_ours_and_no_others() -> None:
    named = Settings(host="0.0.0.0", hosts=("games.example.org", "Play.Example.org"), proxies=("10.0.0.0/8",))
    for host in ("games.example.org", "play.example.org:443", "10.0.0.7:8080", "localhost"):
        assert knows(named, host, "10.0.0.2")
    for host in (*EVIL, socket.gethostname()):
        assert not knows(named, host, "10.0.0.2", (b"x-forwarded-for", b"203.0.113.1"))


def test_the_address_of_the_page_and_of_friends_are_ours() -> None:
    told = Settings(address="https://games.example.org/", origins=("https://friend.example:8443",))
    assert knows(told, "games.example.org")
    assert knows(told, "friend.example")
    assert not knows(told, "evil.example", "127.0.0.1", (b"x-forwarded-for", b"203.0.113.1"))


def test_a_proxy_that_is_told_no_names_answers_for_those_it_passes_on() -> None:
    """Its own page of games is what it was set up for; a browser on the same machine is no proxy."""
    behind = Settings(proxies=("127.0.0.1", "10.0.0.0/8"))
    assert knows(behind, "games.example.org", "127.0.0.1", (b"x-forwarded-for", b"203.0.113.1"))
    assert knows(behind, "server-1:8080", "10.0.0.2")  # it asks for /ready itself
    assert not knows(behind, "evil.example", "127.0.0.1")
    assert not knows(behind, "evil.example", "203.0.113.9", (b"x-forwarded-for", b"203.0.113.1"))


def test_without_a_host_it_is_no_browser_and_with_two_it_is_none_of_ours() -> None:
    hosts = Hosts(Settings(), Callers([]))
    assert hosts.knows(scope("203.0.113.9"))
    assert not hosts.knows(asking("localhost", "127.0.0.1", (b"host", b"evil.example")))


@pytest.mark.parametrize("host", EVIL)
def test_a_page_whose_name_points_here_is_turned_away(server: Server, host: str) -> None:
    for path in ("/", "/metrics", "/health", "/api/tables/ABCDEF/record", "/assets/x.js", "/socket"):
        answer = Answer(server, path, Host=host)
        assert (answer.status, "hosts" in answer.body) == (421, True)
    plain = HANDSHAKE.format(host)
    for head in (plain, plain.replace("Upgrade\r\n", f"Upgrade\r\nOrigin: http://{host}\r\n")):
        with line(server, head.encode()) as ours:
            assert status(ours) == b"421"


def test_who_asks_for_other_hosts_pays_for_it(tmp_path: Path) -> None:
    with Server(tmp_path, requests_per_second=0.01, requests_at_once=3, proxies=("127.0.0.1",)) as server:
        near = {"X-Forwarded-For": "203.0.113.1", "Host": "localhost"}
        assert [Answer(server, "/health", **near).status for _ in range(5)] == [200, 200, 200, 429, 429]
    with Server(
        tmp_path, requests_per_second=0.01, requests_at_once=3, proxies=("127.0.0.1",), hosts=("a.b",)
    ) as server:
        near = {"X-Forwarded-For": "203.0.113.1", "Host": "evil.example"}
        assert [Answer(server, "/", **near).status for _ in range(5)] == [421, 421, 421, 429, 429]


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "Via", "X-Real-IP", "X-Forwarded-Host"])
def test_a_proxy_here_that_is_not_named_is_counted_as_one_address(header: str) -> None:
    proxied = {"type": "http", "client": ("127.0.0.1", 1), "headers": [(header.lower().encode(), b"203.0.113.1")]}
    assert Callers([]).counted(proxied) == UNNAMED_PROXY
    assert Callers(["10.0.0.0/8"]).counted(proxied) == UNNAMED_PROXY
    assert not Callers([]).may_measure(proxied)


def test_a_header_that_names_this_machine_lifts_no_limits() -> None:
    assert Callers(["127.0.0.1"]).counted(scope("127.0.0.1", "127.0.0.1")) == UNNAMED_PROXY
    assert Callers(["10.0.0.0/8"]).counted(scope("10.0.0.1", "127.0.0.1")) == UNNAMED_PROXY


def test_metrics_are_for_this_machine_and_for_named_networks() -> None:
    callers = Callers(["10.0.0.1"], ["10.1.0.0/16"])
    assert callers.may_measure(scope("127.0.0.1"))
    assert callers.may_measure(scope("10.1.2.3"))
    assert not callers.may_measure(scope("10.0.0.1"))
    assert not callers.may_measure(scope("10.1.2.3", "203.0.113.1"))
    assert not callers.may_measure(scope("203.0.113.1"))
    with pytest.raises(ValueError, match="999"):
        Settings(metrics_networks=("999.0.0.1",))
