"""Games are compiled behind a server that answers: a table waits for its own rules alone."""

import asyncio
import sys
from collections.abc import Callable, Coroutine, Sequence
from functools import wraps
from pathlib import Path
from typing import Any

import pytest

from bordspil import games
from bordspil.core import kernel_cache
from bordspil.server.table.bots import warming
from bordspil.server.table.bots.warming import Warming


def in_a_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Runs a test in an event loop."""

    @wraps(test)
    def run(**given: Any) -> None:
        # Not uvloop, as the server has: it hears of processes by a signal, which other tests here take.
        with asyncio.Runner() as runner:
            runner.run(asyncio.wait_for(test(**given), 60))

    return run


class Loaders:
    """Workers that only note which games they were to load."""

    def __init__(self) -> None:
        self.loaded: list[tuple[str, ...]] = []

    def warm_up(self, names: Sequence[str] = ()) -> None:
        self.loaded.append(tuple(names))


def fresh(script: str, monkeypatch: pytest.MonkeyPatch) -> tuple[Warming, Loaders]:
    """A server's warming where nothing is compiled; a script stands for the compiler."""
    monkeypatch.setattr(warming, "warm_mark", lambda: Path("/nowhere"))
    monkeypatch.setattr(warming, "is_kept", lambda: True)
    loaders: Any = Loaders()
    return Warming(loaders, [sys.executable, "-c", script]), loaders


@in_a_loop
async def test_a_table_waits_for_the_rules_of_its_game_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    one, loaders = fresh("print('rules timeline'); print('bots timeline'); print('rules azul')", monkeypatch)
    assert one.begin()
    assert (one.is_under_way, one.done, one.total) == (True, 0, 2 * len(games.names()))
    await one.rules("timeline")  # has none to compile
    waiting = asyncio.ensure_future(one.rules("azul"))
    one._note("rules", "blokus_shuffle")
    await one.rules("blokus_shuffle")
    await asyncio.sleep(0)
    assert not waiting.done()
    one.done = 0
    await one.run()
    await waiting
    assert loaders.loaded == [("timeline",)]


@pytest.mark.parametrize("script", ["raise SystemExit(3)", "print('rules timeline')"], ids=["fails", "stops"])
@in_a_loop
async def test_nobody_waits_for_a_compiler_that_has_ended(script: str, monkeypatch: pytest.MonkeyPatch) -> None:
    one, _ = fresh(script, monkeypatch)
    one.begin()
    await one.run()
    assert not one.is_under_way
    for name in games.names():
        await one.rules(name)


@in_a_loop
async def test_nobody_waits_where_no_process_can_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    one, _ = fresh("", monkeypatch)
    one.command = ["/nowhere/python"]
    one.begin()
    await one.run()
    await one.rules("azul")


@in_a_loop
async def test_what_is_cancelled_ends_its_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    one, _ = fresh("import time; print('rules azul', flush=True); time.sleep(600)", monkeypatch)
    one.begin()
    running = asyncio.ensure_future(one.run())
    await one.rules("azul")
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert not one.is_under_way


@in_a_loop
async def test_where_all_is_compiled_workers_load_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, loaders = fresh("", monkeypatch)
    (mark := tmp_path / "warm").touch()
    monkeypatch.setattr(warming, "warm_mark", lambda: mark)
    assert not one.begin()
    assert not one.is_under_way
    assert loaders.loaded == [()]
    await one.rules("azul")


def test_an_edit_needs_another_warm_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel_cache, "PACKAGE", tmp_path)
    (source := tmp_path / "one.py").write_text("1")
    before = kernel_cache.warm_mark()
    assert kernel_cache.warm_mark() == before
    source.write_text("12")
    assert kernel_cache.warm_mark() != before
