"""Compiled kernels are found again by fresh processes, and a folder that cannot be written is no obstacle."""

import os
import subprocess
import sys
from pathlib import Path
from threading import Event
from typing import Any

import numba
import pytest
from numba.core import event

from bordspil.core import compile_notice, kernel, kernel_cache

FIRST_MOVE = """
import gc, sys, numba
from bordspil import games
from bordspil.core.chance import Chance
from bordspil.core.table import Table
from bordspil.search.any_game import bots_of
from bordspil.core.bot import Budget
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
    first_bot_move(kernel_cache.cache_root(), "strong")
    (hits, misses), _ = first_bot_move(kernel_cache.cache_root(), "strong")
    assert misses == 0
    assert hits > 5


def test_kernels_are_kept_in_the_folder_that_was_named(tmp_path: Path) -> None:
    (hits, compiled), said = first_bot_move(tmp_path, "random")
    assert hits == 0
    assert said.replace(compile_notice.WORDS, "").strip() == ""
    assert compiled > 5
    (hits, misses), _ = first_bot_move(tmp_path, "random")
    assert misses == 0
    assert hits > 5


def test_a_cache_folder_that_cannot_be_written_costs_one_line(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    _, said = first_bot_move(blocked, "random")
    assert said.replace(f"{compile_notice.WORDS}\n", "").count("\n") == 1
    assert "kernels cannot be kept in" in said
    assert blocked.read_text() == "in the way"


def test_another_version_of_a_kernel_is_compiled_beside_the_first_and_wherever_it_lies(tmp_path: Path) -> None:
    """An edit leaves other kernels as they are, and the same sources elsewhere find what is kept."""
    one, other = "@kernel\ndef one(n):\n    return n + STEP\n", "@kernel\ndef other(n):\n    return n\n"
    said = []
    for place, step in (("here", 1), ("here", 2), ("there", 2), ("there", 1)):
        folder = tmp_path / place
        folder.mkdir(exist_ok=True)
        (folder / "own.py").write_text(f"from bordspil.core.kernel import kernel\nSTEP = {step}\n{one}{other}")
        misses = "*(kernel.stats.cache_misses.total() for kernel in (own.one, own.other))"
        call = f"import own; print(own.one(5), own.other(5), {misses})"
        environment = os.environ | {"BORDSPIL_CACHE": str(tmp_path / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-c", call]
        run = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=True)
        said.append(run.stdout.split())
    assert said == [["6", "5", "1", "1"], ["7", "5", "1", "0"], ["7", "5", "0", "0"], ["6", "5", "0", "0"]]


HOST = """
import os, sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
import numba
from numba.core import event
settings = lambda: {name: value for name, value in vars(numba.config).items() if name.isupper()}
before, listeners = settings(), sum(map(len, event._registered.values()))
from bordspil import games
game = games.load("azul")
assert sum(map(len, event._registered.values())) == listeners
assert not Path(os.environ["BORDSPIL_CACHE"]).exists()
import host
assert host.double(4) == 8
from bordspil.core.kernel import below, generator
below(generator(1), 10)
assert settings() == before
print(host.double.stats.cache_path)
print(below.stats.cache_path)
"""


@pytest.mark.parametrize("chosen", [True, False], ids=["where it says", "beside its source"])
def test_numba_stays_as_the_host_has_set_it(chosen: bool, tmp_path: Path) -> None:
    source = "import numba\n@numba.njit(cache=True)\ndef double(n):\n    return 2 * n\n"
    (tmp_path / "host.py").write_text(source)
    ours, theirs = tmp_path / "ours", tmp_path / "theirs"
    environment = {name: value for name, value in os.environ.items() if name != "NUMBA_CACHE_DIR"}
    environment |= {"BORDSPIL_CACHE": str(ours)} | ({"NUMBA_CACHE_DIR": str(theirs)} if chosen else {})
    command = [sys.executable, "-c", HOST, str(tmp_path)]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    of_host, of_game = run.stdout.split()
    assert of_host.startswith(str(theirs if chosen else tmp_path / "__pycache__"))
    assert of_game.startswith(str(ours))
    assert list(Path(of_host).glob("host.double*.nbc"))
    assert list(Path(of_game).glob("kernel.below*.nbc"))


numba_events: Any = event


class Watched(compile_notice.Notice):
    """A notice for whose word a compilation waits, so that it always takes long enough."""

    def __init__(self) -> None:
        super().__init__(patience=0.0)
        self.told = Event()

    def tell(self) -> None:
        super().tell()
        self.told.set()

    def on_end(self, _: Any) -> None:
        assert self.told.wait(60)
        super().on_end(_)


def test_what_compiles_for_long_says_so_once_and_not_on_the_output(capfd: pytest.CaptureFixture[str]) -> None:
    notice = Watched()
    numba_events.register("numba:compile", notice)
    try:
        for factor in (2, 3):
            assert numba.njit(lambda number, factor=factor: factor * number)(4) == 4 * factor
    finally:
        numba_events.unregister("numba:compile", notice)
    assert tuple(capfd.readouterr()) == ("", f"{compile_notice.WORDS}\n")


def test_nothing_is_said_after_a_short_compilation_or_where_silence_is_asked(capfd: pytest.CaptureFixture[str]) -> None:
    notice = compile_notice.Notice(patience=600.0)
    notice.on_start(None)
    notice.on_end(None)
    notice.tell()
    assert not notice.is_waiting
    notice.on_start(None)
    notice.is_silent = True
    notice.tell()
    assert tuple(capfd.readouterr()) == ("", "")


def test_generators_differ_and_stay_in_range() -> None:
    one, other = kernel.generator(1), kernel.generator(2)
    first = [kernel.below(one, 10) for _ in range(100)]
    assert first != [kernel.below(other, 10) for _ in range(100)]
    assert set(first) == set(range(10))
