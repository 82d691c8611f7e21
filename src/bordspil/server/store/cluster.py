"""What several servers at one store ask it: which of them holds the lease of a table, and how far each table is."""

from collections.abc import Sequence
from typing import NamedTuple

from bordspil.server.store.query import ReadConnection
from bordspil.server.store.rows import Statement

AT_ONCE = 400  # tables asked about in one query


class Position(NamedTuple):
    """How far a table is: entries of its log, other changes, lines of chat."""

    log: int
    change: int
    chat: int


def find_positions(connection: ReadConnection, codes: Sequence[str]) -> dict[str, Position]:
    """Returns how far tables are, in one query for many; a table that was deleted is left out."""
    found: dict[str, Position] = {}
    for begin in range(0, len(codes), AT_ONCE):
        some = list(codes[begin : begin + AT_ONCE])
        some += [""] * ((1 << len(some).bit_length()) - len(some))  # few texts of queries, each prepared once
        sql = f"""SELECT code,
                    (SELECT coalesce(max(number) + 1, 0) FROM entries WHERE entries.code = tables.code),
                    (SELECT coalesce(max(number), 0) FROM changes WHERE changes.code = tables.code),
                    (SELECT coalesce(max(number) + 1, 0) FROM chat WHERE chat.code = tables.code)
                  FROM tables WHERE code IN ({", ".join("?" * len(some))})"""
        found |= {code: Position(*rest) for code, *rest in connection.execute(sql, tuple(some)).fetchall()}
    return found


def take_lease(code: str, holder: str, seconds: float, clock: str) -> Statement:
    """Takes a lease that is free, expired or the holder's own; a change of hands makes its fencing token grow."""
    sql = f"""INSERT INTO leases VALUES (?, ?, 1, {clock} + ?) ON CONFLICT (code) DO UPDATE
              SET holder = excluded.holder, until = excluded.until,
                  token = leases.token + CASE WHEN leases.holder = excluded.holder THEN 0 ELSE 1 END
              WHERE leases.holder = excluded.holder OR leases.until < {clock}"""
    return sql, (code, holder, seconds)


def renew_leases(holder: str, seconds: float, clock: str) -> Statement:
    """Extends all leases of a holder."""
    return f"UPDATE leases SET until = {clock} + ? WHERE holder = ?", (seconds, holder)


def return_lease(code: str, holder: str) -> Statement:
    """Frees a lease, if the holder has it."""
    return "UPDATE leases SET holder = '', until = 0 WHERE code = ? AND holder = ?", (code, holder)


def fence(code: str, token: int) -> Statement:
    """Lets a write through only under the present fencing token.

    Under an older one the token becomes -1, which the CHECK of the table forbids, so that the whole write conflicts.
    """
    return "UPDATE leases SET token = CASE WHEN token = ? THEN token ELSE -1 END WHERE code = ?", (token, code)


def find_held(connection: ReadConnection, holder: str) -> dict[str, int]:
    """Returns the tables whose leases a server holds, with their tokens."""
    sql = "SELECT code, token FROM leases WHERE holder = ?"
    return {str(code): int(token) for code, token in connection.execute(sql, (holder,)).fetchall()}


def free(holder: str, clock: str) -> str:
    """Returns the condition of a query of `turns` that leaves out tables whose lease another server holds."""
    return f"""AND NOT EXISTS (SELECT 1 FROM leases WHERE leases.code = turns.code
               AND holder <> '{holder}' AND until > {clock})"""
