"""Telemetry: traces of messages and bots, and all that is counted, sent to a collector of OpenTelemetry."""

from collections.abc import Callable, Iterable
from typing import Any

from bordspil.extras import need
from bordspil.jobs import traces
from bordspil.server import metrics
from bordspil.server.table.lobby import Lobby

EVERY = 10_000  # milliseconds between two reports of what is counted


class Telemetry:
    """Sends until it is closed; what it tells is read from what the server counts anyway."""

    def __init__(self, lobby: Lobby, address: str) -> None:
        sdk, export = (
            need("opentelemetry.sdk.metrics", traces.EXTRA),
            need("opentelemetry.sdk.metrics.export", traces.EXTRA),
        )
        otlp = need("opentelemetry.exporter.otlp.proto.http.metric_exporter", traces.EXTRA)
        self.observation = need("opentelemetry.metrics", traces.EXTRA).Observation
        exporter = otlp.OTLPMetricExporter(endpoint=address.rstrip("/") + "/v1/metrics", timeout=traces.PATIENCE)
        reader = export.PeriodicExportingMetricReader(exporter, export_interval_millis=EVERY)
        self.provider = sdk.MeterProvider([reader], resource=traces.resource("server"))
        meter = self.provider.get_meter("bordspil")
        for one in metrics.COUNTED:
            if isinstance(one, metrics.Counter):
                meter.create_observable_counter(one.name, [self._counted(one)], description=one.about)
        for name, about, read in gauges(lobby):
            meter.create_observable_gauge(name, [self._measured(read)], description=about)
        words = "How long each stage takes: decode, rules, store, tell; think for bots."
        stages = meter.create_histogram("bordspil_stage_seconds", "s", words)
        traces.begin(traces.make_tracer(address, "server", stages))

    def close(self) -> None:
        """Sends what is left."""
        traces.stop()
        self.provider.shutdown()

    def _counted(self, counter: metrics.Counter) -> Callable[[Any], Iterable[Any]]:
        def observe(options: Any) -> Iterable[Any]:
            for value, count in list(counter.counts.items()):
                yield self.observation(count, {counter.label: value} if counter.label else {})

        return observe

    def _measured(self, read: Callable[[], float]) -> Callable[[Any], Iterable[Any]]:
        return lambda options: [self.observation(read())]


def gauges(lobby: Lobby) -> list[tuple[str, str, Callable[[], float]]]:
    """What is so at the moment it is asked, read without waiting for anything."""
    workers = lobby.bots.workers
    return [
        ("bordspil_sockets", "Connections open now.", lambda: lobby.sockets),
        ("bordspil_tables", "Tables somebody is looking at now.", lambda: len(lobby.tables)),
        ("bordspil_workers", "Thoughts that can be thought at once.", lambda: workers.pool.size),
        ("bordspil_thoughts", "Thoughts that are asked for and not finished.", lambda: workers.queue.unfinished),
    ]
