"""`bordspil tensors`: prints what the numbers of observations and moves mean, for learners."""

import argparse

from rich.console import Console

from bordspil import games
from bordspil.cli.flags import add_game, add_options, options_of
from bordspil.envs import tensors


def add(command: argparse.ArgumentParser) -> None:
    """Adds the game, its seats and options."""
    add_game(command)
    command.add_argument("--seats", type=int, help="seats at the table (the fewest)")
    add_options(command)


def run(arguments: argparse.Namespace) -> None:
    """Prints both tables of a game."""
    game = games.load(arguments.game)
    seats = game.seats.start if arguments.seats is None else arguments.seats
    tensors.run(game.id, seats, options_of(arguments.option, game), Console())
