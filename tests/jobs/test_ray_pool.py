"""Ray with two nodes on this machine: the same pool, the same games, and all of them although a node is killed."""

import asyncio
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import pytest

from bordspil.core.chance import Chance
from bordspil.core.game import BadRequest
from bordspil.core.table import Table
from bordspil.games import load
from bordspil.jobs.pool import WorkerLost
from bordspil.jobs.ray_pool import RayPool
from bordspil.server.table.bots.bot_workers import BotId, Workers
from jobs import tasks
from server.harness.servers import wait_until

pytestmark = [
    pytest.mark.skipif(find_spec("ray") is None, reason="Ray is an extra"),  # imported only where it is used
    pytest.mark.skipif(sys.platform != "linux", reason="Ray's clusters of one machine are for Linux"),
]

ATTEMPTS = 3  # to start a cluster, where other tests keep all processors busy
HERE = Path(__file__).parent
PATHS = [str(HERE.parents[1] / "src"), str(HERE.parent)]


class Cluster(NamedTuple):
    process: "subprocess.Popen[str]"
    address: str
    client_address: str

    def tell(self, word: str) -> None:
        """Adds or kills a second node."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{word}\n")
        self.process.stdin.flush()
        assert self.process.stdout.readline() == f"{word}\n"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """Starts a cluster, with its settings in the environment, where commands and Ray drivers find them as well."""
    quiet = {"RAY_AUTH_MODE": "disabled", "RAY_USAGE_STATS_ENABLED": "0", "PYTHONPATH": os.pathsep.join(PATHS)}
    quiet["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = (
        "0"  # on those systems Ray keeps to the loopback, and here it is to as well
    )
    log = tmp_path_factory.mktemp("ray") / "log"
    with (
        TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder,  # of sockets, so its name is short
        pytest.MonkeyPatch.context() as patch,
        log.open("w") as errors,
    ):
        patch.setenv("RAY_TMPDIR", folder)
        for name, value in quiet.items():
            patch.setenv(name, value)
        for _ in range(ATTEMPTS):
            ports = [free_port(), free_port()]
            command = [sys.executable, str(HERE / "nodes.py"), *map(str, ports)]
            pipe = subprocess.PIPE
            with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=errors, text=True) as process:
                if (said := _ready(process)) is None:
                    continue
                try:
                    yield Cluster(process, f"ray:{said}", f"ray://127.0.0.1:{ports[1]}")
                finally:
                    _end(process)
                return
        pytest.fail(log.read_text())


def _ready(process: "subprocess.Popen[str]") -> str | None:
    """Returns the address of the cluster; none where it was not up in the half minute that Ray gives a node."""
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith("ready "):
            return line.split()[1]
    return None


def _end(process: "subprocess.Popen[str]") -> None:
    assert process.stdin is not None
    process.stdin.close()
    try:
        process.wait(120)
    finally:
        process.kill()


def test_a_pool_grows_by_a_node(cluster: Cluster, tmp_path: Path) -> None:
    losses: list[str] = []
    pool = RayPool(cluster.address, on_loss=losses.append)
    try:
        assert pool.size == 1
        pool.everywhere(tasks.leave_mark, tmp_path)
        cluster.tell("add")
        wait_until(lambda: pool.size == 2)
        wait_until(lambda: len(list(tmp_path.glob("marked-*"))) == 2)  # both nodes have done it
        found = {task.result(60) for task in [pool.submit(tasks.raylet, 2.0) for _ in range(2)]}
        assert len(found) == 2  # each node did one of them
        with pytest.raises(BadRequest, match="no-game"):
            pool.submit(tasks.refuse).result(60)
        assert pool.submit(tasks.die_once, tmp_path / "died").result(60)
        assert losses == ["WorkerCrashedError"]
        with pytest.raises(WorkerLost):
            pool.submit(tasks.count, 1 << 60, limit=0.2).result(60)
        losses.clear()
        waiting = [pool.submit(tasks.linger, 0.5) for _ in range(4)]
        pool._process.kill()  # the process that speaks to Ray ends; the next one is told everything again
        assert all(task.result(60) for task in waiting)
        assert (losses, pool.unfinished) == (["ray-driver-lost"], 0)
    finally:
        pool.close()


def test_bots_of_a_server_think_from_outside_the_cluster(cluster: Cluster) -> None:
    table = Table(load("timeline"), {"first": 0}, 2, Chance.of(1))
    workers = Workers(cluster.client_address)
    try:
        view = table.game.view(table.state, 0)
        thinking = workers.think("timeline", BotId("easy", 1), b'{"deck": "world"}', view, 0.01)
        with ThreadPoolExecutor(1) as aside:  # the browser of other tests has a loop in this thread
            text = aside.submit(asyncio.run, thinking).result()
    finally:
        workers.close()
    assert table.game.notation.read(text) in table.game.moves(table.state)


def test_a_tournament_loses_a_node_and_not_a_game(cluster: Cluster, tmp_path: Path) -> None:
    words = ["tournament", "timeline", "random", "greedy", "easy", "--games", "80", "--seconds", "0.1"]
    command = [sys.executable, "-m", "bordspil", *words, "--records", str(tmp_path), "--workers", cluster.address]
    played = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        journal = tmp_path / "results.jsonl"
        end = time.monotonic() + 60
        while time.monotonic() < end and (not journal.exists() or len(journal.read_text().splitlines()) < 5):
            time.sleep(0.05)
        cluster.tell("kill")
        in_between = len(journal.read_text().splitlines())
        said, _ = played.communicate(timeout=120)
    finally:
        played.kill()
        played.wait()
    assert played.returncode == 0
    assert 5 <= in_between < 121  # it was killed in the middle
    lines = [json.loads(line) for line in journal.read_text().splitlines()[1:]]
    keys = [(one["round"], *one["pair"], one["deal"]) for one in lines]
    assert sorted(keys) == [(0, *pair, deal) for pair in ((0, 1), (0, 2), (1, 2)) for deal in range(40)]
    assert len(list(tmp_path.rglob("*-*/*-*.txt"))) == 240
    assert "240 games" in said


def test_a_cluster_that_is_not_there_is_one_line() -> None:
    with pytest.raises(BadRequest, match="workers-unusable"):
        RayPool(f"ray://127.0.0.1:{free_port()}")
