"""Tables with their seats and logs, uploads and reports: rows, and the statements that write and read them."""

import time
import zlib
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Struct

from bordspil.core.clock import Clock
from bordspil.core.game import Game, Seat
from bordspil.core.record import write_move
from bordspil.core.table import Entry
from bordspil.server.session.wire.shapes import Terms
from bordspil.server.session.wire.tables import UndoInfo
from bordspil.server.store.query import ReadConnection

Stage = Literal["waiting", "playing", "over"]
Statement = tuple[str, tuple[Any, ...]]

NO_OWNER = b""  # the host of a table that was uploaded as a record, or whose host was erased
SET_SEAT = """INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
              ON CONFLICT (code, seat) DO UPDATE SET
                kind = excluded.kind, name = excluded.name, level = excluded.level, owner = excluded.owner,
                stand_in = excluded.stand_in, colour = excluded.colour, lost = excluded.lost,
                portrait = excluded.portrait"""
SET_UPLOAD = """INSERT INTO brought (id, value, created, checked) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE
                 SET value = excluded.value, created = excluded.created, checked = excluded.checked"""


def moment() -> int:
    """Returns a growing number, which orders rows that were written within the same second."""
    return time.time_ns() // 1000


class SeatRow(Struct, frozen=True):
    """A seat; that of a person belongs to an owner: the SHA-256 of a browser's token, or an account."""

    kind: Literal["person", "open", "bot"]
    name: str = ""
    level: str = ""
    owner: bytes | None = None
    stand_in: str = ""  # the level of the bot that plays here while its owner is away
    colour: int | None = None
    lost: int = 0  # 1 where this seat has lost before the end, such as by its clock
    portrait: int | None = None

    @property
    def bot(self) -> str:
        """The level of the bot that plays this seat now; empty where a person does."""
        return self.level if self.kind == "bot" else self.stand_in


class TableRow(Struct, frozen=True):
    """A table without its log."""

    code: str
    game: str
    rules_version: int
    options: dict[str, Any]
    seed: bytes
    host: bytes
    stage: Stage
    rematch: str | None
    created: int
    seats: tuple[SeatRow, ...]
    terms: Terms = Terms()
    before: str | None = None  # the table that this one is a rematch of
    finished: int | None = None
    asking: UndoInfo | None = None  # an undo that waited for consent when this was written
    clock: Clock | None = None  # while a game with a clock is played
    change: int = 0  # counts changes of anything but the log
    moment: int = 0
    checked: str = ""  # the version of the checks that the options have passed


ELSEWHERE = ("seats", "clock", "change")  # kept in tables of their own
OF_TABLE = ", ".join(name for name in TableRow.__struct_fields__ if name not in (*ELSEWHERE, "options"))
Log = list[tuple[Seat, str]]


class Found(NamedTuple):
    """A table as it was read: its row without options, the options as text, which may be long, and its log."""

    row: TableRow
    options: str
    log: Log


class MineRow(Struct, frozen=True):
    """A table in an owner's list of tables."""

    code: str
    game: str
    stage: Stage
    names: list[str]
    to_act: Seat | None
    own: list[Seat]  # before the end, without those where a bot stands in


def add_table(row: TableRow, options: str | None = None) -> list[Statement]:
    """Inserts a table and its seats; `options` are its options as JSON where they are known."""
    options = msgspec.json.encode(row.options).decode() if options is None else options
    terms = msgspec.json.encode(row.terms).decode()
    values = (row.code, row.game, row.rules_version, options, row.seed, row.host, row.stage, row.rematch, row.created)
    later = (terms, row.before, row.finished, moment(), row.checked)
    seats = [set_seat(row.code, number, seat) for number, seat in enumerate(row.seats)]
    sql = """INSERT INTO tables (
               code, game, rules_version, options, seed, host, stage, rematch, created, terms, before, finished, moment,
               checked
             ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
    return [(sql, values + later), *seats]


def set_seat(code: str, number: Seat, seat: SeatRow) -> Statement:
    """Writes the occupant of a seat."""
    who = (seat.kind, seat.name, seat.level, seat.owner, seat.stand_in, seat.colour, seat.lost, seat.portrait)
    return SET_SEAT, (code, number, *who)


def set_stage(code: str, stage: Stage) -> Statement:
    """Writes that a game has begun or ended."""
    return "UPDATE tables SET stage = ? WHERE code = ?", (stage, code)


def set_checked(row: TableRow) -> Statement:
    """Writes the options of a table and the version of the checks they have passed."""
    sql = "UPDATE tables SET checked = ?, options = ? WHERE code = ?"
    return sql, (row.checked, msgspec.json.encode(row.options).decode(), row.code)


def set_terms(code: str, terms: Terms) -> Statement:
    """Writes the terms of a table."""
    return "UPDATE tables SET terms = ? WHERE code = ?", (msgspec.json.encode(terms).decode(), code)


def set_host(code: str, host: bytes) -> Statement:
    """Writes the host of a table."""
    return "UPDATE tables SET host = ? WHERE code = ?", (host, code)


def set_rematch(code: str, other: str) -> Statement:
    """Writes the table of the rematch."""
    return "UPDATE tables SET rematch = ? WHERE code = ?", (other, code)


def set_asking(code: str, asking: UndoInfo | None) -> Statement:
    """Writes the undo that is asked for, and which seats have not agreed yet."""
    text = None if asking is None else msgspec.json.encode(asking).decode()
    return "UPDATE tables SET asking = ? WHERE code = ?", (text, code)


def add_change(code: str, number: int, log: int) -> Statement:
    """Numbers a change of anything but the log; conflicts where another server was first, or the log has grown.

    Where the log has grown, it inserts NULL into a column that forbids it, so that the whole write conflicts.
    """
    sql = """INSERT INTO changes VALUES (?, ?, CASE WHEN EXISTS (SELECT 1 FROM entries WHERE code = ? AND number = ?)
             THEN NULL ELSE CAST(? AS INTEGER) END)"""
    return sql, (code, number, code, log, log)


def add_entries(game: Game, code: str, first: int, entries: list[Entry], to_act: Seat | None) -> list[Statement]:
    """Inserts a move and the chance after it; the seat to act is kept for lists only, the log is the truth."""
    sql = "INSERT INTO entries VALUES (?, ?, ?, ?, ?)"
    return [
        (sql, (code, number, entry.seat, write_move(game, entry), to_act))
        for number, entry in enumerate(entries, first)
    ]


def add_packed(code: str, log: bytes) -> Statement:
    """Inserts the packed log of a finished game."""
    return "INSERT INTO packed VALUES (?, ?)", (code, log)


def unpack(packed: bytes) -> list[tuple[Seat, str]]:
    """Returns the lines of a packed log."""
    return msgspec.json.decode(zlib.decompress(packed), type=list[tuple[int, str]])


def find_row(connection: ReadConnection, code: str) -> TableRow | None:
    """Returns a table without its log and options: neither is needed to say who may do what."""
    sql = "SELECT coalesce(max(number), 0) FROM changes WHERE code = ?"
    change = connection.execute(sql, (code,)).fetchone()[0]
    found = connection.execute(f"SELECT {OF_TABLE} FROM tables WHERE code = ?", (code,)).fetchone()
    if found is None:
        return None
    sql = "SELECT kind, name, level, owner, stand_in, colour, lost, portrait FROM seats WHERE code = ? ORDER BY seat"
    people = tuple(SeatRow(*seat) for seat in connection.execute(sql, (code,)))
    read, asking = msgspec.json.decode, found["asking"]
    fields = {"options": {}, "terms": read(found["terms"], type=Terms), "seats": people}
    fields["asking"] = read(asking, type=UndoInfo) if asking else None
    turn = connection.execute("SELECT clock FROM turns WHERE code = ? AND clock IS NOT NULL", (code,)).fetchone()
    fields["clock"] = read(turn[0], type=Clock) if turn else None
    return TableRow(**dict(found) | fields | {"change": change})


def is_of(connection: ReadConnection, code: str, owner: bytes) -> bool:
    """Returns whether an owner has a seat at a table or is its host."""
    sql = "SELECT 1 FROM seats WHERE code = ? AND owner = ? UNION ALL SELECT 1 FROM tables WHERE code = ? AND host = ?"
    return connection.execute(sql, (code, owner, code, owner)).fetchone() is not None


def find_options(connection: ReadConnection, code: str) -> str | None:
    """Returns the options of a table, as JSON."""
    found = connection.execute("SELECT options FROM tables WHERE code = ?", (code,)).fetchone()
    return None if found is None else str(found[0])


def find_table(connection: ReadConnection, code: str) -> Found | None:
    """Returns everything that is needed to open a table."""
    row, options = find_row(connection, code), find_options(connection, code)
    return None if row is None or options is None else Found(row, options, find_log(connection, code, 0))


def find_news(connection: ReadConnection, code: str, since: int) -> tuple[TableRow, Log] | None:
    """Returns a table without its options, and the lines of its log from a number on."""
    row = find_row(connection, code)
    return None if row is None else (row, find_log(connection, code, since))


def find_log(connection: ReadConnection, code: str, since: int) -> Log:
    """Returns the lines of a log from a number on."""
    sql = "SELECT seat, move FROM entries WHERE code = ? AND number >= ? ORDER BY number"
    if found := connection.execute(sql, (code, since)).fetchall():
        return [tuple(entry) for entry in found]
    packed = connection.execute("SELECT log FROM packed WHERE code = ?", (code,)).fetchone()
    return unpack(packed[0])[since:] if packed else []


def find_mine(connection: ReadConnection, owner: bytes, most: int) -> list[MineRow]:
    """Returns the tables at which an owner has a seat, newest first; those that are over come last."""
    sql = """SELECT code, game, stage,
               (SELECT to_act FROM entries WHERE entries.code = mine.code ORDER BY number DESC LIMIT 1)
             FROM (SELECT code, game, stage, created, moment FROM tables
                   WHERE code IN (SELECT code FROM seats WHERE owner = ?)
                   ORDER BY stage = 'over', created DESC, moment DESC LIMIT ?) AS mine
             ORDER BY stage = 'over', created DESC, moment DESC"""
    mine = []
    for code, game, stage, to_act in connection.execute(sql, (owner, most)).fetchall():
        seats = connection.execute(
            "SELECT name, owner, stand_in FROM seats WHERE code = ? ORDER BY seat", (code,)
        ).fetchall()
        own = [number for number, seat in enumerate(seats) if seat[1] == owner and (stage == "over" or not seat[2])]
        mine.append(MineRow(code, game, stage, [seat[0] for seat in seats], to_act, own))
    return mine


def count_open(connection: ReadConnection, host: bytes, since: int) -> int:
    """Returns how many unfinished tables a host has opened since a moment."""
    sql = "SELECT count(*) FROM tables WHERE host = ? AND stage <> 'over' AND created >= ?"
    count: int = connection.execute(sql, (host, since)).fetchone()[0]
    return count


def add_upload(key: str, text: str, checked: str, now: int, kept_since: int) -> list[Statement]:
    """Keeps an uploaded option until a table is opened with it, and deletes old ones."""
    return [
        ("DELETE FROM brought WHERE created < ?", (kept_since,)),
        (SET_UPLOAD, (key, text, now, checked)),
    ]


def find_upload(connection: ReadConnection, key: str) -> tuple[str, str] | None:
    """Returns an uploaded option as JSON and the version of the checks it has passed, or None."""
    found = connection.execute("SELECT value, checked FROM brought WHERE id = ?", (key,)).fetchone()
    return None if found is None else (str(found[0]), str(found[1]))


def add_report(code: str, about: str, note: str, owner: bytes, now: int) -> Statement:
    """Inserts a report of a player to the operator about a piece of the game."""
    return "INSERT INTO reports VALUES (?, ?, ?, ?, ?, ?)", (code, about, note, owner, now, moment())


def count_reports(connection: ReadConnection, owner: bytes, since: int) -> int:
    """Returns how many reports an owner has sent since a moment."""
    sql = "SELECT count(*) FROM reports WHERE owner = ? AND created >= ?"
    count: int = connection.execute(sql, (owner, since)).fetchone()[0]
    return count


def find_reports(connection: ReadConnection) -> list[tuple[str, str, str, str, int]]:
    """Returns all reports, newest first: table, game, subject, note, time."""
    sql = """SELECT reports.code, game, about, note, reports.created FROM reports JOIN tables USING (code)
             ORDER BY reports.created DESC, reports.moment DESC"""
    return [tuple(row) for row in connection.execute(sql).fetchall()]
