"""Leases: of several servers one at a time plays a table's bots, runs its clocks and sends its notices.

A lease has a token that grows with every change of hands. What its holder writes goes through only under the present
token, so a server that was thought dead and comes back cannot do anything twice. Time is told by the store.
"""

import asyncio
import secrets
import time
from collections.abc import Collection, Iterable
from typing import NamedTuple

from bordspil.server import metrics
from bordspil.server.store import Conflict, Store, cluster
from bordspil.server.store.rows import Statement


class Lease(NamedTuple):
    """What a server holds: the token it writes under, and until when, by its own clock, it may count on it."""

    token: int
    until: float


class Leases:
    """The leases of this server."""

    def __init__(self, store: Store, seconds: float) -> None:
        self.store = store
        self.seconds = seconds
        self.holder = secrets.token_hex(8)  # another one after every start
        self.held: dict[str, Lease] = {}
        self.desk = asyncio.Lock()  # one thing at a time, so that the store and this server agree on what is held

    @property
    def free(self) -> str:
        """The condition of a query that leaves out what other servers look after."""
        return cluster.free(self.holder, self.store.clock)

    def holds(self, code: str) -> bool:
        """Whether a table is this server's to play."""
        lease = self.held.get(code)
        return lease is not None and time.monotonic() < lease.until

    def fence(self, code: str) -> Statement:
        """Lets a write through only while the lease has not changed hands; refused where it has."""
        lease = self.held.get(code)
        if lease is None:
            raise Conflict
        return cluster.fence(code, lease.token)

    def invalidate(self, code: str) -> None:
        """Drops a lease after a failed write; it must be taken again before it is used."""
        self.held.pop(code, None)

    async def take(self, codes: Collection[str]) -> None:
        """Takes the leases that are free, over, or one's own already."""
        async with self.desk:
            await self._take_all(codes)

    async def _take_all(self, codes: Collection[str]) -> None:
        began = time.monotonic()
        statements = [cluster.take_lease(code, self.holder, self.seconds, self.store.clock) for code in codes]
        try:
            await self.store.write(statements)
        except Conflict:  # one of the tables is no more
            for statement in statements:
                try:
                    await self.store.write([statement])
                except Conflict:
                    continue
        found = await self.store.read(cluster.find_held, self.holder)
        for code in set(codes) & found.keys():
            metrics.lease_changes.labels("taken").inc(code not in self.held)
            self.held[code] = Lease(found[code], began + self.seconds)

    async def renew(self) -> None:
        """Holds on to everything that is held; what others have taken meanwhile is let go.

        What the store has as held and this server does not goes back: an answer was lost once.
        """
        async with self.desk:
            began, before = time.monotonic(), set(self.held)
            if before:
                await self.store.write([cluster.renew_leases(self.holder, self.seconds, self.store.clock)])
            found = await self.store.read(cluster.find_held, self.holder)
            for code in before & self.held.keys():
                if code in found:
                    self.held[code] = Lease(found[code], began + self.seconds)
                else:
                    del self.held[code]
                    metrics.lease_changes.labels("lost").inc()
            await self._return(found.keys() - self.held.keys())

    async def give_back(self, codes: Iterable[str]) -> list[str]:
        """Lets others have tables at once; which of them were held."""
        async with self.desk:
            given = [code for code in codes if self.held.pop(code, None) is not None]
            await self._return(given)
            metrics.lease_changes.labels("returned").inc(len(given))
            return given

    async def _return(self, codes: Collection[str]) -> None:
        if codes:
            await self.store.write([cluster.return_lease(code, self.holder) for code in codes])
