"""Broadcasts views: what every connection sees of the game, step by step, or whole after it came or fell behind."""

from collections.abc import Iterable

from bordspil.core.game import UNDO, BadRequest, Seat
from bordspil.server.session.connection import Connection
from bordspil.server.session.wire.requests import RevealSeat
from bordspil.server.table import outcomes
from bordspil.server.table.broadcast.event_log import EventLog, follow_events, replay_events
from bordspil.server.table.broadcast.update import FEW, compose
from bordspil.server.table.change import CaughtUp, Change, Step, UndoDeclined, ViewsChanged
from bordspil.server.table.replay.replay_queue import Turn, run
from bordspil.server.table.room import PresenceChanged, Room


def shown_seat(own: tuple[Seat, ...], to_act: Seat | None) -> Seat | None:
    """Returns the seat whose view a browser gets: its own seat to act, else its first, else None for a spectator."""
    if to_act in own:
        return to_act
    return own[0] if own else None


def seat_for(room: Room, who: Connection, to_act: Seat | None) -> Seat | None:
    """Returns the seat whose view a connection gets; where a hotseat game hides views, the seat it has revealed."""
    own = room.own(who.owner)
    if len(own) > 1:
        own = tuple(seat for seat in own if not room.row.seats[seat].bot) or own
    if len(own) > 1 and room.hides:
        return who.shown if who.shown in own else None
    return shown_seat(own, to_act)


def may_act(room: Room, seat: Seat | None, to_act: Seat | None) -> bool:
    """Returns whether the shown seat is to act, and a person plays it."""
    return seat is not None and seat == to_act and not room.row.seats[seat].bot


def publish_steps(room: Room, change: Change) -> None:
    """Broadcasts each step of a change, move by move; drops the event log where the table was read as a whole."""
    for _ in change.of(CaughtUp):
        room.event_log = EventLog()
    for step in change.steps:
        _broadcast_step(room, step)


def _broadcast_step(room: Room, step: Step) -> None:
    """Sends a step to all connections, composed once for each seat."""
    log, to_act = room.event_log, outcomes.to_act(step.after, room.row.seats)
    shown = [(connection, seat_for(room, connection, to_act)) for connection in room.connections]
    watched = {seat for _, seat in shown}
    log.keep(watched.union(*(room.own(connection.owner) for connection, _ in shown)))
    if step.entries[0].seat == UNDO:
        watched = {seat for seat in watched if log.is_ready(step.after, seat)}
    found = {
        seat: log.append(step.after, step.before.state, step.entries, seat) for seat in watched | log.by_seat.keys()
    }
    updates: dict[Seat | None, bytes] = {}
    for connection, seat in shown:
        if seat not in watched:
            _send_later(room, connection)
            continue
        if seat not in updates:
            events, kept = found[seat]
            may = may_act(room, seat, to_act)
            updates[seat] = compose(step.after, seat, events, False, may, room.row.seats, kept)
        connection.send(updates[seat])


def publish_changed_views(room: Room, change: Change) -> None:
    """Sends the whole game to the connections whose views or rights have changed."""
    for came in change.of(PresenceChanged):
        if came.is_new and came.connection is not None:
            send_whole(room, [came.connection])
    if any(change.of(CaughtUp)):
        send_whole(room, room.connections)
        return
    for event in change.of(ViewsChanged):
        owners = event.owners
        send_whole(room, [one for one in room.connections if owners is None or one.owner in owners])


def publish_declined(room: Room, change: Change) -> None:
    """Sends a refusal to the player whose undo was declined."""
    for event in change.of(UndoDeclined):
        for connection in room.connections:
            if event.asking.seat in room.own(connection.owner):
                connection.refuse(BadRequest("undo-declined"), "undo")


def send_whole(room: Room, connections: Iterable[Connection]) -> None:
    """Sends the whole game to connections that are new, have reconnected or are behind."""
    play, to_act = room.play, room.to_act
    if play is None:
        return
    for connection in connections:
        seat = seat_for(room, connection, to_act)
        if room.event_log.is_ready(play, seat):
            connection.send(room.event_log.encode_whole(play, room.row, seat, may_act(room, seat, to_act)))
        else:
            _send_later(room, connection)


def _send_later(room: Room, who: Connection) -> None:
    """Sends the whole game to a connection as soon as its events are known."""
    if who not in room.behind:
        room.behind.add(who)
        room.replays.tasks.start(_send_prepared(room, who))


async def _send_prepared(room: Room, who: Connection) -> None:
    try:
        await prepare(room, who)
    finally:
        room.behind.discard(who)
    if who in room.connections:
        send_whole(room, [who])


async def prepare(room: Room, who: Connection) -> None:
    """Replays a long game in a thread for a connection; the lock of the room is not held."""
    play, seat = room.play, seat_for(room, who, room.to_act)
    if play is not None and not room.event_log.is_ready(play, seat):
        await room.event_replays.result(seat, who.address, lambda turn: _replay_events(room, seat, turn))


async def reveal_seat(room: Room, who: Connection, message: RevealSeat) -> None:
    """Sends a browser that several players share the view of one of their seats, or hides all of them."""
    if message.seat is not None:
        room.snapshot.check_own(who.owner, message.seat)
    who.shown = message.seat
    send_whole(room, [who])


async def _replay_events(room: Room, seat: Seat | None, turn: Turn) -> None:
    """Adds the events of a seat to the event log of a room in which play goes on meanwhile."""
    play, replays = room.playing(), room.replays
    async with turn:
        seen = await replays.run_in_slices(turn, replay_events, play.game, play.opening, tuple(play.log), seat)
        while len(new := room.playing().log[len(play.log) :]) > FEW:
            before, play = play, room.playing()
            seen = await replays.run_in_slices(turn, follow_events, seen, before, new, seat)
    room.event_log.by_seat[seat] = run(follow_events(seen, play, new, seat))
