"""Running a search within its budget: simulations in batches until it is spent, by the clock that it counts with."""

import math
from collections.abc import Callable

from bordspil.core.bot import Budget

SLICE = 0.004  # seconds between two looks at the clock


def never() -> bool:
    """Says that a search can always find out more."""
    return False


def run_within(
    budget: Budget, cap: int | None, run: Callable[[int], None], *, first: int = 8, done: Callable[[], bool] = never
) -> None:
    """Runs simulations until the budget is spent or, sooner, after `cap` of them or once it is `done`; at least one.

    `first` is how many run before the first look at the clock.
    """
    if budget.simulations is not None:
        run(max(1, min(budget.simulations, cap or budget.simulations)))
        return
    begin = budget.now()
    end = begin + budget.seconds
    left = math.inf if cap is None else cap
    batch = first
    while left > 0:
        batch = int(min(batch, left))
        run(batch)
        left -= batch
        now = budget.now()
        if now >= end or done():
            return
        batch = max(1, int(batch * min(SLICE, end - now) / (now - begin + 1e-9)))
        begin = now
