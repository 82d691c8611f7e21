"""Presence: which owners are at a table, which of them look at it, and which may."""

from collections.abc import Collection
from hmac import compare_digest
from typing import NamedTuple

from bordspil.core.game import BadRequest, Refusal
from bordspil.server.session.connection import Connection
from bordspil.server.session.wire.requests import SetVisible
from bordspil.server.table.change import Change
from bordspil.server.table.room import Room

COUNTED = 100  # further spectators come and go without a broadcast


class Present(NamedTuple):
    """The owners at a table, at this server or another, and those of them who look at it."""

    here: set[bytes]
    looking: set[bytes]
    spectators: int  # owners without a seat, counted up to a limit


def at(room: Room) -> Present:
    """Returns who is at a table; it is computed once for each broadcast."""
    here, looking = set(room.elsewhere), {owner for owner, looks in room.elsewhere.items() if looks}
    for one in room.connections:
        here.add(one.owner)
        if one.is_looking:
            looking.add(one.owner)
    return Present(here, looking, min(COUNTED, len(here) - len(room.owners & here)))


def is_here(room: Room, owner: bytes | None) -> bool:
    """Returns whether an owner has a connection at a table."""
    return owner in room.elsewhere or any(one.owner == owner for one in room.connections)


def is_looking(room: Room, owner: bytes | None) -> bool:
    """Returns whether an owner has a visible page of a table."""
    is_there = owner is not None and room.elsewhere.get(owner, False)
    return is_there or any(one.owner == owner and one.is_looking for one in room.connections)


def is_noticed(room: Room, owner: bytes) -> bool:
    """Returns whether coming and going of an owner is broadcast: always of players, of spectators up to a limit."""
    if room.own(owner) or compare_digest(room.row.host, owner):
        return True
    return room.row.stage != "waiting" and at(room).spectators < COUNTED


def is_welcome(room: Room, owner: bytes) -> bool:
    """Returns whether an owner may look at a table; before the start every owner may, to find a seat."""
    row = room.row
    if row.terms.spectators or row.stage == "waiting" or compare_digest(row.host, owner):
        return True
    return bool(room.own(owner))


async def set_visible(room: Room, who: Connection, message: SetVisible) -> None:
    """Notes whether a page is visible; always answers, as a heartbeat by which the page notices a dead connection."""
    is_player = bool(room.own(who.owner))
    was_looking = is_looking(room, who.owner)
    who.is_looking = message.visible
    room.publish_presence(who, is_noticed=is_player and is_looking(room, who.owner) != was_looking)


def dismiss(room: Room, change: Change) -> None:
    """Kicks out the connections that may no longer watch a table, after a change of its terms."""
    if not room.row.terms.spectators:
        kick(room, [one for one in room.connections if not is_welcome(room, one.owner)], BadRequest("no-spectators"))


def kick(room: Room, connections: Collection[Connection], refusal: Refusal) -> None:
    """Removes connections from a room and sends them the reason."""
    for one in connections:
        room.connections.remove(one)
        one.table_code = None
        one.refuse(refusal, "open-table")
