"""Everything about a person: found by its owner, exported as one file, and erased without a trace of a name."""

import json
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from bordspil.server.store.schema import tables, tables_with
from server.harness.client import Client
from server.harness.servers import Server
from server.harness.stores import on_postgresql, only_files, select
from server.people.test_accounts import keep_phrase, recover
from server.table.test_tables import play_to_the_end

pytestmark = on_postgresql

NAME = "Þórdís Ösp"
ME = {"kind": "me", "name": NAME}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "easy"}

# columns of bytes that name no person, or a person found by the `owner` of the same row
OTHER_BYTES = {
    ("aliases", "browser"),
    ("keys", "id"),
    ("keys", "public"),
    ("packed", "log"),
    ("passes", "key"),
    ("probe", "filler"),
    ("tables", "host"),
    ("tables", "seed"),
}


def export(server: Server, token: str | None, **headers: str) -> Any:
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    request = urllib.request.Request(server.address + "api/export", b"", headers, method="POST")
    with urllib.request.urlopen(request, timeout=120) as response:
        return json.load(response)


def everything(server: Server) -> str:
    """Returns all that the store holds, as text."""
    return "\n".join(repr(select(server.settings.store, f"SELECT * FROM {table}")) for table in tables())


def test_every_column_that_names_a_person_is_known() -> None:
    found = {
        (table, column)
        for table, columns in tables().items()
        for column, kind in zip(columns.names, columns.types, strict=True)
        if kind == "BLOB"
    }
    assert {(table, column) for table, column in found if column != "owner"} == OTHER_BYTES
    assert tables_with("owner") == sorted(table for table, column in found if column == "owner")


def play_a_game(anna: Client, bjorn: Client) -> str:
    code = anna.create(ME, OPEN)
    bjorn.watch(code)
    bjorn.ask("table", type="sit", seat=1, name="Björn")
    anna.say(type="start")
    play_to_the_end(anna, bjorn)
    return code


def test_an_export_has_everything_about_its_owner_and_nothing_of_others(server: Server) -> None:
    with server.client() as anna, server.client() as bjorn:
        code = play_a_game(anna, bjorn)
        anna.ask("reported", type="report", about="tile", note="a chipped tile")
        keep_phrase(anna, NAME)
        bjorn.ask("reported", type="report", about="tile", note="nothing to see")
        data = export(server, anna.token)
        assert [table["code"] for table in data["tables"]] == [code]
        assert data["tables"][0]["is_host"] == 1
        assert [seat["name"] for seat in data["seats"]] == [NAME]
        assert data["accounts"][0]["name"] == NAME
        assert [key["kind"] for key in data["keys"]] == ["phrase"]
        assert [report["note"] for report in data["reports"]] == ["a chipped tile"]
        assert {move["seat"] for move in data["moves"]} == {0}
        assert len(data["results"]) == 1
        text = json.dumps(data, ensure_ascii=False)
        assert "Björn" not in text
        assert "nothing to see" not in text
        assert anna.token not in text
        assert anna.table["seed"] not in text


@pytest.mark.parametrize("token", [None, "", "short", "x" * 65, "ø" * 32])
def test_without_a_token_nothing_is_exported(server: Server, token: str | None) -> None:
    headers = {} if token is None else {"Authorization": f"Bearer {token}".encode().decode("latin-1")}
    with pytest.raises(urllib.error.HTTPError) as refusal:
        export(server, None, **headers)
    with refusal.value as answer:
        assert (answer.code, json.load(answer)["key"]) == (400, "token-wrong")


def test_a_page_of_another_origin_exports_nothing(server: Server) -> None:
    with server.client() as anna, pytest.raises(urllib.error.HTTPError) as refusal:
        export(server, anna.token, Origin="http://evil.example")
    with refusal.value as answer:
        assert answer.code == 403


def test_a_stranger_with_a_token_of_their_own_sees_nothing(server: Server) -> None:
    assert not any(export(server, "x" * 40).values())


def test_an_erased_person_leaves_no_name_and_games_go_on(tmp_path: Path) -> None:
    with Server(tmp_path) as server, server.client() as anna, server.client() as bjorn, server.client() as phone:
        over = play_a_game(anna, bjorn)
        anna.ask("reported", type="report", about="tile", note=f"{NAME} was here")
        waiting = anna.create(ME, OPEN)
        playing = anna.create(ME, OPEN, first=0)
        bjorn.watch(playing)
        bjorn.ask("table", type="sit", seat=1, name="Björn")
        anna.ask("update", type="start")
        bjorn.wait_for("update", seq=0)
        phrase = keep_phrase(anna, NAME)
        recover(phone, phrase)
        phone.watch(playing)
        assert NAME in everything(server)
        anna.ask("erased", type="erase")
        assert phone.wait_for("account", keys=[])
        assert NAME not in everything(server)
        assert bjorn.wait_for("update", seq=1)["to_act"] == 1  # a bot has moved for her
        assert [seat["kind"] for seat in bjorn.table["seats"]] == ["bot", "person"]
        assert bjorn.play()["seq"] == 2
        assert [seat["kind"] for seat in bjorn.watch(waiting)["seats"]] == ["open", "open"]
        assert [seat["name"] for seat in bjorn.watch(over)["seats"]] == ["", "Björn"]
        assert anna.ask("tables", type="mine")["tables"] == []
        assert not any(export(server, anna.token).values())
        assert not anna.watch(waiting)["host"]
        assert phone.refused(type="recover", phrase=phrase, device="")["key"] == "phrase-unknown"
        assert len(export(server, bjorn.token)["results"]) == 1


@only_files
def test_erased_data_is_not_in_the_file_either(tmp_path: Path) -> None:
    """The bytes themselves are overwritten, not only forgotten."""
    with Server(tmp_path) as server:
        with server.client() as anna:
            anna.create(ME, OPEN)
            keep_phrase(anna, NAME)
            anna.ask("erased", type="erase")
        store = server.settings.store
    assert isinstance(store, Path)
    assert NAME.encode() not in store.read_bytes()
    assert not store.with_name(store.name + "-wal").exists()


def say_and_leave(anna: Client, bjorn: Client) -> tuple[str, str]:
    """Anna has talked at two tables of Björn's and left both; he looks at the first."""
    talked = []
    for _ in range(2):
        code = bjorn.create({"kind": "me", "name": "Björn"}, OPEN, OPEN)
        anna.watch(code)
        anna.ask("table", type="sit", seat=1, name=NAME)
        anna.ask("said", type="talk", seat=1, text="walrus")
        anna.ask("table", type="leave", seat=1)
        talked.append(code)
    bjorn.watch(talked[0])
    return talked[0], talked[1]


def hear_said(client: Client, fresh: bool) -> Any:
    while True:
        said = client.wait_for("said")
        if said["fresh"] is fresh:
            return said


def test_the_chat_of_an_erased_person_who_has_left_is_gone_at_once(server: Server) -> None:
    with server.client() as anna, server.client() as bjorn, server.client() as eve, server.client() as carl:
        code, other = say_and_leave(anna, bjorn)
        eve.watch(other)
        assert eve.wait_for("said")["lines"][0]["name"] == NAME
        anna.create(ME, OPEN)  # they look elsewhere
        hear_said(bjorn, True)
        anna.ask("erased", type="erase")
        for client in (bjorn, eve):
            assert hear_said(client, True)["lines"] == []
        for place in (code, other):
            carl.watch(place)
            carl.ask("tables", type="mine")
        assert not any("walrus" in text or NAME in text for text in carl.texts)
        assert bjorn.ask("said", type="talk", seat=0, text="still here")["lines"][0]["name"] == "Björn"


def test_a_public_table_no_longer_names_an_erased_person(server: Server) -> None:
    with server.client() as anna, server.client() as bjorn, server.client() as eve:
        terms = {"public": True}
        bjorn.say(type="create", game="azul", options={}, seats=[{"kind": "me"}, OPEN, OPEN], terms=terms)
        code = bjorn.wait_for("table")["code"]
        anna.watch(code)
        anna.ask("table", type="sit", seat=1, name=NAME)
        eve.say(type="list-public")
        while NAME not in str(eve.wait_for("offers")):
            pass
        anna.create(ME, ME)  # they look elsewhere
        anna.ask("erased", type="erase")
        while NAME in str(eve.wait_for("offers")):
            pass


def test_an_address_that_was_to_be_proved_is_forgotten_too(server: Server) -> None:
    with server.client() as anna:
        owner = server.lobby.rooms[anna.create(ME, OPEN)].row.host
        proofs: dict[bytes, Any] = server.lobby.proofs
        proofs[owner] = "thordis@example.org"
        anna.ask("erased", type="erase")
        assert owner not in proofs
