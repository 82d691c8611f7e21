"""Clocks that stand still while their thread waits for kernels: no budget pays for a compiler or a cache."""

from threading import local
from time import perf_counter, thread_time


class Waits(local):
    """How long the current thread has waited for kernels; a kernel is often compiled inside another's compilation."""

    def __init__(self) -> None:
        self.depth = 0
        self.wall_since = self.cpu_since = 0.0
        self.wall = self.cpu = 0.0

    def begin(self) -> None:
        """Stops the clocks, unless they stand still already."""
        if not self.depth:
            self.wall_since, self.cpu_since = perf_counter(), thread_time()
        self.depth += 1

    def end(self) -> None:
        """Lets the clocks go on; an end without a beginning changes nothing."""
        if self.depth:
            self.depth -= 1
            if not self.depth:
                self.wall += perf_counter() - self.wall_since
                self.cpu += thread_time() - self.cpu_since


WAITS = Waits()


def wall_clock() -> float:
    """Returns seconds on the wall."""
    return perf_counter() - WAITS.wall


def cpu_clock() -> float:
    """Returns the seconds that the processor has worked for this thread."""
    return thread_time() - WAITS.cpu
