"""The legality of a table of Cross Rummy: squares, lines and groups (CR-30 to CR-32), compiled.

A table is held as bytes: the rows of all tiles, then their columns, then their kinds, two bytes
each, the tiles by row and then by column. `pack` and `unpack` lead there and back.
"""

from array import array
from collections.abc import Iterable
from typing import Any, Final

import numpy as np
from msgspec import Struct

from bordspil.core.kernel import kernel, table
from bordspil.games.cross_rummy.rules.tiles import LAYABLE, VALUES

Square = tuple[int, int]
Table = tuple[tuple[int, int, int], ...]  # row, column, kind
FARTHEST: Final = 1000  # the highest and lowest row and column

# The faults of a table, in the order in which they are looked for.
FINE: Final = 0
SAME_SQUARE: Final = 1
SEQUENCE_OF_TWO: Final = 2
FIVE_OF_A_VALUE: Final = 3
COLOUR_TWICE: Final = 4
WRAP: Final = 5
NO_LINE: Final = 6
LONE_TILE: Final = 7
TOO_MANY_GROUPS: Final = 8

SLOTS: Final = 512  # of the hash of squares; a power of two
SCRATCH: Final = np.dtype(
    (
        np.record,
        [
            ("slot", np.int16, SLOTS),
            ("right", np.int16, LAYABLE),
            ("down", np.int16, LAYABLE),
            ("left", np.int16, LAYABLE),
            ("up", np.int16, LAYABLE),
            ("group", np.int16, LAYABLE),  # of every tile, numbered from 0 in the order of the tiles
            ("stack", np.int16, LAYABLE),
            ("concerned", np.int16, LAYABLE),  # the tiles a fault is about
            ("concerns", np.int16),  # how many they are
            ("groups", np.int16),
        ],
    )
)

NOTHING: Final = table([], np.int16)


@kernel
def find(s: Any, rows: Any, columns: Any, row: int, column: int) -> int:
    """Returns the tile on a square, or -1; `s` holds the hash that `link` has made."""
    at = (row * 31 + column * 7) & (SLOTS - 1)
    while s.slot[at] >= 0:
        tile = int(s.slot[at])
        if rows[tile] == row and columns[tile] == column:
            return tile
        at = (at + 1) & (SLOTS - 1)
    return -1


@kernel
def link(s: Any, rows: Any, columns: Any, count: int) -> int:
    """Finds every tile's neighbours; FINE, or SAME_SQUARE for two tiles on one."""
    for at in range(SLOTS):
        s.slot[at] = -1
    for tile in range(count):
        row, column = int(rows[tile]), int(columns[tile])
        other = find(s, rows, columns, row, column)
        if other >= 0:
            s.concerned[0], s.concerned[1], s.concerns = other, tile, 2
            return SAME_SQUARE
        at = (row * 31 + column * 7) & (SLOTS - 1)
        while s.slot[at] >= 0:
            at = (at + 1) & (SLOTS - 1)
        s.slot[at] = tile
        s.left[tile], s.up[tile] = -1, -1
    for tile in range(count):
        row, column = int(rows[tile]), int(columns[tile])
        beside, below = find(s, rows, columns, row, column + 1), find(s, rows, columns, row + 1, column)
        s.right[tile], s.down[tile] = beside, below
        if beside >= 0:
            s.left[beside] = tile
        if below >= 0:
            s.up[below] = tile
    return FINE


@kernel
def fault_of_line(s: Any, kinds: Any) -> int:
    """CR-30: returns what is wrong with the sequence in `concerned`, which has at least two tiles."""
    length = int(s.concerns)
    if length == 2:
        return SEQUENCE_OF_TWO
    first, second = int(kinds[s.concerned[0]]), int(kinds[s.concerned[1]])
    if first % VALUES == second % VALUES:
        colours = 0
        twice = False
        for number in range(length):
            kind = int(kinds[s.concerned[number]])
            if kind % VALUES != first % VALUES:
                return NO_LINE
            twice = twice or (colours >> (kind // VALUES)) & 1 == 1
            colours |= 1 << (kind // VALUES)
        if length > 4:
            return FIVE_OF_A_VALUE
        return COLOUR_TWICE if twice else FINE
    step = second - first
    if step in (1 - VALUES, VALUES - 1):
        step = 1 if step < 0 else -1
    wraps = False
    for number in range(length - 1):
        kind, following = int(kinds[s.concerned[number]]), int(kinds[s.concerned[number + 1]])
        if kind // VALUES != following // VALUES:
            return NO_LINE
        wraps = wraps or following - kind == -step * (VALUES - 1)
        if step not in (1, -1) or following - kind not in (step, -step * (VALUES - 1)):
            return NO_LINE
    return WRAP if wraps else FINE


@kernel
def check_lines(s: Any, kinds: Any, count: int, before: Any, after: Any) -> int:
    """CR-31: returns the first fault among the sequences of one direction, given every tile's neighbours in it."""
    for start in range(count):
        if before[start] >= 0 or after[start] < 0:
            continue
        length, tile = 0, start
        while tile >= 0:
            s.concerned[length] = tile
            length, tile = length + 1, int(after[tile])
        s.concerns = length
        fault = fault_of_line(s, kinds)
        if fault != FINE:
            return fault
    return FINE


@kernel
def number_groups(s: Any, count: int) -> None:
    """CR-32: gives every tile the number of its group."""
    for tile in range(count):
        s.group[tile] = -1
    groups = 0
    for start in range(count):
        if s.group[start] >= 0:
            continue
        s.group[start], s.stack[0], height = groups, start, 1
        while height:
            height -= 1
            tile = int(s.stack[height])
            for neighbour in (int(s.right[tile]), int(s.down[tile]), int(s.left[tile]), int(s.up[tile])):
                if neighbour >= 0 and s.group[neighbour] < 0:
                    s.group[neighbour], s.stack[height] = groups, neighbour
                    height += 1
        groups += 1
    s.groups = groups


@kernel
def check(rows: Any, columns: Any, kinds: Any, count: int, limit: int, scratch: Any) -> int:
    """Returns the first fault of a table, or FINE; `scratch` then says which tiles it is about, and every tile's group.

    Horizontal sequences are looked at before vertical ones, in the order of their first tiles.
    The tiles may come in any order; all of them are number tiles. Groups are numbered unless
    two tiles lie on one square.
    """
    s = scratch[0]
    s.concerns, s.groups = 0, 0
    if link(s, rows, columns, count) != FINE:
        return SAME_SQUARE
    number_groups(s, count)
    fault = check_lines(s, kinds, count, s.left, s.right)
    if fault == FINE:
        fault = check_lines(s, kinds, count, s.up, s.down)
    if fault != FINE:
        return fault
    for tile in range(count):
        if s.right[tile] < 0 and s.left[tile] < 0 and s.up[tile] < 0 and s.down[tile] < 0:
            s.concerned[0], s.concerns = tile, 1
            return LONE_TILE
    s.concerns = 0
    return TOO_MANY_GROUPS if s.groups > limit else FINE


@kernel
def check_flat(flat: Any, limit: int, scratch: Any) -> int:
    """Calls `check` for a whole table as one array: rows, columns, kinds."""
    count = len(flat) // 3
    return check(flat[:count], flat[count : 2 * count], flat[2 * count :], count, limit, scratch)


def pack(table: Iterable[tuple[int, int, int]]) -> bytes:
    """Returns the bytes of a table; its tiles may come in any order."""
    rows, columns, kinds = zip(*tiles, strict=True) if (tiles := sorted(table)) else ((), (), ())
    return array("h", rows + columns + kinds).tobytes()


def unpack(packed: bytes) -> Table:
    """Returns the tiles of a table by row and column."""
    numbers = memoryview(packed).cast("h").tolist()
    count = len(numbers) // 3
    return tuple(zip(numbers[:count], numbers[count : 2 * count], numbers[2 * count :], strict=True))


def flat_of(packed: bytes) -> np.ndarray:
    """Returns a packed table as the kernels take it; it cannot be written to."""
    return np.frombuffer(packed, np.int16) if packed else NOTHING


class Finding(Struct, frozen=True):
    """A fault of a table and the tiles it is about."""

    fault: int
    tiles: Table


def inspect(table: Iterable[tuple[int, int, int]], limit: int) -> Finding | None:
    """Returns the first fault of a table, if it has one."""
    packed = pack(table)
    scratch = np.empty(1, SCRATCH)
    fault = check_flat(flat_of(packed), limit, scratch)
    if fault == FINE:
        return None
    tiles, s = unpack(packed), scratch[0]
    return Finding(fault, tuple(tiles[number] for number in s["concerned"][: s["concerns"]].tolist()))


def count_groups(packed: bytes) -> int:
    """CR-32: returns how many groups a packed table has."""
    scratch = np.empty(1, SCRATCH)
    check_flat(flat_of(packed), LAYABLE, scratch)
    return int(scratch["groups"][0])


def groups(table: Iterable[tuple[int, int, int]]) -> list[Table]:
    """CR-32: returns the groups of a table, legal or not, in the order of their first tiles."""
    packed = pack(table)
    scratch = np.empty(1, SCRATCH)
    check_flat(flat_of(packed), LAYABLE, scratch)
    tiles, s = unpack(packed), scratch[0]
    found: list[list[tuple[int, int, int]]] = [[] for _ in range(s["groups"])]
    for tile, number in zip(tiles, s["group"].tolist(), strict=False):
        found[number].append(tile)
    return [tuple(group) for group in found]
