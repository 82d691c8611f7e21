"""Telemetry: traces of messages and bots, counters and gauges, sent to a collector of OpenTelemetry."""

from collections.abc import Callable, Iterable
from typing import Any

from prometheus_client import Counter

from bordspil.extras import need
from bordspil.jobs import traces
from bordspil.server import metrics
from bordspil.server.http.metrics_page import gauges
from bordspil.server.table.lobby import Lobby

EVERY = 10_000  # milliseconds between two reports of the metrics


class Telemetry:
    """Sends the metrics of /metrics, and traces, until it is closed."""

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
        for counter in metrics.COUNTERS:
            [family] = counter.collect()
            meter.create_observable_counter(
                family.name + "_total", [self._count(counter)], description=family.documentation
            )
        for number, gauge in enumerate(gauges(lobby)):
            meter.create_observable_gauge(gauge.name, [self._measure(lobby, number)], description=gauge.documentation)
        words = "Time of each stage: decode, rules, store, publish; think for bots."
        stages = meter.create_histogram("bordspil_stage_duration_seconds", "s", words)
        traces.begin(traces.make_tracer(address, "server", stages))

    def close(self) -> None:
        """Sends what is left, and stops."""
        traces.stop()
        self.provider.shutdown()

    def _count(self, counter: Counter) -> Callable[[Any], Iterable[Any]]:
        def observe(options: Any) -> Iterable[Any]:
            [family] = counter.collect()
            return [self.observation(sample.value, sample.labels) for sample in family.samples]

        return observe

    def _measure(self, lobby: Lobby, number: int) -> Callable[[Any], Iterable[Any]]:
        return lambda options: [self.observation(list(gauges(lobby))[number].samples[0].value)]
