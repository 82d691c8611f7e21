"""What a position of Blokus Shuffle promises every seat: a small net over the survey of a position, as kernels."""

import math
from typing import Any

import numpy as np

from bordspil.core.kernel import kernel
from bordspil.games.blokus_shuffle.bots.features import FEATURES, NOTES, survey
from bordspil.games.blokus_shuffle.bots.move_priors import PATTERN_NUMBERS, PHASES, SIGHTS
from bordspil.games.blokus_shuffle.rules.scoring import score, squares_left
from bordspil.games.blokus_shuffle.rules.state import COLOURS

FIRST, SECOND = 48, 16  # neurons
OUTPUTS = 2  # the squares a colour will have left, and how strong it stands among the others
LEFT = 20.0  # squares that the first output counts in
# Pieces on the board up to which playouts are not needed, and from which on only they count.
SURE, UNSURE = 36, 72
SURE_OF_MANY, UNSURE_OF_MANY = 16, 76  # by the classic rules, with more than two players

WEIGHTS: list[Any] = [
    ("into", np.float32, (FEATURES, FIRST)),
    ("into_bias", np.float32, FIRST),
    ("through", np.float32, (FIRST, SECOND)),
    ("through_bias", np.float32, SECOND),
    ("out", np.float32, (SECOND, OUTPUTS)),
    ("out_bias", np.float32, OUTPUTS),
    ("moves", np.float32, (PHASES, PATTERN_NUMBERS)),
]
MIND = np.dtype(
    (
        np.record,
        np.dtype(
            [
                *NOTES,
                *WEIGHTS,
                ("one", np.float32, FIRST),
                ("two", np.float32, SECOND),
                ("left", np.float64, COLOURS),
                ("strength", np.float64, COLOURS),
                ("pattern", np.float32, SIGHTS),
            ],
            align=True,
        ),
    )
)


@kernel
def forward(mind: Any, colour: int) -> None:
    """The net for one colour."""
    numbers, one, two = mind.numbers[colour], mind.one, mind.two
    into, through = mind.into, mind.through
    for j in range(FIRST):
        one[j] = mind.into_bias[j]
    for i in range(0, FEATURES, 4):  # four at a time, of which there are a whole number: fewer reads and writes
        a, b, c, d = numbers[i], numbers[i + 1], numbers[i + 2], numbers[i + 3]
        for j in range(FIRST):
            one[j] += (a * into[i, j] + b * into[i + 1, j]) + (c * into[i + 2, j] + d * into[i + 3, j])
    for j in range(SECOND):
        two[j] = mind.through_bias[j]
    for i in range(FIRST):
        x = one[i]
        if x > 0:
            for j in range(SECOND):
                two[j] += x * through[i, j]
    left, strength = mind.out_bias[0], mind.out_bias[1]
    for j in range(SECOND):
        x = two[j]
        if x > 0:
            left += x * mind.out[j, 0]
            strength += x * mind.out[j, 1]
    mind.left[colour] = LEFT * left
    mind.strength[colour] = strength


@kernel
def foresee(g: Any, mind: Any) -> None:
    """The squares every colour will have left, and its strength; a colour that cannot go on keeps what it has."""
    survey(g, mind)
    for colour in range(COLOURS):
        forward(mind, colour)
        now = squares_left(g, colour)
        if mind.numbers[colour, 6] == 0 and not g.cards:
            mind.left[colour] = now
        mind.left[colour] = min(max(mind.left[colour], 0.0), float(now))


@kernel
def worse_of(mind: Any, seat: int) -> float:
    """BS-52: the strength of a seat with two colours, of which the worse counts."""
    return -math.log(math.exp(-mind.strength[seat]) + math.exp(-mind.strength[seat + 2]))


@kernel
def evaluate(g: Any, mind: Any, out: Any) -> None:
    """The reward that each seat may expect, in the measure of a finished game, and after these its chance to win."""
    foresee(g, mind)
    seats = int(g.seats)
    if seats == 2:
        lead = worse_of(mind, 0) - worse_of(mind, 1)
        for seat in range(seats):
            behind = max(mind.left[seat], mind.left[seat + 2]) - max(mind.left[1 - seat], mind.left[3 - seat])
            tell(out, seat, 1.0 / (1.0 + math.exp(-lead if seat == 0 else lead)), behind)
        return
    total = 0.0
    for seat in range(seats):
        total += math.exp(mind.strength[seat])
    for seat in range(seats):
        rival = 1000.0
        for other in range(seats):
            if other != seat:
                rival = min(rival, mind.left[other])
        tell(out, seat, math.exp(mind.strength[seat]) / total, mind.left[seat] - rival)


@kernel
def tell(out: Any, seat: int, chance: float, behind: float) -> None:
    """Writes down what a seat may expect: mostly whether it wins, a little by how much."""
    out[seat] = 0.6 * chance + 0.4 * (0.5 - min(max(behind / 60.0, -0.5), 0.5))
    out[COLOURS + seat] = chance


@kernel
def reward(g: Any, out: Any) -> None:
    """The reward of each seat when the game is over, and after these its share of the victory."""
    sign = 1 if g.advanced else -1
    seats = int(g.seats)
    best = -1000
    winners = 0
    for seat in range(seats):
        own = sign * score(g, seat)
        if own > best:
            best, winners = own, 0
        winners += int(own == best)
    for seat in range(seats):
        own = sign * score(g, seat)
        rival = -1000
        for other in range(seats):
            if other != seat:
                rival = max(rival, sign * score(g, other))
        tell(out, seat, 1.0 / winners if own == best else 0.0, float(rival - own))


@kernel
def sureness(g: Any, mind: Any) -> float:
    """How often a simulation ends in the net's judgement: early it sees more than playouts do, late less."""
    sure, unsure = SURE, UNSURE
    if g.seats > 2 and not g.cards:
        sure, unsure = SURE_OF_MANY, UNSURE_OF_MANY
    return min(max((unsure - int(g.lying)) / (unsure - sure), 0.0), 1.0)
