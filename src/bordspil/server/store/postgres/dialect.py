"""SQL as PostgreSQL wants it, and queries in threads over connections that live in the event loop."""

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
    """A statement with $1, $2 … for its values, as far as texts of ours need translating."""
    numbers = count(first)
    return PLACE.sub(lambda place: f"${first - 1 + int(place[1]) if place[1] else next(numbers)}", sql)


def cleaned(values: Iterable[Any]) -> tuple[Any, ...]:
    """Values without the one character that PostgreSQL cannot keep in a text."""
    return tuple(
        value.replace("\0", "\N{REPLACEMENT CHARACTER}") if isinstance(value, str) and "\0" in value else value
        for value in values
    )


class Rows:
    """What was found."""

    def __init__(self, rows: list[Any]) -> None:
        self.rows = iter(rows)

    def fetchone(self) -> Any:
        return next(self.rows, None)

    def fetchall(self) -> list[Any]:
        return list(self.rows)

    def __iter__(self) -> Iterator[Any]:
        return self.rows


class ThreadConnection:
    """A connection as query functions use it: in a thread of their own, which waits for the event loop."""

    def __init__(self, line: Connection, loop: asyncio.AbstractEventLoop) -> None:
        self.line = line
        self.loop = loop

    def execute(self, sql: str, values: tuple[Any, ...] = (), /) -> Rows:
        asked = self.line.fetch(translated(sql), *cleaned(values))
        return Rows(asyncio.run_coroutine_threadsafe(asked, self.loop).result())
