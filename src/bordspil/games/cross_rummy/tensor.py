"""Cross Rummy as numbers for learners: what a seat observes, its moves, and what all of that means.

Lays cannot all be numbered: those that have numbers are the few that the game lists, in the order in which it does.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from bordspil.core.game import NATURE
from bordspil.core.tensor import Part, Symmetry
from bordspil.games.cross_rummy.rules import sampling
from bordspil.games.cross_rummy.rules.laying import problem_of
from bordspil.games.cross_rummy.rules.layout import count_groups, flat_of
from bordspil.games.cross_rummy.rules.notation import Draw, Lay, Move, Pass, PlayDraw3, PlayPass2, Skip, Take
from bordspil.games.cross_rummy.rules.state import State, to_act, totals
from bordspil.games.cross_rummy.rules.tiles import DRAW3, KIND_OF, KINDS, PASS2, limit_of
from bordspil.games.cross_rummy.rules.view import View, kinds_of

DTYPE: Final = np.uint8
LOW, HIGH = 0, 255  # no number of an observation is beyond these
LAYS: Final = sampling.MOST

# Moves
TAKE: Final = 0
DRAW: Final = TAKE + KINDS
PLAY_PASS2: Final = DRAW + 1
PLAY_DRAW3: Final = PLAY_PASS2 + 1
SKIP: Final = PLAY_DRAW3 + 3
PASS_NOTHING: Final = SKIP + 1
PASS_ONE: Final = PASS_NOTHING + 1
PASS_PAIR: Final = PASS_ONE + KINDS
LAY: Final = PASS_PAIR + KINDS * (KINDS + 1) // 2

# Observations
WINDOW: Final = 32  # rows and columns of the table that are seen
SEATS: Final = 4
MOST: Final = 255
RACK: Final = 0
POOL: Final = RACK + KINDS
TABLE: Final = POOL + KINDS
PASSED: Final = TABLE + KINDS
COUNTS: Final = PASSED + KINDS
BY_SEAT: Final = COUNTS + 9
LAID: Final = BY_SEAT + 7 * SEATS
GRID: Final = LAID + LAYS * KINDS
OWNERS: Final = GRID + WINDOW * WINDOW
SIZE: Final = OWNERS + WINDOW * WINDOW

PARTS: Final = (
    Part("rack", RACK, KINDS, "by kind: tiles on the own rack"),
    Part("pool", POOL, KINDS, "by kind: tiles in the open pool"),
    Part("table", TABLE, KINDS, "by kind: tiles on the table"),
    Part("passed", PASSED, KINDS, "by kind: tiles the observer has chosen to pass on"),
    Part("removed", COUNTS, 2, "Pass Two and Draw Three tiles that have left the game"),
    Part("bag", COUNTS + 2, 1, "tiles in the bag"),
    Part("groups", COUNTS + 3, 1, "groups on the table"),
    Part("limit", COUNTS + 4, 1, "the most groups there may be"),
    Part("open", COUNTS + 5, 1, "1 once all have founded"),
    Part("skips", COUNTS + 6, 1, "skips in a row"),
    Part("game", COUNTS + 7, 1, "the game of the series, from 1"),
    Part("outside", COUNTS + 8, 1, "tiles of the table outside the window"),
    Part("to act", BY_SEAT, SEATS, "by seat: 1 for the one to act"),
    Part("racks", BY_SEAT + SEATS, SEATS, "by seat: tiles on the rack"),
    Part("founded", BY_SEAT + 2 * SEATS, SEATS, "by seat: 1 if it has founded"),
    Part("passing", BY_SEAT + 3 * SEATS, SEATS, "by seat: 1 if it played the Pass Two that is going on"),
    Part("chosen", BY_SEAT + 4 * SEATS, SEATS, "by seat: 1 if it has chosen what to pass on"),
    Part("totals", BY_SEAT + 5 * SEATS, SEATS, "by seat: points of finished games, 255 at most"),
    Part("seated", BY_SEAT + 6 * SEATS, SEATS, "by seat: 1 if there is such a seat"),
    Part("lays", LAID, LAYS * KINDS, "for the seat to act, by lay, then kind: tiles it takes from the rack"),
    Part("grid", GRID, WINDOW * WINDOW, "the table from its first row and column: kind + 1, or 0"),
    Part("owners", OWNERS, WINDOW * WINDOW, "until all have founded, the same squares: whose group, counted from 1"),
)


def actions(seats: int, options: Any) -> int:
    """Returns how many numbers moves have."""
    return LAY + LAYS


def action_parts(seats: int, options: Any) -> tuple[Part, ...]:
    """Returns the meaning of each action id; seats are counted in turn order from the one to act."""
    return (
        Part("take", TAKE, KINDS, "a tile of the pool, by kind"),
        Part("draw", DRAW, 1, "a tile from the bag"),
        Part("pass two", PLAY_PASS2, 1, "the action tile"),
        Part("draw three", PLAY_DRAW3, 3, "the action tile, against the next seat, the one after it, the third"),
        Part("skip", SKIP, 1, "nothing"),
        Part("pass nothing", PASS_NOTHING, 1, "an empty rack passes nothing on"),
        Part("pass one", PASS_ONE, KINDS, "the last tile of a rack, by kind"),
        Part("pass", PASS_PAIR, LAY - PASS_PAIR, "two kinds a <= b: b (b + 1) / 2 + a"),
        Part("lay", LAY, LAYS, "one of the few Lays that are listed, a sample of all there are"),
    )


def numbers(state: State, moves: Sequence[Move]) -> list[int]:
    """Returns the numbers of listed moves."""
    lays = iter(range(LAY, LAY + LAYS))
    return [next(lays) if isinstance(move, Lay) else _number(state, move) for move in moves]


def _number(state: State, move: Move) -> int:
    match move:
        case Take(kind):
            return TAKE + kind
        case PlayDraw3(against):
            return PLAY_DRAW3 + (against - state.actor) % state.seats - 1
        case Pass((first, second)):
            return PASS_PAIR + second * (second + 1) // 2 + first
        case Pass((kind,)):
            return PASS_ONE + kind
    return {Draw: DRAW, PlayPass2: PLAY_PASS2, Skip: SKIP, Pass: PASS_NOTHING}[type(move)]


def shape(seats: int, options: Any) -> tuple[int, ...]:
    """Returns how many numbers an observation has."""
    return (SIZE,)


def parts(seats: int, options: Any) -> tuple[Part, ...]:
    """Returns what each number of an observation means; seats are counted in turn order from the observer's own."""
    return PARTS


class Seen(NamedTuple):
    """What a seat sees of a state, as far as it is observed; tiles are named by their kinds."""

    rack: Iterable[int]
    pool: Iterable[int]
    passed: Iterable[int]
    table: np.ndarray  # rows, columns and kinds, a row each
    counts: tuple[int, ...]
    to_act: int | None
    racks: Sequence[int]
    founded: Sequence[Any]
    passing: int | None
    chosen: Sequence[int]
    totals: Sequence[int]
    lays: Sequence[bytes]  # the packed tables after those that are listed


def observe(view: View, seat: int) -> np.ndarray:
    """Returns the observation of a seat, as numbers."""
    table = [(row, column, KIND_OF[name]) for row, column, name in view.table]
    removed = view.removed.count("pass2"), view.removed.count("draw3")
    lays = sampling.sample_lays(problem_of(view)) if view.to_act == seat and view.stage == "turn" else []
    seen = Seen(
        rack=kinds_of(view.rack),
        pool=kinds_of(view.pool),
        passed=kinds_of(view.passing.mine or []) if view.passing else (),
        table=np.array(table, np.int64).reshape(-1, 3).T,
        counts=(*removed, view.bag, view.groups, view.limit, view.open, view.skips, view.game),
        to_act=view.to_act,
        racks=view.racks,
        founded=view.founded,
        passing=view.passing.by if view.passing else None,
        chosen=view.passing.chosen if view.passing else (),
        totals=view.totals,
        lays=lays,
    )
    return _write(seen, view.seats, seat)


def observe_state(at: State, seat: int, moves: Callable[[], Iterable[Move]]) -> np.ndarray:
    """Returns the same from the state, without making a view; the Lays are those of the listed moves."""
    acts = to_act(at)
    removed = at.removed.count(PASS2), at.removed.count(DRAW3)
    seen = Seen(
        rack=at.racks[seat],
        pool=at.pool,
        passed=at.chosen[seat] or (),
        table=flat_of(at.table).reshape(3, -1),
        counts=(
            *removed,
            len(at.bag),
            count_groups(at.table),
            limit_of(at.seats),
            None not in at.founded,
            at.skips,
            at.game,
        ),
        to_act=None if acts == NATURE else acts,
        racks=[len(rack) for rack in at.racks],
        founded=at.founded,
        passing=at.passing,
        chosen=[other for other, kinds in enumerate(at.chosen) if kinds is not None],
        totals=totals(at),
        lays=[move.table for move in moves() if isinstance(move, Lay)] if acts == seat and at.stage == "turn" else [],
    )
    return _write(seen, at.seats, seat)


def _write(seen: Seen, seats: int, seat: int) -> np.ndarray:
    out = np.zeros(SIZE, np.uint8)
    table = out[TABLE : TABLE + KINDS] = np.bincount(seen.table[2], minlength=KINDS)
    for first, kinds in ((RACK, seen.rack), (POOL, seen.pool), (PASSED, seen.passed)):
        for kind in kinds:
            out[first + kind] += 1
    out[COUNTS : COUNTS + 8] = seen.counts
    order = [*range(seat, seats), *range(seat)]
    for turn, other in enumerate(order):
        out[BY_SEAT + turn : LAID : SEATS] = [
            seen.to_act == other,
            seen.racks[other],
            seen.founded[other] is not None,
            seen.passing == other,
            other in seen.chosen,
            min(seen.totals[other], MOST),
            1,
        ]
    for number, packed in enumerate(seen.lays):
        laid = flat_of(packed)[-(len(packed) // 6) :]
        out[LAID + KINDS * number : LAID + KINDS * (number + 1)] = np.bincount(laid, minlength=KINDS) - table
    _lay_out(seen, order, out)
    return out


def _lay_out(seen: Seen, order: list[int], out: np.ndarray) -> None:
    """Writes the table from its first row and column on, as far as the window reaches."""
    if not seen.table.size:
        return
    rows, columns, kinds = seen.table.astype(np.int64)
    top, left = int(rows.min()), int(columns.min())
    squares, inside = WINDOW * (rows - top) + columns - left, (rows < top + WINDOW) & (columns < left + WINDOW)
    out[GRID + squares[inside]] = kinds[inside] + 1
    out[COUNTS + 8] = len(kinds) - np.count_nonzero(inside)
    for turn, other in enumerate(order):
        for row, column in seen.founded[other] or ():
            if row - top < WINDOW and column - left < WINDOW:
                out[OWNERS + WINDOW * (row - top) + column - left] = turn + 1


def symmetries(seats: int, options: Any) -> list[Symmetry]:
    """Returns the identity alone: renamed colours would change which Lays are listed."""
    values = np.tile(np.arange(256, dtype=np.uint8), (SIZE, 1))
    return [Symmetry(np.arange(SIZE), values, np.arange(LAY + LAYS))]
