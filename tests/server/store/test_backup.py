"""Copies of the store: made while people play, restored, and made before a migration."""

import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from bordspil import __main__
from bordspil.server.store import StoreError
from bordspil.server.store.maintenance import backup
from bordspil.server.store.schema import MIGRATIONS
from server.harness.client import Client
from server.harness.servers import Server
from server.harness.stores import make, only_files

pytestmark = only_files
ME = {"kind": "me", "name": "Anna"}


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


def run(command: str, file: Path, store: Path | str) -> int:
    return __main__.main([command, str(file), "--store", str(store)])


def open_table(server: Server, moves: int) -> Client:
    """A player in the middle of a game."""
    anna = server.client()
    anna.create(ME, ME)
    anna.wait_for("update")
    for _ in range(moves):
        anna.play()
    return anna


def test_a_copy_taken_during_play_is_restored_and_played_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every move acknowledged before the copy was begun is in it, and the game goes on from there."""
    copy, there = tmp_path / "copy.sqlite", tmp_path / "there"
    with Server(tmp_path / "here") as server:
        anna = open_table(server, 5)
        is_done = threading.Event()
        playing = threading.Thread(target=play_until, args=(anna, is_done))
        playing.start()
        before = anna.update["seq"]
        assert run("backup", copy, server.settings.store) == 0
        is_done.set()
        playing.join()
        after = anna.update["seq"]
        anna.go()
    assert run("restore", copy, there / "tables.sqlite") == 0
    assert "1 table" in capsys.readouterr().out.replace("One", "1")
    with Server(there) as server, server.client(anna.token) as again:
        again.watch(anna.table["code"])
        kept = again.wait_for("update")["seq"]
        assert before <= kept <= after
        assert again.play()["seq"] == kept + 1


def play_until(anna: Client, is_done: threading.Event) -> None:
    while not is_done.is_set() and anna.update["to_act"] is not None:
        anna.play()


def test_a_copy_is_one_file_for_its_owner_only_and_overwrites_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    make(tmp_path / "tables.sqlite")
    copy = tmp_path / "copies" / "copy.sqlite"
    assert run("backup", copy, tmp_path / "tables.sqlite") == 0
    assert [path.name for path in copy.parent.iterdir()] == ["copy.sqlite"]
    assert copy.stat().st_mode & 0o077 == 0
    capsys.readouterr()
    assert run("backup", copy, tmp_path / "tables.sqlite") == 2
    assert "already exists" in capsys.readouterr().err
    assert run("backup", tmp_path / "other.sqlite", tmp_path / "none.sqlite") == 2
    assert not (tmp_path / "other.sqlite").exists()
    assert not (tmp_path / "none.sqlite").exists()


def test_nothing_is_restored_under_a_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Server(tmp_path) as server:
        anna = open_table(server, 2)
        assert run("backup", tmp_path / "copy", server.settings.store) == 0
        anna.play()
        assert run("restore", tmp_path / "copy", server.settings.store) == 2
        assert "Stop it first" in capsys.readouterr().err
        assert not [path for path in tmp_path.iterdir() if "restoring" in path.name or "before" in path.name]
        assert anna.play()["seq"] == 4
        anna.go()
    assert run("restore", tmp_path / "copy", tmp_path / "tables.sqlite") == 0
    with Server(tmp_path) as server, server.client(anna.token) as again:
        again.watch(anna.table["code"])
        assert again.wait_for("update")["seq"] == 2
    aside = [path for path in tmp_path.iterdir() if ".before-" in path.name]
    assert len(aside) == 1
    with closing(sqlite3.connect(aside[0])) as old:
        most = old.execute("SELECT count(*) FROM entries WHERE seat >= 0").fetchone()[0]
    assert most == 4


def test_a_broken_store_is_kept_aside_with_its_journal(tmp_path: Path) -> None:
    """An old journal beside a new file would be played into it."""
    path = tmp_path / "tables.sqlite"
    make(path)
    assert run("backup", tmp_path / "copy", path) == 0
    path.write_bytes(b"broken " * 1000)
    path.with_name("tables.sqlite-wal").write_bytes(b"journal")
    assert run("restore", tmp_path / "copy", path) == 0
    make(path)
    kept = {found.name.split(".before-")[-1][17:] for found in tmp_path.iterdir() if ".before-" in found.name}
    assert {"", "-wal"} <= kept


def not_a_store(path: Path) -> None:
    path.write_text("These are my notes. " * 500)


def too_new(path: Path) -> None:
    make(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")


def somebody_elses(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")


@pytest.mark.parametrize("spoil", [not_a_store, too_new, somebody_elses, Path.mkdir])
def test_what_is_no_copy_replaces_nothing(tmp_path: Path, spoil: object) -> None:
    assert callable(spoil)
    path = tmp_path / "tables.sqlite"
    make(path)
    before = path.read_bytes()
    spoil(tmp_path / "copy")
    assert run("restore", tmp_path / "copy", path) == 2
    assert path.read_bytes() == before
    assert [found.name for found in tmp_path.iterdir() if found.name.startswith("tables")] == ["tables.sqlite"]


def make_old(path: Path, version: int) -> None:
    """A store as an earlier program left it, with a table in it."""
    with closing(sqlite3.connect(path)) as connection, connection:
        for migration in MIGRATIONS[:version]:
            connection.executescript(migration)
        connection.execute("INSERT INTO tables VALUES ('OLD234', 'azul', 1, '{}', x'00', x'00', 'waiting', NULL, 0)")
        connection.execute(f"PRAGMA user_version = {version}")


def test_before_a_migration_the_store_is_copied(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    make_old(path, 1)
    make(path)
    for name, version in (("tables.sqlite", len(MIGRATIONS)), ("tables.sqlite.version-1", 1)):
        with closing(sqlite3.connect(tmp_path / name)) as connection:
            assert connection.execute("PRAGMA user_version").fetchone()[0] == version
            assert connection.execute("SELECT code FROM tables").fetchall() == [("OLD234",)]
    make(path)
    assert sorted(found.name for found in tmp_path.iterdir()) == ["tables.sqlite", "tables.sqlite.version-1"]


def test_without_a_copy_nothing_is_migrated(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    make_old(path, 2)
    (tmp_path / "tables.sqlite.version-2").mkdir()
    with pytest.raises(StoreError):
        make(path)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone()[0] == 2


def test_a_new_store_needs_no_copy(tmp_path: Path) -> None:
    make(tmp_path / "tables.sqlite")
    assert [found.name for found in tmp_path.iterdir()] == ["tables.sqlite"]


def test_a_copy_that_cannot_be_finished_leaves_nothing(tmp_path: Path) -> None:
    make(tmp_path / "tables.sqlite")
    with pytest.raises((OSError, sqlite3.Error)):
        backup.copy(tmp_path / "none.sqlite", tmp_path / "copy")
    assert [found.name for found in tmp_path.iterdir()] == ["tables.sqlite"]
