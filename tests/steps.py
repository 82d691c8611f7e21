"""Counts what a piece of code does, so that a test can say how work grows without a clock."""

import sys
import time
from collections.abc import Callable
from typing import Any


def steps_of(work: Callable[[], Any]) -> int:
    """Returns how many functions are called and lines are run while some work is done; refusals are work as well."""
    count = 0

    def note(frame: Any, event: str, argument: Any) -> Any:
        nonlocal count
        count += 1
        return note

    before = sys.gettrace()
    sys.settrace(note)
    try:
        work()
    finally:
        sys.settrace(before)
    return count


def seconds_of(work: Callable[[], Any], times: int = 3) -> float:
    """The least processor time that some work took; what is done inside C shows here and in no count of steps."""
    taken = []
    for _ in range(times):
        began = time.process_time()
        work()
        taken.append(time.process_time() - began)
    return min(taken)
