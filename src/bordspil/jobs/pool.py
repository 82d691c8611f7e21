"""A pool of workers: runs tasks elsewhere, in processes of this machine or by Ray on many."""

import os
from collections.abc import Callable
from concurrent.futures import Future
from importlib.util import find_spec
from typing import Any, Protocol

from bordspil.core.game import BadRequest
from bordspil.jobs.task import OnExit, do_nothing

ATTEMPTS = 3
RAY = "ray:"

OnLoss = Callable[[str], None]


class WorkerLost(Exception):  # noqa: N818 - it is no error of the caller
    """A task has no result: each worker that was given it died, or took too long."""


class WorkerPool(Protocol):
    """Workers that run tasks. A worker that dies or takes too long is replaced, and its task retried."""

    @property
    def size(self) -> int:
        """Returns how many tasks run at once; with Ray this changes while machines come and go."""

    @property
    def unfinished(self) -> int:
        """Returns how many tasks are running or waiting."""

    def submit(self, function: Callable[..., Any], *arguments: Any, limit: float | None = None) -> Future[Any]:
        """Runs a task; its future gives the result, its error, or WorkerLost. The limit excludes waiting."""

    def everywhere(self, function: Callable[..., Any], *arguments: Any) -> None:
        """Runs a task once in about every worker, present and future; its results are dropped."""

    def close(self) -> None:
        """Ends all workers at once; unfinished tasks are lost."""


def silent(reason: str) -> None:
    """Ignores the loss of a worker."""


def check_workers(workers: str | int) -> None:
    """Refuses any setting of workers but a number, Ray's address with `ray:` before it, or an empty text."""
    text = str(workers)
    is_number = text.isdecimal() and int(text) > 0
    is_address = text.startswith(RAY) and text.removeprefix(RAY).strip("/") != ""
    if text and not is_number and not is_address:
        raise BadRequest("workers-wrong", workers=text)
    if is_address and find_spec("ray") is None:
        raise BadRequest("extra-missing", module="ray", extra="ray")


def open_pool(
    workers: str | int = "", on_exit: OnExit = do_nothing, on_loss: OnLoss = silent, is_patient: bool = False
) -> WorkerPool:
    """Opens the pool that `workers` names: so many processes here, or Ray's cluster; by default one process per core.

    A worker calls `on_exit` last. A patient pool waits for a cluster that cannot be reached at first.
    """
    check_workers(workers)
    text = str(workers)
    if text.startswith(RAY):
        from bordspil.jobs.ray_pool import RayPool

        return RayPool(text, on_exit, on_loss, is_patient)
    from bordspil.jobs.local_pool import LocalPool

    return LocalPool(int(text or os.cpu_count() or 1), on_exit, on_loss)
