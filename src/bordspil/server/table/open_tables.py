"""The open tables of this server: the rooms, what they share, and when a room closes."""

from collections.abc import Sequence
from contextlib import suppress

from bordspil.core.game import BadRequest, Refusal
from bordspil.server.background import BackgroundTasks
from bordspil.server.session.connection import Connection
from bordspil.server.session.rate_limits import RateLimits
from bordspil.server.settings import Settings
from bordspil.server.store import Store
from bordspil.server.table import presence
from bordspil.server.table.bots.bot_workers import Workers
from bordspil.server.table.bots.play import Bots
from bordspil.server.table.change import Change
from bordspil.server.table.peer_servers import PeerServers
from bordspil.server.table.public_tables import Public
from bordspil.server.table.replay.replay_queue import Replays, SharedWork
from bordspil.server.table.room import Room, Subscriber
from bordspil.server.table.setup import FindGame, Opened
from bordspil.server.table.snapshot import Snapshot


class OpenTables:
    """The room of every table that has a connection, or whose bots play on, by its code."""

    def __init__(self, settings: Settings, store: Store, workers: Workers, find_game: FindGame) -> None:
        self.settings = settings
        self.store = store
        self.find_game = find_game
        self.rooms: dict[str, Room] = {}
        self.subscribers: Sequence[Subscriber] = ()
        self.peers: PeerServers | None = None
        self.rate_limits = RateLimits(settings)
        self.tasks = BackgroundTasks()
        self.replays = Replays(self.tasks)
        self.public = Public()
        self.bots = Bots(workers, self.close_when_idle, self.rate_limits)
        self.visited: set[str] = set()  # tables opened since the last write of visits
        self.openings: SharedWork[str, Room] = SharedWork(self.replays)  # tables that are being opened, by code
        self.invalidated: set[str] = set()  # those of them whose row may have changed since it was read
        self.expiring: set[str] = set()  # tables that are being deleted
        self.looks: set[str] = set()  # tables at which the timekeeper is doing what is due

    def join_peers(self, peers: PeerServers) -> None:
        """Joins the other servers at the same store."""
        self.peers = self.bots.peers = peers
        self.public.on_change = peers.offer

    def find_room(self, who: Connection) -> Room | None:
        """Returns the room of a connection, if it is at a table."""
        return None if who.table_code is None else self.rooms.get(who.table_code)

    def room_of(self, who: Connection) -> Room:
        """Returns the room of a connection; refuses if it is at no table."""
        if (room := self.find_room(who)) is None:
            raise BadRequest("no-table")
        return room

    def new_room(self, found: Opened) -> Room:
        """Returns a room for a table that was loaded or created."""
        snapshot = Snapshot(found.game, self.settings, found.row, found.play)
        return Room(snapshot, self.store, self.replays, self.subscribers)

    def add_room(self, room: Room, payer: str) -> None:
        """Opens a room, which is charged to the address that asked for it."""
        if payer:
            with suppress(BadRequest):  # several at once were allowed: the next one is refused
                room.place, room.payer = self.rate_limits.hold("open_tables", payer), payer
        self.rooms[room.row.code] = room
        if self.peers is not None:
            room.duty = self.peers
            self.peers.opened(room)

    def publish_to_peers(self, room: Room, change: Change) -> None:
        """Sends hints of a change to other servers, and who is at the table."""
        if self.peers is not None:
            if change.is_news:
                self.peers.wrote(room)
            self.peers.note(room)

    def close(self, room: Room, refusal: Refusal) -> None:
        """Kicks all connections out of a room and closes it; the table stays in the store."""
        presence.kick(room, list(room.connections), refusal)
        room.publish_presence()
        self.close_if_idle(room)

    async def close_when_idle(self, room: Room) -> None:
        """Closes a room whose bots have played, if no connection is there."""
        async with room.lock:
            self.close_if_idle(room)

    def close_if_idle(self, room: Room) -> None:
        """Closes a room without connections, unless its bots still have to play against a clock."""
        if room.connections or room.coming:
            return
        if (room not in self.bots.playing or room.row.clock is None) and self.rooms.get(room.row.code) is room:
            del self.rooms[room.row.code]
            if room.place is not None:
                room.place.release()
            if self.peers is not None:
                self.peers.closed(room.row.code)
