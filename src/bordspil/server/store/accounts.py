"""Accounts with their keys and devices, as rows and as the statements that write and read them.

An account owns seats as a browser does. A browser that is signed in has an alias: the account owns its seats.
"""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from bordspil.server.store.query import ReadConnection, columns
from bordspil.server.store.rows import Statement, moment

AT_ONCE = 400  # browsers looked up in one query


class KeyRow(Struct, frozen=True):
    """A key of an account: a passkey, or a recovery phrase, of which only the hash is kept."""

    id: bytes
    owner: bytes
    kind: Literal["passkey", "phrase"]
    public: bytes
    count: int
    device: str
    created: int
    used: int
    moment: int = 0


class DeviceRow(Struct, frozen=True):
    """A browser that is signed in, by the hash of its token."""

    browser: bytes
    owner: bytes
    device: str
    created: int
    seen: int
    moment: int = 0


class Strength(Struct, frozen=True):
    """The rating of an account in a game with so many seats."""

    game: str
    seats: int
    mean: float
    deviation: float
    games: int


class Account(Struct, frozen=True):
    """An account with its keys and devices, oldest first, and its ratings."""

    owner: bytes
    name: str
    created: int
    keys: list[KeyRow]
    devices: list[DeviceRow]
    ratings: list[Strength]


KEY, DEVICE = columns(KeyRow), columns(DeviceRow)


def add_account(owner: bytes, name: str, now: int) -> Statement:
    """Inserts an account."""
    return "INSERT INTO accounts VALUES (?, ?, ?)", (owner, name, now)


def rename(owner: bytes, name: str) -> Statement:
    """Writes the name of an account."""
    return "UPDATE accounts SET name = ? WHERE owner = ?", (name, owner)


def add_key(key: KeyRow) -> Statement:
    """Inserts a key; conflicts where there is that passkey already."""
    values = (key.id, key.owner, key.kind, key.public, key.count, key.device, key.created, key.used)
    return "INSERT INTO keys VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", (*values, moment())


def use_key(key: bytes, count: int, now: int) -> Statement:
    """Writes that a key was used to sign in."""
    return "UPDATE keys SET count = ?, used = ? WHERE id = ?", (count, now, key)


def drop_key(key: bytes) -> Statement:
    """Deletes a key."""
    return "DELETE FROM keys WHERE id = ?", (key,)


def drop_phrases(owner: bytes) -> Statement:
    """Deletes the recovery phrase of an account; a new one takes its place."""
    return "DELETE FROM keys WHERE owner = ? AND kind = 'phrase'", (owner,)


def add_device(browser: bytes, owner: bytes, device: str, now: int) -> Statement:
    """Signs a browser in; conflicts where it is already."""
    return "INSERT INTO aliases VALUES (?, ?, ?, ?, ?, ?)", (browser, owner, device, now, now, moment())


def see_device(browser: bytes, now: int) -> Statement:
    """Writes when a browser was last seen."""
    return "UPDATE aliases SET seen = ? WHERE browser = ?", (now, browser)


def drop_device(browser: bytes) -> Statement:
    """Signs a browser out."""
    return "DELETE FROM aliases WHERE browser = ?", (browser,)


def find_alias(connection: ReadConnection, browser: bytes) -> DeviceRow | None:
    """Returns the alias of a browser that is signed in."""
    found = connection.execute(f"SELECT {DEVICE} FROM aliases WHERE browser = ?", (browser,)).fetchone()
    return None if found is None else DeviceRow(*found)


def find_aliases(connection: ReadConnection, browsers: Sequence[bytes]) -> dict[bytes, bytes]:
    """Returns the owners of the accounts that browsers are signed in to."""
    found: dict[bytes, bytes] = {}
    for begin in range(0, len(browsers), AT_ONCE):
        some = browsers[begin : begin + AT_ONCE]
        sql = f"SELECT browser, owner FROM aliases WHERE browser IN ({', '.join('?' * len(some))})"
        found |= {bytes(browser): bytes(owner) for browser, owner in connection.execute(sql, tuple(some)).fetchall()}
    return found


def find_key(connection: ReadConnection, key: bytes) -> KeyRow | None:
    """Returns a key, by the id of the passkey or the hash of the phrase."""
    found = connection.execute(f"SELECT {KEY} FROM keys WHERE id = ?", (key,)).fetchone()
    return None if found is None else KeyRow(*found)


def find_account(connection: ReadConnection, owner: bytes) -> Account | None:
    """Returns an account, or None for a guest."""
    found = connection.execute("SELECT name, created FROM accounts WHERE owner = ?", (owner,)).fetchone()
    if found is None:
        return None
    sql = "SELECT {} FROM {} WHERE owner = ? ORDER BY created, moment"
    keys = connection.execute(sql.format(KEY, "keys"), (owner,)).fetchall()
    devices = connection.execute(sql.format(DEVICE, "aliases"), (owner,)).fetchall()
    sql = "SELECT game, seats, mean, deviation, games FROM ratings WHERE owner = ? ORDER BY game, seats"
    ratings = connection.execute(sql, (owner,)).fetchall()
    name, created = found
    return Account(
        owner,
        name,
        created,
        [KeyRow(*row) for row in keys],
        [DeviceRow(*row) for row in devices],
        [Strength(*row) for row in ratings],
    )
