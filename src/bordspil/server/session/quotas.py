"""Quotas: how much of a resource is held at once, and which hold gives way when all of it is held.

A payer holds no more than its own limit. Where the whole server has no more, the network that holds most loses its
newest hold, so that a crowd of addresses does not keep out a network that holds less than each of them.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Self

from bordspil.core.game import BadRequest
from bordspil.server import metrics
from bordspil.server.session.payers import WHOLE_SERVER, Payer, counted, limit_of, network_of
from bordspil.server.session.resources import RESOURCES
from bordspil.server.settings import Settings

GiveWay = Callable[[], object]  # ends what a part of a quota is held for


class Hold:
    """A part of a quota: held until it is released, or until it gives way."""

    __slots__ = ("amount", "give_way", "has_given_way", "name", "network", "payers", "quotas")

    def __init__(self, quotas: "Quotas", name: str, payers: tuple[Payer, ...], give_way: GiveWay | None) -> None:
        self.quotas = quotas
        self.name = name
        self.payers = payers
        self.network = next((network_of(payer) for payer in payers if isinstance(payer, str)), "")
        self.give_way = give_way
        self.amount = 0.0
        self.has_given_way = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.release()

    def extend(self, amount: float) -> None:
        """Holds more; refuses it where a payer, or the server, has no more."""
        self.quotas.extend(self, amount)

    def release(self) -> None:
        """Releases all that is held."""
        self.quotas.release(self)


class Quotas:
    """What is held of every quota, by payer."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.held: dict[str, dict[Payer, float]] = {name: {} for name in RESOURCES}
        self.holds: dict[str, dict[Hold, None]] = {name: {} for name in RESOURCES}  # oldest first

    def hold(self, name: str, *payers: Payer, amount: float = 1.0, give_way: GiveWay | None = None) -> Hold:
        """Holds a part of a quota; refuses it where a payer, or the server, has no more."""
        hold = Hold(self, name, payers, give_way)
        self.extend(hold, amount)
        return hold

    @contextmanager
    def holding(self, name: str, *payers: Payer, amount: float = 1.0) -> Iterator[Hold]:
        """Holds a part of a quota within a `with` block; where it gives way, the block is cancelled and refused."""
        task = asyncio.current_task()
        assert task is not None
        hold = self.hold(name, *payers, amount=amount, give_way=task.cancel)
        try:
            yield hold
        except asyncio.CancelledError:
            if not hold.has_given_way:
                raise
            raise BadRequest(RESOURCES[name].full) from None
        finally:
            if hold.has_given_way:
                task.uncancel()
            hold.release()

    def extend(self, hold: Hold, amount: float) -> None:
        """Adds to what is held; refuses it where a payer, or the server, has no more."""
        if not amount:
            return
        resource, held, everyone = RESOURCES[hold.name], self.held[hold.name], counted(hold.payers)
        for payer, times in everyone:
            most = limit_of(self.settings, resource, payer)
            while most is not None and held.get(payer, 0.0) + amount > most * times:
                if payer != WHOLE_SERVER or not self._make_room(hold, amount):
                    metrics.rate_limited.labels(hold.name).inc()
                    raise BadRequest(resource.full if payer == WHOLE_SERVER else resource.refusal)
        for payer, _ in everyone:
            held[payer] = held.get(payer, 0.0) + amount
        hold.amount += amount
        self.holds[hold.name][hold] = None

    def release(self, hold: Hold) -> None:
        """Releases all of a hold; nothing where that has been done."""
        held = self.held[hold.name]
        for payer, _ in counted(hold.payers):
            left = held.get(payer, 0.0) - hold.amount
            if left > 0:
                held[payer] = left
            else:
                held.pop(payer, None)
        hold.amount = 0.0
        self.holds[hold.name].pop(hold, None)

    def _make_room(self, hold: Hold, amount: float) -> bool:
        """Ends the newest hold of the network that holds most, and more than this one would; returns whether it did."""
        taken: dict[str, float] = {}
        newest: dict[str, Hold] = {}
        for one in self.holds[hold.name]:
            taken[one.network] = taken.get(one.network, 0.0) + one.amount
            if one.network and one.give_way is not None:
                newest[one.network] = one
        network = max(newest, key=lambda network: taken[network], default="")
        if not network or taken[network] <= taken.get(hold.network, 0.0) + amount:
            return False
        other = newest[network]
        other.has_given_way = True
        other.release()
        assert other.give_way is not None
        other.give_way()
        metrics.rate_limited.labels(hold.name).inc()
        return True
