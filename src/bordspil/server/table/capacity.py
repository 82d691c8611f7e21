"""Room for open tables: what one address may have open, and which table gives way when there is no more room.

New tables leave a part of the room to games that have begun, which their players may come back to at any moment. When
all of it is used, the network that holds most tables gives one up for whoever holds fewer, its waiting tables first:
so nobody keeps others out by opening many.
"""

from collections import Counter

from bordspil.core.game import BadRequest
from bordspil.server import metrics
from bordspil.server.session.payers import network_of
from bordspil.server.table.open_tables import OpenTables
from bordspil.server.table.room import Room

KEPT = 10  # one part in so many is kept for tables that are not new
STAGES = ("waiting", "over", "playing")  # in this order tables give way


def make_room(tables: OpenTables, payer: str, is_new: bool = False) -> None:
    """Refuses where an address has too many tables open, or where nobody else's can give way to one more."""
    tables.rate_limits.hold("open_tables", payer).release()
    most = tables.settings.open_tables
    if is_new:
        most -= most // KEPT
    if len(tables.rooms) + len(tables.openings) < most:
        return
    if (room := _least(tables, network_of(payer))) is None:
        metrics.rate_limited.labels("open_tables").inc()
        raise BadRequest("server-full")
    tables.close(room, BadRequest("server-full"))


def _least(tables: OpenTables, asking: str) -> Room | None:
    """The table that gives way: one of the network that holds most, and more than the one that asks."""
    networks = {room: network_of(room.payer) for room in tables.rooms.values()}
    counts = Counter(networks.values())
    theirs = [
        (counts[network], -STAGES.index(room.row.stage), code)
        for code, room in tables.rooms.items()
        if (network := networks[room]) and counts[network] > counts[asking] + 1 and _is_alone(room, network)
    ]
    return tables.rooms[max(theirs)[2]] if theirs else None


def _is_alone(room: Room, network: str) -> bool:
    """Whether all at a table come from one network, and nothing is being done there at this moment."""
    return (
        bool(room.connections)
        and not room.lock.locked()
        and not room.elsewhere
        and all(network_of(one.address) == network for one in room.connections)
    )
