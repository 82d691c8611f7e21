"""The board of Blokus Shuffle as rows of bits: pieces put down and taken up, and every placement that fits somewhere.

Rows and columns are counted from 4: row 4 is the top row of the board, bit 4 its leftmost square, and nothing
outside is ever free.
"""

from typing import Any

from bordspil.core.kernel import kernel
from bordspil.games.blokus_shuffle.rules.pieces import (
    EDGE,
    LEAF,
    LINE_BEGIN,
    LINES,
    NODE_BIT,
    NODE_LEAVES,
    NODE_NEXT,
    NODE_PIECE,
    NODE_PIECES,
    NODE_PLACE,
    NODES,
    SIDE,
    SQUARES,
    TALL,
    bit_of,
)

# Beside the rows of the four colours, those of all of them and of the first piece of a Double Play.
ALL, FIRST = 4, 5
BOARDS = 6
NO_COLOUR = -1
BOARD_ROW = ((1 << SIDE) - 1) << EDGE
TOP, BOTTOM = EDGE, EDGE + SIDE - 1

# What a placement must touch: a board at a corner, a board along a side, or the squares at the corners.
CORNER, ALONG, START = range(3)
FINE, OCCUPIED, BESIDE, APART = range(4)


@kernel
def lay(g: Any, board: int, place: int) -> None:
    """Marks the squares of a placement on a board."""
    orientation, at = place // SQUARES, place % SQUARES
    top, left = at // SIDE + EDGE, at % SIDE + EDGE
    for line in range(int(TALL[orientation])):
        g.rows[board, top + line] |= int(LINES[orientation, line]) << left


@kernel
def lift(g: Any, board: int, place: int) -> None:
    """Clears the squares of a placement on a board."""
    orientation, at = place // SQUARES, place % SQUARES
    top, left = at // SIDE + EDGE, at % SIDE + EDGE
    for line in range(int(TALL[orientation])):
        g.rows[board, top + line] &= ~(int(LINES[orientation, line]) << left)


@kernel
def corners_of(g: Any, board: int, row: int) -> int:
    """Returns the squares of a row that lie diagonally beside a board's squares."""
    beside = int(g.rows[board, row - 1]) | int(g.rows[board, row + 1])
    return beside << 1 | beside >> 1


@kernel
def sides_of(g: Any, board: int, row: int) -> int:
    """Returns the squares of a row that share a side with a board's squares."""
    here = int(g.rows[board, row])
    return int(g.rows[board, row - 1]) | int(g.rows[board, row + 1]) | here << 1 | here >> 1


@kernel
def free_in(g: Any, shy: int, row: int) -> int:
    """Returns the squares of a row that are free and do not lie beside the colour `shy`."""
    if row < TOP or row > BOTTOM:
        return 0
    taken = int(g.rows[ALL, row])
    if shy != NO_COLOUR:
        taken |= sides_of(g, shy, row)
    return BOARD_ROW & ~taken


@kernel
def start_squares(starts: int, row: int) -> int:
    """Returns the corner squares of the board in a row.

    The bits of `starts` are top left, top right, bottom right, bottom left.
    """
    if row == TOP:
        return (starts & 1) << EDGE | (starts >> 1 & 1) << (EDGE + SIDE - 1)
    if row == BOTTOM:
        return (starts >> 3 & 1) << EDGE | (starts >> 2 & 1) << (EDGE + SIDE - 1)
    return 0


@kernel
def starts_in(g: Any, starts: int, row: int) -> int:
    """Returns the squares of a row to begin from: corners of the board, or the two points of a small one (BS-81)."""
    if g.side == SIDE:
        return start_squares(starts, row)
    near = (int(g.side) - 1) // 3
    far = int(g.side) - 1 - near
    found = 0
    if row == EDGE + near:
        found |= (starts & 1) << (EDGE + near)
    if row == EDGE + far:
        found |= (starts >> 1 & 1) << (EDGE + far)
    return found


@kernel
def block(g: Any, side: int) -> None:
    """BS-80: makes the board smaller: squares beyond its last row and column are taken, by no colour."""
    g.side = side
    kept = ((1 << side) - 1) << EDGE
    for row in range(TOP, BOTTOM + 1):
        g.rows[ALL, row] |= BOARD_ROW if row >= EDGE + side else BOARD_ROW & ~kept


@kernel
def wanted_in(g: Any, touch: int, near: int, row: int) -> int:
    """Returns the squares of a row of which a placement must cover one.

    `near` is a board, or START with corner squares to begin from.
    """
    if touch == CORNER:
        return corners_of(g, near, row)
    if touch == ALONG:
        return sides_of(g, near, row)
    return starts_in(g, near, row)


@kernel
def list_here(word: int, have: int, number: int, out: Any, n: int) -> int:
    """Adds the placements of the pieces in `have` that cover a square and lie on the free squares around it."""
    node = 0
    while node < NODES:
        if word >> int(NODE_BIT[node]) & 1 == 0 or have & int(NODE_PIECES[node]) == 0:
            node = int(NODE_NEXT[node])
            continue
        out[n] = int(NODE_PLACE[node]) + number
        n += have >> int(NODE_PIECE[node]) & 1
        leaves = word & int(NODE_LEAVES[node])
        while leaves:
            leaf = int(LEAF[node, bit_of(leaves & -leaves)])
            out[n] = (leaf >> 5) + number
            n += have >> (leaf & 31) & 1
            leaves &= leaves - 1
        node += 1
    return n


@kernel
def list_placements(g: Any, have: int, shy: int, touch: int, near: int, number: int, out: Any, n: int) -> int:
    """Adds every placement of the pieces in `have` on free squares not beside `shy` that covers a wanted square.

    Wanted squares are gone through by row, then column. One that is done is no longer free, so that nothing is
    listed twice. The nine rows of a diamond move down with the row.
    """
    f0 = f1 = f2 = f3 = f4 = f5 = f6 = f7 = 0
    for row in range(TOP - 4, BOTTOM + 1):
        f8 = free_in(g, shy, row + 4)
        wanted = wanted_in(g, touch, near, row) & f4 if f4 else 0
        while wanted:
            one = wanted & -wanted
            x = bit_of(one)
            word = (
                (f0 >> x & 1)
                | (f1 >> (x - 1) & 7) << 1
                | (f2 >> (x - 2) & 31) << 4
                | (f3 >> (x - 3) & 127) << 9
                | (f4 >> (x - 4) & 511) << 16
                | (f5 >> (x - 3) & 127) << 25
                | (f6 >> (x - 2) & 31) << 32
                | (f7 >> (x - 1) & 7) << 37
                | (f8 >> x & 1) << 40
            )
            n = list_here(word, have, number + (row - EDGE) * SIDE + x - EDGE, out, n)
            f4 ^= one
            wanted ^= one
        f0, f1, f2, f3, f4, f5, f6, f7 = f1, f2, f3, f4, f5, f6, f7, f8
    return n


@kernel
def word_at(g: Any, shy: int, row: int, x: int) -> int:
    """Returns the free squares of the diamond around one square."""
    word = 0
    for line in range(9):
        reach = 4 - abs(line - 4)
        word |= (free_in(g, shy, row + line - 4) >> (x - reach) & (2 << 2 * reach) - 1) << int(LINE_BEGIN[line])
    return word


@kernel
def nth_here(word: int, have: int, number: int, n: int) -> int:
    """Returns the n-th placement that `list_here` would list, or minus their number less one where there are fewer."""
    node = 0
    count = 0
    while node < NODES:
        if word >> int(NODE_BIT[node]) & 1 == 0 or have & int(NODE_PIECES[node]) == 0:
            node = int(NODE_NEXT[node])
            continue
        if have >> int(NODE_PIECE[node]) & 1:
            if count == n:
                return int(NODE_PLACE[node]) + number
            count += 1
        leaves = word & int(NODE_LEAVES[node])
        while leaves:
            leaf = int(LEAF[node, bit_of(leaves & -leaves)])
            if have >> (leaf & 31) & 1:
                if count == n:
                    return (leaf >> 5) + number
                count += 1
            leaves &= leaves - 1
        node += 1
    return -1 - count


@kernel
def fits(g: Any, have: int, shy: int, touch: int, near: int, other_than: int) -> bool:
    """Returns whether `list_placements` would list any placement other than one."""
    for row in range(TOP, BOTTOM + 1):
        wanted = wanted_in(g, touch, near, row) & free_in(g, shy, row)
        while wanted:
            one = wanted & -wanted
            x = bit_of(one)
            word = word_at(g, shy, row, x)
            number = (row - EDGE) * SIDE + x - EDGE
            found = nth_here(word, have, number, 0)
            if found == other_than:
                found = nth_here(word, have, number, 1)
            if found >= 0:
                return True
            wanted ^= one
    return False


@kernel
def fault_of(g: Any, place: int, shy: int, touch: int, near: int) -> int:
    """Returns what is wrong with a placement: OCCUPIED, BESIDE, APART, or FINE."""
    orientation, at = place // SQUARES, place % SQUARES
    top, left = at // SIDE + EDGE, at % SIDE + EDGE
    beside = False
    apart = True
    for line in range(int(TALL[orientation])):
        squares = int(LINES[orientation, line]) << left
        if squares & int(g.rows[ALL, top + line]):
            return OCCUPIED
        if shy != NO_COLOUR and squares & sides_of(g, shy, top + line):
            beside = True
        if squares & wanted_in(g, touch, near, top + line):
            apart = False
    if beside:
        return BESIDE
    return APART if apart else FINE
