"""What the server counts, in the text that Prometheus reads; without names, codes or addresses of people."""

import os
import time
from bisect import bisect_left
from collections.abc import Iterator
from hmac import compare_digest
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from bordspil import __version__

if TYPE_CHECKING:
    from bordspil.server.table.lobby import Lobby

MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
BEGAN = time.time()


class Counter:
    """A number that only grows, for every value of its label."""

    kind = "counter"

    def __init__(self, name: str, about: str, label: str = "") -> None:
        self.name, self.about, self.label = name, about, label
        self.counts: dict[str, float] = {} if label else {"": 0.0}

    def add(self, value: str = "", count: float = 1) -> None:
        """Counts one more, or several."""
        self.counts[value] = self.counts.get(value, 0.0) + count

    def lines(self) -> Iterator[str]:
        """The numbers as Prometheus reads them."""
        for value, count in list(self.counts.items()):
            label = f'{{{self.label}="{value}"}}' if self.label else ""
            yield f"{self.name}{label} {count:g}" if count < 1e6 else f"{self.name}{label} {count:.0f}"


class Histogram:
    """How long something takes: how often at most so many seconds."""

    kind = "histogram"

    def __init__(self, name: str, about: str) -> None:
        self.name, self.about = name, about
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """Notes how long it took this time."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self) -> Iterator[str]:
        """The numbers as Prometheus reads them, each bucket with those below it."""
        so_far = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            so_far += count
            yield f'{self.name}_bucket{{le="{bound}"}} {so_far}'
        yield f"{self.name}_sum {self.total:.6f}"
        yield f"{self.name}_count {so_far}"


moves = Counter("bordspil_moves_total", "Moves of people and bots, written and told.", "game")
messages = Counter("bordspil_messages_total", "Messages that came in over sockets.")
refusals = Counter("bordspil_refusals_total", "Things that could not be done, by the key of their reason.", "key")
errors = Counter("bordspil_errors_total", "Faults of the server itself; each has a line in the log.")
refused = Counter("bordspil_refused_total", "What somebody could not pay for, by the scarce thing.", "resource")
handling = Histogram("bordspil_message_seconds", "From a message to its answer, the commit included.")
commits = Histogram("bordspil_commit_seconds", "How long it takes to bring a group of changes to the disk.")
written = Counter("bordspil_changes_total", "Changes that were written, several in one commit.")
leases = Counter("bordspil_leases_total", "Tables taken over, returned or lost among several servers.", "how")
COUNTED = (moves, messages, refusals, errors, refused, handling, commits, written, leases)


def gauges(lobby: "Lobby", is_well: bool, size: int) -> Iterator[tuple[str, str, float]]:
    """What is so at this moment."""
    yield "bordspil_sockets", "Connections open now.", lobby.sockets
    yield "bordspil_tables", "Tables somebody is looking at now.", len(lobby.tables)
    workers = lobby.bots.workers
    yield "bordspil_workers", "Thoughts that can be thought at once.", workers.pool.size
    yield "bordspil_thoughts", "Thoughts that are asked for and not finished.", workers.queue.unfinished
    yield "bordspil_store_up", "Whether something could be written now.", is_well
    yield "bordspil_store_bytes", "The size of the store.", size
    if lobby.around is not None:
        yield "bordspil_bus_up", "Whether the other servers can be told of anything.", lobby.around.bus.is_up
        yield "bordspil_leases", "Tables this server looks after.", len(lobby.around.leases.held)
    yield "process_start_time_seconds", "When this process began.", BEGAN
    if Path("/proc/self/statm").is_file():  # only Linux tells
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        memory = pages * os.sysconf("SC_PAGE_SIZE")
        yield "process_resident_memory_bytes", "Memory of the server's own process.", memory
        yield "process_open_fds", "Files and sockets open in this process.", len([*Path("/proc/self/fd").iterdir()])


def text(lobby: "Lobby", is_well: bool, size: int) -> str:
    """Everything that is counted."""
    lines = _heading("bordspil_info", "This program.", "gauge")
    lines.append(f'bordspil_info{{version="{__version__}"}} 1')
    for name, about, value in gauges(lobby, is_well, size):
        lines += [*_heading(name, about, "gauge"), f"{name} {value:.0f}"]
    lines += [*_heading("process_cpu_seconds_total", "Processor time.", "counter")]
    lines.append(f"process_cpu_seconds_total {time.process_time():.3f}")
    for one in COUNTED:
        lines += [*_heading(one.name, one.about, one.kind), *one.lines()]
    return "\n".join(lines) + "\n"


async def answer(request: Request) -> Response:
    """Tells who has the token, or without one this machine and named networks; to others there is nothing here."""
    lobby: Lobby = request.app.state.lobby
    if not may_ask(request, lobby):
        return Response(status_code=404)
    is_well = await request.app.state.wellness.is_well()
    return PlainTextResponse(text(lobby, is_well, await lobby.store.size()), media_type=MEDIA_TYPE)


def may_ask(request: Request, lobby: "Lobby") -> bool:
    """Whether somebody may see the numbers."""
    if token := lobby.settings.metrics_token:
        given = request.headers.get("authorization", "")
        return compare_digest(given.encode(), f"Bearer {token}".encode())
    return lobby.callers.may_measure(request.scope)


def _heading(name: str, about: str, kind: str) -> list[str]:
    return [f"# HELP {name} {about}", f"# TYPE {name} {kind}"]
