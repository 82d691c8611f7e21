"""A server under attack, and a player at another table whose moves and questions are timed meanwhile.

On a busy machine every request waits, so wall time alone decides nothing: the work before a move is measured as the
processor time that the server's own process uses while the move waits.
"""

import os
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Self

from server.harness.client import Client
from server.harness.servers import ServerProcess

PROXY = ("127.0.0.1",)  # so that a test can speak for any address; this machine itself is not limited
ME = {"kind": "me", "name": "Anna"}
IS_FULL = os.environ.get("BORDSPIL_ATTACK") == "full"
BEFORE = 50 if IS_FULL else 1  # moves before the attack
PROMISED = 0.25  # seconds in which 99 of 100 moves are acknowledged, where the machine does nothing else
CPU_CLOCK = 2  # the clock of a process's time on all processors, as clock_getcpuclockid(3) counts it
MOST_WORK = 0.25  # seconds of the server's own work that stand before a move, or an answer of /health


def address_header(address: str) -> dict[str, str]:
    """Returns the header by which a request comes from an address."""
    return {"X-Forwarded-For": address}


class Bystander:
    """A player that moves at a table of their own and asks for /health in turn, and notes how long each answer took.

    `work` returns the processor time that the server's process has used so far.
    """

    def __init__(self, address: str, work: Callable[[], float], pause: float = 0.02) -> None:
        self.address, self.work, self.pause = address, work, pause
        self.moves: list[float] = []
        self.healths: list[float] = []
        self.works: list[float] = []  # the server's work during each wait
        self.quiet = 0.0  # the slowest of the first moves, before the attack
        self.fault: BaseException | None = None
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._play, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        while len(self.moves) < BEFORE and self.fault is None:
            time.sleep(0.01)
        self.quiet = within(self.moves or [0.0], 0.99)
        return self

    def __exit__(self, *error: object) -> None:
        self._ended.set()
        self._thread.join()
        if self.fault is not None:
            raise self.fault

    def slowest_move(self, share: float = 0.99) -> float:
        """Returns the time within which this share of the moves was acknowledged, in seconds."""
        return within(self.moves, share)

    def check(self) -> None:
        """Checks that moves and questions were answered in time."""
        assert within(self.moves, 0.5) < PROMISED
        assert within(self.healths, 0.5) < PROMISED
        assert within(self.works, 0.99) < MOST_WORK
        if IS_FULL:
            assert max(within(self.moves, 0.99), within(self.healths, 0.99)) < max(PROMISED, 2 * self.quiet)

    @property
    def cost(self) -> str:
        """Returns the cost to this player as text, for the report."""
        move, health = within(self.moves, 0.99) * 1000, within(self.healths, 0.99) * 1000
        return f"a move {move:.0f} ms, /health {health:.0f} ms ({within(self.works, 0.99) * 1000:.0f} ms of work)"

    def _play(self) -> None:
        try:
            headers = address_header("198.51.100.7")
            with Client(self.address, additional_headers=headers) as client:
                while not self._ended.is_set():
                    client.create(ME, ME)
                    client.wait_for("update")
                    while client.update["moves"] and not self._ended.is_set():
                        self._time(self.moves, client.play)
                        self._time(self.healths, lambda: self._ask_health(headers))
                        time.sleep(self.pause)
        except BaseException as fault:
            self.fault = fault

    def _time(self, times: list[float], ask: Callable[[], object]) -> None:
        began, before = time.perf_counter(), self.work()
        ask()
        times.append(time.perf_counter() - began)
        self.works.append(self.work() - before)

    def _ask_health(self, headers: dict[str, str]) -> None:
        request = urllib.request.Request(self.address + "health", headers=headers)
        with urllib.request.urlopen(request, timeout=60) as response:
            response.read()


def within(numbers: list[float], share: float) -> float:
    """Returns a quantile: the number that this share of the numbers does not exceed."""
    return sorted(numbers)[min(len(numbers) - 1, int(share * len(numbers)))]


class Victim(ServerProcess):
    """A server in a process of its own; strangers come from whatever address they say."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        super().__init__(folder / "tables.sqlite", **{"proxies": PROXY, **settings})
        self.folder = folder

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.kill()

    @contextmanager
    def watched(self) -> Iterator[Bystander]:
        """Starts a player at another table."""
        with Bystander(self.address, self.work) as bystander:
            yield bystander

    def stranger(self, address: str = "203.0.113.5", token: str | None = None) -> Client:
        """Returns a client that comes from an address."""
        return self.client(token, additional_headers=address_header(address))

    def work(self) -> float:
        """Returns seconds of processor time that the server's own process has used."""
        return time.clock_gettime(~self.process.pid << 3 | CPU_CLOCK)

    def memory(self) -> int:
        """Returns the bytes of memory that the server's own process holds."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * 4096

    def stored(self) -> int:
        """Returns the bytes of the store's files."""
        return sum(file.stat().st_size for file in self.folder.glob("tables.sqlite*"))

    def post(self, path: str, data: bytes, address: str = "203.0.113.5", **headers: str) -> tuple[int, bytes]:
        """Sends a file; returns the status and the body of the answer."""
        return self._ask(urllib.request.Request(self.address + path, data, {**address_header(address), **headers}))

    def get(self, path: str, address: str = "203.0.113.5", **headers: str) -> tuple[int, bytes]:
        """Sends a GET request; returns the status and the body of the answer."""
        return self._ask(urllib.request.Request(self.address + path, headers={**address_header(address), **headers}))

    def _ask(self, request: urllib.request.Request) -> tuple[int, bytes]:
        """Returns the status and the body of the answer; 0 and b"" where the server ends the connection instead."""
        try:
            with urllib.request.urlopen(request, timeout=300) as response:
                return response.status, response.read()
        except urllib.error.HTTPError as error:
            with error, suppress(ConnectionError):
                return error.code, error.read()
        except (urllib.error.URLError, ConnectionError) as error:
            if not isinstance(getattr(error, "reason", error), ConnectionError):
                raise
        return 0, b""
