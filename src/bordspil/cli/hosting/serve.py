"""`bordspil serve`: serves the page."""

import argparse

from bordspil.server.configuration import HELP, add_flags, gather
from bordspil.server.serve import serve_with


def add(command: argparse.ArgumentParser) -> None:
    """Adds a flag for every setting."""
    command.description = HELP
    command.usage = "bordspil serve [--open] [--settings FILE] [--SETTING VALUE ...]"
    command.add_argument("--open", action="store_true", help="open the page in a browser")
    add_flags(command)


def run(arguments: argparse.Namespace) -> int:
    """Serves until a signal comes; returns the exit code."""
    return serve_with(gather(arguments), arguments.open)
