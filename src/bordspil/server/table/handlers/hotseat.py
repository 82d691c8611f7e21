"""The curtain: several people with secrets share a device, and each uncovers their own seat when it is their turn."""

from bordspil.server.session.connection import Connection
from bordspil.server.session.wire.requests import RevealSeat
from bordspil.server.table.broadcast.views import send_whole
from bordspil.server.table.room import Room


async def reveal_seat(room: Room, who: Connection, message: RevealSeat) -> None:
    """Somebody uncovers a seat of theirs, or covers it for the next; nothing of it is sent before."""
    if message.seat is not None:
        room.snapshot.check_own(who.owner, message.seat)
    who.shown = message.seat
    send_whole(room, [who])
