"""The Ray driver: a process that passes packed tasks to Ray and reports results and the size of the cluster.

Ray ends a program that has lost its cluster, and takes over its signals; so a server does not use Ray itself.
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

CONNECT_SECONDS = 10.0  # seconds in which a cluster has to accept a connection
WATCH_SECONDS = 1.0  # seconds between two looks at which machines there are
ALONE = {"num_cpus": 1, "max_retries": 0}  # the pool decides on retries

Order = tuple[int | None, bytes]  # a task and its number; without a number every machine runs it


class Size(NamedTuple):
    """How many tasks run at once."""

    size: int


class Done(NamedTuple):
    """A task is finished, well or not."""

    number: int
    packed: bytes


class Gone(NamedTuple):
    """A task was lost together with its worker."""

    number: int
    reason: str


class Refused(NamedTuple):
    """The cluster cannot be used."""

    key: str
    details: dict[str, Any]


Report = Size | Done | Gone | Refused


def run(address: str, line: Connection) -> None:
    """Works until the pool closes the connection, or Ray's cluster is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _silence_output()
    try:
        ray = need("ray", "ray")
        _check_reachable(address)
        ray.init(**_init_arguments(address))
        Driver(ray, address, line).work()
    except BadRequest as refusal:
        line.send(Refused(refusal.key, refusal.details))
    except Exception as error:
        line.send(refused(address, error))
    os._exit(0)


def refused(address: str, error: BaseException) -> Refused:
    """Returns why the cluster cannot be used, in one line."""
    reason = " ".join(str(error).split())[:200] or type(error).__name__
    return Refused("workers-unusable", {"workers": address, "reason": reason})


def _check_reachable(address: str) -> None:
    """Fails fast where nothing listens; Ray itself would try for a minute, and say less."""
    host, colon, port = address.removeprefix("ray:").strip("/").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()


def _silence_output() -> None:
    """Silences Ray's output, which would break a progress bar; Ray keeps logs of its own."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def _init_arguments(address: str) -> dict[str, Any]:
    """Returns the arguments of `ray.init`.

    `ray://HOST:PORT` connects from outside, `ray:auto` and `ray:HOST:PORT` from a machine of the cluster, and
    `ray:local` starts a cluster of this machine alone, which ends with the driver.
    """
    if address.startswith("ray://"):
        return {"address": address, "log_to_driver": False}
    place = address.removeprefix("ray:")
    how = {"address": place, "log_to_driver": False, "configure_logging": False}
    return how | ({"include_dashboard": False} if place == "local" else {})


class Driver:
    """Passes tasks on, and watches the machines of the cluster."""

    def __init__(self, ray: Any, address: str, line: Connection) -> None:
        self.ray = ray
        self.address = address
        self.line = line
        self.speaking = threading.Lock()
        self.function = ray.remote(unpack_and_perform)
        self.remote = self.function.options(**ALONE)
        self.everywhere: list[bytes] = []
        self.done_everywhere: dict[str, int] = {}  # how many of them each machine has got
        self.size = -1

    def work(self) -> None:
        """Handles orders until there are no more."""
        self.watch()
        threading.Thread(target=self._watch_on, daemon=True).start()
        while (order := self._hear()) is not None:
            number, packed = order
            if number is None:
                self.everywhere.append(packed)
            else:
                self.remote.remote(packed).future().add_done_callback(partial(self._report, number))
        self.ray.shutdown()

    def _hear(self) -> Order | None:
        """Returns the next order; None at the end, or when the pool is gone."""
        try:
            order: Order | None = self.line.recv()
        except (EOFError, OSError):
            return None
        return order

    def watch(self) -> None:
        """Reports the number of processors, and gives new machines the tasks that every machine runs."""
        machines = {one["NodeID"]: int(one["Resources"].get("CPU", 0)) for one in self.ray.nodes() if one["Alive"]}
        if self.size != (size := sum(machines.values())):
            self.size = size
            self._say(Size(size))
        for machine, processors in machines.items():
            for packed in self.everywhere[self.done_everywhere.get(machine, 0) :]:
                for _ in range(processors):
                    self._on(machine).remote(packed)
                self.done_everywhere[machine] = self.done_everywhere.get(machine, 0) + 1

    def _on(self, machine: str) -> Any:
        strategy = need("ray.util.scheduling_strategies", "ray").NodeAffinitySchedulingStrategy(machine, soft=True)
        return self.function.options(**ALONE, scheduling_strategy=strategy)

    def _watch_on(self) -> None:
        while True:
            time.sleep(WATCH_SECONDS)
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
        """Exits because the cluster is gone; the next driver connects again."""
        self._say(refused(self.address, error))
        os._exit(1)

    def _say(self, report: Report) -> None:
        with self.speaking:
            self.line.send(report)
