"""Old tables are deleted after the time the host has set, with everything that belongs to them.

Whatever belongs to a table has a column `code`: it is found by that, so nothing kept later can be left behind.
"""

import time

from bordspil.server import logs
from bordspil.server.store.query import Reading
from bordspil.server.store.rows import NOBODY, Statement
from bordspil.server.store.schema import tables_with
from bordspil.server.table.lobby import Lobby

DAY = 86_400
AT_ONCE = 200


def note_visits(codes: set[str], now: int) -> list[Statement]:
    """Writes when somebody last opened tables: one that is visited is not old."""
    sql = """INSERT INTO visits VALUES (?, ?)
             ON CONFLICT (code) DO UPDATE SET seen = excluded.seen WHERE visits.seen < excluded.seen"""
    return [(sql, (code, now)) for code in sorted(codes)]


def find_old(
    connection: Reading, finished_before: int, unfinished_before: int, brought_before: int, most: int
) -> list[str]:
    """Tables that ended before a moment or were brought before one, or that nobody has opened since one."""
    sql = """SELECT code FROM tables LEFT JOIN visits USING (code)
             WHERE CASE WHEN host = ? AND finished IS NOT NULL
                             AND NOT EXISTS (SELECT 1 FROM results WHERE results.code = tables.code) THEN created < ?
                        WHEN stage = 'over' THEN coalesce(finished, created) < ?
                        ELSE created < ? AND coalesce(seen, 0) < ? END
             ORDER BY created LIMIT ?"""
    values = (NOBODY, brought_before, finished_before, unfinished_before, unfinished_before, most)
    return [code for (code,) in connection.execute(sql, values).fetchall()]


def delete(codes: list[str]) -> list[Statement]:
    """Deletes tables with all that belongs to them; what was played before or after them no longer points there."""
    places = ", ".join("?" * len(codes))
    links = [
        (f"UPDATE tables SET {link} = NULL WHERE {link} IN ({places})", tuple(codes)) for link in ("before", "rematch")
    ]
    return links + [(f"DELETE FROM {part} WHERE code IN ({places})", tuple(codes)) for part in tables_with("code")]


async def expire(lobby: Lobby, now: int) -> int:
    """Deletes what is older than the host keeps things, but no table that is open; how many were deleted."""
    settings, count = lobby.settings, 0
    finished = now - settings.keep_finished_days * DAY if settings.keep_finished_days else 0
    unfinished = now - settings.keep_unfinished_days * DAY if settings.keep_unfinished_days else 0
    brought = now - settings.keep_brought_days * DAY if settings.keep_brought_days else 0
    await lobby.store.write([("DELETE FROM brought WHERE created < ?", (now - DAY,))])
    while True:
        most = AT_ONCE + len(lobby.tables) + len(lobby.openings)
        old = await lobby.store.read_long(find_old, finished, unfinished, brought, most)
        codes = [code for code in old if code not in lobby.tables and code not in lobby.openings][:AT_ONCE]
        if not codes:
            break
        lobby.expiring.update(codes)  # nobody opens what is being deleted
        try:
            await lobby.store.write(delete(codes))
        finally:
            lobby.expiring.difference_update(codes)
        count += len(codes)
    if count:
        logs.note("tables-expired", count=count)
    return count


class SteadyClock:
    """Says whether the time of day can be believed: after a jump nothing is deleted until it has been steady again."""

    def __init__(self, steady_seconds: float) -> None:
        self.steady_seconds = steady_seconds
        self.begin(time.time(), time.monotonic())

    def begin(self, now: float, ticks: float) -> None:
        """Counts anew."""
        self.now, self.ticks = now, ticks

    def is_steady(self, now: float, ticks: float) -> bool:
        """Whether day and stop watch have gone together for long enough; the count begins anew when they have not."""
        if abs((now - self.now) - (ticks - self.ticks)) > self.steady_seconds / 10:
            self.begin(now, ticks)
        return ticks - self.ticks >= self.steady_seconds
