"""Azul as numbers for learners: observation and moves with their meanings, symmetries, and kernels for many games."""

from collections.abc import Sequence
from itertools import permutations
from typing import Any, Final

import numpy as np

from bordspil.core.kernel import kernel
from bordspil.core.tensor import Part, Symmetry
from bordspil.games.azul.rules.layout import (
    CENTRE,
    COLOURS,
    DEAL,
    LINES,
    MOVES,
    NOBODY,
    OVER,
    SOURCES,
    TAKES,
    TILING,
    set_up,
    shrink,
)
from bordspil.games.azul.rules.layout import STATE as STATE
from bordspil.games.azul.rules.notation import COLOUR_NAMES, DECODED, Move, Take, Tile, encode
from bordspil.games.azul.rules.offer import deal as deal
from bordspil.games.azul.rules.turns import legal, pick
from bordspil.games.azul.rules.turns import may_play as may_play
from bordspil.games.azul.rules.turns import place_of as place_of
from bordspil.games.azul.rules.turns import play as play
from bordspil.games.azul.rules.view import SPACES, Position, small_of

DTYPE: Final = np.uint8
LOW, HIGH = 0, 255  # no number of an observation is beyond these
COMMON: Final = SOURCES * COLOURS + 1 + 2 * COLOURS + 3  # numbers before those of the boards
BOARD: Final = 2 * LINES + 25 + 7 + 3
MOST: Final = 255
LISTED: Final = False
MEASURED: Final = {"": (2, {"side": "coloured"})}  # what `bordspil bench` steps: seats and options


def actions(seats: int, options: Any) -> int:
    """Returns how many numbers moves have; wall cells are chosen on the grey side only."""
    return MOVES if options["side"] == "grey" else TAKES


def action_parts(seats: int, options: Any) -> tuple[Part, ...]:
    """Returns the meaning of each action id."""
    takes = "30 x source (0-8 displays, 9 centre) + 6 x colour + target (0-4 lines, 5 floor)"
    found = (Part("take", 0, TAKES, takes), Part("tile", TAKES, MOVES - TAKES, "5 x line + wall column"))
    return found if options["side"] == "grey" else found[:1]


def longest(seats: int, options: Any) -> int:
    """Returns the length of the longest list of moves."""
    return MOVES


def shape(seats: int, options: Any) -> tuple[int, ...]:
    """Returns how many numbers an observation has."""
    return (COMMON + seats * BOARD,)


def parts(seats: int, options: Any) -> tuple[Part, ...]:
    """Returns what each number of an observation means; boards are in turn order from the observer's own."""
    found = [
        Part("offer", 0, SOURCES * COLOURS, "tiles of each colour on each display, then in the centre"),
        Part("marker", SOURCES * COLOURS, 1, "1 while the starting marker lies in the centre"),
        Part("bag", SOURCES * COLOURS + 1, COLOURS, "tiles of each colour in the bag"),
        Part("lid", SOURCES * COLOURS + 1 + COLOURS, COLOURS, "tiles of each colour in the lid"),
        Part("tiling", COMMON - 3, 1, "1 while the seat to act chooses a wall cell"),
        Part("grey", COMMON - 2, 1, "1 on the grey side"),
        Part("round", COMMON - 1, 1, "the number of the round"),
    ]
    for seat in range(seats):
        at, whose = COMMON + seat * BOARD, f"board {seat}"
        found += [
            Part(f"{whose} lines", at, 2 * LINES, "for each line: colour + 1 (0: empty), number of tiles"),
            Part(f"{whose} wall", at + 10, 25, "row by row: colour + 1, or 0"),
            Part(f"{whose} floor", at + 35, 7, "from the left: colour + 1, 6 for the marker, or 0"),
            Part(f"{whose} score", at + 42, 1, "points, 255 at most"),
            Part(f"{whose} has marker", at + 43, 1, "1 if the starting marker lies here"),
            Part(f"{whose} began", at + 44, 1, "1 if this seat began the round"),
        ]
    return tuple(found)


def numbers_of(move: Move) -> tuple[int]:
    """Returns the number of a player's move, alone."""
    assert isinstance(move, Take | Tile)
    return (encode(move),)


def numbers(state: np.ndarray, moves: Sequence[Move]) -> list[int]:
    """Returns the action ids of legal moves: the same in every state."""
    return [numbers_of(move)[0] for move in moves]


def move_of(state: np.ndarray, number: int) -> Move:
    """Returns the move of a number, the same in every state."""
    return DECODED[number]


def begins(state: np.ndarray, number: int) -> bool:
    """Returns that no number only begins a move."""
    return False


def observe(view: Position, seat: int) -> np.ndarray:
    """Returns the observation of a seat, as numbers."""
    seats = len(view.boards)
    out = np.zeros(COMMON + seats * BOARD, np.uint8)
    colour = {name: number for number, name in enumerate(COLOUR_NAMES)}
    for source, tiles in [*enumerate(view.displays), (CENTRE, view.centre)]:
        for tile in tiles:
            out[source * COLOURS + colour[tile]] += 1
    rest = [view.marker == "centre", *view.bag.values(), *view.lid.values()]
    out[SOURCES * COLOURS : COMMON] = [*rest, view.phase == "tiling", view.side == "grey", min(view.round, MOST)]
    for turn in range(seats):
        of = (seat + turn) % seats
        board, at = view.boards[of], COMMON + turn * BOARD
        lines = [(0 if line.colour is None else colour[line.colour] + 1, line.count) for line in board.lines]
        cells = [0 if cell is None else colour[cell] + 1 for row in board.wall for cell in row]
        floor = [SPACES.index(tile) for tile in board.floor] + [0] * (7 - len(board.floor))
        numbers = [number for line in lines for number in line]
        out[at : at + BOARD] = [
            *numbers,
            *cells,
            *floor,
            min(board.score, MOST),
            view.marker == of,
            view.started_by == of,
        ]
    return out


@kernel
def observe_into(g: Any, seat: int, out: Any) -> None:
    """Writes what `observe` returns, from the record."""
    for source in range(SOURCES):
        packed = g.sources[source]
        for colour in range(COLOURS):
            out[source * COLOURS + colour] = packed >> 8 * colour & 255
    at = SOURCES * COLOURS
    out[at] = g.marker == NOBODY
    for colour in range(COLOURS):
        out[at + 1 + colour] = g.bag >> 8 * colour & 255
        out[at + 6 + colour] = g.lid >> 8 * colour & 255
    out[at + 11] = g.phase == TILING
    out[at + 12] = g.grey
    out[at + 13] = min(int(g.round_number), MOST)
    for turn in range(g.seats):
        of = (seat + turn) % int(g.seats)
        at = COMMON + turn * BOARD
        for line in range(LINES):
            count = g.count[of, line]
            out[at + 2 * line] = g.colour[of, line] + 1 if count else 0
            out[at + 2 * line + 1] = count
        for cell in range(25):
            out[at + 10 + cell] = g.wall[of, cell]
        floor = int(g.floor[of])
        for space in range(7):
            out[at + 35 + space] = floor >> 4 * space & 15
        out[at + 42] = min(int(g.score[of]), MOST)
        out[at + 43] = g.marker == of
        out[at + 44] = g.started_by == of


@kernel
def mask_into(g: Any, scratch: Any, out: Any, marked: int) -> int:
    """Marks the legal moves where only numbers below `marked` are marked; returns the new such limit."""
    for number in range(marked):
        out[number] = 0
    if g.phase == TILING:
        for i in range(legal(g, scratch)):
            out[scratch[i]] = 1
        return MOVES
    lines = int(g.open[g.actor])
    for source in range(SOURCES):
        if g.sources[source]:
            for colour in range(COLOURS):
                if g.sources[source] >> 8 * colour & 255:
                    at = source * 30 + colour * 6
                    for line in range(6):
                        out[at + line] = lines >> (6 * colour + line) & 1
    return TAKES


@kernel
def list_into(g: Any, scratch: Any, out: Any, at: int) -> int:
    """Writes the legal moves from a place on; returns where they end."""
    count = legal(g, scratch)
    for i in range(count):
        out[at + i] = scratch[i]
    return at + count


@kernel
def choose(g: Any, rng: Any, scratch: Any) -> int:
    """Returns a random legal move."""
    return pick(g, rng, 0)


@kernel
def is_over(g: Any) -> bool:
    """Returns whether the game has ended."""
    return bool(g.phase == OVER)


@kernel
def has_chance(g: Any) -> bool:
    """Returns whether chance is to act."""
    return bool(g.phase <= DEAL)


@kernel
def actor(g: Any) -> int:
    """Returns the seat to act."""
    return int(g.actor)


@kernel
def begin(g: Any, kind: Any) -> None:
    """Begins a new game of a kind."""
    set_up(g, int(kind[0]), int(kind[1]), int(kind[2]))
    shrink(g, int(kind[3]), int(kind[4]), int(kind[5]))


def kind(seats: int, options: Any) -> np.ndarray:
    """Returns the argument of `begin` for a seat count and options."""
    first = NOBODY if options["first"] == "random" else options["first"]
    small = small_of(options)
    return np.array([seats, options["side"] == "grey", first, small.colours, small.tiles, small.rounds], np.int64)


def symmetries(seats: int, options: Any) -> list[Symmetry]:
    """Returns the symmetries: on the grey side colours may be renamed and the walls mirrored, else nothing may be."""
    if options["side"] != "grey" or small_of(options).colours != COLOURS:
        return [_symmetry(seats, actions(seats, options), tuple(range(COLOURS)), False)]
    return [_symmetry(seats, MOVES, new, mirror) for new in permutations(range(COLOURS)) for mirror in (False, True)]


def _symmetry(seats: int, count: int, new: tuple[int, ...], mirror: bool) -> Symmetry:
    """Returns the symmetry in which colour c becomes new[c]; with `mirror` the columns of all walls change sides."""
    size = COMMON + seats * BOARD
    places, values = np.arange(size), np.tile(np.arange(256, dtype=np.uint8), (size, 1))
    old = np.argsort(new)
    for group in [*range(0, SOURCES * COLOURS, COLOURS), SOURCES * COLOURS + 1, SOURCES * COLOURS + 6]:
        places[group : group + COLOURS] = group + old
    renamed = np.arange(256, dtype=np.uint8)
    renamed[1 : COLOURS + 1] = np.array(new) + 1
    for turn in range(seats):
        at = COMMON + turn * BOARD
        values[[*range(at, at + 2 * LINES, 2), *range(at + 10, at + 42)]] = renamed
        if mirror:
            places[at + 10 : at + 35] = at + 10 + np.arange(25).reshape(5, 5)[:, ::-1].ravel()
    numbers = np.arange(count)
    takes, tiles = numbers[:TAKES], numbers[TAKES:] - TAKES
    numbers[:TAKES] = takes // 30 * 30 + np.array(new)[takes // 6 % 5] * 6 + takes % 6
    numbers[TAKES:] = TAKES + tiles // 5 * 5 + (4 - tiles % 5 if mirror else tiles % 5)
    return Symmetry(places, values, numbers)
