"""Sends chat: new lines to all connections at a table, all lines to a new connection."""

from bordspil.server.session.connection import Connection, encode
from bordspil.server.session.wire.answers import Said
from bordspil.server.table.change import Change, Talked
from bordspil.server.table.room import Room


def publish_change(room: Room, change: Change) -> None:
    """Sends new lines of chat to all connections."""
    for event in change.of(Talked):
        message = encode(Said(list(event.lines), event.is_all))
        for connection in room.connections:
            connection.send(message)


async def send_all(room: Room, who: Connection) -> None:
    """Sends all lines of chat to a new connection."""
    if room.row.terms.chat and (lines := await room.read_lines()):
        who.send(encode(Said(list(lines), True)))
