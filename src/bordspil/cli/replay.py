"""`bordspil replay`: shows a record entry by entry."""

import argparse
import sys
from collections.abc import Callable

from rich.console import Console
from rich.markup import escape

from bordspil.cli.flags import add_language, language_of
from bordspil.cli.terminal import open_record, paint
from bordspil.core import record
from bordspil.core.game import NATURE, UNDO, Game
from bordspil.core.record import Record
from bordspil.core.table import Entry
from bordspil.text import Texts, texts


def add(command: argparse.ArgumentParser) -> None:
    """Adds the file and the language."""
    command.add_argument("file")
    add_language(command)


def run(arguments: argparse.Namespace) -> None:
    """Shows a record; at a terminal it waits for Enter between entries."""
    show(arguments.file, language_of(arguments), Console(), _wait)


def _wait() -> bool:
    """Waits for Enter where a person sits at the terminal; returns whether to go on."""
    try:
        return not (sys.stdin.isatty() and sys.stdout.isatty()) or input().strip() != "q"
    except EOFError:
        return True


def show(file: str, language: str, console: Console, wait: Callable[[], bool]) -> None:
    """Draws a record entry by entry; `wait` says whether to go on."""
    kept, game = open_record(file)
    say = texts(language, game)
    for number, (entry, state) in enumerate(record.replay(kept, game)):
        if entry is not None:
            console.print("\n" + escape(_describe(kept, game, number, entry, say)), highlight=False)
        console.print(game.draw(game.view(state, None), paint, say), highlight=False)
        if not wait():
            return
    console.print(say("replay-end"))


def _describe(kept: Record, game: Game, number: int, entry: Entry, say: Texts) -> str:
    """Returns an entry in words."""
    place = {"number": number, "total": len(kept.entries)}
    if entry.seat == UNDO:
        return say("replay-undo", **place, count=entry.move)
    seat = say("replay-chance") if entry.seat == NATURE else say("replay-seat", seat=entry.seat)
    who = seat if entry.seat == NATURE else f"{seat} ({kept.seats[entry.seat]})"
    return say("replay-step", **place, who=who, move=game.notation.write(entry.move))
