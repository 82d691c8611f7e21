"""The command `bordspil load`: thousands of people on this machine at one server process, and what that costs it."""

import asyncio
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid

from bordspil import games
from bordspil.server import crowd
from bordspil.server.crowd import SEATS, Four

SPARE = 1_000  # files a process needs besides its sockets
HURRIED = 200  # tables that move as fast as they can: more would measure the crowd, not the server


class Load(Struct, frozen=True):
    """How many tables of four, how often each moves, and for how long."""

    tables: int = 1_000
    every: float = 5.0
    moves: int = 6


class Server:
    """The server under load: a process of its own on one core, over one file, at one port, through any restarts."""

    def __init__(self, folder: str, tables: int) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.folder, self.tables = folder, tables
        self.process = self._start()

    def _start(self) -> "subprocess.Popen[str]":
        command = [sys.executable, "-m", "bordspil.server.bench", self.folder, str(self.port), str(self.tables)]
        pipe = subprocess.PIPE
        process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True)
        assert process.stdout is not None
        self.address = process.stdout.readline().strip()
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(process.pid, {0})
        return process

    def memory(self) -> int:
        """Bytes of memory it has in use."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return 1024 * int(line.split()[1])
        return 0

    def restart(self) -> None:
        """Ends it as a broken machine would, and starts it again."""
        self.process.kill()
        self.process.communicate()
        self.process = self._start()

    def end(self) -> None:
        """Ends it."""
        self.process.terminate()
        self.process.communicate()


def run(load: Load, console: Console) -> dict[str, float]:
    """Measures and prints the figures."""
    allow_files(load.tables * SEATS + SPARE)
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with tempfile.TemporaryDirectory(prefix="bordspil-load-") as folder:
        server = Server(folder, load.tables)
        try:
            with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
                found = asyncio.run(_measure(load, server, bar))
        finally:
            server.end()
    grid = Grid(title=f"{load.tables} tables of {SEATS}, one server process", title_justify="left")
    grid.add_column("figure")
    grid.add_column("value", justify="right")
    for name, value in found.items():
        grid.add_row(name, f"{value:,.0f}" if value >= 100 else f"{value:.3g}")
    console.print(grid)
    return found


async def _measure(load: Load, server: Server, bar: Progress) -> dict[str, float]:
    game, found = games.names()[0], {"sockets": float(load.tables * SEATS)}
    with _told(bar, "a first table"):
        async with crowd.seated(server.address, game, 1) as first:
            await crowd.stroll(first, 2, 0.1)  # what is loaded once is no cost of a socket
    before = server.memory()
    with _told(bar, f"{load.tables} tables sit down"):
        fours = await crowd.sit_down(server.address, game, load.tables)
    with _told(bar, f"a move at every table in {load.every:g} seconds"):
        await crowd.stroll(fours, 1, load.every)
        times = sorted(await crowd.stroll(fours, load.moves, load.every))
    found["p99_ms"] = 1e3 * times[int(0.99 * len(times))]
    found["kB_per_socket"] = (server.memory() - before) / 1000 / found["sockets"]
    with _told(bar, "as fast as it goes"):
        begin, some, moves = time.perf_counter(), fours[:HURRIED], 10
        await crowd.hurry(some, moves)
        found["saturated_moves_per_s"] = len(some) * moves / (time.perf_counter() - begin)
    with _told(bar, "the server is killed and comes back"):
        found |= await _restart(server, fours)
    for four in fours:
        for person in four.people:
            person.go()
    await asyncio.sleep(0)
    return found


async def _restart(server: Server, fours: list[Four]) -> dict[str, float]:
    """Seconds from the end of the old server until the first move is taken, and until every table has moved."""
    begin = time.perf_counter()
    await asyncio.to_thread(server.restart)
    gate, taken = asyncio.Semaphore(50), []

    async def go_on(four: Four) -> None:
        async with gate:
            await four.come_back(server.address)
        await four.move()
        taken.append(time.perf_counter() - begin)

    await asyncio.gather(*map(go_on, fours))
    return {"restart_first_move_s": min(taken), "restart_all_tables_s": max(taken)}


@contextmanager
def _told(bar: Progress, what: str) -> Iterator[None]:
    task = bar.add_task(what, total=None)
    yield
    bar.remove_task(task)


def allow_files(count: int) -> None:
    """Every socket is a file; the usual limit is far lower."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < count:
        resource.setrlimit(
            resource.RLIMIT_NOFILE, (count if hard == resource.RLIM_INFINITY else min(count, hard), hard)
        )
