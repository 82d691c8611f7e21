"""A Lay against the table before it (CR-33 to CR-38): what a player may touch, and the first rule that is broken."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np
from msgspec import Struct

from bordspil.core.game import IllegalMove, Seat
from bordspil.games.cross_rummy.rules import comparing, layout
from bordspil.games.cross_rummy.rules.comparing import COMPARISON, REPORT
from bordspil.games.cross_rummy.rules.layout import FARTHEST, SCRATCH, Square, Table, flat_of, pack, unpack
from bordspil.games.cross_rummy.rules.state import State, Tiles
from bordspil.games.cross_rummy.rules.tiles import KIND_OF, KINDS, LAYABLE, NAMES, NUMBERS, limit_of

# How far a player's hands may reach.
FOUND: Final = "found"  # nothing lies open: one group of rack tiles, away from all others (CR-34)
OWN: Final = "own"  # the own group is open, the others are closed (CR-35)
LAST: Final = "last"  # the last to found: all is open, but a group of rack tiles only must stand in the end (CR-36)
OPEN: Final = "open"  # all is open (CR-37)

REFUSALS: Final = {
    layout.SAME_SQUARE: ("same-square", "CR-31"),
    layout.SEQUENCE_OF_TWO: ("sequence-of-two", "CR-31"),
    layout.FIVE_OF_A_VALUE: ("five-of-a-value", "CR-30"),
    layout.COLOUR_TWICE: ("colour-twice", "CR-30"),
    layout.WRAP: ("run-wraps", "CR-30"),
    layout.NO_LINE: ("no-line", "CR-30"),
    layout.LONE_TILE: ("lone-tile", "CR-31"),
    layout.TOO_MANY_GROUPS: ("too-many-groups", "CR-32"),
    comparing.TOO_FAR: ("square-too-far", "CR-31"),
    comparing.ACTION_TILE: ("action-tile-laid", "CR-22"),
    comparing.MISSING: ("tile-missing", "CR-38"),
    comparing.NOT_ON_RACK: ("not-on-rack", "CR-23"),
    comparing.NOTHING_ADDED: ("nothing-added", "CR-38"),
    comparing.FOUNDS_NOTHING: ("founds-nothing", "CR-34"),
    comparing.CLOSED_TOUCHED: ("closed-touched", "CR-35"),
    comparing.SECOND_GROUP: ("second-group", "CR-35"),
}
NO_FLAGS: Final = np.zeros(0, np.int8)


class Problem(Struct, frozen=True):
    """All that the legality of a Lay depends on: the table, the rack and the own group."""

    table: Table
    rack: Tiles  # action tiles too
    mode: str
    limit: int  # of groups
    own: tuple[Square, ...] = ()  # the squares of the own group, while others are closed


class Laid(Struct, frozen=True):
    """The effect of a legal Lay."""

    table: bytes
    added: Tiles  # sorted
    moved: int  # tiles of the table that lie elsewhere now
    groups: int
    carried: Square  # what was added to the squares of the table before; nothing, unless it would leave the grid
    own: tuple[Square, ...]  # the mover's group, while others are closed


def reach(founded: Sequence[Any], seat: Seat, opens: bool) -> str:
    """Returns what a seat may touch, by who has founded a group."""
    if None not in founded:
        return OPEN
    if founded[seat] is not None:
        return OWN
    return LAST if opens and sum(squares is None for squares in founded) == 1 else FOUND


def problem_for(state: State, seat: Seat) -> Problem:
    """Returns all that a Lay of a seat depends on."""
    mode = reach(state.founded, seat, state.opens)
    return Problem(unpack(state.table), state.racks[seat], mode, limit_of(state.seats), state.founded[seat] or ())


def problem_of(view: Any) -> Problem:
    """Returns all that a Lay of the seat of a view depends on."""
    mode = reach(view.founded, view.seat, view.open_on_last_founding)
    table = tuple((row, column, KIND_OF[name]) for row, column, name in view.table)
    rack = tuple(sorted(KIND_OF[name] for name in view.rack))
    return Problem(table, rack, mode, view.limit, tuple(view.founded[view.seat] or ()))


def lay(state: State, packed: bytes) -> Laid:
    """Returns what a Lay of the seat to act brings about; refuses it with the first broken rule and its details."""
    seat = state.actor
    mode = reach(state.founded, seat, state.opens)
    own = state.founded[seat] or ()
    return _LayCheck(state.table, state.racks[seat], mode, limit_of(state.seats), own, packed).laid()


def solves(problem: Problem, table: Iterable[tuple[int, int, int]]) -> Laid:
    """Returns the effect of a Lay that leads to a table; refuses it as `lay` does."""
    before = pack(problem.table)
    return _LayCheck(before, problem.rack, problem.mode, problem.limit, problem.own, pack(table)).laid()


def closed_tiles(table: bytes, own: tuple[Square, ...], shy: bool) -> np.ndarray:
    """Marks the closed tiles: all but those of the own group, or where nothing is closed, returns no marks."""
    return np.array([(row, column) not in own for row, column, _ in unpack(table)], np.int8) if shy else NO_FLAGS


def told(tiles: Iterable[tuple[int, int, int]]) -> dict[str, Any]:
    """Returns tiles and their squares as a refusal carries them."""
    found = list(tiles)
    return {
        "tiles": " ".join(NAMES[kind] if 0 <= kind < KINDS else "?" for _, _, kind in found),
        "squares": [[row, column] for row, column, _ in found],
    }


class _LayCheck:
    """The check of a Lay against the table before it: its fault, or its effect."""

    def __init__(
        self, before: bytes, rack: Tiles, mode: str, limit: int, own: tuple[Square, ...], packed: bytes
    ) -> None:
        self.old, self.new = flat_of(before), flat_of(packed)
        self.before, self.packed = before, packed
        self.rack, self.own, self.limit = rack, own, limit
        self.scratch, self.comparison = np.empty(1, SCRATCH), np.empty(1, COMPARISON)
        shy, founding = mode in (FOUND, OWN), mode in (FOUND, LAST)
        closed = closed_tiles(before, own, shy)
        held = np.array(rack, np.int16)
        self.fault = comparing.NOT_ON_RACK
        if len(self.new) <= 3 * LAYABLE:
            self.fault = comparing.check_lay(
                self.old, self.new, held, closed, shy, founding, limit, self.scratch, self.comparison
            )

    def laid(self) -> Laid:
        """Returns what the Lay brings about; refuses it if something is wrong."""
        if self.fault:
            key, rule = REFUSALS[self.fault]
            raise IllegalMove(key, rule, **told(self._concerned()), limit=self.limit, farthest=FARTHEST)
        out = np.empty(REPORT + LAYABLE, np.int16)
        length = comparing.report(self.scratch, self.comparison, out)
        row, column, kept, group, groups, *added = out[:length].tolist()
        packed, carried = self._put_back(row, column) if row or column else (self.packed, (0, 0))
        own: tuple[Square, ...] = ()
        if group >= 0:
            tiles = zip(unpack(packed), self.scratch["group"][0].tolist(), strict=False)
            own = tuple((row, column) for (row, column, _), number in tiles if number == group)
        return Laid(packed, tuple(added), len(self.old) // 3 - kept, groups, carried, own)

    def _put_back(self, row: int, column: int) -> tuple[bytes, Square]:
        """Returns the table shifted back to where it lay, or as far back as the grid reaches, with what lay there."""
        after, count = self.new.copy(), len(self.new) // 3
        after[:count] += row
        after[count : 2 * count] += column
        if np.abs(after[: 2 * count]).max() > FARTHEST:
            return self.packed, (-row, -column)
        return after.tobytes(), (0, 0)

    def _concerned(self) -> list[tuple[int, int, int]]:
        return _Concern(self.before, self.rack, self.own, self.packed, self.scratch[0], self.comparison[0]).of(
            self.fault
        )


class _Concern:
    """Which tiles a refusal is about, on the squares of the Lay; missing ones on those where they lay."""

    def __init__(
        self, before: bytes, rack: Tiles, own: tuple[Square, ...], packed: bytes, scratch: Any, comparison: Any
    ) -> None:
        self.before, self.tiles = unpack(before), unpack(packed)
        self.rack, self.own = rack, own
        self.scratch = scratch
        self.shift = int(comparison.row), int(comparison.column)

    def of(self, fault: int) -> list[tuple[int, int, int]]:
        """Returns the tiles, by row and column."""
        match fault:
            case comparing.NOTHING_ADDED:
                return []
            case comparing.TOO_FAR:
                return [tile for tile in self.tiles if max(map(abs, tile[:2])) > FARTHEST]
            case comparing.ACTION_TILE:
                return [tile for tile in self.tiles if not 0 <= tile[2] < NUMBERS]
            case comparing.MISSING:
                return self._uneven(self.before, self.tiles, ())
            case comparing.NOT_ON_RACK:
                return self._uneven(self.tiles, self.before, self.rack)
            case comparing.FOUNDS_NOTHING:
                there = set(self._there())
                return [tile for tile in self.tiles if tile not in there]
            case comparing.CLOSED_TOUCHED | comparing.SECOND_GROUP:
                return self._touched(fault)
            case layout.TOO_MANY_GROUPS:
                return [group[0] for group in layout.groups(self.tiles)]
        concerned = self.scratch.concerned[: self.scratch.concerns].tolist()
        return [self.tiles[number] for number in concerned]

    def _uneven(self, tiles: Table, others: Table, more: Tiles) -> list[tuple[int, int, int]]:
        """Returns the tiles that neither the others nor the rack account for; those on squares of their own first."""
        left = Counter(kind for *_, kind in tiles) - Counter([*(kind for *_, kind in others), *more])
        found = []
        for tile in sorted(tiles, key=lambda tile: (tile in others, tile)):
            if left[tile[2]] > 0:
                left[tile[2]] -= 1
                found.append(tile)
        return sorted(found)

    def _there(self) -> Table:
        """Returns the table before, on the squares of the Lay."""
        return tuple((row - self.shift[0], column - self.shift[1], kind) for row, column, kind in self.before)

    def _touched(self, fault: int) -> list[tuple[int, int, int]]:
        """Returns tiles added to closed groups or moved in them; or those that should be one group and are several."""
        own = {(row - self.shift[0], column - self.shift[1]) for row, column in self.own}
        closed = {tile for tile in self._there() if tile[:2] not in own}
        here = set(self.tiles)
        shut = [group for group in layout.groups(self.tiles) if closed & set(group)]
        if fault == comparing.SECOND_GROUP:
            return sorted(here - {tile for group in shut for tile in group})
        joined = {tile for group in shut for tile in group} - closed
        return sorted(joined or closed - here)
