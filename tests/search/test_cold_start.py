"""A first answer has its whole time: in a fresh process with no kernels on disk, compiling is not counted."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bordspil import games
from bordspil.core import compile_time
from bordspil.core.compile_time import Waits

FIRST = 8  # simulations before the first look at the clock
GAME = """
import sys
import numpy as np
from bordspil.core.bot import Budget
from bordspil.core.kernel import below, generator, kernel
from bordspil.search.searcher import NOTHING, Evaluator, Program, Searcher, Shape, plan

HEAP = np.dtype((np.record, [("heap", np.int32), ("actor", np.int8)]))

@kernel
def actor(g):
    return g.actor if g.heap else -2

@kernel
def legal(g, out):
    for i in range(min(2, g.heap)):
        out[i] = 1 + i
    return min(2, g.heap)

@kernel
def play(g, move):
    g.heap -= move
    g.actor = 1 - g.actor

@kernel
def deal(g, rng):
    pass

@kernel
def rollout_move(g, rng):
    return 1 + below(rng, min(2, g.heap))

@kernel
def terminal_value(g, out):
    out[g.actor] = 0.0
    out[1 - g.actor] = 1.0

kernels = {one.__name__: one for one in (actor, legal, play, deal, rollout_move, terminal_value)}
searcher = Searcher(Program("heap", kernels, Shape(HEAP, 2, rewards=2, capacity=5000)))
root = np.zeros(1, HEAP)
root["heap"] = 20
for number in range(2):
    budget = Budget(float(sys.argv[1]), clock=sys.argv[2])
    evaluator = Evaluator(np.zeros(1, NOTHING), plan(c_puct=0.7))
    print(searcher.search(root, evaluator, budget, generator(number)).simulations)
"""
ENGINE = """
import sys
from numba.core import event
from bordspil.cli.engine import Engine

class Compiled(event.Listener):
    count = 0
    def on_start(self, _): self.count += 1
    def on_end(self, _): pass

engine, compiled = Engine(sys.argv[1]), Compiled()
engine.answer('{"cmd": "ready"}')
event.register("numba:compile", compiled)
engine.answer('{"cmd": "new", "seats": 2, "seed": 1}')
for level in ("easy", "medium", "expert"):
    engine.answer('{"cmd": "bot", "level": "%s", "seconds": 0.01}' % level)
print(compiled.count)
"""


def test_the_first_search_of_a_process_has_its_whole_time(tmp_path: Path) -> None:
    """Compiling takes seconds: were it counted, the search would end at its first look at the clock."""
    (tmp_path / "heap.py").write_text(GAME)
    run = subprocess.run(
        [sys.executable, str(tmp_path / "heap.py"), "0.2", "wall"],
        env=os.environ | {"BORDSPIL_CACHE": str(tmp_path / "cache")},
        capture_output=True,
        text=True,
        check=True,
    )
    cold, warm = map(int, run.stdout.split())
    assert cold > 10 * FIRST
    assert warm > 10 * FIRST
    assert list((tmp_path / "cache").rglob("*heap.tree.grow*.nbc"))


@pytest.mark.parametrize("name", games.names())
def test_an_engine_that_is_ready_compiles_nothing_for_an_answer(name: str) -> None:
    run = subprocess.run([sys.executable, "-c", ENGINE, name], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["0"]


def test_a_clock_stands_still_until_the_outermost_compilation_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(compile_time, "perf_counter", lambda: now)
    monkeypatch.setattr(compile_time, "thread_time", lambda: now / 2)
    waits = Waits()
    waits.end()  # of a compilation that began before anything was heard
    for seconds, step in ((1, waits.begin), (2, waits.begin), (4, waits.end), (8, waits.end), (16, waits.begin)):
        now += seconds
        step()
    assert (waits.wall, waits.cpu) == (2 + 4 + 8, (2 + 4 + 8) / 2)
