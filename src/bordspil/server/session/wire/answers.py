"""Every message a client may receive; those about tables and accounts have files of their own."""

from typing import Any, Literal

from msgspec import Struct

from bordspil.server.session.wire.accounts import AccountAnswer
from bordspil.server.session.wire.shapes import Saying, Terms
from bordspil.server.session.wire.tables import TableAnswer


class Replayed(Struct, frozen=True, tag="replayed"):
    """The answer to replay-at: the game after `at` moves of `last`, and the events of the last of these moves."""

    at: int
    last: int
    seat: int | None
    to_act: int | None
    view: Any
    events: list[dict[str, Any]]
    scores: list[int]
    winners: list[int]
    ends: list[int]  # after each move from the start, how many events the log of the receiver had


class Draws(Struct, frozen=True, tag="draws"):
    """The answer to prove: for each draw in turn, from how many, and which."""

    draws: list[tuple[int, int]]


class Analysing(Struct, frozen=True, tag="analysing"):
    """The progress of an analysis: positions evaluated, of how many; sent to all connections at the table."""

    done: int
    of: int


class TurningPoint(Struct, frozen=True):
    """A costly move: the mover's chances with the better move and with the one played, and the events of both."""

    at: int
    seat: int
    before: float
    after: float
    played: list[dict[str, Any]]
    better: list[dict[str, Any]]
    answer: list[dict[str, Any]]  # what the next seat does best after the move played; nothing where that is not known
    move: dict[str, Any]  # the better move
    hint: dict[str, Any] | None  # the same, as the board shows it


class Analysis(Struct, frozen=True, tag="analysis"):
    """Every seat's chance to win after each move, and the costliest moves in order."""

    curve: list[list[float]]
    turning_points: list[TurningPoint]


class Passed(Struct, frozen=True, tag="passed"):
    """The answer to pass-seat: a code for one use within so many seconds."""

    seat: int
    code: str
    seconds: int


class Turn(Struct, frozen=True, tag="turn"):
    """A turn of this player has begun at a table that this connection does not look at."""

    code: str
    game: str


class Contacts(Struct, frozen=True, tag="contacts"):
    """The contacts over which the client is notified of turns, and the kinds that this server offers."""

    mails: bool
    hooks: bool
    mail: str
    hook: str
    is_on: bool
    proving: str  # an address to which a code was sent


class Hinted(Struct, frozen=True, tag="hinted"):
    """The answer to hint, as the board shows it."""

    seq: int
    value: dict[str, Any]


class Reported(Struct, frozen=True, tag="reported"):
    """The report was kept for the operator."""

    about: str


class MyTable(Struct, frozen=True):
    """A line in the list of the client's tables."""

    code: str
    game: str
    stage: Literal["waiting", "playing", "over"]
    names: list[str]
    your_turn: bool
    own: list[int]
    points: list[int]  # of every seat, once the game is over
    ranks: list[int]
    finished: int | None


class Tables(Struct, frozen=True, tag="tables"):
    """The answer to mine, newest first."""

    tables: list[MyTable]


class ChatLine(Struct, frozen=True):
    """A line of chat: a phrase or text, its seat, and the seat's name at that time."""

    number: int
    seat: int
    name: str
    phrase: Saying
    text: str


class Said(Struct, frozen=True, tag="said"):
    """New lines of chat, or all of them when `fresh`."""

    lines: list[ChatLine]
    fresh: bool


class Offer(Struct, frozen=True):
    """A public table that waits for players: their names, its seats, and how many are open."""

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
    """A finished game of a series: points and ranks in the order of the seats of the client's table."""

    code: str
    points: list[int]
    ranks: list[int]


class Sheet(Struct, frozen=True, tag="sheet"):
    """The answer to series, oldest game first."""

    code: str
    lines: list[SheetLine]


class LessonUpdate(Struct, frozen=True):
    """The pupil's view at a moment of a lesson, the legal moves there, and the events that led to it."""

    view: Any
    to_act: int | None
    moves: list[Any]
    events: list[dict[str, Any]]
    scores: list[int]
    winners: list[int]


class PuzzleInfo(Struct, frozen=True):
    """What is told of a puzzle; its words are the game's text `puzzle-<reason>`, with the facts as details."""

    grade: int  # from 1 to 3
    reason: str
    facts: dict[str, int]
    wrong: dict[str, Any]  # the natural move that is refuted


class LessonStep(Struct, frozen=True, tag="lesson-step"):
    """The answer to ask-step; its words are the game's text `learn-<lesson>-<name>`."""

    game: str
    lesson: str
    step: int
    steps: int
    seats: int
    name: str
    spots: list[str]  # data attributes of the board's parts that are lit up
    solution: dict[str, Any] | None  # null where the pupil only reads
    goes_on: bool  # from where the step before ended
    update: LessonUpdate
    puzzle: PuzzleInfo | None = None  # of a lesson that is a puzzle


class Tried(Struct, frozen=True, tag="tried"):
    """The answer to try-move: whether it was right, and all that then happened, move by move."""

    game: str
    lesson: str
    step: int
    right: bool
    remark: str  # the last part of a text's key; empty where nothing is said
    updates: list[LessonUpdate]  # after a wrong move what refutes it, where that is shown


class Network(Struct, frozen=True, tag="network"):
    """The answer to ask-network and open-network."""

    addresses: list[str]  # of the page for others in the network, the best one first; none where they do not reach it
    may_open: bool  # by this connection


class Refused(Struct, frozen=True, tag="refused"):
    """A message was refused, and nothing has changed. The key names a text in the player's language."""

    key: str
    rule: str | None
    details: dict[str, Any]
    about: str


ReplayAnswer = Replayed | Draws | Analysing | Analysis
ListAnswer = Tables | Offers | Sheet
NoticeAnswer = Turn | Contacts
ServerMessage = (
    TableAnswer
    | NoticeAnswer
    | ReplayAnswer
    | Hinted
    | Reported
    | Said
    | ListAnswer
    | LessonStep
    | Tried
    | Network
    | AccountAnswer
    | Refused
    | Passed
)
