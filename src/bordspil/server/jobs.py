"""What the server does by itself: counts finished games towards ratings, and deletes old tables."""

import asyncio
import time

from bordspil.server import expiry, logs
from bordspil.server.people import ratings
from bordspil.server.store import StoreDown
from bordspil.server.table.lobby import Lobby

HOUR = 3600.0


async def keep_house(lobby: Lobby) -> None:
    """Does what is to be done, now and then, until it is cancelled."""
    clock = expiry.SteadyClock(HOUR)
    while True:
        await asyncio.sleep(lobby.settings.chore_seconds)
        try:
            await ratings.catch_up(lobby)
            await note_visits(lobby)
            if clock.is_steady(time.time(), time.monotonic()):
                lobby.visited.update(lobby.tables)
                await note_visits(lobby)
                await expiry.expire(lobby, int(time.time()))
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
