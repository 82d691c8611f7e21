"""Copies a store into another one, on whichever engines they are, and compares what was read with what is there."""

from collections.abc import Callable
from hashlib import sha256

import msgspec
from msgspec import Struct

from bordspil.core.game import BadRequest
from bordspil.server.store import StoreError
from bordspil.server.store.maintenance.bulk import Bulk, Row
from bordspil.server.store.maintenance.copy_ends import reading, writing
from bordspil.server.store.maintenance.integrity import count_rows
from bordspil.server.store.maintenance.versions import version_of
from bordspil.server.store.schema import MIGRATIONS, tables
from bordspil.server.store.store_url import StoreUrl, shown

OF_ITSELF = ("heartbeat", "probe")  # have a row of the store's own, and that is no game


class Copied(Struct, frozen=True):
    """A table of the store: how many rows, and the SHA-256 over them here and there, in the order of its key."""

    table: str
    rows: int
    source: str
    target: str


class Sum:
    """The SHA-256 over rows; the same for the same values, whatever kept them."""

    def __init__(self) -> None:
        self.hash = sha256()
        self.rows = 0

    def add(self, rows: list[Row]) -> None:
        """Takes in some rows."""
        for row in rows:
            self.hash.update(msgspec.msgpack.encode(row))
        self.rows += len(rows)

    def __str__(self) -> str:
        return self.hash.hexdigest()


def copy(source: StoreUrl, target: StoreUrl, tell: Callable[[int, int], None]) -> list[Copied]:
    """Copies all rows into an empty store and reads them again; in the end all of it is there, or nothing.

    `tell` is told how many rows have been done, of how many.
    """
    if (version := version_of(source)) != len(MIGRATIONS):
        raise BadRequest("store-behind", store=shown(source), version=version)
    if source == target:
        raise BadRequest("store-not-empty", store=shown(target))
    try:
        with reading(source) as here, writing(target) as there:
            if any(count for name, count in count_rows(there).items() if name not in OF_ITSELF):
                raise BadRequest("store-not-empty", store=shown(target))
            return _copy_all(here, there, tell)
    except StoreError as error:
        raise BadRequest("store-unusable", store=shown(target), reason=str(error)) from None


def _copy_all(here: Bulk, there: Bulk, tell: Callable[[int, int], None]) -> list[Copied]:
    total, done, copied = 2 * sum(count_rows(here).values()), 0, []
    for table in OF_ITSELF:
        there.execute(f"DELETE FROM {table}")
    for table in tables():
        read, written = Sum(), Sum()
        for rows in here.rows(table):
            read.add(rows)
            there.put(table, rows)
            tell(done := done + len(rows), total)
        for rows in there.rows(table):
            written.add(rows)
            tell(done := done + len(rows), total)
        if str(read) != str(written):
            raise BadRequest("store-differs", table=table)
        copied.append(Copied(table, read.rows, str(read), str(written)))
    there.finish()
    return copied
