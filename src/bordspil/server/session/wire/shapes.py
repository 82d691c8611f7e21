"""Types of messages in both directions: codes, names, seats, and the terms of a table."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Token = Annotated[str, Meta(min_length=32, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Code = Annotated[str, Meta(min_length=4, max_length=12, pattern="^[A-Z0-9]+$")]
Name = Annotated[str, Meta(max_length=24)]
Word = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
StepNumber = Annotated[int, Meta(ge=0, lt=100)]
COLOURS = 8
Colour = Annotated[int, Meta(ge=0, lt=COLOURS)]
PORTRAITS = 24  # as many as core/characters.py has
Portrait = Annotated[int, Meta(ge=0, lt=PORTRAITS)]
Saying = Literal["", "hello", "luck", "nice", "thanks", "oops", "moment", "your-turn", "well-played", "again", "bye"]


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The plan of a seat: `me` (once for every person on this device), `open` for any player, or a bot.

    A bot without a name gets one of its level that is free at the table.
    """

    kind: Literal["me", "open", "bot"]
    name: Name = ""
    level: Word = ""
    portrait: Portrait | None = None  # of a person


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """The clock, in seconds: the time for each move, and a reserve for the whole game."""

    per_move: Annotated[int, Meta(ge=1, le=30 * 86_400)]
    reserve: Annotated[int, Meta(ge=0, le=86_400)] = 0


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """The terms of a table besides the game and its options."""

    spectators: bool = True
    chat: bool = True
    public: bool = False  # listed publicly while seats are open
    clock: Pace | None = None
    time_out: Literal["bot", "skip", "loss"] = "bot"  # then a bot plays on, the move is skipped, or the seat loses
