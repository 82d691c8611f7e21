"""Clocks of tables: whose time runs, what is written of it with every move, and what happens when it is up."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bordspil.core.clock import Clock
from bordspil.core.game import Seat
from bordspil.server.session.connection import Connection, encode
from bordspil.server.session.wire.shapes import Terms
from bordspil.server.session.wire.tables import Time
from bordspil.server.store import rows, turns
from bordspil.server.store.rows import SeatRow, Statement, TableRow
from bordspil.server.table import broadcast, outcomes, results
from bordspil.server.table.bot_workers import choose_level

if TYPE_CHECKING:
    from bordspil.server.table.open_table import OpenTable


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


def tell(table: "OpenTable", connections: list[Connection]) -> None:
    """How much time everybody has left, to some of those at the table."""
    clock = table.row.clock
    if clock is None or not connections:
        return
    now, running = table.store.service_clock.now(), clock.running
    used = clock.overrun(now)
    reserves = [max(0.0, left - used) if seat == running else left for seat, left in enumerate(clock.reserves)]
    own = 0.0 if running is None else max(0.0, clock.left(running, now) - reserves[running])
    message = encode(Time(running, round(own, 2), [round(left, 2) for left in reserves]))
    for connection in connections:
        connection.tell(message)


async def look_after(table: "OpenTable") -> None:
    """Where somebody's time is up, what the table agreed on happens: skip, bot or loss."""
    seat, clock = table.to_act(), table.row.clock
    if seat is None or clock is None or table.row.seats[seat].bot:
        return
    now = table.store.service_clock.now()
    if clock.running != seat:  # two servers wrote at once, one of them a move
        row = go_on(table.row, seat, now)
        await table.change(row, [*keep(row, seat, now), *table.fence()])
    if not clock.is_up(now):
        return
    agreed = table.row.terms.time_out
    if agreed == "skip":
        move = table.game.skip(table.playing().state)
        if move is None:
            table.late = seat
        else:
            await table.enter(seat, move, *table.fence())
    else:
        level = choose_level(table.row.game, "", table.settings.bot_level)
        await _take_over(table, seat, replace(table.row.seats[seat], stand_in=level, lost=int(agreed == "loss")))


async def _take_over(table: "OpenTable", number: Seat, seat: SeatRow) -> None:
    """A bot plays on; where a single seat has not lost, the game is over."""
    play, now = table.playing(), table.store.service_clock.now()
    seats = tuple(seat if n == number else other for n, other in enumerate(table.row.seats))
    to_act = outcomes.to_act(play, seats)
    row = go_on(replace(table.row, seats=seats), to_act, now)
    statements = [rows.set_seat(row.code, number, seat), *keep(row, to_act, now), *table.fence()]
    if to_act is None:
        ended, more = results.finish(row, table.game, play.state)
        row, statements = replace(row, stage="over", finished=ended), statements + more
    await table.change(row, statements)
    if to_act is not None:
        broadcast.tell_fresh(table, [one for one in table.connections if one.owner == seat.owner])
