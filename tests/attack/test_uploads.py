"""Strangers send files: large, many, without end, and for impossible tables. Players notice nothing."""

import contextlib
import json
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from attack.bystander import Victim
from attack.strangers_files import DECKS, begin_post, deck, quiet_memory, wordy_deck
from server.harness.servers import wait_until

ME = {"kind": "me", "name": "Eve"}
Size = Callable[[int, int], int]
Report = Callable[[str, str], None]


def key(answer: tuple[int, bytes]) -> str:
    return str(json.loads(answer[1]).get("key", "")) if answer[1] else ""


def test_many_large_decks_at_once(victim: Victim, size: Size, report: Report) -> None:
    data = deck(1000)
    with victim.watched() as bystander, ThreadPoolExecutor(16) as senders:
        before = quiet_memory(victim, bystander)
        began = time.perf_counter()
        answers = list(senders.map(lambda n: victim.post(DECKS, data, f"203.0.113.{n % 4}"), range(size(8, 32))))
        took = time.perf_counter() - began
        memory = victim.memory()
        wait_until(lambda: len(bystander.moves) >= 20)
    assert {status for status, _ in answers} <= {200, 429, 503}
    assert any(status == 200 for status, _ in answers)
    assert memory < 2 * before
    bystander.check()
    report(
        f"{len(answers)} decks of 1,000 cards at once",
        f"{took:.1f} s, memory {before >> 20} to {memory >> 20} MB, {bystander.cost}",
    )


def test_posts_that_never_end(victim: Victim, size: Size, report: Report) -> None:
    chunk = b"x" * 300_000
    with victim.watched() as bystander:
        before = quiet_memory(victim, bystander)
        begin = partial(begin_post, victim.address, "api/records", 3_900_000, chunk, "203.0.113.5")
        lines = [begin() for _ in range(size(60, 200))]
        for _ in range(10):
            for line in lines:
                with contextlib.suppress(OSError):
                    line.send(chunk)
        time.sleep(0.5)
        memory = victim.memory()
        honest = victim.post(DECKS, deck(20), "198.51.100.9")
        moves = len(bystander.moves)
        wait_until(lambda: len(bystander.moves) >= moves + 5)
    for line in lines:
        line.close()
    assert honest[0] == 200
    assert memory < 2 * before
    bystander.check()
    report(f"{len(lines)} files that never end", f"memory {before >> 20} to {memory >> 20} MB")


def test_a_crowd_with_files_that_never_end_gives_way_to_a_newcomer(tmp_path: Path, size: Size, report: Report) -> None:
    """So many addresses send that they use all bytes and all turns of the server, each within its own limits."""
    rooms = {"upload_bytes": 1_000_000, "upload_bytes_per_address": 200_000, "uploads": 4, "uploads_per_address": 2}
    crowd, honest = size(8, 40), size(3, 20)
    with Victim(tmp_path, **rooms) as victim, contextlib.ExitStack() as stack, ThreadPoolExecutor(8) as senders:
        for number in range(crowd):
            text = begin_post(victim.address, "api/records", 190_000, b"x" * 180_000, f"203.0.113.{number}")
            stack.enter_context(text)
        waiting = [senders.submit(victim.post, DECKS, deck(1000), f"2001:db8:0:{n:x}00::1") for n in range(8)]
        answers = [victim.post(DECKS, deck(20, seed=n), f"198.51.100.{n}") for n in range(honest)]
        assert [status for status, _ in answers] == [200] * honest, answers
        refused = [key(one.result()) for one in waiting]
        assert set(refused) <= {"", "server-busy", "too-often"}
    report(f"{crowd} addresses hold all bytes of uploads", f"{honest} of {honest} others bring a deck")


def test_a_file_that_drips_is_refused_and_gone(tmp_path: Path, report: Report) -> None:
    with Victim(tmp_path, upload_seconds=2.0) as victim:
        began = time.perf_counter()
        line = begin_post(victim.address, "api/records", 3_900_000, b"x" * 100, "203.0.113.5")
        line.setblocking(True)
        line.settimeout(60)
        with line, line.makefile("rb") as answered:
            answer = answered.read().decode()
        took = time.perf_counter() - began
        assert "upload-too-slow" in answer
        assert "connection: close" in answer.lower()
        report("a file that drips", f"refused after {took:.1f} s")


def test_many_small_files_do_not_keep_another_sender_from_uploading(victim: Victim, size: Size, report: Report) -> None:
    count = size(110, 210)  # a hundred an hour are taken
    began = time.monotonic()
    answers = [victim.post(DECKS, deck(3, seed=n)) for n in range(count)]
    more = int((time.monotonic() - began) / 36) + 1  # a hundred an hour
    assert [status for status, _ in answers[:100]] == [200] * 100
    assert [key(answer) for answer in answers].count("too-often") >= count - 100 - more
    assert victim.post(DECKS, deck(20), "198.51.100.9")[0] == 200
    report(f"{count} small files", "others bring theirs")


def test_a_table_that_cannot_be_costs_nothing_of_a_large_deck(victim: Victim, size: Size, report: Report) -> None:
    status, answer = victim.post(DECKS, wordy_deck(800))
    assert status == 200, answer
    uploaded = {"upload": json.loads(answer)["upload"]}
    times = size(30, 200)

    def ask(options: dict[str, Any]) -> float:
        with victim.stranger() as eve:
            began = victim.work()
            for _ in range(times):
                bot = {"kind": "bot", "level": "none"}
                refused = eve.refused(type="create", game="timeline", options=options, seats=[ME, bot])
                assert refused["key"] == "level-unknown"
                time.sleep(0.01)
            return victim.work() - began

    plain, large = ask({}), ask({"deck": uploaded})
    assert large < 3 * plain + 0.3  # it was 15 ms each
    report(f"{times} tables with a large deck and a wrong level", f"{large * 1000 / times:.1f} ms each")


def test_tables_with_a_large_deck_delay_no_other_table(victim: Victim, size: Size, report: Report) -> None:
    status, answer = victim.post(DECKS, wordy_deck(800))
    assert status == 200, answer
    options = {"deck": {"upload": json.loads(answer)["upload"]}}

    def create(number: int) -> list[str]:
        found = []
        with victim.stranger() as eve:
            for _ in range(size(3, 10)):
                eve.say(type="create", game="timeline", options=options, seats=[ME, ME])
                while (message := eve.hear())["type"] not in ("table", "refused"):
                    pass
                found.append(message.get("key", "table"))
        return found

    with victim.watched() as bystander, ThreadPoolExecutor(4) as strangers:
        found = [one for some in strangers.map(create, range(4)) for one in some]
        wait_until(lambda: len(bystander.moves) >= 20)
    assert set(found) <= {"table", "too-often"}
    bystander.check()
    report(f"{len(found)} tables with a deck of 1.8 MB", bystander.cost)


def test_a_file_that_takes_too_long_is_refused_and_no_other_waits(tmp_path: Path, report: Report) -> None:
    with Victim(tmp_path, file_seconds=0.001) as victim, victim.watched() as bystander:
        answers = [victim.post(DECKS, deck(1000)) for _ in range(3)]
        assert {key(answer) for answer in answers} == {"file-too-complex"}
        wait_until(lambda: len(bystander.moves) >= 5)
        report("files that take too long", f"refused, {bystander.cost}")
