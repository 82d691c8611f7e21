"""Large responses: sent in pieces, each after the one before, and counted while they are under way.

Where too many bytes are under way, the network with the most loses the response that has been under way longest.
"""

from collections import Counter
from collections.abc import Callable

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bordspil.core.game import BadRequest
from bordspil.server.http.timeouts import END
from bordspil.server.session.rate_limits import RateLimits, network_of

PIECE = 65_536
FULL = PlainTextResponse("Too many answers are under way.\n", 503, {"Retry-After": "10"})


class Pieces:
    """Middleware: sends responses in pieces, and begins none where too many bytes are under way."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.under_way: dict[Answer, None] = {}  # the large ones, oldest first

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        lobby = scope["app"].state.lobby
        answer = Answer(self.under_way, lobby.rate_limits, lobby.callers.counted(scope), send, scope["extensions"][END])
        try:
            await self.app(scope, receive, answer.send)
        finally:
            answer.release()
        if answer.is_refused:
            await FULL(scope, receive, send)


class Answer:
    """One response on its way: its start is held back until its first part shows its size."""

    def __init__(
        self,
        under_way: "dict[Answer, None]",
        rate_limits: RateLimits,
        payer: str,
        send: Send,
        end: Callable[[], None],
    ) -> None:
        self.under_way, self.rate_limits, self.payer, self.onward, self.end = under_way, rate_limits, payer, send, end
        self.network = network_of(payer)
        self.start: Message | None = None
        self.is_refused = False
        self.held = 0

    async def send(self, message: Message) -> None:
        """Sends a part of the response."""
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
        while True:
            try:
                self.rate_limits.hold("answer_bytes", self.payer, amount=amount)
            except BadRequest as refusal:
                if refusal.key != "server-busy" or not self._let_another_give_way(amount):
                    return False
            else:
                self.held += amount
                self.under_way[self] = None
                return True

    def _let_another_give_way(self, amount: int) -> bool:
        """Ends a response of a network that takes more than this one; returns whether there was one."""
        taken: Counter[str] = Counter()
        for one in self.under_way:
            taken[one.network] += one.held
        theirs = [one for one in self.under_way if taken[one.network] > taken[self.network] + amount]
        if not theirs:
            return False
        other = max(theirs, key=lambda one: taken[one.network])
        other.end()
        other.release()
        return True

    def release(self) -> None:
        """Releases the quota that was held."""
        self.under_way.pop(self, None)
        if self.held:
            self.rate_limits.release("answer_bytes", self.payer, amount=self.held)
            self.held = 0
