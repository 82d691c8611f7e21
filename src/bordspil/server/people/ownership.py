"""Hands everything of one owner to another while all tables of both stand still."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from bordspil.server.people import account_info
from bordspil.server.session.connection import Connection
from bordspil.server.store import owners
from bordspil.server.store.rows import Statement
from bordspil.server.table.lobby import Lobby
from bordspil.server.table.opening import invalidate_openings
from bordspil.server.table.room import Room


async def take_over_seats(lobby: Lobby, who: Connection, owner: bytes, statements: list[Statement]) -> None:
    """Gives a browser's seats to an account, and repeats it where the browser has taken a seat meanwhile."""
    await _hand_over(lobby, who.browser, owner, statements)
    while open_tables_of(lobby, who.browser):
        await _hand_over(lobby, who.browser, owner, [])


async def _hand_over(lobby: Lobby, old: bytes, new: bytes, statements: list[Statement]) -> None:
    async with locked_tables(lobby, old):
        await lobby.store.write([*statements, *owners.hand_over(old, new)])
        for one in lobby.connections:
            if one.browser == old:
                lobby.registry.move(one, new)
        account_info.notify_peers(lobby, old)  # before the tables tell them of new owners


@asynccontextmanager
async def locked_tables(lobby: Lobby, owner: bytes) -> AsyncIterator[None]:
    """Locks all open tables of an owner, so that none writes an old owner, and reloads them afterwards."""
    async with AsyncExitStack() as held:
        await held.enter_async_context(lobby.moving)
        tables = open_tables_of(lobby, owner)
        for room in tables:
            await held.enter_async_context(room.lock)
        places = await lobby.store.read(owners.find_tables, owner)
        for room in [lobby.rooms[code] for code in places if code in lobby.rooms]:
            if room not in tables:  # where the owner has only said something, or sat down a moment ago
                tables.append(room)
                await held.enter_async_context(room.lock)
        yield
        invalidate_openings(lobby)
        for room in tables:
            await room.catch_up(is_ours=True)


def open_tables_of(lobby: Lobby, owner: bytes) -> list[Room]:
    """Returns the open tables at which an owner has a seat or is the host."""
    return [room for room in lobby.rooms.values() if room.own(owner) or room.row.host == owner]
