"""The sequential probability ratio test: stops a match when one of two hypotheses on the strengths is clear."""

import math
from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from bordspil.arena.elo import share_of, spread_of
from bordspil.core.game import BadRequest

FEWEST = 8  # deals before the first verdict: the variance of fewer is too uncertain
Verdict = Literal["weaker", "stronger", "open"]


class Sprt(Struct, frozen=True):
    """Is the first contestant rather `low` or rather `high` Elo stronger? Errs in 5 of 100 tests either way."""

    low: float
    high: float
    error: float = 0.05

    def __post_init__(self) -> None:
        if not -1000 <= self.low < self.high <= 1000:
            raise BadRequest("sprt-wrong")

    @property
    def bound(self) -> float:
        """Returns the log likelihood ratio at which the test stops."""
        return math.log((1 - self.error) / self.error)

    def evidence(self, means: Sequence[float], seats: int) -> float:
        """Returns the log likelihood ratio of `high` to `low`, given the mean share of each deal.

        The means of many deals are close to normal, so only their mean and variance count; the games of a deal
        belong together, since luck that helps both contestants alike is no evidence.
        """
        if not means:
            return 0.0
        low, high = share_of(self.low, seats), share_of(self.high, seats)
        mean = sum(means) / len(means)
        return len(means) * (high - low) * (2 * mean - low - high) / (2 * spread_of(means))

    def verdict(self, means: Sequence[float], seats: int) -> Verdict:
        """Returns the verdict so far; `open` means that more games are needed."""
        evidence = self.evidence(means, seats)
        if len(means) < FEWEST or abs(evidence) < self.bound:
            return "open"
        return "stronger" if evidence > 0 else "weaker"
