"""Strength in Elo: from shares of victories at tables of any size, as differences and as one scale for many."""

import math
from collections.abc import Sequence

import numpy as np
from msgspec import Struct

PER_TEN = 400 / math.log(10)  # a player this much stronger wins e times as often
MOST = 1200.0  # larger differences are not claimed: the games that would show them are never played
PRIOR = 0.5  # of a game won and of a game lost, so that a clean sweep is no infinite strength


class Estimate(Struct, frozen=True):
    """A number and how far off it may be: 95 of 100 times it is within `low` and `high`."""

    value: float
    low: float
    high: float


class Duel(Struct, frozen=True):
    """One contestant alone against another in all the other seats: games, and victories of the one alone."""

    alone: int
    others: int
    seats: int
    games: float
    won: float


def share_of(difference: float, seats: int) -> float:
    """Returns the expected share of victories of a player `difference` stronger than each of the others."""
    return 1 / (1 + (seats - 1) * math.exp(-difference / PER_TEN))


def difference_of(share: float, seats: int) -> float:
    """Returns how much stronger than its equal opponents a player is who wins this share."""
    if share <= 0 or share >= 1:
        return math.copysign(MOST, share - 0.5)
    return max(-MOST, min(MOST, PER_TEN * math.log((seats - 1) * share / (1 - share))))


def difference(means: Sequence[float], seats: int) -> Estimate:
    """Estimates the difference from the mean share of each deal: deals are independent, games of one deal are not."""
    mean = sum(means) / len(means)
    half = 1.96 * math.sqrt(spread_of(means) / len(means))
    return Estimate(*(difference_of(share, seats) for share in (mean, mean - half, mean + half)))


def spread_of(means: Sequence[float]) -> float:
    """Returns the variance of shares; never zero, since a few equal deals do not prove that all are equal."""
    count = len(means)
    mean = sum(means) / count
    return max(sum((one - mean) ** 2 for one in means) / max(1, count - 1), 1 / (4 * count))


def fit(duels: Sequence[Duel], contestants: int, anchor: int, anchored_at: float) -> list[Estimate]:
    """Fits the strengths of maximum likelihood by Newton's method; the anchor is held at its value.

    The model is Plackett and Luce's; for two players that is Bradley and Terry's, on which Elo's scale stands.
    """
    strength = np.zeros(contestants)
    free = [number for number in range(contestants) if number != anchor]
    hessian = np.eye(contestants)
    for _ in range(60):
        slope, hessian = _slope(duels, strength)
        step = np.linalg.solve(hessian[np.ix_(free, free)], slope[free])
        strength[free] += np.clip(step, -1.0, 1.0)
        if np.abs(step).max(initial=0.0) < 1e-9:
            break
    unsure = np.zeros(contestants)
    unsure[free] = np.sqrt(np.diag(np.linalg.inv(hessian[np.ix_(free, free)])))
    values = anchored_at + PER_TEN * (strength - strength[anchor])
    halves = 1.96 * PER_TEN * unsure
    return [Estimate(float(v), float(v - h), float(v + h)) for v, h in zip(values, halves, strict=True)]


def _slope(duels: Sequence[Duel], strength: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Returns gradient and Hessian of the log likelihood; a slight prior ties contestants that never met."""
    slope, hessian = -1e-6 * strength, 1e-6 * np.eye(len(strength))
    for duel in duels:
        one, other = duel.alone, duel.others
        games, won = duel.games + 2 * PRIOR, duel.won + 2 * PRIOR / duel.seats
        chance = 1 / (1 + (duel.seats - 1) * math.exp(strength[other] - strength[one]))
        slope[one] += won - games * chance
        slope[other] -= won - games * chance
        bend = games * chance * (1 - chance)
        hessian[[one, other], [one, other]] += bend
        hessian[one, other] -= bend
        hessian[other, one] -= bend
    return slope, hessian
