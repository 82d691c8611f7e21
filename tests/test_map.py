"""MAP.md names every folder of the package and is short, and every file says in its first line what it holds."""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent
MAP = ROOT / "MAP.md"
LONGEST = 120
SOURCES = (".py", ".ts", ".svelte", ".c", ".css")
FIRST_SENTENCE = (
    re.compile(r'^(?:#!.*\n)?"""(.+?\.?)(?:"""|\n)'),
    re.compile(r"^(?:<!--|/\*\*?|//)\s*(.+?)\s*(?:-->|\*/|\n)"),
)


def files() -> list[str]:
    """The files git knows or would know, sources only."""
    command = ["git", "-C", str(ROOT), "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    return sorted(name for name in set(listed) if name.endswith(SOURCES) and (ROOT / name).exists())


def sentence(name: str) -> str:
    """Returns what a file says of itself in its first line."""
    text = (ROOT / name).read_text(encoding="utf-8")
    for pattern in FIRST_SENTENCE:
        if found := pattern.match(text):
            return found[1].strip()
    return ""


def test_every_file_begins_with_a_sentence() -> None:
    assert [name for name in files() if not sentence(name)] == []


def test_the_map_is_short() -> None:
    assert len(MAP.read_text(encoding="utf-8").splitlines()) <= LONGEST


def test_the_map_names_every_folder_of_the_package_and_no_other() -> None:
    table = MAP.read_text(encoding="utf-8").partition("## Folders")[2].partition("\n## ")[0]
    named = set(re.findall(r"`([\w/]+)`", re.sub(r"\|[^|]*\|$", "", table, flags=re.MULTILINE)))
    assert [folder for folder in named if not (ROOT / folder).is_dir()] == []
    packages = {str(Path(name).parent) for name in files() if name.startswith("src/") and name.endswith(".py")}
    assert packages <= named


def test_the_map_names_no_file_that_is_not_there() -> None:
    roots = ("", "src/bordspil/", "src/bordspil/server/", "src/bordspil/games/azul/", "web/")
    named = re.findall(r"`([\w/.]+\.(?:py|ts|md))`", MAP.read_text(encoding="utf-8"))
    assert len(named) > 20
    assert [name for name in named if not any((ROOT / root / name).is_file() for root in roots)] == []
