"""The parser of requests: h11 with bounds for headers and bodies, which asks before a request goes any further.

By hand: h11 bounds what is incomplete, but neither the number of headers or trailers nor that of a body's chunks.
"""

from collections.abc import Callable
from typing import Any

import h11
from h11._readers import ChunkedReader

MOST_HEAD = 16_384  # bytes of the request line and headers
MOST_HEADERS = 100
SMALL_CHUNKS = 256  # small chunks of a body that are allowed; further ones must average SMALL bytes
SMALL = 256
CHUNK = 1_000  # bytes of a body that cost about as much work as a chunk of it


class Chunks(ChunkedReader):
    """The reader of a body in chunks, with a bound for the trailers behind it."""

    def __call__(self, buffer: Any) -> Any:
        """Returns the next part of the body."""
        if self._reading_trailer:
            check_lines(bytes(buffer))
        return super().__call__(buffer)


class RequestParser(h11.Connection):
    """A parser of requests; `work` is what their bodies have cost: their bytes, and some more for each chunk.

    `admit` returns the response that refuses a request, or nothing.
    """

    def __init__(self, admit: Callable[[h11.Request], bytes]) -> None:
        super().__init__(h11.SERVER, MOST_HEAD)
        self.admit = admit
        self.refusal = b""
        self.chunks = self.bytes = self.work = 0

    def next_event(self) -> Any:
        """Returns the next event; refuses what has too many parts before they cost work."""
        if self.their_state is h11.IDLE:
            check_lines(self.trailing_data[0])
            self.chunks = self.bytes = 0
        event = super().next_event()
        if type(event) is h11.Request:
            self.refusal = self.admit(event)
            if self.refusal:
                raise h11.RemoteProtocolError("refused")
        elif type(event) is h11.Data:
            self._count(len(event.data))
        return event

    def _count(self, size: int) -> None:
        self.chunks += 1
        self.bytes += size
        self.work += CHUNK + size
        if self.chunks > SMALL_CHUNKS and self.bytes < self.chunks * SMALL:
            raise h11.RemoteProtocolError("a body in very many pieces")

    def _get_io_object(self, role: Any, event: Any, objects: Any) -> Any:
        found = super()._get_io_object(role, event, objects)
        return Chunks() if type(found) is ChunkedReader else found


def check_lines(data: bytes) -> None:
    """Refuses very long or very many headers."""
    if not data:
        return
    ends = [end for mark in (b"\n\r\n", b"\n\n") if (end := data.find(mark, 0, MOST_HEAD)) >= 0]
    if not ends and len(data) > MOST_HEAD:
        raise h11.RemoteProtocolError("a very long head", error_status_hint=431)
    if data.count(b"\n", 0, min(ends, default=len(data))) > MOST_HEADERS:
        raise h11.RemoteProtocolError("very many headers", error_status_hint=431)
