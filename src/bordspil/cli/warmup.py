"""`bordspil warmup`: compiles every kernel once, on all cores, so that no player waits for it."""

import argparse
import os
from collections.abc import Iterator

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from bordspil import games
from bordspil.core.chance import Chance
from bordspil.core.kernel_cache import is_kept, warm_mark
from bordspil.core.table import Table, visible_events
from bordspil.jobs.map_unordered import map_unordered
from bordspil.search.any_game import bots_of
from bordspil.search.warmup import warm_up

ENOUGH = 400  # moves after which nothing new is met


def play_once(name: str) -> str:
    """Plays a game to its end with all that a table asks of it."""
    _be_silent()
    game = games.load(name)
    table = Table(game, {}, game.seats.start, Chance.of(0))
    while (seat := table.to_act()) is not None and table.seq < ENOUGH:
        move, before = next(iter(game.moves(table.state))), table.state
        visible_events(game, before, table.play(seat, move), seat)
        table.set_up(game.position(table.state))
    return name


def think_once(name: str) -> str:
    """Lets bots of all levels play each other for a moment."""
    _be_silent()
    bots = bots_of(games.load(name))
    warm_up(games.load(name), lambda level, options: bots.make(level, 0, options))
    return name


def _be_silent() -> None:
    """Turns the line about compiling off in this worker: the progress bar shows it."""
    from bordspil.core.compile_notice import silence

    silence()


def add(command: argparse.ArgumentParser) -> None:
    """Adds the flag for a server that goes on meanwhile."""
    command.add_argument(
        "--gentle", action="store_true", help="at the lowest priority, and say each step on a line: 'rules azul'"
    )
    command.add_argument(
        "--measure", action="store_true", help="say how long first answers take where nothing is compiled; minutes"
    )


def run(arguments: argparse.Namespace) -> None:
    """Compiles with a progress bar, or gently; quick when it has been done before."""
    if arguments.measure:
        from bordspil.cli.cold_answers import report

        report()
        return
    if arguments.gentle:
        os.nice(19)  # of its own processes, too
        for what, name in steps():
            print(what, name, flush=True)
        return
    columns = (TextColumn("{task.description:<24}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("rules", total=2 * len(games.names()))
        for what, name in steps():
            bar.update(task, advance=1, description=f"{what}: {name}")


def steps() -> Iterator[tuple[str, str]]:
    """Compiles all games; yields each step when it is done."""
    names = [(name,) for name in sorted(games.names(), key=lambda name: games.load(name).kernels is not None)]
    for what, step in (("rules", play_once), ("bots", think_once)):  # one after the other: bots stand on the rules
        with map_unordered(step, names) as done:
            for name in done:
                yield what, name
    if is_kept():
        warm_mark().touch()
