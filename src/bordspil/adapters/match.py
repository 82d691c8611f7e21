"""The command `bordspil match`: contestants over many deals on all cores, with a progress bar."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from bordspil import games
from bordspil.core import record
from bordspil.core.game import BadRequest
from bordspil.search import match
from bordspil.search.bot import Budget
from bordspil.search.match import Outcome


class Pairing(Struct, frozen=True):
    """One match: what is played, by whom, how often."""

    game: str
    contestants: tuple[str, ...]
    seats: int
    options: dict[str, Any]
    budget: Budget
    games: int
    seed: int = 0
    records: str | None = None


def play_deal(pairing: Pairing, deal: int) -> list[Outcome]:
    """All games of one deal: every contestant in every seat, with the same chance."""
    game, part = games.load(pairing.game), games.part(pairing.game, "bot")
    outcomes = []
    for turn, seating in enumerate(match.seatings(len(pairing.contestants), pairing.seats)):
        bots = [
            part.make(pairing.contestants[who], hash((pairing.seed, deal, seat)), pairing.options)
            for seat, who in enumerate(seating)
        ]
        table = match.play_game(game, pairing.options, bots, f"{pairing.seed} {deal}", pairing.budget)
        if pairing.records:
            names = tuple(pairing.contestants[who] for who in seating)
            text = record.write(record.of_table(table, names), game)
            file = Path(pairing.records, f"{deal:05d}-{turn}.txt")
            _written(file, partial(file.write_text, text, encoding="utf-8"))
        outcomes.append(match.outcome(deal, seating, table))
    return outcomes


def _written(path: Path, write: Callable[[], object]) -> None:
    """Writes, or refuses in one line where that cannot be done."""
    try:
        write()
    except OSError as error:
        raise BadRequest("file-unwritable", file=str(path), reason=error.strerror or str(error)) from None


def play(pairing: Pairing) -> Iterator[list[Outcome]]:
    """The deals of a match as they finish, on all cores."""
    deals = -(-pairing.games // pairing.seats)
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        tasks = [pool.submit(play_deal, pairing, deal) for deal in range(deals)]
        for task in as_completed(tasks):
            yield task.result()


def run(pairing: Pairing, console: Console) -> list[Outcome]:
    """Plays a match, shows the progress and prints the result."""
    for name in pairing.contestants:
        games.part(pairing.game, "bot").make(name, 0, pairing.options)
    if pairing.records:
        folder = Path(pairing.records)
        _written(folder, partial(folder.mkdir, parents=True, exist_ok=True))
    total = -(-pairing.games // pairing.seats) * pairing.seats
    outcomes: list[Outcome] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(" – ".join(pairing.contestants), total=total)
        for finished in play(pairing):
            outcomes += finished
            bar.update(task, completed=len(outcomes), description=_so_far(pairing, outcomes))
    console.print(table_of(pairing, outcomes))
    return outcomes


def _so_far(pairing: Pairing, outcomes: list[Outcome]) -> str:
    first = match.standing(outcomes, 0)
    return f"{pairing.contestants[0]} {first.share:.1%}"


def table_of(pairing: Pairing, outcomes: list[Outcome]) -> Grid:
    """The result as a readable table."""
    title = f"{pairing.game}, {pairing.seats} players, {len(outcomes)} games, {_budget(pairing.budget)}"
    grid = Grid(title=title, title_justify="left")
    for heading in ("bot", "games", "won", "95 % interval", "points"):
        grid.add_column(heading, justify="left" if heading == "bot" else "right")
    for number, name in enumerate(pairing.contestants):
        line = match.standing(outcomes, number)
        between = f"{line.low:.1%} – {line.high:.1%}"
        grid.add_row(name, str(line.games), f"{line.share:.1%}", between, f"{line.points:.1f}")
    return grid


def _budget(budget: Budget) -> str:
    return f"{budget.seconds:g} s a move" if budget.simulations is None else f"{budget.simulations} simulations a move"
