"""The scores of Blokus Shuffle as kernels: of a colour, and of a seat (BS-41, BS-42, BS-52)."""

from typing import Any

from bordspil.core.kernel import kernel
from bordspil.games.blokus_shuffle.rules.pieces import PIECES, SIDE, SIZE


@kernel
def squares_left(g: Any, colour: int) -> int:
    """BS-41: returns the squares of the pieces that are not on the board."""
    count = 0
    for piece in range(PIECES):
        if int(g.left[colour]) >> piece & 1:
            count += int(SIZE[piece])
    return count


@kernel
def last_placed(g: Any, colour: int) -> int:
    """BS-42: returns the last placed of a colour's pieces that lie on the board, or -1."""
    for number in range(int(g.lying) - 1, -1, -1):
        if int(g.order[number]) // PIECES == colour:
            return int(g.order[number]) % PIECES
    return -1


@kernel
def colour_score(g: Any, colour: int) -> int:
    """BS-41, BS-42: returns the score of one colour."""
    left = squares_left(g, colour)
    if not g.advanced:
        return left
    return 15 * (left == 0) + 5 * (last_placed(g, colour) == 0) - left


@kernel
def score(g: Any, seat: int) -> int:
    """BS-41, BS-42, BS-52: returns the score of a seat; that of the worse of two colours."""
    if g.seats != 2 or g.side != SIDE:
        return colour_score(g, seat)
    one, other = colour_score(g, seat), colour_score(g, seat + 2)
    return min(one, other) if g.advanced else max(one, other)


@kernel
def place_of(g: Any, seat: int) -> int:
    """BS-41, BS-42: returns what a seat is ranked by: few squares left, or many points."""
    return score(g, seat) if g.advanced else -score(g, seat)


@kernel
def lead(g: Any, seat: int) -> int:
    """Returns how far a seat is ahead of its best rival."""
    rival = -1000
    for other in range(int(g.seats)):
        if other != seat:
            rival = max(rival, place_of(g, other))
    return place_of(g, seat) - rival


@kernel
def victory_shares(g: Any, out: Any) -> None:
    """BS-41, BS-42: writes each seat's share of the victory at the end."""
    best, winners = -1000, 0
    for seat in range(int(g.seats)):
        best = max(best, place_of(g, seat))
    for seat in range(int(g.seats)):
        winners += int(place_of(g, seat) == best)
    for seat in range(int(g.seats)):
        out[seat] = 1.0 / winners if place_of(g, seat) == best else 0.0


@kernel
def scores(gs: Any, out: Any) -> None:
    """Writes the scores of all seats, for callers outside the kernels."""
    for seat in range(int(gs[0].seats)):
        out[seat] = score(gs[0], seat)
