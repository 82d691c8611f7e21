"""Leases: one server at a time plays a table, another takes over in seconds, and nothing is done twice."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bordspil.server.cluster.peers import Peers
from server.harness.client import Client
from server.harness.mail_and_webhooks import MailServer
from server.harness.network import NatsServer
from server.harness.servers import Server, ServerProcess, wait_until
from server.harness.stores import change, on_postgresql, place, select

pytestmark = on_postgresql

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "easy"}
QUICK: dict[str, Any] = {"lease_seconds": 1.0, "poll_seconds": 0.3, "tick_seconds": 0.05, "notice_seconds": 0.6}


class Pair(NamedTuple):
    """Two servers at one store, joined by a bus, with a mail server."""

    here: Server
    there: Server
    folder: Path
    settings: dict[str, Any]
    mail_server: MailServer


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    folder = tmp_path_factory.mktemp("leases")
    with NatsServer() as nats, MailServer() as mail_server:
        settings = {**QUICK, **mail_server.settings, "bus": nats.address}
        with Server(folder, **settings) as here, Server(folder, **settings) as there:
            wait_until(lambda: here.health()["bus"] and there.health()["bus"])
            rouse(here, there)
            yield Pair(here, there, folder, settings, mail_server)


def rouse(*servers: Server) -> None:
    """Lets the bots of all servers make a first move, for which their workers have to start."""
    clients = [server.client() for server in servers]
    for client in clients:
        begin(client)
        client.play()
    for client in clients:
        while client.update["seq"] < 2:
            client.hear(90)
        client.go()


def held(server: Server) -> dict[str, Any]:
    peers = server.lobby.peers
    assert isinstance(peers, Peers)
    return peers.leases.held


def ask(folder: Path, sql: str, *values: Any) -> list[Any]:
    return select(place(folder / "tables.sqlite"), sql, values)


def do(folder: Path, sql: str, *values: Any) -> None:
    change(place(folder / "tables.sqlite"), sql, values)


def play_on(client: Client) -> None:
    """Plays a person's move and waits for the bot's answer."""
    seq = client.update["seq"]
    client.play()
    while client.update["seq"] < seq + 2 or not client.update["moves"]:
        client.wait_for("update")


def begin(client: Client, **terms: Any) -> str:
    """Returns a game against a bot, the person's turn."""
    code: str = client.ask("table", type="create", game="azul", options={"first": 0}, seats=[ME, BOT], terms=terms)[
        "code"
    ]
    client.wait_for("update")
    return code


def test_one_server_plays_the_bots_and_the_other_looks_on(pair: Pair) -> None:
    here, there, folder, *_ = pair
    anna = here.client()
    code = begin(anna)
    again = there.client(anna.token)
    again.watch(code)
    again.wait_for("update")
    for _ in range(4):
        play_on(anna)
    again.wait_for("update", seq=anna.update["seq"])
    wait_until(lambda: code in held(here) and code not in held(there))  # on a busy machine it may lapse for a moment
    anna.go()  # the last connection: the lease is given back, and the game goes on at the other server
    play_on(again)
    wait_until(lambda: code in held(there))
    assert ask(folder, "SELECT token >= 2 FROM leases WHERE code = ?", code) == [(True,)]
    again.go()


def test_a_server_that_lost_its_lease_unawares_cannot_move(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """The fence: the bot's move is refused under an old token, and made once the lease is over."""
    here, folder = pair.here, pair.folder
    anna = here.client()
    code = begin(anna)
    play_on(anna)

    async def sleep() -> None:
        """Does not notice anything."""

    peers = here.lobby.peers
    assert isinstance(peers, Peers)
    monkeypatch.setattr(peers.leases, "renew", sleep)
    peers.leases.held[code] = peers.leases.held[code]._replace(until=time.monotonic() + 60)
    later = time.time() + 60
    do(folder, "UPDATE leases SET holder = 'other', token = token + 1, until = ? WHERE code = ?", later, code)
    anna.play()
    wait_until(lambda: code not in held(here))
    monkeypatch.undo()
    assert len(ask(folder, "SELECT 1 FROM entries WHERE code = ? AND seat = 1", code)) == 1
    do(folder, "UPDATE leases SET until = 0 WHERE code = ?", code)
    anna.wait_for("update", seq=4)
    assert ask(folder, "SELECT token FROM leases WHERE code = ?", code) == [(3,)]
    anna.go()


def test_time_that_is_up_is_up_once(pair: Pair) -> None:
    """No player is connected; both servers watch the clock, and one of them ends the game."""
    here, there, folder, *_ = pair
    anna = here.client()
    code: str = anna.ask(
        "table",
        type="create",
        game="azul",
        options={"first": 0},
        seats=[ME, {"kind": "me", "name": "Björn"}],
        terms={"clock": {"per_move": 10, "reserve": 0}, "time_out": "loss"},
    )["code"]
    anna.wait_for("update")
    anna.go()
    for server in (here, there):
        server.lobby.store.service_clock.at += 11
    wait_until(lambda: ask(folder, "SELECT stage FROM tables WHERE code = ?", code) == [("over",)])
    time.sleep(0.3)
    assert ask(folder, "SELECT count(*) FROM changes WHERE code = ?", code) == [(1,)]
    assert ask(folder, "SELECT lost FROM seats WHERE code = ? ORDER BY seat", code) == [(1,), (0,)]


def test_a_clock_that_two_servers_wrote_at_once_is_mended(pair: Pair) -> None:
    """A move and a change of seats cross: no clock runs, though a seat is to move."""
    here, _, folder, *_ = pair
    anna = here.client()
    terms = {"clock": {"per_move": 600, "reserve": 0}}
    code: str = anna.ask(
        "table", type="create", game="azul", options={"first": 0}, seats=[ME, {**ME, "name": "Björn"}], terms=terms
    )["code"]
    anna.wait_for("update")
    anna.go()
    wait_until(lambda: code not in here.lobby.rooms)
    stopped = '{"per_move": 600, "reserves": [0, 0], "running": null, "since": 0}'
    do(folder, "UPDATE turns SET clock = ?, due = 0 WHERE code = ?", stopped, code)
    sql = "SELECT clock FROM turns WHERE code = ?"
    wait_until(lambda: json.loads(ask(folder, sql, code)[0][0])["running"] == 0)
    do(folder, "DELETE FROM turns WHERE code = ?", code)


def test_a_lease_whose_holder_does_not_know_of_it_is_returned(pair: Pair) -> None:
    """The answer to taking it was lost: the store has a holder that does not know."""
    here, _, folder, *_ = pair
    with here.client() as anna:
        code = anna.create(ME, OPEN)
    peers = here.lobby.peers
    assert isinstance(peers, Peers)
    do(folder, "INSERT INTO leases VALUES (?, ?, 1, ?)", code, peers.id, time.time() + 600)
    wait_until(lambda: ask(folder, "SELECT holder FROM leases WHERE code = ?", code) == [("",)])


def test_a_letter_is_sent_by_one_of_the_servers(pair: Pair) -> None:
    here, there, folder, _, mail_server = pair
    anna, bjorn = here.client(), there.client()
    code = anna.create(ME, OPEN)
    bjorn.watch(code)
    bjorn.ask("table", type="sit", seat=1, name="Björn")
    while anna.table["seats"][1]["kind"] == "open":
        anna.wait_for("table")
    words = "'mail', 'b@example.org', 'en', 1, 'off'"
    sql = f"INSERT INTO contacts SELECT owner, {words} FROM seats WHERE seat = 1 AND code = ?"
    do(folder, sql, code)
    anna.say(type="start")
    anna.wait_for("update")
    bjorn.wait_for("update")
    if not anna.update["moves"]:
        bjorn.play()
        anna.wait_for("update", seq=1)
    bjorn.go()
    anna.play()
    wait_until(lambda: len(mail_server.emails) > 0)
    time.sleep(0.5)
    assert len(mail_server.emails) == 1
    anna.go()


def test_served_time_is_the_same_at_all_servers(pair: Pair) -> None:
    """A server that starts later adopts the service clock of the others, to within a moment."""
    here, _, folder, settings, _ = pair
    here.lobby.store.service_clock.at += 1000
    here.lobby.store.service_clock.since -= 5  # a beat is due
    wait_until(lambda: ask(folder, "SELECT at FROM heartbeat")[0][0] > 1000)
    with Server(folder, **settings) as third:
        assert abs(here.lobby.store.service_clock.now() - third.lobby.store.service_clock.now()) < 60


def test_tables_of_a_dead_server_are_taken_over_in_seconds(pair: Pair) -> None:
    third = ServerProcess(pair.folder / "tables.sqlite", **pair.settings)
    anna = third.client()
    code = begin(anna)
    play_on(anna)
    third.kill()
    died = time.monotonic()
    with pair.there.client(anna.token) as again:
        again.watch(code)
        again.wait_for("update")
        play_on(again)
    assert time.monotonic() - died < 20 * QUICK["lease_seconds"]
    assert ask(pair.folder, "SELECT token FROM leases WHERE code = ?", code) == [(2,)]


def test_a_tidy_end_gives_tables_back_at_once(pair: Pair) -> None:
    anna = pair.here.client()
    code = begin(anna)
    play_on(anna)
    pair.here.stop()
    assert ask(pair.folder, "SELECT holder, token FROM leases WHERE code = ?", code) == [("", 1)]
    anna.go()
