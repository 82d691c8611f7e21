"""Messages that come twice, late, out of order or too early change nothing twice."""

from typing import Any

import pytest

from bordspil.server.table.bots.seat_bots import bot_to_act
from server.harness.client import Client
from server.harness.servers import Server, wait_until
from server.harness.stores import select

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
NEVER_AGAIN = {"already-started", "seat-taken", "stale", "not-your-turn", "undo-lapsed", "not-over", "table-full"}


def written(server: Server, code: str) -> dict[str, list[Any]]:
    """Returns all that the store holds of a table."""
    tables = ("entries", "seats", "tables", "results")
    return {
        name: select(server.settings.store, f"SELECT * FROM {name} WHERE code = ? ORDER BY 1, 2", (code,))
        for name in tables
    }


def settle(*clients: Client) -> None:
    """Waits until every message of every client is answered."""
    for client in clients:
        client.say(type="ZZZZZZ")
        while client.hear()["type"] != "refused" or '"about":"ZZZZZZ"' not in client.texts[-1]:
            pass


@pytest.fixture
def pair(server: Server) -> Any:
    """Two people at a table that waits, the second one seated by a message that is kept."""
    with server.client() as anna, server.client() as bjorn:
        code = anna.create(ME, OPEN, first=0)
        bjorn.watch(code)
        yield anna, bjorn, code


def test_every_message_of_a_game_twice_and_once_more_at_the_end(server: Server, pair: Any) -> None:
    anna, bjorn, code = pair
    sent: list[tuple[Client, dict[str, Any]]] = []

    def do(client: Client, **message: Any) -> None:
        """Sends a message three times; only the first has an effect."""
        client.say(**message)
        settle(anna, bjorn)
        wait_until(lambda: not server.lobby.bots.playing and bot_to_act(server.lobby.rooms[code]) is None)
        once = written(server, code)
        for _ in range(2):
            client.say(**message)
        settle(anna, bjorn)
        assert written(server, code) == once, message
        sent.append((client, message))

    do(bjorn, type="sit", seat=1, name="Björn")
    do(anna, type="start")
    for _ in range(4):
        mover = anna if anna.update["to_act"] == 0 else bjorn
        do(mover, type="play", seq=mover.update["seq"], seat=mover.update["to_act"], move=mover.update["moves"][0])
    last = bjorn if anna.update["to_act"] == 0 else anna
    do(last, type="undo", seq=last.update["seq"], seat=1 if last is bjorn else 0)
    do(bjorn, type="leave", seat=1, level="easy")
    do(bjorn, type="return", seat=1)
    before = written(server, code)
    for client, message in reversed(sent):
        if message["type"] not in ("leave", "return"):  # the seat may be left and taken again at any time
            client.say(**message)
    settle(anna, bjorn)
    assert written(server, code) == before
    told = {text for client in (anna, bjorn) for text in client.texts if '"refused"' in text}
    assert any(key in text for key in NEVER_AGAIN for text in told)


def test_moves_that_arrive_out_of_order_are_played_in_order_or_not_at_all(server: Server, pair: Any) -> None:
    anna, bjorn, code = pair
    bjorn.ask("table", type="sit", seat=1, name="Björn")
    anna.say(type="start")
    settle(anna, bjorn)
    move = anna.update["moves"][0]
    for seq in (2, 1, 5, 0, 0, 1):
        anna.say(type="play", seq=seq, seat=0, move=move)
    settle(anna, bjorn)
    played = [row for row in written(server, code)["entries"] if row[2] >= 0]
    assert len(played) == 1
    assert anna.update["seq"] == bjorn.update["seq"] == 1


def test_two_windows_of_one_person_move_once(server: Server, pair: Any) -> None:
    anna, bjorn, code = pair
    bjorn.ask("table", type="sit", seat=1, name="Björn")
    anna.say(type="start")
    settle(anna, bjorn)
    with server.client(anna.token) as again:
        again.watch(code)
        again.wait_for("update")
        for client in (anna, again):
            client.say(type="play", seq=0, seat=0, move=anna.update["moves"][0])
        settle(anna, again)
    assert len([row for row in written(server, code)["entries"] if row[2] >= 0]) == 1


@pytest.mark.parametrize("message", [{"type": "rematch"}, {"type": "undo", "seq": 0, "seat": 0}, {"type": "prove"}])
def test_what_comes_too_early_is_refused(server: Server, pair: Any, message: dict[str, Any]) -> None:
    anna, _, code = pair
    before = written(server, code)
    assert anna.refused(**message)["key"]
    assert written(server, code) == before
