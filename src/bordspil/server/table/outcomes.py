"""How a game at a table ends: as the rules say, but whoever has lost on time does not win."""

from bordspil.core.game import Seat
from bordspil.core.table import Table
from bordspil.server.store.rows import SeatRow
from bordspil.server.table import results


def to_act(play: Table, seats: tuple[SeatRow, ...]) -> Seat | None:
    """The seat to act; None when the game is over, by the rules or because all but one have lost on time."""
    lost = sum(seat.lost for seat in seats)
    return None if lost and lost >= len(seats) - 1 else play.to_act()


def winners(play: Table, seats: tuple[SeatRow, ...]) -> list[Seat]:
    """The seats that have won; empty until the game is over."""
    won = play.game.winners(play.state)
    lost = [number for number, seat in enumerate(seats) if seat.lost]
    if not lost or (not won and to_act(play, seats) is not None):
        return list(won)
    places = results.ranks(play.game.scores(play.state), won, lost)
    return [seat for seat, place in enumerate(places) if place == 1 and seat not in lost]
