"""The codes by which seats move to another device: only their hashes are kept, each until it expires or is used."""

from typing import NamedTuple

from bordspil.core.game import Seat
from bordspil.server.store.query import ReadConnection
from bordspil.server.store.rows import Statement


class Pass(NamedTuple):
    """What a code stands for: a seat, as long as it belongs to the owner who asked for the code."""

    table: str
    seat: Seat
    owner: bytes


def add_pass(key: bytes, given: Pass, now: int, seconds: int) -> list[Statement]:
    """Keeps the hash of a code in place of an earlier one for the same seat, and deletes those that have expired."""
    return [
        ("DELETE FROM passes WHERE expires <= ? OR (code = ? AND seat = ?)", (now, given.table, given.seat)),
        ("INSERT INTO passes VALUES (?, ?, ?, ?, ?)", (key, *given, now + seconds)),
    ]


def find_pass(connection: ReadConnection, key: bytes, now: int) -> Pass | None:
    """Returns what a code stands for, unless it has expired."""
    sql = "SELECT code, seat, owner FROM passes WHERE key = ? AND expires > ?"
    found = connection.execute(sql, (key, now)).fetchone()
    return None if found is None else Pass(*found)


def delete_pass(key: bytes) -> Statement:
    """Deletes a code that has been used."""
    return "DELETE FROM passes WHERE key = ?", (key,)
