"""Messages about the games of the server, a table, and the game played at it."""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from bordspil.server.session.wire.shapes import Terms


class OptionInfo(Struct, frozen=True):
    """An option of a game; with `seat` a seat number is allowed too, with `file` an upload."""

    name: str
    default: Any
    choices: list[Any]
    seat: bool
    file: bool


class GameInfo(Struct, frozen=True):
    """A game as the page offers it, with the measured ratings of its bots by number of seats and level."""

    id: str
    min_seats: int
    max_seats: int
    hints: bool
    analysis: bool
    lessons: list[str]
    puzzles: int  # how many there are
    daily: bool  # whether every day has a task of its own
    options: list[OptionInfo]
    ratings: dict[str, dict[str, int]]


class CharacterInfo(Struct, frozen=True):
    """The best-known bot of a level: its name, and the number of its portrait."""

    level: str
    name: str
    portrait: int


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to hello: the games, and the levels of bots, weakest first, with the character of each."""

    games: list[GameInfo]
    levels: list[str]
    characters: list[CharacterInfo]
    warming: bool = False  # games are still being compiled; /api/warming tells how far that is


class SeatInfo(Struct, frozen=True):
    """A seat as all connections at the table see it; `yours` depends on the receiver."""

    kind: Literal["person", "open", "bot"]
    name: str
    level: str
    connected: bool
    looking: bool
    yours: bool
    traits: list[str]  # of a bot, as keys of the game's texts
    stand_in: str  # the level of the bot that plays for an absent owner, if any
    replaceable: bool  # its owner is away, and the receiver may let a bot stand in
    lost: bool  # before the end, by its clock
    colour: int
    portrait: int | None  # of a bot, or as its player has chosen


class UndoInfo(Struct, frozen=True):
    """An undo that is asked for; valid until the next move."""

    seat: int
    seq: int
    awaiting: list[int]  # seats whose consent is missing


class TableInfo(Struct, frozen=True, tag="table"):
    """A table without the state of its game. The seed is sent when the game is over."""

    code: str
    game: str
    options: dict[str, Any]
    terms: Terms
    seats: list[SeatInfo]
    stage: Literal["waiting", "playing", "over"]
    hides: bool  # seats see different views
    spectators: int  # browsers without a seat here, counted up to a hundred
    host: bool
    commitment: str
    seed: str | None
    rematch: str | None
    undo: UndoInfo | None


class Update(Struct, frozen=True, tag="update"):
    """The whole game as one seat may see it. `moves` is empty unless a seat of this browser is to act."""

    seq: int
    seat: int | None  # the seat of the view; None for a spectator
    to_act: int | None
    view: Any
    moves: list[Any]
    complete: bool
    events: list[dict[str, Any]]  # since this connection's last update; all of them when `fresh`
    fresh: bool
    scores: list[int]
    winners: list[int]
    since: list[int]  # seats of the last moves that can be undone, the newest last
    kept: int | UnsetType = UNSET  # after an undo: earlier events from here on, but for undos, are void


class Time(Struct, frozen=True, tag="time"):
    """The seconds that all seats have left; sent with every turn at a table with a clock."""

    running: int | None  # the seat whose clock runs
    move: float  # left for this move before its reserve is used
    reserves: list[float]


TableAnswer = Welcome | TableInfo | Update | Time
