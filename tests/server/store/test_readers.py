"""Concurrent queries: a slow one delays no other, sees one moment, and is interrupted in time; probes commit."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from bordspil.server.store import LONG_READERS, READERS, Store, StoreDown, sqlite
from bordspil.server.store.query import ReadConnection
from bordspil.server.store.sqlite import SqliteStore
from bordspil.server.store.store_url import open_store
from server.harness.stores import on_postgresql, only_files, place

pytestmark = on_postgresql

COUNT = "SELECT count(*) FROM probe"
SLOW = "WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 300000000) SELECT max(x) FROM n"


def with_store(path: Path, work: Callable[[Store], Awaitable[Any]], **options: float) -> Any:
    """Does something with a store in an event loop of its own."""

    where = place(path / "tables.sqlite")

    async def begin() -> Any:
        store = open_store(where, **options)
        try:
            return await asyncio.wait_for(work(store), 60)
        finally:
            await store.close()

    return asyncio.run(begin())


def count(store: ReadConnection) -> int:
    found: int = store.execute(COUNT).fetchone()[0]
    return found


class Waiting:
    """A query that waits until the test lets it finish."""

    def __init__(self) -> None:
        self.may_end = Event()

    def __call__(self, store: ReadConnection) -> list[int]:
        before = count(store)
        assert self.may_end.wait(120)
        return [before, count(store)]


def test_long_queries_leave_readers_for_short_ones_and_each_sees_one_moment(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        slow = Waiting()
        reading = [asyncio.create_task(store.read_long(slow)) for _ in range(3 * READERS)]
        others = [asyncio.create_task(store.read(slow)) for _ in range(READERS - LONG_READERS - 1)]
        await asyncio.sleep(0.2)
        assert await asyncio.wait_for(store.read(count), 20) == 0
        assert await asyncio.wait_for(store.is_writable(), 20)
        assert await asyncio.wait_for(store.read(count), 20) == 1
        assert not any(task.done() for task in reading)
        slow.may_end.set()
        found = await asyncio.gather(*reading, *others)
        assert all(before == after for before, after in found)

    with_store(tmp_path, work)


def test_a_query_that_takes_too_long_is_broken_off(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        for _ in range(READERS + 1):
            with pytest.raises(StoreDown):
                await store.read(lambda reading: reading.execute(SLOW).fetchone())
        assert await store.read(count) == 0

    with_store(tmp_path, work, answer_seconds=0.2)


def test_concurrent_health_checks_share_one_probe(tmp_path: Path) -> None:
    async def work(store: Any) -> int:
        write, probes = store.write, []

        async def counted(statements: Any) -> None:
            probes.append(statements)
            await write(statements)

        store.probe.write = counted
        assert all(await asyncio.gather(*(store.is_writable() for _ in range(50))))
        return len(probes)

    assert with_store(tmp_path, work) == 1


def test_what_the_probe_writes_is_there(tmp_path: Path) -> None:
    async def work(store: Store) -> list[Any]:
        found = []
        for _ in range(2):
            assert await store.is_writable()
            found.append(await store.read(lambda one: [*map(tuple, one.execute("SELECT * FROM probe").fetchall())]))
        return found

    first, second = with_store(tmp_path, work)
    assert [name for name, _ in first] == [name for name, _ in second] == ["probe"]
    assert first != second


@only_files
def test_a_full_file_fails_the_probe_time_and_again_until_there_is_room(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        pages = store.writer.execute("PRAGMA page_count").fetchone()[0]
        store.writer.execute(f"PRAGMA max_page_count = {pages}")
        for _ in range(3):
            assert not await store.is_writable()
        store.writer.execute("PRAGMA max_page_count = 1000000")
        for _ in range(20):
            assert await store.is_writable()
        assert store.writer.execute("PRAGMA page_count").fetchone()[0] < pages + 20

    with_store(tmp_path, work)


@only_files
def test_the_journal_does_not_grow_while_people_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "JOURNAL_BYTES", 1_000_000)

    async def work(store: Store) -> int:
        assert isinstance(store, SqliteStore)
        stop = Event()

        async def read_on() -> None:
            while not stop.is_set():
                await store.read(count)

        readers = [asyncio.create_task(read_on()) for _ in range(READERS)]
        largest = 0
        for number in range(240):
            await store.write([("INSERT INTO brought VALUES (?, ?, 0, '')", (str(number), "x" * 20_000))])
            largest = max(largest, store.journal.stat().st_size)
        stop.set()
        await asyncio.gather(*readers)
        return largest

    assert with_store(tmp_path, work) < 4_000_000
