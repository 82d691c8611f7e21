"""Some Lays of Cross Rummy, for the list of moves: lines from the rack, tiles at the ends of lines, lines across.

What is found depends on the problem alone, so that nothing hidden shows in it.
"""

from typing import Any, Final

import numpy as np

from bordspil.core.kernel import kernel
from bordspil.games.cross_rummy.rules.comparing import COMPARISON, check_lay
from bordspil.games.cross_rummy.rules.laying import FOUND, LAST, OPEN, OWN, Problem, closed_tiles
from bordspil.games.cross_rummy.rules.layout import FARTHEST, FINE, SCRATCH, find, flat_of, link, number_groups, pack
from bordspil.games.cross_rummy.rules.tiles import LAYABLE, NUMBERS, VALUES

MOST: Final = 8
HALF: Final = MOST // 2  # tries across open tiles, and at the ends of lines
MANY: Final = 96  # more tries than there are: beside those 14 rows, 12 runs and 48 threes out of runs
TRIES: Final = np.dtype(
    (
        np.record,
        [
            ("held", np.int8, NUMBERS),  # 1 for a kind on the rack
            ("tries", np.int64),
            ("length", np.int64, MANY),  # tiles of each
            ("row", np.int16, (MANY, VALUES)),
            ("column", np.int16, (MANY, VALUES)),
            ("kind", np.int16, (MANY, VALUES)),
            ("open", np.int16, LAYABLE),  # tiles that may be laid at
            ("opens", np.int64),
        ],
    )
)


def sample_lays(problem: Problem, count: int = MOST) -> list[bytes]:
    """Returns packed tables after some legal Lays, the same ones for the same problem."""
    packed, mode = pack(problem.table), problem.mode
    shy, founding = mode in (FOUND, OWN), mode in (FOUND, LAST)
    found, lengths = np.empty((MOST, 3 * LAYABLE), np.int16), np.zeros(MOST, np.int64)
    number = sample(
        flat_of(packed),
        np.array(problem.rack, np.int16),
        np.array(problem.own, np.int16).reshape(-1, 2),
        closed_tiles(packed, problem.own, shy),
        shy,
        founding,
        mode in (OWN, OPEN),
        mode == OPEN,
        problem.limit,
        np.empty(2, SCRATCH),
        np.empty(1, COMPARISON),
        np.empty(1, TRIES),
        found,
        lengths,
    )
    return [found[n, : lengths[n]].tobytes() for n in range(min(number, count))]


@kernel
def sample(
    old: Any,
    rack: Any,
    own: Any,
    closed: Any,
    shy: bool,
    founding: bool,
    adds: bool,
    is_open: bool,
    limit: int,
    scratch: Any,
    comparison: Any,
    tries: Any,
    found: Any,
    lengths: Any,
) -> int:
    """Writes the tables after legal Lays and how long they are; returns how many there are.

    Where it `adds`, tiles of the table may be laid at: those in `own`, or all. The first record of `scratch` keeps the
    neighbours of the old tiles, the second is for looking at what is tried.
    """
    t, s, count = tries[0], scratch[0], len(old) // 3
    t.tries = 0
    for kind in range(NUMBERS):
        t.held[kind] = 0
    for kind in rack:
        if kind < NUMBERS:
            t.held[kind] = 1
    link(s, old[:count], old[count : 2 * count], count)
    number_groups(s, count)
    if adds:
        list_open(t, s, old, own)
        try_across(t, s, old)
        try_ends(t, s, old)
    if founding or (is_open and s.groups < limit):
        try_lines(t, old)
    number = 0
    for at in range(t.tries):
        length = write_table(t, at, old, found[number])
        if not is_known(found, lengths, number, length):
            fault = check_lay(old, found[number, :length], rack, closed, shy, founding, limit, scratch[1:], comparison)
            if fault == FINE:
                lengths[number] = length
                number += 1
                if number == MOST:
                    break
    return number


@kernel
def put(t: Any, at: int, row: int, column: int, kind: int) -> None:
    """Adds a tile to what is tried next."""
    t.row[t.tries, at], t.column[t.tries, at], t.kind[t.tries, at] = row, column, kind


@kernel
def end_try(t: Any, length: int) -> None:
    """Ends the tiles that are tried together."""
    t.length[t.tries] = length
    t.tries += 1


@kernel
def list_open(t: Any, s: Any, old: Any, own: Any) -> None:
    """Lists the tiles that may be laid at: those of the own group, or where there is none, all."""
    count = len(old) // 3
    t.opens = len(own) if len(own) else count
    for at in range(int(t.opens)):
        t.open[at] = at
        if len(own):
            t.open[at] = find(s, old[:count], old[count : 2 * count], int(own[at, 0]), int(own[at, 1]))


@kernel
def try_lines(t: Any, old: Any) -> None:
    """CR-30: tries rows and runs that can be made of the rack, each as long as possible, then runs of three."""
    row, column = free_place(old)
    for value in range(VALUES):
        length = 0
        for kind in range(value, NUMBERS, VALUES):
            if t.held[kind]:
                put(t, length, row, column + length, kind)
                length += 1
        if length >= 3:
            end_try(t, length)
    for is_whole in (True, False):
        for first in range(NUMBERS - 2):
            if t.held[first] and (first % VALUES == 0 or not t.held[first - 1]):
                end = first + 1
                while end < NUMBERS and t.held[end] and end % VALUES:
                    end += 1
                if is_whole and end - first >= 3:
                    try_run(t, row, column, first, end)
                elif not is_whole and end - first > 3:
                    for start in range(first, end - 2):
                        try_run(t, row, column, start, start + 3)


@kernel
def free_place(old: Any) -> tuple[int, int]:
    """Returns a square with an empty row between it and all tiles."""
    count = len(old) // 3
    if count == 0:
        return 0, 0
    row, column = int(old[count - 1]) + 2, int(old[count])
    for tile in range(count):
        column = min(column, int(old[count + tile]))
    if row > FARTHEST:
        row = int(old[0]) - 2
    return row, min(column, FARTHEST - VALUES)


@kernel
def try_run(t: Any, row: int, column: int, first: int, end: int) -> None:
    """Tries a run of some kinds, one after another."""
    for kind in range(first, end):
        put(t, kind - first, row, column + kind - first, kind)
    end_try(t, end - first)


@kernel
def try_ends(t: Any, s: Any, old: Any) -> None:
    """Tries single tiles beside the open ones, where they go on from two tiles in a line."""
    count, last = len(old) // 3, t.tries + HALF
    for at in range(int(t.opens)):
        tile = int(t.open[at])
        row, column, second = int(old[tile]), int(old[count + tile]), int(old[2 * count + tile])
        beside = (int(s.right[tile]), int(s.down[tile]), int(s.left[tile]), int(s.up[tile]))
        for way, (down, right) in enumerate(((0, 1), (1, 0), (0, -1), (-1, 0))):
            if beside[way] >= 0 or beside[(way + 2) % 4] < 0:
                continue
            first = int(old[2 * count + beside[(way + 2) % 4]])
            for kind in range(NUMBERS):
                if t.tries < last and t.held[kind] and follows(first, second, kind):
                    put(t, 0, row + down, column + right, kind)
                    end_try(t, 1)


@kernel
def follows(first: int, second: int, kind: int) -> bool:
    """Returns whether a kind makes a row or a run with two tiles side by side."""
    if first % VALUES == second % VALUES:
        return kind % VALUES == first % VALUES and kind != first and kind != second
    return kind == 2 * second - first and kind // VALUES == second // VALUES


@kernel
def try_across(t: Any, s: Any, old: Any) -> None:
    """Tries lines of three through an open tile, with two tiles of the rack on squares that touch nothing else."""
    last = t.tries + HALF
    for at in range(int(t.opens)):
        tile = int(t.open[at])
        for down, right in ((0, 1), (1, 0)):
            if right and (s.right[tile] >= 0 or s.left[tile] >= 0):
                continue
            if down and (s.down[tile] >= 0 or s.up[tile] >= 0):
                continue
            if t.tries < last:
                try_partners(t, s, old, tile, down, right, last)


@kernel
def try_partners(t: Any, s: Any, old: Any, tile: int, down: int, right: int, last: int) -> None:
    """Tries the pairs that make a line of three with a tile: rows with each end first, then runs."""
    kind = int(old[2 * (len(old) // 3) + tile])
    low, high = kind - kind % VALUES, kind - kind % VALUES + VALUES
    for start in (-2, -1, 0):
        for one in range(kind % VALUES, NUMBERS, VALUES):
            for other in range(one + VALUES, NUMBERS, VALUES):
                if one != kind and other != kind and t.held[one] and t.held[other]:
                    try_pair(t, s, old, tile, down, right, start, one, other, last)
    for start, one, other in ((-2, -2, -1), (-1, -1, 1), (0, 1, 2)):
        if low <= kind + one and kind + other < high and t.held[kind + one] and t.held[kind + other]:
            try_pair(t, s, old, tile, down, right, start, kind + one, kind + other, last)


@kernel
def try_pair(
    t: Any, s: Any, old: Any, tile: int, down: int, right: int, start: int, one: int, other: int, last: int
) -> None:
    """Tries two tiles on the other squares of a line of three that begins `start` squares from a tile."""
    count = len(old) // 3
    row, column, at = int(old[tile]), int(old[count + tile]), 0
    for n in range(start, start + 3):
        if n:
            if not is_lonely(s, old, row + n * down, column + n * right, tile):
                return
            put(t, at, row + n * down, column + n * right, one if at == 0 else other)
            at += 1
    if t.tries < last:
        end_try(t, 2)


@kernel
def is_lonely(s: Any, old: Any, row: int, column: int, tile: int) -> bool:
    """Returns whether a square is empty and touches at most one tile, the given one."""
    count = len(old) // 3
    for down, right in ((0, 0), (0, 1), (1, 0), (0, -1), (-1, 0)):
        there = find(s, old[:count], old[count : 2 * count], row + down, column + right)
        if there >= 0 and there != tile:
            return False
    return True


@kernel
def write_table(t: Any, at: int, old: Any, out: Any) -> int:
    """Writes the old table with the tiles of a try, by row and column; returns how many numbers that is."""
    count, more = len(old) // 3, int(t.length[at])
    for n in range(1, more):  # sorts the tiles of the try
        m = n
        while m and (
            t.row[at, m] < t.row[at, m - 1]
            or (t.row[at, m] == t.row[at, m - 1] and t.column[at, m] < t.column[at, m - 1])
        ):
            for field in (t.row, t.column, t.kind):
                field[at, m], field[at, m - 1] = field[at, m - 1], field[at, m]
            m -= 1
    size, tile, added = count + more, 0, 0
    for n in range(size):
        is_old = added == more or (
            tile < count
            and (
                old[tile] < t.row[at, added]
                or (old[tile] == t.row[at, added] and old[count + tile] < t.column[at, added])
            )
        )
        if is_old:
            out[n], out[size + n], out[2 * size + n] = old[tile], old[count + tile], old[2 * count + tile]
            tile += 1
        else:
            out[n], out[size + n], out[2 * size + n] = t.row[at, added], t.column[at, added], t.kind[at, added]
            added += 1
    return 3 * size


@kernel
def is_known(found: Any, lengths: Any, number: int, length: int) -> bool:
    """Returns whether a table has been found before; two lines may go on at the same square."""
    for before in range(number):
        if lengths[before] == length:
            same = True
            for n in range(length):
                same = same and found[before, n] == found[number, n]
            if same:
                return True
    return False
