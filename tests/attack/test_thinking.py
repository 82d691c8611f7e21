"""Strangers keep the bots' workers busy: whoever plays waits for one task more, whatever is asked for elsewhere."""

import threading
import time
from collections.abc import Callable
from pathlib import Path

from attack.bystander import Victim
from server.guest import Guest

ME, BOT = {"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "expert"}
SECONDS = 0.5  # a bot thinks
TERMS = {"clock": {"per_move": 600, "reserve": 0}}
Report = Callable[[str, str], None]


def median(numbers: list[float]) -> float:
    return sorted(numbers)[len(numbers) // 2]


def wait_for_bots(guest: Guest, times: int) -> list[float]:
    """How long a bot took, so many times."""
    waits: list[float] = []
    while len(waits) < times:
        guest.create(ME, BOT, game="azul", first=0)
        guest.wait_for("update", seq=0)
        while guest.update["to_act"] is not None and len(waits) < times:
            guest.play()
            began, seq = time.perf_counter(), guest.update["seq"]
            while guest.update["to_act"] not in (0, None):
                guest.wait_for("update")
            if guest.update["seq"] > seq:
                waits.append(time.perf_counter() - began)
    return waits


def open_tables(victim: Victim, tables: int, watched: int) -> list[Guest]:
    """One stranger's tables of bots alone that play by a clock; some of them are looked at all the time."""
    strangers = []
    for number in range(tables):
        guest = victim.stranger()
        guest.ask("table", type="create", game="azul", options={}, seats=[BOT, BOT], terms=TERMS)
        if number < watched:
            strangers.append(guest)
        else:
            guest.go()
    return strangers


def read_on(guests: list[Guest], ended: threading.Event) -> None:
    """Hears what is told, so that nobody is cut off."""
    while not ended.is_set():
        for guest in guests:
            try:
                guest.hear(timeout=0.02)
            except TimeoutError:
                continue


def test_a_bot_answers_in_twice_its_time_while_a_stranger_asks_for_all_they_can(
    tmp_path: Path, size: Callable[[int, int], int], report: Report
) -> None:
    tables, times = size(16, 40), size(5, 20)
    with Victim(tmp_path, bot_seconds=SECONDS, workers=1, tables_per_person=1_000) as victim:
        with victim.stranger("198.51.100.7") as anna:
            wait_for_bots(anna, 2)  # the worker is warm
            quiet = median(wait_for_bots(anna, times))
            strangers = open_tables(victim, tables, tables // 2)
            ended = threading.Event()
            reader = threading.Thread(target=read_on, args=(strangers, ended), daemon=True)
            reader.start()
            try:
                busy = median(wait_for_bots(anna, times))
            finally:
                ended.set()
                reader.join()
            for guest in strangers:
                guest.go()
        report(f"{tables} tables of bots", f"a bot answered after {busy:.2f} s instead of {quiet:.2f} s")
        assert busy < 4 * quiet  # twice, and as much again for a machine that is busy; without turns it is tables/2
