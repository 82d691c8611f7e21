"""What a game may offer beyond its rules: each a protocol that a module of the game's folder fulfils."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, Generic, Protocol, Self, TypeVar, cast, overload, runtime_checkable

import numpy as np

from bordspil.core.bot import Assessment, Bot, Budget
from bordspil.core.lesson import Lesson
from bordspil.core.options import NO_OPTIONS, Options
from bordspil.core.planes import Planes
from bordspil.core.puzzle import Puzzle
from bordspil.core.tensor import Part

S_contra = TypeVar("S_contra", contravariant=True)
S_co = TypeVar("S_co", covariant=True)
M_co = TypeVar("M_co", covariant=True)
M_contra = TypeVar("M_contra", contravariant=True)
Move = TypeVar("Move")
V_contra = TypeVar("V_contra", contravariant=True)
Offered_co = TypeVar("Offered_co", covariant=True)

Kernel = Callable[..., Any]  # compiled: it takes records and arrays
Measure = Callable[[], float]
EngineCommand = Callable[[Any, dict[str, Any]], dict[str, Any]]  # of the state (None before `new`) and the request
CliCommand = Callable[[list[str]], int]  # of the words after the command; returns the exit code


class Capability(Generic[Offered_co]):
    """A module of the game's folder, imported when it is first asked for; None where no module is named.

    `bots = Capability[Bots[View, Move]]("bots.levels")` in the class of a game is its file `bots/levels.py`.
    """

    def __init__(self, module: str = "") -> None:
        self.module = module

    def __set_name__(self, game: type, name: str) -> None:
        if self.module:
            self.module = f"{game.__module__.rpartition('.')[0]}.{self.module}"

    @overload
    def __get__(self, game: None, kind: type) -> Self: ...
    @overload
    def __get__(self, game: object, kind: type) -> Offered_co: ...
    def __get__(self, game: object | None, kind: type) -> Self | Offered_co:
        if game is None:
            return self
        return cast(Offered_co, import_module(self.module) if self.module else None)


class Bots(Protocol[V_contra, M_co]):
    """The bots of a game (`game.bots`)."""

    @property
    def NAMES(self) -> tuple[str, ...]:  # noqa: N802 - a constant of a module
        """Returns all names that `make` knows: yardsticks first, then the levels."""

    @property
    def LEVELS(self) -> tuple[str, ...]:  # noqa: N802
        """Returns the levels a person may choose as an opponent, weakest first."""

    def make(self, name: str, seed: int, options: Options = NO_OPTIONS) -> Bot[V_contra, M_co]:
        """Returns a bot; raises BadRequest for a name it does not know."""

    def traits(self, level: str, seed: int) -> list[str]:
        """Returns what players may be told of a bot, as keys of the game's texts."""


class Advisor(Protocol[V_contra, M_contra]):
    """Hints for players who ask for one (`game.advisor`)."""

    def hint(self, view: V_contra, budget: Budget) -> dict[str, Any]:
        """Returns advice for the seat to act, as the game's board shows it."""

    def hint_of(self, view: V_contra, move: M_contra) -> dict[str, Any] | None:
        """Returns a move as `hint` shows it; None where the board shows nothing."""


class Assessor(Protocol[V_contra]):
    """Evaluations of positions, for the analysis of finished games (`game.assessor`)."""

    def assess(self, view: V_contra, budget: Budget, options: Options = NO_OPTIONS) -> Assessment:
        """Returns every seat's chance to win, and the best move of the seat to act."""


class Tensor(Protocol[S_contra, M_contra, V_contra]):
    """Observations and moves as numbers, for learners (`game.tensor`).

    Three functions it may have beside these, which take less time: `observe_state(state, seat, moves)`, the same
    observation from the state, without a view, where `moves()` lists the moves; `legal_ids(state)`, the ids of all
    legal moves in ascending order; and `move_of(state, number)`, the move of an id or None.
    """

    @property
    def DTYPE(self) -> type[np.generic]:  # noqa: N802
        """Returns the type of the numbers of an observation."""

    @property
    def LOW(self) -> int:  # noqa: N802
        """Returns the least number there may be in an observation."""

    @property
    def HIGH(self) -> int:  # noqa: N802
        """Returns the greatest number there may be in an observation."""

    def shape(self, seats: int, options: Options) -> tuple[int, ...]:
        """Returns the shape of an observation."""

    def parts(self, seats: int, options: Options) -> tuple[Part, ...]:
        """Returns the meaning of each number of an observation."""

    def observe(self, view: V_contra, seat: int) -> np.ndarray:
        """Returns the observation of a seat."""

    def actions(self, seats: int, options: Options) -> int:
        """Returns how many action ids there are."""

    def action_parts(self, seats: int, options: Options) -> tuple[Part, ...]:
        """Returns what each action id means."""

    def numbers(self, state: S_contra, moves: Sequence[M_contra]) -> list[int]:
        """Returns the action ids of legal moves, in the same order; of a move in several decisions the last."""


class PlanesOf(Protocol):
    """Observations as planes, for convolutional networks (`game.planes`)."""

    def planes(self, seats: int, options: Options) -> Planes:
        """Returns which numbers of an observation each plane shows, and where."""


class Kernels(Protocol[Move]):
    """Compiled rules over a record, for batches and graphics cards (`game.kernels`).

    `g` is a record, `rng` a generator for `below` (core/kernel.py), `scratch` an array of `longest` numbers.
    """

    @property
    def STATE(self) -> np.dtype[Any]:  # noqa: N802
        """Returns the type of the record."""

    @property
    def MEASURED(self) -> Mapping[str, tuple[int, Options]]:  # noqa: N802
        """Returns what `bordspil bench` steps: the suffix of a figure to seats and options."""

    def kind(self, seats: int, options: Options) -> np.ndarray:
        """Returns what `begin` makes a new game from."""

    def longest(self, seats: int, options: Options) -> int:
        """Returns the most legal moves there may be in a state."""

    @property
    def LISTED(self) -> bool:  # noqa: N802
        """Returns whether `choose` takes one of the list of legal moves, so that a batch lists them once a step."""

    def numbers_of(self, move: Move) -> tuple[int, ...]:
        """Returns the action ids that play a move, one after the other: of most moves a single one."""

    def move_of(self, state: np.ndarray, number: int) -> Move | None:
        """Returns the move that an action id plays in a state, or what it names where it only begins one."""

    def begins(self, state: np.ndarray, number: int) -> bool:
        """Returns whether an action id only begins a move in a state, so that the same seat decides the rest."""

    @property
    def begin(self) -> Kernel:
        """Takes (g, kind); makes a new game."""

    @property
    def has_chance(self) -> Kernel:
        """Takes (g); returns whether chance is to act."""

    @property
    def is_over(self) -> Kernel:
        """Takes (g); returns whether the game is over."""

    @property
    def actor(self) -> Kernel:
        """Takes (g); returns the seat to act."""

    @property
    def may_play(self) -> Kernel:
        """Takes (g, number); returns whether the move of an action id is legal."""

    @property
    def play(self) -> Kernel:
        """Takes (g, number); plays the move of an action id."""

    @property
    def deal(self) -> Kernel:
        """Takes (g, rng); lets chance act."""

    @property
    def place_of(self) -> Kernel:
        """Takes (g, seat); returns a number, the higher the better the place at the end."""

    @property
    def observe_into(self) -> Kernel:
        """Takes (g, seat, out); writes the observation of a seat."""

    @property
    def list_into(self) -> Kernel:
        """Takes (g, scratch, out, at); writes the legal moves from a place on, returns where they end."""

    @property
    def mask_into(self) -> Kernel:
        """Takes (g, scratch, out, marked); marks the legal moves. Nothing beyond `marked` was marked before."""

    @property
    def choose(self) -> Kernel:
        """Takes (g, rng, scratch); returns a random legal action id."""


class ChanceNodes(Protocol[S_contra, M_co]):
    """Chance one draw at a time, for libraries that list its outcomes (`game.chance_nodes`)."""

    def outcomes(self, seats: int, options: Options) -> int:
        """Returns a number that all numbers of draws are below."""

    def likely(self, state: S_contra, drawn: Sequence[int]) -> list[tuple[int, float]]:
        """Returns the possible next draws, ascending, with their probabilities; nothing where all is drawn."""

    def whole(self, state: S_contra, drawn: Sequence[int]) -> M_co:
        """Returns the move of chance that single draws make."""

    def name_of(self, state: S_contra, drawn: Sequence[int], number: int) -> str:
        """Returns a draw in short text."""


@runtime_checkable
class PileNodes(Protocol[S_co]):
    """Chance of a pile whose order nobody knows: a card of it is drawn when a move needs it, not when it is shuffled.

    A game's `chance_nodes` may have these functions besides; states hold some order until then.
    """

    def drawn_by(self, state: Any, move: Any) -> int:
        """Returns how many cards of the pile a move of a player draws."""

    def likely_next(self, state: Any, drawn: Sequence[int]) -> list[tuple[int, float]]:
        """Returns the cards that may come next, ascending, with their probabilities."""

    def arranged(self, state: Any, drawn: Sequence[int]) -> S_co:
        """Returns the state with these cards on top of the pile."""


class Commands(Protocol):
    """Requests of the line protocol that no other game has (`game.commands`)."""

    @property
    def COMMANDS(self) -> Mapping[str, EngineCommand]:  # noqa: N802
        """Returns each request's name, and what answers it."""


class CliCommands(Protocol):
    """Commands of `bordspil` that no other game has (`game.cli`)."""

    @property
    def COMMANDS(self) -> Mapping[str, tuple[str, CliCommand]]:  # noqa: N802
        """Returns each command's name, its line of help, and what runs it."""


class Bench(Protocol):
    """Figures of a game for `bordspil bench` (`game.bench`)."""

    @property
    def FIGURES(self) -> Mapping[str, Measure]:  # noqa: N802
        """Returns each figure's name, and what measures it."""


class Lessons(Protocol):
    """What a game teaches (`game.lessons`)."""

    @property
    def LESSONS(self) -> Mapping[str, Lesson]:  # noqa: N802
        """Returns each lesson by its name, in the order in which they are taken."""


class Daily(Protocol):
    """A task that is new every day and the same for everybody (`game.daily`)."""

    def lesson(self, day: str) -> Lesson:
        """Returns the task of a day, such as 2026-02-01: steps of one move each, wrong or right."""


class Puzzles(Protocol):
    """What finds a game's puzzles and judges them again (`game.puzzles`); a file of the game keeps them."""

    def find(self, deal: int) -> Iterator[Puzzle]:
        """Yields the puzzles of one game of experts, the same ones for the same number."""

    def still_best(self, puzzle: Puzzle, seed: int) -> bool:
        """Returns whether a search with other dice says the same of a puzzle."""
