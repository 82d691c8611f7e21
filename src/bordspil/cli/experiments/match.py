"""`bordspil match`: lets bots play each other and counts."""

import argparse

from rich.console import Console

from bordspil import games
from bordspil.arena import match
from bordspil.arena.sprt import Sprt
from bordspil.cli.flags import add_budget, add_game, add_options, add_workers, budget_of, find_modules_here, options_of
from bordspil.core.bot import LEVELS
from bordspil.core.game import BadRequest, agree


def add(command: argparse.ArgumentParser) -> None:
    """Adds the contestants, how often and how long they play, and the sequential test."""
    add_game(command, "the game (its id, or a folder: ./my_game), or GAME:COMMAND: the game and the first contestant")
    command.add_argument(
        "bots",
        nargs="+",
        help=f"random, greedy, {', '.join(LEVELS)}, one of these as NAME@SECONDS with a time of its own, "
        "GAME:COMMAND for a program of yours, or GAME:MODULE:NAME for a class in Python",
    )
    command.add_argument("--games", type=int, default=100, help="games to play, rounded up to whole rotations (100)")
    command.add_argument("--seats", type=int, default=2, help="seats at the table; the last bot fills what is left (2)")
    add_budget(command)
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
    add_workers(command)
    command.add_argument(
        "--sprt",
        nargs=2,
        type=float,
        metavar=("LOW", "HIGH"),
        help="stop as soon as it is clear whether the first bot is rather LOW or rather HIGH Elo stronger",
    )
    add_options(command)


def run(arguments: argparse.Namespace) -> None:
    """Plays a match and prints its result."""
    find_modules_here()
    match.run(_plan(arguments), Console(), arguments.workers)


def _plan(arguments: argparse.Namespace) -> match.MatchPlan:
    bots = [*([arguments.game] if ":" in arguments.game else []), *arguments.bots]
    arguments.game = arguments.game.partition(":")[0]
    game = games.load(arguments.game)
    options = agree(game, options_of(arguments.option, game), arguments.seats)
    if not 2 <= len(bots) <= arguments.seats or arguments.games < 1:
        raise BadRequest("match-wrong", seats=arguments.seats)
    budget = budget_of(arguments)
    if not 0 <= arguments.grace <= 3600:
        raise BadRequest("budget-wrong", field="grace")
    if arguments.opening < 0:
        raise BadRequest("budget-wrong", field="opening")
    return match.MatchPlan(
        game.id,
        tuple(bots),
        arguments.seats,
        options,
        budget,
        arguments.games,
        seed=arguments.seed,
        records=arguments.records,
        grace=arguments.grace,
        test=Sprt(*arguments.sprt) if arguments.sprt else None,
        opening=arguments.opening,
    )
