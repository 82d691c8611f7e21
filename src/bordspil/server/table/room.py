"""The room of an open table: it commits changes and publishes them to the connections and all other subscribers."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cached_property
from hashlib import sha256
from itertools import chain
from time import time
from typing import Protocol

import msgspec
from msgspec.structs import replace

from bordspil.core.game import Game, Seat
from bordspil.core.table import Table
from bordspil.jobs import traces
from bordspil.server import logs, metrics
from bordspil.server.session.connection import Connection
from bordspil.server.session.quotas import Hold
from bordspil.server.session.wire.answers import ChatLine
from bordspil.server.session.wire.tables import UndoInfo
from bordspil.server.store import Conflict, Store, StoreDown, Unsure
from bordspil.server.store.chat import find_lines
from bordspil.server.store.cluster import Position
from bordspil.server.store.rows import Statement, TableRow
from bordspil.server.table import catch_up
from bordspil.server.table.broadcast.debounce import Debounce
from bordspil.server.table.broadcast.event_log import EventLog
from bordspil.server.table.change import Change, Event
from bordspil.server.table.replay.replay_queue import Replays, SharedWork
from bordspil.server.table.snapshot import Now, Snapshot

Subscriber = Callable[["Room", Change], None]


class Duty(Protocol):
    """The lease of a server for work that only one of several servers may do."""

    def fence(self, code: str) -> Sequence[Statement]:
        """Returns statements that make a write conflict if another server holds the lease."""


class PresenceChanged(Event, frozen=True, eq=False):
    """Connections have come, gone or changed their visibility; nothing of that is written."""

    connection: Connection | None = None  # is sent the table info at once
    is_new: bool = False  # the connection is sent the whole game too
    is_noticed: bool = True  # the others are sent the table info
    is_remote: bool = False  # at another server; the lock of the room is not held


class InfoState:
    """The state of the broadcast of table info, which is debounced."""

    def __init__(self) -> None:
        self.version = 0  # grows with every change of the table info
        self.encoded: dict[bytes, bytes] = {}  # of this version, by owner; one entry for all spectators
        self.debounce: Debounce | None = None
        self.task: asyncio.Task[None] | None = None


class Room:
    """Commits changes of one open table and publishes them.

    Code that changes the room holds `lock`, so that no connection is sent what is not yet written.
    """

    def __init__(
        self, snapshot: Snapshot, store: Store, replays: Replays, subscribers: Sequence[Subscriber] = ()
    ) -> None:
        self.snapshot = snapshot
        self.store = store
        self.settings = snapshot.settings
        self.replays = replays
        self.subscribers = subscribers  # are called with every change, in this order
        self.duty: Duty | None = None  # set where there are other servers
        self.payer = ""  # the address to which the open table is charged
        self.place: Hold | None = None  # of that address's quota of open tables
        self.elsewhere: dict[bytes, bool] = {}  # owners with a connection at another server, and whether they look
        self.hides = self.game.hides(self.row.options)
        self.commitment = sha256(self.row.seed).hexdigest()
        self.lock = asyncio.Lock()
        self.connections: list[Connection] = []
        self.coming = 0  # connections for which a long game is played again
        self.event_log = EventLog()
        self.event_replays: SharedWork[Seat | None, None] = SharedWork(replays)  # by seat
        self.behind: set[Connection] = set()  # connections that wait for such a replay
        self.hurried = asyncio.Event()  # set when a player wants a bot to move without delay
        self.info = InfoState()

    @property
    def row(self) -> TableRow:
        """The row of the table."""
        return self.snapshot.row

    @property
    def game(self) -> Game:
        """The rules of the game."""
        return self.snapshot.game

    @cached_property
    def options_json(self) -> bytes:
        """The options as JSON, which are encoded once: they may hold an upload."""
        return msgspec.json.encode(self.row.options)

    @property
    def play(self) -> Table | None:
        """The game; None before the start."""
        return self.snapshot.play

    @property
    def to_act(self) -> Seat | None:
        """The seat to act; None before the start and after the end."""
        return self.snapshot.to_act

    @property
    def asking(self) -> UndoInfo | None:
        """The undo that waits for consent, if any."""
        return self.snapshot.asking

    @property
    def owners(self) -> set[bytes]:
        """The owners of the seats."""
        return set(self.snapshot.seats_of)

    def playing(self) -> Table:
        """Returns the game; refuses before its start."""
        return self.snapshot.playing()

    def own(self, owner: bytes) -> tuple[Seat, ...]:
        """Returns the seats of an owner."""
        return self.snapshot.own(owner)

    @property
    def is_awaited(self) -> bool:
        """Whether bots are to play: a connection is at the table, or a clock runs."""
        return bool(self.connections) or self.row.clock is not None

    @property
    def position(self) -> Position:
        """How much of the table this server has read."""
        return Position(self.snapshot.length, self.row.change, catch_up.next_line(self.snapshot.lines))

    def now(self) -> Now:
        """Returns the time at which a command runs."""
        return Now(self.store.service_clock.now(), int(time()))

    async def commit(self, change: Change, is_duty: bool = False) -> None:
        """Writes a change, swaps the snapshot and publishes; reads the table again if the write conflicts.

        `is_duty` marks what only one of several servers may do, such as the move of a bot. It is written with the
        fencing token of the table's lease.
        """
        traces.lap("rules")
        has_fence = is_duty and self.duty is not None and change.statements
        fence = self.duty.fence(self.row.code) if has_fence and self.duty is not None else ()
        await commit_together(self.store, [(self, change)], fence)

    def apply(self, change: Change) -> None:
        """Swaps the snapshot for that of a written change, and publishes the change."""
        self.snapshot = change.after
        self._publish(change)

    def publish_presence(
        self,
        connection: Connection | None = None,
        *,
        is_new: bool = False,
        is_noticed: bool = True,
        is_remote: bool = False,
    ) -> None:
        """Publishes that connections have come, gone, or shown or hidden their page, as a change is published."""
        event = PresenceChanged(connection, is_new, is_noticed, is_remote)
        self._publish(Change(self.snapshot, self.snapshot, events=[event]))

    def _publish(self, change: Change) -> None:
        for subscriber in self.subscribers:
            try:
                subscriber(self, change)
            except Exception as error:  # the change is written, whatever a subscriber does
                metrics.errors.inc()
                logs.warning(
                    "subscriber-failed", error, subscriber=f"{subscriber.__module__}.{subscriber.__qualname__}"
                )

    async def read_anew(self, change: Change) -> None:
        """Reads from the store what became of a change whose write failed."""
        if change.is_talk:
            self.apply(await catch_up.read_talk(self.store, self.snapshot))
        else:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Reads the whole table again and publishes what has changed."""
        self.apply(await catch_up.read_whole(self.store, self.replays, self.snapshot))

    async def follow(self, there: Position) -> None:
        """Reads what another server has written, move by move, and publishes it; the lock is held."""
        self.apply(await catch_up.read_on(self.store, self.replays, self.snapshot, there))

    async def read_lines(self) -> Sequence[ChatLine]:
        """Returns the lines of chat, which are read from the store once."""
        if self.snapshot.lines is None:
            lines = await self.store.read(find_lines, self.row.code)
            self.snapshot = replace(self.snapshot, lines=tuple(lines))
        return self.snapshot.lines or ()


async def commit_together(
    store: Store,
    changes: Sequence[tuple[Room, Change]],
    statements: Sequence[Statement] = (),
    on_written: Callable[[], None] = lambda: None,
) -> None:
    """Commits a change of each of several rooms in one write with other statements: all of it, or nothing.

    The locks of the rooms are held. `on_written` runs after the write and before anything is published.
    """
    written = [*chain.from_iterable(change.statements for _, change in changes), *statements]
    if written:
        try:
            await store.write(written)
        except Conflict:  # another server was first
            for room, change in changes:
                await room.read_anew(change)
            raise
        except Unsure:  # read the outcome; if that fails too, the next write conflicts
            with suppress(StoreDown):
                for room, change in changes:
                    await room.read_anew(change)
            raise
        traces.lap("store")
    on_written()
    for room, change in changes:
        room.apply(change)
    traces.lap("publish")
