"""Opens stores by where they are: the path of a file, or the address of a PostgreSQL database."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType
from urllib.parse import urlsplit, urlunsplit

from bordspil.extras import need
from bordspil.server.store import Store, StoreError
from bordspil.server.store.query import Reading
from bordspil.server.store.sqlite import SqliteStore

SCHEMES = ("postgresql://", "postgres://")
Place = Path | str


def place_of(text: str) -> Place:
    """Where somebody says that the store is."""
    return text if text.startswith(SCHEMES) else Path(text).expanduser()


def shown(place: Place) -> str:
    """A place as it may be told: without the password in it."""
    if isinstance(place, Path):
        return str(place)
    parts = urlsplit(place)
    who, at, where = parts.netloc.rpartition("@")
    return urlunsplit(parts._replace(netloc=who.partition(":")[0] + at + where, query=""))


@contextmanager
def look(place: Place) -> Iterator[Reading]:
    """A store to read from, as it is at one moment; raises StoreError."""
    if isinstance(place, str):
        with engine("databases").looking(place) as line:
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


def open_store(place: Place, lock_seconds: float = 1.0, answer_seconds: float = 5.0) -> Store:
    """Opens a store, and brings it to the newest version; raises StoreError."""
    if isinstance(place, Path):
        return SqliteStore(place, lock_seconds, answer_seconds)
    store: Store = engine("postgres").PostgresStore(place, engine("lines").Patience(answer_seconds, lock_seconds))
    return store


def engine(module: str) -> ModuleType:
    """A module that speaks to PostgreSQL; not everybody has what it needs."""
    need("asyncpg", "cluster")
    return import_module(f"bordspil.server.store.{module}")
