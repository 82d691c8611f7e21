"""The timekeeper: advances the service clock, and finds the tables whose clock has run out."""

import asyncio
from contextlib import suppress

from bordspil.core.game import Refusal
from bordspil.server import logs
from bordspil.server.notify import your_turn
from bordspil.server.store import Conflict, StoreDown, service_clock, turns
from bordspil.server.table.lobby import Lobby


async def keep_time(lobby: Lobby) -> None:
    """Runs the clocks of all tables, open or not, until it is cancelled."""
    while True:
        await asyncio.sleep(lobby.settings.tick_seconds)
        try:
            await tick(lobby)
        except StoreDown:
            continue  # the service clock stops until the store is back
        except Exception as error:  # the task is not awaited, so it logs its own errors
            logs.warning("timekeeper-failed", error)


async def tick(lobby: Lobby) -> None:
    """Writes the heartbeat, sends notices that are due, and handles clocks that have run out."""
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
        with suppress(Conflict):  # another server sends it
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
                logs.warning("table-left-alone", code=code, reason=str(refusal))
                await store.write([turns.clear_due(code)])
