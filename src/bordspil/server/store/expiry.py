"""Old tables: when each was last opened, which have expired, and how they are deleted with all that belongs to them.

What belongs to a table has a column `code` and is found by it, so nothing kept later can be left behind.
"""

from bordspil.server.store.query import ReadConnection
from bordspil.server.store.rows import NO_OWNER, Statement
from bordspil.server.store.schema import tables_with


def note_visits(codes: set[str], now: int) -> list[Statement]:
    """Writes when tables were last opened; a time that is written never goes back."""
    sql = """INSERT INTO visits VALUES (?, ?)
             ON CONFLICT (code) DO UPDATE SET seen = excluded.seen WHERE visits.seen < excluded.seen"""
    return [(sql, (code, now)) for code in sorted(codes)]


def find_old(
    connection: ReadConnection, finished_before: int, unfinished_before: int, uploaded_before: int, most: int
) -> list[str]:
    """Returns tables that ended or were uploaded before a moment, and unfinished ones not opened since one."""
    sql = """SELECT code FROM tables LEFT JOIN visits USING (code)
             WHERE CASE WHEN host = ? AND finished IS NOT NULL
                             AND NOT EXISTS (SELECT 1 FROM results WHERE results.code = tables.code) THEN created < ?
                        WHEN stage = 'over' THEN coalesce(finished, created) < ?
                        ELSE created < ? AND coalesce(seen, 0) < ? END
             ORDER BY created LIMIT ?"""
    values = (NO_OWNER, uploaded_before, finished_before, unfinished_before, unfinished_before, most)
    return [code for (code,) in connection.execute(sql, values).fetchall()]


def delete(codes: list[str]) -> list[Statement]:
    """Deletes tables with all that belongs to them, and the links to them from others of their series."""
    places = ", ".join("?" * len(codes))
    links = [
        (f"UPDATE tables SET {link} = NULL WHERE {link} IN ({places})", tuple(codes)) for link in ("before", "rematch")
    ]
    return links + [(f"DELETE FROM {part} WHERE code IN ({places})", tuple(codes)) for part in tables_with("code")]


def delete_uploads(before: int) -> Statement:
    """Deletes uploaded files with which no table was opened."""
    return "DELETE FROM brought WHERE created < ?", (before,)
