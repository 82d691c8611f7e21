"""A task as a worker runs it: within a time limit, and packed as bytes for other machines."""

import atexit
import faulthandler
import os
import pickle
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from bordspil.core.game import BadRequest
from bordspil.jobs import traces
from bordspil.version import __version__

OnExit = Callable[[], None]


def do_nothing() -> None:
    """The default of `on_exit`."""


class Task(NamedTuple):
    """A call, and its limit in seconds from its start; a worker that takes longer is ended."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    limit: float | None = None
    context: traces.Context | None = None


class PackedTask(NamedTuple):
    """A task for another machine, which must have the same version installed."""

    task: Task
    on_exit: OnExit
    version: str = __version__


def perform(task: Task) -> Any:
    """Runs a task. A thread of C keeps its time, which no loop in Python or in a kernel holds up."""
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


def unpack_and_perform(packed: bytes) -> bytes:
    """Runs a packed task; returns its packed result or error."""
    try:
        task, on_exit, version = pickle.loads(packed)
        if version != __version__:
            raise BadRequest("worker-other-version", theirs=__version__, ours=version)
        _leave_with(on_exit)
        return pickle.dumps((True, perform(task)))
    except Exception as error:
        return _packed(error)


@cache
def _leave_with(on_exit: OnExit) -> None:
    atexit.register(on_exit)


def _packed(error: Exception) -> bytes:
    """Packs an error; one that cannot be pickled becomes its text."""
    try:
        packed = pickle.dumps((False, error))
        pickle.loads(packed)
        return packed
    except Exception:
        return pickle.dumps((False, RuntimeError(f"{type(error).__name__}: {error}")))
