"""The server's end of HTTP: how long a request may take to come, how large its head may be, how long an answer waits.

Connections are counted from the moment they are made. A connection without a request under way is idle; where there is
room for no more, the idle connection that has waited longest gives way, of the network that has most of them, so that
silent connections keep nobody out.
"""

from asyncio import TimerHandle
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from bordspil.core.game import BadRequest
from bordspil.server.session.rate_limits import RateLimits, network_of

END = "bordspil.end"  # the extension of ASGI by which an answer under way is broken off
MOST_HEAD = 16_384  # bytes of a request line and its headers
MOST_HEADERS = 100
SMALL_CHUNKS = 256  # pieces of a body that may be small; more of them must hold SMALL bytes each on average
SMALL = 64


class Head(h11.Connection):
    """Reads requests whose head and pieces are of a bounded size, however they arrive."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER, MOST_HEAD)
        self.pieces = self.bytes = 0

    def next_event(self) -> Any:
        """Reads on; refuses a head that is too long and a body in too many pieces before work is done for it."""
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
    """The connections without a request under way, by network, each network's in the order they came."""

    def __init__(self) -> None:
        self.networks: dict[str, dict[HttpProtocol, None]] = {}

    def add(self, one: "HttpProtocol") -> None:
        """Notes that a connection waits."""
        self.networks.setdefault(one.network, {})[one] = None

    def discard(self, one: "HttpProtocol") -> None:
        """Notes that a connection asks for something, or is gone."""
        if (ours := self.networks.get(one.network)) is not None:
            ours.pop(one, None)
            if not ours:
                del self.networks[one.network]

    def first(self, network: str | None = None) -> "HttpProtocol | None":
        """The connection that has waited longest: of a network, or else of the one that has most."""
        if network is None and self.networks:
            network = max(self.networks, key=lambda one: len(self.networks[one]))
        return next(iter(self.networks.get(network or "", ())), None)


class HttpProtocol(H11Protocol):
    """Uvicorn's protocol of HTTP for strangers."""

    answer_seconds = head_seconds = 10.0
    idle = Idle()

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn = Head()
        self.app = self._serve
        self.payer = self.network = ""
        self.is_counted = False
        self.rest_timer: TimerHandle | None = None
        self.write_timer: TimerHandle | None = None

    @property
    def rate_limits(self) -> RateLimits:
        """What everybody has left."""
        app: Any = self.config.app
        rate_limits: RateLimits = app.state.lobby.rate_limits
        return rate_limits

    async def _serve(self, scope: Any, receive: Any, send: Any) -> None:
        scope["extensions"] = {END: self.end}
        await self.config.loaded_app(scope, receive, send)

    def connection_made(self, transport: Any) -> None:
        """Counts a connection, and begins to wait for its first request."""
        super().connection_made(transport)
        app: Any = self.config.app
        self.payer = app.state.lobby.callers.counted_peer(self.client)
        self.network = network_of(self.payer)
        self.is_counted = self._has_room()
        if self.is_counted:
            self._rest()
        else:
            transport.abort()

    def _has_room(self) -> bool:
        """Whether there is room for this connection, made where need be by ending one that only waits."""
        for _ in range(2):
            try:
                self.rate_limits.hold("tcp_connections", self.payer)
            except BadRequest as refusal:
                is_full = refusal.key == "server-full"
                if (other := self.idle.first(None if is_full else self.network)) is None:
                    return False
                other.end()
            else:
                return True
        return False

    def connection_lost(self, exc: Exception | None) -> None:
        """Forgets a connection that is gone."""
        super().connection_lost(exc)
        self._stop_timers()
        self._uncount()

    def _uncount(self) -> None:
        self.idle.discard(self)
        if self.is_counted:
            self.is_counted = False
            self.rate_limits.release("tcp_connections", self.payer)

    def data_received(self, data: bytes) -> None:
        """Reads what came; from the last header of a request until its answer has gone the connection is not idle."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.cycle is not None and not self.cycle.response_complete:
            self._ask()

    def on_response_complete(self) -> None:
        """Waits for the next request, unless it is there already."""
        super().on_response_complete()
        if not self.transport.is_closing() and (self.cycle is None or self.cycle.response_complete):
            self._rest()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hands the connection over to the protocol of sockets, which says when it is gone."""
        self._unset_keepalive_if_required()
        self._stop_timers()
        self.idle.discard(self)
        super().handle_websocket_upgrade(event)
        protocol: Any = self.transport.get_protocol()
        protocol.on_lost = self._uncount

    def timeout_keep_alive_handler(self) -> None:
        """Ends a connection that asks for nothing more."""
        self.end()

    def end(self) -> None:
        """Ends the connection now, whether or not what was sent has been read."""
        self._uncount()
        if not self.transport.is_closing():
            self.transport.abort()

    def pause_writing(self) -> None:
        """Gives a client that reads slowly some time to read on."""
        super().pause_writing()
        if self.write_timer is None:
            self.write_timer = self.loop.call_later(self.answer_seconds, self.end)

    def resume_writing(self) -> None:
        """Lets the answer go on."""
        super().resume_writing()
        if self.write_timer is not None:
            self.write_timer.cancel()
            self.write_timer = None

    def send_400_response(self, msg: str) -> None:
        """Says that it is no request, and ends."""
        super().send_400_response(msg)
        if self.transport.get_write_buffer_size():
            self.end()

    def _rest(self) -> None:
        self.idle.discard(self)
        self.idle.add(self)  # at the end: the connection waits from now on
        if self.rest_timer is not None:
            self.rest_timer.cancel()
        self.rest_timer = self.loop.call_later(self.head_seconds, self.end)

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
