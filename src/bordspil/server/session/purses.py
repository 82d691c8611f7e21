"""What every stranger may use of each scarce thing, and what they have used: a purse for an address and for a person.

A scarce thing is named once, in RESOURCES, with the settings that say how much of it an address, a person and all
together may have. Who asks pays before anything is done; nobody is charged for what is refused.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Network
from zlib import crc32

from msgspec import Struct

from bordspil.core.game import BadRequest
from bordspil.server import metrics
from bordspil.server.settings import Settings

Payer = str | bytes  # an address, or the owner of seats; an empty one is this machine or nobody yet, and pays nothing
MOST = 20_000  # purses kept for one resource and kind of payer; who comes when all are in use shares one
SHARED = 20  # as much as so many payers have, for those of one neighbourhood who come when all purses are in use
NEIGHBOURHOODS = 1024  # such shared purses for one resource, at most
SWEEP_SECONDS = 1.0  # purses that are full again are looked for at most this often
EVERYBODY = "*"
WIDER = ((56, 2), (48, 4))  # IPv6 networks of these lengths hold households and have as much as so many of them
UNKNOWN = ("table-unknown", "pass-unknown")  # what is said of a code that stands for nothing
KINDS = ("address", "network", "person", "shared")
MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0


class Resource(Struct, frozen=True):
    """A scarce thing; `address`, `person` and `server` name the settings that say how much of it each may have."""

    name: str
    about: str
    address: str = ""
    person: str = ""
    server: str = ""
    seconds: float = 0.0  # the time for which a setting gives that much; 0 for what is held and given back
    burst: float | str = 0.0  # seconds' worth that may be used at once, all of it where 0; or a setting says how much
    refusal: str = "too-often"
    full: str = "server-busy"  # where all together have no more


RESOURCES = {
    one.name: one
    for one in (
        Resource(
            "tcp_connections",
            "connections of TCP, before anything was asked too",
            "tcp_connections_per_address",
            "",
            "tcp_connections",
            refusal="too-many-here",
            full="server-full",
        ),
        Resource("connections", "new sockets", address="connections_per_minute", seconds=MINUTE),
        Resource("requests", "plain requests", address="requests_per_second", seconds=1, burst="requests_at_once"),
        Resource(
            "messages", "messages over sockets", "messages_per_address", "messages_per_person", seconds=1, burst=5
        ),
        Resource("tables", "new tables, those of brought records too", address="tables_per_address", seconds=HOUR),
        Resource(
            "changes", "changes of tables that are no moves", "changes_per_address", "changes_per_person", seconds=HOUR
        ),
        Resource("guesses", "codes that stand for nothing", address="guesses_per_address", seconds=HOUR),
        Resource(
            "emails", "e-mails to addresses not proved", "emails_per_address", "emails_per_address", "emails", HOUR
        ),
        Resource("recipients", "e-mails to one address not proved", address="emails_per_address", seconds=HOUR),
        Resource(
            "registrations", "new accounts, ways in and webhooks", address="registrations_per_address", seconds=HOUR
        ),
        Resource("reports", "reports to the host", address="reports_per_address", seconds=DAY),
        Resource("files", "files brought", address="files_per_address", seconds=HOUR),
        Resource("kept_bytes", "bytes kept of files brought", "kept_bytes_per_address", "", "kept_bytes", DAY),
        Resource("hints", "hints", "hints_per_address", "hints_per_person", seconds=MINUTE),
        Resource("hints_at_once", "hints being thought about", "hints_at_once_per_address", "hints_at_once_per_person"),
        Resource(
            "bot_seconds",
            "seconds of bots at tables that nobody looks at",
            "bot_seconds_per_address",
            "bot_seconds_per_person",
            seconds=HOUR,
        ),
        Resource(
            "replays",
            "looks back, proofs of draws and records at once",
            "replays_per_address",
            "replays_per_person",
            "replays",
        ),
        Resource("players", "lists of players", "player_lists_per_address", "player_lists_per_person", seconds=MINUTE),
        Resource("analyses", "analyses of games", "analyses_per_address", "analyses_per_person", seconds=HOUR),
        Resource(
            "analyses_at_once",
            "analyses being made",
            "analyses_at_once_per_address",
            "analyses_at_once_per_person",
            "analyses_at_once",
        ),
        Resource(
            "sockets", "sockets open", "sockets_per_address", "", "sockets", refusal="too-many-here", full="server-full"
        ),
        Resource("open_tables", "tables open at once", "open_tables_per_address", refusal="server-full"),
        Resource(
            "unread_bytes",
            "bytes that sockets have left unread",
            "unread_bytes_per_address",
            "",
            "unread_bytes_together",
        ),
        Resource("answer_bytes", "bytes of large answers under way", "answer_bytes_per_address", "", "answer_bytes"),
        Resource("upload_bytes", "bytes of files under way", "upload_bytes_per_address", "", "upload_bytes"),
        Resource("uploads", "files being read and checked", "uploads_per_address", "", "uploads"),
    )
}


class Bucket:
    """Allows so many a second, and a burst now and then."""

    __slots__ = ("left", "most", "per_second", "since")

    def __init__(self, per_second: float, most: float, now: float) -> None:
        self.per_second = per_second
        self.most = most
        self.left = float(most)
        self.since = now

    def fill(self, now: float) -> float:
        """Adds what has come since it was last looked at; returns what is in it."""
        self.left = min(self.most, self.left + (now - self.since) * self.per_second)
        self.since = now
        return self.left

    def take(self, now: float, amount: float = 1.0) -> bool:
        """Whether so much more is allowed now; too much leaves a debt."""
        self.left = self.fill(now) - amount
        return self.left >= 0

    @property
    def is_deep_in_debt(self) -> bool:
        """Whether the limit has long been ignored."""
        return self.left < -self.most


class Purses:
    """What all payers have left of every resource; each kind of payer has room of its own."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.buckets: dict[str, dict[str, dict[Payer, Bucket]]] = {
            name: {kind: {} for kind in KINDS} for name in RESOURCES
        }
        self.held: dict[str, dict[Payer, float]] = {name: {} for name in RESOURCES}
        self.swept: dict[tuple[str, str], float] = {}
        for name in RESOURCES:
            metrics.rate_limited.labels(name)  # from the start, so that an alarm finds it at zero

    def pay(self, name: str, *payers: Payer, amount: float = 1.0) -> None:
        """Pays for something that is used up; refuses where one of the payers cannot."""
        if not self.allows(name, *payers, amount=amount):
            raise BadRequest(RESOURCES[name].refusal)

    def allows(self, name: str, *payers: Payer, amount: float = 1.0) -> bool:
        """Whether all payers can pay, and have paid."""
        resource, now = RESOURCES[name], time.monotonic()
        used = [self._bucket(resource, payer, times, now) for payer, times in _counted(payers)]
        buckets = [bucket for bucket in used if bucket is not None]
        if any(bucket.fill(now) < amount for bucket in buckets):
            metrics.rate_limited.labels(name).inc()
            return False
        for bucket in buckets:
            bucket.left -= amount
        return True

    def give_back(self, name: str, *payers: Payer, amount: float = 1.0) -> None:
        """Gives back what was paid for something that did not happen."""
        resource, now = RESOURCES[name], time.monotonic()
        for payer, times in _counted(payers):
            if (bucket := self._bucket(resource, payer, times, now)) is not None:
                bucket.left = min(bucket.most, bucket.left + amount)

    @contextmanager
    def guessing(self, *payers: Payer, unknown: tuple[str, ...] = UNKNOWN) -> Iterator[None]:
        """Lets payers try a code that may stand for something; only a code that is unknown costs a guess."""
        self.pay("guesses", *payers)  # before the answer is known, so that many guesses at once are no way around it
        try:
            yield
        except BadRequest as refusal:
            if refusal.key not in unknown:
                self.give_back("guesses", *payers)
            raise
        except BaseException:
            self.give_back("guesses", *payers)
            raise
        self.give_back("guesses", *payers)

    def hold(self, name: str, *payers: Payer, amount: float = 1.0) -> None:
        """Holds so much more until `release`; refuses where a payer, or all together, may not."""
        resource, held, counted = RESOURCES[name], self.held[name], _counted(payers)
        for payer, times in counted:
            most = self._most(resource, payer)
            if most is not None and held.get(payer, 0.0) + amount > most * times:
                metrics.rate_limited.labels(name).inc()
                raise BadRequest(resource.full if payer == EVERYBODY else resource.refusal)
        for payer, _ in counted:
            held[payer] = held.get(payer, 0.0) + amount

    def release(self, name: str, *payers: Payer, amount: float = 1.0) -> None:
        """Gives back what was held."""
        held = self.held[name]
        for payer, _ in _counted(payers):
            left = held.get(payer, 0.0) - amount
            if left > 0:
                held[payer] = left
            else:
                held.pop(payer, None)

    @contextmanager
    def holding(self, name: str, *payers: Payer, amount: float = 1.0) -> Iterator[None]:
        """Holds something for as long as it lasts; refuses where a payer may not."""
        self.hold(name, *payers, amount=amount)
        try:
            yield
        finally:
            self.release(name, *payers, amount=amount)

    def _most(self, resource: Resource, payer: Payer) -> float | None:
        """How much a payer may have, in a unit of time or at once; None for as much as there is."""
        kind = (
            resource.server if payer == EVERYBODY else resource.address if isinstance(payer, str) else resource.person
        )
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
    """The kind of payer, whose purses are kept apart from those of other kinds."""
    return "person" if isinstance(payer, bytes) else "address" if times == 1 else "network"


def _in_use(buckets: dict[Payer, Bucket], now: float) -> dict[Payer, Bucket]:
    """Without those that are full again, which are as good as new ones."""
    return {payer: bucket for payer, bucket in buckets.items() if bucket.fill(now) < bucket.most}


def _neighbourhood(payer: Payer) -> str:
    """The purse that a payer shares when all are in use: with those of the same /16, /32 or first letter."""
    if isinstance(payer, bytes):
        near = payer[:1]
    else:
        separator = ":" if ":" in payer else "."
        near = separator.join(payer.split(separator, 2)[:2])[:16].encode()
    return f"{crc32(near) % NEIGHBOURHOODS}"


def _counted(payers: tuple[Payer, ...]) -> list[tuple[Payer, int]]:
    """Everybody by whom something is counted, each with how many payers' worth they have."""
    own = [(payer, 1) for payer in payers if payer]
    wider = [around for payer in payers if isinstance(payer, str) for around in networks_around(payer)]
    return [*own, *wider, (EVERYBODY, 1)]


@lru_cache(maxsize=4096)
def networks_around(address: str) -> tuple[tuple[str, int], ...]:
    """The networks around a household's of IPv6, each with how many payers' worth it has; other payers have none."""
    try:
        own = IPv6Network(address)
    except ValueError:
        return ()
    return tuple((str(own.supernet(new_prefix=length)), times) for length, times in WIDER if length < own.prefixlen)


def network_of(payer: str) -> str:
    """By what an address is compared with others where room is scarce: the widest network around it."""
    around = networks_around(payer)
    return around[-1][0] if around else payer
