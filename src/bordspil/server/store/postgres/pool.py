"""Connections to PostgreSQL: a few at a time, opened when they are needed and again when they have broken."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

import asyncpg
from asyncpg import Connection

CONNECT_SECONDS = 10.0
GRACE = 1.0
ERRORS = (OSError, asyncpg.InterfaceError, asyncpg.PostgresError)  # a timeout is an OSError
ENDED = ("57P01", "57P02")  # the database is ended; whether before or after the commit it does not say


class Timeouts(NamedTuple):
    """How many seconds something may take."""

    answer: float = 5.0  # of the database, to whatever is asked
    lock: float = 1.0  # that another program holds


async def connect(address: str, patience: Timeouts) -> Connection:
    """A new connection, which gives up on whatever is not answered in time."""
    settings = {
        "application_name": "bordspil",
        "jit": "off",
        "lock_timeout": f"{1000 * patience.lock:.0f}",
        "statement_timeout": f"{1000 * (patience.answer + GRACE):.0f}",  # nobody waits for its answer any more
    }
    return await asyncpg.connect(
        address,
        timeout=min(patience.answer, CONNECT_SECONDS),
        command_timeout=patience.answer,
        server_settings=settings,
    )


class ConnectionPool:
    """At most so many connections; a task that needs one more waits.

    By hand: asyncpg.Pool forgets prepared statements when a connection is returned, and a write takes twice as long.
    """

    def __init__(self, address: str, most: int, patience: Timeouts) -> None:
        self.address = address
        self.patience = patience
        self.free: list[Connection] = []
        self.room = asyncio.Semaphore(most)

    async def take(self) -> Connection:
        """A connection for oneself, until it is given back."""
        await self.room.acquire()
        try:
            while self.free:
                line = self.free.pop()
                if not line.is_closed():
                    return line
            return await connect(self.address, self.patience)
        except BaseException:
            self.room.release()
            raise

    def give(self, line: Connection) -> None:
        """Gives one back, broken or not."""
        if not line.is_closed():
            self.free.append(line)
        self.room.release()

    @asynccontextmanager
    async def line(self) -> AsyncIterator[Connection]:
        """A connection for a while; one that has not answered in time is not used again."""
        line = await self.take()
        try:
            yield line
        except TimeoutError:
            line.terminate()
            raise
        finally:
            self.give(line)

    async def close(self) -> None:
        """Closes them."""
        for line in self.free:
            try:
                await line.close(timeout=self.patience.answer)
            except ERRORS:
                line.terminate()
        self.free.clear()


def is_loss(error: Exception) -> bool:
    """Whether the connection is gone, so that nobody knows what became of what was sent."""
    state = error.sqlstate or "" if isinstance(error, asyncpg.PostgresError) else "08000"
    return state.startswith("08") or state in ENDED


def reason_of(error: Exception) -> str:
    """PostgreSQL's own name for a trouble, or a word for what happened on the way to it."""
    state = getattr(error, "sqlstate", None)
    return state or ("TIMEOUT" if isinstance(error, TimeoutError) else "CONNECTION")
