"""The foreman of Ray's workers: passes tasks on as bytes, says what came of them, and how many can be done at once.

Ray ends a program that has lost its cluster, and takes over its signals; so a server does not speak to it itself.
"""

import os
import pickle
import signal
import socket
import threading
import time
from concurrent.futures import Future
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from bordspil.core.game import BadRequest
from bordspil.extras import need
from bordspil.jobs.task import unpack_and_perform

KNOCK = 10.0  # seconds in which a cluster has to open its door
LOOK = 1.0  # seconds between two looks at which machines there are
ALONE = {"num_cpus": 1, "max_retries": 0}  # whoever gave a task decides whether it is asked again

Order = tuple[int | None, bytes]  # a task by its number, or one without a number that every machine does


class Size(NamedTuple):
    """How many tasks can be done at once."""

    size: int


class Done(NamedTuple):
    """A task is finished, well or not."""

    number: int
    parcel: bytes


class Gone(NamedTuple):
    """A task was lost together with its worker."""

    number: int
    reason: str


class Refused(NamedTuple):
    """There is no cluster to work with."""

    key: str
    details: dict[str, Any]


Report = Size | Done | Gone | Refused


def run(address: str, line: Connection) -> None:
    """Works until nobody is at the other end of the line, or Ray's cluster is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _be_quiet()
    try:
        ray = need("ray", "ray")
        _knock(address)
        ray.init(**_how(address))
        Foreman(ray, address, line).work()
    except BadRequest as refusal:
        line.send(Refused(refusal.key, refusal.details))
    except Exception as error:
        line.send(refused(address, error))
    os._exit(0)


def refused(address: str, error: BaseException) -> Refused:
    """Why there is no cluster, in one line."""
    reason = " ".join(str(error).split())[:200] or type(error).__name__
    return Refused("workers-unusable", {"workers": address, "reason": reason})


def _knock(address: str) -> None:
    """Sees whether anybody listens there; Ray itself would try for a minute, and say less."""
    host, colon, port = address.removeprefix("ray:").strip("/").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), KNOCK).close()


def _be_quiet() -> None:
    """What Ray has to say stands in its own logs; here it would lie across a progress bar."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def _how(address: str) -> dict[str, Any]:
    """How Ray is called: `ray://HOST:PORT` from outside, `ray:auto` and `ray:HOST:PORT` from a machine of the cluster.

    `ray:local` begins a cluster of this machine alone, which ends with the work.
    """
    if address.startswith("ray://"):
        return {"address": address, "log_to_driver": False}
    place = address.removeprefix("ray:")
    how = {"address": place, "log_to_driver": False, "configure_logging": False}
    return how | ({"include_dashboard": False} if place == "local" else {})


class Foreman:
    """Passes on tasks, and watches which machines there are."""

    def __init__(self, ray: Any, address: str, line: Connection) -> None:
        self.ray = ray
        self.address = address
        self.line = line
        self.speaking = threading.Lock()
        self.function = ray.remote(unpack_and_perform)
        self.remote = self.function.options(**ALONE)
        self.rehearsals: list[bytes] = []
        self.rehearsed: dict[str, int] = {}  # how many of them a machine was given
        self.size = -1

    def work(self) -> None:
        """Carries out orders until there are no more."""
        self.watch()
        threading.Thread(target=self._watch_on, daemon=True).start()
        while (order := self._hear()) is not None:
            number, parcel = order
            if number is None:
                self.rehearsals.append(parcel)
            else:
                self.remote.remote(parcel).future().add_done_callback(partial(self._report, number))
        self.ray.shutdown()

    def _hear(self) -> Order | None:
        """The next order; none when work is over, or whoever gave them is gone."""
        try:
            order: Order | None = self.line.recv()
        except (EOFError, OSError):
            return None
        return order

    def watch(self) -> None:
        """Says how many processors there are, and lets machines rehearse what they have not rehearsed yet."""
        machines = {one["NodeID"]: int(one["Resources"].get("CPU", 0)) for one in self.ray.nodes() if one["Alive"]}
        if self.size != (size := sum(machines.values())):
            self.size = size
            self._say(Size(size))
        for machine, processors in machines.items():
            for parcel in self.rehearsals[self.rehearsed.get(machine, 0) :]:
                for _ in range(processors):
                    self._on(machine).remote(parcel)
                self.rehearsed[machine] = self.rehearsed.get(machine, 0) + 1

    def _on(self, machine: str) -> Any:
        strategy = need("ray.util.scheduling_strategies", "ray").NodeAffinitySchedulingStrategy(machine, soft=True)
        return self.function.options(**ALONE, scheduling_strategy=strategy)

    def _watch_on(self) -> None:
        while True:
            time.sleep(LOOK)
            try:
                self.watch()
            except Exception as error:
                self._fall(error)

    def _report(self, number: int, asked: Future[bytes]) -> None:
        error, errors = asked.exception(), self.ray.exceptions
        if error is None:
            self._say(Done(number, asked.result()))
        elif isinstance(error, (errors.LocalRayletDiedError, errors.RaySystemError)):
            self._fall(error)
        elif isinstance(error, errors.RayTaskError):  # the machine has no such program, or a broken one
            reason = " ".join(str(error.cause).split())[-200:]
            refusal = BadRequest("workers-unusable", workers=self.address, reason=reason)
            self._say(Done(number, pickle.dumps((False, refusal))))
        elif isinstance(error, errors.RayError):
            self._say(Gone(number, type(error).__name__))
        else:
            self._fall(error)

    def _fall(self, error: BaseException) -> None:
        """The cluster is gone; whoever comes next begins anew."""
        self._say(refused(self.address, error))
        os._exit(1)

    def _say(self, report: Report) -> None:
        with self.speaking:
            self.line.send(report)
