"""Bulk access to a store: all rows of a table out of it or into it, within one transaction."""

from collections.abc import Iterator
from typing import Any, Protocol

from bordspil.server.store.query import Found
from bordspil.server.store.schema import tables

AT_ONCE = 5_000  # rows

Row = tuple[Any, ...]


class Bulk(Protocol):
    """A store to copy from or to, within one transaction."""

    def execute(self, sql: str, values: Row = (), /) -> Found:
        """Runs a statement."""

    def rows(self, table: str) -> Iterator[list[Row]]:
        """Yields all rows of a table in the order of its key, in batches."""

    def put(self, table: str, rows: list[Row]) -> None:
        """Inserts rows."""

    def finish(self) -> None:
        """Prepares the store for rows after those that were copied."""


def ordered(table: str) -> str:
    """Returns the query for all rows of a table, in the same order on both databases."""
    columns = tables()[table]
    return f"SELECT {', '.join(columns.names)} FROM {table} ORDER BY {', '.join(columns.key or columns.names)}"
