"""Compiled kernels are found again by fresh processes, and a folder that cannot be written is no obstacle."""

import os
import subprocess
import sys
from pathlib import Path

from bordspil.core import kernel

FIRST_MOVE = """
import gc, sys, numba
from bordspil import games
from bordspil.core.chance import Chance
from bordspil.core.table import Table
from bordspil.search.any_game import bots_of
from bordspil.search.bot import Budget
name = games.names()[0]
game = games.load(name)
table = Table(game, {}, 2, Chance.of(1))
bots_of(games.load(name)).make(sys.argv[1], 1).choose(game.view(table.state, table.to_act()), Budget(0.01))

stats = [d.stats for d in gc.get_objects() if isinstance(d, numba.core.registry.CPUDispatcher)]
print(sum(sum(s.cache_hits.values()) for s in stats), sum(sum(s.cache_misses.values()) for s in stats))
"""


def first_bot_move(cache: Path, level: str) -> tuple[tuple[int, int], str]:
    """Cache hits and misses of a process that lets a bot move, and what it said."""
    run = subprocess.run(
        [sys.executable, "-c", FIRST_MOVE, level],
        env=os.environ | {"BORDSPIL_CACHE": str(cache)},
        capture_output=True,
        text=True,
        check=True,
    )
    hits, misses = map(int, run.stdout.split())
    return (hits, misses), run.stderr


def test_a_fresh_process_finds_every_kernel_and_template_compiled() -> None:
    """In the folder all tests use: whatever the first process had to compile, the second one finds."""
    first_bot_move(kernel.cache_root(), "strong")
    (hits, misses), _ = first_bot_move(kernel.cache_root(), "strong")
    assert misses == 0
    assert hits > 5


def test_kernels_are_kept_in_the_folder_that_was_named(tmp_path: Path) -> None:
    (hits, compiled), said = first_bot_move(tmp_path, "random")
    assert (hits, said) == (0, "")
    assert compiled > 5
    (hits, misses), _ = first_bot_move(tmp_path, "random")
    assert misses == 0
    assert hits > 5


def test_a_cache_folder_that_cannot_be_written_costs_one_line(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    _, said = first_bot_move(blocked, "random")
    assert said.count("\n") == 1
    assert "kernels cannot be kept in" in said
    assert blocked.read_text() == "in the way"


def test_the_cache_is_named_by_all_kernel_sources() -> None:
    names = {path.relative_to(kernel.PACKAGE).as_posix() for path in kernel.sources()}
    assert {"core/kernel.py", "search/mcts.py", "games/azul/rules/turns.py", "games/azul/bots/levels.py"} <= names
    assert kernel.CACHE.name == f"kernels-{kernel.fingerprint()}"


def test_generators_differ_and_stay_in_range() -> None:
    one, other = kernel.generator(1), kernel.generator(2)
    first = [kernel.below(one, 10) for _ in range(100)]
    assert first != [kernel.below(other, 10) for _ in range(100)]
    assert set(first) == set(range(10))
