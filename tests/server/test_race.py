"""Two servers race for the same move: one wins each time, the other is told, and both go on from the same position.

python tests/server/test_race.py 5000 races so often; BORDSPIL_TEST_STORE says over which store.
"""

import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from random import Random

from server.engine import place, select
from server.guest import Guest
from server.house import House, wait_until
from server.wiring import NatsServer

ME = {"kind": "me", "name": "Anna"}


def race(here: House, there: House, rounds: int) -> dict[str, int]:
    """Both move at once, again and again; how many moves each table must have."""
    rng, moves = Random(1), {}
    anna = here.guest()
    again = there.guest(anna.token)
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


def hear_both(anna: Guest, again: Guest, seq: int) -> int:
    """Both listen until they know of the move and one of them is refused; how many are."""
    refused = 0
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline and not (refused and anna.update["seq"] == again.update["seq"] == seq):
        for guest in (anna, again):
            with suppress(TimeoutError):
                while True:
                    message = guest.hear(0.002)
                    if message["type"] == "refused":
                        assert message["key"] in ("overtaken", "stale"), message
                        refused += 1
    return refused


def run(folder: Path, rounds: int) -> int:
    """Races over a store of its own; the number of moves in it."""
    with NatsServer() as nats, House(folder, bus=nats.address) as here, House(folder, bus=nats.address) as there:
        wait_until(lambda: here.health()["bus"] and there.health()["bus"])
        moves = race(here, there, rounds)
    total = 0
    for code, count in moves.items():
        sql = "SELECT count(*) FROM entries WHERE code = ? AND seat >= 0"
        assert select(place(folder / "tables.sqlite"), sql, (code,)) == [(count,)]
        total += count
    return total


def test_two_servers_race_for_the_same_move_and_one_wins(tmp_path: Path) -> None:
    assert run(tmp_path, 200) == 200


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        print(f"{run(Path(name), int(sys.argv[1]))} moves, one winner each")
