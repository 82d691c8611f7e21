"""Checks that a budget of time is kept, by processor time, so that other work on the machine does not count."""

from collections.abc import Callable
from time import process_time

TRIES = 5  # a machine that is busy elsewhere slows one of them, not all


def is_kept(seconds: float, act: Callable[[], object]) -> bool:
    """Returns whether `act` can be done within its seconds, a fifth and 50 ms, by the clock of the processor."""
    return any(_spent(act) <= 1.2 * seconds + 0.05 for _ in range(TRIES))


def _spent(act: Callable[[], object]) -> float:
    begin = process_time()
    act()
    return process_time() - begin
