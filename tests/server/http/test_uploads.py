"""Uploads: each is charged, none outlives its reading, and their processes end with the server."""

import asyncio
import json
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from bordspil.server import jobs
from bordspil.server.http.access import MESSAGES, ROUTES
from bordspil.server.session.quotas import Hold
from bordspil.server.session.rate_limits import RateLimits
from bordspil.server.session.wire import requests
from bordspil.server.store import rows
from bordspil.server.store.store_url import look
from bordspil.server.store_check import check_table
from server.harness.secret_game import find_game
from server.harness.servers import Server, ServerProcess, wait_until
from server.harness.stores import on_postgresql, select

ME = {"kind": "me", "name": "Anna"}
WORDS = b"elk moose swan goose"
OPTION = "api/games/secret/options/words?file=words.txt"
FAR = {"X-Forwarded-For": "203.0.113.5"}
BEHIND: dict[str, Any] = {"proxies": ("127.0.0.1",)}


def send(server: Server, path: str, data: bytes | None, **headers: str) -> tuple[int, dict[str, Any], Any]:
    request = urllib.request.Request(server.address + path, data, FAR | headers)
    try:
        with urllib.request.urlopen(request, timeout=120) as response:
            return response.status, json.load(response), response.headers
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.load(error), error.headers


def finish(server: Server) -> str:
    """Returns the record of a finished game."""
    with server.client() as anna:
        anna.create(ME, ME, game="secret")
        anna.wait_for("update")
        while anna.update["to_act"] is not None:
            anna.play({"say": 1})
        code = anna.wait_for("table")["code"]
    with urllib.request.urlopen(f"{server.address}api/tables/{code}/record") as response:
        return str(response.read().decode())


def is_there(number: int) -> bool:
    return Path(f"/proc/{number}").exists()


def test_every_route_with_a_file_is_charged_as_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paid: list[str] = []
    allows, hold = RateLimits.allows, RateLimits.hold

    def note_paid(self: RateLimits, name: str, *payers: Any, amount: float = 1.0) -> bool:
        paid.append(name)
        return allows(self, name, *payers, amount=amount)

    def note_held(self: RateLimits, name: str, *payers: Any, **more: Any) -> Hold:
        paid.append(name)
        return hold(self, name, *payers, **more)

    with Server(tmp_path, **BEHIND) as server:
        text = finish(server)
        monkeypatch.setattr(RateLimits, "allows", note_paid)
        monkeypatch.setattr(RateLimits, "hold", note_held)
        for route, path, data in (
            ("POST /api/records", "api/records", text.encode()),
            ("POST /api/games/{game}/options/{option}", OPTION, WORDS),
        ):
            paid.clear()
            assert send(server, path, data)[0] == 200
            assert set(ROUTES[route].limits) <= set(paid)
        held = server.lobby.rate_limits.held
        wait_until(lambda: not held["uploads"] and not held["upload_bytes"])


@on_postgresql
def test_a_table_with_a_file_pays_for_the_bytes_it_keeps(tmp_path: Path) -> None:
    with Server(tmp_path, **BEHIND, kept_bytes_per_address=1_070) as server:
        key = send(server, OPTION, WORDS)[1]["upload"]  # a thousand bytes for the row, and the words
        with server.client(additional_headers=FAR) as anna:
            anna.create(ME, ME, game="secret", words={"upload": key})
            refused = anna.refused(type="create", game="secret", options={"words": {"upload": key}}, seats=[ME, ME])
            assert refused["key"] == "too-often"
    assert "kept_bytes" in MESSAGES[requests.Create].limits


def test_what_is_too_long_is_refused_before_it_is_read(tmp_path: Path) -> None:
    with Server(tmp_path, file_bytes=1000) as server:
        for data in (b"x" * 1001, iter([b"x" * 600, b"x" * 600])):
            status, answer, headers = send(server, OPTION, data)  # type: ignore[arg-type]
            assert (status, answer["key"], headers["connection"]) == (400, "file-too-large", "close")


def test_where_too_many_are_under_way_the_sender_is_told_to_come_later(tmp_path: Path) -> None:
    with Server(tmp_path, **BEHIND, uploads=1, uploads_per_address=1) as server:
        with server.lobby.rate_limits.hold("uploads", "198.51.100.1"):
            status, answer, headers = send(server, OPTION, WORDS)
            assert (status, answer["key"], headers["retry-after"]) == (503, "server-busy", "10")
        assert send(server, OPTION, WORDS)[0] == 200


def test_an_address_has_few_records_written_at_once(tmp_path: Path) -> None:
    with Server(tmp_path, **BEHIND, replays_per_address=1) as server:
        code = send(server, "api/records", finish(server).encode())[1]["table"]
        path = f"api/tables/{code}/record"
        with server.lobby.rate_limits.hold("replays", "203.0.113.5"):
            status, answer, _ = send(server, path, None)
            assert (status, answer["key"]) == (429, "too-often")
        request = urllib.request.Request(server.address + path, headers=FAR)
        with urllib.request.urlopen(request, timeout=120) as response:
            assert response.status == 200


@on_postgresql
def test_a_store_with_an_uploaded_record_is_sound(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        code = send(server, "api/records", finish(server).encode())[1]["table"]
    with look(server.settings.store) as store:
        assert list(check_table(store, code, find_game)) == []


def test_no_file_is_left_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    with Server(tmp_path) as server:
        for data in (b"elk moose swan goose " * 10_000, b"elk" * 100_000):
            send(server, OPTION, data)
        assert list(folder.iterdir()) == []


def test_what_reads_files_ends_with_the_server(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        assert send(server, OPTION, WORDS)[0] == 200
        numbers = server.intake.sandbox.processes()
        assert numbers
        assert all(map(is_there, numbers))
    assert not any(map(is_there, numbers))


def test_what_reads_files_ends_with_a_server_that_is_killed(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "tables.sqlite")
    request = urllib.request.Request(server.address + "api/records", b"no record")
    with pytest.raises(urllib.error.HTTPError) as answered:
        urllib.request.urlopen(request, timeout=120)
    answered.value.close()
    number = server.process.pid
    mine = [int(one) for one in Path(f"/proc/{number}/task/{number}/children").read_text().split()]
    mine += [
        int(child)
        for task in Path(f"/proc/{number}/task").iterdir()
        for child in (task / "children").read_text().split()
    ]
    readers = [one for one in set(mine) if b"sandbox_worker" in Path(f"/proc/{one}/cmdline").read_bytes()]
    assert readers
    server.kill()
    wait_until(lambda: not any(map(is_running, readers)))


def is_running(number: int) -> bool:
    """Returns whether a process runs; a zombie does not."""
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@on_postgresql
def test_an_uploaded_record_goes_after_some_weeks(tmp_path: Path) -> None:
    with Server(tmp_path, keep_uploads_days=28) as server:
        text = finish(server)
        code = send(server, "api/records", text.encode())[1]["table"]
        count = len(select(server.settings.store, "SELECT code FROM tables"))
        loop = server.uvicorn.servers[0].get_loop()

        def expire(days: int) -> int:
            now = int(time.time()) + days * jobs.DAY
            return asyncio.run_coroutine_threadsafe(jobs.expire(server.lobby, now), loop).result(30)

        wait_until(lambda: code not in server.lobby.rooms)
        assert expire(27) == 0
        assert expire(29) == 1
        assert len(select(server.settings.store, "SELECT code FROM tables")) == count - 1
        assert select(server.settings.store, "SELECT code FROM packed") == []


@on_postgresql
def test_records_uploaded_before_are_still_there(tmp_path: Path) -> None:
    """Records of earlier versions have their log entry by entry, with the moves taken back."""
    with Server(tmp_path) as server:
        text = finish(server)
        code = send(server, "api/records", text.encode())[1]["table"]
        loop = server.uvicorn.servers[0].get_loop()

        def write(*statements: Any) -> None:
            asyncio.run_coroutine_threadsafe(server.lobby.store.write(statements), loop).result(30)

        log = rows.unpack(select(server.settings.store, "SELECT log FROM packed")[0][0])
        entries = [("INSERT INTO entries VALUES (?, ?, ?, ?, NULL)", (code, n, *one)) for n, one in enumerate(log)]
        write(("DELETE FROM packed", ()), *entries)
        with server.client() as eve:
            eve.watch(code)
            assert eve.wait_for("update")["view"]["said"] == [1] * 8
