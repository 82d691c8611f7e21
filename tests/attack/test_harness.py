"""The measure itself: a server without attacks answers a player at once, and its memory is counted."""

from attack.bystander import Victim
from server.harness.servers import wait_until


def test_a_quiet_server_is_measured(victim: Victim) -> None:
    with victim.watched() as bystander:
        wait_until(lambda: len(bystander.moves) >= 20)
    assert len(bystander.healths) >= 19
    assert bystander.slowest_move() > 0
    bystander.check()
    assert victim.memory() > 20_000_000
    assert victim.get("health")[0] == 200
    assert victim.post("api/records", b"nonsense")[0] == 400
