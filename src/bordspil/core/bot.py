"""The Bot protocol: a view and a budget in, a move out."""

from typing import Any, Literal, Protocol, TypeVar

from msgspec import Struct

from bordspil.core.compile_time import cpu_clock, wall_clock
from bordspil.core.refusal import BadRequest, Refusal

View = TypeVar("View", contravariant=True)
Move = TypeVar("Move", covariant=True)

LEVELS = ("child", "easy", "casual", "medium", "skilled", "strong", "master", "expert")  # weakest first


class Budget(Struct, frozen=True):
    """The budget of a bot for a move: seconds, or a number of simulations where play must be repeatable.

    Seconds pass on the wall or, so that bots can be compared on a busy machine, while the processor works for them;
    in neither case while the bot's thread waits for kernels.
    """

    seconds: float = 1.0
    simulations: int | None = None
    clock: Literal["wall", "cpu"] = "wall"

    def __post_init__(self) -> None:
        if not 0 <= self.seconds <= 3600:
            raise BadRequest("budget-wrong", field="seconds")
        if self.simulations is not None and not 0 <= self.simulations <= 1_000_000_000:
            raise BadRequest("budget-wrong", field="simulations")

    def now(self) -> float:
        """Returns the time of its clock, in seconds from some beginning."""
        return cpu_clock() if self.clock == "cpu" else wall_clock()


class Assessment(Struct, frozen=True):
    """An evaluation of a position: each seat's chance to win, one in all, and the best move."""

    chances: tuple[float, ...]
    move: Any


class NoMove(Refusal):
    """A bot that gives no move: too late, at its end, or with something that is none. It loses the game."""


class Bot(Protocol[View, Move]):
    """A player that sees what a person at its seat would see."""

    def choose(self, view: View, budget: Budget) -> Move:
        """Returns a legal move for the seat to act in this view."""
