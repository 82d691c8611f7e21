"""The command `bordspil warmup`: compiles every kernel once, visibly, so that no player waits for it."""

from collections.abc import Callable

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from bordspil import games
from bordspil.core.chance import Chance
from bordspil.core.table import Table, happenings
from bordspil.search.bot import LEVELS, Budget

Step = tuple[str, Callable[[], None]]


def steps() -> list[Step]:
    """What is compiled: for every game its rules, then each of its bots."""
    found: list[Step] = []
    for name in games.names():
        found.append((name, lambda name=name: _rules(name)))  # type: ignore[misc]
        found += [(f"{name} {level}", lambda name=name, level=level: _bot(name, level)) for level in LEVELS]  # type: ignore[misc]
    return found


def _rules(name: str) -> None:
    """A game played to its end with all that a table asks of it."""
    game = games.load(name)
    table = Table(game, {}, game.seats.start, Chance.of(0))
    while (seat := table.to_act()) is not None:
        move, before = next(iter(game.moves(table.state))), table.state
        happenings(game, before, table.play(seat, move), seat)
        table.set_up(game.position(table.state))
        if table.seq > 400:
            return


def _bot(name: str, level: str) -> None:
    game = games.load(name)
    table = Table(game, {}, game.seats.start, Chance.of(0))
    bot = games.part(name, "bot").make(level, 0, table.options)
    bot.choose(game.view(table.state, table.to_act()), Budget(0.01))


def run(console: Console) -> None:
    """Compiles with a progress bar; quick when it has been done before."""
    columns = (TextColumn("{task.description:<24}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=len(steps()))
        for name, step in steps():
            bar.update(task, description=name)
            step()
            bar.advance(task)
