"""Options: the choices of a table before a game, and the files that players upload for them."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Protocol

from bordspil.core.refusal import BadRequest

Options = Mapping[str, Any]
NO_OPTIONS: Final[Options] = MappingProxyType({})


class Source(Protocol):
    """Where the value of an option comes from when players bring their own: a file, read and checked."""

    version: int  # grows whenever `check` refuses or changes what it let pass before

    def read(self, file: str, data: bytes) -> Any:
        """Returns the value in a file, as plain data; raises BadRequest."""

    def check(self, value: Any) -> Any:
        """Returns the value if it is one; raises BadRequest."""

    def show(self, value: Any) -> Any:
        """Returns what every player may see of the value."""


class Option:
    """One thing to agree on before a game; with `source`, its value may also come from a player's file.

    What is in `research` may be agreed on as well and is offered to no player: small instances of a game to compute on.
    """

    def __init__(
        self,
        name: str,
        default: Any,
        choices: Sequence[Any],
        seat: bool = False,
        source: Source | None = None,
        research: Sequence[Any] = (),
    ) -> None:
        self.name = name
        self.default = default
        self.choices = tuple(choices)
        self.seat = seat
        self.source = source
        self.research = tuple(research)

    @property
    def is_offered(self) -> bool:
        """Returns whether players have anything to choose."""
        return len(self.choices) > 1 or self.seat or self.source is not None

    def is_unsaid(self, value: Any) -> bool:
        """Returns whether a value needs no word: the default of an option that only research chooses."""
        return bool(self.research) and not self.is_offered and bool(value == self.default)

    def allowed(self, seats: int) -> tuple[Any, ...]:
        """Returns the values to choose from; a seat of the table where the option names one."""
        return (*self.choices, *range(seats)) if self.seat else self.choices

    def is_choice(self, value: Any, seats: int) -> bool:
        """Returns whether a value is one of those to choose from; 1 is not true here."""
        return any(type(value) is type(choice) and value == choice for choice in (*self.allowed(seats), *self.research))

    def shown(self, value: Any) -> Any:
        """Returns what every player may see of the value."""
        return value if self.source is None or isinstance(value, str) else self.source.show(value)


class HasOptions(Protocol):
    """A game, as far as options are agreed on for it."""

    @property
    def seats(self) -> range:
        """Returns the numbers of seats it takes."""

    @property
    def options(self) -> tuple[Option, ...]:
        """Returns its options."""


def show(game: HasOptions, options: Options) -> dict[str, Any]:
    """Returns what every player may see of a table's options, with the defaults of those it does not name."""
    told = (option for option in game.options if option.name in options or not option.is_unsaid(option.default))
    return {option.name: option.shown(options.get(option.name, option.default)) for option in told}


def checkers(game: HasOptions) -> str:
    """Returns the versions of what checks players' own values; another text means that they must be checked again."""
    return " ".join(f"{option.name}={option.source.version}" for option in game.options if option.source is not None)


def agree(game: HasOptions, given: Any, seats: Any, is_sound: bool = False) -> dict[str, Any]:
    """Returns the options of a table, defaults filled in; refuses unknown options and values.

    Options for research alone are named where they were chosen: other tables are told, kept and recorded without them.
    `is_sound` says that the present `checkers` have passed uploaded values, which need no second check.
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
            choices = (*option.allowed(seats), *option.research)
            raise BadRequest("option-value", option=name, choices=", ".join(map(str, choices)))
        agreed[name] = value if is_sound else option.source.check(value)
    return {name: value for name, value in agreed.items() if not known[name].is_unsaid(value)}
