"""OpenTelemetry traces: the stages of a message across processes. Off unless it is begun.

Spans hold times, kinds of messages and games; no table, name or address.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from importlib.util import find_spec
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from bordspil.core.game import BadRequest
from bordspil.extras import need
from bordspil.version import __version__

EXTRA = "telemetry"
PATIENCE = 3.0  # seconds for a collector that does not answer; what cannot be sent is dropped
DELAY = 1000  # milliseconds until spans leave, many together


class Context(NamedTuple):
    """The context that a task carries, so that its worker adds to the same trace."""

    parent: str
    address: str


class Tracer(NamedTuple):
    """The tracer that makes and sends spans, and the function that collects the times of stages."""

    address: str
    spans: Any
    provider: Any
    stages: Any


class Watch:
    """A stopwatch for one message or one move of a bot: a span, and a span within it for every stage."""

    def __init__(self, name: str, tracer: Tracer) -> None:
        trace = need("opentelemetry.trace", EXTRA)
        self.tracer = tracer
        self.span = tracer.spans.start_span(name)
        self.inside = trace.set_span_in_context(self.span)
        self.last = time.time_ns()
        self.has_ended = False

    def lap(self, stage: str) -> None:
        """Ends a stage and begins the next."""
        if self.has_ended:
            return
        now = time.time_ns()
        self.tracer.spans.start_span(stage, context=self.inside, start_time=self.last).end(now)
        if self.tracer.stages is not None:
            self.tracer.stages.record((now - self.last) / 1e9, {"stage": stage})
        self.last = now

    def end(self) -> None:
        """Ends the span: the message has been answered, or the move made."""
        self.has_ended = True
        self.span.end()


_tracer: Tracer | None = None
_watch: ContextVar[Watch | None] = ContextVar("watch", default=None)


def check_address(address: str) -> None:
    """Refuses an address traces cannot be sent to, and any where the extra is missing."""
    if not address:
        return
    if urlsplit(address).scheme not in ("http", "https") or not urlsplit(address).netloc:
        raise BadRequest("telemetry-wrong", address=address)
    if find_spec("opentelemetry") is None or find_spec("opentelemetry.sdk") is None:
        raise BadRequest("extra-missing", module="opentelemetry", extra=EXTRA)


def resource(part: str) -> Any:
    """Returns the resource of spans: the server or one of its workers."""
    words = {"service.name": f"bordspil-{part}", "service.version": __version__}
    return need("opentelemetry.sdk.resources", EXTRA).Resource.create(words)


def make_tracer(address: str, part: str, stages: Any = None) -> Tracer:
    """Sends spans to an address, by HTTP, as protocol buffers."""
    sdk, export = need("opentelemetry.sdk.trace", EXTRA), need("opentelemetry.sdk.trace.export", EXTRA)
    otlp = need("opentelemetry.exporter.otlp.proto.http.trace_exporter", EXTRA)
    provider = sdk.TracerProvider(resource=resource(part))
    exporter = otlp.OTLPSpanExporter(endpoint=address.rstrip("/") + "/v1/traces", timeout=PATIENCE)
    provider.add_span_processor(export.BatchSpanProcessor(exporter, schedule_delay_millis=DELAY))
    return Tracer(address, provider.get_tracer("bordspil"), provider, stages)


def begin(tracer: Tracer) -> None:
    """Switches traces on."""
    global _tracer
    _tracer = tracer


def stop() -> None:
    """Sends the spans that are left, and switches traces off."""
    global _tracer
    if _tracer is not None:
        _tracer.provider.shutdown()
    _tracer = None


def is_on() -> bool:
    """Returns whether traces are on."""
    return _tracer is not None


def lap(stage: str, about: str = "") -> None:
    """Ends a stage of what is being watched; `about`, where it is known by now, names the span."""
    if _tracer is not None and (watch := _watch.get()) is not None:
        watch.lap(stage)
        if about:
            watch.span.update_name(about)


@contextmanager
def watching(name: str) -> Iterator[None]:
    """Times the work of a `with` block, where traces are on."""
    if _tracer is None:
        yield
        return
    watch = Watch(name, _tracer)
    before = _watch.set(watch)
    try:
        yield
    finally:
        _watch.reset(before)
        watch.end()


def carried() -> Context | None:
    """Returns the context for a task that is submitted now."""
    if _tracer is None or (watch := _watch.get()) is None or watch.has_ended:
        return None
    carrier: dict[str, str] = {}
    propagator = need("opentelemetry.trace.propagation.tracecontext", EXTRA).TraceContextTextMapPropagator()
    propagator.inject(carrier, context=watch.inside)
    return Context(carrier["traceparent"], _tracer.address)


@contextmanager
def continued(context: Context | None, name: str) -> Iterator[None]:
    """Opens a span, in a worker, of the trace that a task came from."""
    if context is None or find_spec("opentelemetry") is None:
        yield
        return
    propagator = need("opentelemetry.trace.propagation.tracecontext", EXTRA).TraceContextTextMapPropagator()
    inside = propagator.extract({"traceparent": context.parent})
    span = _tracer_to(context.address).spans.start_span(name, context=inside)
    try:
        yield
    finally:
        span.end()


@lru_cache(maxsize=4)
def _tracer_to(address: str) -> Tracer:
    return make_tracer(address, "worker")
