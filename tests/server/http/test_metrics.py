"""The metrics for Prometheus: counted rightly, in its own format, without names, and only for allowed clients."""

from pathlib import Path

import pytest
from prometheus_client.openmetrics.parser import text_string_to_metric_families as openmetrics
from prometheus_client.parser import text_string_to_metric_families

from bordspil.server.session.resources import RESOURCES
from server.harness.servers import Server
from server.http.test_pages import Answer

ME = {"kind": "me", "name": "Anna"}


def numbers(server: Server) -> dict[str, float]:
    """Returns every sample by its name and labels, as another program reads it."""
    answer = Answer(server, "/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=")
    families = list(text_string_to_metric_families(answer.body))
    assert [one.name for one in families if not one.documentation] == []
    assert len({one.name for one in families}) == len(families)
    return {
        sample.name + "".join(f"{{{name}={value}}}" for name, value in sample.labels.items()): sample.value
        for one in families
        for sample in one.samples
    }


def test_what_happens_is_counted(tmp_path: Path) -> None:
    with Server(tmp_path, jobs_seconds=3600) as server, server.client() as anna:
        before = numbers(server)
        anna.create(ME, ME)
        anna.wait_for("update")
        for _ in range(5):
            anna.play()
        anna.refused(type="start")
        after = numbers(server)
        grown = {name: after[name] - before.get(name, 0) for name in after}
        assert grown["bordspil_moves_total{game=azul}"] == 5
        assert grown["bordspil_messages_total"] == 7
        assert grown["bordspil_message_duration_seconds_count"] == 7
        assert grown["bordspil_refusals_total{key=already-started}"] == 1
        assert grown["bordspil_changes_total"] == grown["bordspil_commit_duration_seconds_count"] == 6
        assert grown["bordspil_errors_total"] == 0
        assert (after["bordspil_sockets"], after["bordspil_open_tables"], after["bordspil_store_up"]) == (1, 1, 1)
        assert {f"bordspil_refused_total{{resource={name}}}" for name in RESOURCES} <= after.keys()
        assert after["bordspil_store_size_bytes"] > 0
        assert (
            after["bordspil_commit_duration_seconds_bucket{le=+Inf}"] == after["bordspil_commit_duration_seconds_count"]
        )
        told = Answer(server, "/metrics").body
        for word in (anna.token, anna.table["code"], "Anna"):
            assert word not in told


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded"])
def test_without_a_token_only_this_machine_is_told(server: Server, header: str) -> None:
    """A proxy on this machine asks for another address."""
    answer = Answer(server, "/metrics", **{header: "for=203.0.113.1"})
    assert (answer.status, answer.body) == (404, "")


def test_with_a_token_its_bearer_gets_the_metrics(tmp_path: Path) -> None:
    with Server(tmp_path, metrics_token="a token for the watcher") as server:
        for wrong in ({}, {"Authorization": "Bearer wrong"}, {"Authorization": "a token for the watcher"}):
            assert Answer(server, "/metrics", **wrong).status == 404
        right = {"Authorization": "Bearer a token for the watcher", "X-Forwarded-For": "203.0.113.1"}
        assert "bordspil_sockets 0.0" in Answer(server, "/metrics", **right).body


def test_a_program_that_asks_for_openmetrics_gets_it_with_units(server: Server) -> None:
    answer = Answer(server, "/metrics", Accept="application/openmetrics-text; version=1.0.0")
    assert answer.headers["content-type"].startswith("application/openmetrics-text; version=1.0.0")
    units = {one.name: one.unit for one in openmetrics(answer.body) if one.unit}  # type: ignore[no-untyped-call]
    assert units == {
        "bordspil_message_duration_seconds": "seconds",
        "bordspil_commit_duration_seconds": "seconds",
        "bordspil_store_size_bytes": "bytes",
    }
