"""Strangers upload long records, download them and replay them: players notice nothing, and little is kept."""

import json
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any

import pytest

from attack.bystander import Victim
from attack.strangers_files import long_record, quiet_memory, wrong_record
from server.harness.servers import wait_until

Size = Callable[[int, int], int]
Report = Callable[[str, str], None]


@pytest.fixture(scope="module")
def long(request: pytest.FixtureRequest) -> bytes:
    size: Size = request.getfixturevalue("size")
    return long_record(size(30, 48))


def bring(victim: Victim, data: bytes, address: str = "203.0.113.5") -> str:
    status, answer = victim.post("api/records", data, address)
    assert status == 200, answer
    return str(json.loads(answer)["table"])


def stored(victim: Victim) -> int:
    """Returns the bytes of the store, after its journal is merged into it."""
    with closing(sqlite3.connect(victim.folder / "tables.sqlite")) as store:
        store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return victim.stored()


def test_long_records_are_asked_for_by_many(victim: Victim, long: bytes, size: Size, report: Report) -> None:
    codes = [bring(victim, long) for _ in range(2)]
    with victim.watched() as bystander, ThreadPoolExecutor(8) as senders:
        before = quiet_memory(victim, bystander)
        asked = senders.map(lambda n: victim.get(f"api/tables/{codes[n % 2]}/record")[0], range(size(16, 100)))
        statuses = list(asked)
        memory = victim.memory()
        wait_until(lambda: len(bystander.moves) >= 20)
    assert set(statuses) <= {200, 429, 503}
    assert 200 in statuses
    bystander.check()
    assert memory < 2 * before
    report(f"{len(statuses)} asks for a record of {len(long)} bytes", bystander.cost)


def test_long_records_are_looked_at_from_everywhere(victim: Victim, long: bytes, size: Size, report: Report) -> None:
    codes = [bring(victim, long) for _ in range(size(3, 20))]
    heard: list[int] = []

    def look(code: str) -> list[Any]:
        with victim.stranger() as eve:
            eve.watch(code)
            last = eve.ask("replayed", type="replay-at", at=0, seat=0)["last"]
            return [
                eve.ask("replayed", type="replay-at", at=at, seat=1)["at"] for at in range(0, last, max(1, last // 12))
            ]

    with victim.watched() as bystander, ThreadPoolExecutor(4) as strangers:
        before = quiet_memory(victim, bystander)
        for found in strangers.map(look, codes):
            heard += found
        memory = victim.memory()
        wait_until(lambda: len(bystander.moves) >= 20)
    assert len(heard) >= 12 * len(codes)
    assert memory < 2 * before
    bystander.check()
    report(
        f"looks back at {len(codes)} long records",
        f"memory {before >> 20} to {memory >> 20} MB, {bystander.cost}",
    )


def test_a_long_game_with_a_large_deck_is_opened_again_and_again(victim: Victim, size: Size, report: Report) -> None:
    code = bring(victim, wrong_record(size(300, 900), size(1500, 4200)))

    def watch(_: int) -> int:
        with victim.stranger() as eve:
            eve.watch(code)
            return len(eve.wait_for("update")["events"])

    with victim.watched() as bystander:
        before = quiet_memory(victim, bystander)
        told = [watch(number) for number in range(size(4, 12))]
        memory = victim.memory()
        wait_until(lambda: len(bystander.moves) >= 80)
    assert max(told) < 1000
    assert memory < 2 * before
    bystander.check()
    report(f"{len(told)} visits to a long game", bystander.cost)


def test_the_store_grows_by_no_more_than_was_sent(victim: Victim, long: bytes, size: Size, report: Report) -> None:
    bring(victim, long)
    before, count = stored(victim), size(30, 60)
    for number in range(count):
        bring(victim, long, f"203.0.113.{1 + number // 20}")
    grown = stored(victim) - before
    assert grown <= 1.2 * count * len(long)  # it was 7.5 times
    report(f"{count} long records", f"the store grows by {grown / count / len(long):.2f} of what was sent")


def test_records_are_paid_for_by_the_byte(
    tmp_path_factory: pytest.TempPathFactory, long: bytes, report: Report
) -> None:
    with Victim(tmp_path_factory.mktemp("bytes"), kept_bytes_per_address=3 * len(long)) as victim:
        answers = [victim.post("api/records", long)[0] for _ in range(8)]
        assert answers[0] == 200
        assert answers[-1] == 429
        assert victim.post("api/records", long, "198.51.100.9")[0] == 200
        report("more bytes than an address may keep a day", f"refused after {answers.count(200)} records")
