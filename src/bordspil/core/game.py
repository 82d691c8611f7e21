"""The Game protocol: what every game offers, and the refusals it may answer with."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, Final, Protocol

from bordspil.core.chance import Chance

Seat = int
NATURE: Final = -1
UNDO: Final = -2  # no seat, but an entry of the log: moves are taken back
Options = Mapping[str, Any]
NO_OPTIONS: Final[Options] = MappingProxyType({})
Event = dict[str, Any]
Paint = Callable[[str, str], str]


class Say(Protocol):
    """Turns the key of a text and its details into the text."""

    def __call__(self, key: str, **details: Any) -> str: ...


class Refusal(Exception):  # noqa: N818 - not every refusal is an error
    """Something was asked that cannot be done; nothing has changed. The key names a text, the rule a number."""

    def __init__(self, key: str, rule: str | None = None, **details: Any) -> None:
        super().__init__(f"{key} ({rule})" if rule else key)
        self.key = key
        self.rule = rule
        self.details = details

    def __reduce__(self) -> tuple[Any, ...]:
        return _refuse_again, (type(self), self.key, self.rule, self.details)


def _refuse_again(kind: type[Refusal], key: str, rule: str | None, details: dict[str, Any]) -> Refusal:
    """A refusal that comes from another process."""
    refusal = kind.__new__(kind, key)
    Refusal.__init__(refusal, key, rule, **details)
    return refusal


class IllegalMove(Refusal):
    """A move the rules forbid, or no move at all."""


class ImpossiblePosition(Refusal):
    """A position that breaks the counts or the rules."""


class BadRequest(Refusal):
    """A wrong field, option, seat count, file or order of things."""


class Option:
    """One thing to agree on before a game; with `source`, it may also be something people bring along."""

    def __init__(
        self, name: str, default: Any, choices: Sequence[Any], seat: bool = False, source: "Source | None" = None
    ) -> None:
        self.name = name
        self.default = default
        self.choices = tuple(choices)
        self.seat = seat
        self.source = source

    def allowed(self, seats: int) -> tuple[Any, ...]:
        """The values to choose from; a seat of the table where the option names one."""
        return (*self.choices, *range(seats)) if self.seat else self.choices

    def is_choice(self, value: Any, seats: int) -> bool:
        """Whether a value is one of those to choose from; 1 is not true here."""
        return any(type(value) is type(choice) and value == choice for choice in self.allowed(seats))

    def shown(self, value: Any) -> Any:
        """What everybody may see of the value."""
        return value if self.source is None or value in self.choices else self.source.show(value)


class Source(Protocol):
    """Where the value of an option comes from when people bring their own: a file, read and checked."""

    version: int  # grows whenever `check` refuses or changes what it let pass before

    def read(self, file: str, data: bytes) -> Any:
        """The value in a file, as plain data; raises BadRequest."""

    def check(self, value: Any) -> Any:
        """The value if it is one; raises BadRequest."""

    def show(self, value: Any) -> Any:
        """What everybody may see of the value."""


class Game(Protocol):
    """A game as values and functions of values; states and moves are never changed once made."""

    id: str
    rules_version: int
    seats: range
    options: tuple[Option, ...]

    def start(self, options: Options, seats: int) -> Any:
        """The state before anything has happened."""

    def to_act(self, state: Any) -> Seat | None:
        """A seat, NATURE, or None when the game is over."""

    def moves(self, state: Any) -> Iterable[Any]:
        """The legal moves of the seat to act; a sample of them where `complete` says no."""

    def complete(self, state: Any) -> bool:
        """Whether `moves` lists them all."""

    def skip(self, state: Any) -> Any:
        """The legal move of somebody who does nothing, such as to pass or to draw; None where there is no such move."""

    def sample(self, state: Any, chance: Chance) -> Any:
        """An outcome of chance, as a move of NATURE."""

    def play(self, state: Any, move: Any) -> Any:
        """The state after the move; raises IllegalMove."""

    def most_entries(self, options: Options, seats: int) -> int:
        """How many entries the log of a game has at most, nothing taken back; longer ones are refused as records."""

    def reveals(self, state: Any, move: Any) -> bool:
        """Whether a seat's legal move shows anybody, its mover included, something that was hidden before it."""

    def events(self, state: Any, move: Any, seat: Seat | None) -> list[Event]:
        """What this seat (None: a spectator) sees happen when the move is played."""

    def scores(self, state: Any) -> tuple[int, ...]:
        """Points per seat as things stand."""

    def standing(self, state: Any) -> tuple[int, ...]:
        """The points of `scores` as far as everybody may know them."""

    def winners(self, state: Any) -> tuple[Seat, ...]:
        """The seats that have won; empty until the game is over."""

    def view(self, state: Any, seat: Seat | None) -> Any:
        """What a seat (None: a spectator) may know, ready to be encoded."""

    def hides(self, options: Options) -> bool:
        """Whether seats see different things, such as a hand; on one device people then look in turns."""

    def guess(self, view: Any, rng: Random) -> Any:
        """Some full state that looks like this view."""

    def write(self, move: Any) -> str:
        """The short text of a move."""

    def read(self, text: str) -> Any:
        """The move of a text; raises IllegalMove."""

    def to_object(self, move: Any) -> dict[str, Any]:
        """The move as a plain object."""

    def from_object(self, given: Any) -> Any:
        """The move of a plain object; raises IllegalMove."""

    def position(self, state: Any) -> dict[str, Any]:
        """Everything in the state, hidden parts included, as a plain object."""

    def set_up(self, position: Any, options: Options, seats: int) -> Any:
        """The state of a position; raises ImpossiblePosition."""

    def draw(self, view: Any, paint: Paint, say: Say) -> str:
        """The position as text; `paint` colours a piece of it, `say` finds the words."""

    def seal_material(self, state: Any, secret: bytes) -> Any:
        """The state with the secret of its table, by which views and events then name material (core/material.py)."""

    def material(self, options: Options, name: str) -> tuple[str, bytes] | None:
        """Something to look at that does not depend on the state, such as a picture: its media type and its bytes."""


def checkers(game: Game) -> str:
    """What the values that people bring along are checked by; another text when they must be checked anew."""
    return " ".join(f"{option.name}={option.source.version}" for option in game.options if option.source is not None)


def agree(game: Game, given: Any, seats: Any, is_sound: bool = False) -> dict[str, Any]:
    """The options of a table, defaults filled in; refuses what the game does not know.

    `is_sound` says that what people brought along was found sound by the present `checkers`, and need not be checked.
    """
    if type(seats) is not int or seats not in game.seats:
        raise BadRequest("seats-out-of-range", field="seats", low=game.seats.start, high=game.seats.stop - 1)
    if not isinstance(given, Mapping):
        raise BadRequest("field-wrong", field="options")
    known = {option.name: option for option in game.options}
    for name in given:
        if name not in known:
            raise BadRequest("option-unknown", option=str(name), options=", ".join(known))
    agreed = {name: given.get(name, option.default) for name, option in known.items()}
    for name, value in agreed.items():
        option = known[name]
        if option.is_choice(value, seats):
            continue
        if option.source is None or isinstance(value, str):
            raise BadRequest("option-value", option=name, choices=", ".join(map(str, option.allowed(seats))))
        agreed[name] = value if is_sound else option.source.check(value)
    return agreed
