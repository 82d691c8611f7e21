"""PostgreSQL for commands, without a server: the version of the tables, a look at them, and all of them at once."""

import asyncio
from collections.abc import Iterator
from contextlib import closing, contextmanager
from secrets import token_hex
from typing import Any

from asyncpg import Connection

from bordspil.server import logs
from bordspil.server.store import StoreError
from bordspil.server.store.maintenance.bulk import AT_ONCE, Bulk, Row, ordered
from bordspil.server.store.postgres.dialect import Rows, cleaned, translated
from bordspil.server.store.postgres.pool import ERRORS, Timeouts, connect, reason_of
from bordspil.server.store.schema import MIGRATIONS, statements, tables

MIGRATING = 0x626F7264  # the lock that only one server holds while it changes the tables
ONE_MOMENT = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
PATIENCE = Timeouts(3600.0, 60.0)


async def version_of(line: Connection) -> int:
    """The version of the tables; 0 where there are none."""
    if await line.fetchval("SELECT to_regclass('store_version')") is None:
        return 0
    version: int = await line.fetchval("SELECT version FROM store_version")
    if version > len(MIGRATIONS):
        known = len(MIGRATIONS)
        raise StoreError(f"the store is of version {version}; this program knows versions up to {known}")
    return version


async def migrate(line: Connection) -> int:
    """Brings the tables to the newest version, all of it or nothing, one server at a time; the version they had."""
    version = await version_of(line)
    if version == len(MIGRATIONS):
        return version
    # locked before the transaction begins: only then is it sure to see the tables that another server has just made
    await line.execute("SELECT pg_advisory_lock($1)", MIGRATING)
    try:
        async with line.transaction():
            version = await version_of(line)
            if version == 0:
                await line.execute("CREATE TABLE store_version (version BIGINT NOT NULL)")
                await line.execute("INSERT INTO store_version VALUES (0)")
            for migration in MIGRATIONS[version:]:
                for statement in statements(migration, in_postgresql=True):
                    await line.execute(statement)
            await line.execute("UPDATE store_version SET version = $1", len(MIGRATIONS))
    finally:
        if not line.is_closed():
            await line.execute("SELECT pg_advisory_unlock($1)", MIGRATING)
    if version:
        logs.note("store-migrated", version=len(MIGRATIONS))
    return version


class BlockingConnection:
    """A connection to read over without a server: in an event loop of its own, one query at a time."""

    def __init__(self, line: Connection, loop: asyncio.AbstractEventLoop) -> None:
        self.line = line
        self.loop = loop

    def execute(self, sql: str, values: tuple[Any, ...] = (), /) -> Rows:
        return Rows(self.loop.run_until_complete(self.line.fetch(translated(sql), *cleaned(values))))


def read_version(store: BlockingConnection) -> int:
    """The version of the tables, for commands."""
    return store.loop.run_until_complete(version_of(store.line))


@contextmanager
def looking(address: str) -> Iterator[BlockingConnection]:
    """A connection to ask over, all about one moment; raises StoreError."""
    with _line(address) as (line, loop):
        loop.run_until_complete(line.execute(ONE_MOMENT))
        yield BlockingConnection(line, loop)


@contextmanager
def _line(address: str) -> Iterator[tuple[Connection, asyncio.AbstractEventLoop]]:
    """A connection in an event loop of its own; what was not committed when it is closed has not been."""
    with closing(asyncio.new_event_loop()) as loop:
        try:
            line = loop.run_until_complete(connect(address, PATIENCE))
            try:
                yield line, loop
            finally:
                loop.run_until_complete(line.close())
        except ERRORS as error:
            raise StoreError(str(error) or reason_of(error)) from None


class PostgresBulk(BlockingConnection):
    """A database as one end of a copy."""

    def rows(self, table: str) -> Iterator[list[Row]]:
        cursor = self.loop.run_until_complete(self._open(ordered(table)))
        while some := self.loop.run_until_complete(cursor.fetch(AT_ONCE)):
            yield [tuple(row) for row in some]

    async def _open(self, sql: str) -> Any:
        return await self.line.cursor(sql)

    def put(self, table: str, rows: list[Row]) -> None:
        columns = tables()[table].names
        self.loop.run_until_complete(self.line.copy_records_to_table(table, records=rows, columns=columns))

    def finish(self) -> None:
        """Numbers that PostgreSQL gives go on after the greatest there is."""
        sql = """SELECT table_name, column_name FROM information_schema.columns
                 WHERE table_schema = current_schema AND is_identity = 'YES'"""
        for table, column in self.execute(sql):
            self.execute(
                f"""SELECT setval(pg_get_serial_sequence('{table}', '{column}'), max({column}))
                    FROM {table} HAVING count(*) > 0"""
            )


@contextmanager
def whole(address: str, is_target: bool) -> Iterator[Bulk]:
    """A database as one end of a copy; a target is brought up to date, and all is there in the end or nothing."""
    with _line(address) as (line, loop):
        if is_target:
            loop.run_until_complete(migrate(line))
        loop.run_until_complete(line.execute("BEGIN" if is_target else ONE_MOMENT))
        if is_target:
            loop.run_until_complete(line.execute(f"LOCK TABLE {', '.join(tables())} IN EXCLUSIVE MODE"))
        yield PostgresBulk(line, loop)
        loop.run_until_complete(line.execute("COMMIT"))


@contextmanager
def new_schema(address: str) -> Iterator[str]:
    """The address of an empty store in a database, apart from what else is there; it is gone afterwards."""
    name = f"bordspil_{token_hex(8)}"
    with _line(address) as (line, loop):
        loop.run_until_complete(line.execute(f"CREATE SCHEMA {name}"))
        try:
            yield f"{address}{'&' if '?' in address else '?'}search_path={name}"
        finally:
            loop.run_until_complete(line.execute(f"DROP SCHEMA {name} CASCADE"))
