"""The list of public tables that wait for players, sent to its readers whenever it changes."""

import asyncio
from collections.abc import Callable

from bordspil.core.options import show
from bordspil.server.session.connection import Connection, encode
from bordspil.server.session.wire.answers import Offer, Offers
from bordspil.server.table.change import Change
from bordspil.server.table.room import Room

LISTED = 50
PAUSE = 0.2  # seconds for which changes are gathered before the list is sent
PER_SECOND = 500  # readers served in a second; with more of them, changes are gathered for longer


class Public:
    """The public tables with an open seat and a player who waits."""

    def __init__(self) -> None:
        self.offers: dict[str, Offer] = {}
        self.readers: set[Connection] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.elsewhere: dict[str, tuple[float, list[Offer]]] = {}  # at other servers, each until a moment
        self.on_change: Callable[[list[Offer]], None] | None = None
        self.has_changed = False  # here, since the list was sent to other servers
        self.list: bytes | None = None  # encoded, until the list changes

    def update(self, room: Room, change: Change) -> None:
        """Updates the entry of a table after a change of it or of the presence there."""
        code = room.row.code
        if code not in self.offers and not (room.row.terms.public and room.row.stage == "waiting"):
            return
        offer = offer_of(room)
        if offer == self.offers.get(code):
            return
        if offer is None:
            del self.offers[code]
        else:
            self.offers[code] = offer
        self.has_changed = self.on_change is not None
        self._send_soon()

    def receive(self, server: str, until: float, offers: list[Offer]) -> None:
        """Takes the list of another server."""
        before = self.elsewhere.get(server, (0.0, []))[1]
        self.elsewhere[server] = (until, offers)
        if offers != before:
            self._send_soon()

    def expire(self, now: float) -> None:
        """Drops the lists of servers that have been silent too long."""
        silent = [server for server, (until, _) in self.elsewhere.items() if until < now]
        for server in silent:
            if self.elsewhere.pop(server)[1]:
                self._send_soon()

    def encoded(self) -> bytes:
        """Returns the encoded list, newest first; a table that is open at several servers is listed once."""
        if self.list is None:
            there = {offer.code: offer for _, offers in self.elsewhere.values() for offer in offers}
            self.list = encode(Offers(list((there | self.offers).values())[: -LISTED - 1 : -1]))
        return self.list

    def newest(self) -> list[Offer]:
        """Returns this server's newest tables, as many as a list holds."""
        return list(self.offers.values())[-LISTED:]

    def _send_soon(self) -> None:
        self.list = None
        if (self.readers or self.has_changed) and self.timer is None:
            pause = max(PAUSE, len(self.readers) / PER_SECOND)
            self.timer = asyncio.get_running_loop().call_later(pause, self._send)

    def _send(self) -> None:
        self.timer = None
        if self.has_changed and self.on_change is not None:
            self.has_changed = False
            self.on_change(self.newest())
        message = self.encoded()
        for reader in self.readers:
            reader.send(message)


def offer_of(room: Room) -> Offer | None:
    """Returns the entry of a table; None if it is not public, is full, or no player waits there."""
    row = room.row
    free = sum(seat.kind == "open" for seat in row.seats)
    is_there = any(room.own(connection.owner) for connection in room.connections)
    if not (row.terms.public and row.stage == "waiting" and free and is_there):
        return None
    options = show(room.game, row.options)
    names = [seat.name for seat in row.seats if seat.kind == "person"]
    return Offer(row.code, row.game, options, row.terms, names, len(row.seats), free)
