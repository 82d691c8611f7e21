"""Listens to Numba's compiler: prints a line where it takes long, and stops the clocks of budgets meanwhile."""

import sys
from threading import Timer
from typing import Any

from numba.core import event

from bordspil.core.compile_time import WAITS

PATIENCE = 2.0  # seconds of silence
WORDS = "bordspil: compiling the rules for this machine, once; `bordspil warmup` does all of it beforehand"


class Notice(event.Listener):
    """Prints one line when a compilation takes long; Numba calls it at the start and end of each, and they nest."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience = patience
        self.under_way = 0
        self.is_waiting = False
        self.is_silent = False
        self.is_listening = False

    def on_start(self, _: Any) -> None:
        """Starts the timer of the line, unless it runs or the line is turned off."""
        self.under_way += 1
        if not self.is_waiting and not self.is_silent:
            self.is_waiting = True
            timer = Timer(self.patience, self.tell)
            timer.daemon = True
            timer.start()

    def on_end(self, _: Any) -> None:
        """Counts the end of a compilation."""
        self.under_way -= 1

    def tell(self) -> None:
        """Prints the line if compiling still goes on; otherwise the next compilation starts the timer again."""
        self.is_waiting = False
        if self.under_way and not self.is_silent:
            self.is_silent = True
            print(WORDS, file=sys.stderr, flush=True)


class Stopwatch(event.Listener):
    """Stops a thread's clocks from its request for the compiler's lock, held to compile and to load, to its release."""

    def on_start(self, _: Any) -> None:
        """Stops the clocks of this thread."""
        WAITS.begin()

    def on_end(self, _: Any) -> None:
        """Lets them go on."""
        WAITS.end()


NOTICE = Notice()
register: Any = event.register


def listen() -> None:
    """Registers both with Numba when the first kernel is called, so that an import leaves Numba as it was.

    The caller holds the compiler's lock: its clocks have to stand still already.
    """
    if not NOTICE.is_listening:
        NOTICE.is_listening = True
        WAITS.begin()
        register("numba:compile", NOTICE)
        register("numba:compiler_lock", Stopwatch())


def silence() -> None:
    """Turns the line off in this process, where a progress bar stands in its place."""
    NOTICE.is_silent = True
