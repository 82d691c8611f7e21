"""The other servers at the same store: hints to and from them, presence at their side of a table, and leases.

A hint says how far a table is; a server that is behind reads the store. Every server polls the store as well, so that
no hint has to arrive.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bordspil.core.game import BadRequest, Refusal
from bordspil.server import logs
from bordspil.server.cluster import people_elsewhere
from bordspil.server.cluster.bus import Bus, Nats, NoBus
from bordspil.server.cluster.duties import Duties
from bordspil.server.cluster.leases import Leases
from bordspil.server.cluster.messages import (
    LeaseReturned,
    OwnerChanged,
    PeopleHere,
    PositionHint,
    PublicTables,
    TurnHint,
    decode,
    encode,
)
from bordspil.server.cluster.people_elsewhere import PeopleElsewhere
from bordspil.server.notify import your_turn
from bordspil.server.people import account_info
from bordspil.server.session.wire.answers import Offer
from bordspil.server.store import StoreDown
from bordspil.server.store.cluster import Position, find_positions
from bordspil.server.store.rows import Statement
from bordspil.server.table.catch_up import is_behind
from bordspil.server.table.lobby import Lobby
from bordspil.server.table.room import Room

WHOLE_SERVER = "all"
POLLS_PER_RELOAD = 5  # polls of the store between two reloads of all accounts


class Peers:
    """Exchanges hints with the other servers."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.settings = lobby.settings
        self.leases = Leases(lobby.store, lobby.settings.lease_seconds)
        self.id = self.leases.holder
        self.bus: Bus = Nats(self.settings.bus, self._announce) if self.settings.bus else NoBus()
        self.bus.subscribe(WHOLE_SERVER, self._receive_general)
        self.ahead: dict[str, Position] = {}  # positions of tables that this server is behind
        self.work = asyncio.Event()
        self.people = PeopleElsewhere(lobby, self.id, self._publish)
        self.duties = Duties(lobby, self.leases, self._publish, self.work.set)
        loops = (self._work, self._poll, self._renew_leases)
        self.tasks = [asyncio.create_task(self._run(loop)) for loop in loops]

    async def close(self) -> None:
        """Returns all leases and leaves the bus."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        try:
            await self.duties.give_back_all()
        except StoreDown:
            logs.warning("leases-not-returned", count=len(self.leases.held))
        self.people.publish_gone()
        await asyncio.sleep(0)
        await self.bus.close()

    @property
    def free(self) -> str:
        """The condition of a query that leaves out tables whose lease another server holds."""
        return self.leases.free

    @property
    def is_joined(self) -> bool:
        """Whether hints reach the other servers."""
        return self.bus.is_up

    @property
    def lease_count(self) -> int:
        """The number of leases that this server holds."""
        return len(self.leases.held)

    def holds(self, code: str) -> bool:
        """Returns whether this server holds the lease of a table."""
        return self.leases.holds(code)

    def invalidate(self, code: str) -> None:
        """Drops a lease after a failed write; it must be taken again before it is used."""
        self.leases.invalidate(code)

    def opened(self, room: Room) -> None:
        """Subscribes to the hints of a table, and asks who is at it elsewhere."""
        code = room.row.code
        self.bus.subscribe(code, lambda data: self._receive(code, data))
        self.people.publish_people(room, asks=True)
        if self.duties.has_any(room):
            self.want(code)

    def closed(self, code: str) -> None:
        """Unsubscribes from the hints of a table, and returns its lease."""
        self.bus.unsubscribe(code)
        self.people.closed(code)
        self.ahead.pop(code, None)
        self.duties.closed(code)

    def wrote(self, room: Room) -> None:
        """Sends a hint that this server has written a table."""
        self._publish(room.row.code, PositionHint(self.id, room.position))

    def note(self, room: Room) -> None:
        """Sends who is at a table to the other servers, if it has changed."""
        self.people.note(room)

    def offer(self, offers: list[Offer]) -> None:
        """Sends this server's public tables to the other servers."""
        self.bus.publish(WHOLE_SERVER, encode(PublicTables(self.id, offers)))

    def call(self, room: Room, owner: bytes) -> None:
        """Sends a hint that a turn has begun, for connections of its owner at other servers."""
        self.bus.publish(WHOLE_SERVER, encode(TurnHint(self.id, room.row.code, room.row.game, owner)))

    def publish_person(self, owner: bytes, browser: bytes = b"") -> None:
        """Sends a hint that an account or a browser has changed."""
        self.bus.publish(WHOLE_SERVER, encode(OwnerChanged(self.id, owner, browser)))

    async def publish_positions(self, codes: list[str]) -> None:
        """Sends hints of tables that were written, and may be open at other servers only."""
        for code, position in (await self.lobby.store.read(find_positions, codes)).items():
            self._publish(code, PositionHint(self.id, position))

    def want(self, code: str) -> None:
        """Asks for the lease of a table as soon as possible."""
        self.duties.want(code)

    def fence(self, code: str) -> list[Statement]:
        """Returns statements that make a write conflict if another server holds the lease."""
        return [self.leases.fence(code)]

    async def take(self, code: str) -> bool:
        """Takes the lease of a table; returns whether this server holds it."""
        return await self.duties.take(code)

    def _announce(self) -> None:
        """Sends who is here to all servers after a reconnect of the bus, and asks for the same."""
        for room in list(self.lobby.rooms.values()):
            self.people.publish_people(room, asks=True)
        self.offer(self.lobby.public.newest())

    def _receive(self, code: str, data: bytes) -> None:
        message, room = decode(data), self.lobby.rooms.get(code)
        if message.server == self.id or room is None:
            return
        if isinstance(message, PositionHint):
            if is_behind(room.snapshot, room.position, message.position):
                self._follow(code, message.position)
        elif isinstance(message, PeopleHere):
            self.people.receive(room, message.server, message.people)
            if message.asks:  # and the position, in case a hint came before it had subscribed
                self.people.publish_people(room)
                self.wrote(room)
        elif isinstance(message, LeaseReturned):
            self.duties.freed(room)

    def _receive_general(self, data: bytes) -> None:
        message, lobby = decode(data), self.lobby
        if message.server == self.id:
            return
        if isinstance(message, PublicTables):
            lobby.public.receive(message.server, time.monotonic() + people_elsewhere.GONE, message.offers)
        elif isinstance(message, TurnHint):
            your_turn.send_turn(lobby, message.code, message.game, message.owner)
        elif isinstance(message, OwnerChanged):
            lobby.tasks.start(_reload(lobby, message))

    def _follow(self, code: str, there: Position) -> None:
        known = self.ahead.get(code)
        self.ahead[code] = there if known is None else Position(*map(max, known, there))
        self.work.set()

    def _publish(self, code: str, message: PositionHint | PeopleHere | LeaseReturned) -> None:
        self.bus.publish(code, encode(message))

    async def _run(self, loop: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await loop()
            except StoreDown:
                await asyncio.sleep(0.2)
            except Exception as error:  # the task is not awaited, so it logs its own errors
                logs.warning("peers-failed", error)
                await asyncio.sleep(1.0)

    async def _work(self) -> None:
        """Reads the tables that are behind, and takes and returns leases."""
        await self.work.wait()
        self.work.clear()
        ahead, self.ahead = self.ahead, {}
        await asyncio.gather(*(self._catch_up(code, there) for code, there in ahead.items()))
        await self.duties.work()

    async def _catch_up(self, code: str, there: Position) -> None:
        room = self.lobby.rooms.get(code)
        if room is None:
            return
        async with room.lock:
            if is_behind(room.snapshot, room.position, there):
                try:
                    await room.follow(there)
                except StoreDown:
                    return  # the next poll finds it
                except Refusal as refusal:
                    self.lobby.close(room, refusal)

    async def _poll(self) -> None:
        """Polls the store for the positions of all open tables, and sends who is here."""
        for _ in range(POLLS_PER_RELOAD):
            await asyncio.sleep(self.settings.poll_seconds)
            tables = list(self.lobby.rooms.items())
            found = await self.lobby.store.read(find_positions, [code for code, _ in tables])
            for code, room in tables:
                there = found.get(code)
                if there is None:
                    self.lobby.close(room, BadRequest("table-unknown", code=code))
                elif is_behind(room.snapshot, room.position, there):
                    self._follow(code, there)
            self.people.expire()
            self.lobby.public.expire(time.monotonic())
            if self.lobby.public.offers:
                self.offer(self.lobby.public.newest())
        await account_info.reload_all(self.lobby)

    async def _renew_leases(self) -> None:
        """Renews the leases before they expire."""
        await asyncio.sleep(self.leases.seconds / 3)
        await self.duties.renew()


async def _reload(lobby: Lobby, message: OwnerChanged) -> None:
    """Reloads the account of a browser; while the store is down, a later poll does so."""
    with suppress(Refusal):
        await account_info.reload_browser(lobby, message.owner, message.browser)
