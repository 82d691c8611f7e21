"""A crowd at tables of four, for the figures: everybody has a socket, moves in turn, and takes the time."""

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


class LostLineError(Exception):
    """The server is gone."""


class Heard(Struct):
    """As much of a message as a person needs in order to move."""

    type: str
    code: str = ""
    seq: int = -1
    to_act: int | None = None
    moves: list[Any] = []


decoder = msgspec.json.Decoder(Heard)


class Person(asyncio.Protocol):
    """One browser, as light as can be, so that the time taken is the server's: no checks, and a mask of zeros."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport
        self.buffer = b""
        self.is_open = False
        self.last = Heard("")
        self.code = ""
        self.notice: Callable[[], None] = lambda: None
        self.lost: Callable[[], None] = lambda: None
        self.wanted = ""
        self.arrived: asyncio.Future[None] | None = None
        self.token = secrets.token_urlsafe(32)

    @classmethod
    async def come(cls, address: str, token: str = "") -> "Person":
        """Connects and says hello, as somebody new or as the owner of a token."""
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
        """Closes the line."""
        self.transport.close()

    async def hear(self, kind: str) -> None:
        """Waits for a message of a kind; the empty one is the handshake."""
        self.wanted, self.arrived = kind, asyncio.get_running_loop().create_future()
        await self.arrived

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open and b"\r\n\r\n" in self.buffer:
            self.is_open, self.buffer = True, self.buffer.partition(b"\r\n\r\n")[2]
            self._take(Heard(""))
        while (frame := self._cut_frame()) is not None:
            kind, text = frame
            if kind == PING:
                self.transport.write(bytes([0x8A, 0x80 | len(text)]) + bytes(4) + text)
            elif kind == TEXT:
                self._take(decoder.decode(text))

    def connection_lost(self, error: Exception | None) -> None:
        if self.arrived is not None and not self.arrived.done():
            self.arrived.set_exception(LostLineError())
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

    def _take(self, heard: Heard) -> None:
        if heard.type == "refused":
            raise RuntimeError("the crowd was refused something")
        if heard.type == "update":
            self.last = heard
        self.code = heard.code or self.code
        if self.arrived is not None and not self.arrived.done() and heard.type == self.wanted:
            self.arrived.set_result(None)
        if heard.type == "update":
            self.notice()


class Four:
    """Four people at one table."""

    def __init__(self, people: list[Person], code: str) -> None:
        self.people = people
        self.code = code
        self.begin = 0.0
        self.times: list[float] = []
        self.all_heard: asyncio.Future[None] | None = None
        self._listen()

    def _listen(self) -> None:
        for person in self.people:
            person.notice, person.lost = self._notice, self._lose

    @classmethod
    async def sit_down(cls, address: str, game: str) -> "Four":
        """Opens a table, takes its seats and starts."""
        people = [await Person.come(address) for _ in range(SEATS)]
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
        four = cls(people, code)
        await four.until_heard(lambda: host.say(type="start"))
        return four

    async def come_back(self, address: str) -> None:
        """Everybody connects anew, all at once, as browsers do that lost their line."""
        coming = (Person.come(address, person.token) for person in self.people)
        self.people = list(await asyncio.gather(*coming))
        self._listen()

        def watch() -> None:
            for person in self.people:
                person.say(type="open-table", table=self.code)

        await self.until_heard(watch)

    async def until_heard(self, act: Callable[[], None]) -> list[float]:
        """Does something and waits until it has come to all four; the seconds it took to each."""
        self.times, self.all_heard = [], asyncio.get_running_loop().create_future()
        self.begin = perf_counter()
        act()
        await self.all_heard
        return self.times

    async def move(self) -> list[float]:
        """One move; nothing when the game is over."""
        seat, seq = self.people[0].last.to_act, self.people[0].last.seq
        if seat is None:
            return []
        mover = self.people[seat]
        move = mover.last.moves[seq * 7 % len(mover.last.moves)]
        return await self.until_heard(lambda: mover.say(type="play", seq=seq, seat=seat, move=move))

    def _lose(self) -> None:
        if self.all_heard is not None and not self.all_heard.done():
            self.all_heard.set_exception(LostLineError())

    def _notice(self) -> None:
        self.times.append(perf_counter() - self.begin)
        if len(self.times) == SEATS and self.all_heard is not None and not self.all_heard.done():
            self.all_heard.set_result(None)


async def sit_down(address: str, game: str, tables: int) -> list[Four]:
    """Many tables of four, who come ten at a time so as not to overrun the door."""
    fours: list[Four] = []
    for begin in range(0, tables, 10):
        some = range(begin, min(begin + 10, tables))
        fours += await asyncio.gather(*(Four.sit_down(address, game) for _ in some))
    return fours


@asynccontextmanager
async def seated(address: str, game: str, tables: int) -> AsyncIterator[list[Four]]:
    """Many tables of four, who go again afterwards."""
    fours = await sit_down(address, game, tables)
    yield fours
    for four in fours:
        for person in four.people:
            person.go()
    await asyncio.sleep(0)


async def hurry(fours: list[Four], moves: int) -> None:
    """Every table plays so many moves, each as soon as the last one was heard."""

    async def play(four: Four) -> None:
        for _ in range(moves):
            await four.move()

    await asyncio.gather(*map(play, fours))


async def stroll(fours: list[Four], moves: int, every: float = 1.0) -> list[float]:
    """Every table plays so many moves, one in so many seconds, spread evenly; all the times until somebody heard."""

    async def play(number: int, four: Four) -> list[float]:
        begin = perf_counter() + every * number / len(fours)
        times = []
        for move in range(moves):
            await asyncio.sleep(max(0.0, begin + every * move - perf_counter()))
            times += await four.move()
        return times

    return list(chain.from_iterable(await asyncio.gather(*(play(n, four) for n, four in enumerate(fours)))))
