"""`bordspil new-game`: writes the folder of a game that plays at once, to be turned into another game."""

import argparse
import keyword
import re
from pathlib import Path

from bordspil import games
from bordspil.cli.flags import add_language, language_of
from bordspil.core.game import BadRequest
from bordspil.text import texts

TEMPLATE = Path(__file__).with_name("game_template.py")
NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")


def add(command: argparse.ArgumentParser) -> None:
    """Adds the name, the folder around it, and the language."""
    command.add_argument("name", help="the id of the game and the name of its folder: my_game")
    command.add_argument("--into", metavar="DIR", default=".", help="where the folder is written (here)")
    add_language(command)


def run(arguments: argparse.Namespace) -> None:
    """Writes the folder and says how to play."""
    name, folder = arguments.name, Path(arguments.into) / arguments.name
    if not NAME.fullmatch(name) or keyword.iskeyword(name) or name in games.names():
        raise BadRequest("new-game-name", name=name[:40])
    if folder.exists():
        raise BadRequest("new-game-exists", folder=str(folder))
    try:
        for file, text in files(name).items():
            path = folder / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadRequest("file-unwritable", file=str(folder), reason=error.strerror or str(error)) from None
    path = folder.as_posix() if folder.is_absolute() else f"./{folder.as_posix()}"
    print(texts(language_of(arguments))("new-game-written", folder=str(folder), command=f"bordspil play {path}"))


def files(name: str) -> dict[str, str]:
    """Returns the files of a new game by their paths in its folder."""
    title = name.replace("_", " ").capitalize()
    rules = TEMPLATE.read_text(encoding="utf-8")
    rules = rules.replace("NewGame", title.title().replace(" ", "")).replace("new_game", name)
    return {
        "__init__.py": f'"""{title}: count to 21."""\n\nfrom .game import game\n\n__all__ = ["game"]\n',
        "game.py": rules,
        "texts/en.ftl": f"name = {title}\ntoo-much = {{ $number }} cannot be added here: 1, 2 or 3, up to 21.\n",
    }
