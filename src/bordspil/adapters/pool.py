"""Long commands on all cores: processes that share the work, none of which outlives the command."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from typing import Any, TypeVar

from bordspil.core.game import BadRequest

Result = TypeVar("Result")


def nothing() -> None:
    """The farewell of work that leaves nothing behind."""


@contextmanager
def spread(
    task: Callable[..., Result], inputs: Iterable[tuple[Any, ...]], farewell: Callable[[], None] = nothing
) -> Iterator[Iterator[Result]]:
    """The results of a task over many inputs, as they finish; `farewell` is the last thing a process does."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(os.cpu_count(), mp_context=context, initializer=_prepare, initargs=(farewell,))
    try:
        tasks = [pool.submit(task, *given) for given in inputs]
        yield (done.result() for done in as_completed(tasks))
    except BrokenExecutor:
        raise BadRequest("worker-lost") from None
    finally:
        for process in list((pool._processes or {}).values()):  # it has no public way to end them at once
            process.terminate()
        pool.shutdown(wait=True, cancel_futures=True)


def _prepare(farewell: Callable[[], None]) -> None:
    """A process leaves Ctrl-C to the command, and ends when it is told to or when the command is gone."""

    def leave() -> None:
        farewell()
        os._exit(0)

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda number, frame: leave())
    threading.Thread(target=_after_parent, args=(leave,), daemon=True).start()


def _after_parent(leave: Callable[[], None]) -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    leave()
