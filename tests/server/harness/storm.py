"""A storm: servers, PostgreSQL and NATS are killed, stopped and cut off while tables play; nothing may be lost.

python tests/server/harness/storm.py [--tables 100] [--servers 2] [--rounds 3] [--pace 1.0]
"""

import argparse
import asyncio
import json
import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bordspil import games
from bordspil.server.store import rows
from bordspil.server.store.store_url import look
from bordspil.server.table.replay.replay_queue import run
from bordspil.server.table.setup import replay
from server.harness.network import NatsServer, Relay, free_port, wait_for_port
from server.harness.stores import Postgres, end_with_parent

GAME = "azul"
FREE = ("messages-per-second", "messages-per-person", "messages-per-address", "connections-per-minute")
MANY = ("messages-at-once", "tables-per-person", "tables-per-address", "sockets-per-address")
SETTINGS = {"workers": 1, "bot-seconds": 0.02, "bot-delay": 0.1, "lease-seconds": 3, "poll-seconds": 1}


class Server:
    """One server as the command starts it, with lines of its own to the engines."""

    def __init__(self, postgres: Postgres, nats: NatsServer) -> None:
        self.to_store, self.to_bus, self.port = Relay(postgres.port), Relay(nats.port), free_port()
        self.store = f"postgresql://postgres@127.0.0.1:{self.to_store.port}/postgres"
        self.address = f"ws://127.0.0.1:{self.port}/socket"
        self.start()

    def start(self) -> None:
        given: dict[str, Any] = {**dict.fromkeys(FREE, 1_000_000), **dict.fromkeys(MANY, 1_000_000), **SETTINGS}
        given |= {"port": self.port, "store": self.store, "bus": f"nats://127.0.0.1:{self.to_bus.port}"}
        words = [f"--{name}={value}" for name, value in given.items()]
        command = [sys.executable, "-m", "bordspil", "serve", "--no-warm-up", *words]
        quiet = None if os.environ.get("STORM_LOG") else subprocess.DEVNULL
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=quiet, preexec_fn=end_with_parent)
        wait_for_port(self.port)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(120)
        for line in (self.to_store, self.to_bus):
            line.close()


class Player:
    """A player at one seat, who moves in turn and reconnects to any server that runs."""

    def __init__(self, table: "Played", servers: list[Server], first: int) -> None:
        self.table = table
        self.servers = servers
        self.first = first
        self.token = secrets.token_urlsafe(32)
        self.rng = Random(first)
        self.sent: tuple[int, Any] | None = None

    async def play(self) -> None:
        """Plays until the game is over."""
        attempt = self.first
        while not self.table.is_over:
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect(self.servers[attempt % len(self.servers)].address, open_timeout=3) as line:
                    await self._attend(line)
            attempt += 1
            await asyncio.sleep(0.2)

    async def _attend(self, line: ClientConnection) -> None:
        await say(line, type="hello", token=self.token)
        await self.table.come(self, line)
        while not self.table.is_over:
            message = json.loads(await asyncio.wait_for(line.recv(), 20))
            if message["type"] == "update":
                await self._see(line, message)
            elif message["type"] == "refused":
                await asyncio.sleep(0.3)
                await say(line, type="open-table", table=self.table.code)

    async def _see(self, line: ClientConnection, update: dict[str, Any]) -> None:
        seq, table = update["seq"], self.table
        if self.sent is not None and seq > self.sent[0]:  # no other player could have moved then
            table.acknowledge(*self.sent)
            self.sent = None
        table.note(seq, update["to_act"] is None)
        if update["moves"]:
            await asyncio.sleep(table.pace * self.rng.uniform(0.5, 1.5))
            move = self.sent[1] if self.sent is not None and self.sent[0] == seq else self.rng.choice(update["moves"])
            self.sent = (seq, move)
            await say(line, type="play", seq=seq, seat=update["to_act"], move=move)


class Played:
    """A table of two people at two servers, or of a person and a bot, with their acknowledged moves."""

    def __init__(self, number: int, servers: list[Server], pace: float) -> None:
        self.has_bot = number % 2 == 1
        self.pace = pace
        self.players = [Player(self, servers, number + n) for n in range(1 if self.has_bot else 2)]
        self.code = ""
        self.is_over = False
        self.acknowledged: dict[int, Any] = {}
        self.seq, self.moved = 0, time.monotonic()

    async def play(self) -> None:
        await asyncio.gather(*(player.play() for player in self.players))

    def acknowledge(self, seq: int, move: Any) -> None:
        self.acknowledged[seq] = move

    def note(self, seq: int, is_over: bool) -> None:
        if seq > self.seq:
            self.seq, self.moved = seq, time.monotonic()
        self.is_over = self.is_over or is_over

    async def come(self, player: Player, line: ClientConnection) -> None:
        """Opens the table, sits down at it, or comes back to it."""
        if player is self.players[0] and not self.code:
            other = {"kind": "bot", "level": "easy"} if self.has_bot else {"kind": "open"}
            await say(line, type="create", game=GAME, options={}, seats=[{"kind": "me", "name": "0"}, other])
            self.code = (await hear(line, "table"))["code"]
        while not self.code:
            await asyncio.sleep(0.1)
        await say(line, type="open-table", table=self.code)
        told = await hear(line, "table")
        if player is not self.players[0] and told["seats"][1]["kind"] == "open":
            await say(line, type="sit", seat=1, name="1")
        elif player is self.players[0] and told["stage"] == "waiting":
            while told["seats"][1]["kind"] == "open":
                told = await hear(line, "table")
            await say(line, type="start")


async def say(line: ClientConnection, **message: Any) -> None:
    await line.send(json.dumps(message))


async def hear(line: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), 20))
        if message["type"] == kind:
            return message
        if message["type"] == "refused":
            raise ConnectionError(message["key"])


class Storm:
    """The engines, the servers and the tables, and the faults they meet."""

    def __init__(self, tables: int, servers: int, pace: float) -> None:
        self.postgres, self.nats = Postgres(is_durable=True), NatsServer()
        self.servers = [Server(self.postgres, self.nats) for _ in range(servers)]
        self.count, self.pace = tables, pace
        self.tables: list[Played] = []
        self.rng = Random(1)
        self.hands = ThreadPoolExecutor(1)  # PostgreSQL ends with the thread that has started it

    async def do(self, what: Callable[..., None], *words: Any) -> None:
        await asyncio.get_running_loop().run_in_executor(self.hands, what, *words)

    def close(self) -> None:
        for server in self.servers:
            server.end()
        self.nats.stop()
        self.postgres.remove()
        self.hands.shutdown()

    async def kill_server(self) -> None:
        server = self.rng.choice(self.servers)
        await self.do(server.kill)
        await asyncio.sleep(1)
        await self.do(server.start)

    async def restart_postgres(self) -> None:
        how = self.rng.choice([signal.SIGINT, signal.SIGQUIT, signal.SIGKILL])
        await self.do(self.postgres.stop, how)
        await asyncio.sleep(0.5)
        await self.do(self.postgres.start)

    async def stop_nats(self) -> None:
        await self.do(self.nats.stop)
        await asyncio.sleep(3)
        await self.do(self.nats.start)

    async def cut_server_off(self) -> None:
        server = self.rng.choice(self.servers)
        for line in (server.to_store, server.to_bus):
            line.cut()
        await asyncio.sleep(6)
        for line in (server.to_store, server.to_bus):
            line.mend()

    async def play_on(self, number: int) -> None:
        """Plays one game after another."""
        while True:
            self.tables.append(table := Played(number, self.servers, self.pace))
            await table.play()

    async def until_all_move(self, seconds: float) -> float:
        """Waits until every table has moved on; returns the seconds that took."""
        began = time.monotonic()
        before = {table: table.seq for table in self.tables if not table.is_over}
        while still := [table for table, seq in before.items() if table.seq == seq and not table.is_over]:
            if time.monotonic() - began > seconds:
                raise AssertionError(f"after {seconds} seconds nobody can move at {[table.code for table in still]}")
            await asyncio.sleep(0.05)
        return time.monotonic() - began

    async def run(self, rounds: int, patience: float) -> dict[str, float]:
        """Causes every fault so often; returns for each the longest time until all players played again."""
        playing = [asyncio.create_task(self.play_on(number)) for number in range(self.count)]
        await asyncio.sleep(0)
        found: dict[str, float] = {}
        try:
            await self.until_all_move(120)
            for _ in range(rounds):
                for fault in (self.kill_server, self.restart_postgres, self.stop_nats, self.cut_server_off):
                    await fault()
                    took = await self.until_all_move(patience)
                    found[fault.__name__] = max(found.get(fault.__name__, 0.0), took)
                    print(f"{fault.__name__}: all play again after {took:.1f} s", flush=True)
                    await asyncio.sleep(1)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        return found

    def check(self) -> tuple[int, int]:
        """Checks that every acknowledged move is in the log at its number, and every log is a game by the rules."""
        game, acknowledged, moves = games.load(GAME), 0, 0
        with look(self.postgres.address()) as store:
            for table in (table for table in self.tables if table.code and table.seq):
                found = rows.find_table(store, table.code)
                assert found is not None
                play = run(replay(found, games.load)).play  # refuses double moves and wrong draws
                assert play is not None
                written = [game.notation.to_object(entry.move) for entry in play.log if entry.seat >= 0]
                for seq, move in table.acknowledged.items():
                    assert written[seq] == move, f"table {table.code}: move {seq} was acknowledged and is another now"
                acknowledged, moves = acknowledged + len(table.acknowledged), moves + len(written)
                sql = "SELECT count(*), max(number) FROM entries WHERE code = ?"
                count, last = store.execute(sql, (table.code,)).fetchone()
                assert last == count - 1, f"table {table.code}: its log has a gap"
        return acknowledged, moves


def main() -> None:
    words = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    words.add_argument("--tables", type=int, default=100)
    words.add_argument("--servers", type=int, default=2)
    words.add_argument("--rounds", type=int, default=3)
    words.add_argument("--pace", type=float, default=1.0, help="seconds a person thinks")
    words.add_argument("--patience", type=float, default=10.0, help="seconds after a fault until all must play")
    given = words.parse_args()
    storm = Storm(given.tables, given.servers, given.pace)
    try:
        asyncio.run(storm.run(given.rounds, given.patience))
        acknowledged, moves = storm.check()
    finally:
        storm.close()
    print(f"{given.tables} tables at a time, {moves} moves: {acknowledged} acknowledged, every one of them found again")


if __name__ == "__main__":
    main()
