"""Hints: the advice of a strong bot, for a person who plays among bots."""

from collections.abc import Coroutine
from typing import Any

from bordspil.core.game import BadRequest
from bordspil.server.session.connection import Connection, encode
from bordspil.server.session.wire.answers import Hinted
from bordspil.server.session.wire.requests import Hint
from bordspil.server.store.ratings import note_help
from bordspil.server.table.bots.bot_workers import NoMoveError, can_advise, payers
from bordspil.server.table.lobby import Lobby
from bordspil.server.table.room import Room
from bordspil.server.table.snapshot import Snapshot, owns


async def hint(lobby: Lobby, who: Connection, message: Hint) -> Coroutine[Any, Any, None]:
    """Returns the work on a hint, which goes on in the background while the game is played on."""
    room = lobby.room_of(who)
    async with room.lock:
        view = view_for_hint(room.snapshot, who.owner, message)
    return _send_hint(lobby, who, room, view, message.seq)


def view_for_hint(snapshot: Snapshot, owner: bytes, message: Hint) -> Any:
    """Returns the view of the seat that asks; refuses a hint where other people play."""
    snapshot.check_own(owner, message.seat)
    play = snapshot.playing()
    if message.seq != play.seq or message.seat != snapshot.to_act:
        raise BadRequest("stale", seq=play.seq)
    if not can_advise(snapshot.game.id):
        raise BadRequest("no-hint")
    if any(seat.kind == "person" and not owns(owner, seat) for seat in snapshot.row.seats):
        raise BadRequest("hint-among-people")
    return snapshot.game.view(play.state, message.seat)


async def _send_hint(lobby: Lobby, who: Connection, room: Room, view: Any, seq: int) -> None:
    with lobby.rate_limits.holding("hints_at_once", who.address, who.owner):
        lobby.rate_limits.charge("hints", who.address, who.owner)
        seconds, own = lobby.settings.hint_seconds, payers(who.address, who.owner)
        try:
            value = await lobby.bots.workers.hint(room.game.id, view, seconds, own)
        except NoMoveError:
            raise BadRequest("no-hint") from None
    await lobby.store.write([note_help(room.row.code)])
    who.send(encode(Hinted(seq, value)))
