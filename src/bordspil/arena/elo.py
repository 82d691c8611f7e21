"""Strength in Elo: from shares of victories at tables of any size, as differences and as one scale for many."""

import math
from collections.abc import Sequence

import numpy as np
from msgspec import Struct

PER_TEN = 400 / math.log(10)  # a player this much stronger wins e times as often
MOST = 1200.0  # nobody is said to be further apart than this: the games that would show it are never played
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
    """The share of victories of one who is so much stronger than each of the others; among equals one in `seats`."""
    return 1 / (1 + (seats - 1) * math.exp(-difference / PER_TEN))


def difference_of(share: float, seats: int) -> float:
    """How much stronger one is who wins such a share against equals of each other."""
    if share <= 0 or share >= 1:
        return math.copysign(MOST, share - 0.5)
    return max(-MOST, min(MOST, PER_TEN * math.log((seats - 1) * share / (1 - share))))


def difference(means: Sequence[float], seats: int) -> Estimate:
    """The difference that mean shares tell, one of each deal: games of one deal are not independent, deals are."""
    mean = sum(means) / len(means)
    half = 1.96 * math.sqrt(spread_of(means) / len(means))
    return Estimate(*(difference_of(share, seats) for share in (mean, mean - half, mean + half)))


def spread_of(means: Sequence[float]) -> float:
    """The variance of shares; never quite none, since few deals of one kind do not prove that there is no other."""
    count = len(means)
    mean = sum(means) / count
    return max(sum((one - mean) ** 2 for one in means) / max(1, count - 1), 1 / (4 * count))


def fit(duels: Sequence[Duel], contestants: int, anchor: int, anchored_at: float) -> list[Estimate]:
    """The strengths that make what happened likeliest, by Newton's method; one of them is held where it is.

    Who wins a game of several is taken as drawn by strength, as Plackett and Luce do; for two that is Bradley and
    Terry's model, which Elo's scale is made of.
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
    """Which way the likelihood grows, and how it bends; a little pull holds together what never met."""
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
