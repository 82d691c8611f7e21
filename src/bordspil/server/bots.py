"""The bots at a table: each sees its seat's view, thinks in a worker, and moves through the same door as people."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random

from bordspil.core.game import Refusal, Seat
from bordspil.server import logs
from bordspil.server.pauses import pause_at
from bordspil.server.store import Conflict, StoreDown
from bordspil.server.tables import OpenTable
from bordspil.server.workers import Mind, NoMoveError, Workers
from bordspil.work import traces

PAUSE = 1.0
LUCK = Random()  # of nothing but pauses


class Bots:
    """Wakes the bots of all tables where it is their turn, and sends them home at the end."""

    def __init__(self, workers: Workers, rest: Callable[[OpenTable], Awaitable[None]]) -> None:
        self.workers = workers
        self.rest = rest
        self.playing: dict[OpenTable, asyncio.Task[None]] = {}

    def wake(self, table: OpenTable) -> None:
        """Lets the bots of a table play if they are to act; they play while somebody is there, or a clock runs."""
        if table.bot_to_act() is None or table in self.playing:
            return
        if table.around is not None and not is_ours(table):
            table.around.want(table.row.code)
        else:
            self.playing[table] = asyncio.create_task(self._play_on(table))

    async def close(self) -> None:
        """Stops all bots."""
        tasks = list(self.playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play_on(self, table: OpenTable) -> None:
        try:
            while await _play_traced(table, self.workers):
                pass
        except Exception as error:  # nobody awaits this task, so it says itself what went wrong
            logs.warn("bot-stopped", error)
        finally:
            del self.playing[table]
        await self.rest(table)


async def _play_traced(table: OpenTable, workers: Workers) -> bool:
    with traces.watching("bot"):
        return await _play_once(table, workers)


async def _play_once(table: OpenTable, workers: Workers) -> bool:
    """One bot's move; False when it is not a bot's turn or nobody waits for it."""
    async with table.lock:
        play, seat = table.playing(), table.bot_to_act()
        if seat is None or not table.is_awaited or not is_ours(table):
            return False
        seq, who, view = play.seq, table.mind(seat), table.game.view(play.state, seat)
        pause = pause_at(table, LUCK)
        table.hurried.clear()
    thinking = workers.think(table.game.id, who, play.options, view, table.settings.bot_seconds)
    text, _ = await asyncio.gather(thinking, _wait(table, pause), return_exceptions=True)
    traces.lap("think")
    async with table.lock:
        if not table.is_awaited or table.play is not play or play.seq != seq or table.bot_to_act() != seat:
            return table.is_awaited
        try:
            await _enter(table, seat, who, text)
            return True
        except Conflict:
            if table.around is not None:
                table.around.leases.doubt(table.row.code)
        except StoreDown:
            pass
    await asyncio.sleep(PAUSE)  # the store comes back, or another server has moved here
    return True


def is_ours(table: OpenTable) -> bool:
    """Whether it is this server that plays the bots of a table."""
    return table.around is None or table.around.leases.holds(table.row.code)


async def _wait(table: OpenTable, pause: float) -> None:
    """Lets a pause pass, unless somebody is in a hurry."""
    with suppress(TimeoutError):
        await asyncio.wait_for(table.hurried.wait(), pause)


async def _enter(table: OpenTable, seat: Seat, who: Mind, text: str | BaseException) -> None:
    """Plays what was thought of, or any legal move where no thought came: the others must not be kept waiting."""
    try:
        if isinstance(text, BaseException):
            raise NoMoveError
        await table.enter(seat, table.game.read(text), *table.fence())
    except (StoreDown, Conflict):
        raise
    except (Refusal, NoMoveError):
        logs.warn("bot-helpless", game=table.game.id, level=who.level)
        await table.enter(seat, secrets.choice(list(table.game.moves(table.playing().state))), *table.fence())
