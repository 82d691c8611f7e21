"""The URL of a store, which is the path of a file or the address of a PostgreSQL database, and opening it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

from bordspil.extras import need
from bordspil.server.store import Store, StoreError
from bordspil.server.store.query import ReadConnection
from bordspil.server.store.sqlite import SqliteStore

SCHEMES = ("postgresql://", "postgres://")
StoreUrl = Path | str


def parse_store_url(text: str) -> StoreUrl:
    """Returns the address of a database, or the path of a file, that a text names."""
    return text if text.startswith(SCHEMES) else Path(text).expanduser()


def shown(place: StoreUrl) -> str:
    """Returns a URL as it may be shown: without its password."""
    if isinstance(place, Path):
        return str(place)
    parts = urlsplit(place)
    who, at, where = parts.netloc.rpartition("@")
    return urlunsplit(parts._replace(netloc=who.partition(":")[0] + at + where, query=""))


@contextmanager
def look(place: StoreUrl) -> Iterator[ReadConnection]:
    """Opens a store for reading, at one moment; raises StoreError."""
    if isinstance(place, str):
        need_postgresql()
        from bordspil.server.store.postgres.blocking import looking

        with looking(place) as line:
            yield line
        return
    try:
        address = f"{place.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(address, uri=True, isolation_level=None)) as connection:
            connection.row_factory = sqlite3.Row
            connection.execute("BEGIN")
            yield connection
    except sqlite3.Error as error:
        raise StoreError(str(error)) from None


def open_store(place: StoreUrl, lock_seconds: float = 1.0, answer_seconds: float = 5.0) -> Store:
    """Opens a store and migrates it to the newest version; raises StoreError."""
    if isinstance(place, Path):
        return SqliteStore(place, lock_seconds, answer_seconds)
    need_postgresql()
    from bordspil.server.store.postgres.pool import Timeouts
    from bordspil.server.store.postgres.store import PostgresStore

    return PostgresStore(place, Timeouts(answer_seconds, lock_seconds))


def need_postgresql() -> None:
    """Refuses where asyncpg is not installed; modules that use it are imported late."""
    need("asyncpg", "cluster")
