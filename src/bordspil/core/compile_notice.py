"""A word on standard error while kernels are being compiled for long; one line in the life of a process."""

import sys
from threading import Timer
from typing import Any

from numba.core import event

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


NOTICE = Notice()
register: Any = event.register


def listen() -> None:
    """Listens to Numba from now on; called when the first kernel is, so that an import leaves Numba as it was."""
    if not NOTICE.is_listening:
        NOTICE.is_listening = True
        register("numba:compile", NOTICE)


def silence() -> None:
    """Says nothing in this process, where something else shows what is going on."""
    NOTICE.is_silent = True
