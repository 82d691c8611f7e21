"""Ray's cluster as a crew: tasks go through a foreman, a process of its own that may fall with Ray and is replaced."""

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
from bordspil.jobs.pool import ATTEMPTS, Lost, OnLoss, silent
from bordspil.jobs.task import Farewell, Parcel, Task, nothing
from bordspil.jobs.traces import carried

ANSWER = 60.0  # seconds until a cluster that does not answer is given up
LONGEST_PAUSE = 10.0  # seconds between two attempts to reach a cluster that is gone
GOODBYE = 5.0  # seconds in which the foreman may take leave of the cluster


class Errand:
    """A task on its way: as bytes, and who waits for it."""

    def __init__(self, parcel: bytes) -> None:
        self.parcel = parcel
        self.future: Future[Any] = Future()
        self.attempts = ATTEMPTS


class RayCrew:
    """What Ray's cluster has of processors, wherever they are; machines may come and go."""

    def __init__(
        self, address: str, farewell: Farewell = nothing, on_loss: OnLoss = silent, is_patient: bool = False
    ) -> None:
        self.address = address
        self.farewell = farewell
        self.on_loss = on_loss
        self.size = 1
        self._numbers = count()
        self._errands: dict[int, Errand] = {}
        self._rehearsals: list[bytes] = []
        self._changing = threading.Lock()
        self._is_closing = threading.Event()
        self._process, self._line = self._hire()
        if not is_patient:
            self._await_foreman()
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    @property
    def unfinished(self) -> int:
        """How many tasks are being done or wait for their turn."""
        return len(self._errands)

    def submit(self, function: Callable[..., Any], *arguments: Any, limit: float | None = None) -> Future[Any]:
        errand = Errand(self._packed(Task(function, arguments, limit, carried())))
        errand.future.set_running_or_notify_cancel()
        with self._changing:
            number = next(self._numbers)
            self._errands[number] = errand
            self._send((number, errand.parcel))
        return errand.future

    def everywhere(self, function: Callable[..., Any], *arguments: Any) -> None:
        parcel = self._packed(Task(function, arguments))
        with self._changing:
            self._rehearsals.append(parcel)
            self._send((None, parcel))

    def close(self) -> None:
        self._is_closing.set()
        with self._changing:
            self._send(None)
            errands, self._errands = self._errands, {}
        self._process.join(GOODBYE)
        self._process.kill()
        self._listener.join()
        self._line.close()
        for errand in errands.values():
            errand.future.set_exception(Lost())

    def _packed(self, task: Task) -> bytes:
        return pickle.dumps(Parcel(task, self.farewell))

    def _hire(self) -> tuple[Any, Connection]:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=ray_driver.run, args=(self.address, theirs), daemon=True)
        process.start()
        theirs.close()
        return process, ours

    def _await_foreman(self) -> None:
        """Waits until the cluster is reached; refuses where it is not."""
        try:
            if self._line.poll(ANSWER):
                self._heed(self._line.recv())
                return
        except EOFError:
            pass
        self._process.kill()
        raise BadRequest("workers-unusable", workers=self.address, reason=f"no answer within {ANSWER:g} s")

    def _send(self, order: ray_driver.Order | None) -> None:
        with suppress(OSError):  # the foreman is gone; its successor is told everything again
            self._line.send(order)

    def _listen(self) -> None:
        """Hears what the foreman says; when he falls, the next one is told all that is not finished."""
        pause = 0.25
        while not self._is_closing.is_set():
            try:
                self._heed(self._line.recv())
                pause = 0.25
            except (EOFError, OSError, BadRequest) as error:
                if self._is_closing.wait(pause):
                    return
                self.on_loss(str(error.details.get("reason")) if isinstance(error, BadRequest) else "foreman-lost")
                pause = min(2 * pause, LONGEST_PAUSE)
                self._replace_foreman()

    def _replace_foreman(self) -> None:
        self._process.kill()
        self._process.join()
        with self._changing:
            if self._is_closing.is_set():
                return
            self._line.close()
            self._process, self._line = self._hire()
            for parcel in self._rehearsals:
                self._send((None, parcel))
            for number, errand in self._errands.items():
                self._send((number, errand.parcel))

    def _heed(self, report: ray_driver.Report) -> None:
        match report:
            case ray_driver.Size(size):
                self.size = max(1, size)
            case ray_driver.Refused(key, details):
                raise BadRequest(key, **details)
            case ray_driver.Done(number, parcel):
                self._finish(number, parcel)
            case ray_driver.Gone(number, reason):
                self._ask_again(number, reason)

    def _finish(self, number: int, parcel: bytes) -> None:
        with self._changing:
            errand = self._errands.pop(number, None)
        if errand is not None:
            went_well, result = pickle.loads(parcel)
            if went_well:
                errand.future.set_result(result)
            else:
                errand.future.set_exception(result)

    def _ask_again(self, number: int, reason: str) -> None:
        """A worker is gone, or its whole machine."""
        with self._changing:
            errand = self._errands.get(number)
            if errand is None:
                return
            errand.attempts -= 1
            if errand.attempts:
                self._send((number, errand.parcel))
            else:
                del self._errands[number]
        self.on_loss(reason)
        if not errand.attempts:
            errand.future.set_exception(Lost())
