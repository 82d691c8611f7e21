"""Chat: what has been said at a table, message as it is said, and whole to those who come."""

from bordspil.server.session.connection import Connection, encode
from bordspil.server.session.wire.answers import Said
from bordspil.server.table.change import Change, Talked
from bordspil.server.table.room import Room


def publish_change(room: Room, change: Change) -> None:
    """Tells everybody what has been said."""
    for event in change.of(Talked):
        message = encode(Said(list(event.lines), event.is_all))
        for connection in room.connections:
            connection.send(message)


async def send_all(room: Room, who: Connection) -> None:
    """Tells everything that has been said to a connection that comes."""
    if room.row.terms.chat and (lines := await room.read_lines()):
        who.send(encode(Said(list(lines), True)))
