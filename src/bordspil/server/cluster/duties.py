"""Duties: the tables at which this server plays bots, runs clocks and sends notices, by the leases it holds."""

from collections.abc import Callable

from bordspil.server.cluster.leases import Leases
from bordspil.server.cluster.messages import LeaseReturned
from bordspil.server.table.lobby import Lobby
from bordspil.server.table.room import Room


class Duties:
    """Takes the free leases of tables that are open here, and returns those of others."""

    def __init__(
        self, lobby: Lobby, leases: Leases, publish: Callable[[str, LeaseReturned], None], schedule: Callable[[], None]
    ) -> None:
        self.lobby = lobby
        self.leases = leases
        self.publish = publish
        self.schedule = schedule  # schedules a call of `work`
        self.wanting: set[str] = set()  # tables whose leases are wanted
        self.refused: set[str] = set()  # tables whose leases other servers held a moment ago
        self.leaving: set[str] = set()  # tables whose leases are to be returned

    def has_any(self, room: Room) -> bool:
        """Returns whether a table has anything to do that only one server may do."""
        if room.row.stage != "playing":
            return False
        has_bot = any(seat.bot for seat in room.row.seats)
        return has_bot or room.row.clock is not None or self.lobby.settings.sends_notices

    def want(self, code: str) -> None:
        """Asks for the lease of a table as soon as possible, unless another server held it a moment ago."""
        if code not in self.refused and not self.leases.holds(code):
            self.wanting.add(code)
            self.schedule()

    def freed(self, room: Room) -> None:
        """Asks for a lease that another server has returned, if it is of use here."""
        self.refused.discard(room.row.code)
        if self.has_any(room):
            self.want(room.row.code)

    def closed(self, code: str) -> None:
        """Returns the lease of a table that is no longer open here."""
        self.wanting.discard(code)
        if code in self.leases.held:
            self.leaving.add(code)
            self.schedule()

    async def take(self, code: str) -> bool:
        """Takes the lease of a table; returns whether this server holds it."""
        if not self.leases.holds(code):
            await self.leases.take([code])
        return self.leases.holds(code)

    async def give_back_all(self) -> None:
        """Returns all leases."""
        await self._give_back(set(self.leases.held))

    async def work(self) -> None:
        """Takes the leases that are wanted, and returns those that are not."""
        leaving, self.leaving = self.leaving - self.lobby.rooms.keys(), set()
        await self._give_back(leaving)
        wanting, self.wanting = self.wanting, set()
        if wanting:
            await self.leases.take(wanting)
            self.refused |= {code for code in wanting if not self.leases.holds(code)}
            for code in wanting - self.refused:
                if (room := self.lobby.rooms.get(code)) is not None:
                    self.lobby.bots.wake(room)

    async def renew(self) -> None:
        """Renews all leases, and asks again for those that are wanted: their holder may be dead."""
        await self.leases.renew()
        self.refused.clear()
        for code, room in list(self.lobby.rooms.items()):
            if self.leases.holds(code):
                self.lobby.bots.wake(room)  # they may have stopped while the store was down
            elif self.has_any(room):
                self.want(code)
        self.leaving |= self.leases.held.keys() - self.lobby.rooms.keys()
        if self.leaving:
            self.schedule()

    async def _give_back(self, codes: set[str]) -> None:
        for code in await self.leases.give_back(codes):
            self.publish(code, LeaseReturned(self.leases.holder))
