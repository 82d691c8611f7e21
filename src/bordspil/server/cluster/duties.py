"""Duties: at which tables this server plays the bots, runs the clocks and sends the notices, by the leases it has."""

from collections.abc import Callable

from bordspil.server.cluster.leases import Leases
from bordspil.server.cluster.messages import Free
from bordspil.server.table.lobby import Lobby
from bordspil.server.table.room import Room


class Duties:
    """Takes the leases of tables that are open here and free, and returns those of tables that are not."""

    def __init__(
        self, lobby: Lobby, leases: Leases, publish: Callable[[str, Free], None], hurry: Callable[[], None]
    ) -> None:
        self.lobby = lobby
        self.leases = leases
        self.publish = publish
        self.hurry = hurry  # lets `work` be called soon
        self.wanting: set[str] = set()  # tables to be taken over as soon as they are free
        self.refused: set[str] = set()  # those that were not, a moment ago
        self.leaving: set[str] = set()  # tables whose lease is to be given back

    def has_any(self, room: Room) -> bool:
        """Whether anything is to be done at a table that only one server may do."""
        if room.row.stage != "playing":
            return False
        has_bot = any(seat.bot for seat in room.row.seats)
        return has_bot or room.row.clock is not None or self.lobby.settings.sends_notices

    def want(self, code: str) -> None:
        """Takes a table over as soon as possible, unless others were found to hold it a moment ago."""
        if code not in self.refused and not self.leases.holds(code):
            self.wanting.add(code)
            self.hurry()

    def freed(self, room: Room) -> None:
        """Another server has let a table go."""
        self.refused.discard(room.row.code)
        if self.has_any(room):
            self.want(room.row.code)

    def closed(self, code: str) -> None:
        """Nobody is at a table here any more: others may look after it."""
        self.wanting.discard(code)
        if code in self.leases.held:
            self.leaving.add(code)
            self.hurry()

    async def take(self, code: str) -> bool:
        """Takes one table over; whether it worked."""
        if not self.leases.holds(code):
            await self.leases.take([code])
        return self.leases.holds(code)

    async def give_back_all(self) -> None:
        """Lets the others have everything."""
        await self._give_back(set(self.leases.held))

    async def work(self) -> None:
        """Takes what is wanted, and returns what is not."""
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
        """Holds on to what is held, and tries again for what is wanted: its holder may be dead."""
        await self.leases.renew()
        self.refused.clear()
        for code, room in list(self.lobby.rooms.items()):
            if self.leases.holds(code):
                self.lobby.bots.wake(room)  # they may have stopped while nothing could be written
            elif self.has_any(room):
                self.want(code)
        self.leaving |= self.leases.held.keys() - self.lobby.rooms.keys()
        if self.leaving:
            self.hurry()

    async def _give_back(self, codes: set[str]) -> None:
        for code in await self.leases.give_back(codes):
            self.publish(code, Free(self.leases.holder))
