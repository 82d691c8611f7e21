"""Leases: one server at a time plays a table, another takes over in seconds, and nothing is done twice."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.engine import change, place, select
from server.guest import Guest
from server.house import House, Process, wait_until
from server.post import PostOffice
from server.wiring import NatsServer

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "easy"}
QUICK: dict[str, Any] = {"lease_seconds": 1.0, "look_seconds": 0.3, "tick_seconds": 0.05}


@pytest.fixture(scope="module")
def nats() -> Iterator[NatsServer]:
    with NatsServer() as server:
        yield server


def held(house: House) -> dict[str, Any]:
    around = house.lobby.around
    assert around is not None
    return around.leases.held


def ask(folder: Path, sql: str, *values: Any) -> list[Any]:
    return select(place(folder / "tables.sqlite"), sql, values)


def do(folder: Path, sql: str, *values: Any) -> None:
    change(place(folder / "tables.sqlite"), sql, values)


def play_on(guest: Guest) -> None:
    """A person's move and the bot's answer."""
    seq = guest.update["seq"]
    guest.play()
    while guest.update["seq"] < seq + 2 or not guest.update["moves"]:
        guest.wait_for("update")


def begin(guest: Guest, **terms: Any) -> str:
    """A game against a bot, the person's turn."""
    code: str = guest.ask("table", type="create", game="azul", options={"first": 0}, seats=[ME, BOT], terms=terms)[
        "code"
    ]
    guest.wait_for("update")
    return code


def test_one_server_plays_the_bots_and_the_other_looks_on(nats: NatsServer, tmp_path: Path) -> None:
    with House(tmp_path, bus=nats.address, **QUICK) as here, House(tmp_path, bus=nats.address, **QUICK) as there:
        anna, again = here.guest(), None
        code = begin(anna)
        again = there.guest(anna.token)
        again.watch(code)
        again.wait_for("update")
        for _ in range(4):
            play_on(anna)
        again.wait_for("update", seq=anna.update["seq"])
        assert code in held(here)
        assert code not in held(there)
        anna.go()  # nobody is left there: the lease is given back, and the game goes on at the other server
        play_on(again)
        assert code in held(there)
        assert ask(tmp_path, "SELECT token FROM leases WHERE code = ?", code) == [(2,)]
        again.go()


def test_a_tidy_end_gives_tables_back_at_once(nats: NatsServer, tmp_path: Path) -> None:
    patient = {**QUICK, "lease_seconds": 60.0, "bus": nats.address}
    with House(tmp_path, **patient) as here, House(tmp_path, **patient) as there:
        anna = here.guest()
        code = begin(anna)
        play_on(anna)
        here.stop()
        with there.guest(anna.token) as again:
            again.watch(code)
            again.wait_for("update")
            play_on(again)
        anna.go()


def test_tables_of_a_dead_server_are_taken_over_in_seconds(nats: NatsServer, tmp_path: Path) -> None:
    here = Process(tmp_path / "tables.sqlite", bus=nats.address, **QUICK)
    with House(tmp_path, bus=nats.address, **QUICK) as there:
        anna = here.guest()
        code = begin(anna)
        play_on(anna)
        here.kill()
        died = time.monotonic()
        with there.guest(anna.token) as again:
            again.watch(code)
            again.wait_for("update")
            play_on(again)
        assert time.monotonic() - died < 8 * QUICK["lease_seconds"]
        assert ask(tmp_path, "SELECT token FROM leases WHERE code = ?", code) == [(2,)]


def test_a_server_that_lost_its_lease_unawares_cannot_move(nats: NatsServer, tmp_path: Path) -> None:
    """The fence: the bot's move is refused under an old token, and made once the lease is over."""
    with House(tmp_path, bus=nats.address, bot_delay=0.3, **{**QUICK, "lease_seconds": 3.0}) as here:
        anna = here.guest()
        code = begin(anna)
        play_on(anna)
        assert code in held(here)
        later = time.time() + 60
        do(tmp_path, "UPDATE leases SET holder = 'other', token = token + 1, until = ? WHERE code = ?", later, code)
        anna.play()
        wait_until(lambda: code not in held(here))
        time.sleep(0.7)
        assert len(ask(tmp_path, "SELECT 1 FROM entries WHERE code = ? AND seat = 1", code)) == 1
        do(tmp_path, "UPDATE leases SET until = 0 WHERE code = ?", code)
        anna.wait_for("update", seq=4)
        assert ask(tmp_path, "SELECT token FROM leases WHERE code = ?", code) == [(3,)]
        anna.go()


def test_time_that_is_up_is_up_once(nats: NatsServer, tmp_path: Path) -> None:
    """Nobody is at the table; both servers look at its clock, and one of them lets a bot stand in."""
    with House(tmp_path, bus=nats.address, **QUICK) as here, House(tmp_path, bus=nats.address, **QUICK) as there:
        anna = here.guest()
        code: str = anna.ask(
            "table",
            type="create",
            game="azul",
            options={"first": 0},
            seats=[ME, {"kind": "me", "name": "Björn"}],
            terms={"clock": {"per_move": 10, "reserve": 0}, "time_out": "loss"},
        )["code"]
        anna.wait_for("update")
        anna.go()
        for house in (here, there):
            house.lobby.store.hours.at += 11
        wait_until(lambda: ask(tmp_path, "SELECT stage FROM tables WHERE code = ?", code) == [("over",)])
        time.sleep(0.3)
        assert ask(tmp_path, "SELECT count(*) FROM changes WHERE code = ?", code) == [(1,)]
        assert ask(tmp_path, "SELECT lost FROM seats WHERE code = ? ORDER BY seat", code) == [(1,), (0,)]


def test_a_letter_is_sent_by_one_of_the_servers(nats: NatsServer, tmp_path: Path) -> None:
    with PostOffice() as office:
        more = {**QUICK, **office.settings, "bus": nats.address, "notice_seconds": 0.6}
        with House(tmp_path, **more) as here, House(tmp_path, **more) as there:
            anna, bjorn = here.guest(), there.guest()
            contact = (
                "INSERT INTO contacts SELECT owner, 'mail', 'b@example.org', 'en', 1, 'off' FROM seats WHERE seat = 1"
            )
            code = anna.create(ME, OPEN)
            bjorn.watch(code)
            bjorn.ask("table", type="sit", seat=1, name="Björn")
            while anna.table["seats"][1]["kind"] == "open":
                anna.wait_for("table")
            do(tmp_path, contact)
            anna.say(type="start")
            anna.wait_for("update")
            bjorn.wait_for("update")
            if not anna.update["moves"]:
                bjorn.play()
                anna.wait_for("update", seq=1)
            bjorn.go()
            anna.play()
            wait_until(lambda: len(office.letters) > 0)
            time.sleep(0.5)
            assert len(office.letters) == 1
            anna.go()


def test_served_time_is_the_same_at_all_servers(nats: NatsServer, tmp_path: Path) -> None:
    """A server that comes later adopts the hours of the others, to within a moment."""
    with House(tmp_path, bus=nats.address, **QUICK) as here:
        here.lobby.store.hours.at += 1000
        here.lobby.store.hours.since -= 5  # a beat is due
        wait_until(lambda: ask(tmp_path, "SELECT at FROM heartbeat")[0][0] > 1000)
        with House(tmp_path, bus=nats.address, **QUICK) as there:
            apart = abs(here.lobby.store.hours.now() - there.lobby.store.hours.now())
            assert apart < 0.5
