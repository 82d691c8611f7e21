"""Opens a table: reads it from the store once for all connections that ask for it meanwhile."""

from contextlib import suppress

from bordspil.core.game import BadRequest
from bordspil.server.store import StoreDown, rows
from bordspil.server.store.rows import TableRow
from bordspil.server.table.capacity import make_room
from bordspil.server.table.open_tables import OpenTables
from bordspil.server.table.replay.replay_queue import Turn
from bordspil.server.table.room import Room
from bordspil.server.table.setup import Opened, load_table


async def open_table(tables: OpenTables, code: str, payer: str, host: bytes = b"") -> Room:
    """Returns the room of a table; callers that ask while it is opened wait for the same task."""
    if (room := tables.rooms.get(code)) is not None:
        return room
    if code in tables.expiring:
        raise BadRequest("table-unknown", code=code[:12])
    if code not in tables.openings.begun:
        make_room(tables, payer)

    async def open_in(turn: Turn) -> Room:
        try:
            async with turn:
                found = await _load(tables, code, turn)
            room = tables.new_room(found)
            tables.add_room(room, payer)
            tables.visited.add(code)
            return room
        finally:
            tables.invalidated.discard(code)

    return await tables.openings.result(code, payer or host, open_in)


async def _load(tables: OpenTables, code: str, turn: Turn) -> Opened:
    """Returns a table as it is when its room opens, though it may be handed over or deleted during the replay."""
    while True:
        tables.invalidated.discard(code)
        found = await load_table(tables.store, tables.replays, code, tables.find_game, turn)
        if found.notes:
            with suppress(StoreDown):  # the next opening checks it again
                await tables.store.write(found.notes)
        row: TableRow | None = found.row
        while code in tables.invalidated and row is not None and row.change == found.row.change:
            tables.invalidated.discard(code)
            row = await tables.store.read(rows.find_row, code)
        if row is not None and row.change == found.row.change:
            return found


def invalidate_openings(tables: OpenTables) -> None:
    """Marks all tables that are being opened as outdated: a write may concern any of them, so they are read again."""
    tables.invalidated.update(tables.openings.begun)
