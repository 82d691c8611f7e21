"""Moves: of players, bots and clocks alike, with the chance after them and the end of the game."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from bordspil.core.game import BadRequest, IllegalMove, Seat
from bordspil.core.table import Entry, Table
from bordspil.server.session.wire.requests import Hurry, Play
from bordspil.server.store import rows
from bordspil.server.table import outcomes, turns
from bordspil.server.table.change import Change, Hurried, Step, TurnBegan
from bordspil.server.table.snapshot import Now, Snapshot, Who, owns


def play(before: Snapshot, who: Who, message: Play, now: Now) -> Change:
    """Plays a move for a seat of the sender; a duplicate, sent again after a lost connection, is refused as stale."""
    if before.check_own(who.owner, message.seat).stand_in:
        raise BadRequest("stood-in", seat=message.seat)
    game = before.playing()
    if message.seq != game.seq:
        raise BadRequest("stale", seq=game.seq)
    return move(before, message.seat, before.game.notation.from_object(message.move), now)


def move(before: Snapshot, seat: Seat, chosen: Any, now: Now) -> Change:
    """Plays a move for a seat."""
    return step(before, lambda game: game.play(seat, chosen), now)


def step(before: Snapshot, act: Callable[[Table], Sequence[Entry]], now: Now) -> Change:
    """Returns the change of a step: its entries, the clock and the turn after it, and perhaps the end of the game."""
    start = before.playing()
    if before.to_act is None and start.to_act() is not None:
        raise IllegalMove("game-over")  # by the clocks, which the rules do not know
    if before.is_too_long:
        raise BadRequest("game-too-long")
    after = start.fork()
    entries = act(after)
    to_act, code = after.to_act(), before.row.code
    row = turns.switch_clock(before.row, to_act, now.service)
    by = _mover(row.seats, entries, to_act)
    statements = [
        *rows.add_entries(before.game, code, before.length, list(entries), to_act),
        *turns.write_clock(row, to_act, now.service),
        *turns.write_notice(row, to_act, by, before.settings, now.service),
    ]
    if to_act is None:
        statements += outcomes.finish(row, before.game, after.state, now.wall)
        # the result depends on who sits where, so the end is numbered among the changes of seats
        row = replace(row, stage="over", finished=now.wall, change=row.change + 1)
        statements.append(rows.add_change(code, row.change, len(after.log)))
    called = turns.called_owner(row, to_act, by)
    events = [TurnBegan(called)] if called is not None else []
    return Change(
        before, replace(before, row=row, play=after, late=None), statements, [Step(start, entries, after)], events
    )


def _mover(seats: Sequence[rows.SeatRow], entries: Sequence[Entry], to_act: Seat | None) -> bytes | None:
    """Returns the owner who took a step, None for a bot; after an undo, the owner of the seat to act."""
    seat = entries[0].seat if entries[0].seat >= 0 else to_act
    return None if seat is None or seats[seat].bot else seats[seat].owner


def hurry(before: Snapshot, who: Who, message: Hurry, now: Now) -> Change:
    """Asks the bot to act to move without delay; refused where other people play, who may want to follow."""
    if not before.own(who.owner):
        raise BadRequest("not-seated")
    if any(seat.kind == "person" and not owns(who.owner, seat) for seat in before.row.seats):
        raise BadRequest("hurry-among-people")
    return Change(before, before, events=[Hurried()])
