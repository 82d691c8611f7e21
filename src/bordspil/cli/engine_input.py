"""The input of the line protocol: a thread reads lines ahead, so that a `stop` ends a search that is running."""

import threading
from queue import Queue
from typing import BinaryIO

import msgspec

from bordspil.core.bot import Budget

LONGEST_LINE = 4_000_000
LINES_AHEAD = 16  # read while a request is being answered
LONGER_THAN_ANY_BUDGET = 4_000.0  # seconds


class Stops:
    """Counts the `stop` lines that were read and not answered yet: each ends the search before it."""

    def __init__(self) -> None:
        self.waiting = 0
        self.leapt = 0.0
        self._lock = threading.Lock()

    def add(self, count: int) -> None:
        """Counts lines that were read, or, less than nothing, answered."""
        with self._lock:
            self.waiting = max(0, self.waiting + count)


class StoppableBudget(Budget, frozen=True):
    """A budget that is spent as soon as a `stop` waits: its clock then leaps at every look."""

    stops: Stops = msgspec.field(default_factory=Stops)

    def now(self) -> float:
        """Returns the time of its clock."""
        if self.stops.waiting:
            self.stops.leapt += LONGER_THAN_ANY_BUDGET
        return super().now() + self.stops.leapt


def _read_line(source: BinaryIO) -> bytes:
    """Reads a line; of one that is too long, enough to see that it is."""
    line = source.readline(LONGEST_LINE + 1)
    if len(line) > LONGEST_LINE and not line.endswith(b"\n"):
        while (rest := source.readline(1 << 20)) and not rest.endswith(b"\n"):
            pass
    return line


def _is_stop(line: bytes) -> bool:
    if len(line) > LONGEST_LINE:
        return False  # it is refused
    try:
        request = msgspec.json.decode(line)
    except (msgspec.MsgspecError, RecursionError):
        return False
    return isinstance(request, dict) and request.get("cmd") == "stop"


def read_ahead(source: BinaryIO, stops: Stops) -> "Queue[bytes]":
    """Reads lines in a thread while requests are answered, so that a `stop` is seen; an empty line ends them."""
    lines: Queue[bytes] = Queue(LINES_AHEAD)
    threading.Thread(target=_read, args=(source, lines, stops), daemon=True).start()
    return lines


def _read(source: BinaryIO, lines: "Queue[bytes]", stops: Stops) -> None:
    while line := _read_line(source):
        if _is_stop(line):
            stops.add(1)
        lines.put(line)
    lines.put(b"")
