"""Finds the games: every folder here is one, every folder of BORDSPIL_GAMES, and of packages that say so.

All of them are imported as `bordspil.games.NAME`: this package's path is made longer. An installed package offers its
folders by an entry point of the group `bordspil.games` whose value is the package.
"""

import importlib
import os
import pkgutil
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from bordspil.core.game import BadRequest, Game

FOLDERS = "BORDSPIL_GAMES"  # folders with games, as PATH has folders with programs
GROUP = "bordspil.games"


@cache
def names() -> tuple[str, ...]:
    """Returns the ids of all games, those that are shipped first."""
    paths = __path__[:1], __path__
    shipped, found = ({one.name for one in pkgutil.iter_modules(path) if one.ispkg} for path in paths)
    return (*sorted(shipped), *sorted(found - shipped))


def _folders_elsewhere() -> list[str]:
    """Returns the folders of the environment, and then those of installed packages."""
    folders = [str(Path(folder).absolute()) for folder in os.environ.get(FOLDERS, "").split(os.pathsep) if folder]
    for entry in entry_points(group=GROUP):
        spec = find_spec(entry.value)
        folders += spec.submodule_search_locations or [] if spec else []
    return folders


def add_folder(folder: Path) -> None:
    """Finds the games of a folder as well, in this process and in those that it starts."""
    known = [part for part in os.environ.get(FOLDERS, "").split(os.pathsep) if part]
    if (added := str(folder.absolute())) not in known:
        os.environ[FOLDERS] = os.pathsep.join([*known, added])
        __path__.append(added)
    names.cache_clear()


def load(name: str | Game) -> Game:
    """Returns the game of this id; a game that is given comes back as it is."""
    if isinstance(name, Game):
        return name
    if name not in names():
        raise BadRequest("game-unknown", game=str(name)[:40], games=", ".join(names()))
    game = importlib.import_module(f"{__name__}.{name}").game
    if not isinstance(game, Game) or game.id != name:
        raise TypeError(f"{__name__}.{name}.game is no Game of this id")
    return game


def folder_of(name: str) -> Path:
    """Returns the folder of a game; refuses an unknown one."""
    if name not in names():
        raise BadRequest("game-unknown", game=name[:40], games=", ".join(names()))
    return next(Path(folder) / name for folder in __path__ if (Path(folder) / name).is_dir())


def with_commands() -> tuple[str, ...]:
    """Returns the games that have commands of `bordspil`; the others are not even loaded to find out."""
    return tuple(name for name in names() if (folder_of(name) / "cli.py").is_file())


__path__.extend(_folders_elsewhere())  # at import, so that another process can unpickle the values that it is sent
