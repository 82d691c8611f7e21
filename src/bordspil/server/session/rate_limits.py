"""Rate limits and quotas: how much of each resource an address, a person and the whole server may use.

`resources` lists what is limited. A request is charged to its payers (its address, and its person once they are known)
before anything is done for it; what is refused is not charged.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Network
from zlib import crc32

from bordspil.core.game import BadRequest
from bordspil.server import metrics
from bordspil.server.session.resources import RESOURCES, Resource
from bordspil.server.settings import Settings

Payer = str | bytes  # an address or an owner of seats; an empty one (this machine, or not known yet) has no limit
MOST = 20_000  # buckets kept for one resource and kind of payer; further payers share one
SHARED = 20  # a shared bucket holds as much as those of so many payers
NEIGHBOURHOODS = 1024  # shared buckets of one resource, at most
SWEEP_SECONDS = 1.0  # between two searches for buckets that are full again
WHOLE_SERVER = "*"
WIDER = ((56, 2), (48, 4))  # prefix length of an IPv6 network, and how many households' worth it may use
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
    def is_deep_in_debt(self) -> bool:
        """Whether the sender has long ignored the limit."""
        return self.left < -self.most


class RateLimits:
    """What all payers have left of every resource; each kind of payer has buckets of its own."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.buckets: dict[str, dict[str, dict[Payer, Bucket]]] = {
            name: {kind: {} for kind in KINDS} for name in RESOURCES
        }
        self.held: dict[str, dict[Payer, float]] = {name: {} for name in RESOURCES}
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
        used = [self._bucket(resource, payer, times, now) for payer, times in _counted(payers)]
        buckets = [bucket for bucket in used if bucket is not None]
        if any(bucket.fill(now) < amount for bucket in buckets):
            metrics.rate_limited.labels(name).inc()
            return False
        for bucket in buckets:
            bucket.left -= amount
        return True

    def refund(self, name: str, *payers: Payer, amount: float = 1.0) -> None:
        """Takes back the charge for something that did not happen."""
        resource, now = RESOURCES[name], time.monotonic()
        for payer, times in _counted(payers):
            if (bucket := self._bucket(resource, payer, times, now)) is not None:
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

    def hold(self, name: str, *payers: Payer, amount: float = 1.0) -> None:
        """Holds a part of a quota until `release`; refuses it where a payer, or the server, has no more."""
        resource, held, counted = RESOURCES[name], self.held[name], _counted(payers)
        for payer, times in counted:
            most = self._most(resource, payer)
            if most is not None and held.get(payer, 0.0) + amount > most * times:
                metrics.rate_limited.labels(name).inc()
                raise BadRequest(resource.full if payer == WHOLE_SERVER else resource.refusal)
        for payer, _ in counted:
            held[payer] = held.get(payer, 0.0) + amount

    def release(self, name: str, *payers: Payer, amount: float = 1.0) -> None:
        """Releases what was held."""
        held = self.held[name]
        for payer, _ in _counted(payers):
            left = held.get(payer, 0.0) - amount
            if left > 0:
                held[payer] = left
            else:
                held.pop(payer, None)

    @contextmanager
    def holding(self, name: str, *payers: Payer, amount: float = 1.0) -> Iterator[None]:
        """Holds a part of a quota within a `with` block."""
        self.hold(name, *payers, amount=amount)
        try:
            yield
        finally:
            self.release(name, *payers, amount=amount)

    def _most(self, resource: Resource, payer: Payer) -> float | None:
        """Returns the limit of a payer, per period or at once; None where there is none."""
        if payer == WHOLE_SERVER:
            kind = resource.server
        else:
            kind = resource.address if isinstance(payer, str) else resource.person
        return float(getattr(self.settings, kind)) if kind else None

    def _bucket(self, resource: Resource, payer: Payer, times: int, now: float) -> Bucket | None:
        most = self._most(resource, payer)
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


def _counted(payers: tuple[Payer, ...]) -> list[tuple[Payer, int]]:
    """Returns everything a use counts towards, each with how many payers' worth it may use."""
    own = [(payer, 1) for payer in payers if payer]
    wider = [network for payer in payers if isinstance(payer, str) for network in wider_networks(payer)]
    return [*own, *wider, (WHOLE_SERVER, 1)]


@lru_cache(maxsize=4096)
def wider_networks(address: str) -> tuple[tuple[str, int], ...]:
    """Returns the networks around a household's IPv6 network, each with how many payers' worth it may use."""
    try:
        own = IPv6Network(address)
    except ValueError:
        return ()
    return tuple((str(own.supernet(new_prefix=length)), times) for length, times in WIDER if length < own.prefixlen)


def network_of(payer: str) -> str:
    """Returns the widest network around an address: addresses of one network give way together."""
    wider = wider_networks(payer)
    return wider[-1][0] if wider else payer
