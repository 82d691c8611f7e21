"""The interface of the store, the same in SQLite and PostgreSQL, and the errors it raises."""

import asyncio
import os
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol, TypeVar

from bordspil.core.game import BadRequest
from bordspil.server.store.rows import Statement
from bordspil.server.store.service_clock import ServiceClock

T = TypeVar("T")
READERS = 4  # concurrent queries
LONG_READERS = 2  # of these, so that short queries never wait for long ones
PROBE = "INSERT INTO probe VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET filler = excluded.filler"
PROBE_BYTES = 8192  # more than a move needs


class Store(Protocol):
    """Everything that is kept; `write` returns after the commit, when the data is on disk."""

    clock: str  # the expression of SQL for the store's time of day, in seconds
    service_clock: ServiceClock

    async def write(self, statements: Sequence[Statement]) -> None:
        """Commits all statements or none; raises StoreDown or Conflict."""

    async def read(self, query: Callable[..., T], *arguments: Any) -> T:
        """Runs a query with a `ReadConnection` and the arguments, outside the event loop; raises StoreDown.

        A query fetches rows and shapes them; longer work on its rows is done elsewhere.
        """

    async def read_long(self, query: Callable[..., T], *arguments: Any) -> T:
        """Runs a query that may find many rows, such as a log, and leaves some readers for the others."""

    async def is_writable(self) -> bool:
        """Returns whether the store can be written now, by committing a probe."""

    async def size(self) -> int:
        """Returns its size in bytes."""

    async def close(self) -> None:
        """Commits what is waiting and closes all connections."""


class StoreError(Exception):
    """A file or database cannot be used as a store; the text is one line for an operator."""


class StoreDown(BadRequest):
    """The store cannot be read or written now; nothing has changed."""

    def __init__(self, reason: str) -> None:
        super().__init__("store-down", reason=reason)


class Unsure(StoreDown):
    """The answer to a commit was lost: the caller has to read whether it was written."""


class Conflict(BadRequest):
    """A constraint failed: another server has written this entry, or this code is taken."""

    def __init__(self) -> None:
        super().__init__("overtaken")


class SharedProbe:
    """Commits a probe; callers that ask meanwhile share its outcome."""

    def __init__(self, write: Callable[[Sequence[Statement]], Awaitable[None]]) -> None:
        self.write = write
        self.running: asyncio.Task[bool] | None = None

    async def is_writable(self, *more: Statement) -> bool:
        """Returns whether the probe, and the statements that a store adds to it, could be committed."""
        if self.running is None or self.running.done():
            self.running = asyncio.create_task(self._is_written(more))
        return await asyncio.shield(self.running)

    async def _is_written(self, more: Sequence[Statement]) -> bool:
        try:
            await self.write([(PROBE, ("probe", os.urandom(PROBE_BYTES))), *more])
        except StoreDown:
            return False
        return True
