"""A whole store at once: all rows of a table out of it or into it, within one transaction, on either engine."""

from collections.abc import Iterator
from typing import Any, Protocol

from bordspil.server.store.query import Found
from bordspil.server.store.schema import tables

AT_ONCE = 5_000  # rows

Row = tuple[Any, ...]


class Bulk(Protocol):
    """One end of a copy; what is put is there for others only after the transaction."""

    def execute(self, sql: str, values: Row = (), /) -> Found:
        """Asks."""

    def rows(self, table: str) -> Iterator[list[Row]]:
        """All rows of a table in the order of its key, some at a time."""

    def put(self, table: str, rows: list[Row]) -> None:
        """Writes rows."""

    def finish(self) -> None:
        """Makes ready for rows to come after those that were put."""


def ordered(table: str) -> str:
    """The query for all rows of a table, in the same order on every engine."""
    columns = tables()[table]
    return f"SELECT {', '.join(columns.names)} FROM {table} ORDER BY {', '.join(columns.key or columns.names)}"
