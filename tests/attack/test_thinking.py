"""Strangers keep the bots' workers busy: whoever plays waits for one task more, whatever is asked for elsewhere."""

import threading
import time
from collections.abc import Callable
from pathlib import Path

from attack.bystander import Victim
from bordspil.jobs.fair_queue import FairQueue
from bordspil.server.table.bot_workers import Rank
from bordspil.server.table.bots import Bots
from server.guest import Guest
from server.house import House, wait_until
from server.test_analysis import play_right_and_wrong
from server.test_rate_limits import rate_limited

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
    tables, times = size(10, 40), size(3, 20)
    with Victim(tmp_path, bot_seconds=SECONDS, workers=1, tables_per_person=1_000) as victim:
        with victim.stranger("198.51.100.7") as anna:
            wait_for_bots(anna, 1)  # the worker is warm
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


def queue_of(house: House) -> FairQueue:
    return house.lobby.bots.workers.queue


def ranks(house: House) -> list[int]:
    return [claim.rank for claim in list(queue_of(house).waiting)]


def hold_up(house: House) -> None:
    """From now on every worker has something else to do."""
    queue_of(house).busy = 99


def ask_for_a_hint(guest: Guest) -> None:
    guest.create(ME, BOT, game="azul", first=0)
    guest.wait_for("update")
    guest.say(type="hint", seq=guest.update["seq"], seat=0)


def test_a_person_has_one_hint_at_a_time(tmp_path: Path) -> None:
    with House(tmp_path) as house, house.guest() as eve, house.guest() as anna:
        hold_up(house)
        ask_for_a_hint(eve)
        wait_until(lambda: ranks(house) == [Rank.HINT])
        for _ in range(5):
            assert eve.refused(type="hint", seq=0, seat=0)["key"] == "too-often"
        with house.guest(eve.token) as again:
            ask_for_a_hint(again)
            while (message := again.hear())["type"] != "refused":
                pass
            assert message["key"] == "too-often"
        ask_for_a_hint(anna)
        wait_until(lambda: ranks(house) == [Rank.HINT, Rank.HINT])
        anna.play()  # and while a hint is thought about, the game goes on


def test_nobody_thinks_for_those_who_are_gone(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        hold_up(house)
        with house.guest() as eve:
            ask_for_a_hint(eve)
            wait_until(lambda: ranks(house) == [Rank.HINT])
        with house.guest() as anna:
            anna.create(ME, BOT, game="azul", first=1)
            wait_until(lambda: ranks(house) == [Rank.WATCHED])
        wait_until(lambda: not ranks(house) and not house.lobby.bots.playing)
        assert not house.lobby.tables
        assert not house.lobby.rate_limits.held["hints_at_once"]


def test_a_table_that_nobody_looks_at_goes_behind_the_others_and_comes_back(tmp_path: Path) -> None:
    with House(tmp_path) as house, house.guest() as eve:
        hold_up(house)
        eve.ask("table", type="create", game="azul", options={}, seats=[BOT, BOT], terms=TERMS)
        wait_until(lambda: ranks(house) == [Rank.WATCHED])
        eve.go()
        wait_until(lambda: ranks(house) == [Rank.UNWATCHED])
        eve.come_back()
        wait_until(lambda: ranks(house) == [Rank.WATCHED])


def test_bots_that_nobody_looks_at_think_for_so_many_seconds_an_hour(tmp_path: Path) -> None:
    with House(tmp_path, bot_seconds=0.2, bot_seconds_per_person=1) as house, house.guest() as eve:
        eve.ask("table", type="create", game="azul", options={}, seats=[BOT, BOT], terms=TERMS)
        eve.wait_for("update", seq=2)
        before = rate_limited("bot_seconds")
        code, begun = eve.table["code"], eve.update["seq"]
        eve.go()
        wait_until(lambda: rate_limited("bot_seconds") > before)
        stopped = house.lobby.tables[code].playing().seq
        assert begun <= stopped <= begun + 9
        eve.come_back()
        while eve.update["seq"] < stopped + 3:
            eve.wait_for("update")


def test_a_long_game_is_analysed_in_turn_with_a_short_one(tmp_path: Path, report: Report) -> None:
    with House(tmp_path, analysis_seconds=0.1) as house, house.guest() as eve, house.guest() as anna:
        play_right_and_wrong(house, eve, hand=8)
        play_right_and_wrong(house, anna, hand=2)
        last = eve.ask("replayed", type="replay-at", at=0, seat=None)["last"]
        eve.say(type="analyse")
        eve.wait_for("analysing", done=1)
        anna.ask("analysis", type="analyse")
        [progress] = house.lobby.analyst.progress.values()
        report(f"a game of {last} positions to analyse", f"a short one was ready after {progress.done} of them")
        assert progress.done < last


def test_analyses_are_paid_for(tmp_path: Path) -> None:
    with House(tmp_path, analysis_seconds=0.5, analyses_at_once_per_person=1) as house, house.guest() as eve:
        first = play_right_and_wrong(house, eve)
        play_right_and_wrong(house, eve)
        with house.guest(eve.token) as again:
            again.watch(first)
            again.ask("analysing", type="analyse")
            assert eve.refused(type="analyse")["key"] == "too-often"
            again.ask("analysing", type="analyse")  # what is being made is told to everybody


def test_it_is_known_who_pays_for_the_bots_of_a_table(tmp_path: Path) -> None:
    with House(tmp_path) as house, house.guest() as eve, house.guest() as anna:
        bots: Bots = house.lobby.bots
        code = eve.create(ME, {"kind": "open"}, BOT, game="azul")
        anna.watch(code)
        table = house.lobby.tables[code]
        host = table.row.host
        assert bots.who_pays(table) == ("", host)  # not who looks on
        eve.go()
        wait_until(lambda: len(table.connections) == 1)
        assert bots.who_pays(table) != ("", host)
        anna.go()
        wait_until(lambda: not table.connections)
        assert bots.who_pays(table) != ("", b"")
