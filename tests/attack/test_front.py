"""Attacks on the front: silent and slow connections, unread answers, tiny frames, other hosts, guesses, many tables."""

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from attack.bystander import Victim, address_header
from bordspil.server.loadtest.crowd import HANDSHAKE
from server.harness.client import Client
from server.harness.servers import wait_until
from server.http.test_http import get, heard, line, status
from server.session.test_limits import masked

Size = Callable[[int, int], int]
Report = Callable[[str, str], None]
ME = {"kind": "me", "name": "Anna"}
STRANGER = "X-Forwarded-For: 203.0.113.5"


@contextmanager
def held_open(victim: Victim, count: int, texts: list[bytes]) -> Iterator[list[socket.socket]]:
    """Opens many connections at once and sends a text on each."""
    with ExitStack() as stack:
        lines = []
        for number in range(count):
            with suppress(ConnectionError):
                lines.append(stack.enter_context(line(victim, texts[number % len(texts)])))
        yield lines


def sent(ours: socket.socket, data: bytes) -> None:
    """Sends as much of a text as the server takes."""
    ours.settimeout(2)
    with suppress(OSError):
        ours.sendall(data)


def handshake(victim: Victim) -> bytes:
    head = HANDSHAKE.format(urlsplit(victim.address).netloc)
    return head.replace("\r\n\r\n", f"\r\n{STRANGER}\r\n\r\n").encode()


def test_silent_connections_keep_no_players_out(tmp_path: Path, size: Size, report: Report) -> None:
    """More connections than the server takes: they send nothing, half a head or half a handshake."""
    room = size(200, 5_000)
    with Victim(tmp_path, tcp_connections=room, sockets=room // 2) as victim, victim.watched() as bystander:
        before = victim.memory()
        texts = [b"", b"GET / HTTP/1.1\r\nHost: localhost\r\n", handshake(victim)[:-2]]
        with held_open(victim, int(room * 1.3), texts):
            moves = len(bystander.moves)
            assert [victim.get("ready")[0] for _ in range(20)] == [200] * 20
            with victim.stranger() as client:
                assert client.create(ME, ME)
            wait_until(lambda: len(bystander.moves) > moves + 5)
        assert victim.memory() < 2 * before
        report(f"{int(room * 1.3)} silent connections", f"nobody turned away, {bystander.cost}")


def page(folder: Path) -> Path:
    """Returns a page of the test's own, so that the result does not depend on a built page."""
    (folder / "site" / "assets").mkdir(parents=True)
    (folder / "site" / "index.html").write_text("page")
    return folder / "site"


def test_unread_answers_hold_little_memory(tmp_path: Path, size: Size, report: Report) -> None:
    site = page(tmp_path)
    (site / "assets" / "large.js").write_bytes(b"x" * 3_900_000)
    many = size(60, 200)
    with Victim(tmp_path, site=site) as victim, victim.watched() as bystander:
        assert victim.get("assets/large.js")[0] == 200
        before = victim.memory()
        with held_open(victim, many, [get("/assets/large.js", STRANGER) * 4]):
            time.sleep(1)
            most = victim.memory()
            assert [victim.get("ready", "198.51.100.9")[0] for _ in range(5)] == [200] * 5
        assert most < 2 * before
        assert most - before < 100_000_000  # all of them are 3.9 MB times as many as there are
        report(
            f"{many} unread answers of 3.9 MB",
            f"{(most - before) / 1e6:.0f} MB, {bystander.cost}",
        )


def test_sockets_that_are_not_read_share_a_little_room(victim: Victim, size: Size, report: Report) -> None:
    many = size(30, 190)
    with victim.watched() as bystander, victim.stranger("198.51.100.1") as anna:
        code = anna.create(ME, ME)
        before = victim.memory()
        asking = masked(type="hello", token="t" * 32) + masked(type="open-table", table=code) * 500
        with held_open(victim, many, [handshake(victim)]) as lines:
            for ours in lines:
                ours.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                sent(ours, asking)
            most = victim.memory()
        assert most < 2 * before
        assert anna.ask("tables", type="mine")
        report(
            f"{many} sockets that read nothing",
            f"{(most - before) / 1e6:.0f} MB, {bystander.cost}",
        )


PING, PART, EMPTY = (bytes((first, 0x80, 0, 0, 0, 0)) for first in (0x89, 0x00, 0x81))


@pytest.mark.parametrize("crumb", [PING, PART, EMPTY], ids=["pings", "parts", "empty"])
def test_tiny_frames_delay_no_other_connection(victim: Victim, size: Size, report: Report, crumb: bytes) -> None:
    with victim.watched() as bystander:
        moves = len(bystander.moves)
        for _ in range(size(5, 100)):
            with line(victim, handshake(victim)) as ours:
                assert ours.recv(12) == b"HTTP/1.1 101"
                sent(ours, masked(type="hello", token="t" * 32) + bytes((0x01, 0x80, 0, 0, 0, 0)) * (crumb == PART))
                sent(ours, crumb * 300_000)
        wait_until(lambda: len(bystander.moves) > moves + 5)
        bystander.check()
        report("millions of tiny frames", bystander.cost)


def test_bodies_and_heads_in_crumbs_delay_no_other_connection(victim: Victim, size: Size, report: Report) -> None:
    head = f"POST /api/records HTTP/1.1\r\nHost: localhost\r\n{STRANGER}\r\nTransfer-Encoding: chunked\r\n\r\n".encode()
    texts = [
        *(head + b"%x\r\n%s\r\n" % (n, b"a" * n) * (500_000 // n) for n in (1, 70, 300, 2_000)),
        head + b"0\r\n" + b"a:\r\n" * 100_000,
        head + b"1;" + b"x" * 500_000,
        b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"a:\r\n" * 100_000,
        b"GET /" + b"a" * 500_000,
        b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b" folded\r\n" * 50_000,
        get("/ready", STRANGER) * 5_000,
    ]
    with victim.watched() as bystander:
        for number in range(size(12, 300)):
            with line(victim) as ours:
                sent(ours, texts[number % len(texts)])
                ours.settimeout(3)
                with suppress(OSError):
                    ours.recv(1000)
        bystander.check()
        report("heads and bodies in crumbs", bystander.cost)


def test_a_name_that_points_here_gets_nothing(victim: Victim, report: Report) -> None:
    """A page of a stranger's name, on a machine that has the server or beside it: with and without a made-up proxy."""
    place = urlsplit(victim.address).netloc
    for path in ("/", "/metrics", "/health", "/api/tables/ABCDEF/record", "/assets/none.js", "/socket", "/nothing"):
        for host in ("evil.example", f"evil.example:{urlsplit(victim.address).port}", "localhost.evil.example"):
            text = f"GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode()
            with line(victim, text) as ours:
                assert status(ours) == b"421"
    upgrade = HANDSHAKE.format("evil.example").replace("Upgrade\r\n", "Upgrade\r\nOrigin: http://evil.example\r\n")
    with line(victim, upgrade.encode()) as ours:
        assert status(ours) == b"421"
    for header in ("X-Forwarded-For: 127.0.0.1", "Via: 1.1 evil", "Forwarded: for=127.0.0.1", "X-Real-IP: 127.0.0.1"):
        with line(victim, f"GET /metrics HTTP/1.1\r\nHost: {place}\r\n{header}\r\n\r\n".encode()) as ours:
            assert status(ours) == b"404"
    report("names of strangers that point here", "refused on every way in")


def test_tables_of_a_few_networks_leave_room(tmp_path: Path, size: Size, report: Report) -> None:
    """An absent player returns to their game, and a new person begins one, however many tables others have opened."""
    room, each = size(20, 400), size(8, 100)
    with Victim(tmp_path, open_tables=room, open_tables_per_address=each, sockets_per_address=each * 2) as victim:
        with victim.stranger("198.51.100.7") as anna:
            anna.create(ME, ME)
            anna.wait_for("update")
            with ExitStack() as stack:
                for number in range(room + each):
                    address = f"203.0.113.{number // each}" if number % 2 else f"2001:db8:0:{number:x}::1"
                    headers = address_header(address)
                    client = stack.enter_context(Client(victim.address, additional_headers=headers))
                    client.say(type="create", game="azul", options={}, seats=[ME, ME])
                anna.come_back()
                anna.wait_for("update")
                anna.play()
                for number in range(3):
                    with victim.stranger(f"192.0.2.{number}") as new:
                        assert new.create(ME, ME)
        report(f"{room + each} tables asked for where {room} have room", "a game and three newcomers found room")


def test_codes_are_not_found_by_trying(victim: Victim, size: Size, report: Report) -> None:
    with victim.stranger("198.51.100.7") as anna:
        code, began = anna.create(ME, ME), time.monotonic()
        tried = answered = 0
        for number in range(size(40, 400)):
            tried += 3
            told = f"AAAAAA{number:04}"
            answered += b"table-unknown" in victim.get(f"api/tables/{told}/record")[1]
            answered += b"table-unknown" in victim.get(f"api/tables/{told}/material/x")[1]
            if number % 5 == 0:
                client = victim.stranger()
            client.say(type="open-table", table=told)
            answered += client.hear().get("key") == "table-unknown"
            if number % 5 == 4:
                client.go()
        assert answered <= 61 + (time.monotonic() - began) / 60  # sixty an hour
        assert b"too-often" in victim.get(f"api/tables/{code}/record")[1]
        report(f"{tried} codes tried from one address", f"{answered} answered, then none for an hour")


@pytest.mark.parametrize(
    "path",
    ["/%00", "/%ff", "/..%2f..%2fetc/passwd", "/a/../../b", "//x", "/" + "y" * 15_000, "/api/games/%00/material/%ff",
     "/api/tables/%00/record", "/api/unsubscribe/%00", "/api/tables/" + "Z" * 10_000 + "/record",
     "/api/games/../material/..", "/table/%F0%9F", "/?%00=%ff&" + "a" * 10_000,
     "http://evil.example/", "*", "/api/tables/A'%20OR%201=1/record"],
)  # fmt: skip
def test_strange_paths_are_answered_at_once(strange: Victim, path: str) -> None:
    before = strange.work()
    for method in ("GET", "HEAD", "POST", "OPTIONS", "TRACE", "BREW"):
        text = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
        with line(strange, text.encode()) as ours:
            answer = heard(ours)
            assert answer[9:10] in (b"2", b"4"), (method, answer[:100])
    assert strange.work() - before < 1


@pytest.fixture(scope="module")
def strange(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Victim]:
    folder = tmp_path_factory.mktemp("strange")
    with Victim(folder, site=page(folder)) as victim:
        yield victim
