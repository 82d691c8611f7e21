"""Who is at a table just now, who looks at it, and who may; everybody there is told."""

from hmac import compare_digest
from typing import TYPE_CHECKING, NamedTuple

from bordspil.core.game import BadRequest
from bordspil.server.session.connection import Connection
from bordspil.server.session.wire.requests import SetVisible
from bordspil.server.store.rows import SeatRow

if TYPE_CHECKING:
    from bordspil.server.table.open_table import OpenTable

COUNTED = 100  # onlookers beyond these come and go unnoticed


class Present(NamedTuple):
    """Who is at a table at a moment, at this server or another, and who of them looks at it."""

    here: set[bytes]
    looking: set[bytes]
    onlookers: int  # browsers without a seat, counted up to a limit


def at(table: "OpenTable") -> Present:
    """Who is at a table now: reckoned once for all who are told."""
    here, looking = set(table.elsewhere), {owner for owner, looks in table.elsewhere.items() if looks}
    for one in table.connections:
        here.add(one.owner)
        if one.is_looking:
            looking.add(one.owner)
    return Present(here, looking, min(COUNTED, len(here) - len(table.owners & here)))


def is_here(table: "OpenTable", owner: bytes | None) -> bool:
    """Whether a browser of this owner is turned to the table."""
    return owner in table.elsewhere or any(one.owner == owner for one in table.connections)


def is_looking(table: "OpenTable", owner: bytes | None) -> bool:
    """Whether this owner has the table before their eyes."""
    is_there = owner is not None and table.elsewhere.get(owner, False)
    return is_there or any(one.owner == owner and one.is_looking for one in table.connections)


def is_noticed(table: "OpenTable", owner: bytes) -> bool:
    """Whether others are told when somebody comes or goes: players always, onlookers of a game while they count."""
    if table.own(owner) or compare_digest(table.row.host, owner):
        return True
    return table.row.stage != "waiting" and at(table).onlookers < COUNTED


def is_awaited(present: Present, seat: SeatRow) -> bool:
    """Whether a seat belongs to somebody who is away, with no bot standing in."""
    return seat.kind == "person" and not seat.stand_in and seat.owner not in present.here


def may_replace(table: "OpenTable", owner: bytes, present: Present) -> bool:
    """Whether somebody may let bots stand in for others: the host, or any player while the host is away."""
    if compare_digest(table.row.host, owner):
        return True
    return bool(table.own(owner)) and table.row.host not in present.here


def is_welcome(table: "OpenTable", owner: bytes) -> bool:
    """Whether somebody may look at a table; before the start everybody may, to find a seat."""
    row = table.row
    if row.terms.spectators or row.stage == "waiting" or compare_digest(row.host, owner):
        return True
    return bool(table.own(owner))


def dismiss(table: "OpenTable") -> None:
    """Sends away who may no longer look at a table."""
    if table.row.terms.spectators:
        return
    for one in [one for one in table.connections if not is_welcome(table, one.owner)]:
        table.connections.remove(one)
        one.table_code = None
        one.refuse(BadRequest("no-spectators"), "open-table")


async def set_visible(table: "OpenTable", who: Connection, message: SetVisible) -> None:
    """Somebody turns to the page or away from it."""
    before = bool(table.own(who.owner)) and is_looking(table, who.owner)
    who.is_looking = message.visible
    if table.own(who.owner) and is_looking(table, who.owner) != before:
        table.tell_all(who)
    else:
        table.tell_info(who)
