"""Ratings, and the ledger of finished games that are still to be counted towards them.

A game enters the ledger together with its last move, and leaves it together with the ratings that it changes.
"""

from typing import Any

from msgspec import Struct

from bordspil.core.game import UNDO
from bordspil.server.store.query import ReadConnection, columns
from bordspil.server.store.rows import Statement

MOST_LISTED = 100  # players of a game and number of seats


class Contestant(Struct, frozen=True):
    """The occupant of a seat at the end: a person, a bot by its level, or a bot that stood in for a person."""

    owner: bytes | None
    level: str
    rank: int
    keeps: bool  # a key: guests are not rated


class RatingRow(Struct, frozen=True):
    """The rating of an owner in a game with so many seats, and when they last played it."""

    owner: bytes
    game: str
    seats: int
    mean: float
    deviation: float
    games: int
    played: int


class Finished(Struct, frozen=True):
    """A game that has not been counted yet, and the ratings of its people so far."""

    number: int
    game: str
    finished: int
    was_helped: bool  # by a hint or an undo
    contestants: list[Contestant]
    known: dict[bytes, RatingRow]


class Listed(Struct, frozen=True):
    """A rated player on the leaderboard."""

    owner: bytes
    name: str
    game: str
    seats: int
    mean: float
    deviation: float
    games: int


def note_help(code: str) -> Statement:
    """Writes that a player asked for a hint at a table."""
    return "INSERT INTO advised VALUES (?) ON CONFLICT DO NOTHING", (code,)


def find_finished(connection: ReadConnection) -> Finished | None:
    """Returns the oldest game that has not been counted."""
    sql = """SELECT number, code, game, coalesce(finished, created) FROM ledger JOIN tables USING (code)
             WHERE waiting > 0 ORDER BY number LIMIT 1"""
    found = connection.execute(sql).fetchone()
    if found is None:
        return None
    number, code, game, finished = found
    sql = """SELECT owner, level, rank, EXISTS (SELECT 1 FROM keys WHERE keys.owner = results.owner)
             FROM results WHERE code = ? ORDER BY seat"""
    contestants = [
        Contestant(owner, level, rank, bool(keeps))
        for owner, level, rank, keeps in connection.execute(sql, (code,)).fetchall()
    ]
    helped = """SELECT EXISTS (SELECT 1 FROM advised WHERE code = ?1)
                OR EXISTS (SELECT 1 FROM entries WHERE code = ?1 AND seat = ?2)"""
    was_helped = bool(connection.execute(helped, (code, UNDO)).fetchone()[0])
    known = {}
    for owner in {one.owner for one in contestants if one.owner is not None}:
        sql = f"SELECT {columns(RatingRow)} FROM ratings WHERE owner = ? AND game = ? AND seats = ?"
        if row := connection.execute(sql, (owner, game, len(contestants))).fetchone():
            known[owner] = RatingRow(*row)
    return Finished(number, game, finished, was_helped, contestants, known)


def cross_out(number: int, changed: list[RatingRow]) -> list[Statement]:
    """Takes a game off the ledger, with the ratings it changes; conflicts where it was counted already."""
    crossed: Statement = ("UPDATE ledger SET waiting = waiting - 1 WHERE number = ?", (number,))
    sql = """INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?)
             ON CONFLICT (owner, game, seats) DO UPDATE SET
               mean = excluded.mean, deviation = excluded.deviation, games = excluded.games, played = excluded.played"""
    rows = [(one.owner, one.game, one.seats, one.mean, one.deviation, one.games, one.played) for one in changed]
    return [crossed, *((sql, row) for row in rows)]


def find_listed(connection: ReadConnection, owner: bytes) -> list[Listed]:
    """Returns the strongest named players of every game and the owner, the strongest first."""
    sql = f"SELECT {columns(Listed)} FROM ratings JOIN accounts USING (owner) WHERE "
    found = {(one.game, one.seats, one.owner): one for one in _read(connection, sql + "owner = ?", owner)}
    best = sql + "game = ? AND seats = ? AND name <> '' ORDER BY mean DESC LIMIT ?"
    after = "SELECT game, seats FROM ratings WHERE (game, seats) > (?, ?) ORDER BY game, seats LIMIT 1"
    group: tuple[str, int] = ("", 0)
    while (row := connection.execute(after, group).fetchone()) is not None:
        group = row[0], row[1]
        found |= {(one.game, one.seats, one.owner): one for one in _read(connection, best, *group, MOST_LISTED)}
    return sorted(found.values(), key=lambda one: (one.game, one.seats, -one.mean))


def _read(connection: ReadConnection, sql: str, *values: Any) -> list[Listed]:
    return [Listed(*row) for row in connection.execute(sql, values).fetchall()]
