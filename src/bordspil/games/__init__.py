"""Finds the games: every folder here is one, and this is the only registry."""

import importlib
import pkgutil
from functools import cache
from pathlib import Path

from bordspil.core.game import BadRequest, Game


@cache
def names() -> tuple[str, ...]:
    """Returns the ids of all games."""
    return tuple(sorted(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg))


def load(name: str) -> Game:
    """Returns the game of this id."""
    if name not in names():
        raise BadRequest("game-unknown", game=name[:40], games=", ".join(names()))
    game: Game = importlib.import_module(f"{__name__}.{name}").game
    return game


def with_commands() -> tuple[str, ...]:
    """Returns the games that have commands of `bordspil`; the others are not even loaded to find out."""
    return tuple(name for name in names() if (Path(__path__[0]) / name / "cli.py").is_file())
