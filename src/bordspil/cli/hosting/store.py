"""`bordspil store`: brings a store up to date, looks it through, or copies it to another."""

import argparse

from rich.console import Console

from bordspil.cli.flags import add_language, language_of
from bordspil.server import store_cli
from bordspil.server.configuration import add_flags, gather
from bordspil.server.store.store_url import parse_store_url
from bordspil.text import texts


def add(command: argparse.ArgumentParser) -> None:
    """Adds the commands `migrate`, `check` and `copy`."""
    commands = command.add_subparsers(title="commands", metavar="", dest="store_command", required=True)
    migrate = commands.add_parser("migrate", help="bring a store to the newest version, as a server does at its start")
    migrate.add_argument("--only-show", action="store_true", help="what would be changed, without changing it")
    check = commands.add_parser("check", help="look a store through, and play every game in it again")
    for one in (migrate, check):
        add_flags(one, "store")
        add_language(one)
    copy = commands.add_parser("copy", help="copy everything to another, empty store; stop the servers first")
    copy.add_argument("source", metavar="FROM", help="a file, or postgresql://…")
    copy.add_argument("target", metavar="TO", help="a file, or postgresql://…")
    add_language(copy)


def run(arguments: argparse.Namespace) -> int:
    """Runs a subcommand; returns the exit code."""
    say, console = texts(language_of(arguments)), Console()
    if arguments.store_command == "copy":
        return store_cli.run_copy(parse_store_url(arguments.source), parse_store_url(arguments.target), say, console)
    place = gather(arguments).store
    if arguments.store_command == "check":
        return store_cli.run_check(place, say, console)
    return store_cli.run_migrate(place, arguments.only_show, say, console)
