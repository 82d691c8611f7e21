"""Bots think in processes of their own: a worker that dies is replaced, and none outlives its server."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bordspil.core.chance import Chance
from bordspil.core.game import BadRequest
from bordspil.core.table import Table
from bordspil.games import load
from bordspil.jobs.local_pool import LocalPool
from bordspil.server.settings import Settings, WrongSetting
from bordspil.server.table.bots import bot_workers
from bordspil.server.table.bots.bot_delay import QUICKEST
from bordspil.server.table.bots.bot_workers import BotId, NoMoveError, Workers, choose_level
from jobs import tasks
from server.harness.client import Client
from server.harness.servers import Server, ServerProcess, wait_until

ME = {"kind": "me", "name": "Anna"}
BOT = {"kind": "bot", "level": "easy"}


def first_view() -> Any:
    table = Table(load("azul"), {"first": 0}, 2, Chance.of(1))
    return table.game.view(table.state, 0)


@pytest.fixture
def workers() -> Iterator[Workers]:
    made = Workers(1, patience=30)
    yield made
    made.close()


def worker_pids(made: Workers) -> list[int]:
    assert isinstance(made.pool, LocalPool)
    return made.pool.processes()


def test_a_worker_that_dies_is_replaced_and_asked_again(workers: Workers) -> None:
    async def think() -> str:
        await workers.think("azul", BotId("easy", 1), b"{}", first_view(), 0.01)
        [pid] = worker_pids(workers)
        assert pid != os.getpid()
        os.kill(pid, signal.SIGKILL)
        text = await workers.think("azul", BotId("easy", 1), b"{}", first_view(), 0.01)
        assert worker_pids(workers) != [pid]
        return text

    assert load("azul").notation.read(asyncio.run(think()))


def test_a_bot_that_fails_is_asked_three_times_and_then_given_up(workers: Workers) -> None:
    async def think() -> str:
        return await workers.think("azul", BotId("divine", 1), b"{}", first_view(), 0.01)

    with pytest.raises(NoMoveError):
        asyncio.run(think())


def test_a_worker_that_does_not_answer_is_replaced(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_workers, "choose", tasks.run_forever)

    async def think() -> str:
        workers.patience = 0.1
        return await workers.think("azul", BotId("easy", 1), b"{}", first_view(), 0.0)

    with pytest.raises(NoMoveError):
        asyncio.run(think())


def test_where_no_thought_comes_any_legal_move_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def no_thought(*_: Any) -> str:
        raise NoMoveError

    monkeypatch.setattr(Workers, "think", no_thought)
    with Server(tmp_path) as server, server.client() as anna:
        anna.create(ME, BOT, first=1)
        anna.wait_for("update", seq=1)
        assert anna.update["to_act"] == 0


def test_a_bot_takes_at_least_its_delay(tmp_path: Path) -> None:
    with Server(tmp_path, bot_delay=0.5) as server, server.client() as anna:
        anna.create(ME, BOT, first=0)
        anna.wait_for("update")
        began = time.monotonic()
        anna.play()
        if anna.update["seq"] < 2:
            anna.wait_for("update", seq=2)
        assert time.monotonic() - began >= 0.5 * QUICKEST


def test_levels_are_chosen_and_unknown_ones_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert choose_level("azul", "", "medium") == "medium"
    assert choose_level("azul", "expert", "medium") == "expert"
    assert choose_level("azul", "", "no such level") == "child"
    with pytest.raises(BadRequest, match="level-unknown"):
        choose_level("azul", "divine", "medium")
    monkeypatch.setattr(bot_workers, "levels", lambda _: ())
    with pytest.raises(BadRequest, match="no-bots"):
        choose_level("azul", "", "medium")


@pytest.mark.parametrize("wrong", ["many", "ray:", "0"])
def test_a_server_without_workers_is_refused(wrong: str) -> None:
    with pytest.raises(WrongSetting, match="is not a number of processes"):
        Settings(workers=wrong)


def test_a_hint_is_not_waited_for_without_end(workers: Workers) -> None:
    """The queue does not get shorter, as when no cluster can be reached."""

    async def ask() -> None:
        workers.pool.submit(tasks.run_forever)
        workers.patience = 0.5
        await workers.hint("azul", first_view(), 0.0)

    with pytest.raises(NoMoveError):
        asyncio.run(ask())


def children(pid: int) -> set[int]:
    """The processes a process has started."""
    found = set()
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            after_name = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if after_name[0] != "Z" and int(after_name[1]) == pid:
            found.add(int(path.parent.name))
    return found


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
@pytest.mark.parametrize("way", ["kill", "end"])
def test_no_worker_outlives_its_server(tmp_path: Path, way: str) -> None:
    server = ServerProcess(tmp_path / "tables.sqlite")
    with Client(server.address) as anna:
        anna.create(ME, BOT, first=1)
        anna.wait_for("update", seq=1)
        started = children(server.process.pid)
        assert started
    getattr(server, way)()
    wait_until(lambda: not any(map(is_running, started)))
