"""Opening a table: taken up from the store once for all who ask for it meanwhile."""

import asyncio
from contextlib import suppress

from bordspil.core.game import BadRequest
from bordspil.server.store import StoreDown, rows
from bordspil.server.store.rows import TableRow
from bordspil.server.table.capacity import make_room
from bordspil.server.table.open_tables import OpenTables
from bordspil.server.table.room import Room
from bordspil.server.table.setup import Opened, take_up


async def open_table(tables: OpenTables, code: str, payer: str, host: bytes = b"") -> Room:
    """The table of a code; who asks for it while it is taken up waits for the same."""
    if (room := tables.rooms.get(code)) is not None:
        return room
    if code in tables.expiring:
        raise BadRequest("table-unknown", code=code[:12])
    if (opening := tables.openings.get(code)) is None:
        make_room(tables, payer)
        tables.openings[code] = opening = tables.tasks.start(_open(tables, code, payer, host))
        opening.add_done_callback(_hear)
    return await asyncio.shield(opening)


async def _open(tables: OpenTables, code: str, payer: str, host: bytes) -> Room:
    try:
        async with tables.replays.turn(payer or host):
            found = await _take_up(tables, code)
        room = tables.make(found)
        tables.put(room, payer)
        tables.visited.add(code)
        return room
    finally:
        del tables.openings[code]
        tables.invalidated.discard(code)


def _hear(opening: "asyncio.Task[Room]") -> None:
    """Those who waited have heard of a fault; those who have gone meanwhile need not."""
    if not opening.cancelled():
        opening.exception()


async def _take_up(tables: OpenTables, code: str) -> Opened:
    """A table as it stands when it is opened, though it may be handed over or deleted while it is played again."""
    while True:
        tables.invalidated.discard(code)
        found = await take_up(tables.store, tables.replays, code, tables.find_game)
        if found.notes:
            with suppress(StoreDown):  # then it is checked again next time
                await tables.store.write(found.notes)
        row: TableRow | None = found.row
        while code in tables.invalidated and row is not None and row.change == found.row.change:
            tables.invalidated.discard(code)
            row = await tables.store.read(rows.find_row, code)
        if row is not None and row.change == found.row.change:
            return found


def invalidate_openings(tables: OpenTables) -> None:
    """Marks all tables that are being opened as outdated: a write may concern any of them, so they are read again."""
    tables.invalidated.update(tables.openings)
