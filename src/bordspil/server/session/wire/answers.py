"""Every message a client may get; what is told of tables and of accounts has files of its own."""

from typing import Any, Literal

from msgspec import Struct

from bordspil.server.session.wire.accounts import AccountAnswer
from bordspil.server.session.wire.shapes import Saying, Terms
from bordspil.server.session.wire.tables import TableAnswer


class Replayed(Struct, frozen=True, tag="replayed"):
    """The answer to look: the game after `at` moves of `last`, and what the last of these moves brought."""

    at: int
    last: int
    seat: int | None
    to_act: int | None
    view: Any
    events: list[dict[str, Any]]
    scores: list[int]
    winners: list[int]


class Draws(Struct, frozen=True, tag="draws"):
    """The answer to prove: for each draw in turn, out of how many, and which it was."""

    draws: list[tuple[int, int]]


class Analysing(Struct, frozen=True, tag="analysing"):
    """How many positions have been judged, of how many; told to everybody at the table."""

    done: int
    of: int


class TurningPoint(Struct, frozen=True):
    """A dear move: the mover's chance with the better move and with the one played, what happened, what would have."""

    at: int
    seat: int
    before: float
    after: float
    played: list[dict[str, Any]]
    better: list[dict[str, Any]]
    move: dict[str, Any]  # the better one
    hint: dict[str, Any] | None  # the same, as the game's own board knows how to show it


class Analysis(Struct, frozen=True, tag="analysis"):
    """Every seat's chance to win after each number of moves, and the dearest moves in the order they were made."""

    curve: list[list[float]]
    turning_points: list[TurningPoint]


class Passed(Struct, frozen=True, tag="passed"):
    """The answer to pass-seat: good for one use, and for so many seconds."""

    seat: int
    code: str
    seconds: int


class Turn(Struct, frozen=True, tag="turn"):
    """It has become this player's turn at a table that this window does not look at."""

    code: str
    game: str


class Contacts(Struct, frozen=True, tag="contacts"):
    """How one is told of one's turns while no page is open, and what this host offers."""

    mails: bool
    hooks: bool
    mail: str
    hook: str
    is_on: bool
    proving: str  # an address to which a code has been sent


class Hinted(Struct, frozen=True, tag="hinted"):
    """The answer to hint: what the game's own board knows how to show."""

    seq: int
    value: dict[str, Any]


class Reported(Struct, frozen=True, tag="reported"):
    """The note has been kept for the host."""

    about: str


class MyTable(Struct, frozen=True):
    """A line in the list of one's own tables."""

    code: str
    game: str
    stage: Literal["waiting", "playing", "over"]
    names: list[str]
    your_turn: bool
    own: list[int]
    points: list[int]  # of every seat once it is over
    ranks: list[int]
    finished: int | None


class Tables(Struct, frozen=True, tag="tables"):
    """The answer to mine, newest first."""

    tables: list[MyTable]


class ChatLine(Struct, frozen=True):
    """Something said: a phrase or text, by whom, and what they were called then."""

    number: int
    seat: int
    name: str
    phrase: Saying
    text: str


class Said(Struct, frozen=True, tag="said"):
    """What has been said since, or all of it when `fresh`."""

    lines: list[ChatLine]
    fresh: bool


class Offer(Struct, frozen=True):
    """A public table that waits for players: who is there, how many seats it has, and how many are open."""

    code: str
    game: str
    options: dict[str, Any]
    terms: Terms
    names: list[str]
    seats: int
    open: int


class Offers(Struct, frozen=True, tag="offers"):
    """The public tables, newest first."""

    tables: list[Offer]


class SheetLine(Struct, frozen=True):
    """A finished game of a series: points and places in the order of the seats of the table that is looked at."""

    code: str
    points: list[int]
    ranks: list[int]


class Sheet(Struct, frozen=True, tag="sheet"):
    """The answer to series, oldest game first."""

    code: str
    lines: list[SheetLine]


class Refused(Struct, frozen=True, tag="refused"):
    """Something could not be done; nothing has changed. The key names a text in the player's language."""

    key: str
    rule: str | None
    details: dict[str, Any]
    about: str


PastAnswer = Replayed | Draws | Analysing | Analysis
AroundAnswer = Said | Offers | Sheet
NoticeAnswer = Turn | Contacts
ServerMessage = (
    TableAnswer
    | NoticeAnswer
    | PastAnswer
    | Hinted
    | Reported
    | Tables
    | AroundAnswer
    | AccountAnswer
    | Refused
    | Passed
)
