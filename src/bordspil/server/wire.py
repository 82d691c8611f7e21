"""Every message a client may send and every message it may get; the browser's types are made from this file."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Token = Annotated[str, Meta(min_length=32, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Code = Annotated[str, Meta(min_length=4, max_length=12, pattern="^[A-Z0-9]+$")]
Name = Annotated[str, Meta(max_length=24)]
Word = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
COLOURS = 8
Colour = Annotated[int, Meta(ge=0, lt=COLOURS)]
Phrase = Literal["", "hello", "luck", "nice", "thanks", "oops", "moment", "your-turn", "well-played", "again", "bye"]


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit somewhere: `me` (again for every person on this device), whoever comes (`open`), or a bot."""

    kind: Literal["me", "open", "bot"]
    name: Name = ""
    level: Word = ""


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What the people of a table agree on besides the game and its options."""

    spectators: bool = True
    chat: bool = True
    public: bool = False  # listed for everybody while seats are open


class Hello(Struct, frozen=True, tag="hello"):
    """First message of a connection: the secret this browser owns its seats by."""

    token: Token


class Create(Struct, frozen=True, tag="create"):
    """Opens a table; it starts at once when no seat is open."""

    game: Word
    options: dict[Word, Any]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    terms: Terms = Terms()


class Watch(Struct, frozen=True, tag="watch"):
    """Turns this connection to a table, as the owner of its seats or as a spectator."""

    table: Code


class Mine(Struct, frozen=True, tag="mine"):
    """Asks for the tables at which this browser has a seat."""


class Plan(Struct, frozen=True, tag="plan"):
    """The host changes a seat before the start."""

    seat: SeatNumber
    plan: SeatPlan


class Sit(Struct, frozen=True, tag="sit"):
    """Takes an open seat."""

    seat: SeatNumber
    name: Name


class Leave(Struct, frozen=True, tag="leave"):
    """Leaves a seat: before the start it is open again, during play a bot of this level stands in."""

    seat: SeatNumber
    level: Word = ""


class Return(Struct, frozen=True, tag="return"):
    """Takes over again a seat of one's own where a bot stands in."""

    seat: SeatNumber


class Replace(Struct, frozen=True, tag="replace"):
    """Lets a bot stand in for somebody who is away."""

    seat: SeatNumber
    level: Word = ""


class Start(Struct, frozen=True, tag="start"):
    """The host starts the game; open seats are taken by bots."""


class Play(Struct, frozen=True, tag="play"):
    """A move for a seat; `seq` is the number of moves the player has seen."""

    seq: Annotated[int, Meta(ge=0)]
    seat: SeatNumber
    move: dict[Word, Any]


class Hint(Struct, frozen=True, tag="hint"):
    """Asks what a strong player would look at; only where no other person plays."""

    seq: Annotated[int, Meta(ge=0)]
    seat: SeatNumber


class Report(Struct, frozen=True, tag="report"):
    """A note for the host about a piece of the game, such as a card with a mistake."""

    about: Annotated[str, Meta(min_length=1, max_length=80)]
    note: Annotated[str, Meta(max_length=500)]


class Change(Struct, frozen=True, tag="change"):
    """The host changes those terms of the table that may change at any time; what is left out stays."""

    spectators: bool | None = None
    chat: bool | None = None
    public: bool | None = None


class Talk(Struct, frozen=True, tag="talk"):
    """Says something at a table: a phrase that everybody reads in their own language, or free text."""

    seat: SeatNumber
    phrase: Phrase = ""
    text: Annotated[str, Meta(max_length=200)] = ""


class Appear(Struct, frozen=True, tag="appear"):
    """Takes another name or another colour; what is left out stays."""

    seat: SeatNumber
    name: Name | None = None
    colour: Colour | None = None


class Browse(Struct, frozen=True, tag="browse"):
    """Asks for the public tables with an open seat, now and whenever they change, until one turns to a table."""


class Rematch(Struct, frozen=True, tag="rematch"):
    """Asks for a new game of the same people at the same kind of table; somebody else begins."""


class Series(Struct, frozen=True, tag="series"):
    """Asks what the games of the same people have brought so far."""


ClientMessage = (
    Hello
    | Create
    | Watch
    | Mine
    | Plan
    | Sit
    | Leave
    | Return
    | Replace
    | Start
    | Play
    | Hint
    | Report
    | Change
    | Talk
    | Appear
    | Browse
    | Rematch
    | Series
)


class OptionInfo(Struct, frozen=True):
    """An option of a game; with `seat`, a seat number is allowed too, with `file`, something brought along."""

    name: str
    default: Any
    choices: list[Any]
    seat: bool
    file: bool


class GameInfo(Struct, frozen=True):
    """What the page needs to offer a game."""

    id: str
    min_seats: int
    max_seats: int
    hints: bool
    options: list[OptionInfo]


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to hello."""

    games: list[GameInfo]
    levels: list[str]


class SeatInfo(Struct, frozen=True):
    """A seat as everybody at the table sees it; `yours` depends on who is told."""

    kind: Literal["person", "open", "bot"]
    name: str
    level: str
    connected: bool
    yours: bool
    traits: list[str]  # of a bot, as keys of the game's texts
    stand_in: str  # the level of the bot that plays for an absent owner; empty where none does
    replaceable: bool  # its owner is away, and who is told may let a bot stand in
    colour: int


class TableInfo(Struct, frozen=True, tag="table"):
    """A table but for its game state. The seed is told when the game is over."""

    code: str
    game: str
    options: dict[str, Any]
    terms: Terms
    seats: list[SeatInfo]
    stage: Literal["waiting", "playing", "over"]
    host: bool
    commitment: str
    seed: str | None
    rematch: str | None


class Update(Struct, frozen=True, tag="update"):
    """The game as one seat may see it, whole. `moves` is empty unless a seat of this browser is to act."""

    seq: int
    seat: int | None  # whose view this is; None for a spectator
    to_act: int | None
    view: Any
    moves: list[Any]
    complete: bool
    events: list[dict[str, Any]]  # since this connection's last update; all of them when `fresh`
    fresh: bool
    scores: list[int]
    winners: list[int]


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
    phrase: Phrase
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


ServerMessage = Welcome | TableInfo | Update | Hinted | Reported | Tables | Said | Offers | Sheet | Refused
