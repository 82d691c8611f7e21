"""Turns to finish: how soon a rack makes few enough groups, by futures simulated turn by turn, as kernels.

Squares are left out: the tiles of a line are connected, lines that share a kind are too, and connected tiles may be one
group.
"""

import math
from typing import Any

import numpy as np

from bordspil.core.kernel import below, kernel, table
from bordspil.games.cross_rummy.bots.analysis import partners
from bordspil.games.cross_rummy.rules.tiles import NUMBERS, POOL, VALUES

HORIZON = 8  # turns that a future is simulated
TAKES = 0.8  # how often another player takes from the pool
SOON = 2.0  # fewer turns are estimated less well
LATE = 2.0  # turns that an empty bag costs beside the tiles apart
OTHERS = 3  # at most

# What the tiles held cost: the chances to get a kind that lies in the pool, and a tile that has not been seen; the
# second tile of a kind, and how much more as far as it has no line of its own; a part too many; a tile that has both a
# row and a run. Then what that says of the turns left: some, more by the cost, fewer by the tiles held.
WEIGHTS = (
    "pool_chance",
    "bag_chance",
    "second_copy",
    "without_line",
    "extra_part",
    "crossing",
    "constant",
    "slope",
    "per_tile",
)

# Of each kind, the pairs that make a row with it, and a run; -1 where there are fewer.
ROWS = table([partners(kind)[:3] for kind in range(NUMBERS)], np.int64)
RUNS = table([(partners(kind)[3:] + 3 * [(-1, -1)])[:3] for kind in range(NUMBERS)], np.int64)

STATE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("held", np.int64, NUMBERS),  # on the rack, and what may be rearranged of the table
                ("unseen", np.int64, NUMBERS),
                ("pool", np.int64, POOL),  # -1: nothing to take
                ("bag", np.int64, 2 * NUMBERS),
                ("end", np.int64),  # of the bag
                ("luck", np.int64, (HORIZON, OTHERS)),  # what others take in each turn
                ("others", np.int64),
                ("limit", np.int64),
                ("parts", np.int64),
                ("root", np.int64, NUMBERS),
                ("size", np.int64, NUMBERS),
                ("lines", np.int64, NUMBERS),  # in which a kind could lie
                ("chance", np.float64, NUMBERS),  # to have a kind
                ("first", np.float64, POOL),  # turns left by the first look
                ("turns", np.float64, POOL),  # in all futures
                ("futures", np.int64),
                *((name, np.float64) for name in WEIGHTS),
            ],
            align=True,
        ),
    )
)


@kernel
def root_of(g: Any, kind: int) -> int:
    """Returns the kind by which a part is known."""
    while g.root[kind] != kind:
        kind = int(g.root[kind])
    return kind


@kernel
def see_runs(g: Any, copies: int) -> None:
    """Finds the kinds that lie in runs of which so many copies are held; the runs of the first are parts."""
    for begin in range(0, NUMBERS, VALUES):
        length = 0
        for kind in range(begin, begin + VALUES + 1):
            if kind < begin + VALUES and g.held[kind] >= copies:
                length += 1
                continue
            if length >= 3:
                for n in range(1, length + 1):
                    g.lines[kind - n] += 2 if 3 <= n <= length - 2 else 1  # one run may end where another begins
                    if copies == 1:
                        g.root[kind - n] = kind - length
            length = 0


@kernel
def see_rows(g: Any) -> None:
    """Finds the kinds that lie in one or two rows; unites the parts that they connect."""
    for value in range(VALUES):
        colours, tiles, first = 0, 0, -1
        for kind in range(value, NUMBERS, VALUES):
            colours += min(g.held[kind], 1)
            tiles += min(g.held[kind], 2)
        if colours < 3:
            continue
        for kind in range(value, NUMBERS, VALUES):
            if g.held[kind]:
                g.lines[kind] += 1 if tiles < 6 else 2
                if g.root[kind] < 0:
                    g.root[kind] = kind
                if first < 0:
                    first = root_of(g, kind)
                else:
                    g.root[root_of(g, kind)] = first


@kernel
def tiles_apart(g: Any) -> int:
    """Returns how many tiles are outside the largest parts, as many as there may be groups; counts the parts.

    The second tile of a kind needs a line of its own.
    """
    for kind in range(NUMBERS):
        g.root[kind], g.size[kind], g.lines[kind] = -1, 0, 0
    see_runs(g, 1)
    see_runs(g, 2)
    see_rows(g)
    left, parts = 0, 0
    for kind in range(NUMBERS):
        left += g.held[kind]
        if g.root[kind] >= 0:
            g.size[root_of(g, kind)] += min(g.held[kind], g.lines[kind])
    for kind in range(NUMBERS):
        parts += g.size[kind] > 0
    g.parts = parts
    for _ in range(min(parts, g.limit)):
        most = 0
        for kind in range(NUMBERS):
            if g.size[kind] > g.size[most]:
                most = kind
        left -= g.size[most]
        g.size[most] = 0
    return int(left)


@kernel
def update_chances(g: Any) -> None:
    """Writes the chance to get each kind at any time."""
    for kind in range(NUMBERS):
        g.chance[kind] = (1 - g.bag_chance) ** g.unseen[kind]
    for place in range(POOL):
        if g.pool[place] >= 0:
            g.chance[g.pool[place]] *= 1 - g.pool_chance
    for kind in range(NUMBERS):
        g.chance[kind] = 1.0 if g.held[kind] else 1 - g.chance[kind]


@kernel
def cost(g: Any) -> float:
    """Returns the cost of the tiles held: how far they are from few enough groups, by the chances of missing kinds."""
    far = 0.0
    for kind in range(NUMBERS):
        if g.held[kind]:
            row, run = 1.0, 1.0
            for n in range(3):
                row *= 1 - g.chance[ROWS[kind, n, 0]] * g.chance[ROWS[kind, n, 1]]
                if RUNS[kind, n, 0] >= 0:
                    run *= 1 - g.chance[RUNS[kind, n, 0]] * g.chance[RUNS[kind, n, 1]]
            both = (1 - row) * (1 - run)
            far += row * run + g.crossing * both + (g.held[kind] - 1) * (g.second_copy + g.without_line * (1 - both))
    tiles_apart(g)
    whole: float = far + g.extra_part * max(0, g.parts - g.limit)
    return whole


@kernel
def cost_with(g: Any, kind: int) -> float:
    """Returns the cost with a tile more."""
    before = g.chance[kind]
    g.chance[kind] = 1.0
    g.held[kind] += 1
    far = cost(g)
    g.held[kind] -= 1
    g.chance[kind] = before
    return far


@kernel
def turns_left(g: Any, far: float) -> float:
    """Returns the turns until the tiles held make few enough groups, estimated from their cost."""
    held = 0
    for kind in range(NUMBERS):
        held += g.held[kind]
    turns: float = g.constant + g.slope * far - g.per_tile * held
    return turns if turns > SOON else SOON * math.exp(turns / SOON - 1)  # never none


@kernel
def refill(g: Any, place: int, at: int) -> int:
    """CR-20: fills the pool with another tile."""
    g.pool[place] = -1
    if at < g.end:
        g.pool[place] = g.bag[at]
        g.unseen[g.bag[at]] -= 1
        return at + 1
    return at


@kernel
def take(g: Any, place: int, at: int) -> int:
    """Takes a tile of the pool for the player; returns the place in the bag of the next tile."""
    g.held[g.pool[place]] += 1
    return refill(g, place, at)


@kernel
def let_others_take(g: Any, turn: int, at: int) -> int:
    """Plays the turns of all others, who take tiles of the pool at random."""
    for other in range(g.others):
        place = int(g.luck[turn, other])
        if place < POOL and g.pool[place] >= 0:
            at = refill(g, place, at)
        elif at < g.end:
            at += 1
    return at


@kernel
def best_take(g: Any) -> int:
    """Returns the place of the pool after which the turns left are fewest by their cost; keeps them for all places."""
    update_chances(g)
    best = -1
    for place in range(POOL):
        g.first[place] = np.inf
        if g.pool[place] >= 0:
            g.first[place] = turns_left(g, cost_with(g, int(g.pool[place]))) - g.per_tile
            if best < 0 or g.first[place] < g.first[best]:
                best = place
    return best


@kernel
def turns_in_future(g: Any, at: int) -> float:
    """Returns the turns until all tiles held make few enough groups in one future."""
    then = 0.0
    for turn in range(HORIZON):
        at = let_others_take(g, turn, at)
        left = tiles_apart(g)
        if left == 0:
            return float(turn)
        best = best_take(g)
        if at >= g.end or best < 0:
            return turn + LATE + left
        then = g.first[best]
        at = take(g, best, at)
    return HORIZON if tiles_apart(g) == 0 else HORIZON + then


@kernel
def draw_others(g: Any, rng: Any) -> None:
    """Draws which tiles others take in the turns to come: a place of the pool, or one past its end for none."""
    for turn in range(HORIZON):
        for other in range(g.others):
            g.luck[turn, other] = int(below(rng, 1024) * (POOL / TAKES) / 1024)


@kernel
def deal(g: Any, rng: Any) -> None:
    """Draws a future: the order of the bag, and the takes of others."""
    count = 0
    for kind in range(NUMBERS):
        for _ in range(g.unseen[kind]):
            g.bag[count] = kind
            count += 1
    for n in range(min(count - 1, g.end)):
        other = n + below(rng, count - n)
        g.bag[n], g.bag[other] = g.bag[other], g.bag[n]
    draw_others(g, rng)


@kernel
def find_best_take(gs: Any) -> int:
    """Calls `best_take` for callers outside the kernels."""
    return best_take(gs[0])


@kernel
def count_apart(gs: Any) -> int:
    """Calls `tiles_apart` for callers outside the kernels."""
    return tiles_apart(gs[0])


@kernel
def simulate(gs: Any, rng: Any, count: int) -> None:
    """Simulates each choice in the same futures."""
    g = gs[0]
    held, unseen, pool, first = g.held.copy(), g.unseen.copy(), g.pool.copy(), g.first.copy()
    for _ in range(count):
        deal(g, rng)
        for place in range(POOL):
            if pool[place] >= 0:
                g.turns[place] += turns_in_future(g, take(g, place, 0))
                g.held[:], g.unseen[:], g.pool[:] = held, unseen, pool
        g.futures += 1
    g.first[:] = first
