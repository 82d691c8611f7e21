"""The curtain: several people with secrets share a device, and each uncovers their own seat when it is their turn."""

from bordspil.server.session.connection import Connection
from bordspil.server.session.wire.requests import RevealSeat
from bordspil.server.table import broadcast
from bordspil.server.table.open_table import OpenTable


async def reveal_seat(table: OpenTable, who: Connection, message: RevealSeat) -> None:
    """Somebody uncovers a seat of theirs, or covers it for the next; nothing of it is sent before."""
    if message.seat is not None:
        table.check_own(who, message.seat)
    who.shown = message.seat
    broadcast.tell_fresh(table, [who])
