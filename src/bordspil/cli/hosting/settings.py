"""`bordspil settings`: prints a settings file that explains every setting."""

import argparse

from bordspil.server.configuration import write_file


def add(command: argparse.ArgumentParser) -> None:
    """Adds no flags."""


def run(arguments: argparse.Namespace) -> None:
    """Prints the file."""
    print(write_file(), end="")
