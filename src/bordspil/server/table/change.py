"""What becomes true of a table: entries, a new row, what is written of them, and what is told besides."""

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
    """What a change makes known besides its steps and its row."""


class ViewsChanged(Event, frozen=True):
    """Some owners see or may do other things than before: they are told the whole game. None stands for everybody."""

    owners: frozenset[bytes] | None = None


class TurnBegan(Event, frozen=True):
    """It has become the turn of an owner, after a move of somebody else."""

    owner: bytes


class UndoDeclined(Event, frozen=True):
    """An undo was asked for, and those who had to agree do not."""

    asking: UndoInfo


class Talked(Event, frozen=True):
    """Lines of chat are new; with `is_all`, these are all there are, and some may have been erased."""

    lines: tuple[ChatLine, ...]
    is_all: bool = False


class Hurried(Event, frozen=True):
    """A player does not want to wait for a bot any longer."""


class CaughtUp(Event, frozen=True):
    """The table was read from the store as a whole, since it is not known what of it is new."""


E = TypeVar("E", bound=Event)


class Change(Struct, frozen=True, eq=False):
    """A table before and after, how it got there, and what is written of it; read from the store, nothing is."""

    before: Snapshot
    after: Snapshot
    statements: Sequence[Statement] = ()
    steps: Sequence[Step] = ()
    events: Sequence[Event] = ()
    is_ours: bool = True  # this server wrote it, and the others are to know; else another one did

    def of(self, kind: type[E]) -> Iterator[E]:
        """The events of a kind."""
        return (event for event in self.events if isinstance(event, kind))

    @property
    def is_start(self) -> bool:
        """Whether the game begins by it."""
        return self.before.row.stage == "waiting" and self.after.row.stage != "waiting"

    @property
    def is_end(self) -> bool:
        """Whether the game ends by it."""
        return self.before.row.stage == "playing" and self.after.row.stage == "over"

    @property
    def is_news(self) -> bool:
        """Whether other servers have to read it, because this one has written something."""
        return self.is_ours and bool(self.statements)

    @property
    def is_talk(self) -> bool:
        """Whether it is of nothing but chat."""
        return self.after.row is self.before.row and self.after.play is self.before.play


def changed(
    before: Snapshot, row: TableRow, *statements: Statement, events: Sequence[Event] = (), play: Table | None = None
) -> Change:
    """A change that is no move: numbered after the last one, so that of two servers only one gets through.

    `play`, where given, is the game that begins by it.
    """
    after = replace(before, row=replace(row, change=before.row.change + 1), play=play or before.play)
    written = [rows.add_change(row.code, after.row.change, after.length), *statements]
    return Change(before, after, written, events=events)
