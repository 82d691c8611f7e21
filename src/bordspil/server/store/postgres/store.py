"""The store in a PostgreSQL database: every write is one statement and one round trip."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from asyncpg import IntegrityConstraintViolationError, InvalidCachedStatementError, PostgresError

from bordspil.core.game import BadRequest
from bordspil.server import logs, metrics
from bordspil.server.store import LONG_READERS, PROBE, READERS, Conflict, SharedProbe, StoreDown, StoreError, Unsure
from bordspil.server.store.postgres.batched_writes import BatchedWrites, Row, Shape, shape_of
from bordspil.server.store.postgres.blocking import ONE_MOMENT, migrate
from bordspil.server.store.postgres.dialect import ThreadConnection
from bordspil.server.store.postgres.pool import ERRORS, ConnectionPool, Timeouts, connect, is_loss, reason_of
from bordspil.server.store.rows import Statement
from bordspil.server.store.service_clock import ServiceClock

T = TypeVar("T")
WRITERS = 2  # connections of one server, besides the readers
GROUP = 200  # changes in one statement
ATTEMPTS = 3  # at a serialization failure or a deadlock
AGAIN = ("40001", "40P01")
MIGRATION_SECONDS = 600.0


class Job:
    """Rows of one shape that are written together, and the future of the outcome."""

    __slots__ = ("done", "rows")

    def __init__(self, rows: list[Row], done: "asyncio.Future[None]") -> None:
        self.rows = rows
        self.done = done


class PostgresStore:
    """A store in a PostgreSQL database.

    Writes of one shape that tables make at the same moment go in one statement, over a few connections of the server's
    event loop. The migration runs in a loop of its own, before the server's begins.
    """

    clock = "CAST(extract(epoch FROM clock_timestamp()) AS DOUBLE PRECISION)"

    def __init__(self, address: str, timeouts: Timeouts) -> None:
        self.service_clock = ServiceClock(_run_in_new_loop(_prepare(address, timeouts)))
        self.writers = ConnectionPool(address, WRITERS, timeouts)
        self.readers = ConnectionPool(address, READERS, timeouts)
        self.threads = ThreadPoolExecutor(READERS, "reader")
        self.long = asyncio.Semaphore(LONG_READERS)
        self.probe = SharedProbe(self.write)
        self.shapes = BatchedWrites()
        self.waiting: dict[Shape, list[Job]] = {}
        self.working: set[asyncio.Task[None]] = set()
        self.is_down = False

    async def write(self, statements: Sequence[Statement]) -> None:
        """Commits; raises StoreDown, Unsure or Conflict."""
        shape, rows = shape_of(statements)
        job = Job(rows, asyncio.get_running_loop().create_future())
        self.waiting.setdefault(shape, []).append(job)
        if len(self.working) < WRITERS:
            self.working.add(task := asyncio.create_task(self._work()))
            task.add_done_callback(self.working.discard)
        await job.done

    async def read(self, query: Callable[..., T], *arguments: Any) -> T:
        """Runs a query in a thread; once more where the connection was lost or the tables were migrated."""
        for attempt in (1, 2):
            try:
                return await self._read(query, arguments)
            except ERRORS as error:
                if attempt == 2 or not (is_loss(error) or isinstance(error, InvalidCachedStatementError)):
                    raise StoreDown(reason_of(error)) from None
        raise AssertionError

    async def read_long(self, query: Callable[..., T], *arguments: Any) -> T:
        """Runs a query that may find many rows, and leaves some readers for the others."""
        async with self.long:
            return await self.read(query, *arguments)

    async def is_writable(self) -> bool:
        """Returns whether the store can be written now, by committing a probe."""
        return await self.probe.is_writable()

    async def size(self) -> int:
        """Returns the size of the database; 0 while it is down."""
        try:
            return await self.read(_size)
        except StoreDown:
            return 0

    async def close(self) -> None:
        """Commits what is waiting and closes the connections."""
        while self.working:
            await asyncio.gather(*self.working, return_exceptions=True)
        await asyncio.to_thread(self.threads.shutdown)  # a query whose task was cancelled may still be running
        await self.writers.close()
        await self.readers.close()

    async def _read(self, query: Callable[..., T], arguments: tuple[Any, ...]) -> T:
        loop = asyncio.get_running_loop()
        async with self.readers.connection() as connection:
            await connection.execute(ONE_MOMENT)
            try:
                return await loop.run_in_executor(self.threads, query, ThreadConnection(connection, loop), *arguments)
            except asyncio.CancelledError:
                connection.terminate()  # the query still uses it
                raise
            finally:
                if not connection.is_closed():
                    await connection.execute("COMMIT")

    async def _work(self) -> None:
        """Writes until nothing is waiting."""
        while self.waiting:
            shape = next(iter(self.waiting))
            jobs = self.waiting.pop(shape)
            if len(jobs) > GROUP:
                self.waiting[shape] = jobs[GROUP:]
            await self._commit(shape, jobs[:GROUP])

    async def _commit(self, shape: Shape, jobs: list[Job]) -> None:
        began, outcome = time.perf_counter(), None
        try:
            await self._send(shape, jobs)
            if shape[0] is not PROBE:
                metrics.commit_duration.observe(time.perf_counter() - began)
                metrics.changes.inc(len(jobs))
            self._note_recovery()
        except BadRequest as refusal:
            outcome = refusal
        except PostgresError as error:
            if len(jobs) > 1:  # one of them is wrong; the others are committed without it
                half = len(jobs) // 2
                await self._commit(shape, jobs[:half])
                await self._commit(shape, jobs[half:])
                return
            outcome = Conflict() if isinstance(error, IntegrityConstraintViolationError) else self._note_error(error)
        except Exception as error:  # the task must survive every error
            outcome = self._note_error(error)
        _settle(jobs, outcome)

    async def _send(self, shape: Shape, jobs: list[Job], attempt: int = 1) -> None:
        """Writes in one round trip; raises BadRequest where all jobs fail, PostgresError where one is wrong."""
        try:
            connection = await self.writers.acquire()
        except ERRORS as error:
            raise self._note_error(error) from None
        try:
            await self.shapes.write(connection, shape, [row for job in jobs for row in job.rows])
        except ERRORS as error:
            if is_loss(error):
                connection.terminate()
                raise self._note_error(error, Unsure) from None
            if getattr(error, "sqlstate", "") not in AGAIN or attempt == ATTEMPTS:
                if isinstance(error, PostgresError) and error.sqlstate[:2] in ("22", "23", "42"):
                    raise
                raise self._note_error(error) from None
        else:
            return
        finally:
            self.writers.release(connection)
        await self._send(shape, jobs, attempt + 1)

    def _note_error(self, error: Exception, kind: type[StoreDown] = StoreDown) -> StoreDown:
        if not self.is_down:
            self.is_down = True
            logs.warning("store-down", reason=reason_of(error), words=str(error))
        return kind(reason_of(error))

    def _note_recovery(self) -> None:
        if self.is_down:
            self.is_down = False
            logs.info("store-up")


def _settle(jobs: list[Job], outcome: BadRequest | None) -> None:
    for job in jobs:
        if not job.done.done():
            if outcome is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(outcome)


def _size(connection: ThreadConnection) -> int:
    size: int = connection.execute("SELECT pg_database_size(current_database())").fetchone()[0]
    return size


def _run_in_new_loop(work: Coroutine[Any, Any, T]) -> T:
    """Runs a coroutine in an event loop of its own, in a thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


async def _prepare(address: str, timeouts: Timeouts) -> float:
    """Migrates the tables; returns the time of the last heartbeat."""
    try:
        connection = await connect(address, timeouts._replace(answer=MIGRATION_SECONDS, lock=MIGRATION_SECONDS))
        try:
            await migrate(connection)
            at: float = await connection.fetchval("SELECT at FROM heartbeat")
            return at
        finally:
            await connection.close()
    except ERRORS as error:
        raise StoreError(f"the store cannot be used: {error or reason_of(error)}") from None
