"""Writes tables into a server's store as a test or a screenshot needs them, and reads them back as the truth."""

import secrets
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from hashlib import sha256
from pathlib import Path

from bordspil import games
from bordspil.core.game import Event
from bordspil.core.table import Table, visible_events
from bordspil.server.store import rows
from bordspil.server.store.rows import SeatRow, TableRow
from bordspil.server.table.codes import TABLE_LENGTH, make_code
from bordspil.server.table.replay.replay_queue import run
from bordspil.server.table.setup import replay

PATIENCE = 20.0
NOW = 1_800_000_000


def person(token: str, name: str = "") -> SeatRow:
    """Returns the seat of a person with this token in the browser."""
    return SeatRow("person", name, owner=sha256(token.encode()).digest())


def bot(level: str = "easy") -> SeatRow:
    """Returns a bot's seat."""
    return SeatRow("bot", level=level)


def put(store: Path, table: Table, seats: Sequence[SeatRow]) -> str:
    """Writes a game that is under way or over into the store; returns its code."""
    game = table.game
    row = TableRow(
        code=make_code(TABLE_LENGTH),
        game=game.id,
        rules_version=game.rules_version,
        options=table.options,
        seed=table.chance.seed,
        host=next(seat.owner for seat in seats if seat.owner),
        stage="over" if table.to_act() is None else "playing",
        rematch=None,
        created=NOW,
        seats=tuple(seats),
    )
    statements = [*rows.add_table(row), *rows.add_entries(game, row.code, 0, table.log, table.to_act())]
    with closing(sqlite3.connect(store, timeout=PATIENCE)) as connection, connection:
        for sql, values in statements:
            connection.execute(sql, values)
    return row.code


def look(store: Path, code: str) -> Table:
    """Returns the truth about a table: its log in the store, played again by the rules."""
    with closing(sqlite3.connect(store, timeout=PATIENCE)) as connection:
        connection.row_factory = sqlite3.Row
        found = rows.find_table(connection, code)
    assert found is not None
    table = run(replay(found, games.load)).play
    assert table is not None, "the game has not begun"
    return table


def row(store: Path, code: str) -> TableRow:
    """Returns a table with its seats, as the store has it."""
    with closing(sqlite3.connect(store, timeout=PATIENCE)) as connection:
        connection.row_factory = sqlite3.Row
        found = rows.find_row(connection, code)
    assert found is not None
    return found


def story(table: Table) -> list[Event]:
    """Returns every event at a table."""
    return visible_events(table.game, table.opening, table.log, None)


def new_token() -> str:
    """Returns a secret as a browser makes one."""
    return secrets.token_hex(32)
