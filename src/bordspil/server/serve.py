"""Starts a server, and stops it gracefully at a signal."""

import asyncio
import signal
import socket
import sys
import threading
import time
import webbrowser
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn
from msgspec.structs import replace

from bordspil import games
from bordspil.extras import need
from bordspil.server import logs
from bordspil.server.http.app import make_app
from bordspil.server.http.timeouts import HttpProtocol, Idle
from bordspil.server.local_network import EVERYWHERE, LocalNetwork, page_address
from bordspil.server.session.websocket import SocketProtocol
from bordspil.server.settings import Settings, default_store
from bordspil.server.store import StoreError
from bordspil.server.store.store_url import open_store, parse_store_url, shown
from bordspil.server.table.setup import FindGame

PORT_TAKEN = 3
STORE_UNUSABLE = 4
SPARE_FILES = 300  # open files besides connections: store, workers, uploads
BUFFER = 131_072  # bytes of the system's buffers of a connection


def serve(store: Path | str | None = None, **more: Any) -> int:
    """Serves until a signal comes; for tests and programs. `more` are other settings."""
    return serve_with(Settings(store=parse_store_url(str(store or default_store())), **more))


def serve_with(settings: Settings, open_page: bool = False) -> int:
    """Serves until a signal comes; returns the exit status."""
    if settings.bus:
        need("nats", "cluster")
    try:
        listener = listen(settings)
    except OSError as error:
        place = f"{settings.host} port {settings.port}"
        return _complain(f"cannot listen at {place}: {error.strerror or error}", PORT_TAKEN)
    with listener:
        settings = replace(with_files(settings), port=listener.getsockname()[1])
        try:
            server = make_server(settings)
        except StoreError as error:
            return _complain(str(error), STORE_UNUSABLE)
        _announce(server, settings, open_page)
        run_until_signal(server, listener)
    return 0


def _announce(server: uvicorn.Server, settings: Settings, open_page: bool) -> None:
    logs.set_up()
    own, *others = page_addresses(settings)
    print(own, flush=True)
    for other in others:
        print(f"for others in your network: {other}", flush=True)
    logs.info("serving", address=own, store=shown(settings.store))
    if open_page:
        threading.Thread(target=_open_page, args=(server, own), daemon=True).start()


def run_until_signal(server: uvicorn.Server, listener: socket.socket) -> None:
    """Serves until Ctrl-C or SIGTERM, then closes all connections and commits what is waiting."""

    def stop(number: int, frame: FrameType | None) -> None:
        if not server.started:  # uvicorn has its own handlers from then on, and raises the signal again at its end
            raise KeyboardInterrupt

    signal.signal(signal.SIGTERM, stop)
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listener])


def with_files(settings: Settings) -> Settings:
    """Raises the limit of open files; returns the settings with no more connections than it allows."""
    if sys.platform == "win32":
        return settings
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = settings.tcp_connections + SPARE_FILES
    most = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    if soft == resource.RLIM_INFINITY or soft >= needed:
        return settings
    connections = max(2, soft - min(SPARE_FILES, soft // 2))
    logs.warning("few-files", files=soft, needed=needed, hint="raise the limit of open files (LimitNOFILE, ulimit -n)")
    return replace(settings, tcp_connections=connections, sockets=min(settings.sockets, connections - 1))


def listen(settings: Settings) -> socket.socket:
    """Returns the listening socket; raises OSError when the port is in use."""
    family, *_, address = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)[0]
    listener = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    for kind in (socket.SO_RCVBUF, socket.SO_SNDBUF):
        listener.setsockopt(socket.SOL_SOCKET, kind, BUFFER)  # else the system buffers megabytes for a slow reader
    try:
        listener.bind(address)
        listener.listen(1024)
    except OSError:
        listener.close()
        raise
    return listener


def make_server(settings: Settings, find_game: FindGame = games.load) -> uvicorn.Server:
    """Returns a server over its store; raises StoreError."""
    store = open_store(settings.store, settings.lock_seconds, settings.store_seconds)

    class Socket(SocketProtocol):
        most_unread = settings.unread_bytes

    class Http(HttpProtocol):
        header_seconds, answer_seconds, idle = settings.header_seconds, settings.answer_seconds, Idle()

    app = make_app(settings, store, find_game)
    config = uvicorn.Config(
        app,
        http=Http,
        ws=Socket,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=settings.shutdown_seconds,
    )
    server = Draining(config, settings.drain_seconds)
    app.state.listen = server.listen_at
    return server


class Draining(uvicorn.Server):
    """A server that drains before it stops: for a while it reports that it is not ready, and still serves."""

    def __init__(self, config: uvicorn.Config, seconds: float) -> None:
        super().__init__(config)
        self.seconds = seconds
        self.end: float | None = None
        self.signal: int = signal.SIGTERM

    async def listen_at(self, listener: socket.socket) -> None:
        """Listens at one more address, until the server ends."""

        def make_protocol() -> asyncio.Protocol:
            make: Any = self.config.http_protocol_class
            protocol: asyncio.Protocol = make(
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )
            return protocol

        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(make_protocol, sock=listener, backlog=self.config.backlog))

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Drains at the first signal, stops at the second."""
        if self.end is None and self.started and self.seconds:
            self.end, self.signal = time.monotonic() + self.seconds, sig
            app: Any = self.config.app
            app.state.lobby.is_draining = True
        else:
            super().handle_exit(sig, frame)

    async def on_tick(self, counter: int) -> bool:
        """Stops when it has drained long enough."""
        if self.end is not None and time.monotonic() >= self.end:
            self.handle_exit(self.signal, None)
        return await super().on_tick(counter)


def address_of(listener: socket.socket) -> str:
    """Returns the address of the page."""
    host, port, *_ = listener.getsockname()
    return page_address(host, port)


def page_addresses(settings: Settings) -> list[str]:
    """Returns the addresses of the page: the one for this machine, then those for others in its network."""
    if settings.host not in EVERYWHERE:
        return [page_address(settings.host, settings.port)]
    return [page_address("127.0.0.1", settings.port), *LocalNetwork(settings).addresses()]


def _complain(line: str, status: int) -> int:
    print(f"bordspil: {line}", file=sys.stderr)
    return status


def _open_page(server: uvicorn.Server, address: str) -> None:
    while not server.started:
        time.sleep(0.05)
    webbrowser.open(address)
