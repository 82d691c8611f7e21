"""Cross Rummy as numbers for learners: what a seat observes, its moves, and what all of that means.

Lays cannot all be numbered: those that have numbers are the few that the game lists, in the order in which it does.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np

from bordspil.core.tensor import Part, Symmetry
from bordspil.games.cross_rummy.rules import sampling
from bordspil.games.cross_rummy.rules.laying import problem_of
from bordspil.games.cross_rummy.rules.layout import unpack
from bordspil.games.cross_rummy.rules.notation import Draw, Lay, Move, Pass, PlayDraw3, PlayPass2, Skip, Take
from bordspil.games.cross_rummy.rules.state import State
from bordspil.games.cross_rummy.rules.tiles import KIND_OF, KINDS
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


def observe(view: View, seat: int) -> np.ndarray:
    """Returns the observation of a seat, as numbers."""
    out = np.zeros(SIZE, np.uint8)
    _count(out, RACK, kinds_of(view.rack))
    _count(out, POOL, kinds_of(view.pool))
    _count(out, TABLE, (KIND_OF[name] for *_, name in view.table))
    if view.passing is not None:
        _count(out, PASSED, kinds_of(view.passing.mine or []))
    counts = [view.removed.count("pass2"), view.removed.count("draw3"), view.bag, view.groups, view.limit]
    out[COUNTS : COUNTS + 8] = [*counts, view.open, view.skips, view.game]
    order = [(seat + turn) % view.seats for turn in range(view.seats)]
    chosen = view.passing.chosen if view.passing else []
    for turn, other in enumerate(order):
        out[BY_SEAT + turn : LAID : SEATS] = [
            view.to_act == other,
            view.racks[other],
            view.founded[other] is not None,
            view.passing is not None and view.passing.by == other,
            other in chosen,
            min(view.totals[other], MOST),
            1,
        ]
    if view.to_act == seat and view.stage == "turn":
        for number, added in enumerate(_lays(view)):
            _count(out, LAID + KINDS * number, added)
    _lay_out(view, order, out)
    return out


def _count(out: np.ndarray, first: int, kinds: Iterable[int]) -> None:
    for kind in kinds:
        out[first + kind] += 1


def _lays(view: View) -> Iterable[Iterable[int]]:
    """Returns what each listed Lay takes from the rack; which are listed depends on nothing that is hidden."""
    before = Counter(KIND_OF[name] for *_, name in view.table)
    for packed in sampling.sample_lays(problem_of(view)):
        yield (Counter(kind for *_, kind in unpack(packed)) - before).elements()


def _lay_out(view: View, order: list[int], out: np.ndarray) -> None:
    """Writes the table from its first row and column on, as far as the window reaches."""
    top = min((row for row, *_ in view.table), default=0)
    left = min((column for _, column, _ in view.table), default=0)
    for row, column, name in view.table:
        if row - top < WINDOW and column - left < WINDOW:
            out[GRID + WINDOW * (row - top) + column - left] = KIND_OF[name] + 1
        else:
            out[COUNTS + 8] += 1
    for turn, other in enumerate(order):
        for row, column in view.founded[other] or ():
            if row - top < WINDOW and column - left < WINDOW:
                out[OWNERS + WINDOW * (row - top) + column - left] = turn + 1


def symmetries(seats: int, options: Any) -> list[Symmetry]:
    """Returns the identity alone: renamed colours would change which Lays are listed."""
    values = np.tile(np.arange(256, dtype=np.uint8), (SIZE, 1))
    return [Symmetry(np.arange(SIZE), values, np.arange(LAY + LAYS))]
