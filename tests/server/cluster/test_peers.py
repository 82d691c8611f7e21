"""Two servers at one store joined by a bus: a table is the same at both ends, with its people and its chat."""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from bordspil.server.cluster import people_elsewhere
from server.harness.client import Client
from server.harness.network import NatsServer
from server.harness.servers import Server, ServerProcess, wait_until
from server.harness.stores import on_postgresql

pytestmark = on_postgresql

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "easy"}
QUICK: dict[str, Any] = {"lease_seconds": 1.0, "poll_seconds": 0.3}


@pytest.fixture(scope="module")
def nats() -> Iterator[NatsServer]:
    with NatsServer() as server:
        yield server


@pytest.fixture(scope="module")
def pair(nats: NatsServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers joined by the bus, which poll the store so rarely that every change comes by the bus."""
    folder = tmp_path_factory.mktemp("pair")
    settings = {**QUICK, "poll_seconds": 60.0, "bus": nats.address}
    with Server(folder, **settings) as here, Server(folder, **settings) as there:
        wait_until(lambda: here.health()["bus"] and there.health()["bus"])
        yield here, there


def sit_at_both(here: Server, there: Server, game: str = "azul") -> tuple[Client, Client, str]:
    """Anna at one server, Björn at the other, and their game begun."""
    anna, bjorn = here.client(), there.client()
    code = anna.create(ME, OPEN, game=game)
    bjorn.watch(code)
    bjorn.ask("table", type="sit", seat=1, name="Björn")
    while anna.table["seats"][1]["kind"] == "open":
        anna.wait_for("table")
    anna.ask("update", type="start")
    bjorn.wait_for("update")
    return anna, bjorn, code


def test_a_move_at_one_server_is_told_at_the_other_as_if_made_there(pair: tuple[Server, Server]) -> None:
    anna, bjorn, _ = sit_at_both(*pair)
    for number in range(6):
        mover, other = (anna, bjorn) if anna.update["moves"] else (bjorn, anna)
        mover.play()
        told = other.wait_for("update", seq=number + 1)
        assert not told["fresh"]
        assert told["events"] == mover.update["events"]
        assert told["scores"] == mover.update["scores"]
    assert anna.update["view"] == bjorn.update["view"]
    anna.go()
    bjorn.go()


def test_people_at_other_servers_are_here(pair: tuple[Server, Server]) -> None:
    """Connections, spectators and departures are told across servers."""
    anna, bjorn, code = sit_at_both(*pair)
    while not (anna.table["seats"][1]["connected"] and anna.table["seats"][1]["looking"]):
        anna.wait_for("table")
    bjorn.say(type="set-visible", visible=False)
    while anna.table["seats"][1]["looking"]:
        anna.wait_for("table")
    with pair[1].client() as carl:
        carl.watch(code)
        while anna.table["spectators"] != 1:
            anna.wait_for("table")
    bjorn.go()
    while anna.table["seats"][1]["connected"] or anna.table["spectators"]:
        anna.wait_for("table")
    assert anna.table["seats"][1]["replaceable"]
    anna.go()


def test_chat_is_heard_at_all_servers(pair: tuple[Server, Server]) -> None:
    anna, bjorn, _ = sit_at_both(*pair)
    for speaker, listener, seat, text in ((anna, bjorn, 0, "Hello"), (bjorn, anna, 1, "Hello yourself")):
        speaker.say(type="talk", seat=seat, text=text)
        for one in (speaker, listener):
            while text not in [line["text"] for line in one.wait_for("said")["lines"]]:
                pass
    anna.go()
    bjorn.go()


def test_chat_of_an_erased_person_is_gone_at_all_servers(pair: tuple[Server, Server]) -> None:
    """They have left the table, and it has no connection at their server."""
    here, there = pair
    with here.client() as anna, there.client() as bjorn:
        code = bjorn.create(ME, OPEN, OPEN)
        anna.watch(code)
        anna.ask("table", type="sit", seat=1, name="Þórdís")
        anna.ask("said", type="talk", seat=1, text="walrus")
        bjorn.wait_for("said")
        anna.ask("table", type="leave", seat=1)
        while bjorn.table["seats"][1]["kind"] != "open":
            bjorn.wait_for("table")
        anna.create(ME, OPEN)
        wait_until(lambda: code not in here.lobby.rooms)
        anna.ask("erased", type="erase")
        while bjorn.wait_for("said") != {"type": "said", "lines": [], "fresh": True}:
            pass


def test_names_and_terms_are_told_at_all_servers(pair: tuple[Server, Server]) -> None:
    anna, bjorn, _ = sit_at_both(*pair)
    bjorn.say(type="appear", seat=1, name="Baldur")
    while anna.table["seats"][1]["name"] != "Baldur":
        anna.wait_for("table")
    anna.say(type="change-terms", spectators=False)
    while bjorn.table["terms"]["spectators"]:
        bjorn.wait_for("table")
    anna.go()
    bjorn.go()


def ask_across(here: Server, there: Server) -> tuple[Client, Client]:
    """Two players move at two servers; the first asks the other to take the move back."""
    anna, bjorn, _ = sit_at_both(here, there, game="secret")
    anna.play({"say": 1})
    bjorn.wait_for("update", seq=1)
    bjorn.play({"say": 1})
    anna.wait_for("update", seq=2)
    anna.say(type="undo", seq=2, seat=0)
    while bjorn.table.get("undo") is None:
        bjorn.wait_for("table")
    return anna, bjorn


def test_an_undo_is_agreed_to_at_another_server(pair: tuple[Server, Server]) -> None:
    anna, bjorn = ask_across(*pair)
    assert bjorn.table["undo"] == {"seat": 0, "seq": 2, "awaiting": [1]}
    bjorn.say(type="consent", seq=2, yes=True)
    assert anna.wait_for("update", seq=3)["view"]["said"] == []
    assert bjorn.wait_for("update", seq=3)["view"]["said"] == []
    anna.go()
    bjorn.go()


def test_an_undo_is_declined_at_another_server(pair: tuple[Server, Server]) -> None:
    anna, bjorn = ask_across(*pair)
    bjorn.say(type="consent", seq=2, yes=False)
    while (message := anna.hear())["type"] != "refused":
        pass
    assert message["key"] == "undo-declined"
    assert anna.table["undo"] is None
    anna.go()
    bjorn.go()


def test_a_turn_is_told_to_windows_at_another_server(pair: tuple[Server, Server]) -> None:
    anna, bjorn, code = sit_at_both(*pair, game="secret")
    bjorn.say(type="set-visible", visible=False)
    while anna.table["seats"][1]["looking"]:
        anna.wait_for("table")
    with pair[1].client(bjorn.token) as window:
        anna.play({"say": 1})
        assert window.wait_for("turn")["code"] == code
    anna.go()
    bjorn.go()


def test_public_tables_are_found_at_all_servers(pair: tuple[Server, Server]) -> None:
    here, there = pair
    with there.client() as carl:
        carl.ask("offers", type="list-public")
        anna = here.client()
        anna.say(type="create", game="azul", options={}, seats=[ME, OPEN], terms={"public": True})
        code = anna.wait_for("table")["code"]
        while [offer["code"] for offer in carl.wait_for("offers")["tables"]] != [code]:
            pass
        anna.go()
        while carl.wait_for("offers")["tables"]:
            pass


def test_a_sign_in_is_known_at_all_servers(pair: tuple[Server, Server]) -> None:
    """A seat goes over to the account at both ends; so do the browser's other windows."""
    anna, bjorn, code = sit_at_both(*pair)
    with pair[0].client(bjorn.token) as window:
        window.ask("phrase", type="keep-phrase", name="Bo", device="test")
        assert bjorn.wait_for("account")["name"] == "Bo"
        window.watch(code)
        assert window.table["seats"][1]["yours"]
        client = sha256(bjorn.token.encode()).digest()
        wait_until(lambda: pair[1].lobby.rooms[code].row.seats[1].owner != client)
        bjorn.watch(code)
        bjorn.wait_for("update")
        while bjorn.update["seat"] != 1:
            bjorn.wait_for("update")
        mover, other = (bjorn, anna) if bjorn.update["to_act"] == 1 else (anna, bjorn)
        mover.play()
        other.wait_for("update", seq=1)
    anna.go()
    bjorn.go()


def test_people_of_a_dead_server_are_away_after_a_while(
    pair: tuple[Server, Server], nats: NatsServer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(people_elsewhere, "GONE", 1.0)
    server = ServerProcess(tmp_path / "tables.sqlite", bus=nats.address, poll_seconds=0.3)
    with Server(tmp_path, bus=nats.address, poll_seconds=0.3) as there:
        wait_until(lambda: bool(there.health()["bus"]))
        bjorn, anna = server.client(), there.client()
        code = bjorn.create(ME, OPEN)
        anna.watch(code)
        while not anna.table["seats"][0]["connected"]:
            anna.wait_for("table")
        server.kill()
        while anna.table["seats"][0]["connected"]:
            anna.wait_for("table")
        anna.go()


def test_sign_ins_and_sign_outs_are_found_without_a_bus(tmp_path: Path) -> None:
    """Without the bus, other servers find a browser's sign-in and sign-out by polling the store."""
    nowhere: dict[str, Any] = {"bus": "nats://127.0.0.1:1", "poll_seconds": 0.05}
    servers = Server(tmp_path, **nowhere), Server(tmp_path, **nowhere)
    with servers[0] as here, servers[1] as there, here.client() as anna, there.client(anna.token) as window:
        anna.ask("phrase", type="keep-phrase", name="Anna", device="here")
        told = window.wait_for("account")
        assert told["name"] == "Anna"
        anna.ask("account", type="forget", what="device", id=told["devices"][0]["id"])
        assert window.wait_for("account")["name"] == ""
