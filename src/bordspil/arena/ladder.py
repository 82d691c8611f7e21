"""The ladder: each level of a game plays its neighbours, which gives every level a strength in Elo."""

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from operator import itemgetter
from pathlib import Path
from typing import Any

from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from bordspil.arena.elo import Duel, Estimate, fit
from bordspil.arena.match import MatchPlan, Played, budget_in_words, check, play_deal, write_or_refuse, write_records
from bordspil.arena.outcomes import Outcome
from bordspil.arena.subprocess_line import end_all
from bordspil.core.bot import Budget
from bordspil.jobs.map_unordered import map_unordered

ANCHOR = "medium"
ANCHORED_AT = 1500.0  # where a newcomer's rating begins, too


class Plan(Struct, frozen=True):
    """The plan of a ladder: every two bots that are at most `reach` rungs apart play each other."""

    game: str
    bots: tuple[str, ...]
    seats: int
    options: dict[str, Any]
    budget: Budget
    games: int
    reach: int
    seed: int = 0

    def pairs(self) -> Iterator[tuple[int, int]]:
        """Yields the pairs; at larger tables one bot sits alone among copies of the other, so both do once."""
        for low in range(len(self.bots)):
            for high in range(low + 1, min(low + self.reach + 1, len(self.bots))):
                yield low, high
                if self.seats > 2:
                    yield high, low


def play_rung(
    match_plan: MatchPlan, pair: tuple[int, int], deal: int
) -> tuple[MatchPlan, tuple[int, int], list[Played]]:
    """Plays the games of one deal of a pair; runs in a worker."""
    return match_plan, pair, play_deal(match_plan, deal)


def run(
    plan: Plan, console: Console, records: str | None = None, ratings: Path | None = None, workers: str = ""
) -> list[Estimate]:
    """Plays all pairs on all cores, or wherever the workers are, shows the progress, and prints the scale."""
    tasks = []
    for pair in plan.pairs():
        names = (plan.bots[pair[0]], plan.bots[pair[1]])
        folder = str(Path(records, "-".join(names))) if records else None
        match_plan = MatchPlan(plan.game, names, plan.seats, plan.options, plan.budget, plan.games, plan.seed, folder)
        check(match_plan)
        tasks += [(match_plan, pair, deal) for deal in range(-(-plan.games // plan.seats))]
    met: dict[tuple[int, int], list[Outcome]] = {}
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        map_unordered(play_rung, tasks, end_all, workers) as played,
        Progress(*columns, console=console, transient=True) as bar,
    ):
        task = bar.add_task(plan.game, total=len(tasks) * plan.seats)
        for match_plan, pair, finished in played:
            met.setdefault(pair, []).extend(write_records(match_plan, finished))
            bar.update(task, advance=len(finished))
    found = scale(plan, met)
    console.print(table_of(plan, found))
    if ratings is not None:
        write_ratings(plan, found, ratings)
    return found


def scale(plan: Plan, met: dict[tuple[int, int], list[Outcome]]) -> list[Estimate]:
    """Returns the strengths of all bots of a ladder."""
    return strengths(plan.bots, plan.seats, met)


def strengths(bots: Sequence[str], seats: int, met: Mapping[tuple[int, int], Sequence[Outcome]]) -> list[Estimate]:
    """Returns the strengths of all bots on one scale, anchored at the level `medium`, or else at the first bot."""
    duels = []
    for (alone, others), outcomes in sorted(met.items()):
        won = sum(share for game in outcomes for share, who in zip(game.shares, game.seating, strict=True) if who == 0)
        duels.append(Duel(alone, others, seats, len(outcomes), won))
    anchor = bots.index(ANCHOR) if ANCHOR in bots else 0
    return fit(duels, len(bots), anchor, ANCHORED_AT)


def table_of(plan: Plan, found: list[Estimate]) -> Grid:
    """Returns the scale as a readable table, weakest bot first."""
    title = f"{plan.game}, {plan.seats} players, {plan.games} games a pair, {budget_in_words(plan.budget)}"
    grid = Grid(title=title, title_justify="left")
    for heading in ("bot", "Elo", "95 % interval", "above the one before"):
        grid.add_column(heading, justify="left" if heading == "bot" else "right")
    for number, (name, one) in enumerate(zip(plan.bots, found, strict=True)):
        step = f"{one.value - found[number - 1].value:+.0f}" if number else ""
        grid.add_row(name, f"{one.value:.0f}", f"{one.low:.0f} – {one.high:.0f}", step)
    return grid


def write_ratings(plan: Plan, found: list[Estimate], file: Path) -> None:
    """Writes the strengths for this number of seats into a file that may hold those for others, and of other bots.

    A ladder without the anchor keeps the strength that its first bot had in the file.
    """
    known = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    before = known.get(str(plan.seats), {})
    up = 0.0 if ANCHOR in plan.bots else before.get(plan.bots[0], ANCHORED_AT) - ANCHORED_AT
    now = {name: round(one.value + up) for name, one in zip(plan.bots, found, strict=True)}
    known[str(plan.seats)] = dict(sorted((before | now).items(), key=itemgetter(1)))
    text = json.dumps(dict(sorted(known.items())), indent=2) + "\n"
    write_or_refuse(file, partial(file.write_text, text, encoding="utf-8"))
