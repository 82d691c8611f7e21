"""A store is brought up to date, looked through, and copied to another engine and back; nothing is lost on the way."""

import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bordspil.__main__ import main
from bordspil.core.game import BadRequest
from bordspil.server import store_cli
from bordspil.server.store.maintenance import copy
from bordspil.server.store.schema import MIGRATIONS, statements, tables
from bordspil.server.store.store_url import StoreUrl
from server.harness.secret_game import find_game
from server.harness.servers import Server
from server.harness.stores import address_for, change, make, on_postgresql, run, select
from server.people.test_accounts import keep_phrase
from server.people.test_ratings import play

pytestmark = on_postgresql

ME = {"kind": "me", "name": "Þórdís Ösp"}
OPEN = {"kind": "open"}
BOTH = pytest.mark.parametrize("elsewhere", [Path, address_for], ids=["file", "database"])


@pytest.fixture(scope="module")
def played_store(tmp_path_factory: pytest.TempPathFactory) -> tuple[StoreUrl, str, str]:
    """A store with games that are over, played and waiting, an account and a report; a table and who sits there."""
    with (
        Server(tmp_path_factory.mktemp("lived")) as server,
        server.client() as anna,
        server.client() as bjorn,
    ):
        keep_phrase(anna, "Anna")
        keep_phrase(bjorn, "Björn")
        play(anna, bjorn)
        anna.ask("reported", type="report", about="x", note="a “chipped” tile\\")
        anna.create(ME, OPEN)
        code = anna.create(ME, ME)
        anna.wait_for("update")
        for _ in range(7):
            anna.play()
        token = anna.token
        store = server.settings.store
    return store, code, token


@pytest.fixture(autouse=True)
def also_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """The commands know the short game with secrets too."""
    monkeypatch.setattr(store_cli, "games", SimpleNamespace(load=find_game))


def everything(place: StoreUrl) -> dict[str, list[tuple[Any, ...]]]:
    return {name: sorted(select(place, f"SELECT * FROM {name}"), key=repr) for name in tables()}


def store(*words: object) -> int:
    return main(["store", *map(str, words), "--language", "en"])


def test_everything_is_copied_to_the_other_engine_and_back_and_played_on(
    played_store: tuple[StoreUrl, str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, code, token = played_store
    there, back = address_for(tmp_path / "there"), tmp_path / "back.sqlite"
    assert store("copy", source, there) == 0
    printed = capsys.readouterr().out
    assert store("copy", there, back) == 0
    assert everything(source) == everything(there) == everything(back)
    for line in printed.splitlines():
        if line.startswith("│"):
            *_, read, written = (part.strip() for part in line.strip("│").split("│"))
            assert read == written
    for place in (there, back):
        assert store("check", "--store", place) == 0
        with Server(tmp_path, store=place) as server, server.client(token) as anna:
            anna.watch(code)
            assert anna.wait_for("update")["seq"] == 7
            assert anna.play()["seq"] == 8
            with server.client() as bjorn, server.client() as eve:
                play(bjorn, eve)  # the ledger's numbers go on
        assert store("check", "--store", place) == 0


@BOTH
def test_a_copy_goes_into_an_empty_store_only(
    played_store: tuple[StoreUrl, str, str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    elsewhere: Callable[[Path], StoreUrl],
) -> None:
    target = elsewhere(tmp_path / "target")
    assert store("copy", played_store[0], target) == 0
    assert store("copy", played_store[0], target) == 2
    assert "needs an empty store" in capsys.readouterr().err
    assert everything(target) == everything(played_store[0])
    assert store("copy", tmp_path / "none.sqlite", target) == 2
    assert not (tmp_path / "none.sqlite").exists()


@BOTH
@pytest.mark.parametrize("after", [1, 40, 10_000])
def test_a_copy_that_is_broken_off_leaves_nothing(
    played_store: tuple[StoreUrl, str, str], tmp_path: Path, elsewhere: Callable[[Path], StoreUrl], after: int
) -> None:
    source, target, before = played_store[0], elsewhere(tmp_path / "target"), everything(played_store[0])

    def break_off(done: int, total: int) -> None:
        if done >= min(after, total):
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        copy.copy(source, target, break_off)
    assert select(target, "SELECT * FROM tables") == select(target, "SELECT * FROM entries") == []
    assert everything(source) == before
    assert store("copy", source, target) == 0


def test_a_copy_that_is_not_the_same_is_taken_back(played_store: tuple[StoreUrl, str, str], tmp_path: Path) -> None:
    target = address_for(tmp_path / "target")
    make(target)
    run(
        target,
        """CREATE FUNCTION forge() RETURNS trigger LANGUAGE plpgsql AS
           $$ BEGIN NEW.name = upper(NEW.name); RETURN NEW; END $$""",
    )
    run(target, "CREATE TRIGGER forge BEFORE INSERT ON accounts FOR EACH ROW EXECUTE FUNCTION forge()")
    with pytest.raises(BadRequest) as refusal:
        copy.copy(played_store[0], target, lambda done, total: None)
    assert (refusal.value.key, refusal.value.details) == ("store-differs", {"table": "accounts"})
    assert select(target, "SELECT * FROM tables") == []


@BOTH
@pytest.mark.parametrize(
    ("harm", "words"),
    [
        ("DELETE FROM entries WHERE number = 3", "a gap"),
        ("DELETE FROM seats WHERE seat = 0", "seats are incomplete"),
        ("UPDATE tables SET stage = 'waiting'", "stage doesn’t fit"),
        ("UPDATE entries SET move = 'nonsense' WHERE number = 2", "can’t be replayed"),
        ("UPDATE tables SET seed = host", "can’t be replayed"),
        ("UPDATE results SET points = points + 1", "don’t fit its game"),
        ("DELETE FROM accounts", "belong to nothing"),
        ("DELETE FROM tables", "belong to nothing"),
    ],
)
def test_what_is_wrong_in_a_store_is_found(
    played_store: tuple[StoreUrl, str, str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    elsewhere: Callable[[Path], StoreUrl],
    harm: str,
    words: str,
) -> None:
    place = elsewhere(tmp_path / "target")
    copy.copy(played_store[0], place, lambda done, total: None)
    change(place, harm)
    assert store("check", "--store", place) == 1
    assert words in capsys.readouterr().out


def old(place: StoreUrl, version: int) -> None:
    """A store of an older version with one table in it."""
    is_postgresql = isinstance(place, str)
    if is_postgresql:
        run(str(place), "CREATE TABLE store_version (version BIGINT NOT NULL)")
        run(str(place), f"INSERT INTO store_version VALUES ({version})")
    else:
        change(place, f"PRAGMA user_version = {version}")
    for migration in MIGRATIONS[:version]:
        for statement in statements(migration, is_postgresql):
            change(place, statement)
    bytes_of = "'\\x00'" if is_postgresql else "x'00'"
    change(
        place,
        f"INSERT INTO tables (code, game, rules_version, options, seed, host, stage, created) "
        f"VALUES ('OLD234', 'azul', 1, '{{}}', {bytes_of}, {bytes_of}, 'waiting', 1)",
    )


@BOTH
def test_an_old_store_is_brought_up_to_date_when_it_is_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], elsewhere: Callable[[Path], StoreUrl]
) -> None:
    place = elsewhere(tmp_path / "old.sqlite")
    old(place, 2)
    assert store("check", "--store", place) == 2
    assert "bordspil store migrate" in capsys.readouterr().err
    assert store("migrate", "--store", place, "--only-show") == 0
    shown = capsys.readouterr().out
    assert "3: ALTER TABLE tables ADD COLUMN terms" in shown
    assert f"{len(MIGRATIONS)}: " in shown
    assert store("check", "--store", place) == 2
    assert store("migrate", "--store", place) == 0
    assert f"from version 2 to version {len(MIGRATIONS)}" in " ".join(capsys.readouterr().out.split())
    assert select(place, "SELECT code, terms FROM tables") == [("OLD234", "{}")]
    assert store("migrate", "--store", place) == 0
    assert "nothing to do" in capsys.readouterr().out


def test_several_servers_may_begin_at_one_new_database_at_once(tmp_path: Path) -> None:
    address, failed = address_for(tmp_path / "new"), []

    def begin() -> None:
        try:
            make(address)
        except Exception as error:
            failed.append(error)

    threads = [threading.Thread(target=begin) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert failed == []
    assert select(address, "SELECT * FROM store_version") == [(len(MIGRATIONS),)]


@pytest.mark.parametrize("is_postgresql", [False, True])
def test_both_engines_have_the_same_tables(tmp_path: Path, is_postgresql: bool) -> None:
    place: StoreUrl = address_for(tmp_path / "new") if is_postgresql else tmp_path / "new.sqlite"
    make(place)
    for name, columns in tables().items():
        names = (
            [row[0] for row in select(place, COLUMNS, (name,))]
            if is_postgresql
            else [row[1] for row in select(place, f"PRAGMA table_info({name})")]
        )
        assert tuple(names) == columns.names


COLUMNS = """SELECT column_name FROM information_schema.columns
             WHERE table_schema = current_schema AND table_name = ? ORDER BY ordinal_position"""


def test_a_database_without_its_driver_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert main(["serve", "--store", "postgresql://nowhere/x", "--port", "0"]) == 2
    printed = capsys.readouterr()
    assert printed.err.count("\n") == 1
    assert "bordspil[cluster]" in printed.err


def test_a_store_that_is_no_file_is_not_backed_up_as_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = address_for(tmp_path / "x")
    for command in ("backup", "restore"):
        assert main([command, str(tmp_path / "copy"), "--store", place, "--language", "en"]) == 2
        assert "bordspil store copy" in capsys.readouterr().err
