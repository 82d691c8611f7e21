"""The games by name for `gymnasium.make` and `make_vec`: `bordspil/Azul-v1`."""

import re

from bordspil import games
from bordspil.core.game import Game
from bordspil.extras import need

NAMESPACE = "bordspil"
VERSION = re.compile(r"\brules_version(?:: int)? = ([0-9]+)")
RENUMBERED = re.compile(r"^RENUMBERED(?:: Final)? = ([0-9]+)", re.MULTILINE)


def id_of(name: str) -> str:
    """Returns the id of a game with Gymnasium; its version counts versions of the rules and renumberings."""
    words = "".join(word.capitalize() for word in name.split("_"))
    version = _said(name, "game.py", VERSION, 1) + _said(name, "tensor.py", RENUMBERED, 0)
    return f"{NAMESPACE}/{words}-v{version}"


def _said(name: str, file: str, pattern: re.Pattern[str], otherwise: int) -> int:
    """Returns a number as a game's file says it, so that no game is loaded for a list of names."""
    path = games.folder_of(name) / file
    found = pattern.search(path.read_text(encoding="utf-8")) if path.is_file() else None
    return int(found[1]) if found else otherwise


def version_of(game: Game) -> int:
    """Returns the version that the environments of a loaded game have."""
    return game.rules_version + int(getattr(game.tensor, "RENUMBERED", 0))


def register() -> None:
    """Registers every game that is not registered: one seat with `make`, games side by side with `make_vec`."""
    registration = need("gymnasium.envs.registration", "research")
    for name in games.names():
        if id_of(name) not in registration.registry:
            registration.register(
                id_of(name),
                entry_point="bordspil.envs.single_agent:BordspilEnv",
                vector_entry_point="bordspil.envs.gym:BordspilVectorEnv",
                kwargs={"game": name},
            )
