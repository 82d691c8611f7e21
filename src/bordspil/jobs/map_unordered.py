"""Maps a task over many inputs in a pool, and yields the results in the order they finish."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from queue import SimpleQueue
from typing import Any, TypeVar

from bordspil.core.game import BadRequest
from bordspil.jobs.pool import WorkerLost, WorkerPool
from bordspil.jobs.pool_setting import open_pool
from bordspil.jobs.task import OnExit, do_nothing

AHEAD = 2  # tasks handed in for each worker: one to do, and one to go on with

Result = TypeVar("Result")


@contextmanager
def map_unordered(
    task: Callable[..., Result],
    inputs: Iterable[tuple[Any, ...]],
    on_exit: OnExit = do_nothing,
    workers: str | int = "",
) -> Iterator[Iterator[Result]]:
    """Yields the results of a task over many inputs as they finish; the pool ends with the `with`."""
    pool = open_pool(workers, on_exit)
    try:
        yield as_completed(pool, task, inputs)
    finally:
        pool.close()


def as_completed(pool: WorkerPool, task: Callable[..., Result], inputs: Iterable[tuple[Any, ...]]) -> Iterator[Result]:
    """Submits a little more than runs at once: a growing pool is used, and an early stop wastes little."""
    finished: SimpleQueue[Future[Result]] = SimpleQueue()
    left, running = iter(inputs), 0
    while True:
        while running < AHEAD * pool.size and (given := next(left, None)) is not None:
            pool.submit(task, *given).add_done_callback(finished.put)
            running += 1
        if not running:
            return
        try:
            result = finished.get().result()
        except WorkerLost:
            raise BadRequest("worker-lost") from None
        running -= 1
        yield result
