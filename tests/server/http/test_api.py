"""Over plain HTTP: pictures of the material, and files uploaded along for a table; reports and hints."""

import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bordspil import games
from bordspil.__main__ import main
from bordspil.core.material import seal, secret_of
from bordspil.text import LANGUAGES
from server.harness.servers import Server
from server.harness.stores import make, select

ME, BOT, OPEN = {"kind": "me", "name": "Anna"}, {"kind": "bot"}, {"kind": "open"}
WORDS = b"elk moose swan goose"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("api"), file_bytes=1000, reports_per_person=2) as server:
        yield server


def ask(server: Server, path: str, data: bytes | None = None, **headers: str) -> tuple[int, Any, dict[str, str]]:
    request = urllib.request.Request(server.address + path, data, headers)
    try:
        with urllib.request.urlopen(request, timeout=120) as response:
            return response.status, response.read(), dict(response.headers)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read(), dict(error.headers)


def upload(server: Server, data: bytes = WORDS) -> dict[str, Any]:
    status, body, _ = ask(server, "api/games/secret/options/words?file=words.txt", data)
    assert status == 200
    answer: dict[str, Any] = json.loads(body)
    return answer


def test_material_can_be_looked_at_and_does_nothing_else(server: Server) -> None:
    status, body, headers = ask(server, "api/games/secret/material/words")
    assert (status, body) == (200, b"usual")
    assert headers["content-security-policy"].startswith("default-src 'none'")


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("api/games/secret/material/nothing", "material-unknown"),
        ("api/games/nothing/material/words", "game-unknown"),
        ("api/tables/NOSUCH/material/words", "table-unknown"),
    ],
)
def test_what_is_not_there_is_said_to_be_missing(server: Server, path: str, key: str) -> None:
    status, body, _ = ask(server, path)
    assert (status, json.loads(body)["key"]) == (404, key)


def test_the_words_of_a_game_are_told_in_every_language(server: Server) -> None:
    """For a page that was built without the game."""
    for language in LANGUAGES:
        status, body, headers = ask(server, f"api/games/azul/texts/{language}")
        assert (status, headers["content-type"]) == (200, "text/plain; charset=utf-8")
        assert b"name = Azul" in body
        assert b"game-line = " in body
    for missing in ("azul/texts/xx", "azul/texts/en.ftl", "secret/texts/en", "nothing/texts/en"):
        assert ask(server, f"api/games/{missing}")[0] == 404


def test_a_table_is_opened_with_a_file_that_no_other_player_sees(server: Server) -> None:
    uploaded = upload(server)
    assert uploaded["shown"] == {"count": 4}
    with server.client() as anna, server.client() as bjarni:
        code = anna.create(ME, ME, game="secret", words={"upload": uploaded["upload"]})
        anna.wait_for("update")
        assert anna.table["options"] == {"words": {"count": 4}}
        assert anna.ask("update", type="reveal-seat", seat=0)["view"]["word"] in WORDS.decode().split()
        bjarni.watch(code)
        bjarni.wait_for("update")
        assert not any(word in text for text in bjarni.texts for word in WORDS.decode().split())
        told = seal(secret_of(server.lobby.rooms[code].row.seed), "words")
        assert ask(server, f"api/tables/{code}/material/{told}")[1] == str(WORDS.decode().split()).encode()
        for name in ("words", told[:-1], "0" + told, told.upper(), told.partition("-")[0], "-words"):
            assert ask(server, f"api/tables/{code}/material/{name}")[0] == 404


def test_a_table_with_a_file_is_taken_up_again(server: Server) -> None:
    with server.client() as anna:
        anna.create(ME, ME, game="secret", words={"upload": upload(server)["upload"]})
        before = anna.wait_for("update")["view"]
        anna.come_back()
        assert anna.wait_for("update")["view"] == before


@pytest.mark.parametrize(
    ("path", "data", "key"),
    [
        ("api/games/secret/options/words", b"elk", "field-wrong"),
        ("api/games/secret/options/words", b"elk " * 300, "file-too-large"),
        ("api/games/secret/options/nothing", WORDS, "option-unknown"),
        ("api/games/azul/options/side", WORDS, "option-unknown"),
    ],
)
def test_a_wrong_file_is_refused(server: Server, path: str, data: bytes, key: str) -> None:
    status, body, _ = ask(server, path, data)
    assert (status, json.loads(body)["key"]) == (400, key)


def test_a_file_from_a_page_of_others_is_refused(server: Server) -> None:
    assert ask(server, "api/games/secret/options/words", WORDS, Origin="https://elsewhere.example")[0] == 403


@pytest.mark.parametrize("value", [{"upload": "0" * 64}, {}, {"upload": 7}])
def test_a_table_cannot_be_opened_with_a_file_that_was_not_sent(server: Server, value: Any) -> None:
    with server.client() as anna:
        refused = anna.refused(type="create", game="secret", options={"words": value}, seats=[ME, ME])
    assert refused["key"] == "upload-unknown"


def test_a_report_reaches_the_host(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    with server.client() as anna:
        code = anna.create(ME, ME, game="secret")
        for _ in range(2):
            assert anna.ask("reported", type="report", about="moon", note="Wrong\nyear")["about"] == "moon"
        assert anna.refused(type="report", about="moon", note="Once more")["key"] == "too-often"
    assert main(["reports", "--store", str(server.settings.store), "--language", "en"]) == 0
    assert f"secret, table {code}: moon – Wrong year" in capsys.readouterr().out


def test_only_players_report(server: Server) -> None:
    with server.client() as anna, server.client() as bjarni:
        bjarni.watch(anna.create(ME, ME, game="secret"))
        assert bjarni.refused(type="report", about="moon", note="")["key"] == "not-seated"


def test_a_store_without_reports_and_a_missing_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = tmp_path / "tables.sqlite"
    make(store)
    assert main(["reports", "--store", str(store), "--language", "is"]) == 0
    assert capsys.readouterr().out.strip() == "Engar ábendingar."
    assert main(["reports", "--store", f"{store}x", "--language", "en"]) == 2


def test_no_hint_where_the_game_has_none(server: Server) -> None:
    with server.client() as anna:
        anna.create(ME, ME, game="secret")
        update = anna.wait_for("update")
        assert anna.refused(type="hint", seq=update["seq"], seat=update["to_act"])["key"] == "no-hint"
        assert anna.refused(type="hint", seq=update["seq"] + 1, seat=update["to_act"])["key"] == "stale"


@pytest.mark.parametrize("name", [name for name in games.names() if games.load(name).advisor])
def test_a_hint_is_given_only_to_a_player_against_bots_alone(server: Server, name: str) -> None:
    with server.client() as anna, server.client() as bjarni:
        start = {option.name: 0 for option in games.load(name).options if option.seat}
        anna.create(ME, ME, game=name, **start)
        update = anna.wait_for("update")
        asked = {"type": "hint", "seq": update["seq"], "seat": update["to_act"]}
        assert anna.ask("hinted", **asked)["seq"] == update["seq"]
        assert (anna.table["code"],) in select(server.settings.store, "SELECT code FROM advised")
        code = anna.create(ME, OPEN, game=name, **start)
        bjarni.watch(code)
        bjarni.ask("table", type="sit", seat=1, name="Bjarni")
        anna.say(type="start")
        update = anna.wait_for("update")
        assert anna.refused(**asked | {"seq": update["seq"]})["key"] == "hint-among-people"
