"""The store as everybody else sees it: what it offers on every engine, and the clear answers when it cannot."""

import asyncio
import os
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol, TypeVar

from bordspil.core.game import BadRequest
from bordspil.server.store.rows import Statement
from bordspil.server.store.service_clock import ServiceClock

T = TypeVar("T")
READERS = 4  # queries at once
LONG_READERS = 2  # of which so many may read much, so that a short question never waits for long ones
PROBE = "INSERT INTO probe VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET filler = excluded.filler"
PROBE_BYTES = 8192  # more than a move takes


class Store(Protocol):
    """What has been written here is on disk: `write` returns after the commit."""

    clock: str  # the time of day by the store, in seconds, as it is written in SQL
    service_clock: ServiceClock

    async def write(self, statements: Sequence[Statement]) -> None:
        """Writes all of it or nothing; raises StoreDown or Conflict."""

    async def read(self, query: Callable[..., T], *arguments: Any) -> T:
        """Runs a query, given a `ReadConnection` and the arguments, beside the event loop; raises StoreDown.

        A query fetches rows and shapes them, and nothing else: what takes longer is done with its rows elsewhere.
        """

    async def read_long(self, query: Callable[..., T], *arguments: Any) -> T:
        """Runs a query that may find much, such as a log: some readers are left for the others."""

    async def is_well(self) -> bool:
        """Whether something can be written now; found out by committing something."""

    async def size(self) -> int:
        """How many bytes it takes."""

    async def close(self) -> None:
        """Commits what is waiting and lets go of everything."""


class StoreError(Exception):
    """This cannot be used as a store; the text is one line for an operator."""


class StoreDown(BadRequest):
    """Nothing could be written just now; nothing has changed."""

    def __init__(self, reason: str) -> None:
        super().__init__("store-down", reason=reason)


class Unsure(StoreDown):
    """The answer to a commit was lost: what was to be written is there or not, and must be looked up."""


class Conflict(BadRequest):
    """Another server has written this entry, or this code is taken."""

    def __init__(self) -> None:
        super().__init__("overtaken")


class SharedProbe:
    """Writes the probe of a store; all who ask meanwhile share its outcome."""

    def __init__(self, write: Callable[[Sequence[Statement]], Awaitable[None]]) -> None:
        self.write = write
        self.running: asyncio.Task[bool] | None = None

    async def is_well(self, *more: Statement) -> bool:
        """Whether the probe, and what an engine adds to it, could be committed."""
        if self.running is None or self.running.done():
            self.running = asyncio.create_task(self._is_written(more))
        return await asyncio.shield(self.running)

    async def _is_written(self, more: Sequence[Statement]) -> bool:
        try:
            await self.write([(PROBE, ("probe", os.urandom(PROBE_BYTES))), *more])
        except StoreDown:
            return False
        return True
