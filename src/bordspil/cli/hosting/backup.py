"""`bordspil backup`: copies everything to a file, while the server runs."""

import argparse
from pathlib import Path

from bordspil.cli.flags import add_language, language_of
from bordspil.server.configuration import add_flags, gather
from bordspil.server.store.maintenance.backup import back_up, file_of
from bordspil.text import texts


def add(command: argparse.ArgumentParser) -> None:
    """Adds the file, the store and the language."""
    command.add_argument("file", help="the copy, which must not be there yet")
    add_flags(command, "store")
    add_language(command)


def run(arguments: argparse.Namespace) -> None:
    """Copies the store and says how many tables the copy holds."""
    tables = back_up(file_of(gather(arguments).store), Path(arguments.file))
    print(texts(language_of(arguments))("backup-made", tables=tables, file=arguments.file))
