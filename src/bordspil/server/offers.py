"""Public tables that wait for players, told to everybody who looks for one, as they come and go."""

import asyncio
from typing import TYPE_CHECKING

from bordspil.server.connection import Connection, encode
from bordspil.server.wire import Browse, Offer, Offers

if TYPE_CHECKING:
    from bordspil.server.lobby import Lobby
    from bordspil.server.tables import OpenTable

LISTED = 50
PAUSE = 0.2  # news is gathered for so many seconds, however many people come and go


async def browse(lobby: "Lobby", who: Connection, message: Browse) -> None:
    """Tells somebody of the public tables, and from then on of every change, until they turn to a table."""
    if who.table is None:
        lobby.public.readers.add(who)
    who.tell(lobby.public.encoded())


class Public:
    """The public tables with an open seat at which somebody waits just now."""

    def __init__(self) -> None:
        self.offers: dict[str, Offer] = {}
        self.readers: set[Connection] = set()
        self.timer: asyncio.TimerHandle | None = None

    def note(self, table: "OpenTable") -> None:
        """Looks whether a table is to be listed, after anything has happened there."""
        code = table.row.code
        if code not in self.offers and not (table.row.terms.public and table.row.stage == "waiting"):
            return
        offer = offer_of(table)
        if offer == self.offers.get(code):
            return
        if offer is None:
            del self.offers[code]
        else:
            self.offers[code] = offer
        if self.readers and self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(PAUSE, self._tell)

    def encoded(self) -> bytes:
        """The list as it is sent, newest first."""
        return encode(Offers(list(self.offers.values())[: -LISTED - 1 : -1]))

    def _tell(self) -> None:
        self.timer = None
        told = self.encoded()
        for reader in self.readers:
            reader.tell(told)


def offer_of(table: "OpenTable") -> Offer | None:
    """A table as strangers see it; None where none may come, or nobody would be there to meet them."""
    row = table.row
    free = sum(seat.kind == "open" for seat in row.seats)
    is_there = any(table.own(connection.owner) for connection in table.connections)
    if not (row.terms.public and row.stage == "waiting" and free and is_there):
        return None
    options = {one.name: one.shown(row.options.get(one.name, one.default)) for one in table.game.options}
    names = [seat.name for seat in row.seats if seat.kind == "person"]
    return Offer(row.code, row.game, options, row.terms, names, len(row.seats), free)
