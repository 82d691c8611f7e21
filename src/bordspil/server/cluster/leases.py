"""Leases: one server at a time plays a table's bots, runs its clocks and sends its notices.

A lease has a fencing token that grows whenever the lease changes hands. A write of the holder succeeds only under the
present token, so a server that was taken for dead and comes back cannot do anything twice. The store's clock decides
when a lease has expired.
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
    """A lease that this server holds: its token, and until when it is valid by this server's clock."""

    token: int
    until: float


class Leases:
    """The leases of this server."""

    def __init__(self, store: Store, seconds: float) -> None:
        self.store = store
        self.seconds = seconds
        self.holder = secrets.token_hex(8)  # a new one after every start
        self.held: dict[str, Lease] = {}
        self.lock = asyncio.Lock()  # held during a write, so that the store and this server agree on what is held

    @property
    def free(self) -> str:
        """The condition of a query that leaves out tables whose lease another server holds."""
        return cluster.free(self.holder, self.store.clock)

    def holds(self, code: str) -> bool:
        """Returns whether this server holds the lease of a table."""
        lease = self.held.get(code)
        return lease is not None and time.monotonic() < lease.until

    def fence(self, code: str) -> Statement:
        """Returns a statement that makes a write conflict if the lease has changed hands."""
        lease = self.held.get(code)
        if lease is None:
            raise Conflict
        return cluster.fence(code, lease.token)

    def invalidate(self, code: str) -> None:
        """Drops a lease after a failed write; it must be taken again before it is used."""
        self.held.pop(code, None)

    async def take(self, codes: Collection[str]) -> None:
        """Takes the leases that are free, expired or this server's own."""
        async with self.lock:
            await self._take_all(codes)

    async def _take_all(self, codes: Collection[str]) -> None:
        began = time.monotonic()
        statements = [cluster.take_lease(code, self.holder, self.seconds, self.store.clock) for code in codes]
        try:
            await self.store.write(statements)
        except Conflict:  # one of the tables was deleted
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
        """Renews all leases, and drops those that other servers have taken.

        Returns leases that only the store has as this server's: the answer to a write was lost once.
        """
        async with self.lock:
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
        async with self.lock:
            given = [code for code in codes if self.held.pop(code, None) is not None]
            await self._return(given)
            metrics.lease_changes.labels("returned").inc(len(given))
            return given

    async def _return(self, codes: Collection[str]) -> None:
        if codes:
            await self.store.write([cluster.return_lease(code, self.holder) for code in codes])
