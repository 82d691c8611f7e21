"""A collector of OpenTelemetry for tests: takes what is sent by HTTP, and decodes it by the protocol's own types."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple, Self

from bordspil.extras import need


class Told(NamedTuple):
    """A span as it came in."""

    service: str
    name: str
    trace: bytes
    id: bytes
    parent: bytes
    began: int
    ended: int


class Collector:
    """Listens on this machine, and keeps all spans and metrics."""

    def __init__(self) -> None:
        self.spans: list[Told] = []
        self.metrics: dict[str, Any] = {}
        self.raw = b""
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                outer.take(self.path, self.rfile.read(int(self.headers["content-length"])))
                self.send_response(200)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *arguments: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}"
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def take(self, path: str, body: bytes) -> None:
        self.raw += body
        if path == "/v1/traces":
            self._take_spans(body)
        elif path == "/v1/metrics":
            self._take_metrics(body)
        else:
            raise ValueError(path)

    def _take_spans(self, body: bytes) -> None:
        types = need("opentelemetry.proto.collector.trace.v1.trace_service_pb2", "telemetry")
        for resource in types.ExportTraceServiceRequest.FromString(body).resource_spans:
            words = {word.key: word.value.string_value for word in resource.resource.attributes}
            for scope in resource.scope_spans:
                self.spans += [
                    Told(
                        words["service.name"],
                        span.name,
                        span.trace_id,
                        span.span_id,
                        span.parent_span_id,
                        span.start_time_unix_nano,
                        span.end_time_unix_nano,
                    )
                    for span in scope.spans
                ]

    def _take_metrics(self, body: bytes) -> None:
        types = need("opentelemetry.proto.collector.metrics.v1.metrics_service_pb2", "telemetry")
        for resource in types.ExportMetricsServiceRequest.FromString(body).resource_metrics:
            for scope in resource.scope_metrics:
                self.metrics |= {metric.name: metric for metric in scope.metrics}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()
