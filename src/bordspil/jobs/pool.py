"""A crew: the one way to have something done elsewhere, by processes of this machine or by Ray on many."""

import os
from collections.abc import Callable
from concurrent.futures import Future
from importlib.util import find_spec
from typing import Any, Protocol

from bordspil.core.game import BadRequest
from bordspil.jobs.task import Farewell, nothing

ATTEMPTS = 3
RAY = "ray:"

OnLoss = Callable[[str], None]


class Lost(Exception):  # noqa: N818 - it is no fault of whoever asked
    """Nobody came up with a result: each worker that was asked died over it, or took too long."""


class Crew(Protocol):
    """Workers that do tasks. A worker that dies or takes too long is replaced, and its task asked again."""

    @property
    def size(self) -> int:
        """How many tasks can be done at once; with Ray this changes while machines come and go."""

    @property
    def unfinished(self) -> int:
        """How many tasks are being done or wait for their turn."""

    def submit(self, function: Callable[..., Any], *arguments: Any, limit: float | None = None) -> Future[Any]:
        """Has something done; the result, or what it raised, or Lost. The limit is for doing, not for waiting."""

    def everywhere(self, function: Callable[..., Any], *arguments: Any) -> None:
        """Has something done once by about every worker there is or will be; nobody hears how it went."""

    def close(self) -> None:
        """Ends all workers at once; what is not finished is lost."""


def silent(reason: str) -> None:
    """What is done about the loss of a worker where nobody wants to know."""


def check_workers(workers: str | int) -> None:
    """Refuses what names no workers: it is a number, or Ray's address with `ray:` before it, or nothing."""
    text = str(workers)
    is_number = text.isdecimal() and int(text) > 0
    is_address = text.startswith(RAY) and text.removeprefix(RAY).strip("/") != ""
    if text and not is_number and not is_address:
        raise BadRequest("workers-wrong", workers=text)
    if is_address and find_spec("ray") is None:
        raise BadRequest("extra-missing", module="ray", extra="ray")


def open_crew(
    workers: str | int = "", farewell: Farewell = nothing, on_loss: OnLoss = silent, is_patient: bool = False
) -> Crew:
    """The crew that is named: so many processes here, or those of Ray's cluster; all cores where nothing is named.

    `farewell` is the last thing a worker does. A patient crew waits for a cluster that cannot be reached at first.
    """
    check_workers(workers)
    text = str(workers)
    if text.startswith(RAY):
        from bordspil.jobs.ray_pool import RayCrew

        return RayCrew(text, farewell, on_loss, is_patient)
    from bordspil.jobs.local_pool import LocalCrew

    return LocalCrew(int(text or os.cpu_count() or 1), farewell, on_loss)
