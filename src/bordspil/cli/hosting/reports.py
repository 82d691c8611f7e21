"""`bordspil reports`: prints the reports of players at this host's tables, newest first."""

import argparse

from bordspil.cli.flags import add_language, language_of
from bordspil.server.configuration import add_flags, gather
from bordspil.server.store_cli import print_reports
from bordspil.text import texts


def add(command: argparse.ArgumentParser) -> None:
    """Adds the store and the language."""
    add_flags(command, "store")
    add_language(command)


def run(arguments: argparse.Namespace) -> None:
    """Prints the reports."""
    print_reports(gather(arguments).store, texts(language_of(arguments)))
