"""Crowds of spectators: the table info is computed once for all of them, and broadcast at a limited rate."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from attack.bystander import Victim
from bordspil.server.store.ratings import MOST_LISTED, find_listed
from bordspil.server.table.broadcast import table_info
from bordspil.server.table.public_tables import PAUSE
from server.harness.client import Client
from server.harness.servers import Server
from server.harness.stores import change, only_files

ME, OPEN = {"kind": "me", "name": "Anna"}, {"kind": "open"}
Report = Callable[[str, str], None]
Size = Callable[[int, int], int]


@pytest.fixture
def composed(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """Returns the owners whose table info was encoded, one for each time."""
    done: list[bytes] = []
    info = table_info.info

    def counted(table: Any, owner: bytes, *more: Any) -> Any:
        done.append(owner)
        return info(table, owner, *more)

    monkeypatch.setattr(table_info, "info", counted)
    return done


def crowd(server: Server | Victim, stack: ExitStack, code: str, number: int) -> list[Client]:
    """Returns a number of spectators at a table."""
    clients = [stack.enter_context(server.client()) for _ in range(number)]
    for client in clients:
        client.watch(code)
    return clients


def hear_tables(client: Client, seconds: float) -> int:
    """Returns how many times the table info comes within some seconds."""
    heard, end = 0, time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        try:
            heard += client.hear(left)["type"] == "table"
        except TimeoutError:
            break
    return heard


def test_a_spectator_that_hides_and_shows_its_page_costs_the_same_in_any_crowd(
    tmp_path: Path, composed: list[bytes], size: Size, report: Report
) -> None:
    number = size(12, 180)
    with Server(tmp_path) as server, ExitStack() as stack:
        anna = stack.enter_context(server.client())
        eve, *_ = crowd(server, stack, anna.create(ME, ME), number)
        time.sleep(1.0)
        composed.clear()
        began = time.perf_counter()
        for turn in range(50):
            eve.ask("table", type="set-visible", visible=turn % 2 == 0)
        took = (time.perf_counter() - began) / 50
        report(f"looking among {number} spectators", f"{took * 1000:.1f} ms there and back")
        assert len(composed) <= 4  # once for the host and once for all others, if the last broadcast was still to come


def test_broadcasts_are_at_most_ten_a_second_and_end_with_the_last_state(
    tmp_path: Path, composed: list[bytes], size: Size, report: Report
) -> None:
    number = size(12, 180)
    with Server(tmp_path) as server, ExitStack() as stack:
        anna, bjorn = stack.enter_context(server.client()), stack.enter_context(server.client())
        code = anna.create(ME, OPEN)
        bjorn.watch(code)
        bjorn.ask("table", type="sit", seat=1, name="Björn")
        eve, *_ = crowd(server, stack, code, number)
        time.sleep(3.0)
        hear_tables(eve, 0.2)
        composed.clear()
        asked, began = 101, time.monotonic()  # each is answered by itself
        for turn in range(asked):
            bjorn.ask("table", type="set-visible", visible=turn % 2 == 1)
        heard = hear_tables(eve, 1.0)
        while eve.table["seats"][1]["looking"]:
            heard += eve.hear()["type"] == "table"
        report(f"looking of a player before {number} spectators, 101 times", f"a spectator was told {heard} times")
        assert 1 <= heard <= 10 * (time.monotonic() - began + 1)
        assert heard < asked / 2
        assert len(composed) <= 3 * (asked + heard + 2)


def test_who_comes_and_goes_is_told_once_for_many(tmp_path: Path, size: Size) -> None:
    number = size(20, 90)
    with Server(tmp_path) as server, ExitStack() as stack:
        anna = stack.enter_context(server.client())
        code = anna.create(ME, ME)
        began = time.monotonic()
        crowd(server, stack, code, number)
        anna.wait_for("table", spectators=number)
        took = time.monotonic() - began
        told = sum('"type":"table"' in text for text in anna.texts)
        assert told <= 10 + 3 * (took + 1)


def test_all_spectators_get_the_same_bytes_and_players_their_own(tmp_path: Path) -> None:
    with Server(tmp_path) as server, ExitStack() as stack:
        anna, bjorn = stack.enter_context(server.client()), stack.enter_context(server.client())
        code = anna.create(ME, OPEN)
        bjorn.watch(code)
        bjorn.ask("table", type="sit", seat=1, name="Björn")
        first, second = crowd(server, stack, code, 2)
        anna.ask("table", type="appear", seat=0, name="Ása")
        for client in (bjorn, first, second):
            while client.table["seats"][0]["name"] != "Ása":
                client.wait_for("table")
        texts = [next(text for text in reversed(client.texts) if "Ása" in text) for client in (first, second, bjorn)]
        assert texts[0] == texts[1] != texts[2]
        assert [seat["yours"] for seat in bjorn.table["seats"]] == [False, True]
        assert [seat["yours"] for seat in first.table["seats"]] == [False, False]
        assert [client.table["host"] for client in (anna, bjorn, first)] == [True, False, False]


def test_a_person_changes_a_table_so_often_an_hour_and_goes_on_playing(tmp_path: Path) -> None:
    with Server(tmp_path, changes_per_person=6) as server, server.client() as anna, server.client() as bjorn:
        anna.create(ME, ME, game="azul")
        anna.wait_for("update")
        for number in range(6):
            anna.say(type="appear", seat=0, name=str(number))
        for message in (
            {"type": "appear", "seat": 0, "name": "more"},
            {"type": "change-terms", "chat": False},
            {"type": "undo", "seq": 0, "seat": 0},
            {"type": "leave", "seat": 0},
        ):
            anna.say(**message)
            while (answer := anna.hear())["type"] != "refused":
                pass
            assert answer["key"] == "too-often"
        anna.play()
        bjorn.create(ME, OPEN)
        bjorn.ask("table", type="appear", seat=0, name="Björn")


@only_files
def test_of_many_players_only_the_strongest_are_read(tmp_path: Path) -> None:
    with Server(tmp_path) as server, server.client() as anna:
        for number in range(MOST_LISTED + 30):
            owner = number.to_bytes(32)
            change(server.settings.store, "INSERT INTO accounts (owner, name, created) VALUES (?, ?, 0)", (owner, "x"))
            rating = (owner, "azul", 2, 1000.0 + number, 50.0, 9, 0)
            change(server.settings.store, "INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?)", rating)
        with closing(sqlite3.connect(server.settings.store)) as connection:
            weakest = find_listed(connection, (0).to_bytes(32))
            assert len(weakest) == MOST_LISTED + 1
            assert (weakest[0].mean, weakest[-1].mean) == (1000.0 + MOST_LISTED + 29, 1000.0)
        told = anna.ask("players", type="ask-players")["tables"]
        [azul] = [one for one in told if (one["game"], one["seats"]) == ("azul", 2)]
        assert len([line for line in azul["lines"] if line["name"] == "x"]) == MOST_LISTED


def test_the_list_of_players_is_told_so_often_a_minute(tmp_path: Path) -> None:
    """It is long where many play: asked for 400 times a second it took two thirds of a processor."""
    with Server(tmp_path, player_lists_per_person=3) as server, server.client() as eve, server.client() as anna:
        for _ in range(3):
            eve.ask("players", type="ask-players")
        assert eve.refused(type="ask-players")["key"] == "too-often"
        anna.ask("players", type="ask-players")


def test_the_list_of_public_tables_is_encoded_once_for_all_readers(tmp_path: Path) -> None:
    with Server(tmp_path) as server, server.client() as anna, server.client() as eve:
        anna.say(type="create", game="azul", options={}, seats=[ME, OPEN], terms={"public": True})
        anna.wait_for("table")
        eve.ask("offers", type="list-public")
        public = server.lobby.public
        first = public.encoded()
        for _ in range(5):
            eve.ask("offers", type="list-public")
        assert public.encoded() is first
        began = time.monotonic()
        for number in range(60):
            anna.say(type="appear", seat=0, name=str(number))
        while "59" not in str(eve.wait_for("offers")):
            pass
        told = sum('"type":"offers"' in text for text in eve.texts)
        assert told <= 8 + (time.monotonic() - began) / PAUSE
