"""The service clock: it advances only while a server can commit, and thinking time is measured with it."""

import time
from collections.abc import Callable

from bordspil.server.store.query import ReadConnection
from bordspil.server.store.rows import Statement

BEAT = 5.0  # seconds between two writes of the time while any clock runs
LAG = 2 * BEAT


class ServiceClock:
    """Counts the seconds during which moves could be made.

    It starts from the last heartbeat that was written, so the time between two servers does not count. It stops when
    heartbeats fail, because the disk is full or the machine asleep, and no other clock can set it back.
    """

    def __init__(self, at: float, tick: Callable[[], float] = time.monotonic) -> None:
        self.at = at
        self.tick = tick
        self.since = tick()

    def now(self) -> float:
        """Returns the time."""
        return self.at + min(LAG, self.tick() - self.since)

    def adopt(self, at: float) -> None:
        """Moves ahead to the time of another server; two servers differ by no more than the time to read it."""
        self.at += max(0.0, at - self.now())

    def is_beat_due(self) -> bool:
        """Returns whether the next heartbeat has to be written."""
        return self.tick() - self.since >= BEAT

    def go_on(self) -> None:
        """Notes that the server can commit: the time up to now counts."""
        self.at = self.now()
        self.since = self.tick()


def beat(now: float, clock: str) -> Statement:
    """Writes the time as a heartbeat, with the store's time of day."""
    return f"UPDATE heartbeat SET at = CASE WHEN at < ? THEN ? ELSE at END, stamp = {clock}", (now, now)


def find_latest(connection: ReadConnection, clock: str) -> float:
    """Returns the time by the last heartbeat of any server and the time of day that has passed since."""
    at, since = connection.execute(f"SELECT at, {clock} - stamp FROM heartbeat").fetchone()
    return float(at + min(LAG, max(0.0, since)))
