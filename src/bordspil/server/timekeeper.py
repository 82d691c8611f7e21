"""The timekeeper: advances the service clock, and looks at the tables whose clock has run out."""

import asyncio
from contextlib import suppress

from bordspil.core.game import Refusal
from bordspil.server import logs
from bordspil.server.notify import your_turn
from bordspil.server.store import Conflict, StoreDown, service_clock, turns
from bordspil.server.store.turns import Due
from bordspil.server.table.lobby import Lobby

AGAIN = 5.0  # seconds until a table is looked at again where nothing could be done, or where a bot is to act
OPENED_AT_ONCE = 50  # tables opened for a look at the same time


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
    """Writes the heartbeat, sends notices that are due, and has every table looked at whose clock has run out."""
    store, peers = lobby.store, lobby.peers
    free = peers.free if peers else ""
    if store.service_clock.is_beat_due():
        if peers:
            store.service_clock.adopt(await store.read(service_clock.find_latest, store.clock))
        if peers is not None or await store.read(turns.is_any_running):
            await store.write([service_clock.beat(store.service_clock.now(), store.clock)])
        store.service_clock.go_on()
    for code in await store.read(turns.find_notices_due, store.service_clock.now(), free):
        with suppress(Conflict):  # another server sends it
            await your_turn.send(lobby, code)
    now = store.service_clock.now()
    while due := await store.read(turns.find_due, now, free):
        await store.write([turns.postpone(code, now, now + AGAIN) for code, _ in sorted(due)])
        for one in due:
            _begin_look(lobby, one)


def _begin_look(lobby: Lobby, due: Due) -> None:
    """Looks at a table in a task of its own, so that no table waits for another; those being looked at are left."""
    if due.code in lobby.looks or (due.code not in lobby.rooms and len(lobby.looks) >= OPENED_AT_ONCE):
        return
    lobby.looks.add(due.code)
    task = lobby.tasks.start(_look(lobby, due))
    task.add_done_callback(lambda _: lobby.looks.discard(due.code))


async def _look(lobby: Lobby, due: Due) -> None:
    try:
        await lobby.look_after(due.code, due.host)
    except (StoreDown, Conflict):
        pass  # it is due again, or another server was first
    except Refusal as refusal:
        if refusal.key != "server-full":
            logs.warning("table-left-alone", code=due.code, reason=str(refusal))
            with suppress(StoreDown):
                await lobby.store.write([turns.clear_due(due.code)])
    except Exception as error:  # the task is not awaited, so it logs its own errors
        logs.warning("timekeeper-failed", error)
