"""How a game at a table ends: as the rules say, but whoever has lost on time does not win."""

from bordspil.core.game import Seat
from bordspil.core.table import Table
from bordspil.server.rows import SeatRow


def to_act(play: Table, seats: tuple[SeatRow, ...]) -> Seat | None:
    """The seat to act; None when the game is over, by the rules or because all but one have lost on time."""
    lost = sum(seat.lost for seat in seats)
    return None if lost and lost >= len(seats) - 1 else play.to_act()


def winners(play: Table, seats: tuple[SeatRow, ...]) -> list[Seat]:
    """The seats that have won; empty until the game is over."""
    won = list(play.game.winners(play.state))
    left = [number for number, seat in enumerate(seats) if not seat.lost]
    if len(left) == len(seats):
        return won
    if len(left) <= 1:
        return left
    return [seat for seat in won if seat in left] or _best(play, won, left)


def _best(play: Table, won: list[Seat], left: list[Seat]) -> list[Seat]:
    """The best of those who are left, where all who have won by the rules have lost on time.

    Whether many points are good or bad is told by the points of those who won; equals share the victory.
    """
    if not won:
        return []
    scores = play.game.scores(play.state)
    best = max if scores[won[0]] == max(scores) else min
    goal = best(scores[seat] for seat in left)
    return [seat for seat in left if scores[seat] == goal]
