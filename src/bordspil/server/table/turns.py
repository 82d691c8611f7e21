"""Turns: whose clock runs, whom a turn is announced to, and what is written of both with every move."""

from msgspec.structs import replace

from bordspil.core.clock import Clock
from bordspil.core.game import Seat
from bordspil.server.session.wire.shapes import Terms
from bordspil.server.settings import Settings
from bordspil.server.store import turns
from bordspil.server.store.rows import Statement, TableRow
from bordspil.server.table.bots.bot_workers import choose_level


def check_clock(game_id: str, terms: Terms, usual_level: str) -> None:
    """Refuses a clock where no bot could go on for somebody whose time is up."""
    if terms.clock is not None:
        choose_level(game_id, "", usual_level)


def start_clocks(row: TableRow, to_act: Seat | None, now: float) -> TableRow:
    """The table at the start of its game: everybody has the time that was agreed on."""
    pace = row.terms.clock
    if pace is None:
        return row
    return switch_clock(replace(row, clock=Clock(pace.per_move, (float(pace.reserve),) * len(row.seats))), to_act, now)


def switch_clock(row: TableRow, to_act: Seat | None, now: float) -> TableRow:
    """The table after a move: one seat's time stops and the next one's begins. Bots have their own measure."""
    if row.clock is None:
        return row
    clock = row.clock.stop(now)
    if to_act is not None and not row.seats[to_act].bot:
        clock = clock.start(to_act, now)
    return replace(row, clock=clock)


def write_clock(row: TableRow, to_act: Seat | None, now: float) -> list[Statement]:
    """Writes whose time runs; where a bot is to act, the table is due at once, for nobody may be looking."""
    if row.clock is None:
        return []
    if to_act is None:
        return [turns.delete_turn(row.code)]
    running = row.clock.running
    due = now if running is None else now + row.clock.left(running, now)
    return [turns.set_clock(row.code, row.clock, due)]


def called_owner(row: TableRow, to_act: Seat | None, by: bytes | None) -> bytes | None:
    """The owner whose turn it has become; None where a bot is to act, or the one who acted goes on."""
    if to_act is None or row.seats[to_act].bot:
        return None
    owner = row.seats[to_act].owner
    return owner if owner != by else None


def write_notice(
    row: TableRow, to_act: Seat | None, by: bytes | None, settings: Settings, now: float
) -> list[Statement]:
    """Writes when the player to act after somebody else is told of it, unless they come before."""
    if not settings.sends_notices:
        return []
    return turns.set_notice(
        row.code, row.clock is not None, called_owner(row, to_act, by), now + settings.notice_seconds
    )
