"""The solver's simulated annealing as kernels: lift a few lines, lay tiles again, keep a table that is hardly worse."""

import math
from typing import Any

from bordspil.core.kernel import below, kernel
from bordspil.games.cross_rummy.rules.tiles import NUMBERS
from bordspil.games.cross_rummy.solver.line_building import found, grow_at
from bordspil.games.cross_rummy.solver.working_table import COLOUR, VALUE, WIDE, length_at, lift, undo

MISSING = 1.2  # what a tile of the old table that does not lie costs beyond itself
UNFOUNDED = 3.0  # what the lack of the group of CR-36 costs
FINE = 1 << 24


@kernel
def loosen(g: Any, square: int) -> None:
    """Lifts a tile, and every tile that then lies in no line or in a wrong sequence."""
    lift(g, square)
    g.waiting[0], height = square, 1
    while height:
        height -= 1
        gone = int(g.waiting[height])
        for n in range(4):
            step = 1 if n % 2 else WIDE
            beside = gone - step if n < 2 else gone + step
            if g.grid[beside] >= 0:
                along, across = length_at(g, beside, step), length_at(g, beside, WIDE + 1 - step)
                if along == 0 or across == 0 or along + across == 2:
                    lift(g, beside)
                    g.waiting[height] = beside
                    height += 1


@kernel
def lift_line(g: Any, square: int, step: int) -> None:
    """Lifts the line through a tile; tiles that lie in a line across stay where they can."""
    while g.grid[square - step] >= 0:
        square -= step
    across = WIDE + 1 - step
    while g.grid[square] >= 0:
        following = square + step
        if g.grid[square - across] < 0 and g.grid[square + across] < 0:
            loosen(g, square)
        square = following


@kernel
def lift_any(g: Any, square: int, rng: Any) -> None:
    """Lifts a tile alone, a line of it, or all its lines."""
    way = below(rng, 4)
    if way == 0:
        loosen(g, square)
        return
    level, upright = length_at(g, square, 1) > 1, length_at(g, square, WIDE) > 1
    if level and (way > 1 or not upright or below(rng, 2)):
        lift_line(g, square, 1)
        level = False
        if way < 3:
            return
    if upright and g.grid[square] >= 0:
        lift_line(g, square, WIDE)


@kernel
def wanted(g: Any, rng: Any) -> int:
    """Returns a tile that could stand in a line with some tile in hand, or any tile."""
    kind = below(rng, NUMBERS)
    while g.hand[kind] == 0:
        kind = (kind + 1) % NUMBERS
    begin = below(rng, int(g.count))
    for n in range(int(g.count)):
        square = int(g.lying[(begin + n) % g.count])
        other = int(g.grid[square])
        if VALUE[other] == VALUE[kind] or (COLOUR[other] == COLOUR[kind] and abs(other - kind) <= 2):
            return square
    return int(g.lying[begin])


@kernel
def count_groups(g: Any) -> None:
    """Counts groups (CR-32) and their sizes; finds the first that rack tiles alone could form where one is asked."""
    g.last += 1
    begin = g.last
    g.groups, g.own = 0, -1
    for n in range(g.count):
        square = int(g.lying[n])
        if g.mark[square] >= begin:
            continue
        g.mark[square] = g.last
        g.waiting[0], height, size = square, 1, 0
        if g.founding:
            for kind in range(NUMBERS):
                g.tally[kind] = 0
        own = True
        while height:
            height -= 1
            at = int(g.waiting[height])
            size += 1
            if g.founding:
                kind = int(g.grid[at])
                g.tally[kind] += 1
                own = own and g.tally[kind] <= g.rack[kind]
            for side in range(4):
                beside = at + (1 if side == 0 else -1 if side == 1 else WIDE if side == 2 else -WIDE)
                if g.grid[beside] >= 0 and g.mark[beside] < begin:
                    g.mark[beside] = g.last
                    g.waiting[height] = beside
                    height += 1
        if g.founding and own and g.own < 0:
            g.own = g.groups
        g.sizes[g.groups] = size
        g.groups += 1
        g.last += 1


@kernel
def dissolve(g: Any) -> None:
    """Lifts the smallest group, but not the one of CR-36."""
    least = -1
    for n in range(g.groups):
        if n != g.own and (least < 0 or g.sizes[n] < g.sizes[least]):
            least = n
    mark = g.last - g.groups + least
    n = int(g.count) - 1
    while n >= 0:
        square = int(g.lying[n])
        if g.mark[square] == mark:
            lift(g, square)
        n -= 1
    g.groups -= 1


@kernel
def lay_again(g: Any, rng: Any) -> None:
    """Lays tiles from the hand until no more fit, lines that lie first, then new groups."""
    while g.held:
        laid = False
        if g.count:
            at = below(rng, int(g.count))
            for _ in range(int(g.count)):
                at = (at + 1) % g.count
                while g.held and grow_at(g, int(g.lying[at]), rng):
                    laid = True
        if not laid:
            if g.groups >= g.limit or not found(g, rng):
                return
            g.groups += 1


@kernel
def objective(g: Any) -> float:
    """Returns what the search maximizes."""
    value: float = g.count - MISSING * g.missing + g.bonus * g.stayed
    return value - UNFOUNDED if g.founding and g.own < 0 else value


@kernel
def remember(g: Any) -> None:
    """Keeps the table if it is legal and the best so far: more tiles, or as many and fewer of them moved."""
    if g.missing or (g.founding and g.own < 0):
        return
    if g.count < g.best or (g.count == g.best and g.stayed <= g.best_stayed):
        return
    g.best, g.best_stayed = g.count, g.stayed
    for n in range(g.count):
        g.best_squares[n] = g.lying[n]
        g.best_kinds[n] = g.grid[g.lying[n]]


@kernel
def settle(g: Any, rng: Any) -> None:
    """Lays again all tiles that fit, and keeps the limit of groups."""
    count_groups(g)
    lay_again(g, rng)
    count_groups(g)
    while g.groups > g.limit:
        dissolve(g)
        lay_again(g, rng)
        count_groups(g)


@kernel
def ruin(g: Any, rng: Any) -> None:
    """Lifts some tiles, oftenest around one that a tile in hand could join."""
    if g.groups and below(rng, 40) == 0:
        count_groups(g)
        dissolve(g)
    for _ in range(1 + below(rng, 3)):
        if g.count == 0:
            return
        if g.held and below(rng, 3):
            lift_any(g, wanted(g, rng), rng)
        else:
            lift_any(g, int(g.lying[below(rng, int(g.count))]), rng)


@kernel
def begin(gs: Any, rng: Any) -> None:
    """Lays all tiles that fit without lifting any."""
    g = gs[0]
    g.changes = 0
    settle(g, rng)
    remember(g)


@kernel
def anneal(gs: Any, rng: Any, steps: int, temperature: float, target: int) -> int:
    """Runs steps at one temperature, fewer once as many tiles lie as the target asks; returns how many ran."""
    g = gs[0]
    now = objective(g)
    for step in range(steps):
        if g.best >= target:
            return step
        g.changes = 0
        ruin(g, rng)
        settle(g, rng)
        then = objective(g)
        chance = (1 + below(rng, FINE)) / FINE
        if then >= now + temperature * math.log(chance):
            now = then
            remember(g)
        else:
            undo(g, 0)
    return steps
