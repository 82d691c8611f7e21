"""The games by name for `gymnasium.make` and `make_vec`: `bordspil/Azul-v1`."""

import re

from bordspil import games
from bordspil.extras import need

NAMESPACE = "bordspil"
VERSION = re.compile(r"\brules_version(?:: int)? = ([0-9]+)")


def id_of(name: str) -> str:
    """Returns the id of a game with Gymnasium; its version is that of the rules."""
    words = "".join(word.capitalize() for word in name.split("_"))
    return f"{NAMESPACE}/{words}-v{rules_version(name)}"


def rules_version(name: str) -> int:
    """Returns the version of a game's rules as its file says it, so that no game is loaded for a list of names."""
    file = games.folder_of(name) / "game.py"
    found = VERSION.search(file.read_text(encoding="utf-8")) if file.is_file() else None
    return int(found[1]) if found else 1


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
