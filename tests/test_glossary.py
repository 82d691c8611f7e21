"""GLOSSARY.md is short, each term is defined where it says, and the words it gives up appear in no name."""

import ast
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
GLOSSARY = ROOT / "GLOSSARY.md"
LONGEST = 80
HEAD = ["term", "means", "lives in", "never"]
PLACE = re.compile(r"`([\w./]+\.(?:py|ts))(?::(\w+))?`")
NEVER = re.compile(r"`(\w+)`(?: \(([\w/, ]+)\))?")
WORDS = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
# What TypeScript declares: functions, classes, types, variables, methods and fields.
DECLARED = re.compile(
    r"\b(?:function|class|interface|type|enum|const|let|get|set)\s+(\w+)"
    r"|^\s+(?:(?:private|readonly|static|async)\s+)*(\w+)\??\s*(?:[(:]|=[^=>])",
    re.MULTILINE,
)
SENTENCE = "test_"  # the name of a test is a sentence


class Term(NamedTuple):
    name: str
    means: str
    path: str
    definition: str
    never: list[tuple[str, tuple[str, ...]]]


def terms() -> list[Term]:
    rows = [line.strip("| \n").split("|") for line in GLOSSARY.read_text("utf-8").splitlines() if line[:1] == "|"]
    cells = [[cell.strip() for cell in row] + [""] * (4 - len(row)) for row in rows]
    assert cells[0] == HEAD
    found = []
    for name, means, place, never in cells[2:]:
        named = PLACE.fullmatch(place)
        assert named, f"{name} lives in no file: {place}"
        words = [(word, tuple(folders.split(", ")) if folders else ("",)) for word, folders in NEVER.findall(never)]
        assert len(words) == never.count("`") // 2, never
        found.append(Term(name, means, named[1], named[2] or "", words))
    return found


def path_of(term: Term) -> Path:
    roots = (ROOT, ROOT / "src/bordspil", ROOT / "tests")
    [path] = [root / term.path for root in roots if (root / term.path).is_file()] or [ROOT / term.path]
    return path


@cache
def sources() -> tuple[Path, ...]:
    command = ["git", "-C", str(ROOT), "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    return tuple(ROOT / name for name in sorted(set(listed)) if name.endswith((".py", ".ts", ".svelte")))


@cache
def names_in(path: Path) -> frozenset[str]:
    """The names that a file declares: itself, and its classes, functions, arguments, attributes and variables."""
    text = path.read_text("utf-8")
    declared = _in_python(text) if path.suffix == ".py" else ("".join(found) for found in DECLARED.findall(text))
    return frozenset({path.name.partition(".")[0], *declared})


def _in_python(text: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield "" if name.startswith(SENTENCE) else name
            case ast.arg(arg=name) | ast.Attribute(attr=name, ctx=ast.Store()) | ast.Name(id=name, ctx=ast.Store()):
                yield name


def words_of(name: str) -> set[str]:
    """Returns the words of a name: `tell_all`, `tellAll` and `TellAll` have the same two."""
    return {word.lower() for word in WORDS.findall(name)}


def places_of(word: str, folders: tuple[str, ...]) -> list[str]:
    """Returns where a word appears in a name, in some folders of the package or everywhere."""
    roots = [ROOT / "src/bordspil" / folder if folder else ROOT for folder in folders]
    return [
        f"{path.relative_to(ROOT)}: {name}"
        for path in sources()
        if path.is_file() and any(path.is_relative_to(root) for root in roots)
        for name in sorted(names_in(path))
        if word in words_of(name)
    ]


def test_the_glossary_is_short_and_has_each_term_once() -> None:
    assert len(GLOSSARY.read_text("utf-8").splitlines()) <= LONGEST
    names = [term.name for term in terms()]
    assert len(names) == len(set(names)) > 40
    assert all(term.means for term in terms())


@pytest.mark.parametrize("term", terms(), ids=lambda term: term.name)
def test_a_term_is_defined_where_it_says(term: Term) -> None:
    path = path_of(term)
    assert path.is_file()
    assert not term.definition or term.definition in names_in(path)


def test_a_class_that_is_a_term_is_defined_once() -> None:
    """A second class of the same name would be a second meaning; the front door for Python shows the same."""
    classes = {term.definition: path_of(term) for term in terms() if term.definition[:1].isupper()}
    package, door = ROOT / "src/bordspil", ROOT / "src/bordspil/api"
    for path in sources():
        if path.is_file() and path.suffix == ".py" and path.is_relative_to(package) and not path.is_relative_to(door):
            nodes = ast.walk(ast.parse(path.read_text("utf-8")))
            defined = {node.name for node in nodes if isinstance(node, ast.ClassDef)}
            assert [name for name in defined & classes.keys() if classes[name] != path] == [], path


@pytest.mark.parametrize(
    ("word", "folders"), [never for term in terms() for never in term.never], ids=lambda value: str(value)
)
def test_a_word_that_is_given_up_appears_in_no_name(word: str, folders: tuple[str, ...]) -> None:
    assert places_of(word, folders) == []


def test_names_are_found_in_every_way_they_are_declared() -> None:
    python = "class A:\n  def b(self, c): self.d = 1\n  e: int\nf, g = 1, 2\ndef test_a_sentence(h): ..."
    assert set(_in_python(python)) - {""} == set("Abcdefgh") | {"self"}
    script = "export function a() {}\nconst b = 1\nclass C {\n  private d = 1\n  e(f) {}\n  g: string\n}"
    assert {"".join(found) for found in DECLARED.findall(script)} >= set("abCdeg")
    assert words_of("tellAll") == words_of("tell_all") == words_of("TellAll") == {"tell", "all"}
