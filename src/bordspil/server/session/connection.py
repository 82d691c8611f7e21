"""One browser's connection as the tables know it: who it is, where it looks, and the way to it."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec

from bordspil.core.game import BadRequest, Refusal
from bordspil.server import metrics
from bordspil.server.session.challenges import Challenge
from bordspil.server.session.rate_limits import UNKNOWN
from bordspil.server.session.websocket import frame
from bordspil.server.session.wire.answers import Refused, ServerMessage

GUESSES = 5
encoder = msgspec.json.Encoder()
lenient = msgspec.json.Encoder(enc_hook=str)  # a detail of a refusal may be any value


def encode(message: ServerMessage) -> bytes:
    """A message ready to be sent, to as many as are to get the same."""
    return frame(encoder.encode(message))


class Connection:
    """Whoever tells it something does not wait; a browser that does not read is cut off by its protocol."""

    __slots__ = (
        "address",
        "advising",
        "browser",
        "challenge",
        "end",
        "guesses",
        "heard",
        "is_greeted",
        "is_looking",
        "origin",
        "owner",
        "shown",
        "table_code",
        "tell",
    )

    def __init__(
        self,
        tell: Callable[[bytes], None],
        address: str = "",
        origin: str = "",
        end: Callable[[], None] = lambda: None,
    ) -> None:
        self.tell = tell
        self.end = end
        self.address = address  # what limits count it by; kept nowhere else
        self.origin = origin  # of the page; programs that are no browsers have none
        self.browser = b""  # the SHA-256 of the browser's token, after hello
        self.owner = b""  # whose seats are this browser's: its own, or those of the account it is signed in to
        self.challenge: Challenge | None = None  # what its passkey was asked to sign
        self.advising: asyncio.Task[None] | None = None  # a hint is being thought about
        self.is_greeted = False
        self.table_code: str | None = None  # of the table it looks at
        self.heard = -1  # the version of what it was last told of its table
        self.is_looking = True  # its page can be seen, as far as it has said
        self.shown: int | None = None  # whose view is uncovered, where several people share this browser
        self.guesses = GUESSES  # at codes that stand for nothing

    @contextmanager
    def guessing(self) -> Iterator[None]:
        """Lets it try a code that may stand for something; after a few that stand for nothing it may try no more."""
        if self.guesses <= 0:
            raise BadRequest("too-often")
        self.guesses -= 1  # before the answer is known
        try:
            yield
        except BadRequest as refusal:
            self.guesses += refusal.key not in UNKNOWN
            raise
        else:
            self.guesses += 1

    def refuse(self, refusal: Refusal, about: str) -> None:
        """Says why something could not be done."""
        metrics.refusals.labels(refusal.key).inc()
        refused = Refused(refusal.key, refusal.rule, refusal.details, about)
        self.tell(frame(lenient.encode(refused)))
