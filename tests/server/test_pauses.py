"""The pauses of bots: natural, within bounds, and over at once for whoever is in a hurry and plays alone."""

import time
from pathlib import Path
from random import Random

import pytest

from bordspil.server.pauses import pause_of
from server.guest import Guest
from server.house import House

ME, BOT, OPEN = {"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "child"}, {"kind": "open"}
LONG = 30.0


def test_pauses_stay_between_four_tenths_and_two_and_a_half_seconds() -> None:
    rng = Random(1)
    for moves in (0, 1, 2, 20, 100, 5000):
        pauses = [pause_of(0.6, moves, rng) for _ in range(500)]
        assert min(pauses) >= 0.4 - 1e-9
        assert max(pauses) <= 2.5
    assert pause_of(0.0, 100, rng) == 0.0


def test_what_is_forced_is_quick_and_a_hard_choice_takes_longer_now_and_then() -> None:
    rng = Random(1)
    mean = {moves: sum(pause_of(0.6, moves, rng) for _ in range(500)) / 500 for moves in (1, 8, 64, 512)}
    assert mean[1] == pytest.approx(0.4)
    assert list(mean.values()) == sorted(mean.values())
    assert len({round(pause_of(0.6, 64, rng), 3) for _ in range(50)}) > 20


def begin(anna: Guest) -> None:
    anna.create(ME, BOT, game="timeline", first=1)
    anna.wait_for("update", seq=0)


def test_who_is_in_a_hurry_does_not_wait(tmp_path: Path) -> None:
    with House(tmp_path, bot_delay=LONG) as house, house.guest() as anna:
        begin(anna)
        with pytest.raises(TimeoutError):
            anna.hear(0.5)
        began = time.monotonic()
        anna.say(type="hurry")
        anna.wait_for("update", seq=1)
        assert time.monotonic() - began < 15


def test_who_looks_on_hurries_nobody(tmp_path: Path) -> None:
    with House(tmp_path, bot_delay=LONG) as house, house.guest() as anna, house.guest() as eve:
        begin(anna)
        eve.watch(anna.table["code"])
        assert eve.refused(type="hurry")["key"] == "not-seated"


def test_nobody_hurries_a_bot_that_plays_with_others_too(tmp_path: Path) -> None:
    with House(tmp_path, bot_delay=LONG) as house, house.guest() as anna, house.guest() as bjarni:
        bjarni.watch(anna.create(ME, OPEN, BOT, game="timeline", first=2))
        bjarni.ask("table", type="sit", seat=1, name="Bjarni")
        anna.say(type="start")
        anna.wait_for("update", seq=0)
        assert anna.refused(type="hurry")["key"] == "hurry-among-people"
