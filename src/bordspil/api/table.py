"""A table for Python programs: text or moves in; views, drawings and records out."""

import os
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar, overload

from bordspil.api.games import load
from bordspil.core import record
from bordspil.core.chance import Chance
from bordspil.core.game import NATURE, UNDO, BadRequest, Game, Seat, Theme
from bordspil.core.table import Table as CoreTable
from bordspil.core.table import without_undone
from bordspil.sentences import sentences
from bordspil.text import texts

if TYPE_CHECKING:
    import numpy as np

    from bordspil.games.azul.rules.notation import Move as AzulMove
    from bordspil.games.azul.rules.view import Position as AzulView
    from bordspil.games.blokus_shuffle.rules.notation import Move as BlokusMove
    from bordspil.games.blokus_shuffle.rules.view import View as BlokusView
    from bordspil.games.cross_rummy.rules.notation import Move as RummyMove
    from bordspil.games.cross_rummy.rules.state import State as RummyState
    from bordspil.games.cross_rummy.rules.view import View as RummyView
    from bordspil.games.timeline.rules.notation import Move as TimelineMove
    from bordspil.games.timeline.rules.turns import State as TimelineState
    from bordspil.games.timeline.rules.view import View as TimelineView

State = TypeVar("State")
Move = TypeVar("Move")
View = TypeVar("View")
Whom = Seat | Literal["acting"] | None


class Table(Generic[State, Move, View]):
    """A game being played. Chance is carried out as soon as it is its turn."""

    def __init__(self, game: Game[State, Move, View], table: CoreTable) -> None:
        self.game = game
        self._table = table

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self._table.seats

    @property
    def options(self) -> dict[str, Any]:
        """What was agreed on, defaults included."""
        return dict(self._table.options)

    @property
    def state(self) -> State:
        """The whole state, hidden parts included; a value that nothing changes."""
        state: State = self._table.state
        return state

    @property
    def to_act(self) -> Seat | None:
        """The seat to act; None when the game is over."""
        return self._table.to_act()

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.to_act is None

    @property
    def legal_moves(self) -> list[Move]:
        """The legal moves of the seat to act; some of them where a game has too many to list (`game.complete`)."""
        return [] if self.is_over else list(self.game.moves(self.state))

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat as things stand."""
        return self.game.scores(self.state)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that have won; empty until the game is over."""
        return self.game.winners(self.state)

    @property
    def moves(self) -> list[str]:
        """The moves so far as text, without chance and without what was taken back."""
        entries = [entry for entry in without_undone(self._table.log) if entry.seat not in (NATURE, UNDO)]
        return [self.game.notation.write(entry.move) for entry in entries]

    def view(self, seat: Whom = "acting") -> View:
        """Returns what a seat may know: the seat to act unless another is named; None is a spectator."""
        return self.game.view(self.state, self.to_act if isinstance(seat, str) else seat)

    def play(self, move: Move | str) -> None:
        """Plays a move of the seat to act, as a value or as text; a refused move changes nothing."""
        with sentences(self.game):
            self._table.play(None, self.game.notation.read(move) if isinstance(move, str) else move)

    def undo(self) -> None:
        """Takes back the last move, if nothing hidden was shown since and chance has not drawn."""
        with sentences(self.game):
            if not self._table.since:
                raise BadRequest("undo-nothing" if self._table.seq == 0 else "undo-too-late")
            self._table.undo(self._table.since[-1])

    def record(self, *names: str) -> str:
        """Returns the record: a text that replays and verifies itself; `names` are those of the seats."""
        sitting = names or tuple(f"player {seat}" for seat in range(self.seats))
        with sentences(self.game):
            if len(sitting) != self.seats:
                raise BadRequest("seats-out-of-range", field="names", low=self.seats, high=self.seats)
            return record.write(record.of_table(self._table, sitting), self.game)

    def svg(self, seat: Seat | None = None, theme: Theme = "light", language: str = "en") -> str:
        """Returns a picture of what a seat may know; None is a spectator."""
        say = texts(language, self.game)
        return self.game.picture(self.view(seat), self._table.options, say, theme).svg(say("name"))

    def copy(self) -> "Table[State, Move, View]":
        """Returns a table that goes on by itself, and draws what this one would draw."""
        return Table(self.game, self._table.fork())

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table[State, Move, View]":
        return self.copy()

    def __str__(self) -> str:
        return self.game.draw(self.view(None), lambda colour, text: text, texts("en", self.game))

    def __repr__(self) -> str:
        turn = "over" if self.is_over else f"seat {self.to_act} to act"
        return f"<Table {self.game.id}: {self.seats} seats, {self._table.seq} moves, {turn}>"

    def _repr_svg_(self) -> str:
        """Shows the picture in a notebook."""
        return self.svg()


@overload
def new(
    game: Literal["azul"], seats: int | None = None, seed: int | str | None = None, **options: Any
) -> "Table[np.ndarray, AzulMove, AzulView]": ...
@overload
def new(
    game: Literal["blokus_shuffle"], seats: int | None = None, seed: int | str | None = None, **options: Any
) -> "Table[np.ndarray, BlokusMove, BlokusView]": ...
@overload
def new(
    game: Literal["cross_rummy"], seats: int | None = None, seed: int | str | None = None, **options: Any
) -> "Table[RummyState, RummyMove, RummyView]": ...
@overload
def new(
    game: Literal["timeline"], seats: int | None = None, seed: int | str | None = None, **options: Any
) -> "Table[TimelineState, TimelineMove, TimelineView]": ...
@overload
def new(game: str, seats: int | None = None, seed: int | str | None = None, **options: Any) -> Table[Any, Any, Any]: ...
@overload
def new(
    game: Game[State, Move, View], seats: int | None = None, seed: int | str | None = None, **options: Any
) -> Table[State, Move, View]: ...
def new(game: Any, seats: int | None = None, seed: int | str | None = None, **options: Any) -> Table[Any, Any, Any]:
    """Begins a game: two seats unless the game or `seats` says otherwise; the same `seed` draws the same."""
    found: Game[Any, Any, Any] = load(game)
    chance = Chance(os.urandom(32)) if seed is None else Chance.of(seed)
    with sentences(found):
        return Table(found, CoreTable(found, options, max(2, found.seats.start) if seats is None else seats, chance))


def replay(text: str) -> Table[Any, Any, Any]:
    """Returns the table at the end of a record; refuses a record that is not sound."""
    with sentences():
        kept_record, game = record.read(text, load)
    with sentences(game):
        for _ in record.replay(kept_record, game):
            pass
        chance = Chance(kept_record.seed or bytes(32))
        table = CoreTable(game, kept_record.options, len(kept_record.seats), chance, kept_record.entries)
    return Table(game, table)
