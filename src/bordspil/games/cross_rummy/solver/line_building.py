"""Lines grown on the solver's working table, from tiles that lie there and tiles in hand, as kernels."""

from typing import Any

from bordspil.core.kernel import below, kernel
from bordspil.games.cross_rummy.rules.tiles import NUMBERS, VALUES
from bordspil.games.cross_rummy.solver.working_table import (
    BITS,
    COLOUR,
    COLOURS,
    FREE,
    VALUE,
    WALL,
    WIDE,
    fits,
    length_at,
    put,
)


@kernel
def extend(g: Any, square: int, step: int) -> bool:
    """Lays the tile in hand that carries on the line which ends here, the next square being free."""
    kind, before = int(g.grid[square]), int(g.grid[square - step])
    across = WIDE + 1 - abs(step)
    beyond = square + step
    if VALUE[kind] == VALUE[before]:
        seen, at = 0, square
        while g.grid[at] >= 0:
            seen |= 1 << COLOUR[g.grid[at]]
            at -= step
        fresh = int(g.rows[VALUE[kind]]) & ~seen
        if BITS[seen] != 3 or fresh == 0:
            return False
        colour = 0
        while not fresh >> colour & 1:
            colour += 1
        wanted = colour * VALUES + int(VALUE[kind])
    else:
        wanted = 2 * kind - before
        if wanted < 0 or wanted >= NUMBERS or COLOUR[wanted] != COLOUR[kind] or g.hand[wanted] == 0:
            return False
    if not fits(g, beyond, wanted, across):
        return False
    if g.grid[beyond + step] >= 0:
        g.grid[beyond] = wanted
        length = length_at(g, beyond, step)
        g.grid[beyond] = FREE
        if length == 0:
            return False
    put(g, beyond, wanted)
    return True


@kernel
def bridge(g: Any, square: int, step: int) -> bool:
    """Lays a tile between this one and the one after next, where that makes a line of them."""
    first, last = int(g.grid[square]), int(g.grid[square + 2 * step])
    middle, across = square + step, WIDE + 1 - step
    for colour in range(COLOURS):
        kind = colour * VALUES + int(VALUE[first])
        if COLOUR[first] == COLOUR[last]:
            kind = (first + last) // 2
        if g.hand[kind] and fits(g, middle, kind, across):
            g.grid[middle] = kind
            length = length_at(g, middle, step)
            g.grid[middle] = FREE
            if length:
                put(g, middle, kind)
                return True
    return False


@kernel
def room(g: Any, square: int, step: int, change: int, most: int) -> int:
    """Returns how many tiles of a run, up to `most`, can lie from the square after this tile on, or lie there."""
    kind, across, found = int(g.grid[square]), WIDE + 1 - abs(step), 0
    for n in range(1, most + 1):
        at = square + n * step
        if g.grid[at] != kind + n * change and (
            g.hand[kind + n * change] == 0 or not fits(g, at, kind + n * change, across)
        ):
            break
        if g.grid[at + step] < 0:
            found = n
    return found


@kernel
def put_run(g: Any, square: int, step: int, change: int, count: int) -> None:
    """Lays the tiles of a run that `room` has found, except those that lie there already."""
    kind = int(g.grid[square])
    for n in range(1, count + 1):
        if g.grid[square + n * step] < 0:
            put(g, square + n * step, kind + n * change)


@kernel
def grow_run(g: Any, square: int, step: int, rng: Any) -> bool:
    """Lays a run through a tile that lies alone in this direction."""
    kind = int(g.grid[square])
    value = int(VALUE[kind])
    if below(rng, 2):
        step = -step
    for _ in range(2):
        high, low = room(g, square, step, 1, VALUES - 1 - value), room(g, square, -step, -1, value)
        if high + low >= 2:
            if high + low > 2 and below(rng, 4) == 0:
                high, low = shorten(g, square, step, high, low, rng)
            put_run(g, square, step, 1, high)
            put_run(g, square, -step, -1, low)
            return True
        step = -step
    return False


@kernel
def shorten(g: Any, square: int, step: int, high: int, low: int, rng: Any) -> tuple[int, int]:
    """Returns a shorter run of at least three tiles, unless that would end beside a tile."""
    spare = below(rng, high + low - 1)
    cut = min(high, below(rng, spare + 1))
    higher, lower = high - cut, low - min(low, spare - cut)
    if g.grid[square + (higher + 1) * step] >= 0 or g.grid[square - (lower + 1) * step] >= 0:
        return high, low
    return higher, lower


@kernel
def grow_row(g: Any, square: int, step: int, rng: Any) -> bool:
    """Lays a row through a tile that lies alone in this direction, all other tiles from the hand."""
    kind = int(g.grid[square])
    value, across, others = int(VALUE[kind]), WIDE + 1 - abs(step), 0
    begin = below(rng, COLOURS)
    for n in range(COLOURS):
        colour = (begin + n) % COLOURS
        if colour != COLOUR[kind] and g.rows[value] >> colour & 1:
            g.queue[others] = colour * VALUES + value
            others += 1
    if others < 2:
        return False
    if others == 3 and below(rng, 3) == 0:
        others = 2
    if below(rng, 2):
        g.queue[0], g.queue[1] = g.queue[1], g.queue[0]
    while others >= 2:
        turn = below(rng, others + 1)
        for n in range(others + 1):
            before = (turn + n) % (others + 1)
            first = square - before * step
            if g.grid[first - step] >= 0 or g.grid[first + (others + 1) * step] >= 0:
                continue
            number, good = 0, True
            for at in range(others + 1):
                if at != before:
                    if not fits(g, first + at * step, int(g.queue[number]), across):
                        good = False
                        break
                    number += 1
            if good:
                number = 0
                for at in range(others + 1):
                    if at != before:
                        put(g, first + at * step, int(g.queue[number]))
                        number += 1
                return True
        others -= 1
    return False


@kernel
def grow_at(g: Any, square: int, rng: Any) -> bool:
    """Carries on or crosses the lines of one tile with tiles from the hand, in one way."""
    begin = below(rng, 2)
    for n in range(2):
        step = WIDE if (begin + n) % 2 else 1
        ahead, behind = int(g.grid[square + step]), int(g.grid[square - step])
        if ahead == FREE and g.grid[square + 2 * step] >= 0 and bridge(g, square, step):
            return True
        if ahead < 0 and behind < 0:
            kind = g.grid[square]
            others = int(BITS[g.rows[VALUE[kind]] & ~(1 << COLOUR[kind])])
            near = int(g.runs[COLOUR[kind]]) << 2 >> VALUE[kind]
            can_run = (near & 3) == 3 or (near & 10) == 10 or (near & 24) == 24
            if others >= 2 and (not can_run or below(rng, 2)):
                if grow_row(g, square, step, rng):
                    return True
                others = 0
            if can_run and grow_run(g, square, step, rng):
                return True
            if others >= 2 and grow_row(g, square, step, rng):
                return True
        elif ahead < 0 and ahead != WALL:
            if extend(g, square, step):
                return True
        elif behind < 0 and behind != WALL and extend(g, square, -step):
            return True
    return False


@kernel
def pick_line(g: Any, rng: Any) -> int:
    """Puts some row or run of tiles in hand into `queue`; returns its length, or 0 where there is none."""
    begin = below(rng, VALUES + COLOURS)
    for n in range(VALUES + COLOURS):
        which = (begin + n) % (VALUES + COLOURS)
        if which < VALUES:
            if BITS[g.rows[which]] >= 3:
                length, turn = 0, below(rng, COLOURS)
                for at in range(COLOURS):
                    colour = (turn + at) % COLOURS
                    if g.rows[which] >> colour & 1:
                        g.queue[length] = colour * VALUES + which
                        length += 1
                return length - int(length == 4 and below(rng, 3) == 0)
        else:
            have = int(g.runs[which - VALUES])
            starts = have & have >> 1 & have >> 2
            if starts:
                value = below(rng, VALUES)
                while not starts >> value & 1:
                    value = (value + 1) % VALUES
                while value > 0 and starts >> (value - 1) & 1:
                    value -= 1
                length = 0
                while have >> (value + length) & 1:
                    g.queue[length] = (which - VALUES) * VALUES + value + length
                    length += 1
                return length
    return 0


@kernel
def found(g: Any, rng: Any) -> bool:
    """Lays a line from the hand where it touches nothing, near the other tiles: a new group."""
    length = pick_line(g, rng)
    if length == 0:
        return False
    middle = WIDE // 2
    top, bottom, left, right = middle, middle, middle, middle
    for n in range(g.count):
        row, column = int(g.lying[n]) // WIDE, int(g.lying[n]) % WIDE
        if n == 0:
            top, bottom, left, right = row, row, column, column
        top, bottom, left, right = min(top, row), max(bottom, row), min(left, column), max(right, column)
    for _ in range(12):
        step = WIDE if below(rng, 2) else 1
        row = top - 4 + below(rng, bottom - top + 9)
        column = left - 4 + below(rng, right - left + 9)
        high, wide = (length, 1) if step == WIDE else (1, length)
        if row < 2 or column < 2 or row + high > WIDE - 2 or column + wide > WIDE - 2:
            continue
        first = row * WIDE + column
        good = g.grid[first - step] < 0 and g.grid[first + length * step] < 0
        across = WIDE + 1 - step
        for n in range(length):
            at = first + n * step
            if g.grid[at] != FREE or g.grid[at - across] >= 0 or g.grid[at + across] >= 0:
                good = False
                break
        if good:
            for n in range(length):
                put(g, first + n * step, int(g.queue[n]))
            return True
    return False
