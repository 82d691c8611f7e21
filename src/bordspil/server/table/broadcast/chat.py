"""Chat: what has been said at a table, told as it is said, and whole to those who come."""

from bordspil.server.session.connection import Connection, encode
from bordspil.server.session.wire.answers import Said
from bordspil.server.table.change import Change, Talked
from bordspil.server.table.room import Room


def tell_change(room: Room, change: Change) -> None:
    """Tells everybody what has been said."""
    for event in change.of(Talked):
        told = encode(Said(list(event.lines), event.is_all))
        for connection in room.connections:
            connection.tell(told)


async def tell_all(room: Room, who: Connection) -> None:
    """Tells everything that has been said to a connection that comes."""
    if room.row.terms.chat and (lines := await room.read_lines()):
        who.tell(encode(Said(list(lines), True)))
