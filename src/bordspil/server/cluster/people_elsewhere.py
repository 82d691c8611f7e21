"""Presence at other servers: each sends who is at its side of a table, on every change and as a heartbeat."""

import time
from collections.abc import Callable

from bordspil.server.cluster.messages import PeopleHere
from bordspil.server.table.broadcast.debounce import Debounce
from bordspil.server.table.lobby import Lobby
from bordspil.server.table.room import Room

GONE = 10.0  # seconds without a heartbeat after which a server's people count as absent


class PeopleElsewhere:
    """The presence that this server has published, and that of the other servers."""

    def __init__(self, lobby: Lobby, server: str, publish: Callable[[str, PeopleHere], None]) -> None:
        self.lobby = lobby
        self.server = server
        self.publish = publish
        self.published: dict[str, dict[str, bool]] = {}  # the last published presence, by code
        self.debounces: dict[str, Debounce] = {}  # of publications, by code
        self.there: dict[str, dict[str, tuple[float, dict[str, bool]]]] = {}  # presence by code and server

    def publish_people(self, room: Room, asks: bool = False) -> None:
        """Publishes who is at this side of a table; with `asks`, the others answer with the same."""
        people = people_at(room)
        self.published[room.row.code] = people
        self.publish(room.row.code, PeopleHere(self.server, people, asks))

    def note(self, room: Room) -> None:
        """Publishes who is at this side of a table if that has changed, debounced."""
        if people_at(room) != self.published.get(room.row.code, {}):
            code = room.row.code
            if code not in self.debounces:
                self.debounces[code] = Debounce(lambda: self.publish_people(room))
            self.debounces[code].call()

    def closed(self, code: str) -> None:
        """Publishes that no connection is left at this side of a table."""
        if (debounce := self.debounces.pop(code, None)) is not None:
            debounce.stop()
        if self.published.pop(code, None):
            self.publish(code, PeopleHere(self.server, {}))
        self.there.pop(code, None)

    def publish_gone(self) -> None:
        """Publishes that this server has no connections left."""
        for code in self.published:
            self.publish(code, PeopleHere(self.server, {}))

    def receive(self, room: Room, server: str, people: dict[str, bool]) -> None:
        """Takes the presence at another server's side of a table."""
        self.there.setdefault(room.row.code, {})[server] = (time.monotonic() + GONE, people)
        self._join(room)

    def expire(self) -> None:
        """Drops the presence of servers without a heartbeat, and sends this server's."""
        now = time.monotonic()
        for code, servers in list(self.there.items()):
            gone = [server for server, (until, _) in servers.items() if until < now]
            for server in gone:
                del servers[server]
            if gone and (room := self.lobby.rooms.get(code)) is not None:
                self._join(room)
        for room in list(self.lobby.rooms.values()):
            self.publish_people(room)

    def _join(self, room: Room) -> None:
        """Joins the presence at all other servers; publishes a change of it."""
        together: dict[bytes, bool] = {}
        for _, people in self.there.get(room.row.code, {}).values():
            for owner, is_looking in people.items():
                key = bytes.fromhex(owner)
                together[key] = together.get(key, False) or is_looking
        if together != room.elsewhere:
            room.elsewhere = together
            room.publish_presence(is_remote=True)


def people_at(room: Room) -> dict[str, bool]:
    """Returns who is at this side of a table, and whether they look at it."""
    people: dict[str, bool] = {}
    for one in room.connections:
        owner = one.owner.hex()
        is_looking = one.is_looking or not room.own(one.owner)  # a spectator always counts as looking
        people[owner] = people.get(owner, False) or is_looking
    return people
