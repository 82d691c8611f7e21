"""Records over HTTP: kept after the end only, by those who may, and brought back as a table to look at."""

import json
import urllib.error
import urllib.request
from typing import Any

from msgspec.structs import replace

from bordspil.core import record
from server.harness.client import Client
from server.harness.secret_game import SECRET, find_game
from server.harness.servers import Server
from server.harness.stores import on_postgresql, select

ME = {"kind": "me", "name": "Anna"}
BJORN = {"kind": "me", "name": "Björn Ævar"}


def finish(anna: Client, **terms: Any) -> str:
    """Returns a finished game of two at one device, with a move taken back."""
    message = {"game": "secret", "options": {}, "seats": [ME, BJORN], "terms": terms}
    code: str = anna.ask("table", type="create", **message)["code"]
    anna.wait_for("update")
    anna.play({"say": 5})
    anna.ask("update", type="undo", seq=1, seat=0)
    while anna.update["to_act"] is not None:
        anna.play({"say": 1})
    anna.wait_for("table")
    return code


def fetch(server: Server, path: str, data: bytes | None = None, **headers: str) -> tuple[int, Any, str]:
    request = urllib.request.Request(server.address + path, data, headers)
    try:
        with urllib.request.urlopen(request, timeout=120) as response:
            return response.status, response.headers, response.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.headers, error.read().decode()


def key(answer: tuple[int, Any, str]) -> str:
    assert answer[0] == 400
    return str(json.loads(answer[2])["key"])


def test_a_finished_game_is_kept_as_a_record_that_verifies(server: Server) -> None:
    with server.client() as anna:
        code = finish(anna)
        status, headers, text = fetch(server, f"api/tables/{code}/record")
        assert status == 200
        assert headers["content-disposition"] == f'attachment; filename="secret-{code}.txt"'
        kept, _ = record.read(text, find_game)
        assert record.verify(kept, SECRET) == 2
        assert kept.seats == ("Anna", "Björn Ævar")
        assert "\n0 5\nundo 1\n" in text


def test_there_is_no_record_before_the_end(server: Server) -> None:
    with server.client() as anna:
        code = anna.create(ME, BJORN, game="secret")
        assert key(fetch(server, f"api/tables/{code}/record")) == "not-over"
        assert fetch(server, "api/tables/NO_OWNER/record")[0] == 404


def test_a_record_of_a_table_without_spectators_is_for_its_players(server: Server) -> None:
    with server.client() as anna, server.client() as eve:
        path = f"api/tables/{finish(anna, spectators=False)}/record"
        assert key(fetch(server, path)) == "not-seated"
        assert key(fetch(server, path, Authorization=f"Bearer {eve.token}")) == "not-seated"
        assert fetch(server, path, Authorization=f"Bearer {anna.token}")[0] == 200


@on_postgresql
def test_a_record_that_is_brought_becomes_a_table_to_look_at(server: Server) -> None:
    with server.client() as anna, server.client() as eve:
        code = finish(anna)
        text = fetch(server, f"api/tables/{code}/record")[2]
        status, _, answer = fetch(server, "api/records", text.replace("\n", "\r\n").encode())
        assert status == 200
        again = json.loads(answer)["table"]
        assert again != code
        table, update = eve.watch(again), eve.wait_for("update")
        assert [seat["name"] for seat in table["seats"]] == ["Anna", "Björn Ævar"]
        assert (table["stage"], table["host"], table["seed"]) == ("over", False, anna.table["seed"])
        assert not any(seat["yours"] or not seat["connected"] for seat in table["seats"])
        assert update["view"]["said"] == anna.update["view"]["said"]
        assert eve.ask("replayed", type="replay-at", at=1, seat=0)["view"]["said"] == [
            1
        ]  # what was taken back is not kept
        assert eve.refused(type="rematch")["key"] == "not-seated"
        kept = record.condensed(record.read(text, find_game)[0], SECRET)
        assert fetch(server, f"api/tables/{again}/record")[2] == record.write(kept, SECRET)
        assert "undo" not in record.write(kept, SECRET)
        assert select(server.settings.store, "SELECT count(*) FROM entries WHERE code = ?", (again,)) == [(0,)]


def test_only_a_whole_record_of_a_finished_game_is_taken(server: Server) -> None:
    with server.client() as anna:
        text = fetch(server, f"api/tables/{finish(anna)}/record")[2]
        table = server.lobby.rooms[anna.table["code"]].playing()
    before = select(server.settings.store, "SELECT count(*) FROM tables")
    running = record.of_table(table, ("a", "b"))
    sealed = replace(running, scores=None)
    running = replace(sealed, seed=None)
    for data, refused in [
        (b"", "record-not-one"),
        (b"\xff\xfe", "record-not-one"),
        (text[:-9].encode(), "record-cut-off"),
        (text.replace("Anna", "Hanna").encode(), "record-edited"),
        (record.write(running, SECRET).encode(), "record-no-seed"),
        (record.write(sealed, SECRET).encode(), "not-over"),
        (b"x" * 4_000_001, "file-too-large"),
    ]:
        assert key(fetch(server, "api/records", data)) == refused
    assert select(server.settings.store, "SELECT count(*) FROM tables") == before


def test_a_page_of_another_origin_cannot_upload_a_record(server: Server) -> None:
    for origin in (
        "https://elsewhere.example",
        "http://[",
        "http://[::",
        "null",
        "http://\u2100.example".encode().decode("latin-1"),
    ):
        assert fetch(server, "api/records", b"x", Origin=origin)[0] == 403
