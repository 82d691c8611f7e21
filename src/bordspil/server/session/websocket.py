"""The WebSocket protocol: writes at once; instead of backpressure, it aborts clients that do not read.

Data is parsed in small pieces, and no further than the next message, so that a client that sends thousands of tiny
frames at once is served frame by frame, and aborted where the frames are no messages.
"""

from collections.abc import Callable
from typing import Any

from starlette.types import Message
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from bordspil.core.game import BadRequest
from bordspil.server.session.quotas import Hold
from bordspil.server.session.rate_limits import Bucket, RateLimits

LINE = "bordspil.line"  # the ASGI extension with which a connection finds its protocol
TRY_LATER = 1013
PIECE = 2_048  # bytes that are parsed at once
SLOW = 16_384  # unread bytes from which on a client counts as slow
FRAMES = 5.0, 100  # pings, pongs and continuations: rate per second, and burst
AFTER_GOODBYE = 65_536  # bytes that are ignored after the close frame


def frame(text: bytes) -> bytes:
    """Returns a message as one unmasked text frame (RFC 6455, 5.2).

    By hand: a broadcast is framed once for all connections, where the library frames it for each."""
    length = len(text)
    if length < 126:
        return bytes((0x81, length)) + text
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big") + text
    return b"\x81\x7f" + length.to_bytes(8, "big") + text


class SocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket protocol, with direct writes and limits for reads."""

    most_unread = 262_144

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.on_lost: Callable[[], None] = lambda: None
        self.unparsed = bytearray()
        self.frames_left = Bucket(*FRAMES, self.loop.time())
        self.passed_over = 0
        self.unread: Hold | None = None  # of the quota of unread bytes
        self.largest = 0  # bytes of the largest unread frame

    @property
    def rate_limits(self) -> RateLimits:
        """The rate limits of the server."""
        app: Any = self.config.app
        rate_limits: RateLimits = app.state.lobby.rate_limits
        return rate_limits

    def connection_made(self, transport: Any) -> None:
        """Sets the write buffer limit of the connection."""
        super().connection_made(transport)
        transport.set_write_buffer_limits(high=SLOW)

    def connection_lost(self, exc: Exception | None) -> None:
        """Releases what a closed connection held."""
        super().connection_lost(exc)
        self._let_go()
        self.unparsed.clear()
        self.on_lost()

    def handle_connect(self, event: Request) -> None:
        """Answers the handshake, and offers its methods to the connection."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            app: Any = self.config.app
            payer = app.state.lobby.callers.counted(self.scope)
            self.unread = self.rate_limits.hold("unread_bytes", payer, amount=0, give_way=self.transport.abort)
            self.scope["extensions"][LINE] = {"write": self.write_frame, "end": self.end}

    def data_received(self, data: bytes) -> None:
        """Parses data piece by piece, as far as the next message."""
        if self.close_sent:
            self.passed_over += len(data)
            if self.passed_over > AFTER_GOODBYE:
                self.transport.abort()
                return
        if not self.unparsed and len(data) <= PIECE:
            super().data_received(data)
            return
        self.unparsed += data
        self._parse()

    async def receive(self) -> Any:
        """Returns the next message; data after it is parsed once it was taken."""
        message = await super().receive()
        if self.unparsed:
            self._parse()
        return message

    def _parse(self) -> None:
        while self.unparsed and not self.read_paused and not self.transport.is_closing():
            piece = bytes(self.unparsed[:PIECE])
            del self.unparsed[:PIECE]
            super().data_received(piece)

    def handle_ping(self) -> None:
        """Answers a ping within the limit of frames."""
        if self._pays():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Takes a pong within the limit of frames."""
        if self._pays():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Takes a continuation within the limit of frames."""
        if self._pays():
            super().handle_cont(event)

    def _pays(self) -> bool:
        """Charges a frame that is no message; aborts the connection over the limit."""
        if self.frames_left.take(self.loop.time()):
            return True
        self.transport.abort()
        return False

    def resume_writing(self) -> None:
        """Releases the quota that was held for unread bytes."""
        super().resume_writing()
        self.largest = 0
        self._let_go()

    def write_frame(self, data: bytes) -> None:
        """Sends a frame without waiting; aborts a connection that leaves too much unread."""
        if self.conn.state is not OPEN or self.transport.is_closing():
            return
        self.transport.write(data)
        unread, self.largest = self.transport.get_write_buffer_size(), max(self.largest, len(data))
        if unread > SLOW and not (unread <= self._room() and self._has_quota(unread)):
            self.transport.abort()

    def _room(self) -> int:
        """Returns how many bytes may be unread: at least the largest single message."""
        return self.most_unread + (self.largest if self.largest > self.most_unread else 0)

    def _has_quota(self, unread: int) -> bool:
        """Holds a quota for unread bytes; returns whether there was enough."""
        assert self.unread is not None
        try:
            if unread > self.unread.amount:
                self.unread.extend(unread + SLOW - self.unread.amount)
        except BadRequest:
            return False
        return True

    def _let_go(self) -> None:
        if self.unread is not None:
            self.unread.release()

    async def send(self, message: Message) -> None:  # type: ignore[override]
        """Sends a close frame without waiting; aborts the connection where it does not get through."""
        is_goodbye = message["type"] == "websocket.close"
        if self.writable.is_set() or not is_goodbye:
            await super().send(message)  # type: ignore[arg-type]
        if is_goodbye and self.transport.get_write_buffer_size():
            self.transport.abort()

    def end(self) -> None:
        """Sends a close frame and closes at once."""
        if self.conn.state is OPEN:
            self.conn.send_close(TRY_LATER)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        if self.transport.get_write_buffer_size():
            self.transport.abort()
        else:
            self.transport.close()

    def keepalive_timeout(self) -> None:
        """Aborts a connection that does not answer pings."""
        super().keepalive_timeout()
        self.transport.abort()
