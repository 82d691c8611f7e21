"""Who is at which server's end of a table: said when it changes and now and then, and forgotten after a silence."""

import time
from collections.abc import Callable

from bordspil.server.cluster.messages import Here
from bordspil.server.table.broadcast.debounce import Debounce
from bordspil.server.table.lobby import Lobby
from bordspil.server.table.room import Room

GONE = 10.0  # seconds of silence after which a server's people are taken to be away


class PeopleElsewhere:
    """What the other servers were told of the people here, and what they have said of theirs."""

    def __init__(self, lobby: Lobby, server: str, publish: Callable[[str, Here], None]) -> None:
        self.lobby = lobby
        self.server = server
        self.publish = publish
        self.published: dict[str, dict[str, bool]] = {}  # who is here, as the others were last told
        self.debounces: dict[str, Debounce] = {}  # how often they are told of a table
        self.there: dict[str, dict[str, tuple[float, dict[str, bool]]]] = {}  # who is at which other server

    def say(self, room: Room, asks: bool = False) -> None:
        """Says who is here; with `asks`, the others are to say the same of theirs."""
        people = people_at(room)
        self.published[room.row.code] = people
        self.publish(room.row.code, Here(self.server, people, asks))

    def note(self, room: Room) -> None:
        """People may have come or gone."""
        if people_at(room) != self.published.get(room.row.code, {}):
            code = room.row.code
            if code not in self.debounces:
                self.debounces[code] = Debounce(lambda: self.say(room))
            self.debounces[code].call()

    def closed(self, code: str) -> None:
        """Nobody is at a table here any more."""
        if (debounce := self.debounces.pop(code, None)) is not None:
            debounce.stop()
        if self.published.pop(code, None):
            self.publish(code, Here(self.server, {}))
        self.there.pop(code, None)

    def say_goodbye(self) -> None:
        """Nobody is at any table here any more."""
        for code in self.published:
            self.publish(code, Here(self.server, {}))

    def hear(self, room: Room, server: str, people: dict[str, bool]) -> None:
        """Another server says who is at its end of a table."""
        self.there.setdefault(room.row.code, {})[server] = (time.monotonic() + GONE, people)
        self._join(room)

    def forget(self) -> None:
        """A server that has been silent for a while has nobody any more; the others hear who is still here."""
        now = time.monotonic()
        for code, servers in list(self.there.items()):
            gone = [server for server, (until, _) in servers.items() if until < now]
            for server in gone:
                del servers[server]
            if gone and (room := self.lobby.rooms.get(code)) is not None:
                self._join(room)
        for room in list(self.lobby.rooms.values()):
            self.say(room)

    def _join(self, room: Room) -> None:
        """Joins who is at the other ends of a table; tells those at this one when it has changed."""
        together: dict[bytes, bool] = {}
        for _, people in self.there.get(room.row.code, {}).values():
            for owner, is_looking in people.items():
                key = bytes.fromhex(owner)
                together[key] = together.get(key, False) or is_looking
        if together != room.elsewhere:
            room.elsewhere = together
            room.publish_presence(is_remote=True)


def people_at(room: Room) -> dict[str, bool]:
    """Who is at this end of a table, and whether they look at it."""
    people: dict[str, bool] = {}
    for one in room.connections:
        owner = one.owner.hex()
        is_looking = one.is_looking or not room.own(one.owner)  # nobody asks whether a spectator looks
        people[owner] = people.get(owner, False) or is_looking
    return people
