"""The pauses of bots: natural, within bounds, and over at once when a person who plays alone hurries."""

import time
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bordspil import games
from bordspil.core.chance import Chance
from bordspil.core.table import Table
from bordspil.server.session.wire.shapes import Terms
from bordspil.server.settings import Settings
from bordspil.server.table.bots.bot_delay import least_wait, pause_at, pause_of
from bordspil.server.table.bots.bot_workers import Workers
from server.harness.client import Client
from server.harness.secret_game import Secret, find_game
from server.harness.servers import Server

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


@pytest.mark.parametrize("name", [*games.names(), Secret.id])
def test_two_worlds_that_look_the_same_to_a_spectator_have_the_same_pauses(name: str) -> None:
    game, rng = find_game(name), Random(1)
    options = {option.name: option.default for option in game.options}
    settings = Settings(bot_delay=0.6, bot_seconds=1.0)
    play, compared = Table(game, {}, 2, Chance.of(1)), 0
    while play.to_act() is not None and compared < 40:
        pauses = []
        for state in (play.state, game.determinize(game.view(play.state, None), rng)):
            table: Any = SimpleNamespace(
                game=game,
                settings=settings,
                hides=game.hides(options),
                snapshot=SimpleNamespace(late=None),
                row=SimpleNamespace(terms=Terms()),
                playing=lambda state=state: SimpleNamespace(state=state),
            )
            pauses.append((pause_at(table, Random(compared)), least_wait(table, True, Random(compared))))
        assert pauses[0] == pauses[1]
        compared += 1
        play.play(None, rng.choice(list(game.moves(play.state))))
    assert compared > 5


def test_an_answer_that_was_forced_takes_as_long_as_one_that_was_searched_for() -> None:
    settings = Settings(bot_delay=0.6, bot_seconds=1.0)
    hidden, plain = (SimpleNamespace(settings=settings, hides=hides) for hides in (True, False))
    waits = [least_wait(hidden, True, Random(seed)) for seed in range(200)]  # type: ignore[arg-type]
    assert min(waits) >= 1.1
    assert max(waits) <= 1.25
    assert least_wait(hidden, False, Random(1)) == least_wait(plain, True, Random(1)) == 0.0  # type: ignore[arg-type]


def test_which_levels_search_is_learned_from_their_answer_times() -> None:
    made = Workers(1)
    try:
        assert made.is_searching("azul", "expert")
        for number in range(30):
            made._note("azul", "child", number == 0)  # a worker that had just begun
            made._note("azul", "medium", number % 3 > 0)
        assert not made.is_searching("azul", "child")
        assert made.is_searching("azul", "medium")
    finally:
        made.close()


def begin(anna: Client) -> None:
    anna.create(ME, BOT, game="timeline", first=1)
    anna.wait_for("update", seq=0)


def test_who_is_in_a_hurry_does_not_wait(tmp_path: Path) -> None:
    with Server(tmp_path, bot_delay=LONG) as server, server.client() as anna:
        begin(anna)
        with pytest.raises(TimeoutError):
            anna.hear(0.5)
        began = time.monotonic()
        anna.say(type="hurry")
        anna.wait_for("update", seq=1)
        assert time.monotonic() - began < 15


def test_a_spectator_cannot_hurry_a_bot(tmp_path: Path) -> None:
    with Server(tmp_path, bot_delay=LONG) as server, server.client() as anna, server.client() as eve:
        begin(anna)
        eve.watch(anna.table["code"])
        assert eve.refused(type="hurry")["key"] == "not-seated"


def test_a_bot_among_several_people_cannot_be_hurried(tmp_path: Path) -> None:
    with Server(tmp_path, bot_delay=LONG) as server, server.client() as anna, server.client() as bjarni:
        bjarni.watch(anna.create(ME, OPEN, BOT, game="timeline", first=2))
        bjarni.ask("table", type="sit", seat=1, name="Bjarni")
        anna.say(type="start")
        anna.wait_for("update", seq=0)
        assert anna.refused(type="hurry")["key"] == "hurry-among-people"
