"""How a table comes about: its seats by plan, its game begun, or taken up again from its log."""

from collections.abc import Callable

from msgspec.structs import replace

from bordspil.core.chance import Chance
from bordspil.core.game import BadRequest, Game, Refusal
from bordspil.core.material import secret_of
from bordspil.core.record import read_entry
from bordspil.core.table import Table
from bordspil.server import clocks, logs, results
from bordspil.server.looks import tidy
from bordspil.server.store import rows
from bordspil.server.store.reading import Reading
from bordspil.server.store.rows import SeatRow, Statement, TableRow
from bordspil.server.wire.shapes import SeatPlan
from bordspil.server.workers import choose_level

FindGame = Callable[[str], Game]


def seat_by_plan(game_id: str, plan: SeatPlan, host: bytes, usual_level: str) -> SeatRow:
    """The seat a host asks for."""
    if plan.kind == "bot":
        return SeatRow("bot", tidy(plan.name), choose_level(game_id, plan.level, usual_level))
    return SeatRow("person", tidy(plan.name), owner=host) if plan.kind == "me" else SeatRow("open")


def begin(row: TableRow, game: Game, usual_level: str, now: float) -> tuple[TableRow, Table, list[Statement]]:
    """The table once its game has begun, the game, and what is to be written of both."""
    level = choose_level(row.game, "", usual_level) if any(seat.kind == "open" for seat in row.seats) else ""
    seats = tuple(SeatRow("bot", level=level) if seat.kind == "open" else seat for seat in row.seats)
    play = Table(game, row.options, len(seats), Chance(row.seed), secret=secret_of(row.seed))
    to_act = play.to_act()
    statements = [
        *(rows.set_seat(row.code, number, seat) for number, seat in enumerate(seats) if seat != row.seats[number]),
        *rows.add_entries(game, row.code, 0, play.log, to_act),
        rows.set_stage(row.code, "playing"),
    ]
    row = replace(row, seats=seats, stage="playing")
    if to_act is None:
        ended, more = results.finish(row, game, play.state)
        row, statements = replace(row, stage="over", finished=ended), statements + more
    row = clocks.wind(row, to_act, now)
    return row, play, statements + clocks.keep(row, to_act, now)


def take_up(connection: Reading, code: str, find_game: FindGame) -> tuple[TableRow, Game, Table | None]:
    """A table as the store knows it, its game replayed from the log."""
    found = rows.find_table(connection, code)
    if found is None:
        raise BadRequest("table-unknown", code=code)
    row, log = found
    game = find_game(row.game)
    if row.rules_version != game.rules_version:
        raise BadRequest("table-other-rules", theirs=row.rules_version, ours=game.rules_version)
    if row.stage == "waiting":
        return row, game, None
    try:
        entries = [read_entry(game, seat, move) for seat, move in log]
        return row, game, Table(game, row.options, len(row.seats), Chance(row.seed), entries, secret_of(row.seed))
    except Refusal as refusal:
        logs.warn("table-broken", code=code, reason=str(refusal))
        raise BadRequest("table-broken", code=code) from None
