"""Ratings of players on Elo's scale, updated after every game of any number of players.

A rating is a normal distribution. The places of a game follow the Plackett-Luce model (Elo's model for two players);
the new rating is the mode of the posterior, with the curvature there as its precision. All players of a game are
updated together, so a game of four is one observation and not six duels.
"""

import math
from collections.abc import Iterator, Sequence
from itertools import combinations

import numpy as np
from msgspec import Struct

PER_TEN = 400 / math.log(10)  # a player this much stronger wins e times as often
MOST_UNSURE = 350.0  # of a player without games
PER_GAME = 12.0  # strengths change: this keeps deviations from shrinking without end
PER_DAY = 10.0  # after three years without games a player is as good as unknown


class Rating(Struct, frozen=True):
    """A normal distribution of a strength; deviation 0 is a measured strength that does not change."""

    mean: float = 1500.0
    deviation: float = MOST_UNSURE


def after_days(rating: Rating, days: float) -> Rating:
    """Returns a rating after days without games: less certain; negative days count as none."""
    variance = rating.deviation**2 + PER_DAY**2 * max(0.0, days)
    return Rating(rating.mean, min(MOST_UNSURE, math.sqrt(variance)))


def update(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Returns the ratings after a game: a lower place is better, equal places are a tie."""
    free = [number for number, rating in enumerate(before) if rating.deviation > 0]
    means = np.array([rating.mean for rating in before], dtype=float)
    if not free or len(before) < 2:
        return list(before)
    precision = np.array([1 / (before[n].deviation ** 2 + PER_GAME**2) for n in free])
    choices = list(_choices(places))
    strengths = means.copy()
    for _ in range(50):
        slope, bend = _likelihood(strengths, choices)
        slope_free = slope[free] - precision * (strengths[free] - means[free])
        bend_free = bend[np.ix_(free, free)] + np.diag(precision)
        step = np.linalg.solve(bend_free, slope_free)
        strengths[free] += np.clip(step, -PER_TEN, PER_TEN)
        if np.abs(step).max() < 1e-6:
            break
    _, bend = _likelihood(strengths, choices)
    variances = np.diag(np.linalg.inv(bend[np.ix_(free, free)] + np.diag(precision)))
    after = list(before)
    for number, variance in zip(free, variances, strict=True):
        after[number] = Rating(float(strengths[number]), min(MOST_UNSURE, math.sqrt(variance)))
    return after


def _choices(places: Sequence[int]) -> Iterator[tuple[float, list[int]]]:
    """Yields the choices of the Plackett-Luce model: the players left each time a place is given, with a weight.

    All orders of tied players weigh the same.
    """
    for place in sorted(set(places)):
        tied = [number for number, other in enumerate(places) if other == place]
        behind = [number for number, other in enumerate(places) if other > place]
        for size in range(1, len(tied) + 1):
            for some in combinations(tied, size):
                yield 1 / math.comb(len(tied), size), [*some, *behind]


def _likelihood(strengths: np.ndarray, choices: list[tuple[float, list[int]]]) -> tuple[np.ndarray, np.ndarray]:
    """Returns gradient and Hessian of the log likelihood of a game."""
    slope = np.full(len(strengths), 1 / PER_TEN)
    bend = np.zeros((len(strengths), len(strengths)))
    for weight, left in choices:
        chances = np.exp((strengths[left] - strengths[left].max()) / PER_TEN)
        chances /= chances.sum()
        slope[left] -= weight * chances / PER_TEN
        bend[np.ix_(left, left)] += weight * (np.diag(chances) - np.outer(chances, chances)) / PER_TEN**2
    return slope, bend
