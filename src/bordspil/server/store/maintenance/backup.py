"""Backups of a SQLite file: made while a server runs or before a migration, and restored."""

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from bordspil.core.game import BadRequest

BESIDE = ("-wal", "-shm")  # files of SQLite beside one in use


def file_of(place: Path | str) -> Path:
    """Returns the file of a store; refuses a database, which has a backup command of its own."""
    if isinstance(place, str):
        raise BadRequest("store-no-file")
    return place


def copy(source: Path, target: Path) -> None:
    """Makes a consistent copy of a file that may be in use; the target is complete or absent."""
    target.parent.mkdir(parents=True, exist_ok=True)
    unfinished = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        os.close(os.open(unfinished, os.O_CREAT | os.O_RDWR | os.O_TRUNC, 0o600))  # seeds of running games are secret
        with closing(_look(source)) as store, closing(sqlite3.connect(unfinished)) as copied:
            store.backup(copied)
            copied.execute("PRAGMA journal_mode = DELETE")  # one file without a journal
            _check(copied)
        _sync(unfinished)
        unfinished.replace(target)
        _sync(target.parent)
    finally:
        unfinished.unlink(missing_ok=True)


def back_up(store: Path, file: Path) -> int:
    """Copies a store to a new file; returns the number of tables in it."""
    if file.exists():
        raise BadRequest("file-exists", file=str(file))
    if not store.is_file():
        raise BadRequest("file-unreadable", file=str(store), reason="No such file")
    try:
        copy(store, file)
        return _tables(file)
    except (OSError, sqlite3.Error) as error:
        raise BadRequest("backup-failed", file=str(file), reason=str(error)) from None


def restore(file: Path, store: Path, known: int) -> tuple[int, Path | None]:
    """Puts a copy in the place of the store, which is renamed; returns the number of tables and the new name.

    `known` is the newest version that this program can use.
    """
    try:
        tables = _tables(file, known)
    except (OSError, sqlite3.Error) as error:
        raise BadRequest("file-unreadable", file=str(file), reason=str(error)) from None
    fresh = store.with_name(f"{store.name}.restoring")
    try:
        copy(file, fresh)
        aside = _set_aside(store) if store.exists() else None
        fresh.replace(store)
        _sync(store.parent)
    except (OSError, sqlite3.Error) as error:
        raise BadRequest("backup-failed", file=str(store), reason=str(error)) from None
    finally:
        fresh.unlink(missing_ok=True)
    return tables, aside


def _set_aside(store: Path) -> Path:
    """Moves a store to another name, corrupt or not."""
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    aside = store.with_name(f"{store.name}.before-{stamp}")
    if _is_broken(store):
        store.replace(aside)
    else:
        _lock(store)
        copy(store, aside)
    for ending in BESIDE:  # else an old journal would be applied to the new file
        beside = store.with_name(store.name + ending)
        if beside.exists():
            beside.replace(aside.with_name(aside.name + ending))
    return aside


def _is_broken(store: Path) -> bool:
    """Returns whether a file is corrupt, without touching it or its journal."""
    try:
        with closing(_look(store)) as connection:
            _check(connection)
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError:
        return True
    return False


def _lock(store: Path) -> None:
    """Refuses where a server has the file open: only the last connection removes the journal."""
    try:
        with closing(sqlite3.connect(store, timeout=0.5, isolation_level=None)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise BadRequest("store-in-use", file=str(store)) from None
        raise


def _tables(file: Path, known: int | None = None) -> int:
    """Returns the number of tables in a store; raises where it is corrupt, no store, or too new."""
    with closing(_look(file)) as connection:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        if known is not None and not 0 < version <= known:
            raise sqlite3.NotSupportedError(f"it is of version {version}; this program knows versions up to {known}")
        _check(connection)
        count: int = connection.execute("SELECT count(*) FROM tables").fetchone()[0]
        return count


def _check(connection: sqlite3.Connection) -> None:
    found = connection.execute("PRAGMA quick_check").fetchone()[0]
    if found != "ok":
        raise sqlite3.DatabaseError(found)


def _look(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)


def _sync(path: Path) -> None:
    """Flushes a file or folder to disk; Windows cannot open folders."""
    if path.is_dir() and os.name == "nt":
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
