"""Two servers at one store, with a bus and without: a table is the same at both ends, and one of them plays its bots."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from server.engines import NatsServer
from server.guest import Guest
from server.house import House, wait_until
from server.secret import find_game

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "easy"}
QUICK = {"lease_seconds": 1.0, "look_seconds": 0.3}


@pytest.fixture(scope="module")
def nats() -> Iterator[NatsServer]:
    with NatsServer() as server:
        yield server


@pytest.fixture(scope="module")
def pair(nats: NatsServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, House]]:
    """Two servers joined by the bus, which look into the store so rarely that what is heard came by the bus."""
    folder = tmp_path_factory.mktemp("pair")
    settings = {**QUICK, "look_seconds": 60.0, "bus": nats.address}
    with House(folder, find_game, **settings) as here, House(folder, find_game, **settings) as there:
        wait_until(lambda: here.health()["bus"] and there.health()["bus"])
        yield here, there


def sit_at_both(here: House, there: House, game: str = "azul") -> tuple[Guest, Guest, str]:
    """Anna at one server, Björn at the other, and their game begun."""
    anna, bjorn = here.guest(), there.guest()
    code = anna.create(ME, OPEN, game=game)
    bjorn.watch(code)
    bjorn.ask("table", type="sit", seat=1, name="Björn")
    while anna.table["seats"][1]["kind"] == "open":
        anna.wait_for("table")
    anna.ask("update", type="start")
    bjorn.wait_for("update")
    return anna, bjorn, code


def test_a_move_at_one_server_is_told_at_the_other_as_if_made_there(pair: tuple[House, House]) -> None:
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
