"""Answers requests for replays: a position of a game, every draw of it, and its analysis."""

from bordspil.core.game import BadRequest, Seat
from bordspil.server.session.connection import Connection, encode
from bordspil.server.session.wire.requests import Analyse, Prove, ReplayAt
from bordspil.server.table import outcomes
from bordspil.server.table.bots.bot_workers import can_assess
from bordspil.server.table.broadcast.views import seat_for
from bordspil.server.table.lobby import Lobby
from bordspil.server.table.replay.analysis import MOST_STEPS
from bordspil.server.table.replay.replay import draws_of, encode_step
from bordspil.server.table.room import Room


async def replay_at(lobby: Lobby, who: Connection, message: ReplayAt) -> None:
    """Sends a position of a game: to all after its end, before it only as the sender saw it.

    The game may go on meanwhile, so the right to see the position is checked again before it is sent.
    """
    room = lobby.room_of(who)
    with lobby.rate_limits.holding("replays", who.address, who.owner):
        play = room.playing()
        check(room, who, message.seat)
        steps = await lobby.memory.steps(room.row.code, play, who.address)
        if message.at >= len(steps):
            raise BadRequest("no-such-move", last=len(steps) - 1)
        is_now = message.at == len(steps) - 1 and len(play.log) == len(steps.log)
        end = (outcomes.to_act(play, room.row.seats), outcomes.winners(play, room.row.seats)) if is_now else None
        ends = room.event_log.ends_of(seat_for(room, who, room.to_act))
        replayed = await lobby.replays.run(encode_step, steps, message.at, message.seat, end, ends)
    if who in room.connections:
        check(room, who, message.seat)
        who.send(replayed)


def check(room: Room, who: Connection, seat: Seat | None) -> None:
    """Refuses a view that the sender has not seen while the game goes on."""
    if seat is not None:
        room.snapshot.seat(seat)
    shown = seat_for(room, who, room.to_act)
    if room.row.stage != "over" and seat is not None and seat != shown:
        raise BadRequest("look-later")


async def prove(lobby: Lobby, who: Connection, message: Prove) -> None:
    """Sends every draw of a finished game, which the browser repeats."""
    room = lobby.room_of(who)
    with lobby.rate_limits.holding("replays", who.address, who.owner):
        if room.row.stage != "over":
            raise BadRequest("not-over")
        play = room.playing()
        async with lobby.replays.turn(who.address) as turn:
            log, seed = tuple(play.log), play.chance.seed
            draws = await lobby.replays.run_in_slices(turn, draws_of, play.game, play.opening, log, seed)
    if who in room.connections:
        who.send(draws)


async def analyse(lobby: Lobby, who: Connection, message: Analyse) -> None:
    """Sends the analysis of a finished game, or its progress; the first request starts it."""
    room, analyst = lobby.room_of(who), lobby.analyst
    if room.row.stage != "over":
        raise BadRequest("not-over")
    if len(room.row.seats) < 2 or not can_assess(room.game.id):
        raise BadRequest("no-analysis")
    if (found := analyst.found.get(room)) is not None:
        who.send(found)
        return
    if len(room.playing().log) > MOST_STEPS:
        raise BadRequest("no-analysis")
    if room not in analyst.progress:
        analyst.begin(room, who.address, who.owner)
    who.send(encode(analyst.progress[room]))
