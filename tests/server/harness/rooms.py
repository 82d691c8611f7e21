"""Rooms over a real store, without a server around them: their connections remember all messages."""

import json
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

from bordspil import games
from bordspil.server.publish import AT_THE_TABLE
from bordspil.server.session.connection import Connection
from bordspil.server.store import StoreDown, Unsure
from bordspil.server.store.rows import Statement, add_table
from bordspil.server.store.sqlite import SqliteStore
from bordspil.server.table.change import Change
from bordspil.server.table.replay.replay_queue import Replays
from bordspil.server.table.room import Room, Subscriber
from bordspil.server.table.setup import load_table
from bordspil.server.table.snapshot import Snapshot
from server.harness.situations import QUIET

T = TypeVar("T")


class FaultyStore(SqliteStore):
    """A store on disk with a script of faults, write by write and read by read; an empty word is no fault."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, lock_seconds=0.01)
        self.write_faults: list[str] = []
        self.read_faults: list[str] = []

    async def write(self, statements: Sequence[Statement]) -> None:
        fault = self.write_faults.pop(0) if self.write_faults else ""
        if fault == "lost":
            raise Unsure("CONNECTION")  # the connection broke before the commit arrived
        if fault == "down":
            with closing(sqlite3.connect(self.path, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")  # another program holds the file
                await super().write(statements)
        await super().write(statements)
        if fault == "written":
            raise Unsure("CONNECTION")  # the connection broke before the answer arrived

    async def read(self, query: Callable[..., T], *arguments: Any) -> T:
        if self.read_faults and self.read_faults.pop(0):
            raise StoreDown("CONNECTION")
        return await super().read(query, *arguments)


class Listener(Connection):
    """A connection at a room that remembers its messages."""

    def __init__(self, room: Room, owner: bytes) -> None:
        super().__init__(self.hear)
        self.owner = owner
        self.told: list[dict[str, Any]] = []
        self.table_code = room.row.code
        room.connections.append(self)

    def hear(self, data: bytes) -> None:
        self.told.append(json.loads(data[data.index(b"{") :]))

    def kinds(self) -> list[str]:
        """Returns the types of its messages since the last call."""
        kinds, self.told = [message["type"] for message in self.told], []
        return kinds


async def keep(store: SqliteStore, snapshot: Snapshot) -> None:
    """Writes a table that waits for its start."""
    await store.write(add_table(snapshot.row))


def open_room(store: SqliteStore, snapshot: Snapshot, replays: Replays, *more: Subscriber) -> Room:
    """Returns a table that is open on a server of its own."""
    return Room(snapshot, store, replays, (*AT_THE_TABLE, *more))


async def stored(store: SqliteStore, replays: Replays, code: str) -> Snapshot:
    """Returns a table as a server that opens it now finds it."""
    found = await load_table(store, replays, code, games.load)
    return Snapshot(found.game, QUIET, found.row, found.play)


def truth(snapshot: Snapshot) -> tuple[Any, ...]:
    """Returns what two servers must agree on: the shared part of the row, the log, and the state that follows."""
    row, play = snapshot.row, snapshot.play
    fields = {
        name: getattr(row, name) for name in row.__struct_fields__ if name not in ("checked", "moment", "options")
    }
    if row.stage == "over":
        del fields["clock"]  # no clock runs any more, and none is stored
    if play is None:
        return fields, None
    return fields, list(play.log), play.seq, play.chance.drawn, snapshot.game.position(play.state)


def recorder(heard: list[Change]) -> Subscriber:
    """Returns a subscriber that remembers every change."""

    def note(room: Room, change: Change) -> None:
        assert room.snapshot is change.after
        heard.append(change)

    return note
