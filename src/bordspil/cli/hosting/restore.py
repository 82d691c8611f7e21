"""`bordspil restore`: puts a copy of the store back, while no server runs; the old store is kept aside."""

import argparse
from pathlib import Path

from bordspil.cli.flags import add_language, language_of
from bordspil.server.configuration import add_flags, gather
from bordspil.server.store.maintenance.backup import file_of, restore
from bordspil.server.store.schema import MIGRATIONS
from bordspil.text import texts


def add(command: argparse.ArgumentParser) -> None:
    """Adds the file, the store and the language."""
    command.add_argument("file", help="the copy")
    add_flags(command, "store")
    add_language(command)


def run(arguments: argparse.Namespace) -> None:
    """Puts the copy back and says where the store that was there is kept."""
    store, say = file_of(gather(arguments).store), texts(language_of(arguments))
    tables, aside = restore(Path(arguments.file), store, len(MIGRATIONS))
    print(say("backup-restored", tables=tables, store=str(store)))
    if aside:
        print(say("backup-aside", file=str(aside)))
