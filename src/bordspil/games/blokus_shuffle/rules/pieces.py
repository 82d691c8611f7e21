"""The pieces of Blokus Shuffle: 21 polyominoes, their turns and flips, all placements, and the tree of local shapes.

A placement is one number: its orientation times 400 and the square where the top left corner of its frame lies.

A local shape is an orientation seen from one of its squares. All 414 of them lie in the diamond of 41 squares
around that square, so that the free squares there are one word of 41 bits:

                0
             1  2  3
          4  5  6  7  8
       9 10 11 12 13 14 15
   16 17 18 19 20 21 22 23 24
      25 26 27 28 29 30 31
         32 33 34 35 36
            37 38 39
               40

Every shape but the single square is a smaller shape and one square more, so the shapes form a tree: where a shape
does not fit, none that grows out of it does. The 99 shapes of up to four squares are its inner nodes.
"""

from typing import Any

import numpy as np

from bordspil.core.kernel import kernel, table

SIDE = 20
SQUARES = SIDE * SIDE
EDGE = 4  # rows and columns beyond the board on every side, so that a diamond never leaves a board's rows
HEIGHT = SIDE + 2 * EDGE

Cell = tuple[int, int]
Cells = tuple[Cell, ...]

# BS-2: the 21 pieces by their usual names.
DRAWN = {
    "1": "#",
    "2": "##",
    "I3": "###",
    "V3": "#. ##",
    "I4": "####",
    "L4": "#.. ###",
    "T4": ".#. ###",
    "O": "## ##",
    "S4": ".## ##.",
    "F": ".## ##. .#.",
    "I5": "#####",
    "L5": "#... ####",
    "N": ".### ##..",
    "P": "## ## #.",
    "T5": "### .#. .#.",
    "U": "#.# ###",
    "V5": "#.. #.. ###",
    "W": "#.. ##. .##",
    "X": ".#. ### .#.",
    "Y": ".#.. ####",
    "Z5": "##. .#. .##",
}
PIECE_NAMES = tuple(DRAWN)
PIECES = len(PIECE_NAMES)
ALL_PIECES = (1 << PIECES) - 1


def _cells(drawn: str) -> Cells:
    rows = enumerate(drawn.split())
    return tuple((row, column) for row, line in rows for column, sign in enumerate(line) if sign == "#")


def _in_frame(cells: Any) -> Cells:
    """Returns squares moved so that their frame begins at row 0 and column 0, by row, then column."""
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return tuple(sorted((row - top, column - left) for row, column in cells))


def _orientations(cells: Cells) -> list[Cells]:
    """Returns all turns and flips of a piece that differ."""
    found = set()
    for _ in range(4):
        cells = tuple((column, -row) for row, column in cells)
        found |= {_in_frame(cells), _in_frame([(row, -column) for row, column in cells])}
    return sorted(found)


ORIENTATIONS = tuple(turned for drawn in DRAWN.values() for turned in _orientations(_cells(drawn)))
PIECE_OF = table([p for p, drawn in enumerate(DRAWN.values()) for _ in _orientations(_cells(drawn))], np.int8)
PLACES = len(ORIENTATIONS) * SQUARES
SIZE = table([len(_cells(drawn)) for drawn in DRAWN.values()], np.int8)
TALL = table([max(row for row, _ in cells) + 1 for cells in ORIENTATIONS], np.int8)
WIDE = table([max(column for _, column in cells) + 1 for cells in ORIENTATIONS], np.int8)
LINES = table(
    [[sum(1 << column for row, column in cells if row == line) for line in range(5)] for cells in ORIENTATIONS],
    np.int32,
)

# BS-82: the pieces of at most so many squares, a bit for each.
UP_TO = tuple(sum(1 << piece for piece in range(PIECES) if SIZE[piece] <= squares) for squares in range(6))


def is_place(code: int) -> bool:
    """Returns whether the number is a placement: the whole frame lies on the board (BS-1)."""
    orientation, corner = divmod(code, SQUARES)
    row, column = divmod(corner, SIDE)
    return bool(row + TALL[orientation] <= SIDE and column + WIDE[orientation] <= SIDE)


def squares_of(code: int) -> Cells:
    """Returns the squares a placement covers, by row, then column."""
    orientation, corner = divmod(code, SQUARES)
    row, column = divmod(corner, SIDE)
    return tuple((row + down, column + across) for down, across in ORIENTATIONS[orientation])


PLACEMENTS = tuple(code for code in range(PLACES) if is_place(code))
PLACE_OF = {squares_of(code): code for code in PLACEMENTS}

# The bit of each square of the diamond.
_DIAMOND = tuple((row, column) for row in range(-4, 5) for column in range(-4, 5) if abs(row) + abs(column) <= 4)
_BIT = {cell: bit for bit, cell in enumerate(_DIAMOND)}
LINE_BEGIN = table([_BIT[row, abs(row) - 4] for row in range(-4, 5)], np.int8)
Shape = frozenset[Cell]
ORIGIN = (0, 0)


def _local_shapes() -> dict[Shape, tuple[int, int]]:
    """Returns every local shape with its piece and what to add to a square's number for the number of the placement."""
    found = {}
    for orientation, cells in enumerate(ORIENTATIONS):
        for row, column in cells:
            shape = frozenset((r - row, c - column) for r, c in cells)
            found[shape] = (int(PIECE_OF[orientation]), orientation * SQUARES - row * SIDE - column)
    return found


def _parent(shape: Shape, shapes: dict[Shape, tuple[int, int]]) -> Shape:
    return next(smaller for cell in sorted(shape - {ORIGIN}) if (smaller := shape - {cell}) in shapes)


def _grow_tree() -> tuple[tuple[tuple[int, ...], ...], np.ndarray]:
    """Returns the inner nodes in preorder, and the leaves.

    A node is its square, the next node where it does not fit, piece, number, pieces below, leaves.
    """
    shapes = _local_shapes()
    children: dict[Shape, list[tuple[int, Shape]]] = {shape: [] for shape in shapes}
    for shape in shapes:
        if len(shape) > 1:
            parent = _parent(shape, shapes)
            (cell,) = shape - parent
            children[parent].append((_BIT[cell], shape))
    nodes: list[tuple[int, ...]] = []
    leaves = np.zeros((99, len(_DIAMOND)), np.int32)

    def visit(shape: Shape, bit: int) -> int:
        number = len(nodes)
        nodes.append(())
        mask, below = 0, 1 << shapes[shape][0]
        for cell, child in sorted(children[shape], key=lambda found: found[0]):
            if len(child) == 5:
                mask |= 1 << cell
                leaves[number, cell] = shapes[child][1] * 32 + shapes[child][0]
                below |= 1 << shapes[child][0]
            else:
                below |= visit(child, cell)
        nodes[number] = (bit, len(nodes), *shapes[shape], below, mask)
        return below

    visit(frozenset([ORIGIN]), _BIT[ORIGIN])
    return tuple(nodes), table(leaves)


_NODES, LEAF = _grow_tree()
NODES = len(_NODES)
_COLUMNS = tuple(zip(*_NODES, strict=True))
NODE_BIT, NODE_NEXT, NODE_PIECE, NODE_PLACE, NODE_PIECES = (table(column, np.int32) for column in _COLUMNS[:5])
NODE_LEAVES = table(_COLUMNS[5], np.int64)

# Two is a primitive root of 53, so a power of two below 2 ** 52 is known by its remainder.
_REMAINDERS = {pow(2, bit, 53): bit for bit in range(52)}
BIT_OF = table([_REMAINDERS.get(remainder, 0) for remainder in range(53)], np.int8)


@kernel
def bit_of(power: int) -> int:
    """Returns which bit a power of two is."""
    return int(BIT_OF[power % 53])


@kernel
def bits_in(mask: int) -> int:
    """Returns how many bits are set, in the one form that the compiler makes a single instruction of."""
    mask = int(mask)  # uncompiled, a number of NumPy's would be too small for the product
    mask -= mask >> 1 & 0x5555555555555555
    mask = (mask & 0x3333333333333333) + (mask >> 2 & 0x3333333333333333)
    mask = mask + (mask >> 4) & 0x0F0F0F0F0F0F0F0F
    return mask * 0x0101010101010101 >> 56 & 0xFF
