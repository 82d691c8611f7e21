"""The commands that put a server under load: small runs of both, and a check that notices what is missing."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

from bordspil import games
from bordspil.server.loadtest import kills, load
from bordspil.server.loadtest.kills import AcknowledgedMoves, check
from server.harness.stores import IS_POSTGRESQL, on_postgresql, run, shared


def database() -> str:
    """Returns a database for the load, where the tests run on one."""
    return shared().address() if IS_POSTGRESQL else ""


def test_a_small_load_is_measured() -> None:
    found = load.run(load.Load(tables=3, every=0.3, moves=2, database=database()), Console(quiet=True))
    assert found["sockets"] == 12
    measured = ("p99_ms", "saturated_moves_per_s", "processor_us_per_move", "restart_first_move_s")
    assert all(found[name] > 0 for name in measured)
    assert found["restart_first_move_s"] <= found["restart_all_tables_s"]


def test_tables_are_spread_over_several_servers() -> None:
    asked = load.Load(tables=3, every=0.3, moves=2, servers=2, database=database())
    found = load.run(asked, Console(quiet=True))
    assert found["saturated_moves_per_s"] > 0
    if IS_POSTGRESQL:  # nothing is left of it
        assert run(database(), "SELECT 1 FROM pg_namespace WHERE nspname ~ '^bordspil_'") == []


@on_postgresql
def test_a_server_that_is_killed_loses_nothing_it_acknowledged() -> None:
    assert kills.run(tables=4, rounds=2, console=Console(quiet=True), database=database()) > 4


GAME: Any = games.load(games.names()[0])
MOVES = ["0b1", "1r2", "2w3"]


@pytest.fixture
def store() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.execute("CREATE TABLE entries (code, number, seat, move)")
        entries = [("AAAA", number, number % 2, move) for number, move in enumerate(MOVES)]
        connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", entries)
        yield connection


@pytest.fixture
def acknowledged() -> AcknowledgedMoves:
    table: Any = SimpleNamespace(code="AAAA")
    seen = AcknowledgedMoves(table, Random(1))
    seen.moves = [GAME.notation.to_object(GAME.notation.read(move)) for move in MOVES]
    return seen


def test_a_log_with_all_acknowledged_moves_passes_the_check(
    store: sqlite3.Connection, acknowledged: AcknowledgedMoves
) -> None:
    assert check(store, acknowledged) == 3


@pytest.mark.parametrize(
    ("harm", "said"),
    [
        ("DELETE FROM entries WHERE number = 1", "gap"),
        ("DELETE FROM entries WHERE number = 2", "not what was acknowledged"),
        ("UPDATE entries SET move = '3k4' WHERE number = 0", "not what was acknowledged"),
        ("INSERT INTO entries VALUES ('AAAA', 2, 0, '2w3')", "gap"),
        ("INSERT INTO entries VALUES ('AAAA', 3, 1, '2w3')", "not what was acknowledged"),
    ],
)
def test_a_log_that_does_not_is_noticed(
    store: sqlite3.Connection, acknowledged: AcknowledgedMoves, harm: str, said: str
) -> None:
    store.execute(harm)
    with pytest.raises(AssertionError, match=said):
        check(store, acknowledged)
