"""A sandbox for strangers' files: processes of their own, with limits of time and memory, and a fair queue.

A file goes to a process as bytes, and what was found comes back as one line of JSON and more bytes: no object that a
stranger may have shaped is unpickled here. A process that takes too long, too much memory or breaks is replaced.
"""

import asyncio
import os
import subprocess
import sys
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from shutil import copyfileobj
from typing import IO, Any

import msgspec
from msgspec import Struct

from bordspil.core.game import BadRequest
from bordspil.jobs.pool import OnLoss, silent

LONGEST_HEAD = 65_536  # bytes of the line that is parsed here
MOST_FOUND = 16_000_000  # bytes that may come back with it
BEGINNING = 120.0  # seconds a process has to start and to prepare itself, when kernels may have to be compiled
IDLE = 60.0  # seconds after which an idle process ends
ENOUGH = 50  # files after which a process is replaced, so that what one has left in its memory goes with it
SECRET = "BORDSPIL_"  # what variables begin with that may hold a password, and are not for these processes
NEEDED = ("BORDSPIL_CACHE",)


class Limits(Struct, frozen=True):
    """The limits of a process for one file: seconds, and bytes of memory beyond what it has when it begins."""

    seconds: float = 10.0
    memory: int = 500_000_000


class Found(Struct):
    """The answer of a process about a file: plain facts, and bytes that are only passed on; or a refusal."""

    facts: Any = None
    sizes: list[int] = []
    refusal: tuple[str, str | None, dict[str, Any]] | None = None
    fault: str = ""
    parts: list[bytes] = []


class Broken(Exception):  # noqa: N818 - it says what a process is
    """A process has ended in the middle of a file, or was ended."""


class Sandbox:
    """Some processes that read files one after another; a sender of many files waits for a sender of one."""

    def __init__(self, size: int, limits: Limits, most_waiting: int, on_loss: OnLoss = silent) -> None:
        self.size = size
        self.limits = limits
        self.most_waiting = most_waiting
        self.on_loss = on_loss
        self.idle_seconds = IDLE
        self.is_closed = False
        self._busy = 0
        self._free: list[Reader] = []
        self._readers: set[Reader] = set()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._threads = ThreadPoolExecutor(size, "sandbox")

    @property
    def waiting(self) -> int:
        """Returns how many files wait for a process."""
        return sum(map(len, self._waiting.values()))

    def processes(self) -> list[int]:
        """The ids of the processes that run."""
        return [reader.process.pid for reader in self._readers if reader.process is not None]

    async def read(
        self,
        payer: str,
        task: Callable[..., Any],
        file: IO[bytes],
        size: int,
        *arguments: str,
        prepare: Callable[..., None] | None = None,
    ) -> Found:
        """Returns what a task finds in a file; raises what it refuses it for, `file-too-complex` or `server-busy`."""
        order = {"task": name_of(task), "arguments": arguments, "size": size}
        order |= {"prepare": name_of(prepare) if prepare else "", "limits": msgspec.to_builtins(self.limits)}
        await self._take_turn(payer)
        reader = self._find_reader()
        try:
            while not await self._is_ready(reader, msgspec.json.encode(order)):
                self._dismiss(reader)
                reader = self._find_reader()
            found = await self._ask(reader, file)
        finally:
            self._give_turn(reader)
        if found.fault:
            raise BadRequest("file-too-complex")
        if found.refusal is not None:
            key, rule, details = found.refusal
            raise BadRequest(key, rule, **details)
        return found

    def _find_reader(self) -> "Reader":
        """Returns a process that has nothing to do, or one that is to be started."""
        while self._free:
            reader = self._free.pop()
            if reader.is_running:
                return reader
            self._dismiss(reader)
        return Reader()

    async def close(self) -> None:
        """Ends all processes at once."""
        self.is_closed = True
        for queue in self._waiting.values():
            for turn in queue:
                if not turn.done():
                    turn.set_exception(BadRequest("server-busy"))
        readers = list(self._readers)
        for reader in readers:
            reader.end()
        await asyncio.get_running_loop().run_in_executor(None, self._threads.shutdown)
        for reader in readers:
            reader.end()

    async def _take_turn(self, payer: str) -> None:
        """Waits for a free process; addresses take turns, however many files each has sent."""
        if self.is_closed or self.waiting >= self.most_waiting:
            raise BadRequest("server-busy")
        if self._busy < self.size:
            self._busy += 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(payer, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_turn()
            elif (queue := self._waiting.get(payer)) is not None and turn in queue:
                queue.remove(turn)
                if not queue:
                    del self._waiting[payer]
            raise

    def _pass_turn(self) -> None:
        """Gives the turn to the next address."""
        if self._waiting:
            payer, queue = self._waiting.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._waiting[payer] = queue
            turn.set_result(None)
        else:
            self._busy -= 1

    def _give_turn(self, reader: "Reader") -> None:
        """Keeps a process for the next file, unless it has ended or is to be replaced."""
        if reader.is_well and not self.is_closed:
            self._free.append(reader)
            asyncio.get_running_loop().call_later(self.idle_seconds, self._end_idle, reader, reader.count)
        else:
            self._dismiss(reader)
        if not self.is_closed:
            self._pass_turn()

    def _end_idle(self, reader: "Reader", count: int) -> None:
        if reader in self._free and reader.count == count:
            self._free.remove(reader)
            self._dismiss(reader)

    def _dismiss(self, reader: "Reader") -> None:
        """Ends a process beside the event loop: giving its memory back takes a moment."""
        if not self.is_closed:  # else `close` does it
            self._readers.discard(reader)
            self._threads.submit(reader.end)

    async def _is_ready(self, reader: "Reader", order: bytes) -> bool:
        """Gives a process its order; returns whether it is ready: one that ended while it was idle is not."""
        reader.count += 1
        reader.is_well = False
        self._readers.add(reader)
        try:
            await self._within(BEGINNING, reader, reader.begin, order)
        except Broken as broken:  # that is no fault of the file
            self.on_loss(str(broken))
            if reader.count > 1 and not self.is_closed:
                return False
            raise BadRequest("server-busy") from None
        return True

    async def _ask(self, reader: "Reader", file: IO[bytes]) -> Found:
        """Gives a ready process its file, from which moment its time counts."""
        try:
            found: Found = await self._within(self.limits.seconds, reader, reader.work, file)
        except Broken as broken:
            if self.is_closed:
                raise BadRequest("server-busy") from None
            found = Found(fault=str(broken))
        if found.fault:
            self.on_loss(found.fault)
        reader.is_well = not found.fault and reader.count < ENOUGH
        return found

    async def _within(self, seconds: float, reader: "Reader", step: Callable[..., Any], *arguments: Any) -> Any:
        """Runs one step in a thread; kills a process that is not done in time, or no longer needed."""
        asked = asyncio.get_running_loop().run_in_executor(self._threads, step, *arguments)
        try:
            return await asyncio.wait_for(asyncio.shield(asked), seconds)
        except (TimeoutError, asyncio.CancelledError) as error:
            reader.kill()
            with suppress(Exception):
                await asyncio.shield(asked)
            if isinstance(error, TimeoutError):
                raise Broken("too slow") from None
            raise


class Reader:
    """One process, spoken to over its standard input and output; all of it may block, so it is for a thread."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        self.count = 0
        self.is_well = False
        self.is_killed = False

    def begin(self, order: bytes) -> None:
        """Starts the process where there is none, gives it its order, and waits until it is ready."""
        try:
            if self.process is None:
                self.process = _start()
            if self.is_killed:
                self.kill()
            self._input.write(order + b"\n")
            self._input.flush()
            if self._output.readline(LONGEST_HEAD) != b"ready\n":
                raise Broken("not ready")
        except (OSError, ValueError) as error:
            raise Broken(type(error).__name__) from None

    def work(self, file: IO[bytes]) -> Found:
        """Sends the file, and waits for what is found in it."""
        try:
            file.seek(0)
            copyfileobj(file, self._input)
            self._input.flush()
            head = self._output.readline(LONGEST_HEAD)
            found = msgspec.json.decode(head, type=Found)
            if sum(found.sizes) > MOST_FOUND:
                raise Broken("too much found")
            found.parts = [self._output.read(size) for size in found.sizes]
            if any(len(part) != size for part, size in zip(found.parts, found.sizes, strict=True)):
                raise Broken("ended")
        except (OSError, ValueError, msgspec.DecodeError):
            raise Broken("ended") from None
        return found

    @property
    def is_running(self) -> bool:
        """Returns whether the process is still running."""
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """Ends the process at once."""
        self.is_killed = True
        if self.process is not None:
            self.process.kill()

    def end(self) -> None:
        """Ends the process and leaves nothing of it."""
        self.kill()
        if self.process is not None:
            self.process.wait()
            for pipe in (self.process.stdin, self.process.stdout):
                if pipe is not None:
                    with suppress(OSError, ValueError):
                        pipe.close()

    @property
    def _input(self) -> IO[bytes]:
        assert self.process is not None
        assert self.process.stdin is not None
        return self.process.stdin

    @property
    def _output(self) -> IO[bytes]:
        assert self.process is not None
        assert self.process.stdout is not None
        return self.process.stdout


def name_of(function: Callable[..., Any]) -> str:
    """Returns the name by which a process finds a function."""
    return f"{function.__module__}:{function.__qualname__}"


def _start() -> "subprocess.Popen[bytes]":
    kept = {name: value for name, value in os.environ.items() if not name.startswith(SECRET) or name in NEEDED}
    paths = os.pathsep.join(str(Path(path).absolute()) for path in sys.path if path)
    few = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "NUMBA_NUM_THREADS": "1"}
    return subprocess.Popen(
        [sys.executable, "-m", "bordspil.jobs.sandbox_worker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**kept, **few, "PYTHONPATH": paths},
    )
