"""What a finished game brought to each seat: points and places, written together with its last move."""

import time
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from bordspil.core.game import Game, Seat
from bordspil.server.store.query import Reading, columns
from bordspil.server.store.rows import Statement, TableRow


class ResultRow(Struct, frozen=True):
    """What one seat got; `level` is the bot that sat there at the end, for itself or for the owner."""

    code: str
    seat: Seat
    owner: bytes | None
    points: int
    rank: int
    finished: int
    level: str


def ranks(points: Sequence[int], winners: Sequence[Seat], lost: Sequence[Seat] = ()) -> tuple[int, ...]:
    """The place of every seat, equals sharing the best of theirs; who has lost before the end comes last.

    Whether many points are good is read off the winners: games differ in it, and so do their options.
    """
    playing = [seat for seat in range(len(points)) if seat not in lost]
    others = [points[seat] for seat in playing if seat not in winners]
    best = [points[seat] for seat in winners]
    sign = 0
    if best and others:
        sign = 1 if min(others) >= max(best) else -1 if max(others) <= min(best) else 0
    has_winner = any(seat in winners for seat in playing)

    def order(seat: Seat) -> tuple[bool, bool, int]:
        is_lost = seat in lost
        return (is_lost, has_winner and seat not in winners, 0 if is_lost else sign * points[seat])

    orders = [order(seat) for seat in range(len(points))]
    return tuple(1 + sum(other < own for other in orders) for own in orders)


def finish(row: TableRow, game: Game, state: Any) -> tuple[int, list[Statement]]:
    """Ends a table: when, and what is to be written of it."""
    now = int(time.time())
    points = game.scores(state)
    lost = [number for number, seat in enumerate(row.seats) if seat.lost]
    places = ranks(points, game.winners(state), lost)
    statements: list[Statement] = [
        ("UPDATE tables SET stage = 'over', finished = ? WHERE code = ?", (now, row.code)),
        *(
            (
                "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?)",
                (row.code, number, seat.owner, int(points[number]), places[number], now, seat.stand_in or seat.level),
            )
            for number, seat in enumerate(row.seats)
        ),
        ("INSERT INTO ledger (code, waiting) VALUES (?, 1)", (row.code,)),  # ratings count it by and by, and once
    ]
    return now, statements


def find_results(connection: Reading, code: str) -> list[ResultRow]:
    """The results of a table in the order of its seats; none while it is not over."""
    found = connection.execute(f"SELECT {columns(ResultRow)} FROM results WHERE code = ? ORDER BY seat", (code,))
    return [ResultRow(*row) for row in found.fetchall()]
