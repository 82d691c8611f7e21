"""The solver's working table as kernels: tiles put down and lifted, lines grown from tiles that lie and tiles in hand.

Squares are numbered row by row on a field of 128 × 128 whose rim is wall; a step is 1 to the right, WIDE down.
"""

from typing import Any

import numpy as np

from bordspil.core.kernel import below, kernel
from bordspil.games.cross_rummy.rules.tiles import COLOUR_NAMES, LAYABLE, NUMBERS, VALUES

COLOURS = len(COLOUR_NAMES)
WIDE = 128
SQUARES = WIDE * WIDE
FREE, WALL = -1, -2
JOURNAL = 8192

VALUE = np.array([kind % VALUES for kind in range(NUMBERS)])
COLOUR = np.array([kind // VALUES for kind in range(NUMBERS)])
BITS = np.array([number.bit_count() for number in range(1 << COLOURS)])

BLANK = np.full(SQUARES, FREE, np.int8)
for n in range(WIDE):
    BLANK[[n, n * WIDE, n * WIDE + WIDE - 1, SQUARES - 1 - n]] = WALL

FIELDS = np.dtype(
    [
        ("grid", np.int8, SQUARES),  # kind, FREE or WALL
        ("home", np.int8, SQUARES),  # the kind that lay here before, or FREE
        ("spot", np.int16, SQUARES),  # where a square that holds a tile stands in `lying`
        ("mark", np.int32, SQUARES),  # which group a tile was last found in, never the same number twice
        ("lying", np.int16, LAYABLE),  # the squares that hold tiles
        ("count", np.int32),
        ("hand", np.int8, NUMBERS),  # tiles that do not lie, those lifted from the table among them
        ("rack", np.int8, NUMBERS),  # how many of a kind may stay in hand
        ("runs", np.int32, COLOURS),  # the values in hand of each colour, as bits
        ("rows", np.int32, VALUES),  # the colours in hand of each value, as bits
        ("held", np.int32),
        ("missing", np.int32),  # tiles of the table before that do not lie
        ("stayed", np.int32),  # tiles that lie where the same kind lay before
        ("journal", np.int16, JOURNAL),
        ("lifted", np.int8, JOURNAL),  # the kind that was lifted, or FREE where one was put down
        ("changes", np.int32),
        ("waiting", np.int16, SQUARES),  # a stack of squares
        ("queue", np.int8, VALUES),  # kinds of the line that is being laid
        ("last", np.int32),  # the last mark given
        ("groups", np.int32),
        ("sizes", np.int32, LAYABLE),
        ("tally", np.int8, NUMBERS),
        ("own", np.int32),  # the first group that rack tiles alone could form, or -1
        ("limit", np.int32),  # groups allowed
        ("bonus", np.float64),  # what a tile that lies where it lay is worth to the search
        ("founding", np.int32),  # whether such a group must stand at the end (CR-36)
        ("best", np.int32),  # tiles of the best legal table so far, or -1
        ("best_stayed", np.int32),
        ("best_squares", np.int16, LAYABLE),
        ("best_kinds", np.int8, LAYABLE),
    ],
    align=True,
)
FIELD = np.dtype((np.record, FIELDS))


@kernel
def put(g: Any, square: int, kind: int) -> None:
    """A tile from the hand comes to lie on a free square."""
    g.grid[square] = kind
    g.spot[square] = g.count
    g.lying[g.count] = square
    g.count += 1
    if g.hand[kind] > g.rack[kind]:
        g.missing -= 1
    g.hand[kind] -= 1
    g.held -= 1
    if g.hand[kind] == 0:
        g.runs[COLOUR[kind]] &= ~(1 << VALUE[kind])
        g.rows[VALUE[kind]] &= ~(1 << COLOUR[kind])
    if g.home[square] == kind:
        g.stayed += 1
    g.journal[g.changes] = square
    g.lifted[g.changes] = FREE
    g.changes += 1


@kernel
def lift(g: Any, square: int) -> None:
    """The tile on a square goes to the hand."""
    kind = g.grid[square]
    g.grid[square] = FREE
    g.count -= 1
    last = g.lying[g.count]
    at = g.spot[square]
    g.lying[at] = last
    g.spot[last] = at
    g.hand[kind] += 1
    g.held += 1
    if g.hand[kind] > g.rack[kind]:
        g.missing += 1
    g.runs[COLOUR[kind]] |= 1 << VALUE[kind]
    g.rows[VALUE[kind]] |= 1 << COLOUR[kind]
    if g.home[square] == kind:
        g.stayed -= 1
    g.journal[g.changes] = square
    g.lifted[g.changes] = kind
    g.changes += 1


@kernel
def set_up(gs: Any, squares: Any, kinds: Any, walls: Any, rack: Any, limit: int, founding: bool) -> None:
    """Tiles on their squares, a rack in hand, and squares that nothing may be laid on; all else is forgotten."""
    g = gs[0]
    g.grid[:] = BLANK
    g.home[:] = FREE
    g.mark[:] = 0
    for square in walls:
        g.grid[square] = WALL
    for colour in range(COLOURS):
        g.runs[colour] = 0
    for value in range(VALUES):
        g.rows[value] = 0
    g.count, g.held, g.missing, g.stayed, g.changes, g.last, g.groups, g.own = 0, 0, 0, 0, 0, 0, 0, -1
    for kind in range(NUMBERS):
        g.rack[kind], g.hand[kind] = rack[kind], rack[kind]
        g.held += rack[kind]
        if rack[kind]:
            g.runs[COLOUR[kind]] |= 1 << VALUE[kind]
            g.rows[VALUE[kind]] |= 1 << COLOUR[kind]
    for n in range(len(squares)):
        square, kind = int(squares[n]), int(kinds[n])
        g.home[square] = kind
        g.hand[kind] += 1
        g.held += 1
        g.missing += 1
        g.runs[COLOUR[kind]] |= 1 << VALUE[kind]
        g.rows[VALUE[kind]] |= 1 << COLOUR[kind]
        put(g, square, kind)
    g.limit, g.founding = limit, founding
    g.best, g.best_stayed = g.count, g.count


@kernel
def undo(g: Any, changes: int) -> None:
    """Takes back everything since the journal had that many changes."""
    while g.changes > changes:
        at = g.changes - 1
        square, kind = int(g.journal[at]), int(g.lifted[at])
        if kind == FREE:
            lift(g, square)
        else:
            put(g, square, kind)
        g.changes = at


@kernel
def length_at(g: Any, square: int, step: int) -> int:
    """How long the sequence through a tile is: 1 for a tile alone, 0 where it is neither row nor run (CR-31)."""
    if g.grid[square - step] < 0 and g.grid[square + step] < 0:
        return 1
    while g.grid[square - step] >= 0:
        square -= step
    first, kind = int(g.grid[square]), int(g.grid[square + step])
    square += 2 * step
    length = 2
    if VALUE[first] == VALUE[kind]:
        seen = 1 << COLOUR[first]
        while True:
            if VALUE[kind] != VALUE[first] or seen >> COLOUR[kind] & 1:
                return 0
            seen |= 1 << COLOUR[kind]
            if g.grid[square] < 0:
                return length if length >= 3 else 0
            kind = int(g.grid[square])
            square += step
            length += 1
    change = kind - first
    if change * change != 1 or COLOUR[kind] != COLOUR[first]:
        return 0
    while g.grid[square] >= 0:
        if g.grid[square] - kind != change or COLOUR[g.grid[square]] != COLOUR[first]:
            return 0
        kind += change
        square += step
        length += 1
    return length if length >= 3 else 0


@kernel
def fits(g: Any, square: int, kind: int, across: int) -> bool:
    """Whether a tile may lie here as far as the sequence across goes."""
    if g.grid[square] != FREE:
        return False
    if g.grid[square - across] < 0 and g.grid[square + across] < 0:
        return True
    g.grid[square] = kind
    length = length_at(g, square, across)
    g.grid[square] = FREE
    return length > 0


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
    """How many tiles of a run, up to `most`, can lie from the square after this tile on; some may lie there already."""
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
    """A shorter run of at least three tiles, unless that would end beside a tile."""
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
    """Some row or run of tiles in hand, put into `queue`; its length, or 0 where there is none."""
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
