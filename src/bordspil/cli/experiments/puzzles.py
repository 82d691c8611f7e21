"""`bordspil puzzles`: finds positions of experts' games in which one move is clearly the best, or checks them."""

import argparse
from pathlib import Path

import msgspec
from rich.console import Console

from bordspil import games
from bordspil.cli.flags import add_game
from bordspil.core import puzzle
from bordspil.core.capabilities import Puzzles
from bordspil.core.game import BadRequest
from bordspil.core.puzzle import Puzzle

SEED = 97  # of the searches that check


def add(command: argparse.ArgumentParser) -> None:
    """Adds the game, how many puzzles are wanted and where they are written."""
    add_game(command)
    command.add_argument("--want", type=int, default=300, help="puzzles to find (300)")
    command.add_argument("--first", type=int, default=0, metavar="GAME", help="the number of the first game (0)")
    what = command.add_mutually_exclusive_group(required=True)
    what.add_argument("--out", metavar="FILE", help="the file for the puzzles; FILE.part keeps what is found so far")
    what.add_argument("--check", action="store_true", help="judge the game's own puzzles again by another search")


def run(arguments: argparse.Namespace) -> int | None:
    """Finds puzzles until there are as many as wanted, going on where it was stopped; or checks those there are."""
    game = games.load(arguments.game)
    if (found := game.puzzles) is None:
        raise BadRequest("no-puzzles", game=game.id)
    if arguments.want < 1:
        raise BadRequest("budget-wrong", field="want")
    if arguments.check:
        return check(found, puzzle.read(games.folder_of(game.id) / puzzle.FILE))
    find(found, Path(arguments.out), arguments.want, arguments.first)
    return None


def find(finder: Puzzles, out: Path, want: int, first: int) -> None:
    """Plays game after game, and writes the puzzles of all grades by turns at the end."""
    part, console = out.with_name(f"{out.name}.part"), Console(stderr=True)
    found = puzzle.read(part)
    deal = max([first - 1, *(one.deal for one in found)]) + 1
    with part.open("ab") as kept:
        while len(found) < want:
            for one in finder.find(deal):
                found.append(one)
                kept.write(msgspec.json.encode(one) + b"\n")
                kept.flush()
                console.print(f"{deal}: {len(found)} of {want}", highlight=False)
            deal += 1
    out.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in puzzle.in_turn(found)))


def check(finder: Puzzles, kept: list[Puzzle]) -> int:
    """Says which puzzles another search judges otherwise; returns the exit code."""
    wrong = [number for number, one in enumerate(kept) if not finder.still_best(one, SEED)]
    for number in wrong:
        Console().print(f"{number}: {kept[number].best} is not clearly the best", highlight=False)
    return 1 if wrong or not kept else 0
