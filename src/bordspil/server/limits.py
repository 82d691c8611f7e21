"""How much an address or a person may ask of the server, however many connections they open."""

import time
from typing import Literal

from bordspil.server.connection import Bucket
from bordspil.server.settings import Settings

Kind = Literal["connections", "requests", "messages", "person", "tables", "guesses", "letters"]
MOST = 20_000  # buckets kept at once
HOUR = 3600.0
LETTERS = 10  # an hour, to addresses that have not been proved
GUESSES = 60  # an hour, at codes that were given to somebody else


class Limits:
    """A bucket for everybody who has asked lately; one that is full again is as good as a new one, and forgotten."""

    def __init__(self, settings: Settings) -> None:
        self.sizes: dict[Kind, tuple[float, int]] = {
            "connections": (settings.connections_per_minute / 60, settings.connections_per_minute),
            "requests": (settings.requests_per_second, settings.requests_at_once),
            "messages": (settings.messages_per_address, int(10 * settings.messages_per_address) + 1),
            "person": (settings.messages_per_person, int(5 * settings.messages_per_person) + 1),
            "tables": (settings.tables_per_address / HOUR, settings.tables_per_address),
            "guesses": (GUESSES / HOUR, GUESSES),
            "letters": (LETTERS / HOUR, LETTERS),
        }
        self.most_sockets = settings.sockets_per_address
        self.buckets: dict[tuple[Kind, str | bytes], Bucket] = {}
        self.sockets: dict[str, int] = {}

    def allows(self, kind: Kind, who: str | bytes) -> bool:
        """Whether somebody may do one more of these now; nobody in particular always may."""
        if not who:
            return True
        now = time.monotonic()
        bucket = self.buckets.get((kind, who))
        if bucket is None:
            if len(self.buckets) >= MOST:
                self._forget(now)
            bucket = self.buckets[kind, who] = Bucket(*self.sizes[kind], now)
        is_fine = bucket.take(now)
        bucket.left = max(bucket.left, -1.0)  # who waits may go on, however often they asked in vain
        return is_fine

    def enter(self, address: str) -> bool:
        """Counts a socket in; says no, and does not count it, where there are too many from one address."""
        count = self.sockets.get(address, 0)
        if address and count >= self.most_sockets:
            return False
        self.sockets[address] = count + 1
        return True

    def leave(self, address: str) -> None:
        """Counts a socket out."""
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]

    def _forget(self, now: float) -> None:
        """Drops buckets that are full again, or the older half where too many ask at once."""
        kept = {
            name: bucket
            for name, bucket in self.buckets.items()
            if bucket.left + (now - bucket.since) * bucket.per_second < bucket.most
        }
        self.buckets = kept if len(kept) < MOST else dict(list(kept.items())[MOST // 2 :])
