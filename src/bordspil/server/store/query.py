"""How queries are asked, on every engine: SQL with ? for each value, and rows known by place and by name.

All SQL is written once, in words that SQLite and PostgreSQL understand alike.
"""

from collections.abc import Iterator
from typing import Any, Protocol

from msgspec import Struct


class Found(Protocol):
    """What a query has found."""

    def fetchone(self) -> Any:
        """The first row that has not been fetched; None after the last."""

    def fetchall(self) -> list[Any]:
        """All rows that have not been fetched."""

    def __iter__(self) -> Iterator[Any]: ...


class ReadConnection(Protocol):
    """A line to the store; all that is asked by one query function is about the same moment."""

    def execute(self, sql: str, values: tuple[Any, ...] = (), /) -> Found:
        """Asks."""


def columns(row: type[Struct]) -> str:
    """The columns that make up a row; by their names, since a newer server may have added others meanwhile."""
    return ", ".join(row.__struct_fields__)
