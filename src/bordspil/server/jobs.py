"""The server's own jobs: they count finished games towards ratings, and delete old tables (retention)."""

import asyncio
import time

from bordspil.server import logs
from bordspil.server.people import ratings
from bordspil.server.store import StoreDown, expiry
from bordspil.server.table.lobby import Lobby

HOUR = 3600.0
DAY = 86_400
AT_ONCE = 200  # tables deleted by one write


async def run_jobs(lobby: Lobby) -> None:
    """Runs the jobs at intervals until it is cancelled."""
    clock = SteadyClock(HOUR)
    while True:
        await asyncio.sleep(lobby.settings.jobs_seconds)
        try:
            await ratings.catch_up(lobby)
            await note_visits(lobby)
            if clock.is_steady(time.time(), time.monotonic()):
                lobby.visited.update(lobby.rooms)
                await note_visits(lobby)
                await expire(lobby, int(time.time()))
                clock.begin(time.time(), time.monotonic())
        except StoreDown:
            continue  # repeated when the store is back
        except Exception as error:  # the task is not awaited, so it logs its own errors
            logs.warning("job-failed", error)


async def note_visits(lobby: Lobby) -> None:
    """Writes in one go which tables were opened since the last time, so that opening one does not wait for it."""
    if lobby.visited:
        visited, lobby.visited = lobby.visited, set()
        await lobby.store.write(expiry.note_visits(visited, int(time.time())))


async def expire(lobby: Lobby, now: int) -> int:
    """Deletes tables that are older than the settings allow, but none that is open; returns how many."""
    settings, count = lobby.settings, 0
    finished = now - settings.keep_finished_days * DAY if settings.keep_finished_days else 0
    unfinished = now - settings.keep_unfinished_days * DAY if settings.keep_unfinished_days else 0
    uploaded = now - settings.keep_uploads_days * DAY if settings.keep_uploads_days else 0
    await lobby.store.write([expiry.delete_uploads(now - DAY)])
    while True:
        most = AT_ONCE + len(lobby.rooms) + len(lobby.openings.begun)
        old = await lobby.store.read_long(expiry.find_old, finished, unfinished, uploaded, most)
        codes = [code for code in old if code not in lobby.rooms and code not in lobby.openings.begun][:AT_ONCE]
        if not codes:
            break
        lobby.expiring.update(codes)  # keeps them from being opened
        try:
            await lobby.store.write(expiry.delete(codes))
        finally:
            lobby.expiring.difference_update(codes)
        count += len(codes)
    if count:
        logs.info("tables-expired", count=count)
    return count


class SteadyClock:
    """Checks whether the time of day can be trusted: after a jump nothing is deleted until it is steady again."""

    def __init__(self, steady_seconds: float) -> None:
        self.steady_seconds = steady_seconds
        self.begin(time.time(), time.monotonic())

    def begin(self, now: float, ticks: float) -> None:
        """Starts the measurement."""
        self.now, self.ticks = now, ticks

    def is_steady(self, now: float, ticks: float) -> bool:
        """Returns whether the time of day has kept pace with the monotonic clock for long enough."""
        if abs((now - self.now) - (ticks - self.ticks)) > self.steady_seconds / 10:
            self.begin(now, ticks)
        return ticks - self.ticks >= self.steady_seconds
