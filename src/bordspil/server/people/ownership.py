"""Hands everything of an owner to another, or erases it, at all tables in one write.

The rooms of open tables commit their changes; tables that are not open are written by statements about the owner.
"""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager

from bordspil.server.people import account_info, privacy
from bordspil.server.session.connection import Connection
from bordspil.server.store import Conflict, chat, owners
from bordspil.server.store.rows import Statement
from bordspil.server.table.change import Change
from bordspil.server.table.commands.ownership import erase_owner, hand_over_all
from bordspil.server.table.lobby import Lobby
from bordspil.server.table.opening import invalidate_openings
from bordspil.server.table.room import Room, commit_together

ATTEMPTS = 3  # where other servers change the same tables


async def take_over_seats(lobby: Lobby, who: Connection, owner: bytes, statements: list[Statement]) -> None:
    """Gives a browser's seats to an account, and repeats it where the browser has taken a seat meanwhile."""
    await _hand_over(lobby, who.browser, owner, statements)
    while open_rooms_of(lobby, who.browser):
        await _hand_over(lobby, who.browser, owner, [])


async def erase(lobby: Lobby, owner: bytes) -> None:
    """Erases an owner at all tables, and repeats it where they have taken a seat meanwhile."""
    await _erase(lobby, owner)
    while open_rooms_of(lobby, owner):
        await _erase(lobby, owner)


async def _erase(lobby: Lobby, owner: bytes) -> None:
    async with locked_rooms(lobby, owner) as rooms:
        lines = {room: await lobby.store.read(chat.find_numbers, room.row.code, owner) for room in rooms}
        places = await lobby.store.read(owners.find_tables, owner)
        open_here = {room.row.code for room in rooms}
        seats = [one for one in await lobby.store.read(owners.find_seats, owner) if one.code not in open_here]
        statements = privacy.erase(owner, seats, lobby.settings.bot_level)

        def change(room: Room) -> Change:
            return erase_owner(room.snapshot, owner, lines[room], room.now())

        await _commit(lobby, rooms, change, statements)
    if lobby.peers is not None:
        await lobby.peers.publish_positions(places)


async def _hand_over(lobby: Lobby, old: bytes, new: bytes, statements: list[Statement]) -> None:
    def move_connections() -> None:
        for one in lobby.connections:
            if one.browser == old:
                lobby.registry.move(one, new)
        account_info.notify_peers(lobby, old)  # before the other servers read of new owners

    def change(room: Room) -> Change:
        return hand_over_all(room.snapshot, old, new)

    async with locked_rooms(lobby, old) as rooms:
        await _commit(lobby, rooms, change, [*statements, *owners.hand_over(old, new)], move_connections)


async def _commit(
    lobby: Lobby,
    rooms: Sequence[Room],
    change: Callable[[Room], Change],
    statements: Sequence[Statement],
    on_written: Callable[[], None] = lambda: None,
) -> None:
    """Commits a change of every room and the statements in one write."""

    def finish() -> None:
        invalidate_openings(lobby)
        on_written()

    for attempt in range(ATTEMPTS):
        try:
            await commit_together(lobby.store, [(room, change(room)) for room in rooms], statements, finish)
            return
        except Conflict:  # the rooms have caught up
            if attempt == ATTEMPTS - 1:
                raise


@asynccontextmanager
async def locked_rooms(lobby: Lobby, owner: bytes) -> AsyncIterator[list[Room]]:
    """Locks all open tables of an owner, so that none of them writes the old owner."""
    async with AsyncExitStack() as held:
        await held.enter_async_context(lobby.moving)
        rooms = open_rooms_of(lobby, owner)
        for room in rooms:
            await held.enter_async_context(room.lock)
        places = await lobby.store.read(owners.find_tables, owner)
        for room in [lobby.rooms[code] for code in places if code in lobby.rooms]:
            if room not in rooms:  # where the owner has only written a line of chat, or sat down a moment ago
                rooms.append(room)
                await held.enter_async_context(room.lock)
        yield rooms


def open_rooms_of(lobby: Lobby, owner: bytes) -> list[Room]:
    """Returns the open tables at which an owner has a seat or is the host."""
    return [room for room in lobby.rooms.values() if room.own(owner) or room.row.host == owner]
