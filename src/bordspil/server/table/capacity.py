"""The capacity for open tables: how many an address may open, and which one closes when there is no room for another.

A part of the capacity is kept for games that have begun, as their players may come back at any moment. When all of it
is used, the network with the most open tables loses one, waiting tables first, to a network with fewer. So no network
keeps others out by opening many.
"""

from collections import Counter

from bordspil.core.game import BadRequest
from bordspil.server import metrics
from bordspil.server.session.payers import network_of
from bordspil.server.table.open_tables import OpenTables
from bordspil.server.table.room import Room

KEPT = 10  # one part in so many is kept for tables that are not new
STAGES = ("waiting", "over", "playing")  # the order in which tables are closed


def make_room(tables: OpenTables, payer: str, is_new: bool = False) -> None:
    """Refuses if an address has too many tables open, or if no table of another network may be closed for one more."""
    tables.rate_limits.hold("open_tables", payer).release()
    most = tables.settings.open_tables
    if is_new:
        most -= most // KEPT
    if len(tables.rooms) + len(tables.openings.begun) < most:
        return
    if (room := _least(tables, network_of(payer))) is None:
        metrics.rate_limited.labels("open_tables").inc()
        raise BadRequest("server-full")
    tables.close(room, BadRequest("server-full"))


def _least(tables: OpenTables, asking: str) -> Room | None:
    """Returns the table to close: one of the network with the most tables, if it has more than the one that asks."""
    networks = {room: network_of(room.payer) for room in tables.rooms.values()}
    counts = Counter(networks.values())
    theirs = [
        (counts[network], -STAGES.index(room.row.stage), code)
        for code, room in tables.rooms.items()
        if (network := networks[room]) and counts[network] > counts[asking] + 1 and _is_alone(room, network)
    ]
    return tables.rooms[max(theirs)[2]] if theirs else None


def _is_alone(room: Room, network: str) -> bool:
    """Returns whether all connections of a table come from one network, and no command runs there."""
    return (
        bool(room.connections)
        and not room.lock.locked()
        and not room.elsewhere
        and all(network_of(one.address) == network for one in room.connections)
    )
