"""Who is at a table just now, who looks at it, and who may; everybody there is told."""

from hmac import compare_digest
from typing import NamedTuple

from bordspil.core.game import BadRequest
from bordspil.server.table.change import Change
from bordspil.server.table.room import Room

COUNTED = 100  # spectators beyond these come and go unnoticed


class Present(NamedTuple):
    """Who is at a table at a moment, at this server or another, and who of them looks at it."""

    here: set[bytes]
    looking: set[bytes]
    spectators: int  # browsers without a seat, counted up to a limit


def at(table: Room) -> Present:
    """Who is at a table now: reckoned once for all who are told."""
    here, looking = set(table.elsewhere), {owner for owner, looks in table.elsewhere.items() if looks}
    for one in table.connections:
        here.add(one.owner)
        if one.is_looking:
            looking.add(one.owner)
    return Present(here, looking, min(COUNTED, len(here) - len(table.owners & here)))


def is_here(table: Room, owner: bytes | None) -> bool:
    """Whether a browser of this owner is turned to the table."""
    return owner in table.elsewhere or any(one.owner == owner for one in table.connections)


def is_looking(table: Room, owner: bytes | None) -> bool:
    """Whether this owner has the table before their eyes."""
    is_there = owner is not None and table.elsewhere.get(owner, False)
    return is_there or any(one.owner == owner and one.is_looking for one in table.connections)


def is_noticed(table: Room, owner: bytes) -> bool:
    """Whether others are told when somebody comes or goes: players always, spectators of a game while they count."""
    if table.own(owner) or compare_digest(table.row.host, owner):
        return True
    return table.row.stage != "waiting" and at(table).spectators < COUNTED


def is_welcome(table: Room, owner: bytes) -> bool:
    """Whether somebody may look at a table; before the start everybody may, to find a seat."""
    row = table.row
    if row.terms.spectators or row.stage == "waiting" or compare_digest(row.host, owner):
        return True
    return bool(table.own(owner))


def dismiss(table: Room, change: Change) -> None:
    """Sends away who may no longer look at a table."""
    if table.row.terms.spectators:
        return
    for one in [one for one in table.connections if not is_welcome(table, one.owner)]:
        table.connections.remove(one)
        one.table_code = None
        one.refuse(BadRequest("no-spectators"), "open-table")
