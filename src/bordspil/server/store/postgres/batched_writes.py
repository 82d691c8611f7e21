"""Several statements in one: what is often written together becomes a function of the connection, for many at once.

A move writes entries, perhaps a clock, perhaps results. The texts of its statements are its shape; for every shape the
connection has a function that runs them in order for as many moves as are waiting. One call is one round trip and one
transaction, and PostgreSQL plans it once.
"""

import re
from collections.abc import Sequence
from typing import Any
from weakref import WeakKeyDictionary

from asyncpg import Connection
from asyncpg.prepared_stmt import PreparedStatement

from bordspil.server.store.postgres.dialect import cleaned, translated
from bordspil.server.store.rows import Statement

Shape = tuple[str, ...]
Row = tuple[Any, ...]
MOST_VALUES = 99  # PostgreSQL's functions have no more arguments, and one of them is a count
MOST_SHAPES = 200  # what is written so rarely that it is none of these goes step by step


def shape_of(statements: Sequence[Statement]) -> tuple[Shape, list[Row]]:
    """The shape of what is written together, and its values; the same statement many times is many rows of one."""
    first = statements[0][0]
    if all(sql == first for sql, _ in statements):
        return (first,), [cleaned(values) for _, values in statements]
    return tuple(sql for sql, _ in statements), [cleaned(value for _, values in statements for value in values)]


class BatchedWrites:
    """What the connections of a store know to write in one step."""

    def __init__(self) -> None:
        self.types: dict[str, list[str]] = {}
        self.known: WeakKeyDictionary[Connection, dict[Shape, PreparedStatement]] = WeakKeyDictionary()

    async def write(self, line: Connection, shape: Shape, rows: list[Row]) -> None:
        """Writes rows of one shape, all of them or nothing."""
        known = self.known.setdefault(line, {})
        call = known.get(shape)
        if call is None and len(known) < MOST_SHAPES and len(rows[0]) <= MOST_VALUES:
            call = known[shape] = await self._make(line, shape, len(known))
        if call is None:
            await self._write_slowly(line, shape, rows)
        else:
            columns = zip(*rows, strict=True) if rows[0] else ()
            await call.fetchval(len(rows), *columns)

    async def _write_slowly(self, line: Connection, shape: Shape, rows: list[Row]) -> None:
        async with line.transaction():
            for values in rows:
                first = 0
                for sql in shape:
                    last = first + sql.count("?")
                    await line.execute(translated(sql), *values[first:last])
                    first = last

    async def _make(self, line: Connection, shape: Shape, number: int) -> PreparedStatement:
        """Makes the function of a shape in a connection; it is gone with the connection."""
        steps, types = [], ["int8"]
        for sql in shape:
            steps.append(_with_nth(translated(sql, len(types) + 1)))
            types += [f"{name}[]" for name in await self._types_of(line, sql)]
        name = f"pg_temp.write_{number}"
        body = "; ".join(steps)
        await line.execute(
            f"""CREATE OR REPLACE FUNCTION {name}({", ".join(types)}) RETURNS void LANGUAGE plpgsql AS $function$
            #variable_conflict use_column
            BEGIN FOR nth_ IN 1..$1 LOOP {body}; END LOOP; END $function$"""
        )
        return await line.prepare(f"SELECT {name}({', '.join(f'${n + 1}' for n in range(len(types)))})")

    async def _types_of(self, line: Connection, sql: str) -> list[str]:
        if sql not in self.types:
            prepared = await line.prepare(translated(sql))
            self.types[sql] = [kind.name for kind in prepared.get_parameters()]
        return self.types[sql]


def _with_nth(sql: str) -> str:
    """A statement whose values are the nth of arrays."""
    return re.sub(r"\$\d+", r"\g<0>[nth_]", sql)
