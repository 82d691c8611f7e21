"""Query plans: no query of a person scans a whole table; each finds its rows by an index."""

import ast
import re
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from bordspil import server
from bordspil.server.session.wire.answers import ChatLine
from bordspil.server.session.wire.shapes import Terms
from bordspil.server.store import (
    accounts,
    chat,
    cluster,
    contacts,
    expiry,
    owners,
    ratings,
    results,
    rows,
    seat_codes,
    service_clock,
    turns,
)
from bordspil.server.store.contacts import Contact
from bordspil.server.store.query import Found
from bordspil.server.store.rows import Statement
from bordspil.server.store.schema import MIGRATIONS

ME, CODE, CLOCK = b"me", "ABCDEF", "0.0"
QUERIES: list[tuple[Callable[..., Any], tuple[Any, ...]]] = [
    (accounts.find_account, (ME,)),
    (accounts.find_alias, (ME,)),
    (accounts.find_aliases, ([ME, b"you"],)),
    (accounts.find_key, (ME,)),
    (chat.find_lines, (CODE,)),
    (chat.find_numbers, (CODE, ME)),
    (turns.find_due, (1.0, "")),
    (turns.is_any_running, ()),
    (contacts.find, (ME,)),
    (contacts.find_by_token, ("off",)),
    (cluster.find_positions, ([CODE, "GHIJKL"],)),
    (service_clock.find_latest, (CLOCK,)),
    (cluster.find_held, ("holder",)),
    (results.find_own_tables, (ME, 9)),
    (turns.find_notice, (CODE,)),
    (turns.find_notices_due, (1.0, "")),
    (seat_codes.find_pass, (b"key", 1)),
    (owners.export, (ME,)),
    (owners.export_moves, (ME, [CODE, "GHIJKL"])),
    (owners.find_tables, (ME,)),
    (owners.find_seats, (ME,)),
    (ratings.find_finished, ()),
    (ratings.find_listed, (ME,)),
    (rows.count_open, (ME, 1)),
    (rows.count_reports, (ME, 1)),
    (rows.find_upload, ("key",)),
    (rows.find_log, (CODE, 1)),
    (rows.find_news, (CODE, 1)),
    (rows.find_options, (CODE,)),
    (rows.find_row, (CODE,)),
    (rows.find_table, (CODE,)),
    (rows.is_of, (CODE, ME)),
    (results.find_series, (CODE, 2, True)),
]
FOR_ALL = {"find_old", "_size"}  # asked once an hour by the server itself; or of the engine
WRITES: dict[str, Sequence[Statement]] = {
    "a pass": seat_codes.add_pass(b"key", seat_codes.Pass(CODE, 0, ME), 1, 9),
    "a file": rows.add_upload("key", "{}", "", 1, 1),
    "a line of chat": chat.add_line(CODE, ChatLine(1, 0, "", "", "x"), ME),
    "lines of an owner": [chat.hand_over_lines(CODE, ME, b"you"), chat.delete_lines(CODE, ME)],
    "a contact": [contacts.put(Contact(ME, "mail", "x@y.z", "is", True, "off"))],
    "somebody who signs in": owners.hand_over(ME, b"you"),
    "somebody who is forgotten": owners.erase(ME, [(owners.OwnSeat(CODE, 0, "azul", "playing", ""), "easy")]),
    "a turn that was told": turns.clear_notice(CODE),
    "a turn that is looked at": [turns.postpone(CODE, 1.0, 2.0)],
    "what has expired": expiry.delete([CODE]),
    "a change": [rows.add_change(CODE, 1, 1), rows.set_terms(CODE, Terms()), rows.set_stage(CODE, "over")],
    "a game that was counted": ratings.cross_out(1, []),
}
COLUMNS = "code, game, rules_version, options, seed, host, stage, created"
TABLE = f"INSERT INTO tables ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
SAMPLE: list[Statement] = [  # a row or so of what is kept
    (TABLE, (CODE, "azul", 1, "{}", b"", ME, "over", 1)),
    ("INSERT INTO seats VALUES (?, 0, 'person', 'Anna', '', ?, '', NULL, 0, NULL)", (CODE, ME)),
    ("INSERT INTO entries VALUES (?, 0, 0, 'x', 0)", (CODE,)),
    ("INSERT INTO turns VALUES (?, NULL, 1, 1)", (CODE,)),
    ("INSERT INTO accounts VALUES (?, 'Anna', 1)", (ME,)),
    ("INSERT INTO ratings VALUES (?, 'azul', 2, 1, 1, 1, 1)", (ME,)),
    ("INSERT INTO ledger (code, waiting) VALUES (?, 1)", (CODE,)),
]
FIRST_ONLY = ("EXISTS (SELECT 1 FROM turns)", "SCAN ledger USING INDEX ledger_waiting")  # no further than one row
SMALL = ("heartbeat", "probe", "chain", "mine", "CONSTANT")  # of a few rows, whatever comes


class Explaining:
    """A store that looks at how each query finds its rows."""

    def __init__(self, store: sqlite3.Connection) -> None:
        self.store = store
        self.scans: list[str] = []

    def execute(self, sql: str, values: tuple[Any, ...] = (), /) -> Found:
        for *_, detail in self.store.execute(f"EXPLAIN QUERY PLAN {sql}", values):
            found = re.match(r"SCAN (?:TABLE )?(\w+)", detail)
            if found and found[1] not in SMALL and not re.fullmatch(r"\(?subquery.*", found[1]):
                scan = f"{detail}: {' '.join(sql.split())}"
                self.scans += [] if any(words in scan for words in FIRST_ONLY) else [scan]
        return self.store.execute(sql, values)


@contextmanager
def small_store() -> Iterator[Explaining]:
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript("".join(MIGRATIONS))
        connection.row_factory = sqlite3.Row
        for sql, values in SAMPLE:
            connection.execute(sql, values)
        yield Explaining(connection)


@pytest.mark.parametrize(("query", "arguments"), QUERIES, ids=[query.__name__ for query, _ in QUERIES])
def test_a_query_finds_its_rows_by_an_index(query: Callable[..., Any], arguments: Any) -> None:
    with small_store() as store:
        query(store, *arguments)
        assert store.scans == []


@pytest.mark.parametrize("what", WRITES)
def test_what_is_written_finds_its_rows_by_an_index(what: str) -> None:
    with small_store() as store:
        for sql, values in WRITES[what]:
            store.execute(sql, values)
        assert store.scans == []


def test_every_query_of_the_server_is_listed() -> None:
    asked = set()
    for file in Path(server.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
                is_store = re.search(r"\bstore$", ast.unparse(node.func.value))
                if node.func.attr in ("read", "read_long") and is_store:
                    asked.add(ast.unparse(node.args[0]).rpartition(".")[2])
    asked -= {"query"}  # passed on
    assert asked - FOR_ALL <= {query.__name__ for query, _ in QUERIES}
    assert len(asked) > 20
