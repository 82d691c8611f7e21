"""The route /metrics: counters and gauges in the text that Prometheus reads."""

from collections.abc import Iterator
from hmac import compare_digest

from prometheus_client import CollectorRegistry, Metric, ProcessCollector
from prometheus_client.core import GaugeMetricFamily, InfoMetricFamily
from prometheus_client.exposition import choose_encoder
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import Response

from bordspil.server import metrics
from bordspil.server.table.lobby import Lobby
from bordspil.version import __version__


def gauges(lobby: Lobby) -> Iterator[GaugeMetricFamily]:
    """Yields what is so at this moment, as far as it is known without asking the store."""
    workers = lobby.bots.workers
    yield GaugeMetricFamily("bordspil_sockets", "Connections open now.", lobby.sockets)
    yield GaugeMetricFamily("bordspil_open_tables", "Tables that a connection is looking at.", len(lobby.rooms))
    yield GaugeMetricFamily("bordspil_bot_workers", "Bot jobs that can run at once.", workers.pool.size)
    yield GaugeMetricFamily("bordspil_bot_jobs", "Bot jobs queued or running.", workers.queue.unfinished)


class Metrics(Collector):
    """All metrics of a server at one moment."""

    process = ProcessCollector(registry=None)

    def __init__(self, lobby: Lobby, is_writable: bool, size: int) -> None:
        self.lobby = lobby
        self.is_writable = is_writable
        self.size = size

    def collect(self) -> Iterator[Metric]:
        yield InfoMetricFamily("bordspil", "The version of the server.", {"version": __version__})
        yield from metrics.REGISTRY.collect()
        yield from gauges(self.lobby)
        yield GaugeMetricFamily("bordspil_store_up", "Whether the store can be written.", self.is_writable)
        yield GaugeMetricFamily("bordspil_store_size_bytes", "The size of the store.", self.size, unit="bytes")
        if (peers := self.lobby.peers) is not None:
            yield GaugeMetricFamily("bordspil_bus_up", "Whether the bus to the other servers is up.", peers.is_joined)
            yield GaugeMetricFamily("bordspil_leases", "Tables whose lease this server holds.", peers.lease_count)
        yield from self.process.collect()


async def answer(request: Request) -> Response:
    """Answers a client that may read the metrics; to every other this route does not exist."""
    lobby: Lobby = request.app.state.lobby
    if not may_ask(request, lobby):
        return Response(status_code=404)
    registry = CollectorRegistry()
    registry.register(Metrics(lobby, await request.app.state.health_check.is_writable(), await lobby.store.size()))
    encode, media_type = choose_encoder(request.headers.get("accept", ""))
    return Response(encode(registry), headers={"content-type": media_type})


def may_ask(request: Request, lobby: Lobby) -> bool:
    """Returns whether a client has the token or, where none is set, is on this machine or a named network."""
    if token := lobby.settings.metrics_token:
        given = request.headers.get("authorization", "")
        return compare_digest(given.encode(), f"Bearer {token}".encode())
    return lobby.callers.may_measure(request.scope)
