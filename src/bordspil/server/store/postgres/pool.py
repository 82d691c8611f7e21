"""A pool of connections to PostgreSQL, opened when they are needed and replaced when they have broken."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

import asyncpg
from asyncpg import Connection

CONNECT_SECONDS = 10.0
GRACE = 1.0
ERRORS = (OSError, asyncpg.InterfaceError, asyncpg.PostgresError)  # a timeout is an OSError
ENDED = ("57P01", "57P02")  # the database shuts down, before or after the commit


class Timeouts(NamedTuple):
    """Timeouts of a connection, in seconds."""

    answer: float = 5.0  # of the database, to any statement
    lock: float = 1.0  # that another program holds


async def connect(address: str, timeouts: Timeouts) -> Connection:
    """Opens a connection, whose statements fail when they are not answered in time."""
    settings = {
        "application_name": "bordspil",
        "jit": "off",
        "lock_timeout": f"{1000 * timeouts.lock:.0f}",
        "statement_timeout": f"{1000 * (timeouts.answer + GRACE):.0f}",  # the client has given up by then
    }
    return await asyncpg.connect(
        address,
        timeout=min(timeouts.answer, CONNECT_SECONDS),
        command_timeout=timeouts.answer,
        server_settings=settings,
    )


class ConnectionPool:
    """At most so many connections; a task that needs one more waits.

    By hand: asyncpg.Pool forgets prepared statements when a connection is returned, and a write takes twice as long.
    """

    def __init__(self, address: str, most: int, timeouts: Timeouts) -> None:
        self.address = address
        self.timeouts = timeouts
        self.free: list[Connection] = []
        self.room = asyncio.Semaphore(most)

    async def acquire(self) -> Connection:
        """Returns a connection for one task until it is released."""
        await self.room.acquire()
        try:
            while self.free:
                connection = self.free.pop()
                if not connection.is_closed():
                    return connection
            return await connect(self.address, self.timeouts)
        except BaseException:
            self.room.release()
            raise

    def release(self, connection: Connection) -> None:
        """Takes a connection back; a closed one is dropped."""
        if not connection.is_closed():
            self.free.append(connection)
        self.room.release()

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Connection]:
        """Lends a connection for a `with` block; one that has not answered in time is not used again."""
        connection = await self.acquire()
        try:
            yield connection
        except TimeoutError:
            connection.terminate()
            raise
        finally:
            self.release(connection)

    async def close(self) -> None:
        """Closes all idle connections."""
        for connection in self.free:
            try:
                await connection.close(timeout=self.timeouts.answer)
            except ERRORS:
                connection.terminate()
        self.free.clear()


def is_loss(error: Exception) -> bool:
    """Returns whether the connection was lost, so that the outcome of what was sent is unknown."""
    state = error.sqlstate or "" if isinstance(error, asyncpg.PostgresError) else "08000"
    return state.startswith("08") or state in ENDED


def reason_of(error: Exception) -> str:
    """Returns PostgreSQL's code of an error, or a word for what failed on the way to it."""
    state = getattr(error, "sqlstate", None)
    return state or ("TIMEOUT" if isinstance(error, TimeoutError) else "CONNECTION")
