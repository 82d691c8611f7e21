"""The tiles of a Lay against those of the table before it, compiled: what was added, what stayed, what was touched."""

from typing import Any, Final

import numpy as np

from bordspil.core.kernel import kernel
from bordspil.games.cross_rummy.rules import layout
from bordspil.games.cross_rummy.rules.layout import FARTHEST, FINE, SLOTS
from bordspil.games.cross_rummy.rules.tiles import KINDS, LAYABLE, NUMBERS

# The faults of a Lay; those of the table itself stand in layout.py.
TOO_FAR: Final = 20
ACTION_TILE: Final = 21
MISSING: Final = 22
NOT_ON_RACK: Final = 23
NOTHING_ADDED: Final = 24
FOUNDS_NOTHING: Final = 25
CLOSED_TOUCHED: Final = 26
SECOND_GROUP: Final = 27

COMPARISON: Final = np.dtype(
    (
        np.record,
        [
            ("tally", np.int16, KINDS),  # tiles of each kind that were added
            ("spare", np.int16, KINDS),
            ("where", np.int16, (KINDS, 2)),  # the tiles of each kind on the new table
            ("rows", np.int16, SLOTS),  # a hash of shifts with their votes
            ("columns", np.int16, SLOTS),
            ("votes", np.int32, SLOTS),
            ("shut", np.int8, LAYABLE),  # per group: whether it is a closed one
            ("row", np.int16),  # added to the squares of the new table, this keeps the most tiles where they were
            ("column", np.int16),
            ("kept", np.int16),  # how many
            ("added", np.int16),
            ("own", np.int16),  # the group that is not closed, where some are
        ],
    )
)
REPORT: Final = 5  # numbers before the kinds that were added
WEIGHT: Final = 1000  # one closed tile in its place outweighs all open ones


@kernel
def tally(c: Any, old: Any, new: Any, rack: Any) -> int:
    """CR-23, CR-38: returns whether the table keeps its tiles, and all added tiles come from the rack."""
    before, count = len(old) // 3, len(new) // 3
    for kind in range(KINDS):
        c.tally[kind], c.spare[kind] = 0, 0
    for number in range(2 * count):
        if new[number] > FARTHEST or new[number] < -FARTHEST:
            return TOO_FAR
    for number in range(2 * count, 3 * count):
        if new[number] >= NUMBERS or new[number] < 0:
            return ACTION_TILE
        c.tally[new[number]] += 1
    for number in range(2 * before, 3 * before):
        c.tally[old[number]] -= 1
    for kind in rack:
        c.spare[kind] += 1
    for kind in range(NUMBERS):
        if c.tally[kind] < 0:
            return MISSING
    for kind in range(NUMBERS):
        if c.tally[kind] > c.spare[kind]:
            return NOT_ON_RACK
    c.added = count - before
    return FINE if c.added else NOTHING_ADDED


@kernel
def vote(c: Any, row: int, column: int, weight: int) -> None:
    """Counts a vote for a shift."""
    at = (row * 31 + column * 7) & (SLOTS - 1)
    while c.votes[at] and (c.rows[at] != row or c.columns[at] != column):
        at = (at + 1) & (SLOTS - 1)
    c.rows[at], c.columns[at] = row, column
    c.votes[at] += weight


@kernel
def compare(c: Any, old: Any, new: Any, closed: Any) -> None:
    """Finds the shift that keeps the most tiles in place, closed ones before all others; of equals the shortest."""
    before, count = len(old) // 3, len(new) // 3
    for kind in range(KINDS):
        c.where[kind, 0], c.where[kind, 1] = -1, -1
    for tile in range(count):
        kind = new[2 * count + tile]
        c.where[kind, 0 if c.where[kind, 0] < 0 else 1] = tile
    for at in range(SLOTS):
        c.votes[at] = 0
    for tile in range(before):
        for copy in range(2):
            at = int(c.where[old[2 * before + tile], copy])
            if at >= 0:
                row, column = int(old[tile]) - int(new[at]), int(old[before + tile]) - int(new[count + at])
                vote(c, row, column, WEIGHT if len(closed) and closed[tile] else 1)
    best, shortest = 0, 0
    c.row, c.column = 0, 0
    for at in range(SLOTS):
        votes, length = int(c.votes[at]), abs(int(c.rows[at])) + abs(int(c.columns[at]))
        if votes > best or (votes == best and votes and length < shortest):
            best, shortest = votes, length
            c.row, c.column = c.rows[at], c.columns[at]
    c.kept = best % WEIGHT + best // WEIGHT


@kernel
def founds(c: Any, s: Any, new: Any) -> bool:
    """CR-33: returns whether a group consists of added tiles only; two tiles of a kind are alike."""
    count = len(new) // 3
    for group in range(int(s.groups)):
        for kind in range(NUMBERS):
            c.spare[kind] = c.tally[kind]
        is_new = True
        for tile in range(count):
            if s.group[tile] == group:
                kind = new[2 * count + tile]
                c.spare[kind] -= 1
                is_new = is_new and c.spare[kind] >= 0
        if is_new:
            return True
    return False


@kernel
def respects(c: Any, s: Any, old: Any, new: Any, closed: Any) -> int:
    """CR-35: returns whether closed groups stay as and where they are, and all other tiles are one group."""
    before, count = len(old) // 3, len(new) // 3
    for group in range(int(s.groups)):
        c.shut[group] = 0
    inside = 0
    for tile in range(before):
        if closed[tile]:
            row, column = int(old[tile]) - int(c.row), int(old[before + tile]) - int(c.column)
            at = layout.find(s, new[:count], new[count : 2 * count], row, column)
            if at < 0 or new[2 * count + at] != old[2 * before + tile]:
                return CLOSED_TOUCHED
            c.shut[s.group[at]] = 1
            inside += 1
    for tile in range(count):
        inside -= c.shut[s.group[tile]]
    if inside:
        return CLOSED_TOUCHED
    others = 0
    for group in range(int(s.groups)):
        if not c.shut[group]:
            c.own = group
            others += 1
    return FINE if others == 1 else SECOND_GROUP


@kernel
def respects_somewhere(c: Any, s: Any, old: Any, new: Any, closed: Any) -> int:
    """Calls `respects`; where groups are alike, two shifts keep all closed tiles, and the other one may do."""
    fault = respects(c, s, old, new, closed)
    row, column, kept, whole = c.row, c.column, c.kept, 0
    for tile in range(len(closed)):
        whole += closed[tile]
    if fault == FINE or not whole:
        return fault
    for at in range(SLOTS):
        if c.votes[at] // WEIGHT == whole:
            c.row, c.column, c.kept = c.rows[at], c.columns[at], c.votes[at] % WEIGHT + whole
            if respects(c, s, old, new, closed) == FINE:
                return FINE
    c.row, c.column, c.kept = row, column, kept
    return fault


@kernel
def check_lay(
    old: Any, new: Any, rack: Any, closed: Any, shy: bool, founding: bool, limit: int, scratch: Any, comparison: Any
) -> int:
    """Returns the first fault of a Lay, or FINE: its tiles, then its lines and groups, then what it touches.

    `closed` marks tiles of the old table, or is empty; `shy` asks for one group besides the
    closed ones, `founding` for a group of added tiles.
    """
    c = comparison[0]
    fault = tally(c, old, new, rack)
    if fault == FINE:
        fault = layout.check_flat(new, limit, scratch)
    if fault != FINE:
        return fault
    compare(c, old, new, closed)
    c.own = -1
    if founding and not founds(c, scratch[0], new):
        return FOUNDS_NOTHING
    return respects_somewhere(c, scratch[0], old, new, closed) if shy else FINE


@kernel
def report(scratch: Any, comparison: Any, out: Any) -> int:
    """Writes what a legal Lay brings about: shift, tiles kept, the own group, groups; then the kinds added."""
    c = comparison[0]
    out[0], out[1], out[2], out[3], out[4] = c.row, c.column, c.kept, c.own, scratch[0].groups
    length = REPORT
    for kind in range(NUMBERS):
        for _ in range(int(c.tally[kind])):
            out[length] = kind
            length += 1
    return length
