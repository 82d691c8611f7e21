"""Batched writes: statements that are often written together become one function of the connection.

A move writes entries, perhaps a clock, perhaps results. The texts of its statements are its shape. For every shape a
connection has a function in PL/pgSQL that runs them in order for as many moves as are waiting. One call is one round
trip and one transaction, and PostgreSQL plans it once.
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
MOST_VALUES = 99  # PostgreSQL allows 100 arguments of a function, and one is a count
MOST_SHAPES = 200  # functions of a connection; further shapes are written statement by statement


def shape_of(statements: Sequence[Statement]) -> tuple[Shape, list[Row]]:
    """Returns the shape of a write and its rows of values; a statement that repeats is one shape with many rows."""
    first = statements[0][0]
    if all(sql == first for sql, _ in statements):
        return (first,), [cleaned(values) for _, values in statements]
    return tuple(sql for sql, _ in statements), [cleaned(value for _, values in statements for value in values)]


class BatchedWrites:
    """The functions that the connections of a store have for shapes."""

    def __init__(self) -> None:
        self.types: dict[str, list[str]] = {}
        self.known: WeakKeyDictionary[Connection, dict[Shape, PreparedStatement]] = WeakKeyDictionary()

    async def write(self, connection: Connection, shape: Shape, rows: list[Row]) -> None:
        """Writes rows of one shape in one transaction."""
        known = self.known.setdefault(connection, {})
        call = known.get(shape)
        if call is None and len(known) < MOST_SHAPES and len(rows[0]) <= MOST_VALUES:
            call = known[shape] = await self._make(connection, shape, len(known))
        if call is None:
            await self._write_slowly(connection, shape, rows)
        else:
            columns = zip(*rows, strict=True) if rows[0] else ()
            await call.fetchval(len(rows), *columns)

    async def _write_slowly(self, connection: Connection, shape: Shape, rows: list[Row]) -> None:
        async with connection.transaction():
            for values in rows:
                first = 0
                for sql in shape:
                    last = first + sql.count("?")
                    await connection.execute(translated(sql), *values[first:last])
                    first = last

    async def _make(self, connection: Connection, shape: Shape, number: int) -> PreparedStatement:
        """Creates the temporary function of a shape in a connection."""
        steps, types = [], ["int8"]
        for sql in shape:
            steps.append(_with_nth(translated(sql, len(types) + 1)))
            types += [f"{name}[]" for name in await self._types_of(connection, sql)]
        name = f"pg_temp.write_{number}"
        body = "; ".join(steps)
        await connection.execute(
            f"""CREATE OR REPLACE FUNCTION {name}({", ".join(types)}) RETURNS void LANGUAGE plpgsql AS $function$
            #variable_conflict use_column
            BEGIN FOR nth_ IN 1..$1 LOOP {body}; END LOOP; END $function$"""
        )
        return await connection.prepare(f"SELECT {name}({', '.join(f'${n + 1}' for n in range(len(types)))})")

    async def _types_of(self, connection: Connection, sql: str) -> list[str]:
        if sql not in self.types:
            prepared = await connection.prepare(translated(sql))
            self.types[sql] = [kind.name for kind in prepared.get_parameters()]
        return self.types[sql]


def _with_nth(sql: str) -> str:
    """Returns a statement whose values are the nth elements of arrays."""
    return re.sub(r"\$\d+", r"\g<0>[nth_]", sql)
