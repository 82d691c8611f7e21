"""Telemetry: a move's stages in one trace, a bot's across processes; metrics; no names of people; off by default."""

import subprocess
import sys
import time
from itertools import pairwise
from pathlib import Path

import pytest

from bordspil.jobs import traces
from bordspil.server import metrics
from bordspil.server.settings import Settings, WrongSetting
from server.harness.collector import Collector, Told
from server.harness.servers import Server, wait_until

pytest.importorskip("opentelemetry.proto", reason="OpenTelemetry is an extra")

ME = {"kind": "me", "name": "Anna"}
BOT = {"kind": "bot", "level": "easy"}


def parts(spans: list[Told], root: Told) -> list[Told]:
    """Returns the spans within a span of the same process, in the order they began."""
    within = [one for one in spans if one.parent == root.id and one.service == root.service]
    return sorted(within, key=lambda one: one.began)


def test_a_move_and_a_bots_answer_stage_by_stage(tmp_path: Path) -> None:
    with Collector() as collector:
        with Server(tmp_path, telemetry=collector.address) as server, server.client() as anna:
            metrics.lease_changes.labels("taken").inc()
            anna.create(ME, BOT, first=0)
            anna.wait_for("update")
            anna.play()
            anna.wait_for("update", seq=2)
            wait_until(lambda: any(one.service == "bordspil-worker" for one in collector.spans))
            private = [anna.token, anna.table["code"], "Anna", "127.0.0.1"]
        spans = collector.spans
        [play] = [one for one in spans if one.name == "play"]
        stages = parts(spans, play)
        assert [one.name for one in stages] == ["decode", "rules", "store", "publish"]
        assert {one.trace for one in stages} == {play.trace}
        assert all(before.ended <= after.began for before, after in pairwise(stages))
        assert stages[-1].ended <= play.ended
        bot = next(one for one in spans if one.name == "bot" and len(parts(spans, one)) == 4)
        assert [one.name for one in parts(spans, bot)] == ["think", "rules", "store", "publish"]
        [choose] = [one for one in spans if one.service == "bordspil-worker"]
        assert (choose.name, choose.trace, choose.parent) == ("choose", bot.trace, bot.id)
        assert bot.trace != play.trace
        _check_numbers(collector)
        assert [word for word in private if word.encode() in collector.raw] == []
    assert not traces.is_on()


def _check_numbers(collector: Collector) -> None:
    stages = {
        point.attributes[0].value.string_value: point.count
        for point in collector.metrics["bordspil_stage_duration_seconds"].histogram.data_points
    }
    assert stages["rules"] == stages["store"] == stages["publish"] == 2
    assert stages["think"] >= 1
    assert stages["decode"] == 3
    [moves] = [
        point
        for point in collector.metrics["bordspil_moves_total"].sum.data_points
        if point.attributes[0].value.string_value == "azul"
    ]
    assert moves.as_double >= 2
    [workers] = collector.metrics["bordspil_bot_workers"].gauge.data_points
    assert workers.as_int == 1
    assert "bordspil_bot_jobs" in collector.metrics
    leases = collector.metrics["bordspil_lease_changes_total"].sum.data_points
    assert {point.attributes[0].key for point in leases} == {"event"}
    assert sum(point.as_double for point in leases) >= 1


def test_a_collector_that_is_gone_disturbs_no_table(tmp_path: Path) -> None:
    with Collector() as collector:
        gone = collector.address
    server = Server(tmp_path, telemetry=gone)
    with server.client() as anna:
        anna.create(ME, ME)
        anna.wait_for("update")
        anna.play()
    began = time.monotonic()
    server.stop()
    assert time.monotonic() - began < 20


def test_off_it_is_not_even_loaded() -> None:
    look = "import sys, bordspil.server.http.app; print([name for name in sys.modules if 'telemetry' in name])"
    said = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True).stdout
    assert said.strip() == "['bordspil.server.telemetry']"
    assert not traces.is_on()
    assert traces.carried() is None


@pytest.mark.parametrize("wrong", ["localhost:4318", "ftp://host", "http://"])
def test_an_address_nothing_can_be_sent_to_is_refused(wrong: str) -> None:
    with pytest.raises(WrongSetting, match="is not an address"):
        Settings(telemetry=wrong)
