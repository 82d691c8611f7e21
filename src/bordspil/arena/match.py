"""The match: contestants over many deals on all workers, with a progress bar, a result table and records."""

import math
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from bordspil import games
from bordspil.arena.elo import Estimate, difference
from bordspil.arena.external_bot import GRACE, ExternalBot, command_of
from bordspil.arena.outcomes import Forfeit, Outcome, means, outcome_of, play_game, seatings, standing
from bordspil.arena.sprt import Sprt, Verdict
from bordspil.arena.subprocess_line import end_all
from bordspil.core import record
from bordspil.core.bot import Bot, Budget
from bordspil.core.game import BadRequest, Game
from bordspil.core.table import Table
from bordspil.jobs.map_unordered import map_unordered
from bordspil.search.any_game import bots_of
from bordspil.search.own_bots import is_factory, make_bot
from bordspil.search.simple_bots import TimedBot
from bordspil.text import Texts, system_language, texts

VERDICTS: dict[Verdict, str] = {"weaker": "sprt-weaker", "stronger": "sprt-stronger", "open": "sprt-open"}
OPENER = "easy"  # sensible, and not twice the same
SHOWN = 10  # forfeits told one by one in the report


class MatchPlan(Struct, frozen=True):
    """The plan of a match: the game, the contestants and how many games they play."""

    game: str | Game
    contestants: tuple[str, ...]
    seats: int
    options: dict[str, Any]
    budget: Budget
    games: int
    seed: int = 0
    records: str | None = None
    grace: float = GRACE
    test: Sprt | None = None
    opening: int = 0  # moves by other bots with which a deal begins


class Played(NamedTuple):
    """A game that was played: its outcome, and the text of its record where records are kept."""

    outcome: Outcome
    record: str


def play_deal(plan: MatchPlan, deal: int) -> list[Played]:
    """Plays all games of one deal: every contestant in every seat, with the same chance."""
    game = games.load(plan.game)
    played = []
    for seating in seatings(len(plan.contestants), plan.seats):
        with ExitStack() as stack:
            bots = [_bot(plan, who, hash((plan.seed, deal, seat)), stack) for seat, who in enumerate(seating)]
            openers = _openers(plan, deal) if plan.opening else []
            table, forfeit = play_game(
                game, plan.options, bots, f"{plan.seed} {deal}", plan.budget, openers, plan.opening
            )
        names = tuple(name_of(plan.contestants[who]) for who in seating)
        text = _record(table, names) if plan.records else ""
        played.append(Played(outcome_of(deal, seating, table, forfeit), text))
    return played


def write_records(plan: MatchPlan, played: list[Played]) -> list[Outcome]:
    """Writes the records of a deal and returns its outcomes; not done by the worker, which may be another machine."""
    if plan.records:
        turns = seatings(len(plan.contestants), plan.seats)
        for outcome, text in played:
            file = Path(plan.records, f"{outcome.deal:05d}-{turns.index(outcome.seating)}.txt")
            write_or_refuse(file, partial(file.write_text, text, encoding="utf-8"))
    return [one.outcome for one in played]


def _bot(plan: MatchPlan, who: int, seed: int, stack: ExitStack) -> Bot:
    """Returns a contestant for one seat of one game; an external bot ends with the game."""
    name, options, game = plan.contestants[who], plan.options, games.load(plan.game)
    own, at, seconds = name.removeprefix(f"{game.id}:").partition("@")
    if not is_factory(own):
        if (words := command_of(name, game.id)) is not None:
            return stack.enter_context(ExternalBot(game, words, plan.seats, options, seed, plan.grace))
    elif not name.startswith(f"{game.id}:"):
        raise BadRequest("external-bot-other-game", contestant=name, game=game.id)
    bot = make_bot(game, own, seed, options)
    return TimedBot(bot, _seconds(seconds)) if at else bot


def _openers(plan: MatchPlan, deal: int) -> list[Bot]:
    """Returns the bots that make the first moves of a deal, the same moves in all its games."""
    make = bots_of(games.load(plan.game)).make
    return [make(OPENER, hash((plan.seed, deal, seat)), plan.options) for seat in range(plan.seats)]


def _seconds(text: str) -> float:
    """Returns the thinking time in NAME@SECONDS."""
    try:
        return Budget(float(text)).seconds
    except ValueError:
        raise BadRequest("budget-wrong", field="@") from None


def name_of(contestant: str) -> str:
    """Returns the name of a contestant in tables and records."""
    return contestant.partition(":")[2].strip() or contestant


def _record(table: Table, names: tuple[str, ...]) -> str:
    """Returns the text of the record; the seed of a match is no secret, so a forfeited game can be verified too."""
    return record.write(replace(record.of_table(table, names), seed=table.chance.seed), table.game)


def write_or_refuse(path: Path, write: Callable[[], object]) -> None:
    """Writes a file or folder; an error of the system becomes a refusal."""
    try:
        write()
    except OSError as error:
        raise BadRequest("file-unwritable", file=str(path), reason=error.strerror or str(error)) from None


def check(plan: MatchPlan) -> None:
    """Refuses a match that cannot be played, before the first game."""
    with ExitStack() as stack:
        for who in range(len(plan.contestants)):
            _bot(plan, who, 0, stack)
    if plan.records:
        folder = Path(plan.records)
        write_or_refuse(folder, partial(folder.mkdir, parents=True, exist_ok=True))


def run(plan: MatchPlan, console: Console, workers: str = "") -> list[Outcome]:
    """Plays a match on all workers, shows the progress and prints the result."""
    check(plan)
    deals = -(-plan.games // plan.seats)
    outcomes: list[Outcome] = []
    verdict: Verdict = "open"
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    names = " – ".join(map(name_of, plan.contestants))
    with (
        map_unordered(play_deal, ((plan, deal) for deal in range(deals)), end_all, workers) as played,
        Progress(*columns, console=console, transient=True) as bar,
    ):
        task = bar.add_task(names, total=deals * plan.seats)
        for finished in played:
            outcomes += write_records(plan, finished)
            bar.update(task, completed=len(outcomes), description=_so_far(plan, outcomes))
            verdict = _verdict(plan, outcomes)
            if verdict != "open":
                break
    outcomes.sort(key=lambda outcome: (outcome.deal, outcome.seating))
    console.print(table_of(plan, outcomes))
    if plan.test is not None:
        say = texts(system_language())
        console.print(say(VERDICTS[verdict], low=plan.test.low, high=plan.test.high))
    _tell_forfeits(plan, outcomes, console)
    return outcomes


def _verdict(plan: MatchPlan, outcomes: list[Outcome]) -> Verdict:
    """Returns the verdict of the sequential test; without a test it stays open."""
    return "open" if plan.test is None else plan.test.verdict(means(outcomes, 0), plan.seats)


def _so_far(plan: MatchPlan, outcomes: list[Outcome]) -> str:
    first = standing(outcomes, 0)
    tipped = ""
    if plan.test is not None:
        evidence = plan.test.evidence(means(outcomes, 0), plan.seats)
        tipped = f", {evidence:+.2f} of ±{plan.test.bound:.2f}"
    return f"{name_of(plan.contestants[0])} {first.share:.1%}{tipped}"


def table_of(plan: MatchPlan, outcomes: list[Outcome]) -> Grid:
    """Returns the result as a readable table."""
    title = f"{games.load(plan.game).id}, {plan.seats} players, {len(outcomes)} games, {budget_in_words(plan.budget)}"
    grid = Grid(title=title, title_justify="left")
    for heading in ("bot", "games", "won", "95 % interval", "Elo", "points", "forfeits"):
        grid.add_column(heading, justify="left" if heading == "bot" else "right")
    for number, name in enumerate(plan.contestants):
        line = standing(outcomes, number)
        between = f"{line.low:.1%} – {line.high:.1%}"
        points = "–" if math.isnan(line.points) else f"{line.points:.1f}"
        elo = _elo(difference(means(outcomes, number), plan.seats))
        cells = (str(line.games), f"{line.share:.1%}", between, elo, points, str(line.forfeits))
        grid.add_row(Text(name_of(name)), *cells)
    return grid


def _elo(found: Estimate) -> str:
    """Formats how much stronger a contestant is than the others at its tables, with the 95 % interval."""
    return f"{found.value:+.0f} ({found.low:+.0f} … {found.high:+.0f})"


def budget_in_words(budget: Budget) -> str:
    """Returns the budget of a move in words."""
    if budget.simulations is not None:
        return f"{budget.simulations} simulations a move"
    return f"{budget.seconds:g} s {'of the processor ' if budget.clock == 'cpu' else ''}a move"


def forfeit_line(plan: MatchPlan, outcome: Outcome, forfeit: Forfeit, say: Texts) -> str:
    """Returns the sentence that says who forfeited which game at which move, and why."""
    turn = seatings(len(plan.contestants), plan.seats).index(outcome.seating)
    reason = say(forfeit.key, **forfeit.details) + (f" ({forfeit.rule})" if forfeit.rule else "")
    details = {
        "bot": name_of(plan.contestants[outcome.seating[forfeit.seat]]),
        "seat": forfeit.seat,
        "game": f"{outcome.deal:05d}-{turn}",
        "move": forfeit.seq + 1,
        "reason": reason,
    }
    return say("forfeit-illegal", played=forfeit.played, **details) if forfeit.played else say("forfeit", **details)


def _tell_forfeits(plan: MatchPlan, outcomes: list[Outcome], console: Console) -> None:
    """Prints the first forfeits and the number of the others; writes all of them beside the records."""
    say = texts(system_language(), games.load(plan.game))
    lines = [forfeit_line(plan, one, one.forfeit, say) for one in outcomes if one.forfeit is not None]
    told = [*lines[:SHOWN], *([say("forfeits-more", count=len(lines) - SHOWN)] if len(lines) > SHOWN else [])]
    for line in told:
        console.print(line, markup=False, highlight=False, soft_wrap=True)
    if plan.records and lines:
        file = Path(plan.records, "forfeits.txt")
        write_or_refuse(file, partial(file.write_text, "".join(line + "\n" for line in lines), encoding="utf-8"))
