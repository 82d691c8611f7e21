"""A crowd of clients at tables of four: each has a socket, moves in turn, and times the deliveries."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import chain
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

SEATS = 4
TEXT, PING = 1, 9
HANDSHAKE = (
    "GET /socket HTTP/1.1\r\nHost: {}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class ConnectionLostError(Exception):
    """The connection to the server was lost."""


class Received(Struct):
    """The parts of a message that a client needs in order to move."""

    type: str
    code: str = ""
    seq: int = -1
    to_act: int | None = None
    moves: list[Any] = []


decoder = msgspec.json.Decoder(Received)


class CrowdClient(asyncio.Protocol):
    """A minimal client, so that the measured time is the server's: it checks nothing, and masks with zeros."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport
        self.buffer = b""
        self.is_open = False
        self.last = Received("")
        self.code = ""
        self.notice: Callable[[], None] = lambda: None
        self.lost: Callable[[], None] = lambda: None
        self.wanted = ""
        self.arrived: asyncio.Future[None] | None = None
        self.token = secrets.token_urlsafe(32)

    @classmethod
    async def connect(cls, address: str, token: str = "") -> "CrowdClient":
        """Connects and says hello, with a new token or a known one."""
        place, person = urlsplit(address), cls()
        person.token = token or person.token
        loop, host, port = asyncio.get_running_loop(), place.hostname or "", place.port or 80
        person.transport, _ = await loop.create_connection(lambda: person, host, port)
        person.transport.write(HANDSHAKE.format(place.netloc).encode())
        await person.hear("")
        person.say(type="hello", token=person.token)
        await person.hear("welcome")
        return person

    def say(self, **message: Any) -> None:
        """Sends a masked text frame of less than 64 kB."""
        text = msgspec.json.encode(message)
        self.transport.write(b"\x81\xfe" + len(text).to_bytes(2, "big") + bytes(4) + text)

    def go(self) -> None:
        """Closes the connection."""
        self.transport.close()

    async def hear(self, kind: str) -> None:
        """Reads until a message of a kind; the empty kind is the handshake."""
        self.wanted, self.arrived = kind, asyncio.get_running_loop().create_future()
        await self.arrived

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open and b"\r\n\r\n" in self.buffer:
            self.is_open, self.buffer = True, self.buffer.partition(b"\r\n\r\n")[2]
            self._take(Received(""))
        while (frame := self._cut_frame()) is not None:
            kind, text = frame
            if kind == PING:
                self.transport.write(bytes([0x8A, 0x80 | len(text)]) + bytes(4) + text)
            elif kind == TEXT:
                self._take(decoder.decode(text))

    def connection_lost(self, error: Exception | None) -> None:
        if self.arrived is not None and not self.arrived.done():
            self.arrived.set_exception(ConnectionLostError())
        self.lost()

    def _cut_frame(self) -> tuple[int, bytes] | None:
        if len(self.buffer) < 2 or not self.is_open:
            return None
        extra = {126: 2, 127: 8}.get(self.buffer[1], 0)
        head = 2 + extra
        end = head + (int.from_bytes(self.buffer[2:head], "big") if extra else self.buffer[1])
        if len(self.buffer) < end:
            return None
        kind, text, self.buffer = self.buffer[0] & 15, self.buffer[head:end], self.buffer[end:]
        return kind, text

    def _take(self, heard: Received) -> None:
        if heard.type == "refused":
            raise RuntimeError("the crowd was refused something")
        if heard.type == "update":
            self.last = heard
        self.code = heard.code or self.code
        if self.arrived is not None and not self.arrived.done() and heard.type == self.wanted:
            self.arrived.set_result(None)
        if heard.type == "update":
            self.notice()


class CrowdTable:
    """A table with four clients."""

    def __init__(self, people: list[CrowdClient], code: str) -> None:
        self.people = people
        self.code = code
        self.begin = 0.0
        self.times: list[float] = []
        self.all_delivered: asyncio.Future[None] | None = None
        self._listen()

    def _listen(self) -> None:
        for person in self.people:
            person.notice, person.lost = self._notice, self._lose

    @classmethod
    async def sit_down(cls, address: str, game: str) -> "CrowdTable":
        """Opens a table, takes its seats and starts the game."""
        people = [await CrowdClient.connect(address) for _ in range(SEATS)]
        host, *friends = people
        plans = [{"kind": "me", "name": "0"}, *({"kind": "open"} for _ in friends)]
        host.say(type="create", game=game, options={}, seats=plans)
        await host.hear("table")
        code = host.code
        for seat, friend in enumerate(friends, start=1):
            friend.say(type="open-table", table=code)
            await friend.hear("table")
            friend.say(type="sit", seat=seat, name=str(seat))
            await friend.hear("table")
        table = cls(people, code)
        await table.until_delivered(lambda: host.say(type="start"))
        return table

    async def reconnect(self, address: str) -> None:
        """Reconnects all clients at once, as browsers do after a lost connection."""
        coming = (CrowdClient.connect(address, person.token) for person in self.people)
        self.people = list(await asyncio.gather(*coming))
        self._listen()

        def watch() -> None:
            for person in self.people:
                person.say(type="open-table", table=self.code)

        await self.until_delivered(watch)

    async def until_delivered(self, act: Callable[[], None]) -> list[float]:
        """Does something and waits until all four clients have an update; returns the seconds to each."""
        self.times, self.all_delivered = [], asyncio.get_running_loop().create_future()
        self.begin = perf_counter()
        act()
        await self.all_delivered
        return self.times

    async def move(self) -> list[float]:
        """Plays one move; returns the seconds to each client, none after the end."""
        seat, seq = self.people[0].last.to_act, self.people[0].last.seq
        if seat is None:
            return []
        mover = self.people[seat]
        move = mover.last.moves[seq * 7 % len(mover.last.moves)]
        return await self.until_delivered(lambda: mover.say(type="play", seq=seq, seat=seat, move=move))

    def _lose(self) -> None:
        if self.all_delivered is not None and not self.all_delivered.done():
            self.all_delivered.set_exception(ConnectionLostError())

    def _notice(self) -> None:
        self.times.append(perf_counter() - self.begin)
        if len(self.times) == SEATS and self.all_delivered is not None and not self.all_delivered.done():
            self.all_delivered.set_result(None)


async def sit_down(address: str, game: str, tables: int) -> list[CrowdTable]:
    """Returns many tables of four, opened ten at a time so that the server is not overrun."""
    crowd_tables: list[CrowdTable] = []
    for begin in range(0, tables, 10):
        some = range(begin, min(begin + 10, tables))
        crowd_tables += await asyncio.gather(*(CrowdTable.sit_down(address, game) for _ in some))
    return crowd_tables


@asynccontextmanager
async def seated(address: str, game: str, tables: int) -> AsyncIterator[list[CrowdTable]]:
    """Opens many tables of four for a `with` block."""
    crowd_tables = await sit_down(address, game, tables)
    yield crowd_tables
    for table in crowd_tables:
        for person in table.people:
            person.go()
    await asyncio.sleep(0)


async def play_saturated(crowd_tables: list[CrowdTable], moves: int) -> None:
    """Plays moves at every table, each as soon as the last one is delivered."""

    async def play(table: CrowdTable) -> None:
        for _ in range(moves):
            await table.move()

    await asyncio.gather(*map(play, crowd_tables))


async def play_paced(crowd_tables: list[CrowdTable], moves: int, every: float = 1.0) -> list[float]:
    """Plays moves at every table at intervals, spread evenly; returns all delivery times."""

    async def play(number: int, table: CrowdTable) -> list[float]:
        begin = perf_counter() + every * number / len(crowd_tables)
        times = []
        for move in range(moves):
            await asyncio.sleep(max(0.0, begin + every * move - perf_counter()))
            times += await table.move()
        return times

    return list(chain.from_iterable(await asyncio.gather(*(play(n, table) for n, table in enumerate(crowd_tables)))))
