"""Tables that are due for ever, and tables that take long to open: no other clock waits for them."""

from pathlib import Path
from typing import Any

import pytest

from attack.bystander import ME
from bordspil.server.store import turns
from server.harness.client import Client
from server.harness.servers import Server, wait_until
from server.harness.tables import OPEN, sit_together
from server.table.test_clocks import pass_time

TERMS: dict[str, Any] = {"clock": {"per_move": 600, "reserve": 0}}


def let_the_bot_wait(host: Client, guest: Client) -> None:
    """Both move, and the host asks for an undo: while it is not answered, the bot waits and its table stays due."""
    seats = [ME, OPEN, {"kind": "bot", "level": "easy"}]
    table = host.ask("table", type="create", game="azul", options={"first": 0}, seats=seats, terms=TERMS)
    guest.watch(table["code"])
    guest.ask("table", type="sit", seat=1, name="Eve")
    host.say(type="start")
    host.wait_for("update")
    host.play()
    guest.wait_for("update", seq=1)
    guest.play()
    host.wait_for("update", seq=2)
    host.say(type="undo", seq=2, seat=0)
    wait_until(lambda: host.hear()["type"] == "table" and host.table["undo"] is not None)


def test_tables_that_stay_due_do_not_hide_the_clocks_of_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "MOST_DUE", 2)
    with Server(tmp_path, tick_seconds=0.02) as server, server.client() as anna, server.client() as bjorn:
        strangers = [(server.client(), server.client()) for _ in range(3)]
        for host, guest in strangers:
            let_the_bot_wait(host, guest)
        sit_together(anna, bjorn, terms=TERMS, first=0)
        pass_time(server, 601)
        while anna.hear(30)["type"] != "table" or not anna.table["seats"][0]["stand_in"]:
            pass
        for client in sum(strangers, ()):
            client.go()
