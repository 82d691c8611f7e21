"""SQL in PostgreSQL's dialect, and query functions in threads over connections of the event loop.

By hand: values are all that differs in the statements of the store, and an SQL toolkit would parse every one again.
"""

import asyncio
import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import count
from typing import Any

from asyncpg import Connection

PLACE = re.compile(r"\?(\d*)")


@cache
def translated(sql: str, first: int = 1) -> str:
    """Returns a statement with $1, $2 … for its values; the package's statements differ in nothing else."""
    numbers = count(first)
    return PLACE.sub(lambda place: f"${first - 1 + int(place[1]) if place[1] else next(numbers)}", sql)


def cleaned(values: Iterable[Any]) -> tuple[Any, ...]:
    """Returns values without NUL, the one character that PostgreSQL cannot keep in a text."""
    return tuple(
        value.replace("\0", "\N{REPLACEMENT CHARACTER}") if isinstance(value, str) and "\0" in value else value
        for value in values
    )


class Rows:
    """The rows of a query."""

    def __init__(self, rows: list[Any]) -> None:
        self.rows = iter(rows)

    def fetchone(self) -> Any:
        return next(self.rows, None)

    def fetchall(self) -> list[Any]:
        return list(self.rows)

    def __iter__(self) -> Iterator[Any]:
        return self.rows


class ThreadConnection:
    """A connection for a query function in a thread, which waits for the event loop to run each statement."""

    def __init__(self, connection: Connection, loop: asyncio.AbstractEventLoop) -> None:
        self.connection = connection
        self.loop = loop

    def execute(self, sql: str, values: tuple[Any, ...] = (), /) -> Rows:
        asked = self.connection.fetch(translated(sql), *cleaned(values))
        return Rows(asyncio.run_coroutine_threadsafe(asked, self.loop).result())
