"""Two servers race for the same move: one wins each time, the other is told, and both go on from the same position.

python tests/server/cluster/test_race.py 5000 races so often; BORDSPIL_TEST_STORE says over which store.
"""

import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.harness.client import Client
from server.harness.network import NatsServer
from server.harness.servers import Server, wait_until
from server.harness.stores import on_postgresql, place, select

pytestmark = on_postgresql

ME = {"kind": "me", "name": "Anna"}


def race(here: Server, there: Server, rounds: int) -> dict[str, int]:
    """Lets both move at once, again and again; returns how many moves each table must have."""
    rng, moves = Random(1), {}
    anna = here.client()
    again = there.client(anna.token)
    code = ""
    for _ in range(rounds):
        if not code or anna.update["to_act"] is None:
            code = anna.create(ME, ME)
            anna.wait_for("update")
            again.watch(code)
            again.wait_for("update")
        seq = moves[code] = anna.update["seq"] + 1
        first, second = rng.sample([anna, again], 2)
        legal = anna.update["moves"]
        first.say(type="play", seq=seq - 1, seat=anna.update["to_act"], move=legal[0])
        second.say(type="play", seq=seq - 1, seat=anna.update["to_act"], move=legal[-1])
        refused = hear_both(anna, again, seq)
        assert refused == 1, f"{2 - refused} of two moves with the same number won"
        assert anna.update["view"] == again.update["view"]
        assert anna.update["moves"] == again.update["moves"]
    anna.go()
    again.go()
    return moves


def hear_both(anna: Client, again: Client, seq: int) -> int:
    """Reads until both have the move and one of them is refused; returns how many are."""
    refused = 0
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and not (refused and anna.update["seq"] == again.update["seq"] == seq):
        for client in (anna, again):
            with suppress(TimeoutError):
                while True:
                    message = client.hear(0.002)
                    if message["type"] == "refused":
                        assert message["key"] in ("overtaken", "stale"), message
                        refused += 1
    return refused


@contextmanager
def joined(folder: Path) -> Iterator[tuple[Server, Server]]:
    """Runs two servers at one store."""
    with NatsServer() as nats:
        settings: dict[str, Any] = {"bus": nats.address, "lock_seconds": 10.0}  # a busy machine is slow, not wrong
        with Server(folder, **settings) as here, Server(folder, **settings) as there:
            wait_until(lambda: here.health()["bus"] and there.health()["bus"])
            yield here, there


def run(folder: Path, rounds: int) -> int:
    """Races over a store of its own; returns the number of moves in it."""
    with joined(folder) as (here, there):
        moves = race(here, there, rounds)
    total = 0
    for code, count in moves.items():
        sql = "SELECT count(*) FROM entries WHERE code = ? AND seat >= 0"
        assert select(place(folder / "tables.sqlite"), sql, (code,)) == [(count,)]
        total += count
    return total


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    with joined(tmp_path_factory.mktemp("race")) as servers:
        yield servers


def test_two_servers_race_for_the_same_move_and_one_wins(tmp_path: Path) -> None:
    assert run(tmp_path, 200) == 200


def test_two_people_at_two_servers_take_the_same_seat_and_one_sits(pair: tuple[Server, Server]) -> None:
    for _ in range(15):
        with pair[0].client() as anna, pair[0].client() as bjorn, pair[1].client() as carl:
            code = anna.create(ME, {"kind": "open"})
            bjorn.watch(code)
            carl.watch(code)
            for one in (bjorn, carl):
                one.say(type="sit", seat=1, name="Somebody")
            keys = [key for one in (bjorn, carl) for key in refusals(one)]
            assert keys in (["seat-taken"], ["table-full"])
            assert [one.table["seats"][1]["yours"] for one in (bjorn, carl)].count(True) == 1


def refusals(client: Client) -> list[str]:
    """Reads until the seat is taken here or elsewhere; returns the refusal, if this client was refused."""
    keys: list[str] = []
    while client.table["seats"][1]["kind"] == "open" or not (client.table["seats"][1]["yours"] or keys):
        message = client.hear()
        if message["type"] == "refused":
            keys.append(message["key"])
    return keys


def test_a_rematch_asked_for_at_two_servers_is_one(pair: tuple[Server, Server]) -> None:
    for _ in range(10):
        with pair[0].client() as anna, pair[1].client(anna.token) as again:
            code = anna.create(ME, ME, game="secret")
            anna.wait_for("update")
            while anna.update["to_act"] is not None:
                anna.play({"say": 1})
            again.watch(code)
            again.wait_for("update")
            for one in (anna, again):
                one.say(type="rematch")
            for one in (anna, again):
                while one.table["code"] != code or one.table["rematch"] is None:
                    one.wait_for("table")
            assert anna.table["rematch"] == again.table["rematch"]
            sql = "SELECT code FROM tables WHERE before = ?"
            store = pair[0].settings.store
            assert select(store, sql, (code,)) == [(anna.table["rematch"],)]


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        print(f"{run(Path(name), int(sys.argv[1]))} moves, one winner each")
