"""The version of a store, and its migration to the newest one."""

import asyncio
from pathlib import Path

from bordspil.core.game import BadRequest
from bordspil.server.store import StoreError
from bordspil.server.store.schema import MIGRATIONS, statements
from bordspil.server.store.store_url import StoreUrl, look, open_store, shown


def version_of(place: StoreUrl) -> int:
    """Returns the version of a store, 0 where it is empty; refuses what is too new or no store."""
    if isinstance(place, Path) and not place.exists():
        return 0
    try:
        with look(place) as store:
            if isinstance(place, str):
                from bordspil.server.store.postgres.blocking import BlockingConnection, read_version

                assert isinstance(store, BlockingConnection)
                version = read_version(store)
            else:
                version = store.execute("PRAGMA user_version").fetchone()[0]
    except StoreError as error:
        raise BadRequest("store-unusable", store=shown(place), reason=str(error)) from None
    if version > len(MIGRATIONS):
        known = len(MIGRATIONS)
        reason = f"it is of version {version}; this program knows versions up to {known}"
        raise BadRequest("store-unusable", store=shown(place), reason=reason)
    return version


def changes_after(version: int) -> list[tuple[int, str]]:
    """Returns the statements on the way to the newest version, each with its version."""
    return [
        (number, " ".join(statement.split()))
        for number, migration in enumerate(MIGRATIONS[version:], start=version + 1)
        for statement in statements(migration)
    ]


def migrate(place: StoreUrl) -> None:
    """Migrates a store as a server does at its start; of a file it keeps a copy."""

    async def open_and_close() -> None:
        await open_store(place).close()

    try:
        asyncio.run(open_and_close())
    except StoreError as error:
        raise BadRequest("store-unusable", store=shown(place), reason=str(error)) from None
