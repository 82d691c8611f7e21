"""The bots at tables: each sees the view of its seat, chooses in a worker, and moves by the command of players."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Any

from bordspil.core.characters import character_of
from bordspil.core.game import Refusal, Seat
from bordspil.jobs import traces
from bordspil.jobs.fair_queue import Claim
from bordspil.server import logs
from bordspil.server.session.rate_limits import RateLimits
from bordspil.server.store import Conflict, StoreDown
from bordspil.server.table.bots.bot_delay import least_wait, pause_at
from bordspil.server.table.bots.bot_workers import BotId, NoMoveError, Rank, Workers, payers
from bordspil.server.table.bots.seat_bots import bot_id, bot_to_act
from bordspil.server.table.change import Change, Hurried
from bordspil.server.table.commands.moves import move
from bordspil.server.table.peer_servers import PeerServers
from bordspil.server.table.room import Room

PAUSE = 1.0
UNPAID = 2.0  # seconds between two checks whether a table without a connection may use workers
REMEMBERED = 10_000  # tables whose payer is remembered
LUCK = Random()  # for delays only


class Bots:
    """Lets the bots of all tables play when it is their turn."""

    def __init__(self, workers: Workers, on_rest: Callable[[Room], Awaitable[None]], rate_limits: RateLimits) -> None:
        self.workers = workers
        self.on_rest = on_rest
        self.rate_limits = rate_limits
        self.peers: PeerServers | None = None  # set where there are other servers
        self.playing: dict[Room, asyncio.Task[None]] = {}
        self.jobs: dict[Room, tuple[Claim, asyncio.Task[str]]] = {}
        self.known: OrderedDict[str, tuple[str, bytes]] = OrderedDict()  # the payer of a table's bots, by code

    def on_change(self, room: Room, change: Change) -> None:
        """Lets bots play after a change of a table or of the presence there."""
        if any(change.of(Hurried)):
            room.hurried.set()
        self.wake(room)

    def is_ours(self, room: Room) -> bool:
        """Returns whether this server plays the bots of a table."""
        return self.peers is None or self.peers.holds(room.row.code)

    def wake(self, room: Room) -> None:
        """Starts the bots of a table with a connection or a clock if one is to act; cancels their job elsewhere."""
        if (job := self.jobs.get(room)) is not None:
            claim, thinking = job
            if room.is_awaited:
                self.workers.queue.promote(claim, rank_of(room))
            else:
                thinking.cancel()
        if bot_to_act(room) is None or room in self.playing:
            return
        if self.peers is not None and not self.is_ours(room):
            self.peers.want(room.row.code)
        else:
            self.playing[room] = asyncio.create_task(self._play_on(room))

    async def close(self) -> None:
        """Stops all bots."""
        tasks = list(self.playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def think(self, room: Room, bot: BotId, view: Any) -> str:
        """Returns the move that a bot chooses, once a worker is free for it."""
        address, owner = self.who_pays(room)
        settings, claim = room.settings, Claim(rank_of(room), payers(address, owner))
        asked = self.workers.think(room.game.id, bot, room.options_json, view, settings.bot_seconds, claim)
        thinking = asyncio.create_task(asked)
        self.jobs[room] = claim, thinking
        try:
            return await thinking
        finally:
            del self.jobs[room]

    def may_think(self, room: Room) -> bool:
        """Returns whether a table's bots may use workers; without a connection, their payer is charged for that."""
        if room.connections:
            return True
        return self.rate_limits.allows("bot_seconds", *self.who_pays(room), amount=room.settings.bot_seconds)

    def who_pays(self, room: Room) -> tuple[str, bytes]:
        """Returns the payer of a table's bots: of its players there, or else its spectators, who has used least.

        Without a connection it is the last payer, or the host.
        """
        row, code = room.row, room.row.code
        own = [one for one in room.connections if room.own(one.owner) or one.owner == row.host]
        if not (found := list({(one.address, one.owner) for one in own or room.connections})):
            return self.known.get(code, ("", row.host))
        least = self.workers.queue.least_used(rank_of(room), [payers(*one) for one in found])
        self.known[code] = chosen = next(one for one in found if payers(*one) == least)
        self.known.move_to_end(code)
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return chosen

    async def _play_on(self, room: Room) -> None:
        try:
            while await _play_traced(room, self):
                pass
        except Exception as error:  # the task is not awaited, so it logs its own errors
            logs.warning("bot-stopped", error)
        finally:
            del self.playing[room]
        await self.on_rest(room)


def rank_of(room: Room) -> Rank:
    """Returns the priority of a table's bots."""
    return Rank.WATCHED if room.connections else Rank.UNWATCHED


async def _play_traced(room: Room, bots: Bots) -> bool:
    with traces.watching("bot"):
        return await _play_once(room, bots)


async def _play_once(room: Room, bots: Bots) -> bool:
    """Plays one bot's move; returns False if no bot is to act or the table is not awaited."""
    async with room.lock:
        play, seat = room.playing(), bot_to_act(room)
        if seat is None or not room.is_awaited or not bots.is_ours(room):
            return False
        bot, view = bot_id(room, seat), room.game.view(play.state, seat)
        pause = character_of(bot.level).pace * pause_at(room, LUCK)
        least = least_wait(room, bots.workers.is_searching(room.game.id, bot.level), LUCK)
        room.hurried.clear()
    if not bots.may_think(room):
        await asyncio.sleep(UNPAID)
        return True
    waits = _wait(room, pause), asyncio.sleep(least)
    text, *_ = await asyncio.gather(bots.think(room, bot, view), *waits, return_exceptions=True)
    traces.lap("think")
    if isinstance(text, asyncio.CancelledError):  # all connections had left
        return room.is_awaited
    async with room.lock:
        if not room.is_awaited or room.play is not play or bot_to_act(room) != seat:
            return room.is_awaited
        try:
            await _enter(room, seat, bot, text)
            return True
        except Conflict:
            if bots.peers is not None:
                bots.peers.invalidate(room.row.code)
        except StoreDown:
            pass
    await asyncio.sleep(PAUSE)  # until the store is back, or this room has caught up
    return True


async def _wait(room: Room, pause: float) -> None:
    """Waits for a delay, or until a player is in a hurry."""
    with suppress(TimeoutError):
        await asyncio.wait_for(room.hurried.wait(), pause)


async def _enter(room: Room, seat: Seat, bot: BotId, text: str | BaseException) -> None:
    """Commits the chosen move, or a random one if the workers returned none, so that the players need not wait."""
    before, now = room.snapshot, room.now()
    try:
        if isinstance(text, BaseException):
            raise NoMoveError
        change = move(before, seat, room.game.notation.read(text), now)
    except (Refusal, NoMoveError):
        logs.warning("bot-helpless", game=room.game.id, level=bot.level)
        change = move(before, seat, secrets.choice(list(room.game.moves(before.state))), now)
    await room.commit(change, is_duty=True)
