"""Commands of the host: starting the game, with bots at open seats, and changing the terms of the table."""

from msgspec.structs import asdict, replace

from bordspil.core.chance import Chance
from bordspil.core.game import Game
from bordspil.core.material import secret_of
from bordspil.core.table import Table
from bordspil.server.session.wire.requests import ChangeTerms, Start
from bordspil.server.store import rows
from bordspil.server.store.rows import SeatRow, Statement, TableRow
from bordspil.server.table import outcomes, turns
from bordspil.server.table.bots.bot_workers import choose_level
from bordspil.server.table.change import Change, Event, Talked, TurnBegan, ViewsChanged, changed
from bordspil.server.table.commands.seats import new_bot
from bordspil.server.table.snapshot import Now, Snapshot, Who


def start(before: Snapshot, who: Who, message: Start, now: Now) -> Change:
    """Starts the game."""
    before.check_host(who.owner)
    before.check_waiting()
    row, play, statements = begin(before.row, before.game, message.level, before.settings.bot_level, now)
    to_act = play.to_act()
    statements += turns.write_notice(row, to_act, who.owner, before.settings, now.service)
    events: list[Event] = [ViewsChanged()]
    if (called := turns.called_owner(row, to_act, who.owner)) is not None:
        events.append(TurnBegan(called))
    return changed(before, row, *statements, events=events, play=play)


def begin(row: TableRow, game: Game, level: str, usual_level: str, now: Now) -> tuple[TableRow, Table, list[Statement]]:
    """Returns the row and the game after the start, and the statements that write both."""
    seats = _filled(row, level, usual_level)
    play = Table(game, row.options, len(seats), Chance(row.seed), secret=secret_of(row.seed), is_sound=True)
    to_act = play.to_act()
    statements = [
        *(rows.set_seat(row.code, number, seat) for number, seat in enumerate(seats) if seat != row.seats[number]),
        *rows.add_entries(game, row.code, 0, play.log, to_act),
        rows.set_stage(row.code, "playing"),
    ]
    row = replace(row, seats=seats, stage="playing")
    if to_act is None:
        statements += outcomes.finish(row, game, play.state, now.wall)
        row = replace(row, stage="over", finished=now.wall)
    row = turns.start_clocks(row, to_act, now.service)
    return row, play, statements + turns.write_clock(row, to_act, now.service)


def _filled(row: TableRow, level: str, usual_level: str) -> tuple[SeatRow, ...]:
    """Returns the seats of a table with bots at those that are open."""
    if all(seat.kind != "open" for seat in row.seats):
        return row.seats
    chosen, taken = choose_level(row.game, level, usual_level), [seat.name for seat in row.seats]
    seats = []
    for seat in row.seats:
        if seat.kind == "open":
            seat = new_bot(chosen, taken)
            taken.append(seat.name)
        seats.append(seat)
    return tuple(seats)


def change_terms(before: Snapshot, who: Who, message: ChangeTerms, now: Now) -> Change:
    """Changes the terms that are named; chat that is allowed again is sent to all connections."""
    before.check_host(who.owner)
    named = {name: value for name, value in asdict(message).items() if value is not None}
    row = replace(before.row, terms=replace(before.row.terms, **named))
    events = [Talked(before.lines, is_all=True)] if message.chat and before.lines else []
    return changed(before, row, rows.set_terms(row.code, row.terms), events=events)
