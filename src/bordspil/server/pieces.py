"""Large answers: sent in pieces, each when the one before has gone, and counted while they are under way."""

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bordspil.core.game import BadRequest
from bordspil.server.purses import Purses

PIECE = 65_536
FULL = PlainTextResponse("Too many answers are under way.\n", 503, {"Retry-After": "10"})


class Pieces:
    """Cuts answers; where too much is under way already, an answer is not begun."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        lobby = scope["app"].state.lobby
        answer = Answer(lobby.purses, lobby.callers.counted(scope), send)
        try:
            await self.app(scope, receive, answer.send)
        finally:
            answer.release()
        if answer.is_refused:
            await FULL(scope, receive, send)


class Answer:
    """One answer on its way out: its start is held back until its first part shows how large it is."""

    def __init__(self, purses: Purses, payer: str, send: Send) -> None:
        self.purses, self.payer, self.onward = purses, payer, send
        self.start: Message | None = None
        self.is_refused = False
        self.held = 0

    async def send(self, message: Message) -> None:
        """Sends a part of the answer."""
        if self.is_refused:
            return
        if message["type"] == "http.response.start":
            self.start = message
            return
        body = message.get("body", b"")
        if len(body) > PIECE and not self._hold(len(body)) and self.start is not None:
            self.is_refused = True
            return
        if self.start is not None:
            await self.onward(self.start)
            self.start = None
        for at in range(0, len(body) - PIECE, PIECE):
            await self.onward({"type": "http.response.body", "body": body[at : at + PIECE], "more_body": True})
        rest = body[(len(body) - 1) // PIECE * PIECE :] if body else b""
        await self.onward({**message, "body": rest})

    def _hold(self, amount: int) -> bool:
        try:
            self.purses.hold("answer_bytes", self.payer, amount=amount)
        except BadRequest:
            return False
        self.held += amount
        return True

    def release(self) -> None:
        """Gives back what was held."""
        if self.held:
            self.purses.release("answer_bytes", self.payer, amount=self.held)
            self.held = 0
