"""Checks a whole store: columns, orphaned rows, gaps in logs, and every game replayed by its rules."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec

from bordspil.core.chance import Chance
from bordspil.core.game import Refusal
from bordspil.core.record import read_entry
from bordspil.core.table import Table
from bordspil.server.store import results, rows
from bordspil.server.store.maintenance import integrity
from bordspil.server.store.query import ReadConnection
from bordspil.server.store.rows import TableRow
from bordspil.server.table import outcomes
from bordspil.server.table.setup import FindGame

SEED_BYTES = 32


class Fault(NamedTuple):
    """A fault in a store: where it is, and the key of the text that describes it."""

    where: str
    key: str
    reason: str | int = ""


def check(store: ReadConnection, find_game: FindGame, report: Callable[[int, int], None]) -> Iterator[Fault]:
    """Yields all faults of a store; `report` gets the number of tables that are done, and of all."""
    for name in integrity.find_wrong_columns(store):
        yield Fault(name, "check-columns")
    for name, count in integrity.count_orphans(store):
        yield Fault(name, "check-orphans", count)
    codes = integrity.find_codes(store)
    for number, code in enumerate(codes):
        yield from check_table(store, code, find_game)
        report(number + 1, len(codes))


def check_table(store: ReadConnection, code: str, find_game: FindGame) -> Iterator[Fault]:
    """Yields the faults of one table."""
    numbers = integrity.find_entry_numbers(store, code)
    if numbers != list(range(len(numbers))):
        yield Fault(code, "check-gap")
        return
    seats = integrity.find_seat_numbers(store, code)
    if not seats or seats != list(range(len(seats))):
        yield Fault(code, "check-seats")
        return
    found = rows.find_table(store, code)
    if found is None:  # deleted meanwhile
        return
    row = found.row
    if len(row.seed) != SEED_BYTES:
        yield Fault(code, "check-seed")
    try:
        game = find_game(row.game)
        if game.rules_version != row.rules_version:
            return  # only a version with these rules can replay it
        if row.stage == "waiting":
            if found.log:
                yield Fault(code, "check-stage")
            return
        options, entries = msgspec.json.decode(found.options), [read_entry(game, *line) for line in found.log]
        table = Table(game, options, len(seats), Chance(row.seed), entries)
    except Refusal as refusal:
        yield Fault(code, "check-replay", str(refusal))
        return
    yield from _check_end(store, row, table, len(found.log))


def _check_end(store: ReadConnection, row: TableRow, table: Table, length: int) -> Iterator[Fault]:
    if len(table.log) != length:
        yield Fault(row.code, "check-replay", "chance")
    elif (row.stage == "over") != (outcomes.to_act(table, row.seats) is None):
        yield Fault(row.code, "check-stage")
    elif row.stage == "over" and row.finished is not None:  # older versions kept neither of them
        found = results.find_results(store, row.code)
        if not found and row.host == rows.NO_OWNER:
            return  # an uploaded record has no results
        if [one.points for one in found] != [int(points) for points in table.game.scores(table.state)]:
            yield Fault(row.code, "check-results")
