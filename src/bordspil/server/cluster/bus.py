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
WAITING = 10_000  # hints that may wait to be sent; further ones are dropped, since the store has it all
PING = 2.0  # seconds between heartbeats
RETRY = 0.5  # seconds between two attempts to reconnect, at first
LONGEST = 5.0
Receive = Callable[[bytes], None]


class Bus(Protocol):
    """Publishes hints to all servers, without waiting and without a guarantee of delivery."""

    is_up: bool

    def publish(self, subject: str, data: bytes) -> None:
        """Sends a hint to all subscribers of a subject, this server included."""

    def subscribe(self, subject: str, receive: Receive) -> None:
        """Subscribes to a subject, through any loss of the connection."""

    def unsubscribe(self, subject: str) -> None:
        """Ends the subscription to a subject."""

    async def close(self) -> None:
        """Closes the connection."""


class NoBus:
    """No bus: the server is alone, or finds the changes of others by polling the store."""

    is_up = True

    def publish(self, subject: str, data: bytes) -> None:
        return

    def subscribe(self, subject: str, receive: Receive) -> None:
        return

    def unsubscribe(self, subject: str) -> None:
        return

    async def close(self) -> None:
        return


class Nats:
    """A bus over NATS; reconnects by itself for as long as it takes, and subscribes to the same subjects again."""

    def __init__(self, address: str, came_back: Callable[[], None]) -> None:
        self.address = address
        self.came_back = came_back
        self.is_up = self.is_missed = False
        self.handlers: dict[str, Receive] = {}
        self.subscriptions: dict[str, Subscription] = {}
        self.outgoing: asyncio.Queue[tuple[str, bytes | None]] = asyncio.Queue(WAITING)
        self.task = asyncio.create_task(self._run())

    def publish(self, subject: str, data: bytes) -> None:
        if self.is_up:
            self._send(subject, data)

    def subscribe(self, subject: str, receive: Receive) -> None:
        self.handlers[subject] = receive
        if self.is_up:
            self._send(subject, None)

    def unsubscribe(self, subject: str) -> None:
        self.handlers.pop(subject, None)
        if self.is_up:
            self._send(subject, None)

    async def close(self) -> None:
        for _ in range(100):  # the last hints are sent, unless the connection is slow
            if self.outgoing.empty() or not self.is_up:
                break
            await asyncio.sleep(0.01)
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task

    def _send(self, subject: str, data: bytes | None) -> None:
        with suppress(asyncio.QueueFull):
            self.outgoing.put_nowait((subject, data))

    async def _run(self) -> None:
        """Connects, works until the connection is lost, and reconnects."""
        wait = RETRY
        while True:
            try:
                client = await connect(self.address)
            except Exception as error:  # it reconnects after any error
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
                self.subscriptions.clear()
                with suppress(Exception):
                    await client.flush(1)
                with suppress(Exception):
                    await client.close()

    def _note_error(self, error: Exception) -> None:
        if not self.is_missed:
            self.is_missed = True
            logs.warning("bus-down", reason=str(error) or type(error).__name__)

    async def _serve(self, client: "Client") -> None:
        for subject in list(self.handlers):
            await self._update_subscription(client, subject)
        while not self.outgoing.empty():
            self.outgoing.get_nowait()  # of a connection that is gone
        self.is_up, self.is_missed = True, False
        logs.info("bus-up")
        self.came_back()
        while client.is_connected:
            try:
                subject, data = await asyncio.wait_for(self.outgoing.get(), PING)
            except TimeoutError:
                continue
            if data is None:
                await self._update_subscription(client, subject)
            else:
                await client.publish(PREFIX + subject, data)
        raise ConnectionError("the line was lost")

    async def _update_subscription(self, client: "Client", subject: str) -> None:
        """Subscribes to a subject, or unsubscribes, as it is wanted now."""
        wanted, there = subject in self.handlers, self.subscriptions.get(subject)
        if wanted and there is None:

            async def receive(message: "Msg") -> None:
                if (found := self.handlers.get(subject)) is not None:
                    found(message.data)

            self.subscriptions[subject] = await client.subscribe(PREFIX + subject, cb=receive)
        elif not wanted and there is not None:
            del self.subscriptions[subject]
            await there.unsubscribe()


async def connect(address: str) -> "Client":
    """Connects to a NATS server, without the client's own reconnecting: one place has to know whether the bus is up."""
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
