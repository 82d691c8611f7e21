"""Faults of the store: for a while nothing can be written to it, on whichever engine it is."""

import asyncio
import sqlite3
from collections.abc import Coroutine, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import asyncpg

from bordspil.server.store.postgres.store import WRITERS, PostgresStore
from bordspil.server.store.sqlite import SqliteStore
from server.harness.servers import Server
from server.harness.stores import run

FULL = """CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = '53100'; END $$"""


def in_loop(server: Server, work: Coroutine[Any, Any, None]) -> None:
    """Runs a function in the event loop of a server."""
    asyncio.run_coroutine_threadsafe(work, server.uvicorn.servers[0].get_loop()).result(20)


@contextmanager
def locked(server: Server) -> Iterator[None]:
    """Locks the store from another program; it can still be read."""
    place = server.settings.store
    if isinstance(place, Path):
        with closing(sqlite3.connect(place, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
            other.execute("ROLLBACK")
        return
    with closing(asyncio.new_event_loop()) as loop:
        line = loop.run_until_complete(asyncpg.connect(place))
        tables = "entries, tables, seats, turns, heartbeat, probe"
        loop.run_until_complete(line.execute(f"BEGIN; LOCK TABLE {tables} IN SHARE ROW EXCLUSIVE MODE"))
        yield
        loop.run_until_complete(line.close())


@contextmanager
def read_only(server: Server) -> Iterator[None]:
    """Makes the store read-only."""
    store = server.lobby.store
    if isinstance(store, SqliteStore):
        store.writer.execute("PRAGMA query_only = ON")
        yield
        store.writer.execute("PRAGMA query_only = OFF")
    else:
        assert isinstance(store, PostgresStore)
        in_loop(server, _set(store, "default_transaction_read_only = on"))
        yield
        in_loop(server, _set(store, "default_transaction_read_only = off"))


@contextmanager
def full(server: Server) -> Iterator[None]:
    """Fills the store, so that not one page more fits."""
    store, place = server.lobby.store, server.settings.store
    if isinstance(store, SqliteStore):
        pages = store.writer.execute("PRAGMA page_count").fetchone()[0]
        store.writer.execute(f"PRAGMA max_page_count = {pages}")
        yield
        store.writer.execute("PRAGMA max_page_count = 1000000")
    else:
        assert isinstance(place, str)
        run(place, FULL)
        for table in ("entries", "probe"):
            run(place, f"CREATE TRIGGER spoil BEFORE INSERT ON {table} FOR EACH ROW EXECUTE FUNCTION spoil()")
        yield
        run(place, "DROP FUNCTION spoil CASCADE")


async def _set(store: PostgresStore, setting: str) -> None:
    lines = [await store.writers.acquire() for _ in range(WRITERS)]
    for line in lines:
        await line.execute(f"SET {setting}")
        store.writers.release(line)
