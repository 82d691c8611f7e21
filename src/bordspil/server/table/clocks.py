"""Clocks of tables: whose time runs, and what is written of it with every move."""

from msgspec.structs import replace

from bordspil.core.clock import Clock
from bordspil.core.game import Seat
from bordspil.server.session.wire.shapes import Terms
from bordspil.server.store import turns
from bordspil.server.store.rows import Statement, TableRow
from bordspil.server.table.bots.bot_workers import choose_level


def check(game_id: str, terms: Terms, usual_level: str) -> None:
    """Refuses a clock where no bot could go on for somebody whose time is up."""
    if terms.clock is not None:
        choose_level(game_id, "", usual_level)


def wind(row: TableRow, to_act: Seat | None, now: float) -> TableRow:
    """The table at the start of its game: everybody has the time that was agreed on."""
    pace = row.terms.clock
    if pace is None:
        return row
    return go_on(replace(row, clock=Clock(pace.per_move, (float(pace.reserve),) * len(row.seats))), to_act, now)


def go_on(row: TableRow, to_act: Seat | None, now: float) -> TableRow:
    """The table after a move: one seat's time stops and the next one's begins. Bots have their own measure."""
    if row.clock is None:
        return row
    clock = row.clock.stop(now)
    if to_act is not None and not row.seats[to_act].bot:
        clock = clock.start(to_act, now)
    return replace(row, clock=clock)


def keep(row: TableRow, to_act: Seat | None, now: float) -> list[Statement]:
    """Writes whose time runs; where a bot is to act, the table is due at once, for nobody may be looking."""
    if row.clock is None:
        return []
    if to_act is None:
        return [turns.delete_turn(row.code)]
    running = row.clock.running
    due = now if running is None else now + row.clock.left(running, now)
    return [turns.set_clock(row.code, row.clock, due)]
