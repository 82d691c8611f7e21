"""The pieces of Blokus Shuffle as sets of squares, in every turn and flip and place."""

from collections.abc import Iterable

Square = tuple[int, int]
Squares = frozenset[Square]
Place = tuple[str, Squares]

BOARD = frozenset((row, column) for row in range(20) for column in range(20))
SHAPES = {
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
SIZES = {name: shape.count("#") for name, shape in SHAPES.items()}


def drawn(shape: str) -> Squares:
    rows = shape.split()
    return frozenset((r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "#")


def to_corner(squares: Iterable[Square]) -> Squares:
    """Returns the same squares, moved as far up and to the left as they go."""
    top, left = min(row for row, _ in squares), min(column for _, column in squares)
    return frozenset((row - top, column - left) for row, column in squares)


def orientations(squares: Squares) -> set[Squares]:
    """BS-2: the piece in every turn and flip."""
    found = set()
    for _ in range(4):
        squares = to_corner([(column, -row) for row, column in squares])
        found |= {squares, to_corner([(row, -column) for row, column in squares])}
    return found


def everywhere(squares: Squares) -> list[Squares]:
    """A piece in this orientation wherever it lies on the board."""
    moved = [frozenset((r + down, c + right) for r, c in squares) for down in range(20) for right in range(20)]
    return [place for place in moved if place <= BOARD]


PLACES: dict[str, list[Place]] = {
    name: [(name, place) for turned in orientations(drawn(shape)) for place in everywhere(turned)]
    for name, shape in SHAPES.items()
}


COVERING: dict[tuple[str, Square], list[Place]] = {(name, square): [] for name in SHAPES for square in BOARD}
for name, places in PLACES.items():
    for place in places:
        for square in place[1]:
            COVERING[name, square].append(place)


def covering(names: Iterable[str], squares: Iterable[Square]) -> list[Place]:
    """Returns where pieces cover at least one of these squares."""
    there = sorted(squares)
    return list(dict.fromkeys(place for name in names for square in there for place in COVERING[name, square]))


def beside(squares: Iterable[Square]) -> set[Square]:
    """Returns what touches these squares along a side."""
    return {(r + down, c + right) for r, c in squares for down, right in [(-1, 0), (0, -1), (0, 1), (1, 0)]}


def diagonal(squares: Iterable[Square]) -> set[Square]:
    """Returns what touches these squares at a corner."""
    return {(r + down, c + right) for r, c in squares for down in (-1, 1) for right in (-1, 1)}


def listed(squares: Squares) -> list[list[int]]:
    return [list(square) for square in sorted(squares)]
