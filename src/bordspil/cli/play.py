"""`bordspil play`: plays in the terminal, against bots or around one keyboard."""

import argparse
import io
import secrets
import sys

from bordspil import games
from bordspil.cli import terminal
from bordspil.cli.flags import add_game, add_language, add_options, find_modules_here, language_of, options_of
from bordspil.core.bot import LEVELS, Budget
from bordspil.core.chance import Chance
from bordspil.core.game import BadRequest


def add(command: argparse.ArgumentParser) -> None:
    """Adds the game, its seats, bots and seed."""
    add_game(command)
    command.add_argument("--seats", type=int, default=2, help="seats at the table (2)")
    command.add_argument("--people", type=int, default=1, help="how many of them are people, from seat 0 on (1)")
    command.add_argument("--level", default="medium", help=", ".join(LEVELS) + " (medium)")
    command.add_argument("--seconds", type=float, default=1.0, help="thinking time of a bot for a move (1)")
    command.add_argument("--seed", help="a word or number that fixes the deals")
    command.add_argument("--record", metavar="FILE", help="write the record there when the game ends")
    add_options(command)
    add_language(command)


def run(arguments: argparse.Namespace) -> None:
    """Plays a game to its end or until the player leaves."""
    find_modules_here()
    game = games.load(arguments.game)
    if not 0 <= arguments.people <= arguments.seats:
        raise BadRequest("people-out-of-range", seats=arguments.seats)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    sitting = terminal.sit_down(
        game,
        options_of(arguments.option, game),
        arguments.seats,
        arguments.people,
        arguments.level,
        Budget(arguments.seconds),
        Chance.of(arguments.seed).seed if arguments.seed else secrets.token_bytes(32),
        language_of(arguments),
    )
    terminal.play(sitting)
    if arguments.record:
        terminal.save(sitting.table, terminal.names(sitting), arguments.record)
