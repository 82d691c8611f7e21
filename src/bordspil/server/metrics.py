"""What the server counts, as metrics of Prometheus: without names, codes or addresses of people."""

from prometheus_client import CollectorRegistry, Counter, Histogram, disable_created_metrics

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
REGISTRY = CollectorRegistry()

disable_created_metrics()  # type: ignore[no-untyped-call] # each counter began with the process


def _counter(name: str, help: str, *labels: str) -> Counter:
    return Counter(name, help, labels, registry=REGISTRY)


def _seconds(name: str, help: str) -> Histogram:
    return Histogram(name, help, unit="seconds", buckets=BOUNDS, registry=REGISTRY)


moves = _counter("bordspil_moves_total", "Moves of people and bots, committed and broadcast.", "game")
messages = _counter("bordspil_messages_total", "Messages received over sockets.")
refusals = _counter("bordspil_refusals_total", "Messages that were refused, by the key of the reason.", "key")
errors = _counter("bordspil_errors_total", "Faults of the server itself; each has a line in the log.")
rate_limited = _counter(
    "bordspil_refused_total", "Messages, requests and connections over a limit, by resource.", "resource"
)
message_duration = _seconds(
    "bordspil_message_duration_seconds", "Time from a message to its answer, the commit included."
)
commit_duration = _seconds("bordspil_commit_duration_seconds", "Time to commit a group of changes to the store.")
changes = _counter("bordspil_changes_total", "Changes committed to the store, several in one commit.")
lease_changes = _counter("bordspil_lease_changes_total", "Leases of tables that were taken, returned or lost.", "event")
COUNTERS = (moves, messages, refusals, errors, rate_limited, changes, lease_changes)
