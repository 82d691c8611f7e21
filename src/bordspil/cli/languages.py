"""`bordspil languages`: prints which texts a game lacks in which language; English ones take their place."""

import argparse
from collections.abc import Iterator

from bordspil import games
from bordspil.text import LANGUAGES, keys_of

ENGLISH = "en"
SHOWN = 5  # keys on a line


def add(command: argparse.ArgumentParser) -> None:
    """Adds the games."""
    command.add_argument("games", nargs="*", help="all of them when none is given")


def run(arguments: argparse.Namespace) -> None:
    """Prints a line for every language in which a game lacks texts."""
    for name in arguments.games or games.names():
        for language, missing in lacking(name):
            some = ", ".join(sorted(missing)[:SHOWN]) + (" …" if len(missing) > SHOWN else "")
            print(f"{name}: {len(missing)} texts are said in English in {language}: {some}")


def lacking(name: str) -> Iterator[tuple[str, set[str]]]:
    """Yields each language that lacks texts of a game, with their keys; one that English lacks counts for all."""
    folder = games.folder_of(name) / "texts"
    known = {language: keys_of(folder / f"{language}.ftl") for language in LANGUAGES}
    wanted = known[ENGLISH] | {"name"}
    for language, keys in known.items():
        if missing := {key for key in wanted - keys if not key.startswith("part-")}:
            yield language, missing
