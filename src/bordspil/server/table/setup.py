"""How a table comes about: its seats by plan, its game begun, or taken up again from its log."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from bordspil.core.chance import Chance
from bordspil.core.game import BadRequest, Game, Options, Refusal, agree, checkers
from bordspil.core.material import secret_of
from bordspil.core.record import read_entry
from bordspil.core.table import Table
from bordspil.server import logs
from bordspil.server.session.wire.shapes import SeatPlan
from bordspil.server.store import Store, rows
from bordspil.server.store.rows import Found, SeatRow, Statement, TableRow
from bordspil.server.table import clocks, results
from bordspil.server.table.appearance import tidy
from bordspil.server.table.bot_workers import choose_level
from bordspil.server.table.replay_queue import Replays

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
    play = Table(game, row.options, len(seats), Chance(row.seed), secret=secret_of(row.seed), is_sound=True)
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


class Opened(NamedTuple):
    """A table that was taken up: its row, its game, the game played so far and what is to be written."""

    row: TableRow
    game: Game
    play: Table | None
    notes: Sequence[Statement] = ()


async def take_up(store: Store, replays: Replays, code: str, find_game: FindGame) -> Opened:
    """A table as the store knows it, its game replayed from the log; for those who have a turn."""
    found = await store.read_long(rows.find_table, code)
    if found is None:
        raise BadRequest("table-unknown", code=code[:12])
    return await replays.run(replay, found, find_game)


def replay(found: Found, find_game: FindGame) -> Opened:
    """The game of a table, played again."""
    row, game = with_options(found.row, found.options, find_game), find_game(found.row.game)
    notes = [rows.set_checked(row)] if has_brought(game, row.options) and found.row.checked != row.checked else []
    if row.stage == "waiting":
        return Opened(row, game, None, notes)
    try:
        entries = [read_entry(game, seat, move) for seat, move in found.log]
        play = Table(game, row.options, len(row.seats), Chance(row.seed), entries, secret_of(row.seed), is_sound=True)
        return Opened(row, game, play, notes)
    except Refusal as refusal:
        logs.warn("table-broken", code=row.code, reason=str(refusal))
        raise BadRequest("table-broken", code=row.code) from None


def has_brought(game: Game, options: Options) -> bool:
    """Whether somebody has brought along the value of an option, which may be long."""
    return any(option.source is not None and options.get(option.name) not in option.choices for option in game.options)


def with_options(row: TableRow, text: str, find_game: FindGame) -> TableRow:
    """A table with its options, which are checked once more only where something else has checked them."""
    game = find_game(row.game)
    if row.rules_version != game.rules_version:
        raise BadRequest("table-other-rules", theirs=row.rules_version, ours=game.rules_version)
    try:
        options = agree(game, msgspec.json.decode(text), len(row.seats), is_sound=row.checked == checkers(game))
    except Refusal as refusal:
        logs.warn("table-broken", code=row.code, reason=str(refusal))
        raise BadRequest("table-broken", code=row.code) from None
    return replace(row, options=options, checked=checkers(game))
