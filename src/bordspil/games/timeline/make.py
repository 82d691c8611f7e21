"""Takes the icons that pictures are made of from the packages of the page: python make.py NODE_MODULES."""

import json
import sys
from pathlib import Path

PACKAGE = "@iconify-json/game-icons"
MADE = Path(__file__).parent / "made"


def make(node_modules: Path) -> None:
    """Writes every icon's name and its drawing, so that any deck can use it."""
    found = json.loads((node_modules / PACKAGE / "icons.json").read_text(encoding="utf-8"))
    icons = {name: icon["body"] for name, icon in sorted(found["icons"].items()) if not icon.get("hidden")}
    MADE.mkdir(exist_ok=True)
    (MADE / "icons.json").write_text(json.dumps(icons, indent=0), encoding="utf-8")


if __name__ == "__main__":
    make(Path(sys.argv[1]))
