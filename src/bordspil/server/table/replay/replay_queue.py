"""The queue of games to replay: a few at once in threads, the others in turn by payer."""

import asyncio
import sys
from collections import deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

T = TypeVar("T")
SWITCH_SECONDS = (
    0.0005  # for so long a thread keeps the interpreter from the event loop; Python lets it for ten times that
)
AT_ONCE = 2  # replays for opened tables and records


class Turns:
    """Lets a few callers work at once; after that the payers have one turn each, in rotation.

    A payer with many requests waits for its own; a payer with one waits for one turn of each other payer.
    """

    def __init__(self, most: int) -> None:
        self.free = most
        self.waiting: dict[str | bytes, deque[asyncio.Future[None]]] = {}  # by payer, in the order of their turns

    @asynccontextmanager
    async def turn(self, payer: str | bytes) -> AsyncIterator[None]:
        """Waits for a turn and holds it; the data for a replay is read from the store within it."""
        await self._take(payer)
        try:
            yield
        finally:
            self._give()

    async def _take(self, payer: str | bytes) -> None:
        if self.free:
            self.free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(payer, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give()
            raise

    def _give(self) -> None:
        while self.waiting:
            payer = next(iter(self.waiting))
            line = self.waiting.pop(payer)
            turn = line.popleft()
            if line:
                self.waiting[payer] = line  # behind all others
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1


class Replays(Turns):
    """The threads for replays, a few at once."""

    def __init__(self) -> None:
        super().__init__(AT_ONCE)
        sys.setswitchinterval(SWITCH_SECONDS)
        self.threads = ThreadPoolExecutor(2 * AT_ONCE, "replay")  # some for tables that are open already

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """Runs work in a thread; the caller holds a turn, or the table is open."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, work, *arguments)

    def close(self) -> None:
        """Discards what is waiting."""
        self.threads.shutdown(wait=False, cancel_futures=True)
