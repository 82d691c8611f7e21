"""Retention: old tables are deleted with all their rows after the set time, and never while a person is there."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from bordspil.server import jobs
from bordspil.server.jobs import DAY, SteadyClock
from bordspil.server.people import ratings
from bordspil.server.store import expiry
from bordspil.server.store.schema import tables_with
from server.harness.client import Client
from server.harness.servers import Server, wait_until
from server.harness.stores import change, on_postgresql, select
from server.people.test_accounts import keep_phrase
from server.people.test_ratings import play

pytestmark = on_postgresql

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}


def expire(server: Server, days: float) -> int:
    """Lets so many days go by."""
    later = int(time.time() + days * DAY)
    loop = server.uvicorn.servers[0].get_loop()
    return asyncio.run_coroutine_threadsafe(jobs.expire(server.lobby, later), loop).result(20)


def left(server: Server) -> dict[str, set[str]]:
    """Returns the codes that are found in each table of the store."""
    parts = tables_with("code")
    return {part: {code for (code,) in select(server.settings.store, f"SELECT code FROM {part}")} for part in parts}


def open_all(server: Server) -> tuple[Client, str, str, str]:
    anna, bjorn = server.client(), server.client()
    keep_phrase(anna)
    over = play(anna, bjorn)
    anna.ask("reported", type="report", about="x", note="y")
    waiting = anna.create(ME, OPEN, game="secret")
    playing = anna.create(ME, ME, game="secret")
    anna.wait_for("update")
    bjorn.go()
    return anna, over, waiting, playing


def test_tables_go_after_their_time_with_everything_that_belongs_to_them(tmp_path: Path) -> None:
    with Server(tmp_path, keep_finished_days=100, keep_unfinished_days=10) as server:
        anna, over, waiting, playing = open_all(server)
        anna.go()
        wait_until(lambda: not server.lobby.rooms)
        assert expire(server, 9) == 0
        assert expire(server, 11) == 2
        assert left(server)["tables"] == {over}
        assert expire(server, 99) == 0
        assert expire(server, 101) == 1
        assert set().union(*left(server).values()) == set()
        with server.client() as eve:
            for code in (over, waiting, playing):
                assert eve.refused(type="open-table", table=code)["key"] == "table-unknown"


def test_nothing_goes_where_the_host_keeps_everything(tmp_path: Path) -> None:
    with Server(tmp_path, keep_finished_days=0, keep_unfinished_days=0) as server:
        anna, *codes = open_all(server)
        anna.go()
        wait_until(lambda: not server.lobby.rooms)
        assert expire(server, 10_000) == 0
        assert left(server)["tables"] == set(codes)


def test_a_table_with_a_connection_or_a_recent_visit_stays(tmp_path: Path) -> None:
    with Server(tmp_path, keep_finished_days=10, keep_unfinished_days=10, jobs_seconds=0.02) as server:
        anna, over, waiting, playing = open_all(server)
        assert expire(server, 11) == 2  # she is at the last table that she opened
        assert left(server)["tables"] == {playing}
        anna.play({"say": 1})
        anna.go()
        wait_until(lambda: not server.lobby.rooms)
        change(server.settings.store, "UPDATE tables SET created = created - ?", (20 * DAY,))
        change(server.settings.store, "DELETE FROM visits")
        with server.client(anna.token) as again:
            again.watch(playing)
            again.create(ME, OPEN, game="secret")
        wait_until(lambda: not server.lobby.rooms)
        wait_until(lambda: playing in left(server)["visits"])
        assert expire(server, 9) == 0
        assert expire(server, 11) == 2
        assert over not in left(server)["tables"]
        assert waiting not in left(server)["tables"]


def test_a_rematch_no_longer_points_to_a_deleted_table(tmp_path: Path) -> None:
    with Server(tmp_path, keep_finished_days=10, keep_unfinished_days=100) as server:
        anna, bjorn = server.client(), server.client()
        play(anna, bjorn)
        anna.say(type="rematch")
        while not (again := anna.table["rematch"]):
            anna.wait_for("table")
        anna.go()
        bjorn.go()
        wait_until(lambda: not server.lobby.rooms)
        assert expire(server, 11) == 1
        assert select(server.settings.store, "SELECT code, before FROM tables") == [(again, None)]


def test_uploads_without_a_table_are_deleted(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        change(server.settings.store, "INSERT INTO brought VALUES ('a', '1', ?, '')", (int(time.time()),))
        expire(server, 0.5)
        expire(server, 2)
        assert select(server.settings.store, "SELECT * FROM brought") == []


@pytest.mark.parametrize("jump", [-10 * DAY, 800 * DAY])
def test_a_clock_that_jumps_is_not_believed_until_it_has_been_steady(jump: float) -> None:
    clock = SteadyClock(3600)
    clock.begin(1000.0, 50.0)
    assert not clock.is_steady(1000.0 + 1800, 50.0 + 1800)
    assert not clock.is_steady(1000.0 + 3600 + jump, 50.0 + 3600)
    assert not clock.is_steady(1000.0 + 5400 + jump, 50.0 + 5400)
    assert clock.is_steady(1000.0 + 7200 + jump, 50.0 + 7200)


def test_the_time_of_a_visit_never_goes_back(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        for now in (500, 400):
            for statement in expiry.note_visits({"ABCD"}, now):
                change(server.settings.store, *statement)
        assert select(server.settings.store, "SELECT * FROM visits") == [("ABCD", 500)]


def test_a_chore_that_fails_is_done_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failures: list[Any] = []

    async def fail(lobby: Any) -> None:
        failures.append(lobby)
        raise ValueError("spilt milk")

    monkeypatch.setattr(ratings, "catch_up", fail)
    with Server(tmp_path, jobs_seconds=0.01):
        wait_until(lambda: len(failures) > 2)
