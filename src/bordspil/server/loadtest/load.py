"""The command `bordspil load`: measures one server or several with thousands of clients on this machine."""

import asyncio
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import zip_longest
from pathlib import Path

from msgspec import Struct
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid

from bordspil import games
from bordspil.server.loadtest import crowd
from bordspil.server.loadtest.crowd import SEATS, CrowdTable
from bordspil.server.store.store_url import StoreUrl, need_postgresql

SPARE = 1_000  # files a process needs besides its sockets
HURRIED = 200  # tables that move as fast as they can: more would measure the crowd, not the server


class Load(Struct, frozen=True):
    """A load: tables of four, the interval and number of their moves, the number of servers, and the database."""

    tables: int = 1_000
    every: float = 5.0
    moves: int = 6
    servers: int = 1
    database: str = ""  # where it is empty, a file


class Server:
    """A server under load: a process on one core, with one store and one port through all restarts."""

    def __init__(self, store: StoreUrl, tables: int, core: int = 0) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.store, self.tables, self.core = store, tables, core
        self.process = self._start()

    def _start(self) -> "subprocess.Popen[str]":
        told = (str(self.store), str(self.port), str(self.tables))
        command = [sys.executable, "-m", "bordspil.server.loadtest.bench", *told]
        pipe = subprocess.PIPE
        process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True)
        assert process.stdout is not None
        self.address = process.stdout.readline().strip()
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(process.pid, {self.core % (os.cpu_count() or 1)})
        return process

    def memory(self) -> int:
        """Returns the bytes of memory in use."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return 1024 * int(line.split()[1])
        return 0

    def processor_seconds(self) -> float:
        """Returns the processor time of all threads since the start."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())

    def restart(self) -> None:
        """Kills the server, and starts it again."""
        self.process.kill()
        self.process.communicate()
        self.process = self._start()

    def end(self) -> None:
        """Ends the server."""
        self.process.terminate()
        self.process.communicate()


def run(load: Load, console: Console) -> dict[str, float]:
    """Measures and prints the figures."""
    allow_files(load.tables * SEATS + SPARE)
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with new_store(load.database) as store:
        servers = [Server(store, load.tables, core) for core in range(load.servers)]
        try:
            with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
                found = asyncio.run(_measure(load, servers, bar))
        finally:
            for server in servers:
                server.end()
    where = "PostgreSQL" if load.database else "SQLite"
    grid = Grid(title=f"{load.tables} tables of {SEATS}, servers: {load.servers}, {where}", title_justify="left")
    grid.add_column("figure")
    grid.add_column("value", justify="right")
    for name, value in found.items():
        grid.add_row(name, f"{value:,.0f}" if value >= 100 else f"{value:.3g}")
    console.print(grid)
    return found


@contextmanager
def new_store(database: str) -> Iterator[StoreUrl]:
    """Makes an empty store for a `with` block: a file, or a schema of its own in a database."""
    if not database:
        with tempfile.TemporaryDirectory(prefix="bordspil-load-") as folder:
            yield Path(folder) / "tables.sqlite"
        return
    need_postgresql()
    from bordspil.server.store.postgres.blocking import new_schema

    with new_schema(database) as store:
        yield store


async def _measure(load: Load, servers: list[Server], bar: Progress) -> dict[str, float]:
    game, found = games.names()[0], {"sockets": float(load.tables * SEATS)}
    with _told(bar, "a first table"):
        for server in servers:
            async with crowd.seated(server.address, game, 1) as first:
                await crowd.play_paced(first, 2, 0.1)  # what is loaded once is no cost of a socket
    before = sum(server.memory() for server in servers)
    with _told(bar, f"{load.tables} tables sit down"):
        parts = [len(range(number, load.tables, load.servers)) for number in range(load.servers)]
        sitting = [crowd.sit_down(one.address, game, part) for one, part in zip(servers, parts, strict=True)]
        crowd_tables = [
            table for some in zip_longest(*[await some for some in sitting]) for table in some if table is not None
        ]
    with _told(bar, f"a move at every table in {load.every:g} seconds"):
        await crowd.play_paced(crowd_tables, 1, load.every)
        times = sorted(await crowd.play_paced(crowd_tables, load.moves, load.every))
    found["p99_ms"] = 1e3 * times[int(0.99 * len(times))]
    found["kB_per_socket"] = (sum(server.memory() for server in servers) - before) / 1000 / found["sockets"]
    with _told(bar, "as fast as it goes"):
        found |= await _hurry(servers, crowd_tables[:HURRIED])
    if load.servers == 1:
        with _told(bar, "the server is killed and comes back"):
            found |= await _restart(servers[0], crowd_tables)
    for table in crowd_tables:
        for person in table.people:
            person.go()
    await asyncio.sleep(0)
    return found


async def _hurry(servers: list[Server], crowd_tables: list[CrowdTable], moves: int = 10) -> dict[str, float]:
    """Measures the moves per second of all servers together, and the processor time of each."""
    used = sum(server.processor_seconds() for server in servers)
    begin = time.perf_counter()
    await crowd.play_saturated(crowd_tables, moves)
    played, seconds = len(crowd_tables) * moves, time.perf_counter() - begin
    used = sum(server.processor_seconds() for server in servers) - used
    return {"saturated_moves_per_s": played / seconds, "processor_us_per_move": 1e6 * used / played}


async def _restart(server: Server, crowd_tables: list[CrowdTable]) -> dict[str, float]:
    """Returns the seconds from a kill to the first move after it, and to a move at every table."""
    begin = time.perf_counter()
    await asyncio.to_thread(server.restart)
    gate, taken = asyncio.Semaphore(50), []

    async def go_on(table: CrowdTable) -> None:
        async with gate:
            await table.reconnect(server.address)
        await table.move()
        taken.append(time.perf_counter() - begin)

    await asyncio.gather(*map(go_on, crowd_tables))
    return {"restart_first_move_s": min(taken), "restart_all_tables_s": max(taken)}


@contextmanager
def _told(bar: Progress, what: str) -> Iterator[None]:
    task = bar.add_task(what, total=None)
    yield
    bar.remove_task(task)


def allow_files(count: int) -> None:
    """Raises the limit of open files, as every socket is one."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < count:
        resource.setrlimit(
            resource.RLIMIT_NOFILE, (count if hard == resource.RLIM_INFINITY else min(count, hard), hard)
        )
