"""The hours that have been served: they stand still while no server runs and while nothing can be written."""

import time
from collections.abc import Callable

from bordspil.server.store.query import ReadConnection
from bordspil.server.store.rows import Statement

BEAT = 5.0  # how often the store is told how late it is, while anybody's time runs
LAG = 2 * BEAT


class ServiceClock:
    """Seconds during which moves could be made; all thinking time is measured in them.

    They go on from the last beat that was written, so what lies between two servers was no time at all. A beat that
    does not come, whether the disk is full or the machine asleep, halts them, and no other clock can set them back.
    """

    def __init__(self, at: float, tick: Callable[[], float] = time.monotonic) -> None:
        self.at = at
        self.tick = tick
        self.since = tick()

    def now(self) -> float:
        """How late it is."""
        return self.at + min(LAG, self.tick() - self.since)

    def adopt(self, at: float) -> None:
        """Another server has counted further; two servers differ by no more than it takes to read this."""
        self.at += max(0.0, at - self.now())

    def is_beat_due(self) -> bool:
        """Whether it is time for the next beat."""
        return self.tick() - self.since >= BEAT

    def go_on(self) -> None:
        """All is well up to now."""
        self.at = self.now()
        self.since = self.tick()


def beat(now: float, clock: str) -> Statement:
    """Writes how late it is, and when that was by the clock of the store."""
    return f"UPDATE heartbeat SET at = CASE WHEN at < ? THEN ? ELSE at END, stamp = {clock}", (now, now)


def find_latest(connection: ReadConnection, clock: str) -> float:
    """How late it is by the last beat of any server, counted on from there."""
    at, since = connection.execute(f"SELECT at, {clock} - stamp FROM heartbeat").fetchone()
    return float(at + min(LAG, max(0.0, since)))
