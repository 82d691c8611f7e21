"""The lobby: finds and opens tables, and attaches connections to their rooms."""

import asyncio

from bordspil import games
from bordspil.core.game import BadRequest, Game
from bordspil.server.local_network import LocalNetwork
from bordspil.server.session.address import Callers
from bordspil.server.session.challenges import Proof
from bordspil.server.session.connection import Connection, PresenceRegistry
from bordspil.server.session.wire.requests import OpenTable
from bordspil.server.settings import Settings
from bordspil.server.store import LONG_READERS, Store, rows
from bordspil.server.store.rows import TableRow
from bordspil.server.table import opening, presence
from bordspil.server.table.bots.bot_workers import Workers
from bordspil.server.table.bots.warming import Warming
from bordspil.server.table.broadcast import chat, views
from bordspil.server.table.commands.time_up import set_running, time_up
from bordspil.server.table.courses import Courses
from bordspil.server.table.open_tables import OpenTables
from bordspil.server.table.replay.analysis import Analyst
from bordspil.server.table.replay.replay import Memory
from bordspil.server.table.replay.replay_queue import Turns
from bordspil.server.table.room import Room
from bordspil.server.table.setup import FindGame

DELIVERIES = 8  # of notices at once, by e-mail and by webhook each


class Lobby(OpenTables):
    """All that a server has open: rooms, and connections at a table or at none."""

    def __init__(self, settings: Settings, store: Store, workers: Workers, find_game: FindGame = games.load) -> None:
        super().__init__(settings, store, workers, find_game)
        self.is_draining = False  # shuts down soon, and reports that it is not ready
        self.callers = Callers(settings.proxies, settings.metrics_networks)
        self.connections: set[Connection] = set()
        self.registry = PresenceRegistry()
        self.proofs: dict[bytes, Proof] = {}
        self.network = LocalNetwork(settings)
        self.long_reads = Turns(LONG_READERS)  # long queries, in the turns of those who ask for them
        self.deliveries = {kind: Turns(DELIVERIES) for kind in ("mail", "hook")}  # of notices, in turn by player
        self.moving = asyncio.Lock()  # held while the tables of an owner are handed over or erased
        self.warming = Warming(workers)
        self.memory = Memory(self.replays)
        self.courses = Courses(find_game)
        self.analyst = Analyst(self.settings, self.rate_limits, self.memory, workers, self.tasks)

    @property
    def sockets(self) -> int:
        """The number of open sockets."""
        return len(self.connections)

    async def find_row(self, code: str) -> tuple[TableRow, Game]:
        """Returns the row of a table and its game; without options if the table is not open."""
        if code in self.rooms:
            return self.rooms[code].row, self.rooms[code].game
        found = await self.store.read(rows.find_row, code)
        if found is None:
            raise BadRequest("table-unknown", code=code[:12])
        return found, self.find_game(found.game)

    async def open(self, code: str, payer: str = "", host: bytes = b"") -> Room:
        """Returns the room of a table, opened if necessary, and charged to its host if no connection asks for it."""
        return await opening.open_table(self, code, payer, host)

    async def open_table(self, who: Connection, message: OpenTable) -> None:
        """Attaches a connection to a table; an unknown code counts as a guess, one of the sender's own tables never."""
        try:
            with who.guessing(), self.rate_limits.guessing(who.address):
                await self.find_row(message.table)
        except BadRequest as refusal:
            if refusal.key != "too-often" or not await self.store.read(rows.is_of, message.table, who.owner):
                raise
        await self.watch(who, message.table)

    async def watch(self, who: Connection, code: str) -> None:
        """Attaches a connection to a table, and tries again if its room closes meanwhile."""
        while not await self.attach(who, await self.open(code, who.address)):
            pass

    async def attach(self, who: Connection, room: Room) -> bool:
        """Attaches a connection to a room and sends it everything; returns False if the room has closed meanwhile."""
        if who.table_code != room.row.code:
            await self.detach(who)
        if presence.is_welcome(room, who.owner):
            room.coming += 1
            try:
                await views.prepare(room, who)
            finally:
                room.coming -= 1
        async with room.lock:
            if self.rooms.get(room.row.code) is not room:
                return False
            if not presence.is_welcome(room, who.owner):
                self.close_if_idle(room)
                raise BadRequest("no-spectators")
            is_first = not presence.is_here(room, who.owner)
            if who.table_code is None:
                who.table_code, who.shown, who.info_version = room.row.code, None, -1
                room.connections.append(who)
            is_noticed = is_first and presence.is_noticed(room, who.owner)
            room.publish_presence(who, is_new=True, is_noticed=is_noticed)
            await chat.send_all(room, who)
        return True

    async def leave(self, who: Connection) -> None:
        """Removes a closed connection."""
        self.registry.leave(who)
        await self.detach(who)

    async def detach(self, who: Connection) -> None:
        """Detaches a connection from its table, whose room closes after the last one until a player reconnects."""
        self.public.readers.discard(who)
        who.tasks.cancel()
        room, who.table_code = self.find_room(who), None
        if room is None:
            return
        async with room.lock:
            if who in room.connections:  # it may have been kicked meanwhile
                room.connections.remove(who)
            room.publish_presence(is_noticed=presence.is_noticed(room, who.owner))
            self.close_if_idle(room)

    async def look_after(self, code: str, host: bytes = b"") -> None:
        """Opens a table for a moment to handle a clock that has run out, and to let its bots play."""
        if self.peers is not None and not await self.peers.take(code):
            return
        room = await self.open(code, host=host)
        async with room.lock:
            if self.rooms.get(code) is room:
                for command in (set_running, time_up):
                    if (change := command(room.snapshot, room.now())) is not None:
                        await room.commit(change, is_duty=True)
                self.bots.wake(room)
        await self.close_when_idle(room)
