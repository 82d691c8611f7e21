"""The fair queue: a payer with much work waits, others do not; higher ranks come first, but none starves."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import pytest

from bordspil.jobs.fair_queue import PASSED, Claim, FairQueue, Job, Share
from bordspil.jobs.pool import WorkerLost


class ByHand:
    """A pool whose tasks are finished by the test, and which notes the order in which they were begun."""

    def __init__(self, size: int = 1) -> None:
        self.size = size
        self.begun: list[str] = []
        self.doing: list[Future[Any]] = []
        self.is_closed = False

    @property
    def unfinished(self) -> int:
        return len(self.doing)

    def submit(self, function: Callable[..., Any], *arguments: Any, limit: float | None = None) -> Future[Any]:
        self.begun.append(arguments[0])
        future: Future[Any] = Future()
        self.doing.append(future)
        return future

    def everywhere(self, function: Callable[..., Any], *arguments: Any) -> None:
        raise NotImplementedError

    def close(self) -> None:
        self.is_closed = True

    async def finish(self, error: Exception | None = None) -> None:
        future = self.doing.pop(0)
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)
        await breathe()

    async def finish_all(self) -> list[str]:
        while self.doing:
            await self.finish()
        return self.begun


async def breathe() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


class Line:
    """A queue with its askers."""

    def __init__(self, size: int = 1, ranks: int = 3) -> None:
        self.pool = ByHand(size)
        self.queue = FairQueue(self.pool, ranks)
        self.tasks: list[asyncio.Task[Any]] = []

    def ask(self, name: str, *payers: str, rank: int = 0, seconds: float = 1.0) -> tuple[Claim, asyncio.Task[Any]]:
        claim = Claim(rank, payers or (name[0],))
        task = asyncio.create_task(self.queue.ask(claim, seconds, 9.0, print, name))
        self.tasks.append(task)
        return claim, task


def test_no_more_is_handed_in_than_can_be_done_at_once() -> None:
    async def run() -> None:
        line = Line(size=2)
        for number in range(5):
            line.ask(f"a{number}")
        await breathe()
        assert line.pool.begun == ["a0", "a1"]
        assert line.queue.unfinished == 5
        await line.pool.finish_all()
        assert line.queue.unfinished == 0
        assert line.pool.begun == ["a0", "a1", "a2", "a3", "a4"]

    asyncio.run(run())


def test_payers_are_served_in_turn_however_much_one_of_them_asks() -> None:
    async def run() -> None:
        line = Line()
        for number in range(40):
            line.ask(f"s{number}")
        await breathe()
        for number in range(3):
            line.ask(f"a{number}")
        await breathe()
        order = await line.pool.finish_all()
        assert [order.index(f"a{number}") for number in range(3)] == [1, 3, 5]

    asyncio.run(run())


def test_a_payer_with_frequent_tasks_waits_for_one_task_at_most() -> None:
    """A person whose bots move one after the other, while a stranger has forty tasks waiting."""

    async def run() -> None:
        line = Line()
        for number in range(40):
            line.ask(f"s{number}")
        await breathe()
        for number in range(10):
            before = len(line.pool.begun)
            line.ask(f"a{number}")
            await breathe()
            while f"a{number}" not in line.pool.begun:
                await line.pool.finish()
            assert len(line.pool.begun) - before <= 2
            await line.pool.finish()  # the answer is there; the next task comes after another one has begun

    asyncio.run(run())


def test_it_is_seconds_that_count_and_not_tasks() -> None:
    share, loop = Share(), asyncio.new_event_loop()
    for _ in range(10):
        for payer, seconds in (("long", 4.0), ("short", 1.0)):
            job = Job(Claim(0, (payer,)), seconds, Future, loop)
            share.push(job)
    loop.close()
    order = [share.pop().claim.payers[0] for _ in range(10)]
    assert order.count("long") == 2


def test_payers_at_one_address_share_its_turns() -> None:
    async def run() -> None:
        line = Line()
        for number in range(20):
            line.ask(f"s{number}", "here", f"person {number}")
        await breathe()
        line.ask("a", "there", "anna")
        line.ask("b", "here", "bjorn")
        await breathe()
        order = await line.pool.finish_all()
        assert order.index("a") == 1
        assert order.index("b") > 1

    asyncio.run(run())


def test_ranks_go_before_each_other_but_none_waits_for_ever() -> None:
    async def run() -> None:
        line = Line()
        line.ask("z", rank=2)
        await breathe()
        for number in range(3):
            line.ask(f"c{number}", rank=2)
            line.ask(f"b{number}", rank=1)
        for number in range(60):
            line.ask(f"a{number}", rank=0)
        await breathe()
        order = [name[0] for name in await line.pool.finish_all()]
        assert order[1 : 1 + PASSED] == ["a"] * PASSED
        assert order[1 + PASSED : 3 + PASSED] == ["b", "c"]
        assert order[-1] == "a"

    asyncio.run(run())


def test_a_task_that_waits_takes_another_rank() -> None:
    async def run() -> None:
        line = Line()
        line.ask("x")
        await breathe()
        claim, _ = line.ask("a", rank=2)
        line.ask("b", rank=1)
        await breathe()
        line.queue.promote(claim, 0)
        assert await line.pool.finish_all() == ["x", "a", "b"]

    asyncio.run(run())


def test_a_queued_task_without_an_asker_is_not_begun() -> None:
    async def run() -> None:
        line = Line()
        line.ask("a")
        await breathe()
        _, task = line.ask("b")
        line.ask("c")
        await breathe()
        task.cancel()
        await breathe()
        assert await line.pool.finish_all() == ["a", "c"]
        assert [share.waiting for share in line.queue.ranks] == [0, 0, 0]

    asyncio.run(run())


def test_a_worker_is_free_again_only_when_it_is() -> None:
    async def run() -> None:
        line = Line()
        _, task = line.ask("a")
        await breathe()
        line.pool.doing[0].set_running_or_notify_cancel()
        task.cancel()
        line.ask("b")
        await breathe()
        assert line.pool.begun == ["a"]
        assert await line.pool.finish_all() == ["a", "b"]

    asyncio.run(run())


def test_what_a_task_raises_reaches_its_asker() -> None:
    async def run() -> None:
        line = Line()
        _, task = line.ask("a")
        await breathe()
        await line.pool.finish(WorkerLost())
        with pytest.raises(WorkerLost):
            await task

    asyncio.run(run())


def test_payers_without_tasks_are_dropped() -> None:
    async def run() -> None:
        line = Line()
        for number in range(50):
            line.ask("x", f"payer {number}")
        await breathe()
        await line.pool.finish_all()
        line.ask("y", "somebody")
        await breathe()
        assert len(line.queue.ranks[0].members) == 1
        await line.pool.finish_all()

    asyncio.run(run())


def test_it_ends_with_its_pool() -> None:
    async def run() -> None:
        line = Line()
        line.ask("a")
        line.ask("b")
        await breathe()
        line.queue.close()
        await breathe()
        assert line.pool.is_closed
        assert line.tasks[1].cancelled()

    asyncio.run(run())
