"""The bus between servers: carries hints that something has changed; what it loses is read from the store later."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

from bordspil.extras import need
from bordspil.server import logs

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg
    from nats.aio.subscription import Subscription

PREFIX = "bordspil."
WAITING = 10_000  # hints that may wait to be sent; more are dropped, since the store knows it all
PING = 2.0  # seconds after which a silent line is tried
RETRY = 0.5  # seconds between two attempts to come back, at first
LONGEST = 5.0
Hear = Callable[[bytes], None]


class Bus(Protocol):
    """Tells whoever listens, without waiting and without a promise that anybody hears it."""

    is_up: bool

    def publish(self, subject: str, data: bytes) -> None:
        """Sends something to all servers that listen to a subject, this one too."""

    def listen(self, subject: str, hear: Hear) -> None:
        """Hears what is told of a subject from now on, through any loss of the line."""

    def leave(self, subject: str) -> None:
        """Does not listen any more."""

    async def close(self) -> None:
        """Lets go of the line."""


class Silence:
    """No bus: a server that is alone, or that only looks into the store now and then."""

    is_up = True

    def publish(self, subject: str, data: bytes) -> None:
        return

    def listen(self, subject: str, hear: Hear) -> None:
        return

    def leave(self, subject: str) -> None:
        return

    async def close(self) -> None:
        return


class Nats:
    """A bus over NATS; comes back by itself for as long as it takes, and then listens to the same as before."""

    def __init__(self, address: str, came_back: Callable[[], None]) -> None:
        self.address = address
        self.came_back = came_back
        self.is_up = self.is_missed = False
        self.heard: dict[str, Hear] = {}
        self.listening: dict[str, Subscription] = {}
        self.orders: asyncio.Queue[tuple[str, bytes | None]] = asyncio.Queue(WAITING)
        self.task = asyncio.create_task(self._run())

    def publish(self, subject: str, data: bytes) -> None:
        if self.is_up:
            self._order(subject, data)

    def listen(self, subject: str, hear: Hear) -> None:
        self.heard[subject] = hear
        if self.is_up:
            self._order(subject, None)

    def leave(self, subject: str) -> None:
        self.heard.pop(subject, None)
        if self.is_up:
            self._order(subject, None)

    async def close(self) -> None:
        for _ in range(100):  # what was said last is sent, unless the line is slow
            if self.orders.empty() or not self.is_up:
                break
            await asyncio.sleep(0.01)
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task

    def _order(self, subject: str, data: bytes | None) -> None:
        with suppress(asyncio.QueueFull):
            self.orders.put_nowait((subject, data))

    async def _run(self) -> None:
        """Connects, works until the line is lost, and begins anew."""
        wait = RETRY
        while True:
            try:
                client = await connect(self.address)
            except Exception as error:  # whatever keeps it away, it is tried again
                self._note_error(error)
                await asyncio.sleep(wait)
                wait = min(LONGEST, 2 * wait)
                continue
            wait = RETRY
            try:
                await self._serve(client)
            except Exception as error:
                self._note_error(error)
            finally:
                self.is_up = False
                self.listening.clear()
                with suppress(Exception):
                    await client.flush(1)
                with suppress(Exception):
                    await client.close()

    def _note_error(self, error: Exception) -> None:
        if not self.is_missed:
            self.is_missed = True
            logs.warning("bus-down", reason=str(error) or type(error).__name__)

    async def _serve(self, client: "Client") -> None:
        for subject in list(self.heard):
            await self._turn(client, subject)
        while not self.orders.empty():
            self.orders.get_nowait()  # of a line that is gone
        self.is_up, self.is_missed = True, False
        logs.info("bus-up")
        self.came_back()
        while client.is_connected:
            try:
                subject, data = await asyncio.wait_for(self.orders.get(), PING)
            except TimeoutError:
                continue
            if data is None:
                await self._turn(client, subject)
            else:
                await client.publish(PREFIX + subject, data)
        raise ConnectionError("the line was lost")

    async def _turn(self, client: "Client", subject: str) -> None:
        """Listens to a subject or no longer, as it is wanted now."""
        wanted, there = subject in self.heard, self.listening.get(subject)
        if wanted and there is None:

            async def hear(message: "Msg") -> None:
                if (found := self.heard.get(subject)) is not None:
                    found(message.data)

            self.listening[subject] = await client.subscribe(PREFIX + subject, cb=hear)
        elif not wanted and there is not None:
            del self.listening[subject]
            await there.unsubscribe()


async def connect(address: str) -> "Client":
    """A line to a NATS server; reconnecting is left to us, so that there is one place that knows what is up."""
    nats = need("nats", "cluster")

    async def ignore(error: Exception) -> None:
        return

    client: Client = await nats.connect(
        address,
        name="bordspil",
        allow_reconnect=False,
        connect_timeout=2,
        ping_interval=PING,
        max_outstanding_pings=2,
        error_cb=ignore,
    )
    return client
