"""PostgreSQL for commands: migration, and connections that block until each query is answered."""

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

MIGRATING = 0x626F7264  # the advisory lock of the server that migrates
ONE_MOMENT = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
PATIENCE = Timeouts(3600.0, 60.0)


async def version_of(connection: Connection) -> int:
    """Returns the version of the tables; 0 where there are none."""
    if await connection.fetchval("SELECT to_regclass('store_version')") is None:
        return 0
    version: int = await connection.fetchval("SELECT version FROM store_version")
    if version > len(MIGRATIONS):
        known = len(MIGRATIONS)
        raise StoreError(f"the store is of version {version}; this program knows versions up to {known}")
    return version


async def migrate(connection: Connection) -> int:
    """Migrates the tables to the newest version in one transaction, one server at a time; returns the old version."""
    version = await version_of(connection)
    if version == len(MIGRATIONS):
        return version
    # locked before the transaction begins, which then sees the tables that another server has just created
    await connection.execute("SELECT pg_advisory_lock($1)", MIGRATING)
    try:
        async with connection.transaction():
            version = await version_of(connection)
            if version == 0:
                await connection.execute("CREATE TABLE store_version (version BIGINT NOT NULL)")
                await connection.execute("INSERT INTO store_version VALUES (0)")
            for migration in MIGRATIONS[version:]:
                for statement in statements(migration, in_postgresql=True):
                    await connection.execute(statement)
            await connection.execute("UPDATE store_version SET version = $1", len(MIGRATIONS))
    finally:
        if not connection.is_closed():
            await connection.execute("SELECT pg_advisory_unlock($1)", MIGRATING)
    if version:
        logs.info("store-migrated", version=len(MIGRATIONS))
    return version


class BlockingConnection:
    """A connection with an event loop of its own, which runs one query at a time."""

    def __init__(self, connection: Connection, loop: asyncio.AbstractEventLoop) -> None:
        self.connection = connection
        self.loop = loop

    def execute(self, sql: str, values: tuple[Any, ...] = (), /) -> Rows:
        return Rows(self.loop.run_until_complete(self.connection.fetch(translated(sql), *cleaned(values))))


def read_version(store: BlockingConnection) -> int:
    """Returns the version of the tables."""
    return store.loop.run_until_complete(version_of(store.connection))


@contextmanager
def looking(address: str) -> Iterator[BlockingConnection]:
    """Opens a connection that reads the state of one moment; raises StoreError."""
    with _connected(address) as (connection, loop):
        loop.run_until_complete(connection.execute(ONE_MOMENT))
        yield BlockingConnection(connection, loop)


@contextmanager
def _connected(address: str) -> Iterator[tuple[Connection, asyncio.AbstractEventLoop]]:
    """Opens a connection with an event loop of its own; closing it rolls back what was not committed."""
    with closing(asyncio.new_event_loop()) as loop:
        try:
            connection = loop.run_until_complete(connect(address, PATIENCE))
            try:
                yield connection, loop
            finally:
                loop.run_until_complete(connection.close())
        except ERRORS as error:
            raise StoreError(str(error) or reason_of(error)) from None


class PostgresBulk(BlockingConnection):
    """A database to copy from or to."""

    def rows(self, table: str) -> Iterator[list[Row]]:
        cursor = self.loop.run_until_complete(self._open(ordered(table)))
        while some := self.loop.run_until_complete(cursor.fetch(AT_ONCE)):
            yield [tuple(row) for row in some]

    async def _open(self, sql: str) -> Any:
        return await self.connection.cursor(sql)

    def put(self, table: str, rows: list[Row]) -> None:
        columns = tables()[table].names
        self.loop.run_until_complete(self.connection.copy_records_to_table(table, records=rows, columns=columns))

    def finish(self) -> None:
        """Lets generated numbers continue after the greatest that was copied."""
        sql = """SELECT table_name, column_name FROM information_schema.columns
                 WHERE table_schema = current_schema AND is_identity = 'YES'"""
        for table, column in self.execute(sql):
            self.execute(
                f"""SELECT setval(pg_get_serial_sequence('{table}', '{column}'), max({column}))
                    FROM {table} HAVING count(*) > 0"""
            )


@contextmanager
def whole(address: str, is_target: bool) -> Iterator[Bulk]:
    """Opens a database to copy from or to in one transaction; a target is migrated first."""
    with _connected(address) as (connection, loop):
        if is_target:
            loop.run_until_complete(migrate(connection))
        loop.run_until_complete(connection.execute("BEGIN" if is_target else ONE_MOMENT))
        if is_target:
            loop.run_until_complete(connection.execute(f"LOCK TABLE {', '.join(tables())} IN EXCLUSIVE MODE"))
        yield PostgresBulk(connection, loop)
        loop.run_until_complete(connection.execute("COMMIT"))


@contextmanager
def new_schema(address: str) -> Iterator[str]:
    """Creates a schema of its own in a database, yields the address of an empty store in it, and drops it."""
    name = f"bordspil_{token_hex(8)}"
    with _connected(address) as (connection, loop):
        loop.run_until_complete(connection.execute(f"CREATE SCHEMA {name}"))
        try:
            yield f"{address}{'&' if '?' in address else '?'}search_path={name}"
        finally:
            loop.run_until_complete(connection.execute(f"DROP SCHEMA {name} CASCADE"))
