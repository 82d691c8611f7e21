"""The timekeeper: counts the hours that are served, and finds the tables where somebody's time is up."""

import asyncio
from contextlib import suppress

from bordspil.core.game import Refusal
from bordspil.server import logs
from bordspil.server.notify import your_turn
from bordspil.server.store import Conflict, StoreDown, service_clock, turns
from bordspil.server.table.lobby import Lobby


async def keep_time(lobby: Lobby) -> None:
    """Looks after all tables, those that nobody looks at too, until it is cancelled."""
    while True:
        await asyncio.sleep(lobby.settings.tick_seconds)
        try:
            await tick(lobby)
        except StoreDown:
            continue  # time stands still until the store is back
        except Exception as error:  # nobody awaits this task, so it says itself what went wrong
            logs.warn("timekeeper-stumbled", error)


async def tick(lobby: Lobby) -> None:
    """One look at the clock."""
    store, peers = lobby.store, lobby.peers
    free = peers.free if peers else ""
    is_running, due = await store.read(turns.find_due, store.service_clock.now(), free)
    if store.service_clock.is_beat_due():
        if peers:
            store.service_clock.adopt(await store.read(service_clock.find_latest, store.clock))
        if is_running or peers:
            await store.write([service_clock.beat(store.service_clock.now(), store.clock)])
        store.service_clock.go_on()
    for code in await store.read(turns.find_notices_due, store.service_clock.now(), free):
        with suppress(Conflict):  # another server does it
            await your_turn.send(lobby, code)
    for code in due:
        try:
            await lobby.look_after(code)
        except StoreDown:
            raise
        except Conflict:
            continue  # another server was first
        except Refusal as refusal:
            if refusal.key != "server-full":
                logs.warn("table-left-alone", code=code, reason=str(refusal))
                await store.write([turns.clear_due(code)])
