"""The server's end of a WebSocket: writes at once, without a task for every message, and cuts off who does not read.

What comes in is read in small pieces, and no further than the next message, so that a browser that sends thousands of
tiny frames at once is heard frame by frame, and cut off where the frames are no messages.
"""

from collections.abc import Callable
from typing import Any

from starlette.types import Message
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from bordspil.core.game import BadRequest
from bordspil.server.session.rate_limits import Bucket, RateLimits

LINE = "bordspil.line"  # the extension of ASGI under which a connection finds its protocol
TRY_LATER = 1013
PIECE = 2_048  # bytes that are read at once
SLOW = 16_384  # bytes unread from which on a browser counts as slow
FRAMES = 5.0, 100  # pings, pongs and parts of messages: so many a second, and so many at once
AFTER_GOODBYE = 65_536  # bytes that are passed over from a browser that has been told to go


def frame(text: bytes) -> bytes:
    """A message as it goes over the line: one unmasked text frame (RFC 6455, 5.2)."""
    length = len(text)
    if length < 126:
        return bytes((0x81, length)) + text
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big") + text
    return b"\x81\x7f" + length.to_bytes(8, "big") + text


class SocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's protocol with a short way out, and a narrow way in."""

    most_unread = 262_144

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.on_lost: Callable[[], None] = lambda: None
        self.unparsed = bytearray()
        self.frames_left = Bucket(*FRAMES, self.loop.time())
        self.passed_over = 0
        self.payer = ""
        self.held_unread = 0
        self.largest = 0  # bytes of the largest frame since everything had been read

    @property
    def rate_limits(self) -> RateLimits:
        """What everybody has left."""
        app: Any = self.config.app
        rate_limits: RateLimits = app.state.lobby.rate_limits
        return rate_limits

    def connection_made(self, transport: Any) -> None:
        """Takes the connection over."""
        super().connection_made(transport)
        transport.set_write_buffer_limits(high=SLOW)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forgets a connection that is gone."""
        super().connection_lost(exc)
        self._let_go()
        self.unparsed.clear()
        self.on_lost()

    def handle_connect(self, event: Request) -> None:
        """Answers the handshake."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            app: Any = self.config.app
            self.payer = app.state.lobby.callers.counted(self.scope)
            self.scope["extensions"][LINE] = {"write": self.write_frame, "end": self.end}

    def data_received(self, data: bytes) -> None:
        """Reads what came, one piece after the other, as far as the next message."""
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
        """The next message; what came after it is read when it has been taken."""
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
        """Answers, as long as it is not asked all the time."""
        if self._pays():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Notes that the browser is still there."""
        if self._pays():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Puts the parts of a message together."""
        if self._pays():
            super().handle_cont(event)

    def _pays(self) -> bool:
        """Whether one more frame that is no message is fine; who sends very many is cut off."""
        if self.frames_left.take(self.loop.time()):
            return True
        self.transport.abort()
        return False

    def resume_writing(self) -> None:
        """Gives back the room that was held for what was unread."""
        super().resume_writing()
        self.largest = 0
        self._let_go()

    def write_frame(self, data: bytes) -> None:
        """Sends a frame; never waits. Who leaves too much unread is cut off, so that nobody waits for them."""
        if self.conn.state is not OPEN or self.transport.is_closing():
            return
        self.transport.write(data)
        unread, self.largest = self.transport.get_write_buffer_size(), max(self.largest, len(data))
        if unread > self._room() or (unread > max(SLOW, self.held_unread) and not self._hold(unread)):
            self.transport.abort()

    def _room(self) -> int:
        """How many bytes may be unread: a message that is larger than that by itself may still be on its way."""
        return self.most_unread + (self.largest if self.largest > self.most_unread else 0)

    def _hold(self, unread: int) -> bool:
        """Whether there is room for what a slow browser has left unread."""
        more = unread + SLOW - self.held_unread
        try:
            self.rate_limits.hold("unread_bytes", self.payer, amount=more)
        except BadRequest:
            return False
        self.held_unread += more
        return True

    def _let_go(self) -> None:
        if self.held_unread:
            self.rate_limits.release("unread_bytes", self.payer, amount=self.held_unread)
            self.held_unread = 0

    async def send(self, message: Message) -> None:  # type: ignore[override]
        """Says goodbye without waiting: who has left so much unread that it does not get through is cut off."""
        is_goodbye = message["type"] == "websocket.close"
        if self.writable.is_set() or not is_goodbye:
            await super().send(message)  # type: ignore[arg-type]
        if is_goodbye and self.transport.get_write_buffer_size():
            self.transport.abort()

    def end(self) -> None:
        """Says goodbye and closes at once."""
        if self.conn.state is OPEN:
            self.conn.send_close(TRY_LATER)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        if self.transport.get_write_buffer_size():
            self.transport.abort()
        else:
            self.transport.close()

    def keepalive_timeout(self) -> None:
        """Does not wait for a browser that is gone to take what was sent to it."""
        super().keepalive_timeout()
        self.transport.abort()
