"""Names of modules, their parts, files and tests that stand in texts are those of today, wherever they stand."""

import re
import subprocess
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TEXTS = (".py", ".md", ".ipynb", ".toml", ".yml", ".yaml", "Makefile", ".ci/run")
DOTTED = re.compile(r"\bbordspil(?:\.[A-Za-z_]\w*)+")
IMPORTED = re.compile(r"\bfrom (bordspil[\w.]*) import \(?\s*([\w, ]+)")
# Dotted names that are no parts of the package: files, keys of a scope, a group of entry points, and examples.
FILES = ("json", "rst", "service", "toml")
OTHERS = {
    "bordspil.bots",
    "bordspil.chess",
    "bordspil.end",
    "bordspil.games.NAME",
    "bordspil.line",
    "bordspil.localhost",
}
PATH = re.compile(r"(?<![\w./-])((?:\.\./)*[\w-]+(?:/[\w.-]+)+\.(?:py|md|ts|npz|ipynb))\b")
FILE = re.compile(r"`((?:\.\./)*[\w-]+(?:/[\w.-]+)*\.(?:py|md|ts|npz|ipynb))(?:::\w+)?`")
TEST = re.compile(r"`([\w/]+\.py)::(\w+)`")
# Files that texts speak of and tests or their readers make.
MADE = {"docs/b.md", "files/docs/b.md", "src/bordspil/server/notify/datagrams.py"}


@cache
def tracked() -> tuple[str, ...]:
    """Returns the files of the project."""
    command = ["git", "-C", str(ROOT), "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    return tuple(sorted(name for name in set(listed) if (ROOT / name).is_file()))


def texts(*endings: str) -> Iterator[tuple[str, str]]:
    """Yields the files with such endings, and what they hold."""
    for name in tracked():
        if name.endswith(endings) and name != "tests/test_names.py":
            yield name, (ROOT / name).read_text(encoding="utf-8")


@cache
def is_there(dotted: str) -> bool:
    """Whether a dotted name is a module or a part of one."""
    words = dotted.split(".")
    for end in range(len(words), 0, -1):
        try:
            found = import_module(".".join(words[:end]))
        except ModuleNotFoundError:
            continue
        for word in words[end:]:
            if not hasattr(found, word):
                return False
            found = getattr(found, word)
        return True
    return False


def dotted_names(text: str) -> Iterator[str]:
    """Yields the dotted names in a text, those that are imported from a module among them."""
    for name in DOTTED.findall(text):
        if name.rpartition(".")[2] not in FILES and name not in OTHERS:
            yield name
    for module, parts in IMPORTED.findall(text):
        yield from (f"{module}.{words[0]}" for part in parts.split(",") if (words := part.split()))


def test_every_dotted_name_is_that_of_a_module_or_a_part_of_one() -> None:
    wrong = [(name, one) for name, text in texts(*TEXTS) for one in sorted({*dotted_names(text)}) if not is_there(one)]
    assert wrong == []


@pytest.mark.parametrize("stale", ["bordspil.server.telling", "bordspil.work.crew", "bordspil.core.table.Past"])
def test_a_stale_name_is_noticed(stale: str) -> None:
    module, _, part = stale.rpartition(".")
    for text in (f'"{stale}"', f"python -m {stale} FILE", f"from {module} import {part} as other"):
        assert stale in dotted_names(text)
    assert not is_there(stale)


def test_every_path_in_a_text_is_that_of_a_file() -> None:
    ends = tuple(f"/{name}" for name in tracked())
    wrong = [
        (name, path)
        for name, text in texts(*TEXTS)
        for path in sorted(set(PATH.findall(text)) - MADE)
        if not any(end.endswith(f"/{path.replace('../', '')}") for end in ends)
    ]
    assert wrong == []


def test_every_file_that_a_card_names_is_there() -> None:
    """A card stands beside the weights it describes, and names files from there, from the root or in the package."""
    cards = dict(texts("CARD.md"))
    assert len(cards) >= 3
    for card, text in cards.items():
        places = (ROOT / card).parent, ROOT, ROOT / "src" / "bordspil"
        named = FILE.findall(text)
        assert named
        assert [name for name in named if not any((place / name).is_file() for place in places)] == [], card


def test_every_test_that_a_document_names_is_there() -> None:
    found = [(file, test) for _, text in texts(".md") for file, test in TEST.findall(text)]
    assert len(found) > 30
    assert [one for one in found if f"def {one[1]}(" not in (ROOT / "tests" / one[0]).read_text(encoding="utf-8")] == []
