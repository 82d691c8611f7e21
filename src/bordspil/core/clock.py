"""A game clock: seconds for each move, then a reserve; it is given the time and never reads it."""

from msgspec import Struct
from msgspec.structs import replace


class Clock(Struct, frozen=True):
    """Each move has its own seconds; a longer move uses up the seat's reserve."""

    per_move: float
    reserves: tuple[float, ...]
    running: int | None = None
    since: float = 0.0

    def start(self, seat: int, now: float) -> "Clock":
        """Starts a seat's time."""
        return replace(self, running=seat, since=now)

    def overrun(self, now: float) -> float:
        """Returns how much of its reserve the running seat has used; a clock set back counts as no time."""
        return 0.0 if self.running is None else max(0.0, now - self.since - self.per_move)

    def left(self, seat: int, now: float) -> float:
        """Returns the seconds until a seat's time is up."""
        if seat != self.running:
            return self.per_move + self.reserves[seat]
        return self.per_move + self.reserves[seat] - max(0.0, now - self.since)

    def stop(self, now: float) -> "Clock":
        """Stops the running seat's time and takes the overrun from its reserve."""
        if self.running is None:
            return self
        used = self.overrun(now)
        reserves = tuple(
            max(0.0, left - used) if seat == self.running else left for seat, left in enumerate(self.reserves)
        )
        return replace(self, reserves=reserves, running=None)

    def is_up(self, now: float) -> bool:
        """Returns whether the running seat has no time left."""
        return self.running is not None and self.left(self.running, now) <= 0
