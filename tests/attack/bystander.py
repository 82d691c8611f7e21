"""A server under attack, and a player at another table whose moves and questions are timed meanwhile."""

import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

from server.guest import Guest
from server.house import Process

PROXY = ("127.0.0.1",)  # so that a test can speak for any address; this machine itself is not limited
ME = {"kind": "me", "name": "Anna"}


def address_header(address: str) -> dict[str, str]:
    """The header by which a request comes from an address."""
    return {"X-Forwarded-For": address}


class Bystander:
    """Moves at a table of their own and asks for /health in turn, and notes how long each answer took."""

    def __init__(self, address: str, pause: float = 0.02) -> None:
        self.address, self.pause = address, pause
        self.moves: list[float] = []
        self.healths: list[float] = []
        self.fault: BaseException | None = None
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._play, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        while not self.moves and self.fault is None:
            time.sleep(0.01)
        return self

    def __exit__(self, *error: object) -> None:
        self._ended.set()
        self._thread.join()
        if self.fault is not None:
            raise self.fault

    def slowest_move(self, share: float = 0.99) -> float:
        """The time within which this share of the moves was acknowledged, in seconds."""
        return sorted(self.moves)[min(len(self.moves) - 1, int(share * len(self.moves)))]

    def _play(self) -> None:
        try:
            headers = address_header("198.51.100.7")
            with Guest(self.address, additional_headers=headers) as guest:
                while not self._ended.is_set():
                    guest.create(ME, ME)
                    guest.wait_for("update")
                    while guest.update["moves"] and not self._ended.is_set():
                        began = time.perf_counter()
                        guest.play()
                        self.moves.append(time.perf_counter() - began)
                        self._ask_health(headers)
                        time.sleep(self.pause)
        except BaseException as fault:
            self.fault = fault

    def _ask_health(self, headers: dict[str, str]) -> None:
        began = time.perf_counter()
        request = urllib.request.Request(self.address + "health", headers=headers)
        with urllib.request.urlopen(request, timeout=60) as response:
            response.read()
        self.healths.append(time.perf_counter() - began)


class Victim(Process):
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
        """Somebody plays at another table meanwhile."""
        with Bystander(self.address) as bystander:
            yield bystander

    def stranger(self, address: str = "203.0.113.5", token: str | None = None) -> Guest:
        """Somebody who comes from an address."""
        return self.guest(token, additional_headers=address_header(address))

    def memory(self) -> int:
        """Bytes of memory that the server's own process holds."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * 4096

    def stored(self) -> int:
        """Bytes of the store's files."""
        return sum(file.stat().st_size for file in self.folder.glob("tables.sqlite*"))

    def post(self, path: str, data: bytes, address: str = "203.0.113.5", **headers: str) -> tuple[int, bytes]:
        """Sends a file; the status and the body of the answer."""
        return self._ask(urllib.request.Request(self.address + path, data, {**address_header(address), **headers}))

    def get(self, path: str, address: str = "203.0.113.5", **headers: str) -> tuple[int, bytes]:
        """Asks for something."""
        return self._ask(urllib.request.Request(self.address + path, headers={**address_header(address), **headers}))

    def _ask(self, request: urllib.request.Request) -> tuple[int, bytes]:
        try:
            with urllib.request.urlopen(request, timeout=300) as response:
                return response.status, response.read()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.read()
