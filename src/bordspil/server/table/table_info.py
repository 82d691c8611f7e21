"""The table but for its game state, told to everybody at it: reckoned once, encoded once for all onlookers."""

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from bordspil.server.session.connection import Connection, encode
from bordspil.server.session.rate_limits import Bucket
from bordspil.server.table import broadcast, clocks, presence

if TYPE_CHECKING:
    from bordspil.server.table.open_table import OpenTable

PER_SECOND = 3.0  # tellings of a table, on average
AT_ONCE = 7  # and in a burst: never more than ten within a second
ONLOOKER = b"onlooker"  # no owner of a seat, and not the host of a table that has none


class Pace:
    """Does something when it is asked to, at most so often: the first time at once, then once for all who asked.

    What is done later may be done in another way, such as after waiting for a lock.
    """

    def __init__(self, act: Callable[[], None], act_later: Callable[[], None] | None = None) -> None:
        self.act = act
        self.act_later = act_later or act
        self.bucket = Bucket(PER_SECOND, AT_ONCE, time.monotonic())
        self.timer: asyncio.TimerHandle | None = None

    def ask(self) -> None:
        """Acts, now or soon."""
        if self.timer is None and self.bucket.fill(time.monotonic()) >= 1:
            self.now()
        else:
            self.soon()

    def now(self) -> None:
        """Acts at once, for all who have asked."""
        self.stop()
        self.bucket.take(time.monotonic())
        self.act()

    def soon(self) -> None:
        """Acts as soon as it may."""
        if self.timer is None:
            wait = max(0.0, 1 - self.bucket.fill(time.monotonic())) / PER_SECOND
            self.timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def stop(self) -> None:
        """Does nothing more of what it was asked for."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _ring(self) -> None:
        self.timer = None
        self.bucket.take(time.monotonic())
        self.act_later()


class Broadcast:
    """What everybody at a table has been told of it; the last state wins where it changes faster than it is told."""

    def __init__(self, table: "OpenTable") -> None:
        self.table = table
        self.version = 0  # counts the changes that everybody is told of
        self.pace = Pace(self._tell_behind, self._tell_later)
        self.task: asyncio.Task[None] | None = None
        self.encoded: dict[bytes, bytes] = {}  # for this version, by the owner of a seat; one for all onlookers

    def forget(self) -> None:
        """The table has changed: what was encoded before is no longer so."""
        self.encoded = {}

    def tell_all(self, first: Connection | None = None, is_urgent: bool = False) -> None:
        """Tells everybody who has not heard it yet, now or soon; one of them may be told at once."""
        self.version += 1
        self.forget()
        if first is not None:
            self.tell(first)
        if is_urgent:
            self.pace.now()
        else:
            self.pace.ask()

    def tell_soon(self) -> None:
        """Tells everybody; for those who do not hold the table's lock."""
        self.version += 1
        self.forget()
        self.pace.soon()

    def tell(self, connection: Connection) -> None:
        """Tells one connection, whatever it has heard before."""
        self._tell([connection])

    def _tell_later(self) -> None:
        self.task = asyncio.create_task(self._tell_locked())

    async def _tell_locked(self) -> None:
        """Waits until nothing is half done at the table: nobody is told what is not yet written."""
        async with self.table.lock:
            self._tell_behind()

    def _tell_behind(self) -> None:
        self._tell([one for one in self.table.connections if one.heard != self.version])

    def _tell(self, connections: list[Connection]) -> None:
        table = self.table
        named = table.owners | {table.row.host}
        for connection in connections:
            owner = connection.owner if connection.owner in named else ONLOOKER
            if owner not in self.encoded:
                self._encode(named)
            connection.heard = self.version
            connection.tell(self.encoded[owner])
        clocks.tell(table, connections)

    def _encode(self, named: set[bytes]) -> None:
        """Encodes what there is to tell for everybody who is told something of their own, and for all others."""
        table = self.table
        present = presence.at(table)
        owners = (named & present.here) | {ONLOOKER}
        self.encoded = {owner: encode(broadcast.info(table, owner, present)) for owner in owners}
