"""Everything that is kept about a person: handed over when they sign in, exported and erased when they ask for it.

Whatever belongs to somebody has a column `owner`: it is found by that, so nothing kept later can be left out.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from bordspil.server.store.query import Reading
from bordspil.server.store.rows import NOBODY, Stage, Statement
from bordspil.server.store.schema import tables, tables_with
from bordspil.server.table.bot_workers import choose_level

THEIRS = """code IN (SELECT code FROM tables WHERE host = ? UNION SELECT code FROM seats WHERE owner = ?
            UNION SELECT code FROM chat WHERE owner = ?)"""
AT_ONCE = 200  # tables whose moves are read in one query
SECRET = ("owner", "browser", "id", "key", "public", "count", "off", "moment")  # of no use to a reader


Read = Callable[..., Awaitable[Any]]  # of a store


class OwnSeat(Struct, frozen=True):
    """A seat of somebody's, as far as it matters for erasing them."""

    code: str
    seat: int
    game: str
    stage: Stage
    stand_in: str


def find_seats(connection: Reading, owner: bytes) -> list[OwnSeat]:
    """The seats of somebody in games that are not over."""
    sql = """SELECT code, seat, game, stage, stand_in FROM seats JOIN tables USING (code)
             WHERE owner = ? AND stage <> 'over'"""
    return [OwnSeat(*row) for row in connection.execute(sql, (owner,)).fetchall()]


def find_places(connection: Reading, owner: bytes) -> list[str]:
    """The tables at which somebody sits, is the host or has said something."""
    sql = f"SELECT code FROM tables WHERE {THEIRS}"
    return [code for (code,) in connection.execute(sql, (owner,) * 3).fetchall()]


def hand_over(old: bytes, new: bytes) -> list[Statement]:
    """Gives everything of one owner to another; of what there can be only one, the new owner's stays."""
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


def erase(owner: bytes, seats: list[OwnSeat], usual_level: str) -> list[Statement]:
    """Leaves of somebody nothing but the moves of games that others have played too."""
    nameless = """UPDATE seats SET kind = 'person', name = '', level = '', owner = NULL, stand_in = ''
               WHERE owner = ? AND EXISTS (SELECT 1 FROM tables WHERE tables.code = seats.code AND stage = 'over')"""
    statements = [_change(owner), (nameless, (owner,)), *(_leave(seat, usual_level) for seat in seats)]
    statements.append(("UPDATE results SET owner = NULL WHERE owner = ?", (owner,)))
    statements.append(("UPDATE tables SET host = ? WHERE host = ?", (NOBODY, owner)))
    return statements + [(f"DELETE FROM {table} WHERE owner = ?", (owner,)) for table in tables_with("owner")]


def _change(owner: bytes) -> Statement:
    """Numbers a change at every table of somebody, so that no server goes on with what it knew before."""
    sql = f"""INSERT INTO changes SELECT code,
               1 + coalesce((SELECT max(number) FROM changes AS done WHERE done.code = tables.code), 0),
               1 + coalesce((SELECT max(number) FROM entries WHERE entries.code = tables.code), -1)
             FROM tables WHERE {THEIRS}"""
    return sql, (owner,) * 3


def _leave(seat: OwnSeat, usual_level: str) -> Statement:
    """A seat without its owner: free before the start, a bot's during play."""
    kind, level = "open", ""
    if seat.stage == "playing":
        kind, level = "bot", choose_level(seat.game, seat.stand_in, usual_level)
    sql = "UPDATE seats SET kind = ?, name = '', level = ?, owner = NULL, stand_in = '' WHERE code = ? AND seat = ?"
    return sql, (kind, level, seat.code, seat.seat)


def export(connection: Reading, owner: bytes) -> dict[str, Any]:
    """Everything about somebody, as it is kept, but for their moves."""
    data = {table: _rows(connection, f"SELECT * FROM {table} WHERE owner = ?", owner) for table in tables_with("owner")}
    tables = """SELECT code, game, stage, created, finished, CASE WHEN host = ?1 THEN 1 ELSE 0 END AS is_host
                FROM tables WHERE code IN (SELECT code FROM tables WHERE host = ?1
                                           UNION SELECT code FROM seats WHERE owner = ?1)"""
    return {**data, "tables": _rows(connection, tables, owner)}


def export_moves(connection: Reading, owner: bytes, codes: Sequence[str]) -> list[dict[str, Any]]:
    """Somebody's own moves at some tables, not those of others."""
    sql = f"""SELECT code, number, entries.seat, move FROM seats JOIN entries USING (code)
              WHERE code IN ({", ".join("?" * len(codes))}) AND seats.seat = entries.seat AND owner = ?"""
    found = connection.execute(sql, (*codes, owner)).fetchall()
    return [dict(zip(("code", "number", "seat", "move"), row, strict=True)) for row in found]


async def told(read: Read, owner: bytes) -> AsyncIterator[bytes]:
    """Everything about somebody as JSON, piece by piece: nobody has played too many games for it."""
    data = await read(export, owner)
    codes = sorted({seat["code"] for seat in data["seats"]})
    yield msgspec.json.encode(data)[:-1] + b',"moves":['
    is_first = True
    for begin in range(0, len(codes), AT_ONCE):
        if moves := await read(export_moves, owner, codes[begin : begin + AT_ONCE]):
            yield (b"" if is_first else b",") + msgspec.json.encode(moves)[1:-1]
            is_first = False
    yield b"]}"


def _rows(connection: Reading, sql: str, owner: bytes) -> list[dict[str, Any]]:
    found = connection.execute(sql, (owner,)).fetchall()
    return [{name: row[name] for name in row.keys() if name not in SECRET} for row in found]  # noqa: SIM118
