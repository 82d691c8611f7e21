"""The interface of a query: SQL with ? for each value, and rows with columns by index and by name.

All SQL is written once, in the part of the language that SQLite and PostgreSQL share.
"""

from collections.abc import Iterator
from typing import Any, Protocol

from msgspec import Struct


class Found(Protocol):
    """The rows of a query."""

    def fetchone(self) -> Any:
        """Returns the next row; None after the last."""

    def fetchall(self) -> list[Any]:
        """Returns all rows that have not been fetched."""

    def __iter__(self) -> Iterator[Any]: ...


class ReadConnection(Protocol):
    """A connection of a query function; all it reads is the state of one moment."""

    def execute(self, sql: str, values: tuple[Any, ...] = (), /) -> Found:
        """Runs a statement."""


def columns(row: type[Struct]) -> str:
    """Returns the columns of a row by name, as a newer server may have added others to the table."""
    return ", ".join(row.__struct_fields__)
