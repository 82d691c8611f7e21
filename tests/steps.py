"""Counts the calls and lines that code runs, so that a test can measure how work grows without a clock."""

import sys
import time
from collections.abc import Callable
from typing import Any


def steps_of(work: Callable[[], Any]) -> int:
    """Returns how many functions are called and lines run during some work; a refusal counts as work."""
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
    """Returns the least processor time of some work; it includes work inside C, which no count of steps does."""
    taken = []
    for _ in range(times):
        began = time.process_time()
        work()
        taken.append(time.process_time() - began)
    return min(taken)
