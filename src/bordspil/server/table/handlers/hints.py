"""Hints: what a strong player would look at, for a person who plays among bots; and what is done in the background."""

import asyncio
from collections.abc import Awaitable
from typing import Any

from bordspil.core.game import BadRequest, Refusal
from bordspil.server import logs, metrics
from bordspil.server.session.connection import Connection, encode
from bordspil.server.session.wire.answers import Hinted
from bordspil.server.session.wire.requests import Hint
from bordspil.server.store.ratings import note_help
from bordspil.server.table.bots.bot_workers import NoMoveError, can_advise, payers
from bordspil.server.table.broadcast import views
from bordspil.server.table.lobby import Lobby
from bordspil.server.table.room import Room
from bordspil.server.table.snapshot import Snapshot, owns


async def hint(lobby: Lobby, who: Connection, message: Hint) -> None:
    """Lets a worker think for a person, while play goes on; who leaves the table waits for nothing."""
    room = lobby.room_of(who)
    async with room.lock:
        view = view_for_hint(room.snapshot, who.owner, message)
    lobby.rate_limits.hold("hints_at_once", who.address, who.owner)
    address, owner = who.address, who.owner
    thinking = _advise(lobby, who, room, view, message.seq)
    who.advising = task = asyncio.create_task(answer(lobby, who, "hint", thinking))
    task.add_done_callback(lambda _: lobby.rate_limits.release("hints_at_once", address, owner))


def view_for_hint(snapshot: Snapshot, owner: bytes, message: Hint) -> Any:
    """What a player who asks for a hint may know; where other people play, everybody thinks for themselves."""
    snapshot.check_own(owner, message.seat)
    play = snapshot.playing()
    if message.seq != play.seq or message.seat != snapshot.to_act:
        raise BadRequest("stale", seq=play.seq)
    if not can_advise(snapshot.game.id):
        raise BadRequest("no-hint")
    if any(seat.kind == "person" and not owns(owner, seat) for seat in snapshot.row.seats):
        raise BadRequest("hint-among-people")
    return snapshot.game.view(play.state, message.seat)


async def _advise(lobby: Lobby, who: Connection, room: Room, view: Any, seq: int) -> None:
    lobby.rate_limits.charge("hints", who.address, who.owner)
    seconds, own = lobby.settings.hint_seconds, payers(who.address, who.owner)
    try:
        value = await lobby.bots.workers.hint(room.game.id, view, seconds, own)
    except NoMoveError:
        raise BadRequest("no-hint") from None
    await lobby.store.write([note_help(room.row.code)])
    who.send(encode(Hinted(seq, value)))


async def answer(lobby: Lobby, who: Connection, about: str, doing: Awaitable[None]) -> None:
    """Waits for what is done for a connection, and tells it why where it cannot be."""
    try:
        await doing
    except Refusal as refusal:
        who.refuse(refusal, about)
        if refusal.key in ("stale", "overtaken") and (room := lobby.find_room(who)) is not None:
            async with room.lock:
                views.send_whole(room, [who])
    except Exception as error:  # one message must not end a connection
        metrics.errors.inc()
        logs.warning("server-error", error, about=about)
        who.refuse(BadRequest("server-error"), about)
