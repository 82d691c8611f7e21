"""Copies a store into an empty one, between files and databases, and compares both."""

from collections.abc import Callable
from hashlib import sha256

import msgspec
from msgspec import Struct

from bordspil.core.game import BadRequest
from bordspil.server.store import StoreError
from bordspil.server.store.maintenance.bulk import Bulk, Row
from bordspil.server.store.maintenance.copy_ends import copy_end
from bordspil.server.store.maintenance.integrity import count_rows
from bordspil.server.store.maintenance.versions import version_of
from bordspil.server.store.schema import MIGRATIONS, tables
from bordspil.server.store.store_url import StoreUrl, shown

OWN_ROWS = ("heartbeat", "probe")  # tables in which an empty store has a row of its own


class CopiedTable(Struct, frozen=True):
    """A table that was copied: its number of rows, and the SHA-256 over them in the source and in the target."""

    table: str
    rows: int
    source: str
    target: str


class RowsHash:
    """The SHA-256 over rows, the same on both databases."""

    def __init__(self) -> None:
        self.hash = sha256()
        self.rows = 0

    def add(self, rows: list[Row]) -> None:
        """Adds rows."""
        for row in rows:
            self.hash.update(msgspec.msgpack.encode(row))
        self.rows += len(rows)

    def __str__(self) -> str:
        return self.hash.hexdigest()


def copy(source: StoreUrl, target: StoreUrl, report: Callable[[int, int], None]) -> list[CopiedTable]:
    """Copies all rows into an empty store and reads them again, in one transaction.

    `report` gets the number of rows that are done, and of all.
    """
    if (version := version_of(source)) != len(MIGRATIONS):
        raise BadRequest("store-behind", store=shown(source), version=version)
    if source == target:
        raise BadRequest("store-not-empty", store=shown(target))
    try:
        with copy_end(source, is_target=False) as here, copy_end(target, is_target=True) as there:
            if any(count for name, count in count_rows(there).items() if name not in OWN_ROWS):
                raise BadRequest("store-not-empty", store=shown(target))
            return _copy_all(here, there, report)
    except StoreError as error:
        raise BadRequest("store-unusable", store=shown(target), reason=str(error)) from None


def _copy_all(here: Bulk, there: Bulk, report: Callable[[int, int], None]) -> list[CopiedTable]:
    total, done, copied = 2 * sum(count_rows(here).values()), 0, []
    for table in OWN_ROWS:
        there.execute(f"DELETE FROM {table}")
    for table in tables():
        read, written = RowsHash(), RowsHash()
        for rows in here.rows(table):
            read.add(rows)
            there.put(table, rows)
            report(done := done + len(rows), total)
        for rows in there.rows(table):
            written.add(rows)
            report(done := done + len(rows), total)
        if str(read) != str(written):
            raise BadRequest("store-differs", table=table)
        copied.append(CopiedTable(table, read.rows, str(read), str(written)))
    there.finish()
    return copied
