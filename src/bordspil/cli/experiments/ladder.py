"""`bordspil ladder`: lets all levels of a game play and says how strong each is."""

import argparse
from pathlib import Path

from rich.console import Console

from bordspil import games
from bordspil.arena import ladder
from bordspil.cli.flags import add_budget, add_game, add_options, add_workers, budget_of, options_of
from bordspil.core.bot import LEVELS
from bordspil.core.game import BadRequest, agree


def add(command: argparse.ArgumentParser) -> None:
    """Adds the rungs, and how often and how long they play."""
    add_game(command)
    command.add_argument("bots", nargs="*", help="the rungs, weakest first (all levels)")
    command.add_argument("--games", type=int, default=100, help="games of each pair, rounded up (100)")
    command.add_argument("--seats", type=int, default=2, help="seats at the table (2)")
    command.add_argument("--reach", type=int, default=2, help="how many rungs apart bots still play each other (2)")
    add_budget(command)
    command.add_argument("--seed", type=int, default=0, help="another number gives other deals (0)")
    command.add_argument("--records", metavar="FOLDER", help="keep a record of every game there")
    add_workers(command)
    command.add_argument("--write", metavar="FILE", help="add the strengths to this file, for the page's ratings")
    add_options(command)


def run(arguments: argparse.Namespace) -> None:
    """Plays a ladder and prints its scale."""
    game = games.load(arguments.game)
    options = agree(game, options_of(arguments.option, game), arguments.seats)
    bots = tuple(arguments.bots) or LEVELS
    if len(bots) < 2 or len(set(bots)) < len(bots) or arguments.games < 1 or arguments.reach < 1 or arguments.seats < 2:
        raise BadRequest("ladder-wrong")
    budget = budget_of(arguments)
    plan = ladder.Plan(
        game.id, bots, arguments.seats, options, budget, arguments.games, arguments.reach, arguments.seed
    )
    ratings = Path(arguments.write) if arguments.write else None
    ladder.run(plan, Console(), arguments.records, ratings, arguments.workers)
