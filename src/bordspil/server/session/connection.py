"""One connection as the tables know it: its owner, its table, and how it is sent messages; and all of an owner."""

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager

import msgspec

from bordspil.core.game import BadRequest, Refusal
from bordspil.server import metrics
from bordspil.server.background import BackgroundTasks
from bordspil.server.session.challenges import Challenge
from bordspil.server.session.rate_limits import UNKNOWN
from bordspil.server.session.websocket import frame
from bordspil.server.session.wire.answers import Refused, ServerMessage

GUESSES = 5
encoder = msgspec.json.Encoder()
lenient = msgspec.json.Encoder(enc_hook=str)  # details of refusals are any values


def encode(message: ServerMessage) -> bytes:
    """Returns a message as a frame, which can be sent to any number of connections."""
    return frame(encoder.encode(message))


class Connection:
    """The connection of a browser or program; sending to it never waits, as its protocol aborts a slow reader."""

    __slots__ = (
        "address",
        "browser",
        "challenge",
        "end",
        "guesses",
        "info_version",
        "is_greeted",
        "is_looking",
        "origin",
        "owner",
        "send",
        "shown",
        "table_code",
        "tasks",
    )

    def __init__(
        self,
        send: Callable[[bytes], None],
        address: str = "",
        origin: str = "",
        end: Callable[[], None] = lambda: None,
    ) -> None:
        self.send = send
        self.end = end
        self.address = address  # the payer of its address; kept nowhere else
        self.origin = origin  # of the page; empty for a program
        self.browser = b""  # the SHA-256 of the browser's token, after hello
        self.owner = b""  # the browser, or the account it is signed in to
        self.challenge: Challenge | None = None  # for its passkey
        self.tasks = BackgroundTasks()  # work for it that goes on in the background
        self.is_greeted = False
        self.table_code: str | None = None  # of the table it looks at, if any
        self.info_version = -1  # of the last table info it was sent
        self.is_looking = True  # its page is visible, as far as it has said
        self.shown: int | None = None  # the seat whose view is revealed, where several seats share the browser
        self.guesses = GUESSES  # at unknown codes

    @contextmanager
    def guessing(self) -> Iterator[None]:
        """Counts a guess at a code unless it turns out to be known; refuses after a few wrong ones."""
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
        """Sends a refusal of a message."""
        metrics.refusals.labels(refusal.key).inc()
        refused = Refused(refusal.key, refusal.rule, refusal.details, about)
        self.send(frame(lenient.encode(refused)))


class PresenceRegistry:
    """The connections of every owner; the only place that changes the owner of a connection."""

    def __init__(self) -> None:
        self.connections: dict[bytes, set[Connection]] = {}

    def move(self, who: Connection, owner: bytes) -> None:
        """Gives a connection an owner."""
        self.leave(who)
        who.owner = owner
        self.connections.setdefault(owner, set()).add(who)

    def leave(self, who: Connection) -> None:
        """Removes a connection."""
        own = self.connections.get(who.owner, set())
        own.discard(who)
        if not own:
            self.connections.pop(who.owner, None)

    def of(self, owner: bytes | None) -> Collection[Connection]:
        """Returns all connections of an owner."""
        return self.connections.get(owner, ()) if owner else ()
