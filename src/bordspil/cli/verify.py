"""`bordspil verify`: repeats every draw of a record."""

import argparse

from bordspil.cli.flags import add_language, language_of
from bordspil.cli.terminal import open_record
from bordspil.core import record
from bordspil.text import texts


def add(command: argparse.ArgumentParser) -> None:
    """Adds the file and the language."""
    command.add_argument("file")
    add_language(command)


def run(arguments: argparse.Namespace) -> None:
    """Prints how many draws are as promised, or refuses the record."""
    kept, game = open_record(arguments.file)
    print(texts(language_of(arguments))("verify-fine", draws=record.verify(kept, game)))
