"""HTTP by hand: slow, long and silent requests, unread answers, and the parts of uvicorn that the server builds on."""

import inspect
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import h11
import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from bordspil.server.http.request_parser import MOST_HEAD, MOST_HEADERS, RequestParser
from bordspil.server.http.timeouts import Idle
from bordspil.server.loadtest.crowd import HANDSHAKE
from bordspil.server.session.connection import encode
from bordspil.server.session.websocket import AFTER_GOODBYE, FRAMES
from bordspil.server.session.wire.answers import Offers, Reported
from server.harness.servers import Server, wait_until
from server.session.test_limits import masked


@contextmanager
def line(server: Any, text: bytes = b"") -> Iterator[socket.socket]:
    """Opens a connection and sends a text on it."""
    place = urlsplit(server.address)
    with socket.create_connection((place.hostname or "", place.port or 0), 20) as ours:
        ours.sendall(text)
        yield ours


def heard(ours: socket.socket) -> bytes:
    """Returns everything until the server closes."""
    got = b""
    with suppress(ConnectionError):
        while part := ours.recv(65_536):
            got += part
    return got


def status(ours: socket.socket) -> bytes:
    return ours.recv(65_536)[9:12]


def get(path: str = "/ready", *headers: str) -> bytes:
    return "\r\n".join([f"GET {path} HTTP/1.1", "Host: localhost", *headers, "", ""]).encode()


@pytest.fixture(scope="module")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with short timeouts and few connections."""
    folder = tmp_path_factory.mktemp("strict_server")
    with Server(folder, header_seconds=0.5, sockets=10, tcp_connections=20, tcp_connections_per_address=5) as server:
        yield server


def test_the_private_parts_of_uvicorn_are_where_we_think() -> None:
    """server/http/timeouts.py and server/session/websocket.py lean on them; a version that moves them fails here."""
    held = inspect.getsource(H11Protocol)
    for part in ("self.conn.next_event()", "self.cycle", "def handle_websocket_upgrade", "def on_response_complete"):
        assert part in held
    assert "self.transport.set_protocol(protocol)" in inspect.getsource(H11Protocol.handle_websocket_upgrade)
    assert "def timeout_keep_alive_handler" in held
    sockets = inspect.getsource(WebSocketsSansIOProtocol)
    for part in ("self.read_paused", "self.close_sent", "def handle_cont", "def handle_ping", "def handle_pong"):
        assert part in sockets
    assert "pause_reading" in inspect.getsource(WebSocketsSansIOProtocol.send_receive_event_to_app)


@pytest.mark.parametrize("text", [b"", b"GET / HT", get()[:-2], get() + b"GET", get() + get()[:-1]])
def test_a_request_that_does_not_come_is_not_waited_for(strict_server: Server, text: bytes) -> None:
    with line(strict_server, text) as ours:
        began = time.monotonic()
        heard(ours)
        assert time.monotonic() - began < 20


def test_a_head_that_comes_drop_by_drop_has_no_more_time(strict_server: Server) -> None:
    with line(strict_server) as ours, pytest.raises(ConnectionError):
        for _ in range(1000):
            ours.sendall(b"x")
            time.sleep(0.01)


def test_silent_connections_give_way(strict_server: Server) -> None:
    """A request is served, however many connections stay silent."""
    held = strict_server.lobby.rate_limits.held["tcp_connections"]
    with ExitStack() as stack:
        for _ in range(100):
            stack.enter_context(line(strict_server))
        with line(strict_server, get()) as ours:
            assert status(ours) == b"200"
        assert held["*"] <= 20
    wait_until(lambda: held == {})


def test_a_network_gives_way_to_itself_and_not_to_others(
    strict_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    addresses = iter(["198.51.100.7", *(["203.0.113.5"] * 8)])
    monkeypatch.setattr(strict_server.lobby.callers, "counted_peer", lambda client: next(addresses))
    with line(strict_server) as other, ExitStack() as stack:
        wait_until(lambda: "198.51.100.7" in strict_server.lobby.rate_limits.held["tcp_connections"])
        near = [stack.enter_context(line(strict_server)) for _ in range(8)]
        near[-1].sendall(get())
        assert status(near[-1]) == b"200"
        other.sendall(get())
        assert status(other) == b"200"
        assert strict_server.lobby.rate_limits.held["tcp_connections"]["203.0.113.5"] <= 5
    wait_until(lambda: strict_server.lobby.rate_limits.held["tcp_connections"] == {})


def test_sockets_count_as_connections_until_they_are_gone(strict_server: Server) -> None:
    with strict_server.client() as anna:
        assert strict_server.lobby.rate_limits.held["tcp_connections"]["*"] == 1
        with ExitStack() as stack:
            for _ in range(50):
                stack.enter_context(line(strict_server))
            last = stack.enter_context(line(strict_server, get()))
            assert status(last) == b"200"  # all the others have been let in, or sent away, before it
        assert anna.ask("tables", type="mine")
    wait_until(lambda: strict_server.lobby.rate_limits.held["tcp_connections"] == {})


def test_the_connection_that_waited_longest_is_found() -> None:
    class One:
        def __init__(self, network: str) -> None:
            self.network = network

    idle: Any = Idle()
    a, b, c = One("near"), One("near"), One("far")
    for one in (c, a, b):
        idle.add(one)
    assert (idle.first(), idle.first("far"), idle.first("nowhere")) == (a, c, None)
    for one in (a, b, c):
        idle.discard(one)
    assert idle.first() is None
    assert idle.networks == {}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (get("/ready", *(f"a{n}: b" for n in range(MOST_HEADERS - 5))), b"200"),
        (get("/ready", *(f"a{n}: b" for n in range(MOST_HEADERS + 5))), b"400"),
        (get("/ready", "a: " + "b" * (MOST_HEAD - 100)), b"200"),
        (get("/ready", "a: " + "b" * 200_000), b"400"),
        (get("/" + "b" * 20_000), b"400"),
        (get("/ready", "\r\n".join(["a:"] * 50_000)), b"400"),
        (b"\x16\x03\x01", b"400"),
        (b"GET /\xff HTTP/1.1\r\nHost: localhost\r\n\r\n", b"400"),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nA\x00: b\r\n\r\n", b"400"),
        (b"GET / HTTP/1.1\r\n\r\n", b"400"),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n", b"400"),
    ],
)
def test_heads_are_bounded(strict_server: Server, text: bytes, code: bytes) -> None:
    with line(strict_server, text) as ours:
        assert status(ours) == code


def test_a_second_head_behind_the_first_is_bounded_too(strict_server: Server) -> None:
    with line(strict_server, get() + get("/ready", "a: " + "b" * 100_000)) as ours:
        assert b" 400 " in heard(ours)


def parser() -> RequestParser:
    return RequestParser(lambda request: b"")


def test_a_body_in_crumbs_is_given_up() -> None:
    """A piece of a body costs as much work as a request: few of them may be tiny."""
    connection = parser()
    connection.receive_data(b"POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n" + b"1\r\na\r\n" * 1000)
    connection.next_event()
    with pytest.raises(h11.RemoteProtocolError):
        for _ in range(1000):
            connection.next_event()
    assert connection.chunks < 300


def test_a_body_in_fair_pieces_is_read() -> None:
    connection = parser()
    connection.receive_data(b"POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n")
    connection.next_event()
    for _ in range(2000):
        connection.receive_data(b"100\r\n" + b"a" * 256 + b"\r\n")
        while connection.next_event() is not h11.NEED_DATA:
            pass
    assert connection.bytes == 2000 * 256


def test_trailers_are_as_few_as_headers() -> None:
    connection = parser()
    connection.receive_data(b"POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n")
    connection.next_event()
    connection.receive_data(b"a:\r\n" * (MOST_HEADERS + 5) + b"\r\n")
    with pytest.raises(h11.RemoteProtocolError, match="very many headers"):
        connection.next_event()


def test_a_few_trailers_are_read() -> None:
    connection = parser()
    connection.receive_data(b"POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n0\r\na: b\r\n\r\n")
    assert [type(connection.next_event()) for _ in range(2)] == [h11.Request, h11.EndOfMessage]


def open_socket(ours: socket.socket, server: Server) -> None:
    ours.sendall(HANDSHAKE.format(urlsplit(server.address).netloc).encode())
    assert ours.recv(12) == b"HTTP/1.1 101"
    ours.sendall(masked(type="hello", token="t" * 32))


@pytest.mark.parametrize(
    "crumb",
    [
        bytes((0x89, 0x80, 0, 0, 0, 0)),  # a ping
        bytes((0x8A, 0x80, 0, 0, 0, 0)),  # a pong
        bytes((0x00, 0x80, 0, 0, 0, 0)),  # an empty part of a message
        bytes((0x81, 0x80, 0, 0, 0, 0)),  # an empty message
    ],
    ids=["ping", "pong", "part", "empty"],
)
def test_a_flood_of_tiny_frames_is_cut_off(strict_server: Server, tmp_path: Path, crumb: bytes) -> None:
    begin = bytes((0x01, 0x80, 0, 0, 0, 0)) if crumb[0] == 0 else b""
    with Server(tmp_path, messages_per_second=5.0, messages_at_once=20) as server, line(server) as ours:
        open_socket(ours, server)
        with suppress(ConnectionError):
            ours.sendall(begin + crumb * 100_000)
            heard(ours)
        wait_until(lambda: server.lobby.sockets == 0)


def test_pings_now_and_then_are_answered(strict_server: Server) -> None:
    with strict_server.client() as anna:
        for _ in range(int(FRAMES[1]) - 10):
            assert anna.socket.ping().wait(120)


def test_messages_that_came_at_once_are_all_heard(strict_server: Server) -> None:
    """More than is read at once, and the goodbye close behind."""
    with strict_server.client() as anna:
        for _ in range(200):
            anna.say(type="mine", more="x" * 100)
        assert [anna.hear()["type"] for _ in range(200)] == ["tables"] * 200


def test_who_is_told_to_go_and_goes_on_is_cut_off(tmp_path: Path) -> None:
    with Server(tmp_path, hello_seconds=0.1) as server, line(server) as ours:
        ours.sendall(HANDSHAKE.format(urlsplit(server.address).netloc).encode())
        assert ours.recv(12) == b"HTTP/1.1 101"
        time.sleep(0.3)
        began = time.monotonic()
        with pytest.raises(ConnectionError):
            while time.monotonic() - began < 60:
                ours.sendall(masked(type="mine", more="x" * 100) * 100)
        assert AFTER_GOODBYE < 1_000_000


def test_slow_browsers_share_the_room_of_their_address(tmp_path: Path) -> None:
    """Twenty windows that read nothing leave no more unread than one address may."""
    with Server(tmp_path, unread_bytes_per_address=100_000, proxies=("127.0.0.1",)) as server, server.client() as anna:
        code = anna.create({"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Eve"})
        head = HANDSHAKE.format(urlsplit(server.address).netloc).replace(
            "\r\n\r\n", "\r\nX-Forwarded-For: 203.0.113.1\r\n\r\n"
        )
        most = 0.0
        with ExitStack() as stack:
            for _ in range(10):
                ours = stack.enter_context(line(server))
                ours.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                ours.sendall(head.encode())
                assert ours.recv(12) == b"HTTP/1.1 101"
                with suppress(OSError):
                    ours.settimeout(0.2)
                    ours.sendall(masked(type="hello", token="t" * 32) + masked(type="open-table", table=code) * 2000)
                most = max(most, server.lobby.rate_limits.held["unread_bytes"].get("203.0.113.1", 0))
            assert most <= 100_000
        wait_until(lambda: server.lobby.rate_limits.held["unread_bytes"] == {})


def test_a_slow_reader_gets_a_large_single_message(tmp_path: Path) -> None:
    """A table with a large deck fills more than may be left unread, and a small message follows: both arrive."""
    with Server(tmp_path, unread_bytes=100_000) as server, server.client() as anna, line(server) as ours:
        ours.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 65_536)
        ours.sendall(HANDSHAKE.format(urlsplit(server.address).netloc).encode())
        assert ours.recv(12) == b"HTTP/1.1 101"
        ours.sendall(masked(type="hello", token="t" * 32))
        wait_until(lambda: sum(one.is_greeted for one in server.lobby.connections) == 2)
        [eve] = [one for one in server.lobby.connections if one.owner != sha256(anna.token.encode()).digest()]
        send: Any = eve.send
        large, small = encode(Reported("a" * 1_000_000)), encode(Offers([]))
        for message in (large, small):
            send.__self__.loop.call_soon_threadsafe(eve.send, message)
        heard = bytearray()
        while not heard.endswith(small):
            piece = ours.recv(65_536)
            assert piece, "cut off"
            heard += piece
        assert large in heard


def test_an_answer_that_is_not_read_is_cut_off(tmp_path: Path) -> None:
    (tmp_path / "site" / "assets").mkdir(parents=True)
    (tmp_path / "site" / "index.html").write_text("page")
    (tmp_path / "site" / "assets" / "large.js").write_bytes(b"x" * 3_000_000)
    limits: dict[str, Any] = {"answer_seconds": 0.5, "answer_bytes": 10_000_000}
    with Server(tmp_path, site=tmp_path / "site", **limits) as server, ExitStack() as stack:
        with line(server, get("/assets/large.js", "Connection: close")) as ours:
            assert len(heard(ours)) > 3_000_000
        held = server.lobby.rate_limits.held["answer_bytes"]
        wait_until(lambda: held == {})
        unread = []
        for _ in range(6):
            ours = stack.enter_context(line(server))
            ours.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            ours.sendall(get("/assets/large.js"))
            unread.append(ours)
        assert sorted(status(ours) for ours in unread) == [b"200"] * 3 + [b"503"] * 3
        assert held["*"] <= 10_000_000
        wait_until(lambda: held == {})


def test_the_network_that_takes_most_gives_an_answer_up(tmp_path: Path) -> None:
    (tmp_path / "site" / "assets").mkdir(parents=True)
    (tmp_path / "site" / "index.html").write_text("page")
    (tmp_path / "site" / "assets" / "large.js").write_bytes(b"x" * 3_000_000)
    limits: dict[str, Any] = {"answer_bytes": 10_000_000, "proxies": ("127.0.0.1",)}
    with Server(tmp_path, site=tmp_path / "site", **limits) as server, ExitStack() as stack:
        for _ in range(3):
            ours = stack.enter_context(line(server))
            ours.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            ours.sendall(get("/assets/large.js", "X-Forwarded-For: 203.0.113.5"))
            assert status(ours) == b"200"
        for _ in range(3):
            with line(server, get("/assets/large.js", "X-Forwarded-For: 198.51.100.7", "Connection: close")) as ours:
                assert len(heard(ours)) > 3_000_000
    assert server.lobby.rate_limits.held["answer_bytes"] == {}


def test_a_reset_leaves_nothing_behind(strict_server: Server) -> None:
    for text in (b"", b"GET", get(), HANDSHAKE.format(urlsplit(strict_server.address).netloc).encode()):
        with line(strict_server, text) as ours:
            ours.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    wait_until(lambda: strict_server.lobby.rate_limits.held["tcp_connections"] == {})
