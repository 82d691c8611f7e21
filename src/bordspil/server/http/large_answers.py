"""Large responses: sent in pieces, each after the one before, and counted while they are under way.

Where too many bytes are under way, the network with the most loses the response that began last.
"""

from collections.abc import Callable

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bordspil.core.game import BadRequest
from bordspil.server.http.timeouts import END
from bordspil.server.session.rate_limits import RateLimits

PIECE = 65_536
FULL = PlainTextResponse("Too many answers are under way.\n", 503, {"Retry-After": "10"})


class Pieces:
    """Middleware: sends responses in pieces, and begins none where too many bytes are under way."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        lobby = scope["app"].state.lobby
        answer = Answer(lobby.rate_limits, lobby.callers.counted(scope), send, scope["extensions"][END])
        try:
            await self.app(scope, receive, answer.send)
        finally:
            answer.hold.release()
        if answer.is_refused:
            await FULL(scope, receive, send)


class Answer:
    """One response on its way: its start is held back until its first part shows its size."""

    def __init__(self, rate_limits: RateLimits, payer: str, onward: Send, end: Callable[[], None]) -> None:
        self.onward = onward
        self.hold = rate_limits.hold("answer_bytes", payer, amount=0, give_way=end)
        self.start: Message | None = None
        self.is_refused = False

    async def send(self, message: Message) -> None:
        """Sends a part of the response."""
        if self.is_refused:
            return
        if message["type"] == "http.response.start":
            self.start = message
            return
        body = message.get("body", b"")
        if len(body) > PIECE and not self._has_room(len(body)) and self.start is not None:
            self.is_refused = True
            return
        if self.start is not None:
            await self.onward(self.start)
            self.start = None
        for at in range(0, len(body) - PIECE, PIECE):
            await self.onward({"type": "http.response.body", "body": body[at : at + PIECE], "more_body": True})
        rest = body[(len(body) - 1) // PIECE * PIECE :] if body else b""
        await self.onward({**message, "body": rest})

    def _has_room(self, amount: int) -> bool:
        """Holds a part of the quota of bytes under way; returns whether there was enough."""
        try:
            self.hold.extend(amount)
        except BadRequest:
            return False
        return True
