"""A server for tests: in a thread on a free port of this machine, or in a process that can be killed."""

import json
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

from bordspil.server.http.uploads import Intake
from bordspil.server.serve import address_of, listen, make_server
from bordspil.server.settings import Settings
from bordspil.server.table.lobby import Lobby
from bordspil.server.table.setup import FindGame
from server.harness.client import Client
from server.harness.secret_game import find_game
from server.harness.stores import place

FAST = {
    "workers": 1,
    "warm_up": False,
    "bot_delay": 0.0,
    "bot_seconds": 0.02,
    "bot_level": "easy",
    "lock_seconds": 0.2,
    "analysis_seconds": 0.02,
}
FREE = {
    "messages_per_second": 1e5,
    "messages_at_once": 100_000,
    "messages_per_person": 1e5,
    "tables_per_person": 10_000,
}


class Server:
    """A server in a thread of this process, whose lobby tests can reach; it has the game with secrets too."""

    def __init__(self, folder: Path, find_game: FindGame = find_game, **settings: Any) -> None:
        given = {"port": 0, **FAST, **FREE, **settings}
        self.settings = Settings(store=given.pop("store", None) or place(folder / "tables.sqlite"), **given)
        listener = listen(self.settings)
        self.address = address_of(listener)
        self.uvicorn = make_server(self.settings, find_game)
        self.thread = threading.Thread(target=self.uvicorn.run, args=([listener],), daemon=True)
        self.thread.start()
        while not self.uvicorn.started:
            time.sleep(0.01)

    @property
    def lobby(self) -> Lobby:
        app: Any = self.uvicorn.config.app
        lobby: Lobby = app.state.lobby
        return lobby

    @property
    def intake(self) -> Intake:
        app: Any = self.uvicorn.config.app
        intake: Intake = app.state.intake
        return intake

    def client(self, token: str | None = None, **options: Any) -> Client:
        return Client(self.address, token, **options)

    def health(self) -> dict[str, Any]:
        return health(self.address)

    def stop(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()


def wait_until(is_so: Callable[[], bool], seconds: float = 120.0) -> None:
    """Waits until a condition holds, with patience for a busy machine."""
    deadline = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.02)


def health(address: str) -> dict[str, Any]:
    """Returns the answer of /health."""
    request = urllib.request.Request(address + "health")
    try:
        with urllib.request.urlopen(request, timeout=120) as response:
            answer: dict[str, Any] = json.load(response)
    except urllib.error.HTTPError as error:
        with error:
            answer = json.load(error)
    return answer


class ServerProcess:
    """A server in a process of its own, started as the command does it."""

    def __init__(self, store: Path, port: int = 0, **settings: Any) -> None:
        given = {**FAST, **FREE, **settings}
        call = f"serve(port={port}, store={str(place(store))!r}, **{given})"
        imports = "from pathlib import PosixPath, WindowsPath; from bordspil.server.serve import serve"
        code = f"{imports}; raise SystemExit({call})"
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([sys.executable, "-c", code], stdout=pipe, stderr=pipe, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        assert self.address, self._finish()

    def client(self, token: str | None = None, **options: Any) -> Client:
        return Client(self.address, token, **options)

    def kill(self) -> None:
        self.process.kill()
        self._finish()

    def end(self) -> str:
        """Stops the server by a signal; returns its log."""
        self.process.terminate()
        return self._finish()

    def _finish(self) -> str:
        _, logged = self.process.communicate(timeout=120)
        return logged
