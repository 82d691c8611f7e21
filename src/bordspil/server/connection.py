"""One browser's connection as the tables know it: who it is, where it looks, and the way to it."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from bordspil.core.game import Refusal
from bordspil.server import metrics
from bordspil.server.protocol import frame
from bordspil.server.wire.answers import Refused, ServerMessage

if TYPE_CHECKING:
    from bordspil.server.passkeys import Challenge
    from bordspil.server.tables import OpenTable

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
        "guesses",
        "heard",
        "is_greeted",
        "is_looking",
        "origin",
        "owner",
        "shown",
        "table",
        "tell",
    )

    def __init__(self, tell: Callable[[bytes], None], address: str = "", origin: str = "") -> None:
        self.tell = tell
        self.address = address  # what limits count it by; kept nowhere else
        self.origin = origin  # of the page; programs that are no browsers have none
        self.browser = b""  # the SHA-256 of the browser's token, after hello
        self.owner = b""  # whose seats are this browser's: its own, or those of the account it is signed in to
        self.challenge: Challenge | None = None  # what its passkey was asked to sign
        self.advising: asyncio.Task[None] | None = None  # a hint is being thought about
        self.is_greeted = False
        self.table: OpenTable | None = None
        self.heard = -1  # the version of what it was last told of its table
        self.is_looking = True  # its page can be seen, as far as it has said
        self.shown: int | None = None  # whose view is uncovered, where several people share this browser
        self.guesses = GUESSES  # at codes that were given to somebody else

    def refuse(self, refusal: Refusal, about: str) -> None:
        """Says why something could not be done."""
        metrics.refusals.add(refusal.key)
        refused = Refused(refusal.key, refusal.rule, refusal.details, about)
        self.tell(frame(lenient.encode(refused)))
