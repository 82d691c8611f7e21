"""A pool of processes on this machine, each isolated: one that dies takes only its own task with it.

By hand, as pebble neither repeats a lost task nor prefers the worker that is warm: its pool would save no line of this.
"""

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any

from bordspil.jobs.pool import ATTEMPTS, OnLoss, WorkerLost, silent
from bordspil.jobs.task import OnExit, Task, do_nothing, perform
from bordspil.jobs.traces import carried


class Job:
    """A task and the future of its result."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.future: Future[Any] = Future()
        self.attempts = ATTEMPTS


class LocalPool:
    """A number of processes, each started when it is first needed; the last one used is the first used again."""

    def __init__(self, size: int, on_exit: OnExit = do_nothing, on_loss: OnLoss = silent) -> None:
        self.size = size
        self.on_exit = on_exit
        self.on_loss = on_loss
        self._changing = threading.RLock()
        self._waiting: deque[Job] = deque()
        self._free = [self._start_worker() for _ in range(size)]
        self._busy: dict[ProcessPoolExecutor, Job] = {}
        self._is_closed = False

    @property
    def unfinished(self) -> int:
        """Returns how many tasks are running or waiting."""
        return len(self._busy) + len(self._waiting)

    def submit(self, function: Callable[..., Any], *arguments: Any, limit: float | None = None) -> Future[Any]:
        job = Job(Task(function, arguments, limit, carried()))
        with self._changing:
            self._waiting.append(job)
            self._go_on()
        return job.future

    def everywhere(self, function: Callable[..., Any], *arguments: Any) -> None:
        for _ in range(self.size):
            self.submit(function, *arguments)

    def close(self) -> None:
        with self._changing:
            self._is_closed = True
            workers = [*self._free, *self._busy]
            waiting, self._waiting = self._waiting, deque()
        for job in waiting:
            job.future.cancel()
        for worker in workers:
            for process in list((worker._processes or {}).values()):  # there is no public way to end them at once
                process.terminate()
        for worker in workers:
            worker.shutdown(wait=True, cancel_futures=True)

    def processes(self) -> list[int]:
        """Returns the ids of the processes that have been started."""
        with self._changing:
            return [number for worker in (*self._free, *self._busy) for number in (worker._processes or {})]

    def _start_worker(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(1, mp_context=context, initializer=_prepare, initargs=(self.on_exit,))

    def _go_on(self) -> None:
        """Gives waiting tasks to free workers."""
        while self._free and self._waiting and not self._is_closed:
            job = self._waiting.popleft()
            if job.attempts < ATTEMPTS or job.future.set_running_or_notify_cancel():
                worker = self._free.pop()
                self._busy[worker] = job
                try:
                    asked = worker.submit(perform, job.task)
                except BrokenExecutor as error:  # it died while it had nothing to do
                    asked = Future()
                    asked.set_exception(error)
                asked.add_done_callback(partial(self._finish, worker, job))

    def _finish(self, worker: ProcessPoolExecutor, job: Job, asked: Future[Any]) -> None:
        error = WorkerLost() if asked.cancelled() else asked.exception()
        is_lost = isinstance(error, WorkerLost | BrokenExecutor)
        with self._changing:
            del self._busy[worker]
            self._free.append(self._start_worker() if is_lost and not self._is_closed else worker)
            if is_lost and not self._is_closed:
                job.attempts -= 1
                if job.attempts:
                    self._waiting.appendleft(job)
            self._go_on()
        if is_lost and not self._is_closed:
            self.on_loss(type(error).__name__)
        if not is_lost:
            _tell(job.future, asked)
        elif not job.attempts or self._is_closed:
            job.future.set_exception(WorkerLost())


def _tell(future: Future[Any], asked: Future[Any]) -> None:
    if (error := asked.exception()) is not None:
        future.set_exception(error)
    else:
        future.set_result(asked.result())


def _prepare(on_exit: OnExit) -> None:
    """Prepares a process: it leaves Ctrl-C to its parent, and exits on SIGTERM or when the parent is gone."""

    def leave() -> None:
        with suppress(Exception):
            on_exit()
        os._exit(0)

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if on_exit is not do_nothing:  # else it ends at once, which Python's own handlers do not while a kernel runs
        signal.signal(signal.SIGTERM, lambda number, frame: leave())
    threading.Thread(target=_after_parent, args=(leave,), daemon=True).start()


def _after_parent(leave: OnExit) -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    leave()
