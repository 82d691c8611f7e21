"""Looks a whole store through: numbers without gaps, nothing without its table, every log played again by the rules."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec

from bordspil.core.chance import Chance
from bordspil.core.game import Refusal
from bordspil.core.record import read_entry
from bordspil.core.table import Table
from bordspil.server.store import rows
from bordspil.server.store.query import Reading
from bordspil.server.store.rows import TableRow
from bordspil.server.store.schema import tables, tables_with
from bordspil.server.table import outcomes
from bordspil.server.table.setup import FindGame

SEED_BYTES = 32
OWNERS = ("keys", "aliases", "ratings")  # belong to somebody who has an account
KEPT_LATER = ("visits", "leases", "advised")  # may be written after the table they belong to is gone


class Fault(NamedTuple):
    """Something that is not as it must be: where, and the key of the text that says what."""

    where: str
    key: str
    reason: str = ""


def check(store: Reading, find_game: FindGame, tell: Callable[[int, int], None]) -> Iterator[Fault]:
    """Everything that is wrong in a store; `tell` is told how many tables have been done, of how many."""
    yield from _whole(store)
    yield from _orphans(store)
    codes = [code for (code,) in store.execute("SELECT code FROM tables").fetchall()]
    for number, code in enumerate(codes):
        yield from check_table(store, code, find_game)
        tell(number + 1, len(codes))


def check_table(store: Reading, code: str, find_game: FindGame) -> Iterator[Fault]:
    """What is wrong with one table."""
    numbers = [row[0] for row in store.execute("SELECT number FROM entries WHERE code = ? ORDER BY number", (code,))]
    if numbers != list(range(len(numbers))):
        yield Fault(code, "check-gap")
        return
    seats = [row[0] for row in store.execute("SELECT seat FROM seats WHERE code = ? ORDER BY seat", (code,))]
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
            return  # only the program that had these rules can play it again
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


def _check_end(store: Reading, row: TableRow, table: Table, length: int) -> Iterator[Fault]:
    if len(table.log) != length:
        yield Fault(row.code, "check-replay", "chance")
    elif (row.stage == "over") != (outcomes.to_act(table, row.seats) is None):
        yield Fault(row.code, "check-stage")
    elif row.stage == "over" and row.finished is not None:  # before results were kept, the end was not either
        places = store.execute("SELECT points FROM results WHERE code = ? ORDER BY seat", (row.code,)).fetchall()
        if not places and row.host == rows.NOBODY:
            return  # a record that was brought counts for nobody
        if [points for (points,) in places] != [int(points) for points in table.game.scores(table.state)]:
            yield Fault(row.code, "check-results")


def _orphans(store: Reading) -> Iterator[Fault]:
    """Rows of a table that is not there, or of somebody without an account."""
    for part in tables_with("code"):
        if part not in ("tables", *KEPT_LATER):
            sql = f"SELECT count(*) FROM {part} WHERE code NOT IN (SELECT code FROM tables)"
            yield from _count(store, part, sql)
    for part in OWNERS:
        yield from _count(store, part, f"SELECT count(*) FROM {part} WHERE owner NOT IN (SELECT owner FROM accounts)")


def _count(store: Reading, part: str, sql: str) -> Iterator[Fault]:
    if count := store.execute(sql).fetchone()[0]:
        yield Fault(part, "check-orphans", str(count))


def _whole(store: Reading) -> Iterator[Fault]:
    """The tables have the columns that they should have."""
    for name, columns in tables().items():
        found = store.execute(f"SELECT * FROM {name} LIMIT 1").fetchone()
        if found is not None and tuple(found.keys()) != columns.names:
            yield Fault(name, "check-columns")
