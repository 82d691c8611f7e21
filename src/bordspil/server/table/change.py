"""A change of a table: the snapshots before and after, the steps of the game, and the statements that write it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from bordspil.core.table import Entry, Table
from bordspil.server.session.wire.answers import ChatLine
from bordspil.server.session.wire.tables import UndoInfo
from bordspil.server.store import rows
from bordspil.server.store.rows import Statement, TableRow
from bordspil.server.table.snapshot import Snapshot


class Step(NamedTuple):
    """A move with the chance after it, or an undo, between two positions of the game."""

    before: Table
    entries: Sequence[Entry]
    after: Table


class Event(Struct, frozen=True):
    """An event of a change: what it means to subscribers besides its steps and its row."""


class ViewsChanged(Event, frozen=True):
    """The views or the rights of some owners have changed, so each is sent the whole game; None means all owners."""

    owners: frozenset[bytes] | None = None


class TurnBegan(Event, frozen=True):
    """The turn of an owner has begun, after a move of another player."""

    owner: bytes


class UndoDeclined(Event, frozen=True):
    """The players who were asked have declined an undo."""

    asking: UndoInfo


class Talked(Event, frozen=True):
    """Lines of chat are new. With `is_all` they replace all earlier ones, some of which may have been erased."""

    lines: tuple[ChatLine, ...]
    is_all: bool = False


class Hurried(Event, frozen=True):
    """A player asks the bot to move without delay."""


class CaughtUp(Event, frozen=True):
    """The table was read from the store as a whole, so that it is unknown what has changed."""


E = TypeVar("E", bound=Event)


class Change(Struct, frozen=True, eq=False):
    """A change of a table. One that was read from the store has no statements."""

    before: Snapshot
    after: Snapshot
    statements: Sequence[Statement] = ()
    steps: Sequence[Step] = ()
    events: Sequence[Event] = ()
    is_ours: bool = True  # this server wrote it, and has to inform the others

    def of(self, kind: type[E]) -> Iterator[E]:
        """Returns the events of a kind."""
        return (event for event in self.events if isinstance(event, kind))

    @property
    def is_start(self) -> bool:
        """Whether the game begins with it."""
        return self.before.row.stage == "waiting" and self.after.row.stage != "waiting"

    @property
    def is_end(self) -> bool:
        """Whether the game ends with it."""
        return self.before.row.stage == "playing" and self.after.row.stage == "over"

    @property
    def is_news(self) -> bool:
        """Whether other servers have to read it."""
        return self.is_ours and bool(self.statements)

    @property
    def is_talk(self) -> bool:
        """Whether it changes only the chat."""
        return self.after.row is self.before.row and self.after.play is self.before.play


def changed(
    before: Snapshot, row: TableRow, *statements: Statement, events: Sequence[Event] = (), play: Table | None = None
) -> Change:
    """Returns a change that is not a move, with the next number: only one server can write it (optimistic locking).

    `play` is the game, where it begins with this change.
    """
    after = replace(before, row=replace(row, change=before.row.change + 1), play=play or before.play)
    written = [rows.add_change(row.code, after.row.change, after.length), *statements]
    return Change(before, after, written, events=events)
