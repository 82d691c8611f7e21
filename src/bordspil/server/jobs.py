"""What the server does by itself: counts finished games towards ratings, and deletes old tables."""

import asyncio
import time

from bordspil.server import logs
from bordspil.server.people import ratings
from bordspil.server.store import StoreDown, expiry
from bordspil.server.table.lobby import Lobby

HOUR = 3600.0
DAY = 86_400
AT_ONCE = 200  # tables deleted by one write


async def keep_house(lobby: Lobby) -> None:
    """Does what is to be done, now and then, until it is cancelled."""
    clock = SteadyClock(HOUR)
    while True:
        await asyncio.sleep(lobby.settings.chore_seconds)
        try:
            await ratings.catch_up(lobby)
            await note_visits(lobby)
            if clock.is_steady(time.time(), time.monotonic()):
                lobby.visited.update(lobby.tables)
                await note_visits(lobby)
                await expire(lobby, int(time.time()))
                clock.begin(time.time(), time.monotonic())
        except StoreDown:
            continue  # it is done when the store is back
        except Exception as error:  # nobody awaits this task, so it says itself what went wrong
            logs.warn("chore-failed", error)


async def note_visits(lobby: Lobby) -> None:
    """Writes which tables were opened since the last time, all at once: nobody who comes has to wait for it."""
    if lobby.visited:
        visited, lobby.visited = lobby.visited, set()
        await lobby.store.write(expiry.note_visits(visited, int(time.time())))


async def expire(lobby: Lobby, now: int) -> int:
    """Deletes what is older than the host keeps things, but no table that is open; how many were deleted."""
    settings, count = lobby.settings, 0
    finished = now - settings.keep_finished_days * DAY if settings.keep_finished_days else 0
    unfinished = now - settings.keep_unfinished_days * DAY if settings.keep_unfinished_days else 0
    brought = now - settings.keep_brought_days * DAY if settings.keep_brought_days else 0
    await lobby.store.write([expiry.delete_brought(now - DAY)])
    while True:
        most = AT_ONCE + len(lobby.tables) + len(lobby.openings)
        old = await lobby.store.read_long(expiry.find_old, finished, unfinished, brought, most)
        codes = [code for code in old if code not in lobby.tables and code not in lobby.openings][:AT_ONCE]
        if not codes:
            break
        lobby.expiring.update(codes)  # nobody opens what is being deleted
        try:
            await lobby.store.write(expiry.delete(codes))
        finally:
            lobby.expiring.difference_update(codes)
        count += len(codes)
    if count:
        logs.note("tables-expired", count=count)
    return count


class SteadyClock:
    """Says whether the time of day can be believed: after a jump nothing is deleted until it has been steady again."""

    def __init__(self, steady_seconds: float) -> None:
        self.steady_seconds = steady_seconds
        self.begin(time.time(), time.monotonic())

    def begin(self, now: float, ticks: float) -> None:
        """Counts anew."""
        self.now, self.ticks = now, ticks

    def is_steady(self, now: float, ticks: float) -> bool:
        """Whether day and stop watch have gone together for long enough; the count begins anew when they have not."""
        if abs((now - self.now) - (ticks - self.ticks)) > self.steady_seconds / 10:
            self.begin(now, ticks)
        return ticks - self.ticks >= self.steady_seconds
