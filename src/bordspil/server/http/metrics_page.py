"""The page of metrics: what is counted and what is so at this moment, in the text that Prometheus reads."""

import os
import time
from collections.abc import Iterator
from hmac import compare_digest
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from bordspil import __version__
from bordspil.server import metrics
from bordspil.server.table.lobby import Lobby

MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"
BEGAN = time.time()


def gauges(lobby: Lobby, is_well: bool, size: int) -> Iterator[tuple[str, str, float]]:
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


def text(lobby: Lobby, is_well: bool, size: int) -> str:
    """Everything that is counted."""
    lines = _heading("bordspil_info", "This program.", "gauge")
    lines.append(f'bordspil_info{{version="{__version__}"}} 1')
    for name, about, value in gauges(lobby, is_well, size):
        lines += [*_heading(name, about, "gauge"), f"{name} {value:.0f}"]
    lines += [*_heading("process_cpu_seconds_total", "Processor time.", "counter")]
    lines.append(f"process_cpu_seconds_total {time.process_time():.3f}")
    for one in metrics.COUNTED:
        lines += [*_heading(one.name, one.about, one.kind), *one.lines()]
    return "\n".join(lines) + "\n"


async def answer(request: Request) -> Response:
    """Tells who has the token, or without one this machine and named networks; to others there is nothing here."""
    lobby: Lobby = request.app.state.lobby
    if not may_ask(request, lobby):
        return Response(status_code=404)
    is_well = await request.app.state.wellness.is_well()
    return PlainTextResponse(text(lobby, is_well, await lobby.store.size()), media_type=MEDIA_TYPE)


def may_ask(request: Request, lobby: Lobby) -> bool:
    """Whether somebody may see the numbers."""
    if token := lobby.settings.metrics_token:
        given = request.headers.get("authorization", "")
        return compare_digest(given.encode(), f"Bearer {token}".encode())
    return lobby.callers.may_measure(request.scope)


def _heading(name: str, about: str, kind: str) -> list[str]:
    return [f"# HELP {name} {about}", f"# TYPE {name} {kind}"]
