"""The other servers at the same store: hints to and from them, people who are at their end of a table, and leases.

A hint says how far a table is; whoever is behind reads the store. What the bus loses is found by looking into the store
now and then, so that it never matters whether a hint arrives.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bordspil.core.game import BadRequest, Refusal
from bordspil.server import logs
from bordspil.server.cluster import people_elsewhere
from bordspil.server.cluster.bus import Bus, Nats, Silence
from bordspil.server.cluster.duties import Duties
from bordspil.server.cluster.leases import Leases
from bordspil.server.cluster.messages import Called, Free, Here, Hint, Offered, Person, decode, encode
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
    """What this server tells the others and hears from them."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.settings = lobby.settings
        self.leases = Leases(lobby.store, lobby.settings.lease_seconds)
        self.id = self.leases.holder
        self.bus: Bus = Nats(self.settings.bus, self._greet) if self.settings.bus else Silence()
        self.bus.listen(WHOLE_SERVER, self._hear_all)
        self.ahead: dict[str, Position] = {}  # tables to be read again
        self.work = asyncio.Event()
        self.people = PeopleElsewhere(lobby, self.id, self._publish)
        self.duties = Duties(lobby, self.leases, self._publish, self.work.set)
        loops = (self._go_to_work, self._look, self._keep_leases)
        self.tasks = [asyncio.create_task(self._run(loop)) for loop in loops]

    async def close(self) -> None:
        """Gives everything back and lets go of the bus."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        try:
            await self.duties.give_back_all()
        except StoreDown:
            logs.warning("leases-not-returned", count=len(self.leases.held))
        self.people.say_goodbye()
        await asyncio.sleep(0)
        await self.bus.close()

    @property
    def free(self) -> str:
        """The condition of a query that leaves out the tables other servers look after."""
        return self.leases.free

    @property
    def is_joined(self) -> bool:
        """Whether the other servers can be told of anything."""
        return self.bus.is_up

    @property
    def lease_count(self) -> int:
        """How many tables this server looks after."""
        return len(self.leases.held)

    def holds(self, code: str) -> bool:
        """Whether this server looks after a table."""
        return self.leases.holds(code)

    def invalidate(self, code: str) -> None:
        """Drops a lease after a failed write; it must be taken again before it is used."""
        self.leases.invalidate(code)

    def opened(self, room: Room) -> None:
        """Listens to what others say of a table, and asks who is there."""
        code = room.row.code
        self.bus.listen(code, lambda data: self._hear(code, data))
        self.people.say(room, asks=True)
        if self.duties.has_any(room):
            self.want(code)

    def closed(self, code: str) -> None:
        """Nobody is at a table here any more: others may look after it."""
        self.bus.leave(code)
        self.people.closed(code)
        self.ahead.pop(code, None)
        self.duties.closed(code)

    def wrote(self, room: Room) -> None:
        """Something has been written at a table."""
        self._publish(room.row.code, Hint(self.id, room.position))

    def note(self, room: Room) -> None:
        """People may have come or gone."""
        self.people.note(room)

    def offer(self, offers: list[Offer]) -> None:
        """The public tables here have changed."""
        self.bus.publish(WHOLE_SERVER, encode(Offered(self.id, offers)))

    def call(self, room: Room, owner: bytes) -> None:
        """It is somebody's turn, whose windows may be elsewhere."""
        self.bus.publish(WHOLE_SERVER, encode(Called(self.id, room.row.code, room.row.game, owner)))

    def publish_person(self, owner: bytes, browser: bytes = b"") -> None:
        """Something about somebody has changed."""
        self.bus.publish(WHOLE_SERVER, encode(Person(self.id, owner, browser)))

    async def publish_positions(self, codes: list[str]) -> None:
        """Something has been written at tables that may be open at other servers only."""
        for code, position in (await self.lobby.store.read(find_positions, codes)).items():
            self._publish(code, Hint(self.id, position))

    def want(self, code: str) -> None:
        """Takes a table over as soon as possible."""
        self.duties.want(code)

    def fence(self, code: str) -> list[Statement]:
        """What is written with everything that only one server may do."""
        return [self.leases.fence(code)]

    async def take(self, code: str) -> bool:
        """Takes one table over; whether it worked."""
        return await self.duties.take(code)

    def _greet(self) -> None:
        """The bus is back: everybody is to know who is where."""
        for room in list(self.lobby.rooms.values()):
            self.people.say(room, asks=True)
        self.offer(self.lobby.public.newest())

    def _hear(self, code: str, data: bytes) -> None:
        word, room = decode(data), self.lobby.rooms.get(code)
        if word.server == self.id or room is None:
            return
        if isinstance(word, Hint):
            if is_behind(room.snapshot, room.position, word.position):
                self._follow(code, word.position)
        elif isinstance(word, Here):
            self.people.hear(room, word.server, word.people)
            if word.asks:  # and what was written while it did not listen yet
                self.people.say(room)
                self.wrote(room)
        elif isinstance(word, Free):
            self.duties.freed(room)

    def _hear_all(self, data: bytes) -> None:
        word, lobby = decode(data), self.lobby
        if word.server == self.id:
            return
        if isinstance(word, Offered):
            lobby.public.hear(word.server, time.monotonic() + people_elsewhere.GONE, word.offers)
        elif isinstance(word, Called):
            your_turn.send_turn(lobby, word.code, word.game, word.owner)
        elif isinstance(word, Person):
            lobby.tasks.start(_reload(lobby, word))

    def _follow(self, code: str, there: Position) -> None:
        known = self.ahead.get(code)
        self.ahead[code] = there if known is None else Position(*map(max, known, there))
        self.work.set()

    def _publish(self, code: str, word: Hint | Here | Free) -> None:
        self.bus.publish(code, encode(word))

    async def _run(self, loop: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await loop()
            except StoreDown:
                await asyncio.sleep(0.2)
            except Exception as error:  # nobody awaits this task, so it says itself what went wrong
                logs.warning("peers-failed", error)
                await asyncio.sleep(1.0)

    async def _go_to_work(self) -> None:
        """Does what was asked for a moment ago: reads what is ahead, takes what is wanted, returns what is not."""
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
                    return  # the next look into the store finds it
                except Refusal as refusal:
                    self.lobby.close(room, refusal)

    async def _look(self) -> None:
        """Looks into the store how far all open tables are, and says who is here."""
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
            self.people.forget()
            self.lobby.public.forget(time.monotonic())
            if self.lobby.public.offers:
                self.offer(self.lobby.public.newest())
        await account_info.reload_all(self.lobby)

    async def _keep_leases(self) -> None:
        """Renews what is held before it is over."""
        await asyncio.sleep(self.leases.seconds / 3)
        await self.duties.renew()


async def _reload(lobby: Lobby, word: Person) -> None:
    """Reloads the account of a browser; while the store is down, a later poll does so."""
    with suppress(Refusal):
        await account_info.reload_browser(lobby, word.owner, word.browser)
