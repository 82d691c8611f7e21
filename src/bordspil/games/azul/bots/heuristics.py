"""The immediate value of moves of Azul, in points: for the greedy yardstick, for rollouts and as a feature."""

from typing import Any

from bordspil.core.kernel import kernel
from bordspil.games.azul.rules.layout import BITS, CENTRE, FLOOR, FLOOR_SPACES, NOBODY, NTH, ONE_LINE, PENALTY, TAKES
from bordspil.games.azul.rules.tiling import free_columns, points
from bordspil.games.azul.rules.turns import pick

FLOOR_CLOSED = ONE_LINE << FLOOR


@kernel
def wall_points(g: Any, seat: int, row: int, column: int, colour: int) -> float:
    """Returns the points of a tile on the wall, with a part of the bonuses of the rows and columns it grows."""
    down = int(BITS[g.columns[seat] >> 5 * column & 31])
    alike = 0
    for other in range(5):
        alike += g.row_colours[seat] >> (5 * other + colour) & 1
    return points(g, seat, row, column) + 0.35 * down + 0.5 * alike


@kernel
def best_wall_points(g: Any, seat: int, row: int, colour: int) -> float:
    """Returns the points of the best wall cell for a colour in a row; on the coloured side there is one."""
    free = free_columns(g, seat, row, colour)
    best = 0.0
    for i in range(int(BITS[free])):
        best = max(best, wall_points(g, seat, row, int(NTH[free, i]), colour))
    return best


@kernel
def score_without_floor(g: Any, move: int) -> float:
    """Returns what a move looks worth at once to the seat to act, in points, what falls to the floor left out."""
    seat = int(g.actor)
    if move >= TAKES:
        line = (move - TAKES) // 5
        return wall_points(g, seat, line, move % 5, int(g.colour[seat, line]))
    source, colour, line = move // 30, move // 6 % 5, move % 6
    score = 0.0
    if source == CENTRE and g.marker == NOBODY:
        score += 1.0
    if line != FLOOR:
        lying = int(g.count[seat, line])
        stay = min(int(g.sources[source] >> 8 * colour & 255), line + 1 - lying)
        gain = best_wall_points(g, seat, line, colour)
        done = (lying + stay) / (line + 1.0)
        score += gain if lying + stay == line + 1 else 0.6 * gain * done * done
    return score


@kernel
def floor_loss(g: Any, move: int) -> int:
    """Returns the points a move costs on the floor."""
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
def score_move(g: Any, move: int) -> float:
    """Returns what a move looks worth at once to the seat to act, in points."""
    return score_without_floor(g, move) - floor_loss(g, move)


@kernel
def rollout_move(g: Any, rng: Any) -> int:
    """Returns a move for rollouts: the better of two random ones, off the floor where that is possible."""
    closed = FLOOR_CLOSED
    move = pick(g, rng, closed)
    if move < 0:
        closed = 0
        move = pick(g, rng, closed)
    other = pick(g, rng, closed)
    if other == move:  # often, late in a round
        return move
    return other if score_move(g, other) > score_move(g, move) else move


@kernel
def score_moves(gs: Any, moves: Any, out: Any) -> None:
    """Writes `score_move` for every move of a list."""
    for i in range(len(moves)):
        out[i] = score_move(gs[0], moves[i])


@kernel
def score_moves_without_floor(gs: Any, moves: Any, out: Any) -> None:
    """Writes `score_without_floor` for every move of a list."""
    for i in range(len(moves)):
        out[i] = score_without_floor(gs[0], moves[i])
