"""The results of finished games: points and rank of every seat, and those of a series of games."""

from collections.abc import Sequence

from msgspec import Struct

from bordspil.core.game import Seat
from bordspil.server.session.wire.answers import SheetLine
from bordspil.server.store.query import ReadConnection, columns
from bordspil.server.store.rows import MineRow, Statement, TableRow, find_mine

LONGEST_SERIES = 100  # games


class ResultRow(Struct, frozen=True):
    """The result of one seat; `level` is the bot that sat there at the end, for itself or for the owner."""

    code: str
    seat: Seat
    owner: bytes | None
    points: int
    rank: int
    finished: int
    level: str


def finish_table(row: TableRow, points: Sequence[int], ranks: Sequence[int], now: int) -> list[Statement]:
    """Ends a table with the results of its seats, and puts it on the ledger of games that ratings have to count."""
    return [
        ("UPDATE tables SET stage = 'over', finished = ? WHERE code = ?", (now, row.code)),
        *(
            (
                "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?)",
                (row.code, number, seat.owner, int(points[number]), ranks[number], now, seat.stand_in or seat.level),
            )
            for number, seat in enumerate(row.seats)
        ),
        ("INSERT INTO ledger (code, waiting) VALUES (?, 1)", (row.code,)),
    ]


def find_results(connection: ReadConnection, code: str) -> list[ResultRow]:
    """Returns the results of a table in the order of its seats; none while its game is not over."""
    found = connection.execute(f"SELECT {columns(ResultRow)} FROM results WHERE code = ? ORDER BY seat", (code,))
    return [ResultRow(*row) for row in found.fetchall()]


def find_own_tables(connection: ReadConnection, owner: bytes, most: int) -> list[tuple[MineRow, list[ResultRow]]]:
    """Returns the tables at which an owner has a seat, newest first, each with its results."""
    mine = find_mine(connection, owner, most)
    return [(row, find_results(connection, row.code) if row.stage == "over" else []) for row in mine]


def find_series(connection: ReadConnection, code: str, seats: int, moves_up: bool) -> list[SheetLine]:
    """Returns the results of a table and of those before it in its series, oldest first, by the table's own seats.

    In a series that `moves_up` every player sits one seat further in each game.
    """
    sql = """WITH RECURSIVE chain (code, step) AS (
               SELECT code, 0 FROM tables WHERE code = ?
               UNION ALL
               SELECT before, step + 1 FROM chain JOIN tables USING (code) WHERE before IS NOT NULL AND step < ?
             )
             SELECT code, step, points, rank FROM chain JOIN results USING (code) ORDER BY step DESC, seat"""
    found: dict[str, list[tuple[int, int, int]]] = {}
    for of_game, step, points, rank in connection.execute(sql, (code, LONGEST_SERIES)).fetchall():
        found.setdefault(of_game, []).append((step, points, rank))
    lines = []
    for of_game, results in found.items():
        shift = results[0][0] % seats if moves_up else 0
        turned = results[shift:] + results[:shift]
        lines.append(SheetLine(of_game, [points for _, points, _ in turned], [rank for _, _, rank in turned]))
    return lines
