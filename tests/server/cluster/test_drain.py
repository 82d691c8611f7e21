"""Readiness and restarts: a draining server is not ready, its tables go on at another one, and no move is lost."""

import json
import signal
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from server.harness.network import NatsServer
from server.harness.servers import Server, ServerProcess, wait_until
from server.harness.stores import on_postgresql

pytestmark = on_postgresql

ME = {"kind": "me", "name": "Anna"}
QUICK: dict[str, Any] = {"lease_seconds": 1.0, "poll_seconds": 0.3}


def ready(address: str) -> tuple[int, str]:
    """Returns the status of the readiness probe."""
    try:
        with urllib.request.urlopen(address + "ready", timeout=120) as response:
            return response.status, json.load(response)["status"]
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.load(error)["status"]


def test_a_server_is_ready_until_it_is_told_to_end(tmp_path: Path) -> None:
    """While the server drains, its players play on; a second signal ends it, and they are told to reconnect."""
    server = ServerProcess(tmp_path / "tables.sqlite", drain_seconds=600)
    wait_until(lambda: ready(server.address) == (200, "ready"))
    with server.client() as anna:
        anna.create(ME, ME)
        anna.wait_for("update")
        server.process.send_signal(signal.SIGTERM)
        wait_until(lambda: ready(server.address) == (503, "draining"))
        assert anna.play()["seq"] == 1
        server.process.send_signal(signal.SIGTERM)
        assert anna.closed() == 1012
    server.process.communicate(timeout=120)
    assert server.process.returncode == 0


def test_a_server_ends_when_it_has_drained(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "tables.sqlite", drain_seconds=0.1)
    wait_until(lambda: ready(server.address) == (200, "ready"))
    server.end()
    assert server.process.returncode == 0


def test_a_rolling_restart_loses_nothing(tmp_path: Path) -> None:
    """One server after the other is restarted while a game goes on at the servers that run."""
    with NatsServer() as nats:
        settings: dict[str, Any] = {"bus": nats.address}  # a busy machine must not lose a lease
        servers = [Server(tmp_path, **settings), Server(tmp_path, **settings)]
        anna = servers[0].client()
        code = anna.create(ME, ME)
        anna.wait_for("update")
        seq = 0
        for number in (0, 1, 0, 1):
            seq = anna.play()["seq"]
            servers[number].stop()
            assert anna.closed() == 1012
            anna = servers[1 - number].client(anna.token)
            anna.watch(code)
            assert anna.wait_for("update")["seq"] == seq
            servers[number] = Server(tmp_path, **settings)
        assert seq == 4
        anna.go()
        for server in servers:
            server.stop()


@pytest.fixture
def loud(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level("INFO", "bordspil.server")
    return caplog


def test_without_a_bus_play_goes_on_by_looking_into_the_store(tmp_path: Path, loud: pytest.LogCaptureFixture) -> None:
    """The bus is stopped: health says so, moves still come to the other server; it comes back by itself."""
    with NatsServer() as nats:
        settings = {**QUICK, "bus": nats.address}
        with Server(tmp_path, **settings) as here, Server(tmp_path, **settings) as there:
            wait_until(lambda: here.health()["bus"] and there.health()["bus"])
            anna, again = here.client(), None
            code = anna.create(ME, ME)
            anna.wait_for("update")
            again = there.client(anna.token)
            again.watch(code)
            again.wait_for("update")
            nats.stop()
            wait_until(lambda: [server.health()["bus"] for server in (here, there)] == [False, False])
            assert here.health()["status"] == "bus-down"
            assert ready(here.address) == (200, "ready")
            anna.play()
            again.wait_for("update", seq=1)
            again.play()
            anna.wait_for("update", seq=2)
            nats.start()
            wait_until(lambda: here.health()["bus"] and there.health()["bus"])
            assert here.health()["status"] == "ok"
            anna.go()
            again.go()
    events = [record.getMessage() for record in loud.records]
    assert {"bus-down", "bus-up"} <= set(events)
