"""Timeouts and bounds of HTTP connections: for headers, bodies, slow readers, and idle connections.

Connections are counted from their first packet. A connection without a request is idle. Where no more are allowed, the
network with the most idle connections loses its oldest one, so that silent connections keep no others out.

By hand: uvicorn has timeouts for idle connections only, and none for headers or slow readers.
"""

from asyncio import TimerHandle
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from bordspil.core.game import BadRequest
from bordspil.server.session.payers import network_of
from bordspil.server.session.quotas import Hold
from bordspil.server.session.rate_limits import RateLimits

END = "bordspil.end"  # the ASGI extension that ends a connection at once
MOST_HEAD = 16_384  # bytes of the request line and headers
MOST_HEADERS = 100
SMALL_CHUNKS = 256  # small chunks of a body that are allowed; further ones must average SMALL bytes
SMALL = 64


class Head(h11.Connection):
    """A parser with bounds for headers and for the number of chunks of a body."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER, MOST_HEAD)
        self.pieces = self.bytes = 0

    def next_event(self) -> Any:
        """Returns the next event; refuses long headers and bodies in many small chunks before they cost work."""
        if self.their_state is h11.IDLE:
            self._check_head()
            self.pieces = self.bytes = 0
        event = super().next_event()
        if type(event) is h11.Data:
            self.pieces += 1
            self.bytes += len(event.data)
            if self.pieces > SMALL_CHUNKS and self.bytes < self.pieces * SMALL:
                raise h11.RemoteProtocolError("a body in very many pieces")
        return event

    def _check_head(self) -> None:
        data, _ = self.trailing_data
        if not data:
            return
        ends = [end for mark in (b"\n\r\n", b"\n\n") if (end := data.find(mark, 0, MOST_HEAD)) >= 0]
        if not ends and len(data) > MOST_HEAD:
            raise h11.RemoteProtocolError("a very long head", error_status_hint=431)
        if data.count(b"\n", 0, min(ends, default=len(data))) > MOST_HEADERS:
            raise h11.RemoteProtocolError("very many headers", error_status_hint=431)


class Idle:
    """The idle connections by network, oldest first."""

    def __init__(self) -> None:
        self.networks: dict[str, dict[HttpProtocol, None]] = {}

    def add(self, one: "HttpProtocol") -> None:
        """Adds a connection that is idle."""
        self.networks.setdefault(one.network, {})[one] = None

    def discard(self, one: "HttpProtocol") -> None:
        """Removes a connection that has a request, or is closed."""
        if (ours := self.networks.get(one.network)) is not None:
            ours.pop(one, None)
            if not ours:
                del self.networks[one.network]

    def first(self, network: str | None = None) -> "HttpProtocol | None":
        """Returns the oldest idle connection of a network, or of the network that has most."""
        if network is None and self.networks:
            network = max(self.networks, key=lambda one: len(self.networks[one]))
        return next(iter(self.networks.get(network or "", ())), None)


class HttpProtocol(H11Protocol):
    """Uvicorn's HTTP protocol with timeouts and limits."""

    answer_seconds = header_seconds = 10.0
    idle = Idle()

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn = Head()
        self.app = self._serve
        self.payer = self.network = ""
        self.place: Hold | None = None  # of the quota of connections
        self.rest_timer: TimerHandle | None = None
        self.write_timer: TimerHandle | None = None

    @property
    def rate_limits(self) -> RateLimits:
        """The rate limits of the server."""
        app: Any = self.config.app
        rate_limits: RateLimits = app.state.lobby.rate_limits
        return rate_limits

    async def _serve(self, scope: Any, receive: Any, send: Any) -> None:
        scope["extensions"] = {END: self.end}
        await self.config.loaded_app(scope, receive, send)

    def connection_made(self, transport: Any) -> None:
        """Counts a new connection as idle until its first request."""
        super().connection_made(transport)
        app: Any = self.config.app
        self.payer = app.state.lobby.callers.counted_peer(self.client)
        self.network = network_of(self.payer)
        self.place = self._find_place()
        if self.place is not None:
            self._rest()
        else:
            transport.abort()

    def _find_place(self) -> Hold | None:
        """Holds a place for this connection, if need be by ending an idle one."""
        for _ in range(2):
            try:
                return self.rate_limits.hold("tcp_connections", self.payer)
            except BadRequest as refusal:
                is_full = refusal.key == "server-full"
                if (other := self.idle.first(None if is_full else self.network)) is None:
                    return None
                other.end()
        return None

    def connection_lost(self, exc: Exception | None) -> None:
        """Releases what a closed connection held."""
        super().connection_lost(exc)
        self._stop_timers()
        self._uncount()

    def _uncount(self) -> None:
        self.idle.discard(self)
        if self.place is not None:
            self.place.release()

    def data_received(self, data: bytes) -> None:
        """Parses data; from the last header of a request to the end of its response the connection is not idle."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.cycle is not None and not self.cycle.response_complete:
            self._ask()

    def on_response_complete(self) -> None:
        """Makes the connection idle, unless the next request is there already."""
        super().on_response_complete()
        if not self.transport.is_closing() and (self.cycle is None or self.cycle.response_complete):
            self._rest()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hands the connection over to the WebSocket protocol, which reports when it is closed."""
        self._unset_keepalive_if_required()
        self._stop_timers()
        self.idle.discard(self)
        super().handle_websocket_upgrade(event)
        protocol: Any = self.transport.get_protocol()
        protocol.on_lost = self._uncount

    def timeout_keep_alive_handler(self) -> None:
        """Ends a connection without a further request."""
        self.end()

    def end(self) -> None:
        """Aborts the connection, whatever is still unsent."""
        self._uncount()
        if not self.transport.is_closing():
            self.transport.abort()

    def pause_writing(self) -> None:
        """Starts the timeout of a client that reads slowly."""
        super().pause_writing()
        if self.write_timer is None:
            self.write_timer = self.loop.call_later(self.answer_seconds, self.end)

    def resume_writing(self) -> None:
        """Stops the timeout: the client has read."""
        super().resume_writing()
        if self.write_timer is not None:
            self.write_timer.cancel()
            self.write_timer = None

    def send_400_response(self, msg: str) -> None:
        """Answers a malformed request, and ends."""
        super().send_400_response(msg)
        if self.transport.get_write_buffer_size():
            self.end()

    def _rest(self) -> None:
        self.idle.discard(self)
        self.idle.add(self)  # moves to the end: idle from now on
        if self.rest_timer is not None:
            self.rest_timer.cancel()
        self.rest_timer = self.loop.call_later(self.header_seconds, self.end)

    def _ask(self) -> None:
        self.idle.discard(self)
        if self.rest_timer is not None:
            self.rest_timer.cancel()
            self.rest_timer = None

    def _stop_timers(self) -> None:
        for timer in (self.rest_timer, self.write_timer):
            if timer is not None:
                timer.cancel()
        self.rest_timer = self.write_timer = None
