"""Thinking time left, from timestamps it is given: seconds for each move, then a reserve."""

from msgspec import Struct
from msgspec.structs import replace


class Clock(Struct, frozen=True):
    """Every move has its own seconds; what a move takes beyond them comes out of the seat's reserve."""

    per_move: float
    reserves: tuple[float, ...]
    running: int | None = None
    since: float = 0.0

    def start(self, seat: int, now: float) -> "Clock":
        """The seat's time begins to run."""
        return replace(self, running=seat, since=now)

    def overrun(self, now: float) -> float:
        """How much of the running seat's reserve this move has used; a clock set back counts as no time."""
        return 0.0 if self.running is None else max(0.0, now - self.since - self.per_move)

    def left(self, seat: int, now: float) -> float:
        """Seconds until the seat's time is up, were it to go on thinking."""
        if seat != self.running:
            return self.per_move + self.reserves[seat]
        return self.per_move + self.reserves[seat] - max(0.0, now - self.since)

    def stop(self, now: float) -> "Clock":
        """The running seat has moved: the overrun leaves its reserve."""
        if self.running is None:
            return self
        used = self.overrun(now)
        reserves = tuple(
            max(0.0, left - used) if seat == self.running else left for seat, left in enumerate(self.reserves)
        )
        return replace(self, reserves=reserves, running=None)

    def is_up(self, now: float) -> bool:
        """Whether the running seat has no time left."""
        return self.running is not None and self.left(self.running, now) <= 0
