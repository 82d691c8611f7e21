"""Debounce: calls a function at most so often, at once or soon, and once for all calls in between."""

import asyncio
import time
from collections.abc import Callable

from bordspil.server.session.rate_limits import Bucket

PER_SECOND = 3.0  # calls on average
AT_ONCE = 7  # calls in a burst: never more than ten within a second


class Debounce:
    """Debounces calls of a function: the first run at once, further ones become one call when the rate allows it.

    `act_later` runs in place of `act` where the call is late; it may wait for a lock.
    """

    def __init__(self, act: Callable[[], None], act_later: Callable[[], None] | None = None) -> None:
        self.act = act
        self.act_later = act_later or act
        self.bucket = Bucket(PER_SECOND, AT_ONCE, time.monotonic())
        self.timer: asyncio.TimerHandle | None = None

    def call(self) -> None:
        """Calls the function, now or soon."""
        if self.timer is None and self.bucket.fill(time.monotonic()) >= 1:
            self.now()
        else:
            self.soon()

    def now(self) -> None:
        """Calls the function at once, in place of a late call."""
        self.stop()
        self.bucket.take(time.monotonic())
        self.act()

    def soon(self) -> None:
        """Calls the function as soon as the rate allows."""
        if self.timer is None:
            wait = max(0.0, 1 - self.bucket.fill(time.monotonic())) / PER_SECOND
            self.timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def stop(self) -> None:
        """Cancels a late call."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _ring(self) -> None:
        self.timer = None
        self.bucket.take(time.monotonic())
        self.act_later()
