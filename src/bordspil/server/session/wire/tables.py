"""What a client is told of the games there are, of a table, and of the game played at it."""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from bordspil.server.session.wire.shapes import Terms


class OptionInfo(Struct, frozen=True):
    """An option of a game; with `seat`, a seat number is allowed too, with `file`, something brought along."""

    name: str
    default: Any
    choices: list[Any]
    seat: bool
    file: bool


class GameInfo(Struct, frozen=True):
    """What the page needs to offer a game; how strong its bots are, by number of seats and level, where measured."""

    id: str
    min_seats: int
    max_seats: int
    hints: bool
    analysis: bool
    options: list[OptionInfo]
    ratings: dict[str, dict[str, int]]


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
    looking: bool
    yours: bool
    traits: list[str]  # of a bot, as keys of the game's texts
    stand_in: str  # the level of the bot that plays for an absent owner; empty where none does
    replaceable: bool  # its owner is away, and who is told may let a bot stand in
    lost: bool  # before the end, by its clock
    colour: int


class UndoInfo(Struct, frozen=True):
    """Somebody wants a move back; good until the next move."""

    seat: int
    seq: int
    awaiting: list[int]  # the seats whose consent is still needed


class TableInfo(Struct, frozen=True, tag="table"):
    """A table but for its game state. The seed is told when the game is over."""

    code: str
    game: str
    options: dict[str, Any]
    terms: Terms
    seats: list[SeatInfo]
    stage: Literal["waiting", "playing", "over"]
    hides: bool  # seats see different things
    onlookers: int  # browsers without a seat here, counted up to a hundred
    host: bool
    commitment: str
    seed: str | None
    rematch: str | None
    undo: UndoInfo | None


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
    since: list[int]  # who has made the last moves that can still be taken back, the newest at the end
    kept: int | UnsetType = (
        UNSET  # with an undo: of all events told before, those from here on but undos are taken back
    )


class Time(Struct, frozen=True, tag="time"):
    """How many seconds everybody has left; told with every turn at a table with a clock."""

    running: int | None  # the seat whose time runs
    move: float  # what it has left for this move, before its reserve is touched
    reserves: list[float]


TableAnswer = Welcome | TableInfo | Update | Time
