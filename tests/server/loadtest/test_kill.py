"""`kill -9` in a loop under load: every acknowledged move is there, no gap, no duplicate."""

import threading
from pathlib import Path
from random import Random
from typing import Any

from websockets.exceptions import WebSocketException

from bordspil.games import load
from bordspil.server.store.query import ReadConnection
from bordspil.server.store.store_url import look
from server.harness.client import Client
from server.harness.servers import ServerProcess, wait_until
from server.harness.stores import on_postgresql, place

pytestmark = on_postgresql

TABLES, KILLS = 6, 6
ME = {"kind": "me", "name": "Anna"}


class Table:
    """One table, played by one browser for both seats, and what that browser was told was done."""

    def __init__(self, number: int) -> None:
        self.rng = Random(number)
        self.token = f"{number:032}"
        self.code = ""
        self.acknowledged: list[dict[str, Any]] = []

    def play(self, address: str) -> None:
        """Plays as fast as it goes until the server is gone."""
        try:
            with Client(address, self.token) as client:
                self._load(client)
                while client.update["to_act"] is not None:
                    self._move(client)
        except (WebSocketException, OSError):
            pass

    def _load(self, client: Client) -> None:
        if not self.code:
            self.code = client.create(ME, ME)
        else:
            client.watch(self.code)
        seq = client.wait_for("update")["seq"]
        assert len(self.acknowledged) <= seq <= len(self.acknowledged) + 1
        if seq > len(self.acknowledged):  # written, but the server died before it could say so
            self.acknowledged.append({})

    def _move(self, client: Client) -> None:
        move = self.rng.choice(client.update["moves"])
        assert client.play(move)["seq"] == len(self.acknowledged) + 1
        self.acknowledged.append(move)


def played(store: ReadConnection, code: str) -> list[dict[str, Any]]:
    """Returns the moves of the seats in the log, whose numbers must be without a gap."""
    game = load("azul")
    rows = store.execute("SELECT number, seat, move FROM entries WHERE code = ? ORDER BY number", (code,)).fetchall()
    assert [row[0] for row in rows] == list(range(len(rows)))
    return [game.notation.to_object(game.notation.read(move)) for _, seat, move in rows if seat >= 0]


def total(tables: list[Table]) -> int:
    return sum(len(table.acknowledged) for table in tables)


def check(path: Path, table: Table) -> None:
    """What was acknowledged is in the log, in order; at most one move more was written but not yet told."""
    with look(place(path)) as store:
        log = played(store, table.code)
    assert len(table.acknowledged) <= len(log) <= len(table.acknowledged) + 1
    for told, written in zip(table.acknowledged, log, strict=False):
        assert told in ({}, written)


def test_kill_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    path, rng = tmp_path / "tables.sqlite", Random(1)
    tables = [Table(number) for number in range(TABLES)]
    enough = 0
    for _ in range(KILLS):
        server = ServerProcess(path)
        threads = [threading.Thread(target=table.play, args=(server.address,)) for table in tables]
        for thread in threads:
            thread.start()
        enough += rng.randrange(10, 40)
        wait_until(lambda enough=enough: total(tables) >= enough)  # type: ignore[misc]
        server.kill()
        for thread in threads:
            thread.join(30)
            assert not thread.is_alive()
        for table in tables:
            check(path, table)
