"""Everything that is kept about an owner: handed over when a browser signs in, exported and erased on request.

What belongs to an owner has a column `owner` and is found by it, so nothing kept later can be left out.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from bordspil.server.store.query import ReadConnection
from bordspil.server.store.rows import NO_OWNER, Stage, Statement
from bordspil.server.store.schema import tables, tables_with

THEIRS = """code IN (SELECT code FROM tables WHERE host = ? UNION SELECT code FROM seats WHERE owner = ?
            UNION SELECT code FROM chat WHERE owner = ?)"""
SECRET = ("owner", "browser", "id", "key", "public", "count", "off", "moment")  # columns that are not exported


class OwnSeat(Struct, frozen=True):
    """A seat of an owner, as far as it matters for erasing them."""

    code: str
    seat: int
    game: str
    stage: Stage
    stand_in: str


def find_seats(connection: ReadConnection, owner: bytes) -> list[OwnSeat]:
    """Returns the seats of an owner in games that are not over."""
    sql = """SELECT code, seat, game, stage, stand_in FROM seats JOIN tables USING (code)
             WHERE owner = ? AND stage <> 'over'"""
    return [OwnSeat(*row) for row in connection.execute(sql, (owner,)).fetchall()]


def find_tables(connection: ReadConnection, owner: bytes) -> list[str]:
    """Returns the tables at which an owner has a seat, is the host or has said something."""
    sql = f"SELECT code FROM tables WHERE {THEIRS}"
    return [code for (code,) in connection.execute(sql, (owner,) * 3).fetchall()]


def hand_over(old: bytes, new: bytes) -> list[Statement]:
    """Gives everything of one owner to another; where only one row can be kept, the new owner's stays."""
    statements: list[Statement] = [_change(old), ("UPDATE tables SET host = ? WHERE host = ?", (new, old))]
    for table in tables_with("owner"):
        change, values = f"UPDATE {table} SET owner = ? WHERE owner = ?", [new, old]
        if "owner" in (key := tables()[table].key):
            alike = "".join(f" AND theirs.{part} = {table}.{part}" for part in key if part != "owner")
            change += f" AND NOT EXISTS (SELECT 1 FROM {table} AS theirs WHERE theirs.owner = ?{alike})"
            values.append(new)
        statements.append((change, tuple(values)))
        statements.append((f"DELETE FROM {table} WHERE owner = ?", (old,)))
    return statements


def erase(owner: bytes, seats: Iterable[tuple[OwnSeat, str]]) -> list[Statement]:
    """Leaves of an owner nothing but the moves of games that others have played too.

    `seats` are their seats in games that are not over, each with the level of the bot that takes it; without one the
    seat is open.
    """
    nameless = """UPDATE seats SET kind = 'person', name = '', level = '', owner = NULL, stand_in = '', portrait = NULL
               WHERE owner = ? AND EXISTS (SELECT 1 FROM tables WHERE tables.code = seats.code AND stage = 'over')"""
    statements = [_change(owner), (nameless, (owner,)), *(_leave(seat, level) for seat, level in seats)]
    statements.append(("UPDATE results SET owner = NULL WHERE owner = ?", (owner,)))
    statements.append(("UPDATE tables SET host = ? WHERE host = ?", (NO_OWNER, owner)))
    return statements + [(f"DELETE FROM {table} WHERE owner = ?", (owner,)) for table in tables_with("owner")]


def _change(owner: bytes) -> Statement:
    """Numbers a change at every table of an owner, so that every server reads it again."""
    sql = f"""INSERT INTO changes SELECT code,
               1 + coalesce((SELECT max(number) FROM changes AS done WHERE done.code = tables.code), 0),
               1 + coalesce((SELECT max(number) FROM entries WHERE entries.code = tables.code), -1)
             FROM tables WHERE {THEIRS}"""
    return sql, (owner,) * 3


def _leave(seat: OwnSeat, level: str) -> Statement:
    sql = """UPDATE seats SET kind = ?, name = '', level = ?, owner = NULL, stand_in = '', portrait = NULL
             WHERE code = ? AND seat = ?"""
    return sql, ("bot" if level else "open", level, seat.code, seat.seat)


def export(connection: ReadConnection, owner: bytes) -> dict[str, Any]:
    """Returns all rows of an owner but their moves."""
    data = {table: _rows(connection, f"SELECT * FROM {table} WHERE owner = ?", owner) for table in tables_with("owner")}
    tables = """SELECT code, game, stage, created, finished, CASE WHEN host = ?1 THEN 1 ELSE 0 END AS is_host
                FROM tables WHERE code IN (SELECT code FROM tables WHERE host = ?1
                                           UNION SELECT code FROM seats WHERE owner = ?1)"""
    return {**data, "tables": _rows(connection, tables, owner)}


def export_moves(connection: ReadConnection, owner: bytes, codes: Sequence[str]) -> list[dict[str, Any]]:
    """Returns an owner's own moves at some tables, not those of others."""
    sql = f"""SELECT code, number, entries.seat, move FROM seats JOIN entries USING (code)
              WHERE code IN ({", ".join("?" * len(codes))}) AND seats.seat = entries.seat AND owner = ?"""
    found = connection.execute(sql, (*codes, owner)).fetchall()
    return [dict(zip(("code", "number", "seat", "move"), row, strict=True)) for row in found]


def _rows(connection: ReadConnection, sql: str, owner: bytes) -> list[dict[str, Any]]:
    found = connection.execute(sql, (owner,)).fetchall()
    return [{name: row[name] for name in row.keys() if name not in SECRET} for row in found]  # noqa: SIM118
