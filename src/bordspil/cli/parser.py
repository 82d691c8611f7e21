"""The parser of the command `bordspil`: lists all commands, and imports only those asked for."""

import argparse
import importlib
import platform
from collections.abc import Callable, Collection, Mapping
from types import MappingProxyType
from typing import Protocol, cast

from bordspil import games
from bordspil.extras import need_server

ABOUT = """\
A digital table for board games: play in the browser or the terminal, let programs play each other,
check what happened."""

EXAMPLES = """\
examples:
  bordspil serve --open                    play in the browser
  bordspil play azul                       you against a bot
  bordspil play azul --seats 3 --people 2  two people and a bot around one keyboard
  bordspil play azul -o side=grey          the grey side of the boards
  bordspil match azul expert medium        bot against bot, seats rotated, the same deals for both
  bordspil match "azul:./mybot" expert     a program of yours against a bot (docs/bots.md)
  bordspil tournament azul easy greedy medium --games 100   everybody against everybody
  bordspil selfplay azul --games 1000 --out games.parquet   games of bots as data (docs/data.md)
  bordspil engine azul                     one JSON object a line, for programs
  bordspil render game.txt --out game.gif  the game as a film (docs/pictures.md)
  bordspil new-game my_game                begin a game of your own (docs/own-games.md)
  bordspil verify game.txt                 were the tiles drawn as promised?

Compiled rules are kept in the folder BORDSPIL_CACHE names, or in the user's cache folder."""

# Each is a module of this folder or of one in it. The help stands here so that listing the commands imports none.
COMMANDS = {
    "serve": "serve the page: play in the browser, alone or with friends",
    "play": "play in the terminal, against bots or around one keyboard",
    "match": "let bots play each other and count",
    "ladder": "let all levels of a game play and say how strong each is",
    "tournament": "let many bots meet, everybody or by the Swiss system",
    "selfplay": "let bots play and keep every move as a row of data",
    "puzzles": "find positions in which one move is clearly the best, from games of experts",
    "engine": "speak the line protocol on standard input and output",
    "replay": "look at a record entry by entry",
    "render": "draw a position of a record as a picture, or the whole game as a film",
    "verify": "repeat every draw of a record",
    "bench": "measure the speed of everything on this machine",
    "tensors": "what the numbers of observations and moves mean, for learners",
    "load": "what thousands of people at once cost a server on this machine",
    "signature": "a number for each bot that changes only when its play does",
    "new-game": "write the folder of a game of your own that plays at once",
    "languages": "which texts of games are still said in English",
    "warmup": "compile the rules now, so that no player waits for it later",
    "settings": "print a settings file that explains every setting",
    "backup": "copy everything to a file, while the server runs",
    "restore": "put a copy back, while no server runs; what was there is kept aside",
    "store": "bring a store up to date, look it through, or copy it to another",
    "reports": "what players at this host's tables have reported",
}

# Folders with modules of commands; those for hosts need the extra `serve`.
HOSTING = ("serve", "load", "settings", "backup", "restore", "store", "reports")
EXPERIMENTS = ("match", "ladder", "tournament", "selfplay", "puzzles", "bench", "signature", "tensors")

OwnCommands = Mapping[str, tuple[str, Callable[[list[str]], int]]]
NONE: OwnCommands = MappingProxyType({})


class Command(Protocol):
    """The module of a command."""

    def add(self, command: argparse.ArgumentParser) -> None:
        """Adds the flags of the command to its parser."""

    def run(self, arguments: argparse.Namespace) -> int | None:
        """Runs the command; returns its exit code, None for success."""


class Version(argparse.Action):
    """Prints which version of the package, of each game's rules and of the compiler this is, and ends."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from numba import __version__ as compiler

        from bordspil.version import __version__

        rules = ", ".join(f"{name} {games.load(name).rules_version}" for name in games.names())
        print(f"bordspil {__version__}\nrules: {rules}\nPython {platform.python_version()}, Numba {compiler}")
        parser.exit()


def module_of(name: str) -> str:
    """Returns the name of the module of a command."""
    folder = "hosting." if name in HOSTING else "experiments." if name in EXPERIMENTS else ""
    return f"bordspil.cli.{folder}{name.replace('-', '_')}"


def command_of(name: str) -> Command:
    """Imports the module of a command; refuses where an extra that it needs is not installed."""
    if name in HOSTING:
        need_server()
    return cast(Command, importlib.import_module(module_of(name)))


def games_commands() -> OwnCommands:
    """Returns the commands that single games add: the help of each, and the function that runs it."""
    found: dict[str, tuple[str, Callable[[list[str]], int]]] = {}
    for name in games.with_commands():
        if (own := games.load(name).cli) is not None:
            found |= own.COMMANDS
    return found


def parser(asked: Collection[str] = tuple(COMMANDS), own: OwnCommands = NONE) -> argparse.ArgumentParser:
    """Returns a parser that lists every command, those of games included, and knows the flags of those asked for."""
    top = argparse.ArgumentParser(
        prog="bordspil", description=ABOUT, epilog=EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    top.add_argument("--version", action=Version, nargs=0, help="the versions of the package and of each game's rules")
    commands = top.add_subparsers(title="commands", metavar="", dest="command", required=True)
    for name, what in COMMANDS.items():
        command = commands.add_parser(name, help=what)
        if name in asked:
            module = command_of(name)
            module.add(command)
            command.set_defaults(run=module.run)
    for name, (what, _) in sorted(own.items()):
        commands.add_parser(name, help=what, add_help=False)
    return top
