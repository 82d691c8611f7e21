"""The net of Azul: each seat's chance to win, and the logit of each move, from small weights.

The facts of a position add up their rows of the first layer; a second, narrow layer gives the chances, the leads and
a few hints. A move's logit is the sum of the hints that concern it, of the weights of its kind, and of what it looks
worth at once.
"""

import math
from typing import Any, Final

import numpy as np

from bordspil.core.kernel import kernel
from bordspil.games.azul.bots.features import FACTS, MEASURES, SEEN, observe
from bordspil.games.azul.bots.heuristics import score_move
from bordspil.games.azul.rules.layout import CENTRE, FLOOR, NOBODY, TAKES
from bordspil.games.azul.rules.turns import victory_shares

WIDE: Final = 64  # numbers in the first layer
NARROW: Final = 32  # in the second
HINTS: Final = 37  # colour and line 30, centre, marker, tiles of each colour 5
KINDS: Final = 270 + 25  # line, tiles on it and tiles taken; then wall cells
MARGIN: Final = 0.2  # what a lead counts for beside winning
FULL_MARGIN: Final = 40.0  # points

WEIGHTS = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("first", np.float32, (FACTS + MEASURES, WIDE)),
                ("first_bias", np.float32, WIDE),
                ("second", np.float32, (WIDE, NARROW)),
                ("second_bias", np.float32, NARROW),
                ("outcome", np.float32, (NARROW, 8)),  # each seat's chance, then each seat's lead
                ("outcome_bias", np.float32, 8),
                ("hint", np.float32, (NARROW, HINTS)),
                ("hint_bias", np.float32, HINTS),
                ("kind", np.float32, KINDS),
                ("origin", np.float32, 20),  # display or centre, and tiles taken
                ("scale", np.float32, 2),  # of what a take or a wall cell looks worth at once
            ],
            align=True,
        ),
    )
)
SCRATCH = np.dtype(
    (
        np.record,
        np.dtype(
            [
                *SEEN,
                ("first", np.float32, WIDE),
                ("second", np.float32, NARROW),
                ("outcome", np.float32, 8),
                ("hint", np.float32, HINTS),
                ("part", np.int32, 6),  # of a move: kind, origin, colour and line, centre, marker, tiles
            ],
            align=True,
        ),
    )
)


@kernel
def forward(g: Any, weights: Any, scratch: Any) -> None:
    """Runs the two layers for a position that is not over."""
    observe(g, scratch)
    for j in range(WIDE):
        scratch.first[j] = weights.first_bias[j]
    facts = int(scratch.facts)
    for i in range(0, facts - 3, 4):  # four at a time, since fetching and storing the sums costs most
        a, b, c, d = scratch.fact[i], scratch.fact[i + 1], scratch.fact[i + 2], scratch.fact[i + 3]
        for j in range(WIDE):
            scratch.first[j] += (weights.first[a, j] + weights.first[b, j]) + (
                weights.first[c, j] + weights.first[d, j]
            )
    for i in range(facts - facts % 4, facts):
        fact = scratch.fact[i]
        for j in range(WIDE):
            scratch.first[j] += weights.first[fact, j]
    for i in range(MEASURES):
        size = scratch.measure[i]
        if size != 0:
            for j in range(WIDE):
                scratch.first[j] += size * weights.first[FACTS + i, j]
    for j in range(NARROW):
        scratch.second[j] = weights.second_bias[j]
    for i in range(WIDE):
        size = scratch.first[i]
        if size > 0:
            for j in range(NARROW):
                scratch.second[j] += size * weights.second[i, j]
    for j in range(NARROW):
        scratch.second[j] = max(scratch.second[j], np.float32(0))


@kernel
def predict(g: Any, weights: Any, scratch: Any) -> None:
    """Writes chances and leads from the seat to act on, after `forward`: `outcome` holds four of each."""
    seats = int(g.seats)
    for j in range(8):
        scratch.outcome[j] = weights.outcome_bias[j]
    for i in range(NARROW):
        size = scratch.second[i]
        if size > 0:
            for j in range(8):
                scratch.outcome[j] += size * weights.outcome[i, j]
    most = scratch.outcome[0]
    for place in range(1, seats):
        most = max(most, scratch.outcome[place])
    total = np.float32(0)
    for place in range(seats):
        scratch.outcome[place] = math.exp(scratch.outcome[place] - most)
        total += scratch.outcome[place]
        scratch.outcome[4 + place] = math.tanh(scratch.outcome[4 + place])
    for place in range(seats):
        scratch.outcome[place] /= total


@kernel
def value(g: Any, weights: Any, scratch: Any, out: Any) -> None:
    """Writes what each seat may expect, from 0 to 1: mostly to win, a little to be ahead; then its chance to win."""
    forward(g, weights, scratch)
    predict(g, weights, scratch)
    seats = int(g.seats)
    for place in range(seats):
        seat = (int(g.actor) + place) % seats
        out[seat] = (1 - MARGIN) * scratch.outcome[place] + MARGIN * (0.5 + 0.5 * scratch.outcome[4 + place])
        out[4 + seat] = scratch.outcome[place]


@kernel
def lead(g: Any, seat: int) -> float:
    """Returns by how much a seat is ahead of its best rival at the end, from -1 to 1."""
    rival = 0
    for other in range(int(g.seats)):
        if other != seat:
            rival = max(rival, int(g.score[other]))
    return min(max((int(g.score[seat]) - rival) / FULL_MARGIN, -1.0), 1.0)


@kernel
def terminal_value(g: Any, out: Any) -> None:
    """Writes the same as `value` where the game is over."""
    victory_shares(g, out)
    for seat in range(int(g.seats)):
        out[4 + seat] = out[seat]
        out[seat] = (1 - MARGIN) * out[seat] + MARGIN * (0.5 + 0.5 * lead(g, seat))


@kernel
def split_move(g: Any, move: int, scratch: Any) -> None:
    """Writes the parts of a move that weights belong to."""
    for i in range(6):
        scratch.part[i] = 0
    if move >= TAKES:
        scratch.part[0] = 270 + move - TAKES
        scratch.part[2] = -1
        return
    seat = int(g.actor)
    source, colour, line = move // 30, move // 6 % 5, move % 6
    count = int(g.sources[source] >> 8 * colour & 255)
    lying = min(int(g.fallen[seat]), 4) if line == FLOOR else int(g.count[seat, line])
    scratch.part[0] = 45 * line + 9 * lying + min(count, 8)
    scratch.part[1] = 10 * (source == CENTRE) + min(count, 9)
    scratch.part[2] = 6 * colour + line
    scratch.part[3] = 1 if source == CENTRE else 0
    scratch.part[4] = 1 if source == CENTRE and g.marker == NOBODY else 0
    scratch.part[5] = count


@kernel
def logits(g: Any, weights: Any, scratch: Any, moves: Any, count: int, out: Any) -> None:
    """Writes the logits of the first `count` moves."""
    forward(g, weights, scratch)
    for j in range(HINTS):
        scratch.hint[j] = weights.hint_bias[j]
    for i in range(NARROW):
        size = scratch.second[i]
        if size > 0:
            for j in range(HINTS):
                scratch.hint[j] += size * weights.hint[i, j]
    for i in range(count):
        move = int(moves[i])
        split_move(g, move, scratch)
        pair = scratch.part[2]
        logit = weights.kind[scratch.part[0]] + weights.scale[1 if pair < 0 else 0] * score_move(g, move)
        if pair >= 0:
            logit += weights.origin[scratch.part[1]] + scratch.hint[pair] + scratch.part[3] * scratch.hint[30]
            logit += scratch.part[4] * scratch.hint[31] + scratch.part[5] * scratch.hint[32 + pair // 6]
        out[i] = logit


@kernel
def observe_first(gs: Any, scratches: Any) -> None:
    """Calls `observe` for callers outside the kernels."""
    observe(gs[0], scratches[0])
