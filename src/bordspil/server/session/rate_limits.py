"""Rate limits and quotas: how much of each resource an address, a person and the whole server may use.

`resources` lists what is limited. A request is charged to its payers (its address, and its person once they are known)
before anything is done for it; what is refused is not charged. Of what the whole server has left, a payer may have used
a part only: many addresses use up less and less of it, so that something is left for a newcomer.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from zlib import crc32

from bordspil.core.game import BadRequest
from bordspil.server import metrics
from bordspil.server.session.payers import Payer, counted, limit_of
from bordspil.server.session.quotas import Quotas
from bordspil.server.session.resources import RESOURCES, Resource
from bordspil.server.settings import Settings

MOST = 20_000  # buckets kept for one resource and kind of payer; further payers share one
SHARE = 0.25  # of what the whole server has left, a payer may have used
SHARED = 20  # a shared bucket holds as much as those of so many payers
NEIGHBOURHOODS = 1024  # shared buckets of one resource, at most
SWEEP_SECONDS = 1.0  # between two searches for buckets that are full again
UNKNOWN = ("table-unknown", "pass-unknown")  # refusals of a code that was guessed wrong
KINDS = ("address", "network", "person", "shared")


class Bucket:
    """A token bucket: a rate per second, and a burst."""

    __slots__ = ("left", "most", "per_second", "since")

    def __init__(self, per_second: float, most: float, now: float) -> None:
        self.per_second = per_second
        self.most = most
        self.left = float(most)
        self.since = now

    def fill(self, now: float) -> float:
        """Adds the tokens that have come since the last call; returns how many there are."""
        self.left = min(self.most, self.left + (now - self.since) * self.per_second)
        self.since = now
        return self.left

    def take(self, now: float, amount: float = 1.0) -> bool:
        """Takes tokens, into debt where there are too few; returns whether there were enough."""
        self.left = self.fill(now) - amount
        return self.left >= 0

    @property
    def used(self) -> float:
        """Returns what has been taken and has not come back yet."""
        return self.most - self.left

    @property
    def is_deep_in_debt(self) -> bool:
        """Whether the sender has long ignored the limit."""
        return self.left < -self.most


class RateLimits(Quotas):
    """What all payers have left of every resource; each kind of payer has buckets of its own."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.buckets: dict[str, dict[str, dict[Payer, Bucket]]] = {
            name: {kind: {} for kind in KINDS} for name in RESOURCES
        }
        self.swept: dict[tuple[str, str], float] = {}
        for name in RESOURCES:
            metrics.rate_limited.labels(name)  # from the start, so that an alarm finds it at zero

    def charge(self, name: str, *payers: Payer, amount: float = 1.0) -> None:
        """Charges a use to all payers; refuses it where one of them has reached their limit."""
        if not self.allows(name, *payers, amount=amount):
            raise BadRequest(RESOURCES[name].refusal)

    def allows(self, name: str, *payers: Payer, amount: float = 1.0) -> bool:
        """Charges a use to all payers, or to none where one has reached their limit; returns whether it did."""
        resource, now = RESOURCES[name], time.monotonic()
        *own, whole = [self._bucket(resource, payer, times, now) for payer, times in counted(payers)]
        buckets = [bucket for bucket in (*own, whole) if bucket is not None]
        is_short = any(bucket.fill(now) < amount for bucket in buckets)
        if is_short or (whole is not None and any(one.used + amount > whole.left * SHARE for one in own if one)):
            metrics.rate_limited.labels(name).inc()
            return False
        for bucket in buckets:
            bucket.left -= amount
        return True

    def charge_used(self, name: str, *payers: Payer, amount: float) -> bool:
        """Charges what has been used already, into debt where too little is left; returns whether there was enough."""
        now = time.monotonic()
        enough = [bucket.take(now, amount) for bucket in self._buckets(name, payers, now)]
        if not all(enough):
            metrics.rate_limited.labels(name).inc()
        return all(enough)

    def is_used_up(self, name: str, *payers: Payer) -> bool:
        """Returns whether one of the payers has nothing left of a resource."""
        now = time.monotonic()
        return any(bucket.fill(now) < 1 for bucket in self._buckets(name, payers, now))

    def refund(self, name: str, *payers: Payer, amount: float = 1.0) -> None:
        """Takes back the charge for something that did not happen."""
        for bucket in self._buckets(name, payers, time.monotonic()):
            bucket.left = min(bucket.most, bucket.left + amount)

    @contextmanager
    def guessing(self, *payers: Payer, unknown: tuple[str, ...] = UNKNOWN) -> Iterator[None]:
        """Charges a guess at a code, and refunds it unless the code turns out to be unknown."""
        self.charge("guesses", *payers)  # first, so that many guesses at once are no way around the limit
        try:
            yield
        except BadRequest as refusal:
            if refusal.key not in unknown:
                self.refund("guesses", *payers)
            raise
        except BaseException:
            self.refund("guesses", *payers)
            raise
        self.refund("guesses", *payers)

    def _buckets(self, name: str, payers: tuple[Payer, ...], now: float) -> list[Bucket]:
        found = [self._bucket(RESOURCES[name], payer, times, now) for payer, times in counted(payers)]
        return [bucket for bucket in found if bucket is not None]

    def _bucket(self, resource: Resource, payer: Payer, times: int, now: float) -> Bucket | None:
        most = limit_of(self.settings, resource, payer)
        if most is None:
            return None
        kind = kind_of(payer, times)
        buckets = self.buckets[resource.name][kind]
        if payer not in buckets and len(buckets) >= MOST:
            if now - self.swept.get((resource.name, kind), -SWEEP_SECONDS) >= SWEEP_SECONDS:
                self.swept[resource.name, kind] = now
                self.buckets[resource.name][kind] = buckets = _in_use(buckets, now)
            if len(buckets) >= MOST:
                payer, times, buckets = _neighbourhood(payer), SHARED, self.buckets[resource.name]["shared"]
        if (bucket := buckets.get(payer)) is None:
            most *= times
            if isinstance(resource.burst, str):
                at_once: float = getattr(self.settings, resource.burst) * times
            else:
                at_once = most / resource.seconds * resource.burst + 1 if resource.burst else most
            bucket = buckets[payer] = Bucket(most / resource.seconds, at_once, now)
        return bucket


def kind_of(payer: Payer, times: int = 1) -> str:
    """Returns the kind of a payer; each kind has buckets of its own."""
    return "person" if isinstance(payer, bytes) else "address" if times == 1 else "network"


def _in_use(buckets: dict[Payer, Bucket], now: float) -> dict[Payer, Bucket]:
    """Returns the buckets that are not full: a full one is as good as a new one."""
    return {payer: bucket for payer, bucket in buckets.items() if bucket.fill(now) < bucket.most}


def _neighbourhood(payer: Payer) -> str:
    """Returns the name of the bucket that a payer shares with others of the same /16, /32 or first byte."""
    if isinstance(payer, bytes):
        near = payer[:1]
    else:
        separator = ":" if ":" in payer else "."
        near = separator.join(payer.split(separator, 2)[:2])[:16].encode()
    return f"{crc32(near) % NEIGHBOURHOODS}"
