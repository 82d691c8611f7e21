"""The store in one SQLite file: one writer thread that commits in groups, and several readers."""

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from bordspil.core.game import BadRequest
from bordspil.server import logs, metrics
from bordspil.server.store import (
    LONG_READERS,
    PROBE,
    PROBE_BYTES,
    READERS,
    Conflict,
    SharedProbe,
    StoreDown,
    StoreError,
)
from bordspil.server.store.maintenance import backup
from bordspil.server.store.rows import Statement
from bordspil.server.store.schema import MIGRATIONS, statements
from bordspil.server.store.service_clock import ServiceClock

T = TypeVar("T")
GROUP = 500
STEPS = 20_000  # of SQLite's virtual machine between two checks of a query's time
JOURNAL_BYTES = 16_777_216  # a longer journal is truncated; where a reader prevents it, after this much more
VERY_LONG = 8  # times as much
SHORTLY = 0.05  # seconds
ROOM: tuple[Statement, ...] = (  # tries whether the file can grow, and rolls it back
    ("SAVEPOINT room", ()),
    (f"INSERT INTO probe VALUES ('room', zeroblob({PROBE_BYTES}))", ()),
    ("ROLLBACK TO room", ()),
    ("RELEASE room", ()),
)


class Job:
    """Statements that are committed together, and the future of the outcome."""

    __slots__ = ("done", "statements")

    def __init__(self, statements: Sequence[Statement], done: "asyncio.Future[None]") -> None:
        self.statements = statements
        self.done = done

    @property
    def is_probe(self) -> bool:
        """Whether it is the probe of `is_writable`."""
        return bool(self.statements) and self.statements[0][0] is PROBE


class SqliteStore:
    """A store in a SQLite file in WAL mode."""

    clock = "((julianday('now') - 2440587.5) * 86400.0)"

    def __init__(self, path: Path, lock_seconds: float = 1.0, answer_seconds: float = 5.0) -> None:
        self.path = path
        self.journal = path.with_name(path.name + "-wal")
        self.lock_seconds = lock_seconds
        self.longest_journal = JOURNAL_BYTES
        self.writer = open_file(path, lock_seconds)
        self.service_clock = ServiceClock(self.writer.execute("SELECT at FROM heartbeat").fetchone()[0])
        self.readers = [Reader(path, lock_seconds, answer_seconds) for _ in range(READERS)]
        self.idle: SimpleQueue[Reader] = SimpleQueue()
        for reader in self.readers:
            self.idle.put(reader)
        self.threads = ThreadPoolExecutor(READERS, "reader")
        self.long = asyncio.Semaphore(LONG_READERS)
        self.probe = SharedProbe(self.write)
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.is_down = False
        self.thread = Thread(target=self._write_jobs, name="writer", daemon=True)
        self.thread.start()

    async def write(self, statements: Sequence[Statement]) -> None:
        """Commits in one transaction with what other tasks write at this moment; raises StoreDown or Conflict."""
        job = Job(statements, asyncio.get_running_loop().create_future())
        self.jobs.put(job)
        await job.done

    async def read(self, query: Callable[..., T], *arguments: Any) -> T:
        """Runs a query in a thread."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, self._ask, query, arguments)
        except sqlite3.Error as error:
            raise StoreDown(_name(error)) from None

    async def read_long(self, query: Callable[..., T], *arguments: Any) -> T:
        """Runs a query that may find many rows, and leaves some readers for the others."""
        async with self.long:
            return await self.read(query, *arguments)

    async def is_writable(self) -> bool:
        """Returns whether the store can be written now, by committing a probe."""
        return await self.probe.is_writable(*ROOM)

    async def size(self) -> int:
        """Returns the size of the file and its journal."""
        return sum(file.stat().st_size for file in (self.path, self.journal) if file.exists())

    async def close(self) -> None:
        """Commits what is waiting and closes the file."""
        self.jobs.put(None)
        self.thread.join()
        await asyncio.to_thread(self.threads.shutdown)  # a query whose task was cancelled may still be running
        for reader in self.readers:
            reader.connection.close()
        self.writer.close()

    def _ask(self, query: Callable[..., T], arguments: tuple[Any, ...]) -> T:
        reader = self.idle.get()
        try:
            return reader.ask(query, arguments)
        finally:
            self.idle.put(reader)

    def _write_jobs(self) -> None:
        is_open = True
        while is_open:
            group = [self.jobs.get()]
            while len(group) < GROUP:
                try:
                    group.append(self.jobs.get_nowait())
                except Empty:
                    break
            is_open = None not in group
            jobs = [job for job in group if job is not None]
            self._commit([job for job in jobs if not job.is_probe])
            self._commit([job for job in jobs if job.is_probe])
            self._empty_journal()

    def _commit(self, group: list[Job]) -> None:
        if not group:
            return
        outcome: BadRequest | None = None
        try:
            self._write_all(group)
        except Exception as error:  # the writer thread must survive every error
            if self.writer.in_transaction:
                self.writer.rollback()
            if len(group) > 1 and not is_fault(error):  # one of them is wrong; the others are committed without it
                for job in group:
                    self._commit([job])
                return
            outcome = self._explain(error)
        group[0].done.get_loop().call_soon_threadsafe(_settle, group, outcome)

    def _write_all(self, group: list[Job]) -> None:
        execute, began = self.writer.execute, time.perf_counter()
        execute("BEGIN IMMEDIATE")
        for job in group:
            for sql, values in job.statements:
                execute(sql, values)
        execute("COMMIT")
        if not group[0].is_probe:
            metrics.commit_duration.observe(time.perf_counter() - began)
            metrics.changes.inc(len(group))
        if self.is_down:
            self.is_down = False
            logs.info("store-up")

    def _empty_journal(self) -> None:
        """Copies a long journal into the file and truncates it; where a query reads from it, a little later.

        Writes wait meanwhile, so the wait for such a query is short until the journal is very long.
        """
        try:
            if (length := self.journal.stat().st_size) <= self.longest_journal:
                return
            patience = self.lock_seconds if length > VERY_LONG * JOURNAL_BYTES else min(SHORTLY, self.lock_seconds)
            self.writer.execute(f"PRAGMA busy_timeout = {1000 * patience:.0f}")
            try:
                is_in_use, _, _ = self.writer.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            finally:
                self.writer.execute(f"PRAGMA busy_timeout = {1000 * self.lock_seconds:.0f}")
        except (OSError, sqlite3.Error):
            is_in_use, length = 1, self.longest_journal
        self.longest_journal = length + JOURNAL_BYTES if is_in_use else JOURNAL_BYTES

    def _explain(self, error: Exception) -> BadRequest:
        if isinstance(error, sqlite3.IntegrityError):
            return Conflict()
        if not self.is_down:
            self.is_down = True
            logs.warning("store-down", reason=str(error))
        return StoreDown(_name(error))


class Reader:
    """A connection for queries: each sees the store at one moment, and is interrupted when it takes too long."""

    def __init__(self, path: Path, lock_seconds: float, answer_seconds: float) -> None:
        self.answer_seconds = answer_seconds
        self.until = 0.0
        self.connection = _connect(path, lock_seconds)
        self.connection.row_factory = sqlite3.Row
        self.connection.execute("PRAGMA temp_store = MEMORY")  # sorting works on a full disk
        self.connection.set_progress_handler(self._is_too_long, STEPS)

    def ask(self, query: Callable[..., T], arguments: tuple[Any, ...]) -> T:
        """Runs a query within one transaction."""
        self.until = time.monotonic() + self.answer_seconds
        self.connection.execute("BEGIN")
        try:
            return query(self.connection, *arguments)
        finally:
            self.until = float("inf")
            self.connection.execute("COMMIT")

    def _is_too_long(self) -> bool:
        return time.monotonic() > self.until


def _connect(path: Path, lock_seconds: float) -> sqlite3.Connection:
    return sqlite3.connect(path, timeout=lock_seconds, isolation_level=None, check_same_thread=False)


def _name(error: Exception) -> str:
    name: str = getattr(error, "sqlite_errorname", "SQLITE_ERROR")
    return name


def is_fault(error: Exception) -> bool:
    """Returns whether the file is at fault (locked, read-only, full, corrupt) and not the statement."""
    return isinstance(error, sqlite3.OperationalError) or type(error) is sqlite3.DatabaseError


def _settle(group: list[Job], outcome: BadRequest | None) -> None:
    for job in group:
        if not job.done.done():
            if outcome is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(outcome)


def open_file(path: Path, lock_seconds: float) -> sqlite3.Connection:
    """Opens the file, migrates it to the newest version, and raises StoreError where it cannot be used."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # seeds of running games are secret
        connection = _connect(path, lock_seconds)
        try:
            _prepare(connection, path)
        except sqlite3.Error:
            connection.close()
            raise
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"the store {path} cannot be used: {error}") from None
    return connection


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        known = len(MIGRATIONS)
        raise sqlite3.NotSupportedError(f"it is of version {version}; this program knows versions up to {known}")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA secure_delete = ON")  # erased data is overwritten
    connection.execute("BEGIN IMMEDIATE")
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if 0 < version < len(MIGRATIONS):
        kept = path.with_name(f"{path.name}.version-{version}")
        backup.copy(path, kept)  # no other process can write now; without a copy nothing is changed
        logs.info("store-migrated", version=len(MIGRATIONS), copy=str(kept))
    for migration in MIGRATIONS[version:]:
        for statement in statements(migration):
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
    connection.execute("COMMIT")
