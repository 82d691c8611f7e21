"""`bordspil selfplay`: lets bots play and keeps every move as a row of data."""

import argparse
from pathlib import Path

from rich.console import Console

from bordspil import games
from bordspil.cli.flags import add_game, add_options, options_of
from bordspil.core.bot import Budget
from bordspil.core.game import BadRequest, agree
from bordspil.envs import selfplay
from bordspil.text import system_language, texts


def add(command: argparse.ArgumentParser) -> None:
    """Adds the game, its bots, and the file for their games."""
    add_game(command)
    command.add_argument("--games", type=int, required=True, help="games to play")
    command.add_argument("--out", metavar="FILE.parquet", required=True, help="the file for the moves (docs/data.md)")
    command.add_argument("--bots", nargs="+", default=["easy"], help="one for all seats, or one for each (easy)")
    command.add_argument("--seats", type=int, default=2, help="seats at the table (2)")
    command.add_argument("--simulations", type=int, default=100, help="search of a bot that searches for a move (100)")
    command.add_argument("--seed", type=int, default=0, help="another number gives other games (0)")
    add_options(command)


def run(arguments: argparse.Namespace) -> None:
    """Plays the games that are not in the file's parts yet, and writes the file."""
    game = games.load(arguments.game)
    options = agree(game, options_of(arguments.option, game), arguments.seats)
    if arguments.games < 1 or len(arguments.bots) not in (1, arguments.seats):
        raise BadRequest("selfplay-wrong", seats=arguments.seats)
    Budget(simulations=arguments.simulations)
    plan = selfplay.Plan(
        game.id,
        game.rules_version,
        arguments.seats,
        options,
        tuple(arguments.bots),
        arguments.simulations,
        arguments.seed,
    )
    selfplay.run(plan, arguments.games, Path(arguments.out), Console(stderr=True), texts(system_language(), game))
