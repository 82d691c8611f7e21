"""Flags that several commands share, and the values they stand for."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bordspil import games
from bordspil.core.bot import Budget
from bordspil.core.game import BadRequest, Game, Option
from bordspil.text import LANGUAGES, system_language


def add_game(
    command: argparse.ArgumentParser, help: str = "its id, or the folder of a game of yours: ./my_game"
) -> None:
    """Adds the game: its id, or the path of its folder, which has a slash in it."""
    command.add_argument("game", type=game_id, help=help)


def game_id(word: str) -> str:
    """Returns the id of a game that is named by its id or by its folder; the folder is found from then on."""
    head, colon, rest = word.partition(":")
    if "/" not in head and os.sep not in head:
        return word
    folder = Path(head)
    games.add_folder(folder.absolute().parent)
    return f"{folder.name}{colon}{rest}"


def find_modules_here() -> None:
    """Lets bots of one's own lie in the working directory; installed modules come first."""
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)


def add_options(command: argparse.ArgumentParser) -> None:
    """Adds `-o`, which sets an option of the game."""
    command.add_argument(
        "-o", "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )


def options_of(words: Sequence[str], game: Game) -> dict[str, Any]:
    """Returns options typed as name=value; a value in digits is a number, and some values are files to read."""
    known = {option.name: option for option in game.options}
    given: dict[str, Any] = {}
    for word in words:
        name, found, value = word.partition("=")
        if not found:
            raise BadRequest("option-unknown", option=word[:40], options=", ".join(known))
        given[name] = _value(known.get(name), value)
    return given


def _value(option: Option | None, word: str) -> Any:
    if option is not None and option.source is not None and word not in option.choices:
        try:
            return option.source.read(word, Path(word).read_bytes())
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise BadRequest("file-unreadable", file=word.replace("\0", "?"), reason=reason) from None
    return int(word) if word.isascii() and word.isdigit() else {"true": True, "false": False}.get(word, word)


def add_budget(command: argparse.ArgumentParser) -> None:
    """Adds the flags that say how long bots think."""
    command.add_argument("--seconds", type=float, default=1.0, help="thinking time for a move (1)")
    command.add_argument("--cpu", action="store_true", help="count time of the processor, fair on a busy machine")
    command.add_argument("--simulations", type=int, help="a fixed amount of search instead, for repeatable play")


def budget_of(arguments: argparse.Namespace) -> Budget:
    """Returns the budget of a move."""
    return Budget(arguments.seconds, arguments.simulations, "cpu" if arguments.cpu else "wall")


def add_workers(command: argparse.ArgumentParser) -> None:
    """Adds `--workers`, which says where games are played."""
    command.add_argument(
        "--workers", default="", help="a number of processes, or ray://HOST:PORT for those of many machines (all cores)"
    )


def add_language(command: argparse.ArgumentParser) -> None:
    """Adds `--language`."""
    command.add_argument("--language", choices=LANGUAGES, help="instead of the system's")


def language_of(arguments: argparse.Namespace) -> str:
    """Returns the language asked for, or the system's."""
    return arguments.language or system_language()
