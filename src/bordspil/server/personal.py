"""Everything that is kept about a person: handed over when they sign in, exported and erased when they ask for it.

Whatever belongs to somebody has a column `owner`: it is found by that, so nothing kept later can be left out.
"""

import sqlite3
from typing import Any

from msgspec import Struct

from bordspil.server.rows import Stage, Statement
from bordspil.server.workers import choose_level

NOBODY = b""
SECRET = ("owner", "browser", "id", "key", "public", "count", "off")  # hashes and keys, of no use to a reader


class OwnSeat(Struct, frozen=True):
    """A seat of somebody's, as far as it matters for erasing them."""

    code: str
    seat: int
    game: str
    stage: Stage
    stand_in: str


def find_owned(connection: sqlite3.Connection) -> list[str]:
    """The tables of the store whose rows belong to somebody."""
    sql = """SELECT kept.name FROM sqlite_schema AS kept JOIN pragma_table_info(kept.name) AS part
             WHERE kept.type = 'table' AND part.name = 'owner' ORDER BY kept.name"""
    return [name for (name,) in connection.execute(sql).fetchall()]


def find_seats(connection: sqlite3.Connection, owner: bytes) -> list[OwnSeat]:
    """All seats of somebody."""
    sql = "SELECT code, seat, game, stage, stand_in FROM seats JOIN tables USING (code) WHERE owner = ?"
    return [OwnSeat(*row) for row in connection.execute(sql, (owner,)).fetchall()]


def hand_over(owned: list[str], old: bytes, new: bytes) -> list[Statement]:
    """Gives everything of one owner to another; of what there can be only one, the new owner's stays."""
    statements: list[Statement] = [_change(old), ("UPDATE tables SET host = ? WHERE host = ?", (new, old))]
    for table in owned:
        statements.append((f"UPDATE OR IGNORE {table} SET owner = ? WHERE owner = ?", (new, old)))
        statements.append((f"DELETE FROM {table} WHERE owner = ?", (old,)))
    return statements


def erase(owned: list[str], owner: bytes, seats: list[OwnSeat], usual_level: str) -> list[Statement]:
    """Leaves of somebody nothing but the moves of games that others have played too."""
    statements = [_change(owner), *(_leave(seat, usual_level) for seat in seats)]
    statements.append(("UPDATE results SET owner = NULL WHERE owner = ?", (owner,)))
    statements.append(("UPDATE tables SET host = ? WHERE host = ?", (NOBODY, owner)))
    return statements + [(f"DELETE FROM {table} WHERE owner = ?", (owner,)) for table in owned]


def _change(owner: bytes) -> Statement:
    """Numbers a change at every table of somebody, so that no server goes on with what it knew before."""
    sql = """INSERT INTO changes SELECT code,
               1 + coalesce((SELECT max(number) FROM changes AS done WHERE done.code = tables.code), 0),
               1 + coalesce((SELECT max(number) FROM entries WHERE entries.code = tables.code), -1)
             FROM tables WHERE host = ? OR code IN (SELECT code FROM seats WHERE owner = ?)"""
    return sql, (owner, owner)


def _leave(seat: OwnSeat, usual_level: str) -> Statement:
    """A seat without its owner: free before the start, a bot's during play, nameless after the end."""
    kind, level = "person", ""
    if seat.stage == "waiting":
        kind = "open"
    elif seat.stage == "playing":
        kind, level = "bot", choose_level(seat.game, seat.stand_in, usual_level)
    sql = "UPDATE seats SET kind = ?, name = '', level = ?, owner = NULL, stand_in = '' WHERE code = ? AND seat = ?"
    return sql, (kind, level, seat.code, seat.seat)


def export(connection: sqlite3.Connection, owner: bytes) -> dict[str, Any]:
    """Everything about somebody, as it is kept; of a game their own moves, not those of others."""
    data = {
        table: _rows(connection, f"SELECT * FROM {table} WHERE owner = ?", owner) for table in find_owned(connection)
    }
    tables = """SELECT code, game, stage, created, finished, host = ?1 AS is_host
                FROM tables WHERE host = ?1 OR code IN (SELECT code FROM seats WHERE owner = ?1)"""
    moves = """SELECT code, number, entries.seat, move FROM entries JOIN seats USING (code)
               WHERE seats.seat = entries.seat AND owner = ?"""
    return {**data, "tables": _rows(connection, tables, owner), "moves": _rows(connection, moves, owner)}


def _rows(connection: sqlite3.Connection, sql: str, owner: bytes) -> list[dict[str, Any]]:
    found = connection.execute(sql, (owner,))
    names = [column[0] for column in found.description]
    return [
        {name: value for name, value in zip(names, row, strict=True) if name not in SECRET} for row in found.fetchall()
    ]
