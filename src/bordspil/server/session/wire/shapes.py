"""What messages of both directions are made of: codes, names, seats, and what a table agrees on."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Token = Annotated[str, Meta(min_length=32, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Code = Annotated[str, Meta(min_length=4, max_length=12, pattern="^[A-Z0-9]+$")]
Name = Annotated[str, Meta(max_length=24)]
Word = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
COLOURS = 8
Colour = Annotated[int, Meta(ge=0, lt=COLOURS)]
Saying = Literal["", "hello", "luck", "nice", "thanks", "oops", "moment", "your-turn", "well-played", "again", "bye"]


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit somewhere: `me` (again for every person on this device), whoever comes (`open`), or a bot."""

    kind: Literal["me", "open", "bot"]
    name: Name = ""
    level: Word = ""


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think, in seconds: for each move, and for the whole game what moves take beyond that."""

    per_move: Annotated[int, Meta(ge=1, le=30 * 86_400)]
    reserve: Annotated[int, Meta(ge=0, le=86_400)] = 0


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What the people of a table agree on besides the game and its options."""

    spectators: bool = True
    chat: bool = True
    public: bool = False  # listed for everybody while seats are open
    clock: Pace | None = None
    time_out: Literal["bot", "skip", "loss"] = "bot"  # a bot plays on, a move is skipped, or the seat has lost
