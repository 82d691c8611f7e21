"""The network between servers, for tests: a real bus in a process of its own, and a TCP relay that can be cut."""

import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Self

from server.harness.stores import end_with_parent


def free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def wait_for_port(port: int, seconds: float = 20.0) -> None:
    """Waits until the port accepts connections."""
    deadline = time.monotonic() + seconds
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            assert time.monotonic() < deadline, f"nobody listens at port {port}"
            time.sleep(0.02)


class NatsServer:
    """The bus: started, killed and started again at the same port."""

    def __init__(self) -> None:
        self.port = free_port()
        self.address = f"nats://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [str(Path(sys.executable).parent / "nats-server"), "-a", "127.0.0.1", "-p", str(self.port)]
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen(command, stdout=quiet, stderr=quiet, preexec_fn=end_with_parent)
        wait_for_port(self.port)

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()


class Relay:
    """A TCP relay to an engine; while it is cut, no byte passes and neither end sees its connection closed."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.is_cut = self.is_closed = False
        self.ends: list[socket.socket] = []
        self.threads: list[threading.Thread] = []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listener.getsockname()[1]
        self._start(self._accept)

    def cut(self) -> None:
        self.is_cut = True

    def mend(self) -> None:
        """Lets new connections through; those that were cut stay dead, as after a fault of the network."""
        for end in self.ends:
            _shut(end)
        self.ends.clear()
        self.is_cut = False

    def close(self) -> None:
        self.is_closed = True
        _shut(self.listener)
        self.mend()
        for thread in self.threads:
            thread.join(10)

    def _start(self, work: Callable[..., None], *words: socket.socket) -> threading.Thread:
        thread = threading.Thread(target=work, args=words, daemon=True)
        self.threads.append(thread)
        thread.start()
        return thread

    def _accept(self) -> None:
        with self.listener, suppress(OSError):
            while True:
                self._start(self._join, self.listener.accept()[0])

    def _join(self, near: socket.socket) -> None:
        with near, suppress(OSError):
            while self.is_cut:
                time.sleep(0.05)
            with socket.create_connection(("127.0.0.1", self.target), 5) as far:
                far.settimeout(None)
                self.ends += [near, far]
                back = self._start(self._carry, far, near)
                if self.is_closed:
                    _shut(near)
                self._carry(near, far)
                back.join()

    def _carry(self, source: socket.socket, goal: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                while self.is_cut:
                    time.sleep(0.02)
                goal.sendall(data)
        for end in (source, goal):
            _shut(end)


def _shut(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
