"""HTTP connections: their timeouts, their number, and what they are charged to before a request goes any further.

Every request is charged to its address when its headers are there. Requests that are malformed or over a limit end
their connection and are charged as faults; an address with too many of those is shut out for a while: its requests are
not answered, and its connections are ended as soon as they are made.

Connections are counted from their first packet. A connection without a request is idle. Where no more are allowed, the
network with the most idle connections loses its oldest one, so that silent connections keep no others out.

By hand: uvicorn has timeouts for idle connections only, and none for headers or slow readers.
"""

from asyncio import TimerHandle
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from bordspil.core.game import BadRequest
from bordspil.server.http.request_parser import RequestParser
from bordspil.server.session.address import Callers
from bordspil.server.session.payers import network_of
from bordspil.server.session.quotas import Hold
from bordspil.server.session.rate_limits import RateLimits

END = "bordspil.end"  # the ASGI extension that ends a connection at once
MOST_QUERY = 1_000  # bytes of the query of a request, which may be the name of a file


def refusal(status: str, text: str, *headers: str) -> bytes:
    """Returns a whole response that ends its connection."""
    fixed = "Content-Type: text/plain; charset=utf-8", "X-Content-Type-Options: nosniff", "Cache-Control: no-store"
    lines = [f"HTTP/1.1 {status}", *fixed, *headers, f"Content-Length: {len(text)}", "Connection: close", "", text]
    return "\r\n".join(lines).encode()


MALFORMED = refusal("400 Bad Request", "Malformed request.\n")
LONG_QUERY = refusal("414 URI Too Long", "The query is too long.\n")
TOO_MANY = refusal("429 Too Many Requests", "Too many requests.\n", "Retry-After: 10")
CLOSE = (b"connection", b"close")
BODY = {b"content-length", b"transfer-encoding"}  # headers of a request that has a body


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
        self.conn: RequestParser = RequestParser(self._admit)
        self.app = self._serve
        self.network = ""
        self.peer = self.payer = ""  # the address of the connection, and that of the request that came last
        self.place: Hold | None = None  # of the quota of connections
        self.rest_timer: TimerHandle | None = None
        self.write_timer: TimerHandle | None = None

    @property
    def rate_limits(self) -> RateLimits:
        """The rate limits of the server."""
        app: Any = self.config.app
        rate_limits: RateLimits = app.state.lobby.rate_limits
        return rate_limits

    @property
    def callers(self) -> Callers:
        """Finds the address of a request."""
        app: Any = self.config.app
        callers: Callers = app.state.lobby.callers
        return callers

    async def _serve(self, scope: Any, receive: Any, send: Any) -> None:
        async def answer(message: Any) -> None:
            if message["type"] == "http.response.start" and self.conn.their_state is h11.SEND_BODY:
                message["headers"] = [*message.get("headers", ()), CLOSE]  # the rest of the body is not read
            await send(message)

        scope["extensions"] = {END: self.end}
        await self.config.loaded_app(scope, receive, answer)

    def connection_made(self, transport: Any) -> None:
        """Counts a new connection as idle until its first request."""
        super().connection_made(transport)
        self.peer = self.payer = self.callers.counted_peer(self.client)
        self.network = network_of(self.peer)
        self.place = self._find_place()
        if self.place is not None:
            self._rest()
        else:
            transport.abort()

    def _find_place(self) -> Hold | None:
        """Holds a place for this connection, if need be by ending an idle one; none for an address that is shut out."""
        if self.rate_limits.is_used_up("faults", self.peer):
            return None
        if not self.rate_limits.allows("new_tcp_connections", self.peer):
            return None
        for _ in range(2):
            try:
                return self.rate_limits.hold("tcp_connections", self.peer)
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
        work, self.conn.work = self.conn.work, 0
        if work and not self.rate_limits.charge_used("body_bytes", self.payer, amount=work):
            self._refuse(TOO_MANY)
        elif self.cycle is not None and not self.cycle.response_complete:
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
        """Answers a request that is malformed or refused."""
        self._refuse(self.conn.refusal or MALFORMED)

    def _admit(self, request: h11.Request) -> bytes:
        """Charges a request to its address before anything is done for it; returns the response that refuses it."""
        headers, limits = list(request.headers), self.rate_limits
        names = {name for name, _ in headers}
        self.payer = payer = self.callers.counted({"client": self.client, "headers": headers})
        if not limits.allows("requests", payer):
            return TOO_MANY
        if b"upgrade" in names and not limits.allows("connections", payer):
            return TOO_MANY
        if names & BODY and limits.is_used_up("body_bytes", payer):
            return TOO_MANY
        return LONG_QUERY if len(request.target.partition(b"?")[2]) > MOST_QUERY else b""

    def _refuse(self, answer: bytes) -> None:
        """Ends the connection with an answer; an address with too many faults gets none and is no longer read."""
        is_busy = self.cycle is not None and not self.cycle.response_complete
        if not self.rate_limits.allows("faults", self.payer):
            if is_busy:
                self.end()
            else:
                self.flow.pause_reading()  # until it has been idle for too long, or gives way
        elif is_busy and self.cycle.response_started:
            self.end()
        else:
            self.transport.write(answer)
            self.transport.close()

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
