"""The value of a position of Blokus Shuffle to every seat: a small net over the survey of a position, as kernels."""

import math
from typing import Any

import numpy as np

from bordspil.core.kernel import kernel
from bordspil.games.blokus_shuffle.bots.features import FEATURES, NOTES, survey
from bordspil.games.blokus_shuffle.bots.heuristics import reward
from bordspil.games.blokus_shuffle.bots.move_priors import PATTERN_NUMBERS, PHASES, PLACEMENT_FEATURES
from bordspil.games.blokus_shuffle.rules.scoring import lead, squares_left, victory_shares
from bordspil.games.blokus_shuffle.rules.state import COLOURS

FIRST, SECOND = 48, 16  # neurons
OUTPUTS = 2  # the squares a colour will have left, and how strong it stands among the others
LEFT = 20.0  # squares that the first output counts in
# Pieces on the board up to which rollouts are not needed, and from which on only they count.
SURE, UNSURE = 36, 72
SURE_OF_MANY, UNSURE_OF_MANY = 16, 76  # by the classic rules, with more than two players

LAYERS: tuple[Any, ...] = (
    ("into", np.float32, (FEATURES, FIRST)),
    ("into_bias", np.float32, FIRST),
    ("through", np.float32, (FIRST, SECOND)),
    ("through_bias", np.float32, SECOND),
    ("out", np.float32, (SECOND, OUTPUTS)),
    ("out_bias", np.float32, OUTPUTS),
    ("moves", np.float32, (PHASES, PATTERN_NUMBERS)),
)
WEIGHTS = np.dtype((np.record, np.dtype([*LAYERS], align=True)))
SCRATCH = np.dtype(
    (
        np.record,
        np.dtype(
            [
                *NOTES,
                ("one", np.float32, FIRST),
                ("two", np.float32, SECOND),
                ("left", np.float64, COLOURS),
                ("strength", np.float64, COLOURS),
                ("pattern", np.float32, PLACEMENT_FEATURES),
            ],
            align=True,
        ),
    )
)


@kernel
def forward(weights: Any, scratch: Any, colour: int) -> None:
    """Runs the net for one colour."""
    numbers, one, two = scratch.numbers[colour], scratch.one, scratch.two
    into, through = weights.into, weights.through
    for j in range(FIRST):
        one[j] = weights.into_bias[j]
    for i in range(0, FEATURES, 4):  # four at a time, of which there are a whole number: fewer reads and writes
        a, b, c, d = numbers[i], numbers[i + 1], numbers[i + 2], numbers[i + 3]
        for j in range(FIRST):
            one[j] += (a * into[i, j] + b * into[i + 1, j]) + (c * into[i + 2, j] + d * into[i + 3, j])
    for j in range(SECOND):
        two[j] = weights.through_bias[j]
    for i in range(FIRST):
        x = one[i]
        if x > 0:
            for j in range(SECOND):
                two[j] += x * through[i, j]
    left, strength = weights.out_bias[0], weights.out_bias[1]
    for j in range(SECOND):
        x = two[j]
        if x > 0:
            left += x * weights.out[j, 0]
            strength += x * weights.out[j, 1]
    scratch.left[colour] = LEFT * left
    scratch.strength[colour] = strength


@kernel
def predict(g: Any, weights: Any, scratch: Any) -> None:
    """Predicts the squares that every colour will have left, and its strength.

    A colour that cannot go on keeps what it has.
    """
    survey(g, scratch)
    for colour in range(COLOURS):
        forward(weights, scratch, colour)
        now = squares_left(g, colour)
        if scratch.numbers[colour, 6] == 0 and not g.cards:
            scratch.left[colour] = now
        scratch.left[colour] = min(max(scratch.left[colour], 0.0), float(now))


@kernel
def worse_of(scratch: Any, seat: int) -> float:
    """Returns the strength of a seat with two colours, of which the worse counts (BS-52)."""
    return -math.log(math.exp(-scratch.strength[seat]) + math.exp(-scratch.strength[seat + 2]))


@kernel
def value(g: Any, weights: Any, scratch: Any, out: Any) -> None:
    """Writes the reward that each seat may expect, as of a finished game, and after these its chance to win."""
    predict(g, weights, scratch)
    seats = int(g.seats)
    if seats == 2:
        stronger = worse_of(scratch, 0) - worse_of(scratch, 1)
        for seat in range(seats):
            behind = max(scratch.left[seat], scratch.left[seat + 2])
            behind -= max(scratch.left[1 - seat], scratch.left[3 - seat])
            out[COLOURS + seat] = 1.0 / (1.0 + math.exp(-stronger if seat == 0 else stronger))
            out[seat] = reward(out[COLOURS + seat], -behind)
        return
    total = 0.0
    for seat in range(seats):
        total += math.exp(scratch.strength[seat])
    for seat in range(seats):
        rival = 1000.0
        for other in range(seats):
            if other != seat:
                rival = min(rival, scratch.left[other])
        out[COLOURS + seat] = math.exp(scratch.strength[seat]) / total
        out[seat] = reward(out[COLOURS + seat], rival - scratch.left[seat])


@kernel
def terminal_value(g: Any, out: Any) -> None:
    """Writes the reward of each seat when the game is over, and after these its share of the victory."""
    victory_shares(g, out)
    for seat in range(int(g.seats)):
        out[COLOURS + seat] = out[seat]
        out[seat] = reward(out[seat], float(lead(g, seat)))


@kernel
def value_weight(g: Any, weights: Any, scratch: Any) -> float:
    """Returns how often a simulation ends in the net's value: early it sees more than rollouts do, late less."""
    sure, unsure = SURE, UNSURE
    if g.seats > 2 and not g.cards:
        sure, unsure = SURE_OF_MANY, UNSURE_OF_MANY
    return min(max((unsure - int(g.lying)) / (unsure - sure), 0.0), 1.0)
