"""A Lay against the table before it (CR-33 to CR-38): what a player may touch, and the first rule that is broken."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np
from msgspec import Struct

from bordspil.core.game import IllegalMove, Seat
from bordspil.core.kernel import kernel
from bordspil.games.cross_rummy import layout
from bordspil.games.cross_rummy.layout import FARTHEST, FINE, NOTHING, SCRATCH, SLOTS, Square, Table, flat_of, unpack
from bordspil.games.cross_rummy.state import State, Tiles
from bordspil.games.cross_rummy.tiles import KINDS, LAYABLE, NAMES, NUMBERS, limit_of

# How far a player's hands may reach.
FOUND: Final = 0  # nothing lies open: one group of rack tiles, away from all others (CR-34)
OWN: Final = 1  # the own group is open, the others are closed (CR-35)
LAST: Final = 2  # the last to found: all is open, but a group of rack tiles only must stand in the end (CR-36)
OPEN: Final = 3  # all is open (CR-37)

# What can be wrong with a Lay besides the table itself, whose faults are those of layout.py.
TOO_FAR: Final = 20
ACTION_TILE: Final = 21
MISSING: Final = 22
NOT_ON_RACK: Final = 23
NOTHING_ADDED: Final = 24
FOUNDS_NOTHING: Final = 25
CLOSED_TOUCHED: Final = 26
SECOND_GROUP: Final = 27

REFUSALS: Final = {
    layout.SAME_SQUARE: ("same-square", "CR-31"),
    layout.SEQUENCE_OF_TWO: ("sequence-of-two", "CR-31"),
    layout.FIVE_OF_A_VALUE: ("five-of-a-value", "CR-30"),
    layout.COLOUR_TWICE: ("colour-twice", "CR-30"),
    layout.WRAP: ("run-wraps", "CR-30"),
    layout.NO_LINE: ("no-line", "CR-30"),
    layout.LONE_TILE: ("lone-tile", "CR-31"),
    layout.TOO_MANY_GROUPS: ("too-many-groups", "CR-32"),
    TOO_FAR: ("square-too-far", "CR-31"),
    ACTION_TILE: ("action-tile-laid", "CR-22"),
    MISSING: ("tile-missing", "CR-38"),
    NOT_ON_RACK: ("not-on-rack", "CR-23"),
    NOTHING_ADDED: ("nothing-added", "CR-38"),
    FOUNDS_NOTHING: ("founds-nothing", "CR-34"),
    CLOSED_TOUCHED: ("closed-touched", "CR-35"),
    SECOND_GROUP: ("second-group", "CR-35"),
}

COMPARISON: Final = np.dtype(
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
        ("own", np.int16),  # the group that is not closed, while there are closed ones
    ]
)
WEIGHT: Final = 1000  # one closed tile in its place outweighs all open ones


class Problem(Struct, frozen=True):
    """What a player may lay onto what: all that a Lay depends on."""

    table: bytes  # packed as in layout.py
    rack: Tiles  # action tiles too
    mode: int
    limit: int  # of groups
    closed: tuple[Square, ...] = ()  # squares that must stay as they are

    @property
    def tiles(self) -> Table:
        """The table by row and column."""
        return unpack(self.table)

    @property
    def numbers(self) -> Tiles:
        """The tiles of the rack that can be laid."""
        return tuple(kind for kind in self.rack if kind < NUMBERS)


class Laid(Struct, frozen=True):
    """What a legal Lay brings about."""

    table: bytes
    added: Tiles  # sorted
    moved: int  # tiles of the table that lie elsewhere now
    groups: int
    shift: Square  # what was added to the squares of the Lay
    carried: Square  # what was added to the squares of the table before, where it could not stay in place
    own: tuple[Square, ...]  # the mover's group, while there are closed ones


def reach(founded: Sequence[Any], seat: Seat, opens: bool) -> int:
    """What a seat may touch, by who has founded a group."""
    if None not in founded:
        return OPEN
    if founded[seat] is not None:
        return OWN
    return LAST if opens and sum(squares is None for squares in founded) == 1 else FOUND


def closed_to(founded: Sequence[Any], seat: Seat, mode: int) -> tuple[Square, ...]:
    """CR-35: the squares of the groups that are closed to a seat."""
    if mode in (LAST, OPEN):
        return ()
    groups = (squares for owner, squares in enumerate(founded) if squares and owner != seat)
    return tuple((row, column) for squares in groups for row, column in squares)


def problem_for(state: State, seat: Seat) -> Problem:
    """What a seat may lay."""
    mode = reach(state.founded, seat, state.opens)
    closed = closed_to(state.founded, seat, mode)
    return Problem(state.table, state.racks[seat], mode, limit_of(state.seats), closed)


def problem_of(view: Any) -> Problem:
    """What the seat of a view may lay."""
    mode = reach(view.founded, view.seat, view.open_on_last_founding)
    table = layout.pack((row, column, NAMES.index(name)) for row, column, name in view.table)
    rack = tuple(sorted(NAMES.index(name) for name in view.rack))
    return Problem(table, rack, mode, view.limit, closed_to(view.founded, view.seat, mode))


@kernel
def tally(c: Any, old: Any, new: Any, rack: Any) -> int:
    """CR-23, CR-38: the table keeps its tiles, and what is added comes from the rack."""
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
    """A vote for a shift."""
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
    """CR-33: whether a group consists of added tiles only; two tiles of a kind are alike."""
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
    """CR-35: closed groups stay as they are and where they are, and all else is one group."""
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
def judge(old: Any, new: Any, rack: Any, closed: Any, mode: int, limit: int, scratch: Any, comparison: Any) -> int:
    """The first fault of a Lay, or FINE: its tiles, then its lines and groups, then what it touches.

    `closed` marks tiles of the old table; it may be empty where none are.
    """
    c = comparison[0]
    fault = tally(c, old, new, rack)
    if fault == FINE:
        fault = layout.check_flat(new, limit, scratch)
    if fault != FINE:
        return fault
    compare(c, old, new, closed)
    c.own = -1
    if mode in (FOUND, LAST) and not founds(c, scratch[0], new):
        return FOUNDS_NOTHING
    return respects(c, scratch[0], old, new, closed) if mode in (FOUND, OWN) else FINE


def lay(problem: Problem, packed: bytes) -> Laid:
    """What a Lay brings about; refuses it with the first broken rule and the tiles and squares concerned."""
    old, new = flat_of(problem.table), flat_of(packed)
    scratch, comparison = np.empty(1, SCRATCH), np.empty(1, COMPARISON)
    closed = _flags(problem)
    rack = np.array(problem.rack, np.int16)
    if len(new) > 3 * LAYABLE:
        raise IllegalMove("not-on-rack", "CR-23", tiles="", squares=[])
    fault = judge(old, new, rack, closed, problem.mode, problem.limit, scratch, comparison)
    if fault != FINE:
        key, rule = REFUSALS[fault]
        tiles = _concerned(problem, packed, fault, scratch[0], comparison[0])
        raise IllegalMove(key, rule, **told(tiles), limit=problem.limit)
    return _laid(old, new, packed, scratch[0], comparison[0])


def told(tiles: Iterable[tuple[int, int, int]]) -> dict[str, Any]:
    """Tiles and their squares as a refusal carries them."""
    found = list(tiles)
    return {
        "tiles": " ".join(NAMES[kind] if 0 <= kind < KINDS else "?" for _, _, kind in found),
        "squares": [[row, column] for row, column, _ in found],
    }


def _flags(problem: Problem) -> np.ndarray:
    """Marks the closed tiles of the table."""
    if not problem.closed:
        return np.zeros(len(problem.table) // 6 if problem.mode in (FOUND, OWN) else 0, np.int8)
    closed = set(problem.closed)
    return np.array([(row, column) in closed for row, column, _ in problem.tiles], np.int8)


def _laid(old: np.ndarray, new: np.ndarray, packed: bytes, s: Any, c: Any) -> Laid:
    count, shift = len(new) // 3, (int(c["row"]), int(c["column"]))
    carried = (0, 0)
    if shift != (0, 0):
        after = new.copy()
        after[:count] += shift[0]
        after[count : 2 * count] += shift[1]
        if np.abs(after[: 2 * count]).max() > FARTHEST:
            carried, shift = (-shift[0], -shift[1]), (0, 0)
        else:
            packed = after.tobytes()
    own: tuple[Square, ...] = ()
    if c["own"] >= 0:
        numbers = s["group"][:count].tolist()
        own = tuple(
            (row, column) for (row, column, _), group in zip(unpack(packed), numbers, strict=True) if group == c["own"]
        )
    kinds = np.repeat(np.arange(KINDS), c["tally"]).tolist()
    return Laid(packed, tuple(kinds), len(old) // 3 - int(c["kept"]), int(s["groups"]), shift, carried, own)


def _concerned(problem: Problem, packed: bytes, fault: int, s: Any, c: Any) -> list[tuple[int, int, int]]:
    """The tiles a refusal is about, on the squares of the Lay; missing ones on those where they lay."""
    tiles, before = unpack(packed), problem.tiles
    if fault in (TOO_FAR, ACTION_TILE):
        limits = ((-FARTHEST, FARTHEST), (-FARTHEST, FARTHEST), (0, NUMBERS - 1))
        return [
            tile for tile in tiles if any(not low <= n <= high for n, (low, high) in zip(tile, limits, strict=True))
        ]
    if fault in (MISSING, NOT_ON_RACK):
        return _uneven(problem, tiles, before, fault)
    if fault == NOTHING_ADDED:
        return []
    if fault in (FOUNDS_NOTHING, CLOSED_TOUCHED, SECOND_GROUP):
        return _misplaced(problem, tiles, before, fault, s, c)
    if fault == layout.TOO_MANY_GROUPS:
        numbers = s["group"][: len(tiles)].tolist()
        firsts = [numbers.index(group) for group in range(int(s["groups"]))]
        return [tiles[first] for first in firsts]
    return [tiles[number] for number in s["concerned"][: s["concerns"]].tolist()]


def _uneven(problem: Problem, tiles: Table, before: Table, fault: int) -> list[tuple[int, int, int]]:
    """Tiles that are gone from the table, or that came from nowhere."""
    now, then = Counter(kind for _, _, kind in tiles), Counter(kind for _, _, kind in before)
    gone = then - now if fault == MISSING else now - then - Counter(problem.rack)
    source, other = (before, set(tiles)) if fault == MISSING else (tiles, set(before))
    found = []
    for tile in sorted(source, key=lambda tile: (tile in other, tile)):
        if gone[tile[2]] > 0:
            gone[tile[2]] -= 1
            found.append(tile)
    return sorted(found)


def _misplaced(problem: Problem, tiles: Table, before: Table, fault: int, s: Any, c: Any) -> list[tuple[int, int, int]]:
    """The added tiles of a first Lay that founds nothing, what touches closed groups, or the groups too many."""
    row, column = int(c["row"]), int(c["column"])
    then = {(r - row, c - column): kind for r, c, kind in before}
    added = [tile for tile in tiles if then.get(tile[:2]) != tile[2]]
    if fault == FOUNDS_NOTHING:
        return added
    closed = {(r - row, c - column) for r, c in problem.closed}
    numbers = dict(zip(tiles, s["group"].tolist(), strict=False))
    shut = {numbers[tile] for tile in tiles if tile[:2] in closed and then[tile[:2]] == tile[2]}
    if fault == CLOSED_TOUCHED:
        here = set(tiles)
        moved = [(*square, then[square]) for square in closed if (*square, then[square]) not in here]
        joined = [tile for tile in tiles if numbers[tile] in shut and tile[:2] not in closed]
        return sorted(joined or moved)
    return [tile for tile in tiles if numbers[tile] not in shut]
