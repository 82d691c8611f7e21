"""Sends the time that every seat has left, with every turn at a table with a clock."""

from collections.abc import Sequence

from bordspil.server.session.connection import Connection, encode
from bordspil.server.session.wire.tables import Time
from bordspil.server.table.change import Change
from bordspil.server.table.room import Room


def publish_change(room: Room, change: Change) -> None:
    """Sends the clocks to all connections after a move, except the last one."""
    if change.steps and change.after.row.stage != "over":
        send(room, room.connections)


def send(room: Room, connections: Sequence[Connection]) -> None:
    """Sends the clocks to some connections."""
    clock = room.row.clock
    if clock is None or not connections:
        return
    now, running = room.store.service_clock.now(), clock.running
    used = clock.overrun(now)
    reserves = [max(0.0, left - used) if seat == running else left for seat, left in enumerate(clock.reserves)]
    own = 0.0 if running is None else max(0.0, clock.left(running, now) - reserves[running])
    message = encode(Time(running, round(own, 2), [round(left, 2) for left in reserves]))
    for connection in connections:
        connection.send(message)
