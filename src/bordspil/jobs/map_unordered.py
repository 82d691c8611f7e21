"""A long command shares its work out and has the results as they come; no worker outlives it."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from queue import SimpleQueue
from typing import Any, TypeVar

from bordspil.core.game import BadRequest
from bordspil.jobs.pool import Crew, Lost, open_crew
from bordspil.jobs.task import Farewell, nothing

AHEAD = 2  # tasks handed in for each worker: one to do, and one to go on with

Result = TypeVar("Result")


@contextmanager
def spread(
    task: Callable[..., Result],
    inputs: Iterable[tuple[Any, ...]],
    farewell: Farewell = nothing,
    workers: str | int = "",
) -> Iterator[Iterator[Result]]:
    """The results of a task over many inputs, as they finish; `farewell` is the last thing a worker does."""
    crew = open_crew(workers, farewell)
    try:
        yield as_they_finish(crew, task, inputs)
    finally:
        crew.close()


def as_they_finish(crew: Crew, task: Callable[..., Result], inputs: Iterable[tuple[Any, ...]]) -> Iterator[Result]:
    """Hands in a little more than can be done at once, so that a crew which grows is used and the rest can be left."""
    finished: SimpleQueue[Future[Result]] = SimpleQueue()
    left, running = iter(inputs), 0
    while True:
        while running < AHEAD * crew.size and (given := next(left, None)) is not None:
            crew.submit(task, *given).add_done_callback(finished.put)
            running += 1
        if not running:
            return
        try:
            result = finished.get().result()
        except Lost:
            raise BadRequest("worker-lost") from None
        running -= 1
        yield result
