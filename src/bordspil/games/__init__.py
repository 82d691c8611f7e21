"""Finds the games: every folder here is one, and this is the only registry."""

import importlib
import pkgutil
from functools import cache
from pathlib import Path
from types import ModuleType

from bordspil.core.game import BadRequest, Game


@cache
def names() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(sorted(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg))


def load(name: str) -> Game:
    """The game of this id."""
    if name not in names():
        raise BadRequest("game-unknown", game=name[:40], games=", ".join(names()))
    game: Game = importlib.import_module(f"{__name__}.{name}").game
    return game


def part(name: str, module: str) -> ModuleType:
    """A module of a game's folder that only some need, such as its bots."""
    return importlib.import_module(f"{__name__}.{load(name).id}.{module}")


def has(name: str, module: str) -> bool:
    """Whether a game's folder has such a module; found out without loading the game."""
    return name in names() and (Path(__path__[0]) / name / f"{module.replace('.', '/')}.py").is_file()
