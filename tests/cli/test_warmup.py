"""A warm-up compiles everything that a game of any length needs."""

import subprocess
import sys

import pytest

from bordspil import games
from bordspil.core.bot import LEVELS
from bordspil.search.simple_bots import RandomBot
from bordspil.search.warmup import TURNS, warm_up

GAME = """
import gc, sys, numba
from bordspil import games
from bordspil.cli.warmup import play_once, think_once
from bordspil.core.chance import Chance
from bordspil.core.table import Table
from bordspil.search.any_game import bots_of
from bordspil.core.bot import LEVELS, Budget

def compiled():
    return sum(len(one.signatures) for one in gc.get_objects() if isinstance(one, numba.core.registry.CPUDispatcher))

name = think_once(play_once(sys.argv[1]))
before = compiled()
game = games.load(name)
table = Table(game, {}, 2, Chance.of("in earnest"))
bots = [bots_of(games.load(name)).make(level, 1, table.options) for level in LEVELS]
while table.to_act() is not None and table.seq < 400:
    bot = bots[table.seq % len(bots)]
    table.play(None, bot.choose(game.view(table.state, table.to_act()), Budget(0.005)))
print(table.seq, before, compiled())
"""


@pytest.mark.parametrize("name", games.names())
def test_nothing_is_compiled_after_a_warm_up(name: str) -> None:
    run = subprocess.run([sys.executable, "-c", GAME, name], capture_output=True, text=True, check=True)
    moves, before, after = map(int, run.stdout.split())
    assert moves > TURNS
    assert after == before


def test_every_level_has_its_turns_in_a_warm_up() -> None:
    game = games.load(games.names()[0])
    asked: list[str] = []

    def make(level: str, options: object) -> RandomBot:
        asked.append(level)
        return RandomBot(game, 0)

    table = warm_up(game, make)
    assert asked == list(LEVELS)
    assert len([entry for entry in table.log if entry.seat in range(table.seats)]) == TURNS * len(LEVELS)
