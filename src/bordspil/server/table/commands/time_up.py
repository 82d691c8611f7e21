"""The end of a seat's time: its move is skipped, a bot plays on, or the seat loses."""

from msgspec.structs import replace

from bordspil.server.table import turns
from bordspil.server.table.bots.bot_workers import choose_level
from bordspil.server.table.change import Change, changed
from bordspil.server.table.commands.absence import owner_of
from bordspil.server.table.commands.moves import move
from bordspil.server.table.commands.seats import set_seat
from bordspil.server.table.snapshot import Now, Snapshot


def set_running(before: Snapshot, now: Now) -> Change | None:
    """Starts the clock of the seat to act; None if it runs, or if there is none.

    The clock of another seat runs if two servers wrote at once, one of them a move.
    """
    seat, clock = before.to_act, before.row.clock
    if seat is None or clock is None or before.row.seats[seat].bot or clock.running == seat:
        return None
    row = turns.switch_clock(before.row, seat, now.service)
    return changed(before, row, *turns.write_clock(row, seat, now.service))


def time_up(before: Snapshot, now: Now) -> Change | None:
    """Applies the terms to a seat whose time is up; None if there is none."""
    seat, clock = before.to_act, before.row.clock
    if seat is None or clock is None or before.row.seats[seat].bot or not clock.is_up(now.service):
        return None
    if before.is_too_long:
        return None
    agreed = before.row.terms.time_out
    if agreed == "skip":
        skipped = before.game.skip(before.state)
        if skipped is not None:
            return move(before, seat, skipped, now)
        return Change(before, replace(before, late=seat))  # a bot makes this one move
    level = choose_level(before.row.game, "", before.settings.bot_level)
    owner = before.row.seats[seat]
    lost = replace(owner, stand_in=level, lost=int(agreed == "loss"))
    return set_seat(before, seat, lost, now, seen_by=owner_of(owner))
