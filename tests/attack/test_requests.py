"""Useless requests: bodies that no route reads, floods, malformed and long requests, and new connections."""

import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from attack.bystander import Victim
from attack.strangers_files import DECKS, deck
from attack.test_front import handshake, page
from bordspil.server.session.address import Callers
from server.harness.servers import Server, wait_until
from server.http.test_http import get, heard, line, status

Size = Callable[[int, int], int]
Report = Callable[[str, str], None]
STRANGER = "X-Forwarded-For: 203.0.113.5"
CHUNKS = (1, 70, 300, 1_000, 16_000)  # bytes of each chunk of a body


def chunked(path: str) -> bytes:
    """Returns the head of a request whose body comes in chunks."""
    return f"POST {path} HTTP/1.1\r\nHost: localhost\r\n{STRANGER}\r\nTransfer-Encoding: chunked\r\n\r\n".encode()


def pour(victim: Victim, head: bytes, size: int, most: int) -> int:
    """Sends a body in chunks of a size until the server closes; returns how many bytes were sent."""
    piece = (f"{size:x}\r\n".encode() + b"x" * size + b"\r\n") * (60_000 // size)
    gone = 0
    with line(victim, head) as ours, suppress(OSError):
        ours.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 65_536)
        ours.settimeout(30)
        while gone < most:
            gone += ours.send(piece[gone % len(piece) :])
    return gone


def test_a_body_that_is_not_read_is_not_parsed(victim: Victim, size: Size, report: Report) -> None:
    """Once a request is answered, the rest of its body is not read: the connection ends."""
    most, gone = size(8_000_000, 80_000_000), []
    for path in ("/health", "/nothing", "/api/tables/ABCDEFGHJK/record"):
        gone += [pour(victim, chunked(path), chunk, most) for chunk in CHUNKS]
    assert max(gone) < 2_000_000
    report(f"{len(gone)} bodies of {most:,} bytes that are not read", f"{max(gone) / 1e6:.1f} MB taken at most")


def test_bodies_are_paid_for_byte_by_byte_and_chunk_by_chunk(tmp_path: Path, size: Size, report: Report) -> None:
    times, most = size(3, 20), 2_000_000
    with Victim(tmp_path, body_bytes_per_address=2 * most) as victim:
        gone = [pour(victim, chunked("/api/records"), chunk, most) for _ in range(times) for chunk in CHUNKS]
        assert max(gone[-len(CHUNKS) :]) < most / 2  # it lies in buffers, and has not been read
        assert b" 429 " in victim_answer(victim, chunked("/api/records") + b"0\r\n\r\n")
        assert victim.get("ready")[0] == 200  # what has no body goes on
        assert victim.post(DECKS, deck(20), "198.51.100.9")[0] == 200
        report(f"{len(gone)} bodies of {most:,} bytes from one address", f"{sum(gone) / 1e6:.1f} MB taken")


def victim_answer(victim: Victim, text: bytes) -> bytes:
    """Returns the whole answer to a text."""
    with line(victim, text) as ours:
        return heard(ours)


def test_a_flood_over_the_limit_costs_little_and_then_nothing(tmp_path: Path, size: Size, report: Report) -> None:
    """A refused request costs less than an answered one; a sender that goes on is no longer read, and others are."""
    many = size(1_000, 4_000)
    limits = {"requests_per_second": 0.1, "requests_at_once": many, "faults_per_address": 20, "header_seconds": 2.0}
    with Victim(tmp_path, **limits) as victim:

        def flood() -> float:
            """Sends requests on many connections, twenty at a time on each; returns the work of the server."""
            before = victim.work()
            for _ in range(many // 20):
                with line(victim, get("/ready", STRANGER) * 20) as ours, suppress(OSError):
                    ours.settimeout(0.2)
                    heard(ours)
            return victim.work() - before

        answered, refused = flood(), flood()
        assert refused < answered / 3 + 0.1
        with line(victim, get("/ready", STRANGER)) as ours, line(victim, get("/ready", STRANGER)) as more:
            assert b"" in (heard(ours), heard(more))
        assert victim.get("ready", "198.51.100.9")[0] == 200
        cost = f"{refused * 1000:.0f} ms of work, {answered * 1000:.0f} ms where they are answered"
        report(f"{many} requests over the limit", cost)


@pytest.fixture
def address(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The address that connections come from, as the server finds it; the last one counts."""
    addresses = ["203.0.113.5"]
    monkeypatch.setattr(Callers, "counted_peer", lambda self, client: addresses[-1])
    return addresses


def test_who_sends_nonsense_again_and_again_is_shut_out(tmp_path: Path, address: list[str]) -> None:
    with Server(tmp_path, faults_per_address=5) as server:
        for _ in range(5):
            with line(server, b"GE\x00T / HTTP/1.1\r\n\r\n") as ours:
                assert status(ours) == b"400"
        with suppress(ConnectionError), line(server, get()) as ours:
            assert heard(ours) == b""
        address.append("198.51.100.9")
        with line(server, get()) as ours:
            assert status(ours) == b"200"
        wait_until(lambda: server.lobby.rate_limits.held["tcp_connections"] == {})


def test_new_connections_are_counted_before_anything_is_asked(tmp_path: Path, address: list[str]) -> None:
    with Server(tmp_path, tcp_connections_per_minute=1, requests_at_once=5) as server:
        for _ in range(5):
            with line(server, get()) as ours:
                assert status(ours) == b"200"
        with suppress(ConnectionError), line(server, get()) as ours:
            assert heard(ours) == b""
        address.append("198.51.100.9")
        with line(server, get()) as ours:
            assert status(ours) == b"200"


def test_handshakes_over_the_limit_are_refused_before_they_are_made(tmp_path: Path, size: Size, report: Report) -> None:
    times = size(200, 1_000)
    few = {"connections_per_minute": 1, "faults_per_address": 10 * times, "requests_at_once": 10 * times}
    with Victim(tmp_path, site=page(tmp_path), **few) as victim:

        def ask(text: bytes, expected: bytes) -> float:
            before = victim.work()
            for _ in range(times):
                with line(victim, text) as ours:
                    assert status(ours) == expected
            return victim.work() - before

        with line(victim, handshake(victim)) as ours:
            assert status(ours) == b"101"
        plain = ask(get("/nothing", STRANGER, "Connection: close"), b"200")
        refused = ask(handshake(victim), b"429")
        assert refused < plain + 0.1
        report(f"{times} handshakes over the limit", f"{refused * 1000 / times:.2f} ms each")


def test_a_long_query_costs_no_more_than_a_short_one(victim: Victim, size: Size, report: Report) -> None:
    times = size(100, 250)  # fewer than the faults that are answered

    def ask(query: str, address: str, expected: set[int]) -> float:
        before = victim.work()
        found = {victim.post(f"{DECKS}&{query}", b"", address)[0] for _ in range(times)}
        assert found <= expected
        return (victim.work() - before) * 1000 / times

    ask("a", "203.0.113.4", {400, 429})  # loads what is loaded once
    short = ask("a", "203.0.113.1", {400, 429})
    within = ask("a&" * 450, "203.0.113.2", {400, 429})
    beyond = ask("a&" * 7_000, "203.0.113.3", {414, 429})
    assert max(within, beyond) < 1.5 * short + 1
    report(f"{times} queries of 900 bytes and of 14 kB", f"{within:.2f} and {beyond:.2f} ms, {short:.2f} ms without")
