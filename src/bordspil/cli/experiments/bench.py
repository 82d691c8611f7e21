"""`bordspil bench`: figures measured in one run, beside a yardstick of this machine."""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table as Grid

from bordspil import games
from bordspil.cli.experiments import bench_against
from bordspil.core.game import BadRequest
from bordspil.envs import speed
from bordspil.extras import has_server

Figures = dict[str, Callable[[], float]]


def yardstick() -> float:
    """Returns million steps of a plain Python loop a second, to compare the figures of machines by."""
    best = 0.0
    for _ in range(5):
        begin, number = perf_counter(), 0
        for step in range(300_000):
            number = (number * 31 + step) & 0xFFFF
        best = max(best, 0.3 / (perf_counter() - begin))
    return best


def cold_bot_move() -> float:
    """Returns the seconds from the start of a process to the first bot move, with kernels compiled before."""
    game = games.names()[0]
    lines = [{"cmd": "new", "seats": games.load(game).seats.start, "seed": 1}, {"cmd": "bot", "level": "medium"}]
    given = "".join(json.dumps(line) + "\n" for line in lines)
    times = []
    for _ in range(4):
        begin = perf_counter()
        command = [sys.executable, "-m", "bordspil", "engine", game]
        subprocess.run(command, input=given.encode(), stdout=subprocess.PIPE, check=True, env=os.environ)
        times.append(perf_counter() - begin)
    return min(times[1:])


def figures_here() -> Figures:
    """Returns the figures of the machine and of every game."""
    figures: Figures = {"yardstick_python_million_steps_per_s": yardstick, "cold_bot_move_s": cold_bot_move}
    for name in games.names():
        if (bench := games.load(name).bench) is not None:
            figures |= bench.FIGURES
    return figures | speed.figures()


def figures_of_server() -> Figures:
    """Returns the figures of the server, where the extra `serve` is installed."""
    if not has_server():
        return {}
    from bordspil.server.loadtest import bench

    return bench.FIGURES


def measure(figures: Figures, names: Sequence[str]) -> Iterator[tuple[str, float]]:
    """Measures the named figures, or all of them, one after another."""
    for name in names or figures:
        yield name, figures[name]()


def report(figures: Figures, names: Sequence[str], as_json: bool, console: Console) -> None:
    """Measures with a progress bar and prints a table, or one JSON object."""
    for name in names:
        if name not in figures:
            raise BadRequest("figure-unknown", figure=name[:60], figures=", ".join(figures))
    progress = Console(stderr=True)
    found: dict[str, float] = {}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=progress, transient=True) as bar:
        task = bar.add_task("measuring", total=len(names or figures))
        for name, value in measure(figures, names):
            found[name] = value
            bar.update(task, advance=1, description=name)
    if as_json:
        print(json.dumps(found))
        return
    grid = Grid("figure", "value")
    grid.columns[1].justify = "right"
    for name, value in found.items():
        grid.add_row(name, f"{value:,.0f}" if value >= 1000 else f"{value:.3g}")
    console.print(grid)


def add(command: argparse.ArgumentParser) -> None:
    """Adds which figures are measured, and how they are printed."""
    command.add_argument("figures", nargs="*", help="names of figures; all of them when none is given")
    command.add_argument("--json", action="store_true", help="one JSON object, figure name to number")
    command.add_argument("--gpu", action="store_true", help="the figures of a graphics card instead")
    command.add_argument("--against", metavar="CHECKOUT", help="beside those of another checkout, with its .venv")


def run(arguments: argparse.Namespace) -> None:
    """Measures and prints figures."""
    if arguments.against:
        bench_against.report(arguments.against, arguments.figures, Console())
        return
    figures = speed.figures_of_card() if arguments.gpu else figures_here() | figures_of_server()
    report(figures, arguments.figures, arguments.json, Console())
