"""Turns that have a deadline: the clock that runs at a table, and the notice that its player is to be sent."""

from typing import NamedTuple

import msgspec
from msgspec import Struct

from bordspil.core.clock import Clock
from bordspil.server.store import contacts
from bordspil.server.store.contacts import Contact
from bordspil.server.store.query import ReadConnection
from bordspil.server.store.rows import Statement

MOST_DUE = 100  # tables found by one query


class Due(NamedTuple):
    """A table that the server has to look at, and its host, who pays for opening it."""

    code: str
    host: bytes


class TurnNotice(Struct, frozen=True):
    """A notice of a turn: its player, the table with the other names, and the contacts."""

    code: str
    game: str
    owner: bytes
    others: list[str]
    contacts: list[Contact]


def set_clock(code: str, clock: Clock, due: float) -> Statement:
    """Writes the clock of a table and when the server has to look at it; no notice is waiting then."""
    sql = """INSERT INTO turns VALUES (?, ?, ?, NULL)
             ON CONFLICT (code) DO UPDATE SET clock = excluded.clock, due = excluded.due, notice = NULL"""
    return sql, (code, msgspec.json.encode(clock).decode(), due)


def delete_turn(code: str) -> Statement:
    """Deletes the deadlines of a table."""
    return "DELETE FROM turns WHERE code = ?", (code,)


def clear_due(code: str) -> Statement:
    """Takes a table that cannot be opened out of those the server looks at."""
    return "UPDATE turns SET due = NULL WHERE code = ?", (code,)


def postpone(code: str, now: float, until: float) -> Statement:
    """Lets a table that is about to be looked at be due again later, unless a change of it says when."""
    return "UPDATE turns SET due = ? WHERE code = ? AND due <= ?", (until, code, now)


def is_any_running(connection: ReadConnection) -> bool:
    """Returns whether any clock runs."""
    return bool(connection.execute("SELECT EXISTS (SELECT 1 FROM turns)").fetchone()[0])


def find_due(connection: ReadConnection, now: float, free: str) -> list[Due]:
    """Returns tables whose time is up, of each host in turn; `free` is the condition of `cluster.free`."""
    sql = f"""SELECT code, host FROM turns JOIN tables USING (code) WHERE due <= ? {free}
              ORDER BY row_number() OVER (PARTITION BY host ORDER BY due), due LIMIT ?"""
    return [Due(code, bytes(host)) for code, host in connection.execute(sql, (now, MOST_DUE)).fetchall()]


def set_notice(code: str, has_clock: bool, owner: bytes | None, due: float) -> list[Statement]:
    """Writes when a player is notified of the turn that has begun, if they have a contact that is on.

    Where the table has a clock, its row has just been written and only gets the time of the notice. Without an owner
    there is no notice.
    """
    if has_clock:
        sql = """UPDATE turns SET notice = ?
                 WHERE code = ? AND EXISTS (SELECT 1 FROM contacts WHERE owner = ? AND is_on = 1)"""
        return [(sql, (due, code, owner))] if owner else []
    sql = "INSERT INTO turns SELECT ?, NULL, NULL, ? FROM contacts WHERE owner = ? AND is_on = 1 LIMIT 1"
    return [delete_turn(code), *([(sql, (code, due, owner))] if owner else [])]


def clear_notice(code: str) -> list[Statement]:
    """Writes that the notice of a turn is sent; done before it is, so that it is never sent twice."""
    return [
        ("UPDATE turns SET notice = NULL WHERE code = ?", (code,)),
        ("DELETE FROM turns WHERE code = ? AND clock IS NULL", (code,)),
    ]


def find_notices_due(connection: ReadConnection, now: float, free: str) -> list[str]:
    """Returns the tables whose player is to be notified; `free` is the condition of `cluster.free`."""
    sql = f"SELECT code FROM turns WHERE notice <= ? {free} ORDER BY notice LIMIT ?"
    return [code for (code,) in connection.execute(sql, (now, MOST_DUE)).fetchall()]


def find_notice(connection: ReadConnection, code: str) -> TurnNotice | None:
    """Returns the notice of the turn at a table, unless it was sent."""
    sql = """SELECT game, (SELECT to_act FROM entries WHERE entries.code = tables.code ORDER BY number DESC LIMIT 1)
             FROM tables JOIN turns USING (code) WHERE code = ? AND stage = 'playing' AND notice IS NOT NULL"""
    found = connection.execute(sql, (code,)).fetchone()
    if found is None or found[1] is None:
        return None
    seats = connection.execute("SELECT name, owner FROM seats WHERE code = ? ORDER BY seat", (code,)).fetchall()
    owner = seats[found[1]][1]
    if owner is None:
        return None
    others = [name for name, other in seats if name and other != owner]
    return TurnNotice(code, found[0], owner, others, [one for one in contacts.find(connection, owner) if one.is_on])
