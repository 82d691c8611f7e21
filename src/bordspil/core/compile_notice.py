"""Listens to Numba's compiler: a line on standard error where it takes long, and clocks that stand still."""

import sys
from threading import Timer
from typing import Any

from numba.core import event

from bordspil.core.compile_time import WAITS

PATIENCE = 2.0  # seconds of silence
WORDS = "bordspil: compiling the rules for this machine, once; `bordspil warmup` does all of it beforehand"


class Notice(event.Listener):
    """Hears from Numba when a compilation begins and ends; one may lie inside another."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience = patience
        self.under_way = 0
        self.is_waiting = False
        self.is_silent = False
        self.is_listening = False

    def on_start(self, _: Any) -> None:
        """Begins to wait, unless that is done or no word is wanted."""
        self.under_way += 1
        if not self.is_waiting and not self.is_silent:
            self.is_waiting = True
            timer = Timer(self.patience, self.tell)
            timer.daemon = True
            timer.start()

    def on_end(self, _: Any) -> None:
        """Notes that a compilation is over."""
        self.under_way -= 1

    def tell(self) -> None:
        """Tells, if compiling still goes on; else the next compilation starts the wait again."""
        self.is_waiting = False
        if self.under_way and not self.is_silent:
            self.is_silent = True
            print(WORDS, file=sys.stderr, flush=True)


class Stopwatch(event.Listener):
    """Hears when a thread asks for the compiler's lock, which it holds to compile and to load, and gives it back."""

    def on_start(self, _: Any) -> None:
        """Stops the clocks of this thread."""
        WAITS.begin()

    def on_end(self, _: Any) -> None:
        """Lets them go on."""
        WAITS.end()


NOTICE = Notice()
register: Any = event.register


def listen() -> None:
    """Listens to Numba from now on; called when the first kernel is, so that an import leaves Numba as it was.

    The caller holds the compiler's lock: its clocks have to stand still already.
    """
    if not NOTICE.is_listening:
        NOTICE.is_listening = True
        WAITS.begin()
        register("numba:compile", NOTICE)
        register("numba:compiler_lock", Stopwatch())


def silence() -> None:
    """Says nothing in this process, where something else shows what is going on."""
    NOTICE.is_silent = True
