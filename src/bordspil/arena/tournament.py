"""The tournament: round robin or Swiss system, on any workers; a stopped one goes on where it was."""

import json
import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bordspil.arena.match import MatchPlan, Played, play_deal, write_or_refuse, write_records
from bordspil.arena.outcomes import Outcome
from bordspil.arena.pairing import BYE, Pair, round_robin, swiss_round
from bordspil.arena.standings import points_of, standings, table_of
from bordspil.arena.subprocess_line import end_all
from bordspil.arena.tournament_config import Event
from bordspil.core.game import BadRequest
from bordspil.jobs.map_unordered import as_completed
from bordspil.jobs.pool import WorkerPool
from bordspil.jobs.pool_setting import open_pool
from bordspil.text import Texts

JOURNAL = "results.jsonl"


class Task(NamedTuple):
    """All games of one deal between two contestants; no two tasks of a tournament are the same."""

    event: int
    round: int
    pair: Pair
    deal: int


class Line(Struct, frozen=True):
    """A task that is done, as the journal has it."""

    event: int
    round: int
    pair: Pair
    deal: int
    outcomes: list[Outcome]


class Journal:
    """The plan on the first line, then a line for every deal that has been played; what is there stays there."""

    def __init__(self, folder: Path, events: list[Event]) -> None:
        self.folder = folder
        self.file = folder / JOURNAL
        self.done: dict[Task, list[Outcome]] = {}
        folder.mkdir(parents=True, exist_ok=True)
        lines = self._lines()
        if not lines:
            self._append(msgspec.json.encode({"events": events}))
        elif json.loads(lines[0]) != json.loads(msgspec.json.encode({"events": events})):
            raise BadRequest("tournament-other", folder=str(folder))
        for line in lines[1:]:
            one = msgspec.json.decode(line, type=Line)
            self.done[Task(one.event, one.round, one.pair, one.deal)] = one.outcomes

    def enter(self, task: Task, outcomes: list[Outcome]) -> None:
        """Enters a deal that has been played; its line is on the disk when this returns."""
        self.done[task] = outcomes
        self._append(msgspec.json.encode(Line(*task, outcomes)))

    def games(self, event: int) -> int:
        """Returns how many games of an event have been played."""
        return sum(len(outcomes) for task, outcomes in self.done.items() if task.event == event)

    def met(self, event: int, before: int | None = None) -> dict[Pair, list[Outcome]]:
        """Returns the outcomes of an event by pair, in all rounds or in those before one."""
        found: dict[Pair, list[Outcome]] = {}
        for task, outcomes in sorted(self.done.items(), key=lambda item: item[0]):
            if task.event == event and (before is None or task.round < before):
                found.setdefault(task.pair, []).extend(outcomes)
        return found

    def _append(self, line: bytes) -> None:
        with self.file.open("ab") as file:
            file.write(line + b"\n")
            file.flush()
            os.fsync(file.fileno())

    def _lines(self) -> list[bytes]:
        """Returns the complete lines of the file; a kill may have cut off the last."""
        if not self.file.exists():
            return []
        whole = self.file.read_bytes().rpartition(b"\n")[0]
        self.file.write_bytes(whole + b"\n" * bool(whole))
        return whole.splitlines()


def play_task(plan: MatchPlan, task: Task) -> tuple[MatchPlan, Task, list[Played]]:
    """Plays one task; runs in a worker."""
    return plan, task, play_deal(plan, task.deal)


def run(events: list[Event], folder: Path, console: Console, say: Texts, workers: str = "") -> None:
    """Plays what is not in the journal yet, shows the progress, and prints the standings."""
    try:
        journal = Journal(folder, events)
    except (OSError, ValueError) as error:
        raise BadRequest("file-unwritable", file=str(folder), reason=str(error)) from None
    if journal.done:
        count = sum(journal.games(number) for number in range(len(events)))
        console.print(say("tournament-resumed", games=count), markup=False, highlight=False)
    pool = open_pool(workers, end_all)
    try:
        for number, event in enumerate(events):
            _play_event(number, event, journal, pool, console)
            console.print(table_of(event, journal.met(number), pairs_until(number, event, journal)))
    finally:
        pool.close()
    _write_standings(events, journal)


def pairs_until(number: int, event: Event, journal: Journal) -> list[Pair]:
    """Returns the pairs of all rounds of an event that have been played or begun."""
    return [pair for turn in range(event.rounds_played) for pair in pairs_in(number, event, journal, turn)]


def pairs_in(number: int, event: Event, journal: Journal, turn: int) -> list[Pair]:
    """Returns the pairs of a round; they follow from the rounds before, so every call returns the same."""
    if event.system == "round-robin":
        return round_robin(len(event.contestants))
    paired: list[Pair] = []
    for earlier in range(turn):
        paired += swiss_round(points_of(event, journal.met(number, earlier), paired), set(paired))
    return swiss_round(points_of(event, journal.met(number, turn), paired), set(paired))


def _play_event(number: int, event: Event, journal: Journal, pool: WorkerPool, console: Console) -> None:
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        shown = bar.add_task(event.game, total=event.total, completed=journal.games(number))
        for turn in range(event.rounds_played):
            if event.rounds_played > 1:
                bar.update(shown, description=f"{event.game} {turn + 1}/{event.rounds_played}")
            for plan, task, played in as_completed(pool, play_task, _missing(number, event, journal, turn)):
                journal.enter(task, write_records(plan, played))
                bar.update(shown, advance=len(played))


def _missing(number: int, event: Event, journal: Journal, turn: int) -> Iterator[tuple[MatchPlan, Task]]:
    """Returns the tasks of a round still to be played. All pairs of a round play the same deals."""
    tasks = []
    for pair in pairs_in(number, event, journal, turn):
        for side in event.sides(pair) if BYE not in pair else []:
            folder = journal.folder / f"{number}-{event.game}" / f"{turn}-{side[0]}-{side[1]}"
            write_or_refuse(folder, partial(folder.mkdir, parents=True, exist_ok=True))
            plan = event.match_plan(side, str(folder))
            deals = range(turn * event.deals, (turn + 1) * event.deals)
            tasks += [(plan, Task(number, turn, side, deal)) for deal in deals]
    return iter([(plan, task) for plan, task in tasks if task not in journal.done])


def _write_standings(events: list[Event], journal: Journal) -> None:
    found: list[dict[str, Any]] = []
    for number, event in enumerate(events):
        lines = standings(event, journal.met(number), pairs_until(number, event, journal))
        found.append({"game": event.game, "games": journal.games(number), "standings": msgspec.to_builtins(lines)})
    file = journal.folder / "standings.json"
    write_or_refuse(file, partial(file.write_text, json.dumps(found, indent=2) + "\n", encoding="utf-8"))
