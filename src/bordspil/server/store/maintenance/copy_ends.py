"""The two ends of a copy: a store that is read as it is at one moment, and one that is written whole or not at all."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bordspil.server.store import StoreError
from bordspil.server.store.maintenance.bulk import AT_ONCE, Bulk, Row, ordered
from bordspil.server.store.schema import tables
from bordspil.server.store.sqlite import open_file
from bordspil.server.store.store_url import StoreUrl, need_postgresql


class SqliteBulk:
    """A SQLite file to copy from or to."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.execute = connection.execute
        self.connection = connection

    def rows(self, table: str) -> Iterator[list[Row]]:
        cursor = self.connection.execute(ordered(table))
        while some := cursor.fetchmany(AT_ONCE):
            yield some

    def put(self, table: str, rows: list[Row]) -> None:
        columns = tables()[table].names
        places = ", ".join("?" * len(columns))
        self.connection.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})", rows)

    def finish(self) -> None:
        """Does nothing: SQLite continues after the greatest number by itself."""


@contextmanager
def copy_end(place: StoreUrl, is_target: bool) -> Iterator[Bulk]:
    """Opens a store to copy from or, created where there is none, to copy to, in one transaction; raises StoreError."""
    if isinstance(place, str):
        need_postgresql()
        from bordspil.server.store.postgres.blocking import whole

        with whole(place, is_target=is_target) as bulk:
            yield bulk
        return
    try:
        with closing(open_file(place, 1.0) if is_target else _open_to_read(place)) as connection:
            connection.execute("BEGIN EXCLUSIVE" if is_target else "BEGIN")
            try:
                yield SqliteBulk(connection)
            except BaseException:
                connection.rollback()
                raise
            connection.commit()
    except sqlite3.Error as error:
        raise StoreError(str(error)) from None


def _open_to_read(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
