"""Attacks on the bots' workers: a player waits for one more task at most, whatever strangers ask for."""

import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from attack.bystander import Victim
from bordspil.jobs.fair_queue import FairQueue
from bordspil.server.table.bots.bot_workers import Rank
from bordspil.server.table.bots.play import Bots
from server.harness.client import Client
from server.harness.servers import Server, wait_until
from server.session.test_rate_limits import rate_limited
from server.table.replay.test_analysis import play_right_and_wrong

ME, BOT = {"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "expert"}
SECONDS = 0.5  # a bot thinks
TERMS = {"clock": {"per_move": 600, "reserve": 0}}
Report = Callable[[str, str], None]


def median(numbers: list[float]) -> float:
    return sorted(numbers)[len(numbers) // 2]


def wait_for_bots(client: Client, times: int) -> list[float]:
    """Returns the seconds that a bot took, for so many moves."""
    waits: list[float] = []
    while len(waits) < times:
        client.create(ME, BOT, game="azul", first=0)
        client.wait_for("update", seq=0)
        while client.update["to_act"] is not None and len(waits) < times:
            client.play()
            began, seq = time.perf_counter(), client.update["seq"]
            while client.update["to_act"] not in (0, None):
                client.wait_for("update")
            if client.update["seq"] > seq:
                waits.append(time.perf_counter() - began)
    return waits


def warm(victim: Victim) -> None:
    """Waits until a bot has answered, however long its kernels have to be compiled."""
    for _ in range(10):
        with suppress(TimeoutError), victim.stranger("198.51.100.7") as anna:
            wait_for_bots(anna, 1)
            return


def open_tables(victim: Victim, tables: int, watched: int) -> list[Client]:
    """Returns one stranger's tables of bots alone that play by a clock; some of them are looked at all the time."""
    strangers = []
    for number in range(tables):
        client = victim.stranger()
        client.ask("table", type="create", game="azul", options={}, seats=[BOT, BOT], terms=TERMS)
        if number < watched:
            strangers.append(client)
        else:
            client.go()
    return strangers


def read_on(clients: list[Client], ended: threading.Event) -> None:
    """Reads all messages, so that the server does not cut a connection off."""
    while not ended.is_set():
        for client in clients:
            try:
                client.hear(timeout=0.02)
            except TimeoutError:
                continue


def test_a_bot_answers_in_twice_its_time_while_a_stranger_asks_for_all_they_can(
    tmp_path: Path, size: Callable[[int, int], int], report: Report
) -> None:
    tables, times = size(10, 40), size(3, 20)
    with Victim(tmp_path, bot_seconds=SECONDS, workers=1, tables_per_person=1_000) as victim:
        warm(victim)
        with victim.stranger("198.51.100.7") as anna:
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
            for client in strangers:
                client.go()
        report(f"{tables} tables of bots", f"a bot answered after {busy:.2f} s instead of {quiet:.2f} s")
        assert busy < 4 * quiet  # twice, and as much again for a machine that is busy; without turns it is tables/2


def queue_of(server: Server) -> FairQueue:
    return server.lobby.bots.workers.queue


def ranks(server: Server) -> list[int]:
    return [claim.rank for claim in list(queue_of(server).waiting)]


def hold_up(server: Server) -> None:
    """Keeps every worker busy from now on."""
    queue_of(server).busy = 99


def ask_for_a_hint(client: Client) -> None:
    client.create(ME, BOT, game="azul", first=0)
    client.wait_for("update")
    client.say(type="hint", seq=client.update["seq"], seat=0)


def test_a_person_has_one_hint_at_a_time(tmp_path: Path) -> None:
    with Server(tmp_path) as server, server.client() as eve, server.client() as anna:
        hold_up(server)
        ask_for_a_hint(eve)
        wait_until(lambda: ranks(server) == [Rank.HINT])
        for _ in range(5):
            assert eve.refused(type="hint", seq=0, seat=0)["key"] == "too-often"
        with server.client(eve.token) as again:
            ask_for_a_hint(again)
            while (message := again.hear())["type"] != "refused":
                pass
            assert message["key"] == "too-often"
        ask_for_a_hint(anna)
        wait_until(lambda: ranks(server) == [Rank.HINT, Rank.HINT])
        anna.play()  # and while a hint is thought about, the game goes on


def test_bots_stop_thinking_for_connections_that_are_gone(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        hold_up(server)
        with server.client() as eve:
            ask_for_a_hint(eve)
            wait_until(lambda: ranks(server) == [Rank.HINT])
        with server.client() as anna:
            anna.create(ME, BOT, game="azul", first=1)
            wait_until(lambda: ranks(server) == [Rank.WATCHED])
        wait_until(lambda: not ranks(server) and not server.lobby.bots.playing)
        assert not server.lobby.rooms
        assert not server.lobby.rate_limits.held["hints_at_once"]


def test_a_table_without_connections_goes_behind_the_others_and_comes_back(tmp_path: Path) -> None:
    with Server(tmp_path) as server, server.client() as eve:
        hold_up(server)
        eve.ask("table", type="create", game="azul", options={}, seats=[BOT, BOT], terms=TERMS)
        wait_until(lambda: ranks(server) == [Rank.WATCHED])
        eve.go()
        wait_until(lambda: ranks(server) == [Rank.UNWATCHED])
        eve.come_back()
        wait_until(lambda: ranks(server) == [Rank.WATCHED])


def test_bots_without_connections_think_for_so_many_seconds_an_hour(tmp_path: Path) -> None:
    with Server(tmp_path, bot_seconds=0.2, bot_seconds_per_person=1) as server, server.client() as eve:
        eve.ask("table", type="create", game="azul", options={}, seats=[BOT, BOT], terms=TERMS)
        eve.wait_for("update", seq=2)
        before = rate_limited("bot_seconds")
        code, begun = eve.table["code"], eve.update["seq"]
        eve.go()
        wait_until(lambda: rate_limited("bot_seconds") > before)
        stopped = server.lobby.rooms[code].playing().seq
        assert begun <= stopped <= begun + 9
        eve.come_back()
        while eve.update["seq"] < stopped + 3:
            eve.wait_for("update")


def test_a_long_game_is_analysed_in_turn_with_a_short_one(tmp_path: Path, report: Report) -> None:
    with Server(tmp_path, analysis_seconds=0.1) as server, server.client() as eve, server.client() as anna:
        play_right_and_wrong(server, eve, hand=8)
        play_right_and_wrong(server, anna, hand=2)
        last = eve.ask("replayed", type="replay-at", at=0, seat=None)["last"]
        eve.say(type="analyse")
        eve.wait_for("analysing", done=1)
        anna.ask("analysis", type="analyse")
        [progress] = server.lobby.analyst.progress.values()
        report(f"a game of {last} positions to analyse", f"a short one was ready after {progress.done} of them")
        assert progress.done < last


def test_analyses_are_paid_for(tmp_path: Path) -> None:
    with Server(tmp_path, analysis_seconds=0.5, analyses_at_once_per_person=1) as server, server.client() as eve:
        first = play_right_and_wrong(server, eve)
        play_right_and_wrong(server, eve)
        with server.client(eve.token) as again:
            again.watch(first)
            again.ask("analysing", type="analyse")
            assert eve.refused(type="analyse")["key"] == "too-often"
            again.ask("analysing", type="analyse")  # an analysis under way is told to all who ask


def test_the_payer_of_the_bots_of_a_table_is_known(tmp_path: Path) -> None:
    with Server(tmp_path) as server, server.client() as eve, server.client() as anna:
        bots: Bots = server.lobby.bots
        code = eve.create(ME, {"kind": "open"}, BOT, game="azul")
        anna.watch(code)
        table = server.lobby.rooms[code]
        host = table.row.host
        assert bots.who_pays(table) == ("", host)  # not who looks on
        eve.go()
        wait_until(lambda: len(table.connections) == 1)
        assert bots.who_pays(table) != ("", host)
        anna.go()
        wait_until(lambda: not table.connections)
        assert bots.who_pays(table) != ("", b"")
