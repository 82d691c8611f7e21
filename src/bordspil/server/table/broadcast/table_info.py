"""Broadcasts the table info, which is all of a table but its game state; it is encoded once for all spectators."""

import asyncio
from collections.abc import Sequence
from hmac import compare_digest

from bordspil.core.characters import portrait_of
from bordspil.core.game import Seat
from bordspil.core.options import show
from bordspil.server.session.connection import Connection, encode
from bordspil.server.session.wire.tables import SeatInfo, TableInfo
from bordspil.server.table import presence
from bordspil.server.table.appearance import colours_of
from bordspil.server.table.bots import seat_bots
from bordspil.server.table.broadcast import clock_times
from bordspil.server.table.broadcast.debounce import Debounce
from bordspil.server.table.change import CaughtUp, Change
from bordspil.server.table.commands.absence import is_awaited, may_replace
from bordspil.server.table.presence import Present
from bordspil.server.table.room import PresenceChanged, Room
from bordspil.server.table.snapshot import owns

SPECTATOR = b"spectator"  # stands for every owner without a seat who is not the host


def publish_change(room: Room, change: Change) -> None:
    """Broadcasts a change of anything but the game: its start and end at once, everything else debounced."""
    for event in change.of(PresenceChanged):
        _publish_presence(room, event)
    before, after = change.before, change.after
    is_anew = any(change.of(CaughtUp))
    is_lapsed = before.asking is not None and after.asking is None
    if is_anew or is_lapsed or after.row.change != before.row.change:
        broadcast(room, is_urgent=is_anew or change.is_start or change.is_end)
    elif after.row is not before.row:
        room.info.encoded = {}


def _publish_presence(room: Room, event: PresenceChanged) -> None:
    if event.is_remote:
        broadcast_soon(room)
    elif event.is_noticed:
        broadcast(room, event.connection)
    elif event.connection is not None:
        send(room, event.connection)


def broadcast(room: Room, first: Connection | None = None, is_urgent: bool = False) -> None:
    """Broadcasts the table info, debounced; `first` gets it at once, as do all if it is urgent."""
    _change_version(room)
    if first is not None:
        send(room, first)
    if is_urgent:
        _debounce(room).now()
    else:
        _debounce(room).call()


def broadcast_soon(room: Room) -> None:
    """Broadcasts the table info later, for callers that do not hold the lock of the room."""
    _change_version(room)
    _debounce(room).soon()


def send(room: Room, connection: Connection) -> None:
    """Sends the table info to one connection, even if it has got this version."""
    _send(room, [connection])


def _change_version(room: Room) -> None:
    room.info.version += 1
    room.info.encoded = {}


def _debounce(room: Room) -> Debounce:
    if room.info.debounce is None:
        room.info.debounce = Debounce(lambda: _send_to_outdated(room), lambda: _broadcast_later(room))
    return room.info.debounce


def _broadcast_later(room: Room) -> None:
    room.info.task = asyncio.create_task(_broadcast_locked(room))


async def _broadcast_locked(room: Room) -> None:
    """Broadcasts while it holds the lock of the room."""
    async with room.lock:
        _send_to_outdated(room)


def _send_to_outdated(room: Room) -> None:
    _send(room, [one for one in room.connections if one.info_version != room.info.version])


def _send(room: Room, connections: Sequence[Connection]) -> None:
    named = room.owners | {room.row.host}
    for connection in connections:
        owner = connection.owner if connection.owner in named else SPECTATOR
        if owner not in room.info.encoded:
            _encode(room, named)
        connection.info_version = room.info.version
        connection.send(room.info.encoded[owner])
    clock_times.send(room, connections)


def _encode(room: Room, named: set[bytes]) -> None:
    """Encodes the table info for each present owner of a seat, and once for all spectators."""
    present = presence.at(room)
    owners = (named & present.here) | {SPECTATOR}
    room.info.encoded = {owner: encode(info(room, owner, present)) for owner in owners}


def info(room: Room, owner: bytes, present: Present) -> TableInfo:
    """Returns the table info as one owner gets it."""
    row = room.row
    is_over = row.stage == "over"
    colours = colours_of(row.seats)
    return TableInfo(
        code=row.code,
        game=row.game,
        options=show(room.game, row.options),
        terms=row.terms,
        seats=[_seat(room, number, present, owner, colour) for number, colour in enumerate(colours)],
        stage=row.stage,
        hides=room.hides,
        spectators=present.spectators,
        host=compare_digest(row.host, owner),
        commitment=room.commitment,
        seed=row.seed.hex() if is_over else None,
        rematch=row.rematch,
        undo=room.asking,
    )


def _seat(room: Room, number: Seat, present: Present, owner: bytes, colour: int) -> SeatInfo:
    seat = room.row.seats[number]
    return SeatInfo(
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        connected=seat.kind == "bot" or seat.owner in present.here or (seat.kind == "person" and seat.owner is None),
        looking=seat.owner in present.looking,
        yours=owns(owner, seat),
        traits=seat_bots.traits(room, number),
        stand_in=seat.stand_in,
        replaceable=room.row.stage == "playing"
        and may_replace(room.snapshot, owner, present.here)
        and is_awaited(seat, present.here),
        lost=bool(seat.lost),
        colour=colour,
        portrait=portrait_of(seat.level, seat.name) if seat.kind == "bot" else seat.portrait,
    )
