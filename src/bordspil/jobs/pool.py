"""A pool of workers: runs tasks elsewhere, in processes of this machine or by Ray on many."""

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Protocol

ATTEMPTS = 3

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
