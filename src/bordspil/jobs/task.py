"""A task as a worker does it: cut off when it takes too long, and carried as bytes where it comes from far away."""

import atexit
import faulthandler
import os
import pickle
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from bordspil import __version__
from bordspil.core.game import BadRequest
from bordspil.jobs import traces

Farewell = Callable[[], None]


def nothing() -> None:
    """The farewell of work that leaves nothing behind."""


class Task(NamedTuple):
    """What is to be done, and within how many seconds from its beginning; a worker that takes longer is ended."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    limit: float | None = None
    context: traces.Context | None = None


class Parcel(NamedTuple):
    """A task on its way to another machine, where the same version has to be installed."""

    task: Task
    farewell: Farewell
    version: str = __version__


def perform(task: Task) -> Any:
    """Does a task here. Its time is kept by a thread of C, which no loop in Python or in a kernel holds up."""
    if task.limit is None:
        return _do(task)
    faulthandler.dump_traceback_later(max(task.limit, 0.001), exit=True, file=_nowhere())
    try:
        return _do(task)
    finally:
        faulthandler.cancel_dump_traceback_later()


def _do(task: Task) -> Any:
    if task.context is None:
        return task.function(*task.arguments)
    with traces.continued(task.context, task.function.__name__):
        return task.function(*task.arguments)


@cache
def _nowhere() -> int:
    return os.open(os.devnull, os.O_WRONLY)


def unpack_and_perform(parcel: bytes) -> bytes:
    """Does a task that came as bytes; so does its result go, or its error."""
    try:
        task, farewell, version = pickle.loads(parcel)
        if version != __version__:
            raise BadRequest("worker-other-version", theirs=__version__, ours=version)
        _leave_with(farewell)
        return pickle.dumps((True, perform(task)))
    except Exception as error:
        return _packed(error)


@cache
def _leave_with(farewell: Farewell) -> None:
    atexit.register(farewell)


def _packed(error: Exception) -> bytes:
    """An error as bytes; one that cannot travel is told in words."""
    try:
        packed = pickle.dumps((False, error))
        pickle.loads(packed)
        return packed
    except Exception:
        return pickle.dumps((False, RuntimeError(f"{type(error).__name__}: {error}")))
