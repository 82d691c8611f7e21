"""The words the command `bordspil` knows: its commands, their flags, and what each is for."""

import argparse
from collections.abc import Callable
from typing import Any

from bordspil import __version__
from bordspil.search.bot import LEVELS

OwnCommands = dict[str, tuple[str, Callable[[list[str]], int]]]

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
  bordspil verify game.txt                 were the tiles drawn as promised?

Compiled rules are kept in the folder BORDSPIL_CACHE names, or in the user's cache folder."""


def parser(own: OwnCommands) -> argparse.ArgumentParser:
    """The commands and their options; those of some games only are listed too."""
    top = argparse.ArgumentParser(
        prog="bordspil", description=ABOUT, epilog=EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    top.add_argument("--version", action="version", version=f"bordspil {__version__}")
    commands = top.add_subparsers(title="commands", metavar="", dest="command", required=True)
    _add_serve(commands.add_parser("serve", help="serve the page: play in the browser, alone or with friends"))
    _add_play(commands.add_parser("play", help="play in the terminal, against bots or around one keyboard"))
    _add_match(commands.add_parser("match", help="let bots play each other and count"))
    _add_ladder(commands.add_parser("ladder", help="let all levels of a game play and say how strong each is"))
    _add_tournament(commands.add_parser("tournament", help="let many bots meet, everybody or by the Swiss system"))
    _add_selfplay(commands.add_parser("selfplay", help="let bots play and keep every move as a row of data"))
    engine = commands.add_parser("engine", help="speak the line protocol on standard input and output")
    engine.add_argument("game")
    for name, what in (("replay", "look at a record entry by entry"), ("verify", "repeat every draw of a record")):
        command = commands.add_parser(name, help=what)
        command.add_argument("file")
        _add_language(command)
    bench = commands.add_parser("bench", help="measure the speed of everything on this machine")
    bench.add_argument("figures", nargs="*", help="names of figures; all of them when none is given")
    bench.add_argument("--json", action="store_true", help="one JSON object, figure name to number")
    bench.add_argument("--gpu", action="store_true", help="the figures of a graphics card instead")
    tensors = commands.add_parser("tensors", help="what the numbers of observations and moves mean, for learners")
    tensors.add_argument("game")
    tensors.add_argument("--seats", type=int, help="seats at the table (the fewest)")
    _add_options(tensors)
    load = commands.add_parser("load", help="what thousands of people at once cost a server on this machine")
    load.add_argument("--tables", type=int, default=1000, help="tables of four (1000)")
    load.add_argument("--every", type=float, default=5.0, help="seconds between two moves of a table (5)")
    load.add_argument("--kills", type=int, metavar="ROUNDS", help="kill the server so often instead, and miss no move")
    load.add_argument("--moves", type=int, default=6, help="moves of each table that are timed (6)")
    load.add_argument("--servers", type=int, default=1, help="servers the tables are spread over (1)")
    load.add_argument(
        "--store", metavar="POSTGRESQL", default="", help="a database that is used, in a schema of its own, for a while"
    )
    signature = commands.add_parser("signature", help="a number for each bot that changes only when its play does")
    signature.add_argument("games", nargs="*", help="all of them when none is given")
    commands.add_parser("warmup", help="compile the rules now, so that nobody waits for it later")
    _add_hosting(commands)
    for name, (what, _) in sorted(own.items()):
        commands.add_parser(name, help=what, add_help=False)
    return top


def _add_serve(command: argparse.ArgumentParser) -> None:
    from bordspil.server import configuration

    command.description = configuration.HELP
    command.usage = "bordspil serve [--open] [--settings FILE] [--SETTING VALUE ...]"
    command.add_argument("--open", action="store_true", help="open the page in a browser")
    configuration.add_flags(command)


def _add_hosting(commands: Any) -> None:
    """What a host does besides serving."""
    from bordspil.server import configuration

    commands.add_parser("settings", help="print a settings file that explains every setting")
    for name, what, about in (
        ("backup", "copy everything to a file, while the server runs", "the copy, which must not be there yet"),
        ("restore", "put a copy back, while no server runs; what was there is kept aside", "the copy"),
    ):
        command = commands.add_parser(name, help=what)
        command.add_argument("file", help=about)
        configuration.add_flags(command, "store")
        _add_language(command)
    _add_store(commands.add_parser("store", help="bring a store up to date, look it through, or copy it to another"))
    reports = commands.add_parser("reports", help="what players at this host's tables have reported")
    configuration.add_flags(reports, "store")
    _add_language(reports)


def _add_store(command: argparse.ArgumentParser) -> None:
    from bordspil.server import configuration

    errands = command.add_subparsers(title="commands", metavar="", dest="errand", required=True)
    migrate = errands.add_parser("migrate", help="bring a store to the newest version, as a server does at its start")
    migrate.add_argument("--only-show", action="store_true", help="what would be changed, without changing it")
    check = errands.add_parser("check", help="look a store through, and play every game in it again")
    for one in (migrate, check):
        configuration.add_flags(one, "store")
        _add_language(one)
    copy = errands.add_parser("copy", help="copy everything to another, empty store; stop the servers first")
    copy.add_argument("source", metavar="FROM", help="a file, or postgresql://…")
    copy.add_argument("target", metavar="TO", help="a file, or postgresql://…")
    _add_language(copy)


def _add_play(command: argparse.ArgumentParser) -> None:
    command.add_argument("game")
    command.add_argument("--seats", type=int, default=2, help="seats at the table (2)")
    command.add_argument("--people", type=int, default=1, help="how many of them are people, from seat 0 on (1)")
    command.add_argument("--level", default="medium", help=", ".join(LEVELS) + " (medium)")
    command.add_argument("--seconds", type=float, default=1.0, help="thinking time of a bot for a move (1)")
    command.add_argument("--seed", help="a word or number that fixes the deals")
    command.add_argument("--record", metavar="FILE", help="write the record there when the game ends")
    _add_options(command)
    _add_language(command)


def _add_match(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", help="the game, or GAME:COMMAND: the game and the first contestant")
    command.add_argument(
        "bots",
        nargs="+",
        help=f"random, greedy, {', '.join(LEVELS)}, one of these as NAME@SECONDS with a time of its own, "
        "or GAME:COMMAND for a program of yours",
    )
    command.add_argument("--games", type=int, default=100, help="games to play, rounded up to whole rotations (100)")
    command.add_argument("--seats", type=int, default=2, help="seats at the table; the last bot fills what is left (2)")
    _add_budget(command)
    command.add_argument("--grace", type=float, default=1.0, help="seconds a program of yours may be late (1)")
    command.add_argument("--seed", type=int, default=0, help="another number gives other deals (0)")
    command.add_argument("--records", metavar="FOLDER", help="keep a record of every game there")
    command.add_argument(
        "--opening",
        type=int,
        default=0,
        metavar="MOVES",
        help="moves by easy with which each deal begins, for games in which chance does not make them different (0)",
    )
    _add_workers(command)
    command.add_argument(
        "--sprt",
        nargs=2,
        type=float,
        metavar=("LOW", "HIGH"),
        help="stop as soon as it is clear whether the first bot is rather LOW or rather HIGH Elo stronger",
    )
    _add_options(command)


def _add_ladder(command: argparse.ArgumentParser) -> None:
    command.add_argument("game")
    command.add_argument("bots", nargs="*", help="the rungs, weakest first (all levels)")
    command.add_argument("--games", type=int, default=100, help="games of each pair, rounded up (100)")
    command.add_argument("--seats", type=int, default=2, help="seats at the table (2)")
    command.add_argument("--reach", type=int, default=2, help="how many rungs apart bots still play each other (2)")
    _add_budget(command)
    command.add_argument("--seed", type=int, default=0, help="another number gives other deals (0)")
    command.add_argument("--records", metavar="FOLDER", help="keep a record of every game there")
    _add_workers(command)
    command.add_argument("--write", metavar="FILE", help="add the strengths to this file, for the page's ratings")
    _add_options(command)


def _add_tournament(command: argparse.ArgumentParser) -> None:
    command.add_argument("plan", help="a game, or a file of TOML with several events (docs/tournaments.md)")
    command.add_argument("contestants", nargs="*", help="as for match; what flags leave out, the file may say")
    command.add_argument("--system", choices=("round-robin", "swiss"), help="who meets whom (round-robin)")
    command.add_argument("--rounds", type=int, help="of the Swiss system (as many as leave one winner)")
    command.add_argument("--games", type=int, help="games of each meeting, rounded up to whole rotations (20)")
    command.add_argument("--seats", type=int, help="seats at the table (2)")
    command.add_argument("--seconds", type=float, help="thinking time for a move (1)")
    command.add_argument("--simulations", type=int, help="a fixed amount of search instead, for repeatable play")
    command.add_argument("--cpu", action="store_true", help="count time of the processor, fair on a busy machine")
    command.add_argument("--grace", type=float, help="seconds a program of yours may be late (1)")
    command.add_argument("--seed", type=int, help="another number gives other deals (0)")
    command.add_argument(
        "--records", metavar="FOLDER", default="tournament", help="results and records; goes on there (tournament)"
    )
    _add_workers(command)
    _add_options(command)


def _add_selfplay(command: argparse.ArgumentParser) -> None:
    command.add_argument("game")
    command.add_argument("--games", type=int, required=True, help="games to play")
    command.add_argument("--out", metavar="FILE.parquet", required=True, help="the file for the moves (docs/data.md)")
    command.add_argument("--bots", nargs="+", default=["easy"], help="one for all seats, or one for each (easy)")
    command.add_argument("--seats", type=int, default=2, help="seats at the table (2)")
    command.add_argument("--simulations", type=int, default=100, help="search of a bot that searches for a move (100)")
    command.add_argument("--seed", type=int, default=0, help="another number gives other games (0)")
    _add_options(command)


def _add_budget(command: argparse.ArgumentParser) -> None:
    command.add_argument("--seconds", type=float, default=1.0, help="thinking time for a move (1)")
    command.add_argument("--cpu", action="store_true", help="count time of the processor, fair on a busy machine")
    command.add_argument("--simulations", type=int, help="a fixed amount of search instead, for repeatable play")


def _add_options(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "-o", "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )


def _add_workers(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--workers", default="", help="a number of processes, or ray://HOST:PORT for those of many machines (all cores)"
    )


def _add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument("--language", choices=("en", "is", "sv", "da", "fi", "nb"), help="instead of the system's")
