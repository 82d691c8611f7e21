"""Pace: does something at most so often, now or soon, and once for all who asked meanwhile."""

import asyncio
import time
from collections.abc import Callable

from bordspil.server.session.rate_limits import Bucket

PER_SECOND = 3.0  # tellings of a table, on average
AT_ONCE = 7  # and in a burst: never more than ten within a second


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
