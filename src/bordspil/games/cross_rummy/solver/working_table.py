"""The solver's working table as kernels: tiles put down and lifted, a journal of changes, and sequences measured.

Squares are numbered row by row on a field of 128 × 128 whose rim is wall; a step is 1 to the right, WIDE down.
"""

from typing import Any

import numpy as np

from bordspil.core.kernel import kernel, table
from bordspil.games.cross_rummy.rules.tiles import COLOUR_NAMES, LAYABLE, NUMBERS, VALUES

COLOURS = len(COLOUR_NAMES)
WIDE = 128
SQUARES = WIDE * WIDE
FREE, WALL = -1, -2
JOURNAL = 8192

VALUE = table([kind % VALUES for kind in range(NUMBERS)])
COLOUR = table([kind // VALUES for kind in range(NUMBERS)])
BITS = table([number.bit_count() for number in range(1 << COLOURS)])

BLANK = table(np.pad(np.full((WIDE - 2, WIDE - 2), FREE, np.int8), 1, constant_values=WALL).ravel())

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
    """Puts a tile from the hand onto a free square."""
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
    """Lifts the tile on a square into the hand."""
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
    """Sets up tiles on their squares, a rack in hand, and squares that nothing may be laid on; forgets the rest."""
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
    """Returns the length of the sequence through a tile: 1 for a tile alone, 0 for neither row nor run (CR-31)."""
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
    """Returns whether the sequence across allows a tile here."""
    if g.grid[square] != FREE:
        return False
    if g.grid[square - across] < 0 and g.grid[square + across] < 0:
        return True
    g.grid[square] = kind
    length = length_at(g, square, across)
    g.grid[square] = FREE
    return length > 0
