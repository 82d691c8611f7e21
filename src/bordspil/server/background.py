"""Background tasks: work beside the messages, such as a hint, an analysis or an e-mail."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class BackgroundTasks:
    """Tasks that nothing else awaits; they are held here, so that none is collected as garbage, until they are done."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Starts a task."""
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self.running.discard)
        return task

    def cancel(self) -> None:
        """Cancels all tasks."""
        for task in self.running:
            task.cancel()

    async def close(self) -> None:
        """Cancels all tasks and waits for their end."""
        self.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)
