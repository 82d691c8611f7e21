"""Game: what every game offers. Its rules are abstract, the rest has defaults, and capabilities are optional."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec

from bordspil.core import plain_text
from bordspil.core.capabilities import (
    Advisor,
    Assessor,
    Bench,
    Bots,
    Capability,
    ChanceNodes,
    CliCommands,
    Commands,
    Daily,
    Kernels,
    Lessons,
    PlanesOf,
    Puzzles,
    Tensor,
)
from bordspil.core.chance import Chance
from bordspil.core.notation import Notation
from bordspil.core.options import NO_OPTIONS as NO_OPTIONS
from bordspil.core.options import Option as Option
from bordspil.core.options import Options as Options
from bordspil.core.options import Source as Source
from bordspil.core.options import agree as agree
from bordspil.core.options import checkers as checkers
from bordspil.core.picture.palette import Theme as Theme
from bordspil.core.picture.svg import Drawing as Drawing
from bordspil.core.refusal import BadRequest as BadRequest
from bordspil.core.refusal import IllegalMove as IllegalMove
from bordspil.core.refusal import ImpossiblePosition as ImpossiblePosition
from bordspil.core.refusal import Refusal as Refusal

Seat = int
NATURE: Final = -1
UNDO: Final = -2  # no seat, but an entry of the log: moves are taken back
Event = dict[str, Any]
Paint = Callable[[str, str], str]

State = TypeVar("State")
Move = TypeVar("Move")
View = TypeVar("View")


class Say(Protocol):
    """Turns the key of a text and its details into the text."""

    def __call__(self, key: str, **details: Any) -> str: ...


class Game(ABC, Generic[State, Move, View]):
    """A game as values and functions of values; states and moves are never changed once made."""

    id: str
    seats: range
    rules_version: int = 1
    options: tuple[Option, ...] = ()
    imperfect_information: bool = False  # whether anything drawn or chosen may stay hidden from a seat

    @abstractmethod
    def start(self, options: Options, seats: int) -> State:
        """Returns the state before anything has happened."""

    @abstractmethod
    def to_act(self, state: State) -> Seat | None:
        """Returns a seat, NATURE, or None when the game is over."""

    @abstractmethod
    def moves(self, state: State) -> Sequence[Move]:
        """Returns the legal moves of the seat to act; a sample of them where `complete` says no."""

    def sample(self, state: State, chance: Chance) -> Move:
        """Returns an outcome of chance, as a move of NATURE; a game without chance is never asked."""
        raise IllegalMove("chance-decides")

    @abstractmethod
    def play(self, state: State, move: Move) -> State:
        """Returns the state after the move; raises IllegalMove."""

    @abstractmethod
    def scores(self, state: State) -> tuple[int, ...]:
        """Returns the points per seat as things stand."""

    @abstractmethod
    def winners(self, state: State) -> tuple[Seat, ...]:
        """Returns the seats that have won; empty until the game is over."""

    @abstractmethod
    def view(self, state: State, seat: Seat | None) -> View:
        """Returns what a seat (None: a spectator) may know, ready to be encoded."""

    @abstractmethod
    def determinize(self, view: View, rng: Random) -> State:
        """Returns some full state that looks like this view."""

    @property
    @abstractmethod
    def notation(self) -> Notation[Move]:
        """Writes moves down and reads them: `write read to_object from_object` (core/notation.py)."""

    # What has a default.

    def picture(self, view: View, options: Options, say: Say, theme: Theme) -> Drawing:
        """Returns the position as a picture; by default its text."""
        from bordspil.core.picture.words import of_text

        return of_text(self.draw(view, lambda name, text: text, say), theme)

    def position(self, state: State) -> dict[str, Any]:
        """Returns everything in the state, hidden parts included, as a plain object; by default a struct's fields."""
        plain: dict[str, Any] = msgspec.to_builtins(state)
        return plain

    def set_up(self, position: Any, options: Options, seats: int) -> State:
        """Returns the state of a position; raises ImpossiblePosition. By default a struct of the right types."""
        try:
            return msgspec.convert(position, type(self.start(options, seats)))
        except msgspec.ValidationError as error:
            raise ImpossiblePosition("position-shape", problem=str(error)) from None

    def draw(self, view: View, paint: Paint, say: Say) -> str:
        """Returns the position as text; `paint` colours a piece of it, `say` finds the words."""
        return plain_text.draw(view)

    def events(self, state: State, move: Move, seat: Seat | None) -> list[Event]:
        """Returns what this seat (None: a spectator) sees happen when the move is played.

        By default the move itself, and where anything is ever hidden only to its mover.
        """
        mover = self.to_act(state)
        event = {"event": "chance" if mover == NATURE else "move", "seat": mover}
        is_seen = not self.imperfect_information or (mover == seat and mover is not None)
        return [event | {"move": self.notation.to_object(move)} if is_seen else event]

    def complete(self, state: State) -> bool:
        """Returns whether `moves` lists them all."""
        return True

    def shown_moves(self, state: State) -> tuple[Sequence[Move], bool]:
        """Returns the legal moves that players are sent, and whether these are all.

        A game of very many moves that its view tells as well sends a few of them.
        """
        return self.moves(state), self.complete(state)

    def skip(self, state: State) -> Move | None:
        """Returns the legal move of a player who does nothing, such as to pass or to draw; None where there is none."""
        return None

    @property
    def has_chance(self) -> bool:
        """Returns whether chance ever acts: a game without it leaves `sample` as it is here."""
        return type(self).sample is not Game.sample

    def most_entries(self, options: Options, seats: int) -> int:
        """Returns how many entries a log has at most, nothing taken back; longer ones are refused as records."""
        return 10_000

    def reveals(self, state: State, move: Move) -> bool:
        """Returns whether a seat's legal move shows any seat, its mover included, what was hidden before it.

        Such a move cannot be taken back. By default every move is one, where anything is ever hidden.
        """
        return self.imperfect_information

    def standing(self, state: State) -> tuple[int, ...]:
        """Returns the points of `scores` as far as every seat may know them."""
        scores = self.scores(state)
        return (0,) * len(scores) if self.imperfect_information else scores

    def hides(self, options: Options) -> bool:
        """Returns whether seats see different things, such as a hand; on one device players then look in turns."""
        return self.imperfect_information

    def seal_material(self, state: State, secret: bytes) -> State:
        """Returns the state with its table's secret, by which views and events name material (core/material.py)."""
        return state

    def material(self, options: Options, name: str) -> tuple[str, bytes] | None:
        """Returns what there is to look at whatever the state, such as a picture: its media type and its bytes."""
        return None

    def perft(self, state: State, depth: int) -> int:
        """Returns the number of move sequences of a length; -1 where chance or moves that are not listed intervene."""
        if depth == 0 or (seat := self.to_act(state)) is None:
            return int(depth == 0)
        if seat == NATURE or not self.complete(state):
            return -1
        moves = list(self.moves(state))
        if depth == 1:
            return len(moves)
        counts = [self.perft(self.play(state, move), depth - 1) for move in moves]
        return -1 if -1 in counts else sum(counts)

    # Capabilities: None where a game has none; `search.any_game` has bots for a game without its own.

    bots: Capability[Bots[View, Move] | None] = Capability()
    advisor: Capability[Advisor[View, Move] | None] = Capability()
    assessor: Capability[Assessor[View] | None] = Capability()
    tensor: Capability[Tensor[State, Move, View] | None] = Capability()
    planes: Capability[PlanesOf | None] = Capability()
    kernels: Capability[Kernels[Move] | None] = Capability()
    chance_nodes: Capability[ChanceNodes[State, Move] | None] = Capability()
    commands: Capability[Commands | None] = Capability()
    cli: Capability[CliCommands | None] = Capability()
    bench: Capability[Bench | None] = Capability()
    lessons: Capability[Lessons | None] = Capability()
    puzzles: Capability[Puzzles | None] = Capability()
    daily: Capability[Daily | None] = Capability()
