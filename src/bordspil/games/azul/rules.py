"""The rules of Azul as kernels over one record: the offer, wall-tiling, the next round, the end."""

from typing import Any

import numpy as np

from bordspil.core.kernel import below, kernel

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
    ],
    align=True,
)
STATE = np.dtype((np.record, FIELDS))

ALL_OPEN = 0b111111_111111_111111_111111_111111
ONE_LINE = 0b000001_000001_000001_000001_000001
ONE_IN_FIVE = 0b00001_00001_00001_00001_00001
ONE_SOURCE = 0x001001001001001
BYTES = 0x0101010101
PENALTY = np.array([0, 1, 2, 4, 6, 8, 11, 14], dtype=np.int32)  # AZ-3, summed up


def _bits(width: int) -> np.ndarray:
    return np.array([bin(mask).count("1") for mask in range(1 << width)], dtype=np.int8)


def _nth_bit(width: int) -> np.ndarray:
    table = np.zeros((1 << width, width), dtype=np.int8)
    for mask in range(1 << width):
        places = [bit for bit in range(width) if mask >> bit & 1]
        table[mask, : len(places)] = places
    return table


def _chain() -> np.ndarray:
    """Length of the unbroken chain through a place of five, were it occupied; 0 for a lone tile (AZ-21)."""
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
    """Five bits, one per colour, moved six apart."""
    return np.array([sum(1 << 6 * c for c in range(5) if mask >> c & 1) for mask in range(32)], dtype=np.int32)


BITS = _bits(10)
NTH = _nth_bit(10)
CHAIN = _chain()
SPREAD = _spread()


@kernel
def displays(g: Any) -> int:
    """AZ-2: 5, 7 or 9 displays."""
    return 2 * int(g.seats) + 1


@kernel
def tiles(packed: int) -> int:
    """How many tiles five packed counts hold."""
    return int(packed) * BYTES >> 32 & 255


@kernel
def set_up(g: Any, seats: int, grey: int, first: int) -> None:
    """An empty table with a full bag; `first` begins, or chance decides (NOBODY)."""
    g.seats = seats
    g.grey = grey
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
def choose_first(g: Any, seat: int) -> None:
    """AZ-10: chance has chosen who begins."""
    g.actor = seat
    g.started_by = seat
    g.phase = DEAL


@kernel
def refill(g: Any) -> None:
    """AZ-30: an empty bag takes in the lid before a tile is drawn."""
    if g.bag == 0:
        g.bag = g.lid
        g.lid = 0


@kernel
def draw_nth(bag: int, n: int) -> int:
    """The colour of the n-th tile of a bag, counted blue first."""
    upto = int(bag) * BYTES
    return (n >= (upto & 255)) + (n >= (upto >> 8 & 255)) + (n >= (upto >> 16 & 255)) + (n >= (upto >> 24 & 255))


@kernel
def lay_on_display(g: Any, display: int, colour: int) -> None:
    """AZ-10: one drawn tile onto a display."""
    g.bag -= 1 << 8 * colour
    g.sources[display] += 1 << 8 * colour
    g.offered |= 1 << (12 * colour + display)


@kernel
def begin_round(g: Any) -> None:
    """AZ-10: the displays are filled, the marker lies in the centre."""
    g.round_number += 1
    g.marker = NOBODY
    g.phase = OFFER


@kernel
def fill(gs: Any, tiles: Any) -> None:
    """AZ-10, AZ-31: tiles drawn in this order fill one display after another."""
    g = gs[0]
    for number in range(len(tiles)):
        refill(g)
        lay_on_display(g, number // 4, int(tiles[number]))
    begin_round(g)


@kernel
def deal(g: Any, rng: Any) -> None:
    """Chance for playouts: chooses who begins if that is open, then fills the displays."""
    if g.phase == CHOOSE_FIRST:
        choose_first(g, below(rng, int(g.seats)))
    for display in range(displays(g)):
        for _ in range(4):
            refill(g)
            if g.bag == 0:
                break
            lay_on_display(g, display, draw_nth(g.bag, below(rng, tiles(g.bag))))
    begin_round(g)


@kernel
def fall(g: Any, seat: int, colour: int, count: int) -> None:
    """AZ-14, AZ-15: tiles onto the floor from the left, the rest into the lid."""
    fallen = int(g.fallen[seat])
    stay = min(count, FLOOR_SPACES - fallen)
    g.floor[seat] |= (0x1111111 * (colour + 1) & (1 << 4 * stay) - 1) << 4 * fallen
    g.fallen[seat] = fallen + stay
    g.lid += (count - stay) << 8 * colour


@kernel
def take_marker(g: Any, seat: int) -> None:
    """AZ-11, AZ-16: the marker onto the leftmost free floor space, or beside a full floor."""
    g.marker = seat
    fallen = int(g.fallen[seat])
    if fallen < FLOOR_SPACES:
        g.floor[seat] |= MARKER << 4 * fallen
        g.fallen[seat] = fallen + 1


@kernel
def lift(g: Any, source: int, colour: int) -> int:
    """AZ-11: all tiles of a colour leave a source; the rest of a display goes to the centre."""
    held = g.sources[source]
    count = int(held >> 8 * colour & 255)
    rest = held - (count << 8 * colour)
    g.offered &= ~(ONE_SOURCE << source)
    if source == CENTRE:
        g.sources[CENTRE] = rest
    else:
        g.sources[source] = 0
        g.sources[CENTRE] += rest
    rest = g.sources[CENTRE]
    centre = 0
    for other in range(COLOURS):
        if rest >> 8 * other & 255:
            centre |= 1 << 12 * other
    g.offered = (g.offered & ~(ONE_SOURCE << CENTRE)) | centre << CENTRE
    return count


@kernel
def put(g: Any, seat: int, line: int, colour: int, count: int) -> None:
    """AZ-12, AZ-14: tiles onto a pattern line, what does not fit onto the floor."""
    before = int(g.count[seat, line])
    stay = min(count, line + 1 - before)
    lying = before + stay
    g.count[seat, line] = lying
    g.colour[seat, line] = colour
    g.open[seat] &= ~(ONE_LINE << line)
    if lying > line:
        g.full[seat] |= 1 << line
    else:
        g.open[seat] |= 1 << (6 * colour + line)
    if count > stay:
        fall(g, seat, colour, count - stay)


@kernel
def take_only(g: Any, source: int, colour: int, line: int) -> int:
    """AZ-11 to AZ-16: one turn of the offer, without what follows; returns how many tiles were taken."""
    seat = int(g.actor)
    count = lift(g, source, colour)
    if source == CENTRE and g.marker == NOBODY:
        take_marker(g, seat)
    if line == FLOOR:
        fall(g, seat, colour, count)
    else:
        put(g, seat, line, colour, count)
    g.actor = seat + 1 if seat + 1 < g.seats else 0
    return count


@kernel
def take(g: Any, source: int, colour: int, line: int) -> None:
    """One turn of the offer; carries on through wall-tiling when it was the last (AZ-17)."""
    take_only(g, source, colour, line)
    if g.offered == 0:
        open_tiling(g)
        settle(g)


@kernel
def next_starter(g: Any) -> int:
    """AZ-18, AZ-23: who holds the marker starts, or who started this round."""
    return int(g.started_by if g.marker == NOBODY else g.marker)


@kernel
def open_tiling(g: Any) -> None:
    """AZ-53: the boards are resolved in seat order from the player who starts the next round."""
    g.phase = TILING
    g.actor = next_starter(g)


@kernel
def settle(g: Any) -> None:
    """Carries out all that is forced; stops at a choice, at a deal or at the end."""
    while g.phase == TILING and tile_step(g):
        pass


@kernel
def first_full(g: Any) -> int:
    """The topmost complete line of the seat whose board is being resolved."""
    return int(NTH[g.full[g.actor], 0])


@kernel
def free_columns(g: Any, seat: int, row: int, colour: int) -> int:
    """Where a colour that the row does not show may go in it, a bit per column (AZ-4, AZ-50, AZ-51)."""
    if not g.grey:
        return 1 << (colour + row) % 5
    free = int(~(g.rows[seat] >> 5 * row) & 31)
    for column in range(5):
        if g.column_colours[seat] >> (5 * column + colour) & 1:
            free &= ~(1 << column)
    return free


@kernel
def tile_step(g: Any) -> bool:
    """One forced step of wall-tiling; False when the player must choose."""
    seat = int(g.actor)
    if g.full[seat] == 0:
        clear_floor(g, seat)
        following = seat + 1 if seat + 1 < g.seats else 0
        if following == next_starter(g):
            end_round(g)
        else:
            g.actor = following
        return True
    line = first_full(g)
    free = free_columns(g, seat, line, int(g.colour[seat, line]))
    if BITS[free] > 1:
        return False
    if free == 0:
        spill(g, seat, line)
    else:
        place(g, seat, line, int(NTH[free, 0]))
    return True


@kernel
def empty_line(g: Any, seat: int, line: int) -> None:
    """A resolved line takes again every colour that its wall row does not show (AZ-13)."""
    g.full[seat] &= ~(1 << line)
    g.count[seat, line] = 0
    g.open[seat] = g.open[seat] & ~(ONE_LINE << line) | SPREAD[~(g.row_colours[seat] >> 5 * line) & 31] << line


@kernel
def points(g: Any, seat: int, row: int, column: int) -> int:
    """AZ-21: what a tile on this wall cell scores."""
    across = int(CHAIN[g.rows[seat] >> 5 * row & 31, column])
    down = int(CHAIN[g.columns[seat] >> 5 * column & 31, row])
    return max(across + down, 1)


@kernel
def cover(g: Any, seat: int, row: int, column: int, colour: int) -> None:
    """A tile onto a wall cell."""
    g.rows[seat] |= 1 << (5 * row + column)
    g.columns[seat] |= 1 << (5 * column + row)
    g.row_colours[seat] |= 1 << (5 * row + colour)
    g.column_colours[seat] |= 1 << (5 * column + colour)
    g.wall[seat, 5 * row + column] = colour + 1


@kernel
def place(g: Any, seat: int, line: int, column: int) -> None:
    """AZ-20, AZ-21: a tile moves to the wall and scores; the others of its line go to the lid."""
    colour = int(g.colour[seat, line])
    g.score[seat] += points(g, seat, line, column)
    cover(g, seat, line, column, colour)
    g.lid += line << 8 * colour
    empty_line(g, seat, line)


@kernel
def spill(g: Any, seat: int, line: int) -> None:
    """AZ-52: a complete line whose tile has no place falls to the floor."""
    fall(g, seat, int(g.colour[seat, line]), line + 1)
    empty_line(g, seat, line)


@kernel
def clear_floor(g: Any, seat: int) -> None:
    """AZ-22, AZ-23: the penalties, then the floor tiles into the lid."""
    fallen = int(g.fallen[seat])
    g.score[seat] = max(g.score[seat] - PENALTY[fallen], 0)
    for space in range(fallen):
        tile = int(g.floor[seat]) >> 4 * space & 15
        if tile != MARKER:
            g.lid += 1 << 8 * (tile - 1)
    g.floor[seat] = 0
    g.fallen[seat] = 0


@kernel
def tile(g: Any, column: int) -> None:
    """AZ-50: the player's choice of a wall cell; carries on with what is forced."""
    place(g, g.actor, first_full(g), column)
    settle(g)


@kernel
def complete_rows(g: Any, seat: int) -> int:
    """How many rows of the wall are complete."""
    rows = 0
    for row in range(5):
        rows += (g.rows[seat] >> 5 * row & 31) == 31
    return rows


@kernel
def complete_columns(g: Any, seat: int) -> int:
    """How many columns of the wall are complete."""
    columns = 0
    for column in range(5):
        columns += (g.columns[seat] >> 5 * column & 31) == 31
    return columns


@kernel
def complete_colours(g: Any, seat: int) -> int:
    """How many colours have all five tiles on the wall."""
    colours = 0
    for colour in range(COLOURS):
        colours += (g.row_colours[seat] >> colour & ONE_IN_FIVE) == ONE_IN_FIVE
    return colours


@kernel
def bonus(g: Any, seat: int) -> int:
    """AZ-41: 2 for each row, 7 for each column, 10 for each colour."""
    return 2 * complete_rows(g, seat) + 7 * complete_columns(g, seat) + 10 * complete_colours(g, seat)


@kernel
def line_can_grow(g: Any, seat: int, line: int, loose: int, spilt: bool) -> bool:
    """Whether the loose tiles can complete this line (empty again, if spilt) with a tile that has a wall cell."""
    lying = 0 if spilt else int(g.count[seat, line])
    for colour in range(COLOURS):
        takes = ~g.row_colours[seat] >> (5 * line + colour) if spilt else g.open[seat] >> (6 * colour + line)
        enough = (loose >> 8 * colour & 255) + lying > line
        if takes & 1 and enough and free_columns(g, seat, line, colour):
            return True
    return False


@kernel
def spillable(g: Any, seat: int, line: int, loose: int) -> int:
    """Tiles, packed, that come loose when this line is completed and spilt (AZ-52)."""
    lying = int(g.count[seat, line])
    colour = int(g.colour[seat, line])
    if lying and (loose >> 8 * colour & 255) + lying > line and not free_columns(g, seat, line, colour):
        return lying << 8 * colour
    return 0


@kernel
def walls_can_grow(g: Any) -> bool:
    """AZ-33: whether any tile can still reach a wall, however the players play.

    Between rounds the loose tiles are those in bag and lid, and those of lines that can only spill.
    """
    loose = g.bag + g.lid
    spilt = 0
    found = True
    while found:
        found = False
        for seat in range(g.seats):
            for line in range(LINES):
                emptied = bool(spilt >> (5 * seat + line) & 1)
                if line_can_grow(g, seat, line, loose, emptied):
                    return True
                more = spillable(g, seat, line, loose)
                if more and not emptied:
                    spilt |= 1 << (5 * seat + line)
                    loose += more
                    found = True
    return False


@kernel
def end_round(g: Any) -> None:
    """AZ-30, AZ-32, AZ-33, AZ-40: the end of the game, or the next deal."""
    over = g.bag + g.lid == 0 or not walls_can_grow(g)
    for seat in range(g.seats):
        if complete_rows(g, seat):
            over = True
    starter = next_starter(g)
    g.actor = starter
    if over:
        g.phase = OVER
        for seat in range(g.seats):
            g.score[seat] += bonus(g, seat)
    else:
        g.started_by = starter
        g.phase = DEAL


@kernel
def play(g: Any, move: int) -> None:
    """A legal move of a player, and all that follows from it without chance or choice."""
    if move < TAKES:
        take(g, move // 30, move // 6 % 5, move % 6)
    else:
        tile(g, move % 5)


@kernel
def legal(g: Any, out: Any) -> int:
    """Writes the legal moves in ascending order and returns their number."""
    n = 0
    if g.phase == OFFER:
        for source in range(SOURCES):
            if g.sources[source]:
                for colour in range(COLOURS):
                    if g.sources[source] >> 8 * colour & 255:
                        lines = g.open[g.actor] >> 6 * colour & 63
                        for i in range(BITS[lines]):
                            out[n] = source * 30 + colour * 6 + int(NTH[lines, i])
                            n += 1
    elif g.phase == TILING:
        line = first_full(g)
        free = free_columns(g, int(g.actor), line, int(g.colour[g.actor, line]))
        for i in range(BITS[free]):
            out[n] = TAKES + line * 5 + int(NTH[free, i])
            n += 1
    return n


@kernel
def is_legal(gs: Any, move: int) -> bool:
    """Whether a move of a player is legal now, without a list."""
    g = gs[0]
    if g.phase == OFFER and move < TAKES:
        source, colour, line = move // 30, move // 6 % 5, move % 6
        return bool(g.offered >> (12 * colour + source) & g.open[g.actor] >> (6 * colour + line) & 1)
    if g.phase == TILING and move >= TAKES:
        line = first_full(g)
        free = free_columns(g, int(g.actor), line, int(g.colour[g.actor, line]))
        return (move - TAKES) // 5 == line and free >> move % 5 & 1 == 1
    return False


@kernel
def pick(g: Any, rng: Any, closed: int) -> int:
    """A uniformly random legal move; takes onto the targets in `closed` are left out (0: none are)."""
    if g.phase == TILING:
        line = first_full(g)
        free = free_columns(g, int(g.actor), line, int(g.colour[g.actor, line]))
        return TAKES + line * 5 + int(NTH[free, below(rng, int(BITS[free]))])
    open_lines = int(g.open[g.actor]) & ~closed
    offered = int(g.offered)
    total = 0
    for colour in range(COLOURS):
        total += int(BITS[offered >> 12 * colour & 1023]) * int(BITS[open_lines >> 6 * colour & 63])
    n = below(rng, total)
    for colour in range(COLOURS):
        lines = open_lines >> 6 * colour & 63
        sources = offered >> 12 * colour & 1023
        width = int(BITS[lines])
        here = int(BITS[sources]) * width
        if n < here:
            return int(NTH[sources, n // width]) * 30 + colour * 6 + int(NTH[lines, n % width])
        n -= here
    return -1


@kernel
def step(gs: Any, move: int) -> None:
    """`play` for callers outside the kernels: an array is passed in a fifth of the time of a record."""
    play(gs[0], move)


@kernel
def list_moves(gs: Any, out: Any) -> int:
    """`legal` for callers outside the kernels."""
    return legal(gs[0], out)


@kernel
def playout(gs: Any, rng: Any) -> int:
    """Uniformly random moves to the end of the game; returns how many."""
    g = gs[0]
    moves = 0
    while g.phase != OVER:
        if g.phase <= DEAL:
            deal(g, rng)
        else:
            play(g, pick(g, rng, 0))
            moves += 1
    return moves


@kernel
def random_games(gs: Any, rng: Any, games: int) -> int:
    """Whole random games one after another, for measuring; returns the moves played."""
    g = gs[0]
    seats = int(g.seats)
    grey = int(g.grey)
    moves = 0
    for _ in range(games):
        set_up(g, seats, grey, NOBODY)
        moves += playout(gs, rng)
    return moves
