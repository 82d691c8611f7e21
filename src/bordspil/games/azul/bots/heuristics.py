"""What a move of Azul looks worth at once, in points: for the greedy yardstick, for playouts and as a first hint."""

from typing import Any

from bordspil.core.kernel import kernel
from bordspil.games.azul.rules.layout import BITS, CENTRE, FLOOR, FLOOR_SPACES, NOBODY, NTH, ONE_LINE, PENALTY, TAKES
from bordspil.games.azul.rules.tiling import free_columns, points
from bordspil.games.azul.rules.turns import pick

FLOOR_CLOSED = ONE_LINE << FLOOR


@kernel
def worth_on_wall(g: Any, seat: int, row: int, column: int, colour: int) -> float:
    """Points of a tile on the wall and a part of the bonuses it brings nearer."""
    down = int(BITS[g.columns[seat] >> 5 * column & 31])
    alike = 0
    for other in range(5):
        alike += g.row_colours[seat] >> (5 * other + colour) & 1
    return points(g, seat, row, column) + 0.35 * down + 0.5 * alike


@kernel
def best_on_wall(g: Any, seat: int, row: int, colour: int) -> float:
    """The worth of the best wall cell for a colour in a row; on the coloured side there is one."""
    free = free_columns(g, seat, row, colour)
    best = 0.0
    for i in range(int(BITS[free])):
        best = max(best, worth_on_wall(g, seat, row, int(NTH[free, i]), colour))
    return best


@kernel
def admire(g: Any, move: int) -> float:
    """What a move looks worth at once to who does not look at the floor, in points, for the seat to act."""
    seat = int(g.actor)
    if move >= TAKES:
        line = (move - TAKES) // 5
        return worth_on_wall(g, seat, line, move % 5, int(g.colour[seat, line]))
    source, colour, line = move // 30, move // 6 % 5, move % 6
    worth = 0.0
    if source == CENTRE and g.marker == NOBODY:
        worth += 1.0
    if line != FLOOR:
        lying = int(g.count[seat, line])
        stay = min(int(g.sources[source] >> 8 * colour & 255), line + 1 - lying)
        gain = best_on_wall(g, seat, line, colour)
        done = (lying + stay) / (line + 1.0)
        worth += gain if lying + stay == line + 1 else 0.6 * gain * done * done
    return worth


@kernel
def loss(g: Any, move: int) -> int:
    """The points a move costs on the floor."""
    if move >= TAKES:
        return 0
    seat = int(g.actor)
    source, colour, line = move // 30, move // 6 % 5, move % 6
    fallen = int(g.fallen[seat])
    count = int(g.sources[source] >> 8 * colour & 255)
    if line != FLOOR:
        count -= min(count, line + 1 - int(g.count[seat, line]))
    if source == CENTRE and g.marker == NOBODY:
        count += 1
    return int(PENALTY[min(fallen + count, FLOOR_SPACES)]) - int(PENALTY[fallen])


@kernel
def judge(g: Any, move: int) -> float:
    """What a move looks worth at once, in points, for the seat to act."""
    return admire(g, move) - loss(g, move)


@kernel
def likely(g: Any, rng: Any) -> int:
    """A move for playouts: the better of two random ones, off the floor where that is possible."""
    closed = FLOOR_CLOSED
    move = pick(g, rng, closed)
    if move < 0:
        closed = 0
        move = pick(g, rng, closed)
    other = pick(g, rng, closed)
    return other if judge(g, other) > judge(g, move) else move


@kernel
def judge_all(gs: Any, moves: Any, out: Any) -> None:
    """`judge` for every move of a list."""
    for i in range(len(moves)):
        out[i] = judge(gs[0], moves[i])


@kernel
def admire_all(gs: Any, moves: Any, out: Any) -> None:
    """`admire` for every move of a list."""
    for i in range(len(moves)):
        out[i] = admire(gs[0], moves[i])
