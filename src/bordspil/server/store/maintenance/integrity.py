"""What a check of a whole store asks: how many rows it has, and whether all of them belong to something."""

from collections.abc import Iterator

from bordspil.server.store.query import ReadConnection
from bordspil.server.store.schema import tables, tables_with

OF_ACCOUNTS = ("keys", "aliases", "ratings")  # belong to an owner who has an account
WRITTEN_LATER = ("visits", "leases", "advised")  # may be written after the table they belong to was deleted


def count_rows(connection: ReadConnection) -> dict[str, int]:
    """Returns how many rows every table of the store has."""
    return {name: _count(connection, f"SELECT count(*) FROM {name}") for name in tables()}


def find_codes(connection: ReadConnection) -> list[str]:
    """Returns the codes of all tables."""
    return [code for (code,) in connection.execute("SELECT code FROM tables").fetchall()]


def find_entry_numbers(connection: ReadConnection, code: str) -> list[int]:
    """Returns the numbers of the entries in the log of a table."""
    sql = "SELECT number FROM entries WHERE code = ? ORDER BY number"
    return [number for (number,) in connection.execute(sql, (code,)).fetchall()]


def find_seat_numbers(connection: ReadConnection, code: str) -> list[int]:
    """Returns the numbers of the seats of a table."""
    sql = "SELECT seat FROM seats WHERE code = ? ORDER BY seat"
    return [number for (number,) in connection.execute(sql, (code,)).fetchall()]


def count_orphans(connection: ReadConnection) -> Iterator[tuple[str, int]]:
    """Yields each table of the store that has rows without their table or account, and how many."""
    owned = [(name, "code", "tables") for name in tables_with("code") if name not in ("tables", *WRITTEN_LATER)]
    owned += [(name, "owner", "accounts") for name in OF_ACCOUNTS]
    for name, key, parent in owned:
        sql = f"SELECT count(*) FROM {name} WHERE {key} NOT IN (SELECT {key} FROM {parent})"
        if count := _count(connection, sql):
            yield name, count


def find_wrong_columns(connection: ReadConnection) -> Iterator[str]:
    """Yields each table of the store whose columns are not those of the schema."""
    for name, columns in tables().items():
        found = connection.execute(f"SELECT * FROM {name} LIMIT 1").fetchone()
        if found is not None and tuple(found.keys()) != columns.names:
            yield name


def _count(connection: ReadConnection, sql: str) -> int:
    count: int = connection.execute(sql).fetchone()[0]
    return count
