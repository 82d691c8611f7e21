"""`bordspil signature`: prints a number for each bot that changes only when its play does."""

import argparse

from rich.console import Console

from bordspil.arena import signature


def add(command: argparse.ArgumentParser) -> None:
    """Adds the games."""
    command.add_argument("games", nargs="*", help="all of them when none is given")


def run(arguments: argparse.Namespace) -> None:
    """Prints game, bot and number, a line each."""
    signature.run(arguments.games, Console(highlight=False))
