"""The layout of Azul: one record with named fields made for speed, and the tables its kernels look things up in."""

from typing import Any

import numpy as np

from bordspil.core.kernel import kernel, table

COLOURS = 5
LINES = 5
FLOOR = 5  # as a target beside the lines 0 to 4
FLOOR_SPACES = 7
CENTRE = 9  # as a source beside the displays 0 to 8
SOURCES = 10
TILES_PER_COLOUR = 20
NOBODY = -1
MARKER = 6  # on the floor, beside colour + 1

CHOOSE_FIRST, DEAL, OFFER, TILING, OVER = range(5)

# A move is one number: a take, or on the grey side a column for the topmost complete line.
TAKES = SOURCES * COLOURS * 6
MOVES = TAKES + LINES * 5

# Tiles of the five colours are counted in the five low bytes of one number, and a set of (colour, source)
# or (colour, line) pairs is one number too, so that a take touches few words. Masks of the wall: bit 5 * row + column.
FIELDS = np.dtype(
    [
        ("sources", np.int64, SOURCES),  # tiles on each display and in the centre, a byte per colour
        ("bag", np.int64),
        ("lid", np.int64),
        ("offered", np.int64),  # bit 12 * colour + source: that source holds the colour
        ("open", np.int32, 4),  # per seat, bit 6 * colour + line: the line takes the colour (bit 5: the floor)
        ("rows", np.int32, 4),  # per seat, bit 5 * row + column: a tile lies on the wall
        ("columns", np.int32, 4),  # the same, bit 5 * column + row
        ("row_colours", np.int32, 4),  # bit 5 * row + colour: the row shows the colour
        ("column_colours", np.int32, 4),  # bit 5 * column + colour
        ("floor", np.int32, 4),  # four bits per space from the left: colour + 1, or MARKER
        ("score", np.int32, 4),
        ("round_number", np.int32),
        ("last_round", np.int32),  # AZ-62: the game ends after it; 0: no round is the last
        ("fallen", np.int8, 4),  # occupied floor spaces
        ("full", np.int8, 4),  # bit per complete line
        ("count", np.int8, (4, LINES)),  # tiles on each pattern line
        ("colour", np.int8, (4, LINES)),  # their colour
        ("wall", np.int8, (4, 25)),  # colour + 1 of each wall cell
        ("seats", np.int8),
        ("grey", np.int8),
        ("phase", np.int8),
        ("actor", np.int8),
        ("marker", np.int8),  # a seat, or NOBODY while it lies in the centre
        ("started_by", np.int8),
        ("colours", np.int8),  # AZ-60: colours in the game, and as many lines, rows and columns
        ("tiles", np.int8),  # AZ-61: of each colour
    ],
    align=True,
)
STATE = np.dtype((np.record, FIELDS))

ALL_OPEN = 0b111111_111111_111111_111111_111111
ONE_LINE = 0b000001_000001_000001_000001_000001
ONE_IN_FIVE = 0b00001_00001_00001_00001_00001
ONE_SOURCE = 0x001001001001001
BYTES = 0x0101010101
PENALTY = table([0, 1, 2, 4, 6, 8, 11, 14], np.int32)  # AZ-3, summed up


def _bits(width: int) -> np.ndarray:
    return np.array([bin(mask).count("1") for mask in range(1 << width)], dtype=np.int8)


def _nth_bit(width: int) -> np.ndarray:
    table = np.zeros((1 << width, width), dtype=np.int8)
    for mask in range(1 << width):
        places = [bit for bit in range(width) if mask >> bit & 1]
        table[mask, : len(places)] = places
    return table


def _chain() -> np.ndarray:
    """Returns the length of the unbroken chain through a place of five, were it occupied; 0 for a lone tile (AZ-21)."""
    table = np.zeros((32, 5), dtype=np.int32)
    for mask in range(32):
        for place in range(5):
            low = high = place
            while low > 0 and mask >> (low - 1) & 1:
                low -= 1
            while high < 4 and mask >> (high + 1) & 1:
                high += 1
            table[mask, place] = high - low + 1 if high > low else 0
    return table


def _spread() -> np.ndarray:
    """Returns five bits, one per colour, moved six apart."""
    return np.array([sum(1 << 6 * c for c in range(5) if mask >> c & 1) for mask in range(32)], dtype=np.int32)


BITS = table(_bits(10))
NTH = table(_nth_bit(10))
CHAIN = table(_chain())
SPREAD = table(_spread())


@kernel
def displays(g: Any) -> int:
    """AZ-2: returns the number of displays, 5, 7 or 9."""
    return 2 * int(g.seats) + 1


@kernel
def tiles(packed: int) -> int:
    """Returns how many tiles five packed counts hold."""
    return int(packed) * BYTES >> 32 & 255


@kernel
def set_up(g: Any, seats: int, grey: int, first: int) -> None:
    """Sets up an empty table with a full bag; `first` begins, or chance decides (NOBODY)."""
    g.seats = seats
    g.grey = grey
    g.colours = COLOURS
    g.tiles = TILES_PER_COLOUR
    g.last_round = 0
    g.bag = TILES_PER_COLOUR * BYTES
    g.lid = 0
    g.offered = 0
    g.round_number = 0
    g.marker = NOBODY
    for source in range(SOURCES):
        g.sources[source] = 0
    for seat in range(4):
        g.open[seat] = ALL_OPEN
        g.rows[seat] = 0
        g.columns[seat] = 0
        g.row_colours[seat] = 0
        g.column_colours[seat] = 0
        g.floor[seat] = 0
        g.score[seat] = 0
        g.fallen[seat] = 0
        g.full[seat] = 0
        for line in range(LINES):
            g.count[seat, line] = 0
            g.colour[seat, line] = 0
        for cell in range(25):
            g.wall[seat, cell] = 0
    g.actor = first
    g.started_by = first
    g.phase = CHOOSE_FIRST if first == NOBODY else DEAL


@kernel
def shrink(g: Any, colours: int, tiles: int, last_round: int) -> None:
    """AZ-60 to AZ-62: makes a small game of one just set up: fewer colours and lines, fewer tiles, a last round."""
    g.colours = colours
    g.tiles = tiles
    g.last_round = last_round
    g.bag = tiles * (BYTES & (1 << 8 * colours) - 1)
    for seat in range(4):
        g.open[seat] = ONE_LINE * (1 << FLOOR | (1 << colours) - 1)
