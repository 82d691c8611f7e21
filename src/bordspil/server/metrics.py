"""What the server counts, by the lines that Prometheus reads; without names, codes or addresses of people."""

from bisect import bisect_left
from collections.abc import Iterator

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Counter:
    """A number that only grows, for every value of its label."""

    kind = "counter"

    def __init__(self, name: str, about: str, label: str = "") -> None:
        self.name, self.about, self.label = name, about, label
        self.counts: dict[str, float] = {} if label else {"": 0.0}

    def add(self, value: str = "", count: float = 1) -> None:
        """Counts one more, or several."""
        self.counts[value] = self.counts.get(value, 0.0) + count

    def lines(self) -> Iterator[str]:
        """The numbers as Prometheus reads them."""
        for value, count in list(self.counts.items()):
            label = f'{{{self.label}="{value}"}}' if self.label else ""
            yield f"{self.name}{label} {count:g}" if count < 1e6 else f"{self.name}{label} {count:.0f}"


class Histogram:
    """How long something takes: how often at most so many seconds."""

    kind = "histogram"

    def __init__(self, name: str, about: str) -> None:
        self.name, self.about = name, about
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """Notes how long it took this time."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self) -> Iterator[str]:
        """The numbers as Prometheus reads them, each bucket with those below it."""
        so_far = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            so_far += count
            yield f'{self.name}_bucket{{le="{bound}"}} {so_far}'
        yield f"{self.name}_sum {self.total:.6f}"
        yield f"{self.name}_count {so_far}"


moves = Counter("bordspil_moves_total", "Moves of people and bots, written and told.", "game")
messages = Counter("bordspil_messages_total", "Messages that came in over sockets.")
refusals = Counter("bordspil_refusals_total", "Things that could not be done, by the key of their reason.", "key")
errors = Counter("bordspil_errors_total", "Faults of the server itself; each has a line in the log.")
refused = Counter("bordspil_refused_total", "What somebody could not pay for, by the scarce thing.", "resource")
handling = Histogram("bordspil_message_seconds", "From a message to its answer, the commit included.")
commits = Histogram("bordspil_commit_seconds", "How long it takes to bring a group of changes to the disk.")
written = Counter("bordspil_changes_total", "Changes that were written, several in one commit.")
leases = Counter("bordspil_leases_total", "Tables taken over, returned or lost among several servers.", "how")
COUNTED = (moves, messages, refusals, errors, refused, handling, commits, written, leases)
