"""The logits of placements of Blokus Shuffle: what each opens, closes and denies, as kernels."""

from typing import Any

import numpy as np

from bordspil.core.kernel import kernel, table
from bordspil.games.blokus_shuffle.bots import heuristics
from bordspil.games.blokus_shuffle.bots.features import survey
from bordspil.games.blokus_shuffle.rules import legal_moves
from bordspil.games.blokus_shuffle.rules.pieces import (
    EDGE,
    ORIENTATIONS,
    PIECE_OF,
    PIECES,
    SIDE,
    SQUARES,
    TALL,
    WIDE,
    bits_in,
)
from bordspil.games.blokus_shuffle.rules.placing import WARPS
from bordspil.games.blokus_shuffle.rules.state import COLOURS

PLACEMENT_FEATURES = 16
PATTERN_NUMBERS = PLACEMENT_FEATURES + PIECES
PHASES = 4
ROWS = 7  # a piece and a row on either side


def _rows(cells: set[tuple[int, int]]) -> list[int]:
    return [sum(1 << column + 1 for row, column in cells if row == line - 1) for line in range(ROWS)]


def _around(cells: Any, steps: Any) -> set[tuple[int, int]]:
    return {(row + down, column + across) for row, column in cells for down, across in steps}


_SIDES = tuple(_around(cells, ((0, 1), (1, 0), (0, -1), (-1, 0))) - set(cells) for cells in ORIENTATIONS)
_CORNERS = tuple(_around(cells, ((1, 1), (1, -1), (-1, 1), (-1, -1))) - set(cells) for cells in ORIENTATIONS)
BODY = table([_rows(set(cells)) for cells in ORIENTATIONS], np.int64)
BESIDE = table([_rows(cells) for cells in _SIDES], np.int64)
AT_CORNER = table([_rows(cells - sides) for cells, sides in zip(_CORNERS, _SIDES, strict=True)], np.int64)


@kernel
def describe_placement(g: Any, scratch: Any, colour: int, place: int) -> None:
    """Notes what a placement does for a colour; the survey of the position is there already."""
    orientation, at = place // SQUARES, place % SQUARES
    top, shift = at // SIDE + EDGE - 1, at % SIDE + EDGE - 1
    one, two, three = (colour + 1) % COLOURS, (colour + 2) % COLOURS, (colour + 3) % COLOURS
    opened = unseen = new = closed = along = 0
    blocked_one = blocked_two = blocked_three = entered_one = entered_two = entered_three = own = 0
    for line in range(int(TALL[orientation]) + 2):
        row = top + line
        body, sides = int(BODY[orientation, line]) << shift, int(BESIDE[orientation, line]) << shift
        live, free, wave = (
            int(scratch.live[colour, row]),
            int(scratch.free[colour, row]),
            int(scratch.wave[0, colour, row]),
        )
        first, second, third = (
            int(scratch.wave[0, one, row]),
            int(scratch.wave[0, two, row]),
            int(scratch.wave[0, three, row]),
        )
        others = first | second | third
        corners = (int(AT_CORNER[orientation, line]) << shift) & free & ~live
        opened += bits_in(corners)
        unseen += bits_in(corners & ~others)
        new += bits_in(corners & ~wave)
        closed += bits_in(live & (body | sides))
        along += bits_in(sides & wave)
        blocked_one += bits_in(body & int(scratch.live[one, row]))
        blocked_two += bits_in(body & int(scratch.live[two, row]))
        blocked_three += bits_in(body & int(scratch.live[three, row]))
        entered_one += bits_in(body & first)
        entered_two += bits_in(body & second)
        entered_three += bits_in(body & third)
        own += bits_in(body & ~others)
    seen = scratch.pattern
    seen[0], seen[1], seen[2], seen[3] = opened, unseen, new, closed
    seen[4], seen[5], seen[6] = blocked_one, blocked_two, blocked_three
    seen[7], seen[8], seen[9] = entered_one, entered_two, entered_three
    seen[10], seen[12] = own, along
    seen[11] = (
        abs(2 * (at // SIDE) + int(TALL[orientation]) - SIDE) + abs(2 * (at % SIDE) + int(WIDE[orientation]) - SIDE)
    ) / 20.0


@kernel
def phase_of(g: Any, colour: int) -> int:
    """Returns how far a colour is: a quarter for every five pieces or so."""
    return min((PIECES - bits_in(int(g.left[colour]))) // 5, PHASES - 1)


@kernel
def placement_logit(g: Any, weights: Any, scratch: Any, colour: int, place: int) -> float:
    """Returns the logit of a placement."""
    describe_placement(g, scratch, colour, place)
    factors = weights.moves[phase_of(g, colour)]
    seen = scratch.pattern
    a = b = c = d = 0.0  # four sums that need not wait for each other
    for i in range(0, PLACEMENT_FEATURES, 4):
        a += seen[i] * factors[i]
        b += seen[i + 1] * factors[i + 1]
        c += seen[i + 2] * factors[i + 2]
        d += seen[i + 3] * factors[i + 3]
    return float((a + b) + (c + d) + factors[PLACEMENT_FEATURES + int(PIECE_OF[place // SQUARES])])


@kernel
def propose(g: Any, weights: Any, scratch: Any, moves: Any, logits: Any, most: int) -> int:
    """Writes the moves with the highest logits, at most so many, and returns their number."""
    n = legal_moves.legal(g, moves)
    write_logits(g, weights, scratch, moves, logits, n)
    return keep_best(moves, logits, n, most)


@kernel
def write_logits(g: Any, weights: Any, scratch: Any, moves: Any, logits: Any, n: int) -> None:
    """Writes the logits of the first moves of a list."""
    if n > 1 and moves[0] < WARPS:
        survey(g, scratch)
        for i in range(n):
            logits[i] = placement_logit(g, weights, scratch, int(g.colour), int(moves[i]))
    else:
        for i in range(n):
            logits[i] = heuristics.logit(g, int(moves[i]))


@kernel
def logits_of(gs: Any, all_weights: Any, scratches: Any, moves: Any, out: Any) -> None:
    """Calls `write_logits` for callers outside the kernels."""
    write_logits(gs[0], all_weights[0], scratches[0], moves, out, len(moves))


@kernel
def keep_best(moves: Any, logits: Any, n: int, most: int) -> int:
    """Brings the best moves of a list to its front, the best of all first; the others are lost."""
    most = min(most, n)
    kept = 0
    for i in range(n):
        move, logit = moves[i], logits[i]
        if kept == most and logit <= logits[kept - 1]:
            continue
        place = min(kept, most - 1)
        while place > 0 and logits[place - 1] < logit:
            moves[place], logits[place] = moves[place - 1], logits[place - 1]
            place -= 1
        moves[place], logits[place] = move, logit
        kept = min(kept + 1, most)
    return most


@kernel
def describe_placements(states: Any, scratches: Any, moves: Any, begins: Any, out: Any) -> None:
    """Writes what placements do, for learning: those of position i stand from begins[i] to begins[i + 1]."""
    for i in range(len(states)):
        survey(states[i], scratches[0])
        for n in range(begins[i], begins[i + 1]):
            describe_placement(states[i], scratches[0], int(states[i].colour), int(moves[n]))
            for k in range(PATTERN_NUMBERS):
                out[n, k] = scratches[0].pattern[k] if k < PLACEMENT_FEATURES else 0.0
            out[n, PLACEMENT_FEATURES + int(PIECE_OF[moves[n] // SQUARES])] = 1.0
