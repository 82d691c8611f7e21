"""Faults of the store: locked, read-only, full, too new, shared; nothing is lost and it recovers by itself."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bordspil.server.serve import serve
from bordspil.server.store import StoreError
from bordspil.server.store.rows import SeatRow
from bordspil.server.store.schema import MIGRATIONS
from bordspil.server.store.store_url import open_store
from server.harness.client import Client
from server.harness.servers import Server, wait_until
from server.harness.store_faults import full, locked, read_only
from server.harness.stores import change, make, on_postgresql, only_files

pytestmark = on_postgresql

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
StoreFault = Callable[[Server], Any]


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose store has small pages, so that a few moves fill one."""
    folder = tmp_path_factory.mktemp("small")
    with closing(sqlite3.connect(folder / "tables.sqlite")) as store:
        store.execute("PRAGMA page_size = 512")
        store.execute("VACUUM")
    with Server(folder) as server:
        yield server


def play_until_refused(client: Client) -> dict[str, Any]:
    """Plays first moves until one cannot be written."""
    for _ in range(100):
        seq = client.update["seq"]
        client.say(type="play", seq=seq, seat=client.update["to_act"], move=client.update["moves"][0])
        answer = client.hear()
        if answer["type"] == "refused":
            return answer
    raise AssertionError("everything was written")


@pytest.mark.parametrize("fault", [locked, read_only, full])
def test_a_move_that_cannot_be_written_is_refused_and_not_made(small: Server, fault: StoreFault) -> None:
    with small.client() as anna, small.client() as eve:
        code = anna.create(ME, ME)
        anna.wait_for("update")
        anna.play()
        eve.watch(code)
        anna.wait_for("table", spectators=1)
        with fault(small):
            wait_until(lambda: small.health()["status"] == "store-down")
            refused = play_until_refused(anna)
            assert refused["key"] == "store-down"
            seq, view = anna.update["seq"], anna.update["view"]
            eve.watch(code)
            assert eve.wait_for("update", fresh=True, seq=seq)["view"] == view
        wait_until(lambda: small.health() == {"status": "ok", "tables": 1, "sockets": 2, "store": True})
        assert anna.play()["seq"] == seq + 1
        before = anna.update["view"]
        anna.create(ME, OPEN)
        eve.create(ME, OPEN)
        anna.watch(code)
        assert anna.wait_for("update")["view"] == before


@pytest.mark.parametrize("fault", [locked, read_only])
def test_other_writes_that_fail_are_refused_too(small: Server, fault: StoreFault) -> None:
    with small.client() as anna:
        anna.create(ME, OPEN)
        with fault(small):
            for message in (
                {"type": "create", "game": "azul", "options": {}, "seats": [ME, OPEN]},
                {"type": "sit", "seat": 1, "name": "Björn"},
                {"type": "plan", "seat": 1, "plan": ME},
                {"type": "leave", "seat": 0},
                {"type": "start"},
            ):
                refused = anna.refused(**message)
                assert (refused["key"], refused["about"]) == ("store-down", message["type"])
        assert [seat["kind"] for seat in anna.ask("table", type="sit", seat=1, name="B")["seats"]] == ["person"] * 2
        anna.ask("update", type="start")
        assert anna.table["stage"] == "playing"


def test_a_bot_waits_until_its_move_can_be_written(small: Server) -> None:
    with small.client() as anna, small.client() as bjorn:
        code = anna.create(ME, OPEN, first=1)
        bjorn.watch(code)
        bjorn.ask("table", type="sit", seat=1, name="Björn")
        anna.ask("update", type="start")
        bjorn.wait_for("update")
        with locked(small):
            # the seat becomes a bot in memory only: the bot's own move is what cannot be written
            table = small.lobby.rooms[code]
            row = replace(table.row, seats=(table.row.seats[0], SeatRow("bot", level="easy")))
            table.snapshot = replace(table.snapshot, row=row)
            bjorn.watch(code)
            bjorn.wait_for("update")
            with pytest.raises(TimeoutError):
                anna.hear(0.8)
        assert anna.wait_for("update")["seq"] == 1


def test_a_restart_takes_up_every_table(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        anna = server.client()
        waiting = anna.create(ME, OPEN)
        playing = anna.create(ME, ME, side="grey")
        anna.wait_for("update")
        for _ in range(7):
            anna.play()
        before = anna.update
        server.stop()
        assert anna.closed() == 1012
        anna.go()
    with Server(tmp_path) as server, server.client(anna.token) as again:
        assert [line["code"] for line in again.ask("tables", type="mine")["tables"]] == [playing, waiting]
        again.watch(playing)
        after = again.wait_for("update")
        for field in ("seq", "seat", "to_act", "view", "moves", "scores"):
            assert after[field] == before[field]
        assert again.play()["seq"] == 8
        assert again.watch(waiting)["stage"] == "waiting"
        assert again.ask("update", type="start")


def test_two_servers_on_one_store_cannot_both_move(tmp_path: Path) -> None:
    """One move per number: the slower one is told it is stale, sees the other's move, and goes on."""
    with Server(tmp_path) as here, Server(tmp_path) as there:
        anna = here.client()
        code = anna.create(ME, ME)
        anna.wait_for("update")
        with there.client(anna.token) as other:
            other.watch(code)
            other.wait_for("update")
            anna.play()
            late = other.refused(type="play", seq=0, seat=other.update["to_act"], move=other.update["moves"][-1])
            assert late["key"] == "overtaken"
            assert other.update["seq"] == 1
            assert other.update["view"] == anna.update["view"]
            other.wait_for("update")
            assert other.play()["seq"] == 2
        anna.go()


def newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as store:
        store.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")


def not_a_database(path: Path) -> None:
    path.write_text("These are my notes, and no database at all. " * 100)


@only_files
@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (newer, f"it is of version {len(MIGRATIONS) + 1}; this program knows versions up to {len(MIGRATIONS)}"),
        (not_a_database, "file is not a database"),
        (Path.mkdir, "Is a directory"),
    ],
)
def test_a_store_that_cannot_be_used_ends_the_start_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], spoil: Callable[[Path], None], words: str
) -> None:
    path = tmp_path / "tables.sqlite"
    spoil(path)
    assert serve(port=0, store=path) == 4
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert str(path) in printed.err
    assert words in printed.err


@only_files
def test_a_store_that_is_locked_at_the_start(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreError, match="database is locked"):
            open_store(path, 0.1)


@only_files
def test_a_store_in_a_place_that_takes_no_files(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="cannot be used"):
        open_store(tmp_path / "file" / "tables.sqlite")


@only_files
def test_only_its_owner_may_read_the_store(tmp_path: Path) -> None:
    make(tmp_path / "tables.sqlite")
    assert (tmp_path / "tables.sqlite").stat().st_mode & 0o077 == 0


def test_a_table_of_other_rules_and_a_broken_log_are_named(small: Server) -> None:
    with small.client() as anna:
        code = anna.create(ME, ME)
        broken = anna.create(ME, ME)
        anna.create(ME, OPEN)
        change(small.settings.store, "UPDATE tables SET rules_version = 99 WHERE code = ?", (code,))
        change(small.settings.store, "UPDATE entries SET move = 'first 9' WHERE code = ? AND number = 0", (broken,))
        refused = anna.refused(type="open-table", table=code)
        assert (refused["key"], refused["details"]) == ("table-other-rules", {"theirs": 99, "ours": 1})
        assert anna.refused(type="open-table", table=broken)["key"] == "table-broken"
