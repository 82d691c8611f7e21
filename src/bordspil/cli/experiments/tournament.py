"""`bordspil tournament`: lets many bots meet, all against all or by the Swiss system."""

import argparse
from pathlib import Path

from rich.console import Console

from bordspil import games
from bordspil.arena import tournament, tournament_config
from bordspil.cli.flags import add_options, add_workers, find_modules_here, options_of
from bordspil.text import system_language, texts

EVENT = ("contestants", "system", "rounds", "games", "seats", "seconds", "simulations", "cpu", "grace", "seed")


def add(command: argparse.ArgumentParser) -> None:
    """Adds the plan, and flags that override the settings of a file's events."""
    command.add_argument("plan", help="the id of a game, or a file of TOML with several events (docs/tournaments.md)")
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
    add_workers(command)
    add_options(command)


def run(arguments: argparse.Namespace) -> None:
    """Plays a tournament, or resumes one."""
    find_modules_here()
    given = {name: getattr(arguments, name) for name in EVENT}
    flags = {name: value for name, value in given.items() if value is not None and value is not False and value != []}
    if arguments.plan.endswith(".toml"):
        plan = tournament_config.read(Path(arguments.plan), flags)
    else:
        options = options_of(arguments.option, games.load(arguments.plan))
        plan = [tournament_config.make({"game": arguments.plan, "options": options, **flags})]
    tournament.run(plan, Path(arguments.records), Console(), texts(system_language()), arguments.workers)
