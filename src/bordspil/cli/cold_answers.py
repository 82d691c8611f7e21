"""How long first answers take where nothing is compiled yet: each in a process and a folder of its own."""

import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from tempfile import TemporaryDirectory

from bordspil import games

SETUP = """
from bordspil import games
from bordspil.core.bot import Budget
from bordspil.core.chance import Chance
from bordspil.core.table import Table
from bordspil.search.any_game import bots_of
game = games.load({name!r})
table = Table(game, {{}}, game.seats.start, Chance.of(1))
view = game.view(table.state, table.to_act())
"""
QUESTIONS = {
    "a table and its first move": "table.play(None, next(iter(game.moves(table.state))))",
    "an answer of {level}": "bots_of(game).make({level!r}, 0, table.options).choose(view, Budget(simulations=1))",
    "an environment": "from bordspil.envs.pettingzoo import env; env(game).reset(seed=1)",
    "a batch": "from bordspil.envs.plain_batch import batch_of; batch_of(game, 2, game.seats[-1])",
}


def questions(name: str) -> Iterator[tuple[str, str]]:
    """Yields what may be asked of a game first, in words and as a program."""
    game = games.load(name)
    for words, program in QUESTIONS.items():
        for level in game.bots.LEVELS if "level" in words and game.bots else ("",):
            yield words.format(level=level), SETUP.format(name=name) + program.format(level=level)


def seconds_of(program: str) -> float:
    """Returns the processor time of a program, compiling included."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with TemporaryDirectory() as folder:
        environment = os.environ | {"BORDSPIL_CACHE": folder}
        subprocess.run([sys.executable, "-c", program], env=environment, check=True, stderr=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def report() -> None:
    """Prints the processor time of every first answer."""
    for name in games.names():
        for words, program in questions(name):
            print(f"{seconds_of(program):6.1f} s  {name}: {words}", flush=True)
