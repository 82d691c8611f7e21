"""The server's end of a WebSocket: writes at once, without a task for every message, and cuts off who does not read."""

from starlette.types import Message
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

LINE = "bordspil.line"  # the extension of ASGI under which a connection finds its protocol


def frame(text: bytes) -> bytes:
    """A message as it goes over the line: one unmasked text frame (RFC 6455, 5.2)."""
    length = len(text)
    if length < 126:
        return bytes((0x81, length)) + text
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big") + text
    return b"\x81\x7f" + length.to_bytes(8, "big") + text


class Protocol(WebSocketsSansIOProtocol):
    """Uvicorn's protocol with a short way out."""

    most_unread = 262_144

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][LINE] = {"write": self.write_frame}

    def write_frame(self, data: bytes) -> None:
        """Sends a frame; never waits. Who leaves too much unread is cut off, so that nobody waits for them."""
        if self.conn.state is not OPEN or self.transport.is_closing():
            return
        self.transport.write(data)
        if self.transport.get_write_buffer_size() > self.most_unread:
            self.transport.abort()

    async def send(self, message: Message) -> None:  # type: ignore[override]
        """Says goodbye without waiting: who has left so much unread that it does not get through is cut off."""
        is_goodbye = message["type"] == "websocket.close"
        if self.writable.is_set() or not is_goodbye:
            await super().send(message)  # type: ignore[arg-type]
        if is_goodbye and self.transport.get_write_buffer_size():
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """Does not wait for a browser that is gone to take what was sent to it."""
        super().keepalive_timeout()
        self.transport.abort()
