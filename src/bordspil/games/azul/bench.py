"""The figures of Azul: random games, tree search and the public interface, against a C program of the same layout."""

import shutil
import subprocess
import tempfile
from collections.abc import Callable
from importlib.resources import as_file, files
from pathlib import Path
from time import perf_counter

import numpy as np

from bordspil.core.bot import Budget
from bordspil.core.chance import Chance
from bordspil.core.kernel import generator
from bordspil.core.table import Table
from bordspil.games.azul.bots import expert, levels
from bordspil.games.azul.bots.weights import weights
from bordspil.games.azul.game import game
from bordspil.games.azul.rules import layout, turns
from bordspil.search.searcher import Searcher

GAMES = 20_000


def moves_per_second(seats: int = 2, grey: bool = False) -> float:
    """Measures uniformly random legal moves in whole games on one core, deals and scoring included; best of five."""
    state = np.zeros(1, layout.STATE)
    state["seats"], state["grey"] = seats, grey
    dice = generator(1)
    turns.random_games(state, dice, 10)
    best = 0.0
    for _ in range(5):
        begin = perf_counter()
        moves = turns.random_games(state, dice, GAMES)
        best = max(best, moves / (perf_counter() - begin))
    return best


def c_moves_per_second() -> float:
    """Returns the same games by the C program beside this file; 0 where there is no C compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        return 0.0
    with as_file(files(__package__) / "yardstick.c") as source, tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "yardstick"
        subprocess.run([compiler, "-O3", "-march=native", "-o", program, source], check=True)
        runs = [subprocess.run([program, str(GAMES)], check=True, capture_output=True, text=True) for _ in range(5)]
        return max(float(run.stdout) for run in runs)


def share_of_c() -> float:
    """Measures both in turn, so that a busy moment of the machine strikes both."""
    c = c_moves_per_second()
    return moves_per_second() / c if c else 0.0


def simulations_per_second() -> float:
    """Measures tree search from the first position of a game of two on one core, every simulation a rollout."""
    table = Table(game, {"first": 0}, 2, Chance.of(1))
    best, searcher = 0, Searcher(levels.program())
    for _ in range(3):
        best = max(best, searcher.search(table.state, levels.evaluator(), Budget(1.0), generator(1)).simulations)
    return float(best)


def valued_per_second() -> float:
    """Measures the expert's search from the same position on one core, every simulation ending in the net's value."""
    table = Table(game, {"first": 0}, 2, Chance.of(1))
    best, searcher = 0, Searcher(expert.program())
    for _ in range(3):
        best = max(
            best,
            searcher.search(table.state, expert.evaluator(weights(2, False)), Budget(1.0), generator(1)).simulations,
        )
    return float(best)


def legal_moves_us() -> float:
    """Measures the list of legal moves through the public interface, in microseconds, at the start of a game of two."""
    state = Table(game, {"first": 0}, 2, Chance.of(1)).state
    best = 1.0
    for _ in range(20):
        begin = perf_counter()
        for _ in range(100):
            game.moves(state)
        best = min(best, (perf_counter() - begin) / 100)
    return best * 1e6


FIGURES: dict[str, Callable[[], float]] = {
    "azul_random_moves_per_s": moves_per_second,
    "azul_random_moves_per_s_c": c_moves_per_second,
    "azul_random_moves_share_of_c": share_of_c,
    "azul_random_moves_per_s_3p": lambda: moves_per_second(3),
    "azul_random_moves_per_s_4p": lambda: moves_per_second(4),
    "azul_random_moves_per_s_grey": lambda: moves_per_second(2, grey=True),
    "azul_search_sims_per_s": simulations_per_second,
    "azul_valued_sims_per_s": valued_per_second,
    "legal_moves_us": legal_moves_us,
}
