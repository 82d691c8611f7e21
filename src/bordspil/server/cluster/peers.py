"""The other servers at the same store: hints to and from them, people who are at their end of a table, and leases.

A hint says how far a table is; whoever is behind reads the store. What the bus loses is found by looking into the store
now and then, so that it never matters whether a hint arrives.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable

from bordspil.core.game import BadRequest, Refusal
from bordspil.server import logs
from bordspil.server.cluster.bus import Bus, Nats, Silence
from bordspil.server.cluster.leases import Leases
from bordspil.server.cluster.messages import Called, Free, Here, Hint, Offered, Person, decode, encode
from bordspil.server.notify import your_turn
from bordspil.server.people import account_info
from bordspil.server.session.wire.answers import Offer
from bordspil.server.store import StoreDown
from bordspil.server.store.cluster import Position, find_positions
from bordspil.server.store.rows import Statement
from bordspil.server.table.broadcast import table_info
from bordspil.server.table.broadcast.pace import Pace
from bordspil.server.table.catch_up import is_behind
from bordspil.server.table.lobby import Lobby
from bordspil.server.table.room import Room

GONE = 10.0  # seconds of silence after which a server's people are taken to be away
WHOLE_SERVER = "all"
DOUBT = 5  # every so many looks into the store also find out who has signed in or out elsewhere


class Peers:
    """What this server tells the others and hears from them."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.settings = lobby.settings
        self.leases = Leases(lobby.store, lobby.settings.lease_seconds)
        self.id = self.leases.holder
        self.bus: Bus = Nats(self.settings.bus, self._greet) if self.settings.bus else Silence()
        self.bus.listen(WHOLE_SERVER, self._hear_all)
        self.told: dict[str, dict[str, bool]] = {}  # who is here, as the others were last told
        self.paces: dict[str, Pace] = {}  # how often they are told of a table
        self.there: dict[str, dict[str, tuple[float, dict[str, bool]]]] = {}  # who is at which other server
        self.ahead: dict[str, Position] = {}  # tables to be read again
        self.wanting: set[str] = set()  # tables to be taken over as soon as they are free
        self.refused: set[str] = set()  # those that were not, a moment ago
        self.leaving: set[str] = set()  # tables whose lease is to be given back
        self.work = asyncio.Event()
        loops = (self._go_to_work, self._look, self._keep_leases)
        self.tasks = [asyncio.create_task(self._run(loop)) for loop in loops]

    async def close(self) -> None:
        """Gives everything back and lets go of the bus."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        try:
            for code in await self.leases.give_back(list(self.leases.held)):
                self._tell(code, Free(self.id))
        except StoreDown:
            logs.warning("leases-not-returned", count=len(self.leases.held))
        for code in self.told:
            self._tell(code, Here(self.id, {}))
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

    def doubt(self, code: str) -> None:
        """Something went wrong under a lease: it has to be taken anew."""
        self.leases.doubt(code)

    def opened(self, table: Room) -> None:
        """Listens to what others say of a table, and asks who is there."""
        code = table.row.code
        self.bus.listen(code, lambda data: self._hear(code, data))
        self._say_who(table, asks=True)
        if self.wants(table):
            self.want(code)

    def closed(self, code: str) -> None:
        """Nobody is at a table here any more: others may look after it."""
        self.bus.leave(code)
        if (pace := self.paces.pop(code, None)) is not None:
            pace.stop()
        if self.told.pop(code, None):
            self._tell(code, Here(self.id, {}))
        self.there.pop(code, None)
        self.ahead.pop(code, None)
        self.wanting.discard(code)
        if code in self.leases.held:
            self.leaving.add(code)
            self.work.set()

    def wrote(self, table: Room) -> None:
        """Something has been written at a table."""
        self._tell(table.row.code, Hint(self.id, table.position))

    def note(self, table: Room) -> None:
        """People may have come or gone."""
        if people_at(table) != self.told.get(table.row.code, {}):
            code = table.row.code
            if code not in self.paces:
                self.paces[code] = Pace(lambda: self._say_who(table))
            self.paces[code].ask()

    def offer(self, offers: list[Offer]) -> None:
        """The public tables here have changed."""
        self.bus.tell(WHOLE_SERVER, encode(Offered(self.id, offers)))

    def call(self, table: Room, owner: bytes) -> None:
        """It is somebody's turn, whose windows may be elsewhere."""
        self.bus.tell(WHOLE_SERVER, encode(Called(self.id, table.row.code, table.row.game, owner)))

    def tell_person(self, owner: bytes, browser: bytes = b"") -> None:
        """Something about somebody has changed."""
        self.bus.tell(WHOLE_SERVER, encode(Person(self.id, owner, browser)))

    async def tell_changes(self, codes: list[str]) -> None:
        """Something has been written at tables that may be open at other servers only."""
        for code, position in (await self.lobby.store.read(find_positions, codes)).items():
            self._tell(code, Hint(self.id, position))

    def wants(self, table: Room) -> bool:
        """Whether anything is to be done at a table that only one server may do."""
        if table.row.stage != "playing":
            return False
        has_bot = any(seat.bot for seat in table.row.seats)
        return has_bot or table.row.clock is not None or self.settings.sends_notices

    def want(self, code: str) -> None:
        """Takes a table over as soon as possible, unless others were found to hold it a moment ago."""
        if code not in self.refused and not self.leases.holds(code):
            self.wanting.add(code)
            self.work.set()

    def fence(self, code: str) -> list[Statement]:
        """What is written with everything that only one server may do."""
        return [self.leases.fence(code)]

    async def take(self, code: str) -> bool:
        """Takes one table over; whether it worked."""
        if not self.leases.holds(code):
            await self.leases.take([code])
        return self.leases.holds(code)

    def _greet(self) -> None:
        """The bus is back: everybody is to know who is where."""
        for table in list(self.lobby.tables.values()):
            self._say_who(table, asks=True)
        self.offer(self.lobby.public.newest())

    def _hear(self, code: str, data: bytes) -> None:
        word, table = decode(data), self.lobby.tables.get(code)
        if word.server == self.id or table is None:
            return
        if isinstance(word, Hint):
            if is_behind(table.snapshot, table.position, word.position):
                self._follow(code, word.position)
        elif isinstance(word, Here):
            self.there.setdefault(code, {})[word.server] = (time.monotonic() + GONE, word.people)
            self._gather(table)
            if word.asks:  # and what was written while it did not listen yet
                self._say_who(table)
                self.wrote(table)
        elif isinstance(word, Free):
            self.refused.discard(code)
            if self.wants(table):
                self.want(code)

    def _hear_all(self, data: bytes) -> None:
        word, lobby = decode(data), self.lobby
        if word.server == self.id:
            return
        if isinstance(word, Offered):
            lobby.public.hear(word.server, time.monotonic() + GONE, word.offers)
        elif isinstance(word, Called):
            your_turn.tell_windows(lobby, word.code, word.game, word.owner)
        elif isinstance(word, Person):
            self._run_errand(account_info.reload_browser(lobby, word.owner, word.browser))

    def _say_who(self, table: Room, asks: bool = False) -> None:
        people = people_at(table)
        self.told[table.row.code] = people
        self._tell(table.row.code, Here(self.id, people, asks))

    def _gather(self, table: Room) -> None:
        """Brings together who is at the other ends of a table; tells those at this one when it has changed."""
        together: dict[bytes, bool] = {}
        for _, people in self.there.get(table.row.code, {}).values():
            for owner, is_looking in people.items():
                key = bytes.fromhex(owner)
                together[key] = together.get(key, False) or is_looking
        if together != table.elsewhere:
            table.elsewhere = together
            table_info.tell_soon(table)
            self.lobby.bots.wake(table)

    def _follow(self, code: str, there: Position) -> None:
        known = self.ahead.get(code)
        self.ahead[code] = there if known is None else Position(*map(max, known, there))
        self.work.set()

    def _tell(self, code: str, word: Hint | Here | Free) -> None:
        self.bus.tell(code, encode(word))

    def _run_errand(self, errand: Awaitable[None]) -> None:
        async def run() -> None:
            try:
                await errand
            except Refusal:
                return  # the store is down; it is looked up again later

        self.lobby.errands.add(task := asyncio.create_task(run()))
        task.add_done_callback(self.lobby.errands.discard)

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
        leaving, self.leaving = self.leaving - self.lobby.tables.keys(), set()
        for code in await self.leases.give_back(leaving):
            self._tell(code, Free(self.id))
        wanting, self.wanting = self.wanting, set()
        if wanting:
            await self.leases.take(wanting)
            self.refused |= {code for code in wanting if not self.leases.holds(code)}
            for code in wanting - self.refused:
                if (table := self.lobby.tables.get(code)) is not None:
                    self.lobby.bots.wake(table)

    async def _catch_up(self, code: str, there: Position) -> None:
        table = self.lobby.tables.get(code)
        if table is None:
            return
        async with table.lock:
            if is_behind(table.snapshot, table.position, there):
                try:
                    await table.follow(there)
                except StoreDown:
                    return  # the next look into the store finds it
                except Refusal as refusal:
                    self._drop(table, refusal)

    def _drop(self, table: Room, why: Refusal) -> None:
        """A table that is no more, or cannot be read, is nobody's to look at."""
        for one in table.connections:
            one.table_code = None
            one.refuse(why, "open-table")
        table.connections.clear()
        self.lobby.note(table)
        self.lobby.let_go(table)

    async def _look(self) -> None:
        """Looks into the store how far all open tables are, and says who is here."""
        for _ in range(DOUBT):
            await asyncio.sleep(self.settings.poll_seconds)
            tables = list(self.lobby.tables.items())
            found = await self.lobby.store.read(find_positions, [code for code, _ in tables])
            for code, table in tables:
                there = found.get(code)
                if there is None:
                    self._drop(table, BadRequest("table-unknown", code=code))
                elif is_behind(table.snapshot, table.position, there):
                    self._follow(code, there)
            self._forget()
        await account_info.reload_all(self.lobby)

    def _forget(self) -> None:
        """Who has not been heard of for a while is away; everybody hears who is still here."""
        now = time.monotonic()
        for code, servers in list(self.there.items()):
            gone = [server for server, (until, _) in servers.items() if until < now]
            for server in gone:
                del servers[server]
            if gone and (table := self.lobby.tables.get(code)) is not None:
                self._gather(table)
        for table in list(self.lobby.tables.values()):
            self._say_who(table)
        self.lobby.public.forget(now)
        if self.lobby.public.offers:
            self.offer(self.lobby.public.newest())

    async def _keep_leases(self) -> None:
        """Holds on to what is held, and tries again for what is wanted: its holder may be dead."""
        await asyncio.sleep(self.leases.seconds / 3)
        await self.leases.renew()
        self.refused.clear()
        for code, table in list(self.lobby.tables.items()):
            if self.leases.holds(code):
                self.lobby.bots.wake(table)  # they may have stopped while nothing could be written
            elif self.wants(table):
                self.want(code)
        self.leaving |= self.leases.held.keys() - self.lobby.tables.keys()
        if self.leaving:
            self.work.set()


def people_at(table: Room) -> dict[str, bool]:
    """Who is at this end of a table, and whether they look at it."""
    people: dict[str, bool] = {}
    for one in table.connections:
        owner = one.owner.hex()
        is_looking = one.is_looking or not table.own(one.owner)  # nobody asks whether an onlooker looks
        people[owner] = people.get(owner, False) or is_looking
    return people
