"""A fair queue in front of a pool: payers are served in turn by the seconds they have used, and ranks in order."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import CancelledError, Future
from contextlib import suppress
from functools import partial
from typing import Any

from bordspil.jobs.pool import WorkerLost, WorkerPool

PASSED = 10  # times that a rank is passed over by those before it, until it is served all the same
LEAST = 0.01  # seconds that every task is charged at least
MOST_CHARGED = 2  # times the seconds that were asked for: the start of a worker is not charged

Payers = tuple[Hashable, ...]  # from the widest to the narrowest, such as an address and a person there


class Claim:
    """The payers of a task, and its rank: 0 comes first."""

    __slots__ = ("payers", "rank")

    def __init__(self, rank: int, payers: Payers) -> None:
        self.rank = rank
        self.payers = payers


class Share:
    """The use of one payer, its waiting jobs, and the narrower payers who share it.

    This is start-time fair queueing: `used` counts seconds of work, the payer with the least is next, and a payer who
    comes back begins where the others are, so that time away saves nothing up.
    """

    __slots__ = ("clock", "line", "members", "used", "waiting")

    def __init__(self) -> None:
        self.used = 0.0
        self.clock = 0.0  # where the member stood that was served last
        self.waiting = 0
        self.members: dict[Hashable, Share] = {}
        self.line: deque[Job] = deque()

    def push(self, job: "Job") -> None:
        """Adds a job at the end of its payer's line."""
        share, job.shares = self, []
        share.waiting += 1
        for payer in job.claim.payers:
            share = share._member(payer)
            share.waiting += 1
            job.shares.append(share)
        share.line.append(job)

    def pop(self) -> "Job":
        """Takes out the first job of the payer who has used least, and charges them for it."""
        share = self
        share.waiting -= 1
        while share.members:
            share._forget()
            member = min((one for one in share.members.values() if one.waiting), key=lambda one: one.used)
            share.clock = member.used
            share = member
            share.waiting -= 1
        job = share.line.popleft()
        job.charge(job.seconds)
        return job

    def remove(self, job: "Job") -> None:
        """Takes out a job whose asker has gone."""
        self.waiting -= 1
        for share in job.shares:
            share.waiting -= 1
        job.shares[-1].line.remove(job)

    def standing(self, payers: Payers) -> list[float]:
        """Returns the seconds that count for payers, from the widest to the narrowest."""
        share, found = self, []
        for payer in payers:
            member = share.members.get(payer)
            found.append(share.clock if member is None else max(member.used, share.clock))
            share = member or Share()
        return found

    def _member(self, payer: Hashable) -> "Share":
        if self.waiting == 1:  # no other job waits, so no payer is owed anything
            self.members = {key: one for key, one in self.members.items() if one.used > self.clock and key == payer}
        member = self.members.setdefault(payer, Share())
        if not member.waiting:
            member.used = max(member.used, self.clock)
        return member

    def _forget(self) -> None:
        """Drops the members that wait for nothing and are behind, since a new member starts at the same place."""
        gone = [key for key, one in self.members.items() if not one.waiting and one.used <= self.clock]
        for key in gone:
            del self.members[key]


class Job:
    """A task that waits for a worker or runs in one."""

    def __init__(
        self, claim: Claim, seconds: float, begin: Callable[[], Future[Any]], loop: asyncio.AbstractEventLoop
    ) -> None:
        self.claim = claim
        self.seconds = max(seconds, LEAST)
        self.begin = begin
        self.loop = loop
        self.answer: asyncio.Future[Any] = loop.create_future()
        self.shares: list[Share] = []
        self.asked: Future[Any] | None = None
        self.began = 0.0

    def charge(self, seconds: float) -> None:
        """Charges all payers of the job."""
        for share in self.shares:
            share.used += seconds


class FairQueue:
    """Submits as many tasks as a pool runs at once, and keeps the others in order."""

    def __init__(self, pool: WorkerPool, ranks: int) -> None:
        self.pool = pool
        self.ranks = [Share() for _ in range(ranks)]
        self.passed = [0] * ranks
        self.waiting: dict[Claim, Job] = {}
        self.busy = 0

    @property
    def unfinished(self) -> int:
        """Returns how many tasks are running or waiting."""
        return self.pool.unfinished + len(self.waiting)

    async def ask(
        self, claim: Claim, seconds: float, limit: float, function: Callable[..., Any], *arguments: Any
    ) -> Any:
        """Runs a function in a worker in its turn; a task whose asker is cancelled while it waits is not begun."""
        begin = partial(self.pool.submit, function, *arguments, limit=limit)
        job = self.waiting[claim] = Job(claim, seconds, begin, asyncio.get_running_loop())
        self.ranks[claim.rank].push(job)
        self._hand_in()
        try:
            return await job.answer
        finally:
            if self.waiting.get(claim) is job:
                del self.waiting[claim]
                self.ranks[claim.rank].remove(job)
            elif job.asked is not None:
                job.asked.cancel()

    def promote(self, claim: Claim, rank: int) -> None:
        """Gives a task another rank; one that has begun goes on."""
        if (job := self.waiting.get(claim)) is not None and rank != claim.rank:
            self.ranks[claim.rank].remove(job)
            claim.rank = rank
            self.ranks[rank].push(job)
        claim.rank = rank

    def least_used(self, rank: int, payers: Sequence[Payers]) -> Payers:
        """Returns the payers who have used least."""
        return min(payers, key=self.ranks[rank].standing)

    def close(self) -> None:
        """Ends all workers at once; what waits is lost."""
        for job in list(self.waiting.values()):
            with suppress(RuntimeError):  # its loop has ended
                job.answer.cancel()
        self.pool.close()

    def _hand_in(self) -> None:
        while self.waiting and self.busy < self.pool.size:
            job = self._next()
            del self.waiting[job.claim]
            self.busy += 1
            job.began = time.monotonic()
            job.asked = job.begin()
            job.asked.add_done_callback(partial(self._call_back, job))

    def _next(self) -> Job:
        """Returns the next job: of the first rank that has one, or of a rank that was passed over too often."""
        waiting = [rank for rank, share in enumerate(self.ranks) if share.waiting]
        chosen = next((rank for rank in waiting if self.passed[rank] >= PASSED), waiting[0])
        for rank in range(len(self.ranks)):
            self.passed[rank] = self.passed[rank] + 1 if rank in waiting and rank != chosen else 0
        return self.ranks[chosen].pop()

    def _call_back(self, job: Job, asked: Future[Any]) -> None:
        """Reports that a worker is done; runs in another thread than the event loop's."""
        with suppress(RuntimeError):  # the loop has ended, and no asker waits
            job.loop.call_soon_threadsafe(self._finish, job, asked)

    def _finish(self, job: Job, asked: Future[Any]) -> None:
        self.busy -= 1
        took = time.monotonic() - job.began
        job.charge(min(max(took, LEAST), MOST_CHARGED * job.seconds) - job.seconds)
        if not job.answer.done():
            _tell(job.answer, asked)
        self._hand_in()


def _tell(answer: asyncio.Future[Any], asked: Future[Any]) -> None:
    try:
        error = asked.exception()
    except CancelledError:
        error = WorkerLost()
    if error is None:
        answer.set_result(asked.result())
    else:
        answer.set_exception(error)
