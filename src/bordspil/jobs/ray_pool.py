"""Ray's cluster as a pool: tasks go through the Ray driver, a process that may fall with Ray and is replaced."""

import multiprocessing
import pickle
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from itertools import count
from multiprocessing.connection import Connection
from typing import Any

from bordspil.core.game import BadRequest
from bordspil.jobs import ray_driver
from bordspil.jobs.pool import ATTEMPTS, OnLoss, WorkerLost, silent
from bordspil.jobs.task import OnExit, PackedTask, Task, do_nothing
from bordspil.jobs.traces import carried

ANSWER = 60.0  # seconds until a cluster that does not answer is given up
LONGEST_PAUSE = 10.0  # seconds between two attempts to reach a cluster that is gone
DRIVER_EXIT = 5.0  # seconds in which the driver may disconnect from the cluster


class Pending:
    """A packed task that is not finished, and the future of its result."""

    def __init__(self, packed: bytes) -> None:
        self.packed = packed
        self.future: Future[Any] = Future()
        self.attempts = ATTEMPTS


class RayPool:
    """The processors of Ray's cluster; machines may come and go."""

    def __init__(
        self, address: str, on_exit: OnExit = do_nothing, on_loss: OnLoss = silent, is_patient: bool = False
    ) -> None:
        self.address = address
        self.on_exit = on_exit
        self.on_loss = on_loss
        self.size = 1
        self._numbers = count()
        self._pending: dict[int, Pending] = {}
        self._everywhere: list[bytes] = []
        self._changing = threading.Lock()
        self._is_closing = threading.Event()
        self._process, self._line = self._start_driver()
        if not is_patient:
            self._await_driver()
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    @property
    def unfinished(self) -> int:
        """Returns how many tasks are running or waiting."""
        return len(self._pending)

    def submit(self, function: Callable[..., Any], *arguments: Any, limit: float | None = None) -> Future[Any]:
        one = Pending(self._packed(Task(function, arguments, limit, carried())))
        one.future.set_running_or_notify_cancel()
        with self._changing:
            number = next(self._numbers)
            self._pending[number] = one
            self._send((number, one.packed))
        return one.future

    def everywhere(self, function: Callable[..., Any], *arguments: Any) -> None:
        packed = self._packed(Task(function, arguments))
        with self._changing:
            self._everywhere.append(packed)
            self._send((None, packed))

    def close(self) -> None:
        self._is_closing.set()
        with self._changing:
            self._send(None)
            pending, self._pending = self._pending, {}
        self._process.join(DRIVER_EXIT)
        self._process.kill()
        self._listener.join()
        self._line.close()
        for one in pending.values():
            one.future.set_exception(WorkerLost())

    def _packed(self, task: Task) -> bytes:
        return pickle.dumps(PackedTask(task, self.on_exit))

    def _start_driver(self) -> tuple[Any, Connection]:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=ray_driver.run, args=(self.address, theirs), daemon=True)
        process.start()
        theirs.close()
        return process, ours

    def _await_driver(self) -> None:
        """Waits until the cluster is reached; refuses where it is not."""
        try:
            if self._line.poll(ANSWER):
                self._handle(self._line.recv())
                return
        except EOFError:
            pass
        self._process.kill()
        raise BadRequest("workers-unusable", workers=self.address, reason=f"no answer within {ANSWER:g} s")

    def _send(self, order: ray_driver.Order | None) -> None:
        with suppress(OSError):  # the driver is gone; its successor gets everything again
            self._line.send(order)

    def _listen(self) -> None:
        """Handles the reports of the driver; when it falls, its successor gets all unfinished tasks."""
        pause = 0.25
        while not self._is_closing.is_set():
            try:
                self._handle(self._line.recv())
                pause = 0.25
            except (EOFError, OSError, BadRequest) as error:
                if self._is_closing.wait(pause):
                    return
                self.on_loss(str(error.details.get("reason")) if isinstance(error, BadRequest) else "ray-driver-lost")
                pause = min(2 * pause, LONGEST_PAUSE)
                self._replace_driver()

    def _replace_driver(self) -> None:
        self._process.kill()
        self._process.join()
        with self._changing:
            if self._is_closing.is_set():
                return
            self._line.close()
            self._process, self._line = self._start_driver()
            for packed in self._everywhere:
                self._send((None, packed))
            for number, one in self._pending.items():
                self._send((number, one.packed))

    def _handle(self, report: ray_driver.Report) -> None:
        match report:
            case ray_driver.Size(size):
                self.size = max(1, size)
            case ray_driver.Refused(key, details):
                raise BadRequest(key, **details)
            case ray_driver.Done(number, packed):
                self._finish(number, packed)
            case ray_driver.Gone(number, reason):
                self._ask_again(number, reason)

    def _finish(self, number: int, packed: bytes) -> None:
        with self._changing:
            one = self._pending.pop(number, None)
        if one is not None:
            went_well, result = pickle.loads(packed)
            if went_well:
                one.future.set_result(result)
            else:
                one.future.set_exception(result)

    def _ask_again(self, number: int, reason: str) -> None:
        """Retries a task whose worker or machine is gone."""
        with self._changing:
            one = self._pending.get(number)
            if one is None:
                return
            one.attempts -= 1
            if one.attempts:
                self._send((number, one.packed))
            else:
                del self._pending[number]
        self.on_loss(reason)
        if not one.attempts:
            one.future.set_exception(WorkerLost())
