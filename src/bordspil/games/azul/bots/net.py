"""The learned judgement of Azul: each seat's chance to win and how promising each move is, from small weights.

The facts of a position add up their rows of the first layer; a second, narrow layer gives the chances, the leads and
a few hints. A move's promise is the sum of the hints that concern it, of what moves of its kind are worth as a rule,
and of what it looks worth at once.
"""

import math
from typing import Any, Final

import numpy as np

from bordspil.core.kernel import kernel
from bordspil.games.azul.bots.features import FACTS, MEASURES, SEEN, observe
from bordspil.games.azul.bots.heuristics import judge
from bordspil.games.azul.rules.layout import CENTRE, FLOOR, NOBODY, TAKES
from bordspil.games.azul.rules.tiling import complete_rows

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
THOUGHT = np.dtype(
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
def think(g: Any, mind: Any, thought: Any) -> None:
    """The two layers for a position that is not over."""
    observe(g, thought)
    for j in range(WIDE):
        thought.first[j] = mind.first_bias[j]
    facts = int(thought.facts)
    for i in range(0, facts - 3, 4):  # four at a time, since fetching and storing the sums costs most
        a, b, c, d = thought.fact[i], thought.fact[i + 1], thought.fact[i + 2], thought.fact[i + 3]
        for j in range(WIDE):
            thought.first[j] += (mind.first[a, j] + mind.first[b, j]) + (mind.first[c, j] + mind.first[d, j])
    for i in range(facts - facts % 4, facts):
        fact = thought.fact[i]
        for j in range(WIDE):
            thought.first[j] += mind.first[fact, j]
    for i in range(MEASURES):
        size = thought.measure[i]
        if size != 0:
            for j in range(WIDE):
                thought.first[j] += size * mind.first[FACTS + i, j]
    for j in range(NARROW):
        thought.second[j] = mind.second_bias[j]
    for i in range(WIDE):
        size = thought.first[i]
        if size > 0:
            for j in range(NARROW):
                thought.second[j] += size * mind.second[i, j]
    for j in range(NARROW):
        thought.second[j] = max(thought.second[j], np.float32(0))


@kernel
def foretell(g: Any, mind: Any, thought: Any) -> None:
    """Chances and leads from the seat to act on, after `think`: `outcome` holds four chances, then four leads."""
    seats = int(g.seats)
    for j in range(8):
        thought.outcome[j] = mind.outcome_bias[j]
    for i in range(NARROW):
        size = thought.second[i]
        if size > 0:
            for j in range(8):
                thought.outcome[j] += size * mind.outcome[i, j]
    most = thought.outcome[0]
    for place in range(1, seats):
        most = max(most, thought.outcome[place])
    total = np.float32(0)
    for place in range(seats):
        thought.outcome[place] = math.exp(thought.outcome[place] - most)
        total += thought.outcome[place]
        thought.outcome[4 + place] = math.tanh(thought.outcome[4 + place])
    for place in range(seats):
        thought.outcome[place] /= total


@kernel
def value(g: Any, mind: Any, thought: Any, out: Any) -> None:
    """What each seat may expect, from 0 to 1: mostly to win, a little to be ahead; then its chance to win."""
    think(g, mind, thought)
    foretell(g, mind, thought)
    seats = int(g.seats)
    for place in range(seats):
        seat = (int(g.actor) + place) % seats
        out[seat] = (1 - MARGIN) * thought.outcome[place] + MARGIN * (0.5 + 0.5 * thought.outcome[4 + place])
        out[4 + seat] = thought.outcome[place]


@kernel
def lead(g: Any, seat: int) -> float:
    """By how much a seat is ahead of its best rival at the end, from -1 to 1."""
    rival = 0
    for other in range(int(g.seats)):
        if other != seat:
            rival = max(rival, int(g.score[other]))
    return min(max((int(g.score[seat]) - rival) / FULL_MARGIN, -1.0), 1.0)


@kernel
def result(g: Any, out: Any) -> None:
    """Each seat's share of the victory at the end (AZ-42)."""
    best = -1
    for seat in range(int(g.seats)):
        best = max(best, 8 * int(g.score[seat]) + complete_rows(g, seat))
    share = 0
    for seat in range(int(g.seats)):
        share += 8 * int(g.score[seat]) + complete_rows(g, seat) == best
    for seat in range(int(g.seats)):
        out[seat] = 1.0 / share if 8 * int(g.score[seat]) + complete_rows(g, seat) == best else 0.0


@kernel
def reckon(g: Any, out: Any) -> None:
    """`value` where the game is over."""
    result(g, out)
    for seat in range(int(g.seats)):
        out[4 + seat] = out[seat]
        out[seat] = (1 - MARGIN) * out[seat] + MARGIN * (0.5 + 0.5 * lead(g, seat))


@kernel
def dissect(g: Any, move: int, thought: Any) -> None:
    """The parts of a move that weights belong to."""
    for i in range(6):
        thought.part[i] = 0
    if move >= TAKES:
        thought.part[0] = 270 + move - TAKES
        thought.part[2] = -1
        return
    seat = int(g.actor)
    source, colour, line = move // 30, move // 6 % 5, move % 6
    count = int(g.sources[source] >> 8 * colour & 255)
    lying = min(int(g.fallen[seat]), 4) if line == FLOOR else int(g.count[seat, line])
    thought.part[0] = 45 * line + 9 * lying + min(count, 8)
    thought.part[1] = 10 * (source == CENTRE) + min(count, 9)
    thought.part[2] = 6 * colour + line
    thought.part[3] = 1 if source == CENTRE else 0
    thought.part[4] = 1 if source == CENTRE and g.marker == NOBODY else 0
    thought.part[5] = count


@kernel
def promise(g: Any, mind: Any, thought: Any, moves: Any, count: int, out: Any) -> None:
    """How promising each of `count` moves looks before any search, in units of e-fold."""
    think(g, mind, thought)
    for j in range(HINTS):
        thought.hint[j] = mind.hint_bias[j]
    for i in range(NARROW):
        size = thought.second[i]
        if size > 0:
            for j in range(HINTS):
                thought.hint[j] += size * mind.hint[i, j]
    for i in range(count):
        move = int(moves[i])
        dissect(g, move, thought)
        pair = thought.part[2]
        weight = mind.kind[thought.part[0]] + mind.scale[1 if pair < 0 else 0] * judge(g, move)
        if pair >= 0:
            weight += mind.origin[thought.part[1]] + thought.hint[pair] + thought.part[3] * thought.hint[30]
            weight += thought.part[4] * thought.hint[31] + thought.part[5] * thought.hint[32 + pair // 6]
        out[i] = weight


@kernel
def look(gs: Any, thoughts: Any) -> None:
    """`observe` for callers outside the kernels."""
    observe(gs[0], thoughts[0])
