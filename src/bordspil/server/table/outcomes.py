"""The outcome of a game at a table: the seat to act, the winners and ranks, with seats that have lost on time."""

from collections.abc import Sequence
from typing import Any

from bordspil.core.game import Game, Seat
from bordspil.core.table import Table
from bordspil.server.store.results import finish_table
from bordspil.server.store.rows import SeatRow, Statement, TableRow


def to_act(play: Table, seats: tuple[SeatRow, ...]) -> Seat | None:
    """Returns the seat to act; None after the end, by the rules or because all seats but one have lost on time."""
    lost = sum(seat.lost for seat in seats)
    return None if lost and lost >= len(seats) - 1 else play.to_act()


def winners(play: Table, seats: tuple[SeatRow, ...]) -> list[Seat]:
    """Returns the seats that have won; none until the game is over."""
    won = play.game.winners(play.state)
    lost = [number for number, seat in enumerate(seats) if seat.lost]
    if not lost or (not won and to_act(play, seats) is not None):
        return list(won)
    places = ranks(play.game.scores(play.state), won, lost)
    return [seat for seat, place in enumerate(places) if place == 1 and seat not in lost]


def ranks(points: Sequence[int], winners: Sequence[Seat], lost: Sequence[Seat] = ()) -> tuple[int, ...]:
    """Returns the rank of every seat: equals share the best of theirs, seats that lost before the end come last.

    The winners show whether many points are good: games differ in that, and so do their options.
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


def finish(row: TableRow, game: Game, state: Any, now: int) -> list[Statement]:
    """Returns the statements that end a table, with the points and the rank of every seat."""
    points = game.scores(state)
    lost = [number for number, seat in enumerate(row.seats) if seat.lost]
    return finish_table(row, points, ranks(points, game.winners(state), lost), now)
