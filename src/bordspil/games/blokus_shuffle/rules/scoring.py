"""The scores of Blokus Shuffle as kernels: of a colour, and of a seat (BS-41, BS-42, BS-52)."""

from typing import Any

from bordspil.core.kernel import kernel
from bordspil.games.blokus_shuffle.rules.pieces import PIECES, SIZE


@kernel
def squares_left(g: Any, colour: int) -> int:
    """BS-41: squares of the pieces not on the board."""
    count = 0
    for piece in range(PIECES):
        if int(g.left[colour]) >> piece & 1:
            count += int(SIZE[piece])
    return count


@kernel
def last_placed(g: Any, colour: int) -> int:
    """BS-42: the last placed of a colour's pieces that lie on the board, or -1."""
    for number in range(int(g.lying) - 1, -1, -1):
        if int(g.order[number]) // PIECES == colour:
            return int(g.order[number]) % PIECES
    return -1


@kernel
def colour_score(g: Any, colour: int) -> int:
    """BS-41, BS-42: the score of one colour."""
    left = squares_left(g, colour)
    if not g.advanced:
        return left
    return 15 * (left == 0) + 5 * (last_placed(g, colour) == 0) - left


@kernel
def score(g: Any, seat: int) -> int:
    """BS-41, BS-42, BS-52: the score of a seat; with two players that of the worse colour."""
    if g.seats != 2:
        return colour_score(g, seat)
    one, other = colour_score(g, seat), colour_score(g, seat + 2)
    return min(one, other) if g.advanced else max(one, other)


@kernel
def scores(gs: Any, out: Any) -> None:
    """The scores of all seats, for callers outside the kernels."""
    for seat in range(int(gs[0].seats)):
        out[seat] = score(gs[0], seat)
