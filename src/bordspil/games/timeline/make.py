"""Takes the icons that pictures are made of from the packages of the page: python make.py NODE_MODULES."""

import json
import sys
from pathlib import Path

PACKAGE = "@iconify-json/game-icons"
HERE = Path(__file__).parent
MADE = HERE / "made"
AUTHORS = HERE / "decks" / "shipped" / "authors.json"
LICENCE = """\
The icons in this folder are those of https://game-icons.net, used under the licence CC BY 3.0,
https://creativecommons.org/licenses/by/3.0/. decks/shipped/authors.json names who drew each icon of the shipped decks.
"""


def make(node_modules: Path) -> None:
    """Writes every icon's name and its drawing: those of shipped decks, and apart from them those any deck can use."""
    found = json.loads((node_modules / PACKAGE / "icons.json").read_text(encoding="utf-8"))
    icons = {name: icon["body"] for name, icon in sorted(found["icons"].items()) if not icon.get("hidden")}
    shipped = json.loads(AUTHORS.read_text(encoding="utf-8"))
    write(MADE / "icons.json", {name: body for name, body in icons.items() if name in shipped})
    write(MADE / "more" / "icons.json", {name: body for name, body in icons.items() if name not in shipped})
    (MADE / "LICENCE.txt").write_text(LICENCE, encoding="utf-8")


def write(path: Path, icons: dict[str, str]) -> None:
    """Writes drawings as one JSON object."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(icons, indent=0), encoding="utf-8")


if __name__ == "__main__":
    make(Path(sys.argv[1]))
