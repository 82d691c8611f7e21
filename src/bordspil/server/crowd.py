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
HANDSHAKE = (
    "GET /socket HTTP/1.1\r\nHost: {}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


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
        self.notice: Callable[[], None] = lambda: None
        self.wanted = ""
        self.arrived: asyncio.Future[None] | None = None

    @classmethod
    async def come(cls, address: str) -> "Person":
        """Connects and says hello."""
        place, person = urlsplit(address), cls()
        loop, host, port = asyncio.get_running_loop(), place.hostname or "", place.port or 80
        person.transport, _ = await loop.create_connection(lambda: person, host, port)
        person.transport.write(HANDSHAKE.format(place.netloc).encode())
        await person.hear("")
        person.say(type="hello", token=secrets.token_urlsafe(32))
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
        while (text := self._cut_frame()) is not None:
            self._take(decoder.decode(text))

    def _cut_frame(self) -> bytes | None:
        if len(self.buffer) < 2 or not self.is_open:
            return None
        extra = {126: 2, 127: 8}.get(self.buffer[1], 0)
        head = 2 + extra
        end = head + (int.from_bytes(self.buffer[2:head], "big") if extra else self.buffer[1])
        if len(self.buffer) < end:
            return None
        text, self.buffer = self.buffer[head:end], self.buffer[end:]
        return text

    def _take(self, heard: Heard) -> None:
        if heard.type == "refused":
            raise RuntimeError("the crowd was refused something")
        self.last = heard
        if self.arrived is not None and not self.arrived.done() and heard.type == self.wanted:
            self.arrived.set_result(None)
        if heard.type == "update":
            self.notice()


class Four:
    """Four people at one table."""

    def __init__(self, people: list[Person]) -> None:
        self.people = people
        self.begin = 0.0
        self.times: list[float] = []
        self.all_heard: asyncio.Future[None] | None = None
        for person in people:
            person.notice = self._notice

    @classmethod
    async def sit_down(cls, address: str, game: str) -> "Four":
        """Opens a table, takes its seats and starts."""
        people = [await Person.come(address) for _ in range(SEATS)]
        host, *friends = people
        plans = [{"kind": "me", "name": "0"}, *({"kind": "open"} for _ in friends)]
        host.say(type="create", game=game, options={}, seats=plans)
        await host.hear("table")
        code = host.last.code
        for seat, friend in enumerate(friends, start=1):
            friend.say(type="watch", table=code)
            await friend.hear("table")
            friend.say(type="sit", seat=seat, name=str(seat))
            await friend.hear("table")
        four = cls(people)
        await four.until_heard(lambda: host.say(type="start"))
        return four

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

    def _notice(self) -> None:
        self.times.append(perf_counter() - self.begin)
        if len(self.times) == SEATS and self.all_heard is not None:
            self.all_heard.set_result(None)


@asynccontextmanager
async def seated(address: str, game: str, tables: int) -> AsyncIterator[list[Four]]:
    """Many tables of four, who come ten at a time so as not to overrun the door, and go again."""
    fours: list[Four] = []
    for begin in range(0, tables, 10):
        some = range(begin, min(begin + 10, tables))
        fours += await asyncio.gather(*(Four.sit_down(address, game) for _ in some))
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


async def stroll(fours: list[Four], seconds: int) -> list[float]:
    """Every table plays one move a second, spread over the second; all the times until somebody heard."""

    async def play(number: int, four: Four) -> list[float]:
        begin = perf_counter() + number / len(fours)
        times = []
        for second in range(seconds):
            await asyncio.sleep(max(0.0, begin + second - perf_counter()))
            times += await four.move()
        return times

    return list(chain.from_iterable(await asyncio.gather(*(play(n, four) for n, four in enumerate(fours)))))
