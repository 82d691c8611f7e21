"""Who is at a table just now: everybody there sees who is away, and who may do something about it."""

from hmac import compare_digest
from typing import TYPE_CHECKING

from bordspil.server.rows import SeatRow

if TYPE_CHECKING:
    from bordspil.server.tables import OpenTable


def is_here(table: "OpenTable", owner: bytes | None) -> bool:
    """Whether a browser of this owner is turned to the table."""
    return any(one.owner == owner for one in table.connections)


def is_awaited(table: "OpenTable", seat: SeatRow) -> bool:
    """Whether a seat belongs to somebody who is away, with no bot standing in."""
    return seat.kind == "person" and not seat.stand_in and not is_here(table, seat.owner)


def may_replace(table: "OpenTable", owner: bytes) -> bool:
    """Whether somebody may let bots stand in for others: the host, or any player while the host is away."""
    if compare_digest(table.row.host, owner):
        return True
    return bool(table.own(owner)) and not is_here(table, table.row.host)
