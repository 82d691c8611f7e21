"""Turns: the clock of the seat to act, the owner who is notified, and the statements that every move writes of both."""

from msgspec.structs import replace

from bordspil.core.clock import Clock
from bordspil.core.game import Seat
from bordspil.server.session.wire.shapes import Terms
from bordspil.server.settings import Settings
from bordspil.server.store import turns
from bordspil.server.store.rows import Statement, TableRow
from bordspil.server.table.bots.bot_workers import choose_level


def check_clock(game_id: str, terms: Terms, usual_level: str) -> None:
    """Refuses a clock for a game without bots, as none could play on when time is up."""
    if terms.clock is not None:
        choose_level(game_id, "", usual_level)


def start_clocks(row: TableRow, to_act: Seat | None, now: float) -> TableRow:
    """Returns the row at the start of a game: every seat has its full time."""
    pace = row.terms.clock
    if pace is None:
        return row
    return switch_clock(replace(row, clock=Clock(pace.per_move, (float(pace.reserve),) * len(row.seats))), to_act, now)


def switch_clock(row: TableRow, to_act: Seat | None, now: float) -> TableRow:
    """Returns the row after a move: stops one seat's clock and starts the next one's; a bot has none."""
    if row.clock is None:
        return row
    clock = row.clock.stop(now)
    if to_act is not None and not row.seats[to_act].bot:
        clock = clock.start(to_act, now)
    return replace(row, clock=clock)


def write_clock(row: TableRow, to_act: Seat | None, now: float) -> list[Statement]:
    """Returns the statements for the clock; a table is due at once where a bot is to act."""
    if row.clock is None:
        return []
    if to_act is None:
        return [turns.delete_turn(row.code)]
    running = row.clock.running
    due = now if running is None else now + row.clock.left(running, now)
    return [turns.set_clock(row.code, row.clock, due)]


def called_owner(row: TableRow, to_act: Seat | None, by: bytes | None) -> bytes | None:
    """Returns the owner whose turn begins; None for a bot, and for the owner who has just acted."""
    if to_act is None or row.seats[to_act].bot:
        return None
    owner = row.seats[to_act].owner
    return owner if owner != by else None


def write_notice(
    row: TableRow, to_act: Seat | None, by: bytes | None, settings: Settings, now: float
) -> list[Statement]:
    """Returns the statements for the notice of a turn, which is sent unless the player moves before."""
    if not settings.sends_notices:
        return []
    return turns.set_notice(
        row.code, row.clock is not None, called_owner(row, to_act, by), now + settings.notice_seconds
    )
