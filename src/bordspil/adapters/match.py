"""The command `bordspil match`: contestants over many deals on all cores, with a progress bar."""

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
from bordspil.adapters.outside import GRACE, OutsideBot, command_of
from bordspil.adapters.program import end_all
from bordspil.core import record
from bordspil.core.game import BadRequest
from bordspil.core.table import Table
from bordspil.search import match
from bordspil.search.bot import Bot, Budget
from bordspil.search.elo import Estimate, difference
from bordspil.search.match import Forfeit, Outcome
from bordspil.search.simple import TimedBot
from bordspil.search.sprt import Sprt, Verdict
from bordspil.text import Texts, system_language, texts
from bordspil.work.spread import spread

VERDICTS: dict[Verdict, str] = {"weaker": "sprt-weaker", "stronger": "sprt-stronger", "open": "sprt-open"}
OPENER = "easy"  # sensible, and not twice the same
SHOWN = 10  # forfeits told one by one in the report


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
    grace: float = GRACE
    test: Sprt | None = None
    opening: int = 0  # moves that others make before the contestants begin


class Played(NamedTuple):
    """A game that was played: what came of it, and the text of its record where records are kept."""

    outcome: Outcome
    record: str


def play_deal(pairing: Pairing, deal: int) -> list[Played]:
    """All games of one deal: every contestant in every seat, with the same chance."""
    game = games.load(pairing.game)
    played = []
    for seating in match.seatings(len(pairing.contestants), pairing.seats):
        with ExitStack() as stack:
            bots = [_bot(pairing, who, hash((pairing.seed, deal, seat)), stack) for seat, who in enumerate(seating)]
            openers = _openers(pairing, deal) if pairing.opening else []
            table, forfeit = match.play_game(
                game, pairing.options, bots, f"{pairing.seed} {deal}", pairing.budget, openers, pairing.opening
            )
        names = tuple(name_of(pairing.contestants[who]) for who in seating)
        text = _record(table, names) if pairing.records else ""
        played.append(Played(match.outcome(deal, seating, table, forfeit), text))
    return played


def keep(pairing: Pairing, played: list[Played]) -> list[Outcome]:
    """Writes the records, where they are wanted: here, for the worker may have played on another machine."""
    if pairing.records:
        turns = match.seatings(len(pairing.contestants), pairing.seats)
        for outcome, text in played:
            file = Path(pairing.records, f"{outcome.deal:05d}-{turns.index(outcome.seating)}.txt")
            written(file, partial(file.write_text, text, encoding="utf-8"))
    return [one.outcome for one in played]


def _bot(pairing: Pairing, who: int, seed: int, stack: ExitStack) -> Bot:
    """A contestant for one seat of one game; an outside program ends with the game."""
    name, options = pairing.contestants[who], pairing.options
    if (words := command_of(name, pairing.game)) is not None:
        game = games.load(pairing.game)
        return stack.enter_context(OutsideBot(game, words, pairing.seats, options, seed, pairing.grace))
    name, at, seconds = name.partition("@")
    bot: Bot = games.part(pairing.game, "bot").make(name, seed, options)
    return TimedBot(bot, _seconds(seconds)) if at else bot


def _openers(pairing: Pairing, deal: int) -> list[Bot]:
    """Whoever makes the first moves of a deal, the same ones in all its games."""
    make = games.part(pairing.game, "bot").make
    return [make(OPENER, hash((pairing.seed, deal, seat)), pairing.options) for seat in range(pairing.seats)]


def _seconds(text: str) -> float:
    """The thinking time in NAME@SECONDS."""
    try:
        return Budget(float(text)).seconds
    except ValueError:
        raise BadRequest("budget-wrong", field="@") from None


def name_of(contestant: str) -> str:
    """What a contestant is called in tables and records."""
    return contestant.partition(":")[2].strip() or contestant


def _record(table: Table, names: tuple[str, ...]) -> str:
    """The text of the record; the seed of a match is no secret, so a game that was forfeited can be verified too."""
    return record.write(replace(record.of_table(table, names), seed=table.chance.seed), table.game)


def written(path: Path, write: Callable[[], object]) -> None:
    """Writes, or refuses in one line where that cannot be done."""
    try:
        write()
    except OSError as error:
        raise BadRequest("file-unwritable", file=str(path), reason=error.strerror or str(error)) from None


def check(pairing: Pairing) -> None:
    """Refuses a match that cannot be played, before anything is."""
    with ExitStack() as stack:
        for who in range(len(pairing.contestants)):
            _bot(pairing, who, 0, stack)
    if pairing.records:
        folder = Path(pairing.records)
        written(folder, partial(folder.mkdir, parents=True, exist_ok=True))


def run(pairing: Pairing, console: Console, workers: str = "") -> list[Outcome]:
    """Plays a match on all cores, or wherever the workers are, shows the progress and prints the result."""
    check(pairing)
    deals = -(-pairing.games // pairing.seats)
    outcomes: list[Outcome] = []
    verdict: Verdict = "open"
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    names = " – ".join(map(name_of, pairing.contestants))
    with (
        spread(play_deal, ((pairing, deal) for deal in range(deals)), end_all, workers) as played,
        Progress(*columns, console=console, transient=True) as bar,
    ):
        task = bar.add_task(names, total=deals * pairing.seats)
        for finished in played:
            outcomes += keep(pairing, finished)
            bar.update(task, completed=len(outcomes), description=_so_far(pairing, outcomes))
            verdict = _verdict(pairing, outcomes)
            if verdict != "open":
                break
    outcomes.sort(key=lambda outcome: (outcome.deal, outcome.seating))
    console.print(table_of(pairing, outcomes))
    if pairing.test is not None:
        say = texts(system_language())
        console.print(say(VERDICTS[verdict], low=pairing.test.low, high=pairing.test.high))
    _tell_forfeits(pairing, outcomes, console)
    return outcomes


def _verdict(pairing: Pairing, outcomes: list[Outcome]) -> Verdict:
    """What the sequential test says, where there is one."""
    return "open" if pairing.test is None else pairing.test.verdict(match.means(outcomes, 0), pairing.seats)


def _so_far(pairing: Pairing, outcomes: list[Outcome]) -> str:
    first = match.standing(outcomes, 0)
    tipped = ""
    if pairing.test is not None:
        evidence = pairing.test.evidence(match.means(outcomes, 0), pairing.seats)
        tipped = f", {evidence:+.2f} of ±{pairing.test.bound:.2f}"
    return f"{name_of(pairing.contestants[0])} {first.share:.1%}{tipped}"


def table_of(pairing: Pairing, outcomes: list[Outcome]) -> Grid:
    """The result as a readable table."""
    title = f"{pairing.game}, {pairing.seats} players, {len(outcomes)} games, {budget_in_words(pairing.budget)}"
    grid = Grid(title=title, title_justify="left")
    for heading in ("bot", "games", "won", "95 % interval", "Elo", "points", "forfeits"):
        grid.add_column(heading, justify="left" if heading == "bot" else "right")
    for number, name in enumerate(pairing.contestants):
        line = match.standing(outcomes, number)
        between = f"{line.low:.1%} – {line.high:.1%}"
        points = "–" if math.isnan(line.points) else f"{line.points:.1f}"
        elo = _elo(difference(match.means(outcomes, number), pairing.seats))
        cells = (str(line.games), f"{line.share:.1%}", between, elo, points, str(line.forfeits))
        grid.add_row(Text(name_of(name)), *cells)
    return grid


def _elo(found: Estimate) -> str:
    """How much stronger a contestant is than the others at its tables, and how sure that is."""
    return f"{found.value:+.0f} ({found.low:+.0f} … {found.high:+.0f})"


def budget_in_words(budget: Budget) -> str:
    """What each bot may spend on a move."""
    if budget.simulations is not None:
        return f"{budget.simulations} simulations a move"
    return f"{budget.seconds:g} s {'of the processor ' if budget.clock == 'cpu' else ''}a move"


def forfeit_line(pairing: Pairing, outcome: Outcome, forfeit: Forfeit, say: Texts) -> str:
    """Who lost which game at which move, and why."""
    turn = match.seatings(len(pairing.contestants), pairing.seats).index(outcome.seating)
    reason = say(forfeit.key, **forfeit.details) + (f" ({forfeit.rule})" if forfeit.rule else "")
    details = {
        "bot": name_of(pairing.contestants[outcome.seating[forfeit.seat]]),
        "seat": forfeit.seat,
        "game": f"{outcome.deal:05d}-{turn}",
        "move": forfeit.seq + 1,
        "reason": reason,
    }
    return say("forfeit-illegal", played=forfeit.played, **details) if forfeit.played else say("forfeit", **details)


def _tell_forfeits(pairing: Pairing, outcomes: list[Outcome], console: Console) -> None:
    """The first forfeits one by one and the number of the others; with the records, all of them."""
    say = texts(system_language(), pairing.game)
    lines = [forfeit_line(pairing, one, one.forfeit, say) for one in outcomes if one.forfeit is not None]
    told = [*lines[:SHOWN], *([say("forfeits-more", count=len(lines) - SHOWN)] if len(lines) > SHOWN else [])]
    for line in told:
        console.print(line, markup=False, highlight=False, soft_wrap=True)
    if pairing.records and lines:
        file = Path(pairing.records, "forfeits.txt")
        written(file, partial(file.write_text, "".join(line + "\n" for line in lines), encoding="utf-8"))
