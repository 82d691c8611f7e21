"""Self-play data: games of bots as a Parquet table of moves and one of games, and their reader.

While games are played, parts lie beside the output, and a journal names the complete ones. The same command goes on
after a kill; the rows depend on the seed alone, not on parts, cores or kills.
"""

import hashlib
import json
import shutil
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bordspil import games
from bordspil.core.bot import Budget
from bordspil.core.chance import Chance
from bordspil.core.game import BadRequest, Game
from bordspil.core.table import Table
from bordspil.extras import need
from bordspil.jobs.map_unordered import map_unordered
from bordspil.search.any_game import bots_of
from bordspil.text import Texts

PART = 25  # games in a part: what a kill may cost a core
GROUP = 200_000  # rows read together
FORMAT = 1
KEY = b"bordspil"


class Plan(Struct, frozen=True):
    """All that decides the rows: the game, its bots, their budget, and the seed."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    simulations: int
    seed: int
    format: int = FORMAT


class Span(NamedTuple):
    """The games of a part: from `first` up to, not including, `end`."""

    first: int
    end: int


def seating(plan: Plan, number: int) -> tuple[str, ...]:
    """Returns the bots by seat: in turn, moved on by a seat from game to game."""
    turn = number % plan.seats
    row = [plan.bots[seat % len(plan.bots)] for seat in range(plan.seats)]
    return tuple(row[-turn:] + row[:-turn])


def play(plan: Plan, number: int) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Plays one game; returns its row in the table of games, and its rows in the table of moves."""
    game, names, chance = games.load(plan.game), seating(plan, number), Chance.of(f"{plan.seed} {number}")
    make = bots_of(game).make
    bots = [make(name, hash((plan.seed, number, seat)), plan.options) for seat, name in enumerate(names)]
    table, budget = Table(game, plan.options, plan.seats, chance), Budget(simulations=plan.simulations)
    rows: list[dict[str, Any]] = []
    while (seat := table.to_act()) is not None:
        state = table.state
        move = bots[seat].choose(game.view(state, seat), budget)
        table.play(seat, move)
        rows.append({"game": number, "ply": len(rows), "seat": seat} | _row(game, state, move))
    winners = game.winners(table.state)
    for row in rows:
        row["result"] = 1 / len(winners) if row["seat"] in winners else 0.0
    scores = list(game.scores(table.state))
    summary = {"game": number, "bots": list(names), "plies": len(rows), "scores": scores, "winners": list(winners)}
    return summary | {"seed": f"{plan.seed} {number}"}, rows


def _row(game: Game, state: Any, move: Any) -> dict[str, Any]:
    """Returns the columns of a move and of the state it was played in."""
    numbers_of = _numbering(game.id)
    return {
        "move": game.notation.write(move),
        "number": numbers_of(move)[-1] if numbers_of else None,
        "legal": len(list(game.moves(state))) if game.complete(state) else None,
        "scores": list(game.scores(state)),
    }


@cache
def _numbering(name: str) -> Callable[[Any], tuple[int, ...]] | None:
    """Returns the function that gives a move its action ids, where the game has one."""
    kernels = games.load(name).kernels
    return None if kernels is None else kernels.numbers_of


def schemas(plan: Plan) -> tuple[Any, Any]:
    """Returns the schemas of the table of games and the table of moves, each with the plan in its metadata."""
    arrow = need("pyarrow", "research")
    numbers, points = arrow.int32(), arrow.list_(arrow.int32())
    about = {KEY: msgspec.json.encode(plan)}
    summary = [("game", arrow.int64()), ("bots", arrow.list_(arrow.string())), ("plies", numbers), ("scores", points)]
    summary += [("winners", arrow.list_(arrow.int8())), ("seed", arrow.string())]
    moves = [("game", arrow.int64()), ("ply", numbers), ("seat", arrow.int8()), ("move", arrow.string())]
    moves += [("number", numbers), ("legal", numbers), ("scores", points), ("result", arrow.float32())]
    return arrow.schema(summary, metadata=about), arrow.schema(moves, metadata=about)


def play_part(plan: Plan, span: Span, folder: str) -> tuple[Span, int, str]:
    """Plays the games of a part and writes them; returns how many moves there are and the checksum of the files."""
    arrow, parquet = need("pyarrow", "research"), need("pyarrow.parquet", "research")
    played = [play(plan, number) for number in range(*span)]
    summaries, moves = [summary for summary, _ in played], list(chain.from_iterable(rows for _, rows in played))
    for file, rows, schema in zip(_files(folder, span), (summaries, moves), schemas(plan), strict=True):
        parquet.write_table(arrow.Table.from_pylist(rows, schema=schema), file.with_suffix(".new"))
        file.with_suffix(".new").replace(file)
    return span, len(moves), _sum(folder, span)


def _files(folder: Path | str, span: Span) -> tuple[Path, Path]:
    """Returns the files of a part: its games and its moves."""
    name = f"{span.first:09d}-{span.end:09d}"
    return Path(folder, f"{name}.games"), Path(folder, f"{name}.moves")


def _sum(folder: Path | str, span: Span) -> str:
    digest = hashlib.sha256()
    for file in _files(folder, span):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:32]


class Journal:
    """The plan on the first line, then one line for each complete part."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.file = folder / "journal"
        self.moves: dict[Span, int] = {}
        folder.mkdir(parents=True, exist_ok=True)
        lines = self._lines()
        if not lines:
            self.file.write_text(json.dumps(msgspec.to_builtins(plan)) + "\n", encoding="utf-8")
        else:
            self._check(lines[0], plan)
        for line in lines[1:]:
            span = Span(line["first"], line["end"])
            if all(file.exists() for file in _files(folder, span)) and _sum(folder, span) == line["sum"]:
                self.moves[span] = line["moves"]

    def enter(self, span: Span, moves: int, total: str) -> None:
        """Enters a complete part."""
        self.moves[span] = moves
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"first": span.first, "end": span.end, "moves": moves, "sum": total}) + "\n")

    def _lines(self) -> list[dict[str, Any]]:
        """Returns the complete lines of the file; a kill may have cut off the last."""
        if not self.file.exists():
            return []
        whole = self.file.read_bytes().rpartition(b"\n")[0]
        self.file.write_bytes(whole + b"\n" * bool(whole))
        return [json.loads(line) for line in whole.splitlines()]

    def _check(self, there: dict[str, Any], plan: Plan) -> None:
        here = json.loads(msgspec.json.encode(plan))
        if differing := [name for name in here if there.get(name) != here[name]]:
            raise BadRequest("selfplay-other", folder=str(self.folder), field=", ".join(differing))


def companion(out: Path) -> Path:
    """Returns the file of the table of games: games.parquet has games.games.parquet beside it."""
    return out.with_name(f"{out.stem}.games{out.suffix}")


def run(plan: Plan, count: int, out: Path, console: Console, say: Texts) -> None:
    """Plays the missing parts on all cores, and merges all parts."""
    need("pyarrow", "research")
    for name in plan.bots:
        bots_of(games.load(plan.game)).make(name, 0, plan.options)
    folder = out.with_name(out.name + ".parts")
    for file in (out, companion(out)):
        if file.exists() and not folder.exists():  # with the parts still there, it was being put together
            raise BadRequest("selfplay-exists", file=str(file))
    try:
        journal = Journal(folder, plan)
        _play_missing(plan, count, journal, console, say)
        _merge(plan, _spans(count), folder, out)
    except OSError as error:
        raise BadRequest("file-unwritable", file=str(out), reason=error.strerror or str(error)) from None
    moves = sum(journal.moves[span] for span in _spans(count))
    shutil.rmtree(folder)
    console.print(say("selfplay-done", file=str(out), games=count, moves=moves), markup=False, highlight=False)


def _spans(count: int) -> list[Span]:
    return [Span(first, min(first + PART, count)) for first in range(0, count, PART)]


def _play_missing(plan: Plan, count: int, journal: Journal, console: Console, say: Texts) -> None:
    missing = [span for span in _spans(count) if span not in journal.moves]
    there = count - sum(span.end - span.first for span in missing)
    if there:
        console.print(say("selfplay-resumed", games=there), markup=False, highlight=False)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        map_unordered(play_part, ((plan, span, str(journal.folder)) for span in missing)) as played,
        Progress(*columns, console=console, transient=True) as bar,
    ):
        task = bar.add_task(plan.game, total=count, completed=there)
        for span, moves, total in played:
            journal.enter(span, moves, total)
            bar.update(task, advance=span.end - span.first)


def _merge(plan: Plan, spans: Sequence[Span], folder: Path, out: Path) -> None:
    """Merges the parts in order; the table of moves is written last, so its file means that all is done."""
    parquet = need("pyarrow.parquet", "research")
    for which, target in ((0, companion(out)), (1, out)):
        new = target.with_name(target.name + ".new")
        with parquet.ParquetWriter(new, schemas(plan)[which], compression="zstd") as writer:
            for group in _groups([_files(folder, span)[which] for span in spans]):
                writer.write_table(group)
        new.replace(target)


def _groups(files: Sequence[Path]) -> Iterator[Any]:
    """Yields the tables of the parts, joined to groups of a good size."""
    arrow, parquet = need("pyarrow", "research"), need("pyarrow.parquet", "research")
    waiting: list[Any] = []
    for file in files:
        waiting.append(parquet.read_table(file))
        if sum(table.num_rows for table in waiting) >= GROUP:
            yield arrow.concat_tables(waiting)
            waiting = []
    if waiting:
        yield arrow.concat_tables(waiting)


class Data(NamedTuple):
    """Self-play data read from a file: the plan, and the two tables as Arrow tables."""

    plan: Plan
    games: Any
    moves: Any

    def table(self, number: int, plies: int | None = None) -> Table:
        """Replays a game of the file, up to `plies` moves, with its states, views and chance."""
        compute = need("pyarrow.compute", "research")
        game, chance = games.load(self.plan.game), Chance.of(f"{self.plan.seed} {number}")
        texts = self.moves.filter(compute.field("game") == number)["move"].to_pylist()
        table = Table(game, self.plan.options, self.plan.seats, chance)
        for text in texts[:plies]:
            table.play(None, game.notation.read(text))
        return table


def read(path: str | Path) -> Data:
    """Reads what `bordspil selfplay` wrote to this file and the one beside it."""
    parquet, out = need("pyarrow.parquet", "research"), Path(path)
    try:
        moves, summaries = parquet.read_table(out), parquet.read_table(companion(out))
        plan = msgspec.json.decode((moves.schema.metadata or {})[KEY], type=Plan)
    except (OSError, ValueError, KeyError, msgspec.MsgspecError) as error:
        if isinstance(error, FileNotFoundError):
            reason = error.strerror or "?"
            raise BadRequest("file-unreadable", file=str(error.filename or out), reason=reason) from None
        raise BadRequest("selfplay-not-one", file=str(out)) from None
    return Data(plan, summaries, moves)
