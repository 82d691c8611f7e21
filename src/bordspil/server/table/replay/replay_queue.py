"""The queue of games to replay: a few at once in threads, for a moment each, in turn by payer."""

import asyncio
import sys
import time
from collections import deque
from collections.abc import Awaitable, Callable, Generator, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Generic, Self, TypeVar

from bordspil.server.background import BackgroundTasks
from bordspil.server.session.payers import Payer

T = TypeVar("T")
Key = TypeVar("Key", bound=Hashable)
Work = Generator[None, None, T]  # pauses after every step, and returns its result
SWITCH_SECONDS = (
    0.0005  # for so long a thread keeps the interpreter from the event loop; Python lets it for ten times that
)
AT_ONCE = 2  # replays for opened tables and records
SLICE_SECONDS = 0.05  # of a replay, until others have their turn


class Turns:
    """Lets a few callers work at once; after that the payers have one turn each, in rotation.

    A payer with many requests waits for its own; a payer with one waits for one turn of each other payer.
    """

    def __init__(self, most: int) -> None:
        self.free = most
        self.waiting: dict[Payer, deque[asyncio.Future[None]]] = {}  # by payer, in the order of their turns

    def turn(self, payer: Payer) -> "Turn":
        """Returns a turn for a `with` block; the data for a replay is read from the store within it."""
        return Turn(self, payer)

    def wait(self, payer: Payer, turn: "asyncio.Future[None]", is_first: bool = False) -> None:
        """Adds a turn to the line of a payer."""
        line = self.waiting.setdefault(payer, deque())
        while line and line[0].done():  # it came with the turn of another payer, or was cancelled
            line.popleft()
        if is_first:
            line.appendleft(turn)
        else:
            line.append(turn)

    def give(self) -> None:
        """Gives a turn to the next payer in the row."""
        while self.waiting:
            payer = next(iter(self.waiting))
            line = self.waiting.pop(payer)
            turn = line.popleft()
            while turn.done() and line:
                turn = line.popleft()
            if line:
                self.waiting[payer] = line  # behind all others
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1


class Turn:
    """The turn of a piece of work; if several payers want the same, it comes with the first turn of any of them."""

    def __init__(self, turns: Turns, payer: Payer) -> None:
        self.turns = turns
        self.payers = [payer]
        self.coming: asyncio.Future[None] | None = None
        self.is_held = False

    async def __aenter__(self) -> Self:
        if self.turns.free:
            self.turns.free -= 1
            self.is_held = True
        else:
            await self._come(self._queue(is_first=False))
        return self

    async def __aexit__(self, *error: object) -> None:
        self._give()

    def join(self, payer: Payer) -> None:
        """Adds a payer who wants the same work."""
        if payer not in self.payers:
            self.payers.append(payer)
            if self.coming is not None:
                self.turns.wait(payer, self.coming)

    async def pass_on(self) -> None:
        """Gives the turn to the next payer if one waits; comes back before other work of the same payers."""
        if self.turns.waiting:
            coming = self._queue(is_first=True)
            self._give()
            await self._come(coming)

    def _queue(self, is_first: bool) -> "asyncio.Future[None]":
        self.coming = asyncio.get_running_loop().create_future()
        for payer in self.payers:
            self.turns.wait(payer, self.coming, is_first)
        return self.coming

    async def _come(self, coming: "asyncio.Future[None]") -> None:
        try:
            await coming
            self.is_held = True
        except asyncio.CancelledError:
            if coming.done() and not coming.cancelled():
                self.turns.give()
            raise
        finally:
            self.coming = None

    def _give(self) -> None:
        if self.is_held:
            self.is_held = False
            self.turns.give()


class Replays(Turns):
    """The threads for replays, a few at once."""

    def __init__(self, tasks: BackgroundTasks | None = None) -> None:
        super().__init__(AT_ONCE)
        self.tasks = tasks or BackgroundTasks()
        sys.setswitchinterval(SWITCH_SECONDS)
        self.threads = ThreadPoolExecutor(2 * AT_ONCE, "replay")  # some for tables that are open already

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """Runs work in a thread; the caller holds a turn, or the table is open."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, work, *arguments)

    async def run_in_slices(self, turn: Turn | None, work: Callable[..., Work[T]], *arguments: Any) -> T:
        """Runs work in a thread, slice by slice, however long it takes, and passes the turn on between two slices."""
        steps = work(*arguments)
        done: tuple[T] | None = await self.run(_go_on, steps)
        while done is None:
            if turn is not None:
                await turn.pass_on()
            done = await self.run(_go_on, steps)
        return done[0]

    def close(self) -> None:
        """Discards what is waiting."""
        self.threads.shutdown(wait=False, cancel_futures=True)


def run(work: Work[T]) -> T:
    """Runs work without a pause, for what takes no time worth mentioning."""
    try:
        while True:
            next(work)
    except StopIteration as end:
        result: T = end.value
        return result


def _go_on(steps: Work[T]) -> tuple[T] | None:
    """Runs work for a slice of time; returns its result in a tuple once it is done."""
    until = time.monotonic() + SLICE_SECONDS
    try:
        next(steps)
        while time.monotonic() < until:
            next(steps)
    except StopIteration as end:
        return (end.value,)
    return None


class SharedWork(Generic[Key, T]):
    """Work that is done once for all callers that ask for it meanwhile, in the first turn of any of their payers."""

    def __init__(self, replays: Replays) -> None:
        self.replays = replays
        self.begun: dict[Key, tuple[asyncio.Task[T], Turn]] = {}

    async def result(self, key: Key, payer: Payer, work: Callable[[Turn], Awaitable[T]]) -> T:
        """Returns the result of the work of a key; starts it unless it has been started."""
        if key in self.begun:
            task, turn = self.begun[key]
            turn.join(payer)
        else:
            turn = self.replays.turn(payer)
            task = self.replays.tasks.start(self._do(key, work, turn))
            task.add_done_callback(_retrieve)
            self.begun[key] = task, turn
        return await asyncio.shield(task)

    async def _do(self, key: Key, work: Callable[[Turn], Awaitable[T]], turn: Turn) -> T:
        try:
            return await work(turn)
        finally:
            del self.begun[key]


def _retrieve(task: asyncio.Task[Any]) -> None:
    """Retrieves the error of a task that no caller waits for any longer."""
    if not task.cancelled():
        task.exception()
