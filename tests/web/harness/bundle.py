"""Builds the page that the browser tests open, where the set-up has not."""

import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[3]
WEB = ROOT / "web"
SITE = ROOT / "src" / "bordspil" / "server" / "site"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
GAMES = ROOT / "src" / "bordspil" / "games"
LONGEST_BUILD = 300


def build(say: Callable[[str], None] = print) -> None:
    """Builds the page once, where there is none."""
    if not (SITE / "index.html").is_file():
        say("building the page for the browser tests …")
        _npm("ci")
        _npm("run", "build")
    elif is_older_than_its_sources():
        say("THE BUILT PAGE IS OLDER THAN ITS SOURCES: the browser tests look at the old one (npm run build in web/)")


def is_older_than_its_sources() -> bool:
    """Returns whether something has been edited since the page was built."""
    built = (SITE / "index.html").stat().st_mtime
    return any(path.stat().st_mtime > built for path in _sources())


def axe() -> str:
    """Returns the source of axe, which finds barriers to accessibility."""
    if not AXE.is_file():
        _npm("ci")
    return AXE.read_text(encoding="utf-8")


def _sources() -> Iterator[Path]:
    yield from (WEB / "src").rglob("*.*")
    yield from (WEB / "texts").rglob("*.ftl")
    for part in ("board", "texts", "help"):
        yield from GAMES.glob(f"*/{part}/**/*.*")


def _npm(*step: str) -> None:
    command = ["npm", *step]
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, timeout=LONGEST_BUILD, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)} failed in web/:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
