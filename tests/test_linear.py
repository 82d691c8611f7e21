"""Every regular expression of the package does work in proportion to the text, and every reader of strangers' text."""

import ast
import importlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import bordspil
from linear import obstacles

ROOT = Path(bordspil.__file__).parent
ANCHORED = {"match", "fullmatch"}
SEARCHING = {"search", "sub", "subn", "split", "findall", "finditer"}

# Patterns that are not proven, with the bound that makes each harmless: file and function.
BOUNDED = {
    (
        "games/timeline/decks/spoilers.py",
        "_pattern",
    ): "texts of a card, of at most 500 signs (LONGEST in card_check.py)",
    ("server/store/schema.py", "statements"): "our own migrations",
    ("server/session/wire_reference.py", ""): "our own source, when the documents are written",
}


class Use(NamedTuple):
    """A pattern where it is written, and whether it is searched for."""

    file: str
    function: str  # in which it stands; nothing at the top of the module
    source: str
    pattern: str | bytes | None
    flags: int
    is_search: bool


@cache
def sources() -> dict[Path, str]:
    """Returns the text of every file of the package."""
    return {path: path.read_text(encoding="utf-8") for path in sorted(ROOT.rglob("*.py"))}


@cache
def uses() -> list[Use]:
    """Returns every pattern of the package."""
    some = [(path, text) for path, text in sources().items() if "re." in text or "pattern=" in text]
    return [use for path, text in some for use in uses_in(path, ast.parse(text))]


def uses_in(path: Path, tree: ast.AST) -> Iterator[Use]:
    file = str(path.relative_to(ROOT))
    names = {
        id(node.value): target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    functions = [(n.name, n.lineno, n.end_lineno or 0) for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        function = node.func
        if isinstance(function, ast.Name) and function.id == "Meta":
            given = [keyword.value for keyword in node.keywords if keyword.arg == "pattern"]
            flags, is_search = [], True
        elif isinstance(function, ast.Attribute) and ast.unparse(function.value) == "re" and node.args:
            if function.attr not in ANCHORED | SEARCHING | {"compile"}:
                continue
            given, is_search = node.args[:1], function.attr in SEARCHING
            flags = [keyword.value for keyword in node.keywords if keyword.arg == "flags"]
            flags += node.args[{"compile": 1, "sub": 4, "subn": 4, "split": 3}.get(function.attr, 2) :][:1]
            if function.attr == "compile":
                is_search = id(node) not in names or is_searched_for(names[id(node)])
        else:
            continue
        for expression in given:
            inside = [name for name, begin, end in functions if begin <= node.lineno <= end]
            where = inside[-1] if inside else ""
            yield Use(
                file, where, ast.unparse(expression), value_of(path, expression), value_of(path, *flags) or 0, is_search
            )


def is_searched_for(name: str) -> bool:
    """Returns whether a compiled pattern is used for more than the beginning of a text, anywhere in the package."""
    used = {method for text in sources().values() for method in re.findall(rf"\b{name}\.([a-z]+)\(", text)}
    return not used or bool(used - ANCHORED)


def value_of(path: Path, *expressions: ast.expr) -> Any:
    """Returns what an expression is where it stands at the top of its module; None where it needs more."""
    if not expressions:
        return None
    name = ".".join(path.relative_to(ROOT.parent).with_suffix("").parts)
    module = importlib.import_module(name)
    try:
        return eval(compile(ast.Expression(expressions[0]), str(path), "eval"), dict(vars(module)))
    except NameError:
        return None


def test_the_patterns_are_found() -> None:
    assert len(uses()) > 25
    assert {use.file for use in uses()} > {
        "server/session/socket.py",
        "games/azul/rules/notation.py",
        "games/timeline/decks/images.py",
    }


def test_every_pattern_is_linear_or_has_a_bound() -> None:
    unbound = [use for use in uses() if (use.file, use.function) not in BOUNDED]
    unknown = [use for use in unbound if use.pattern is None]
    assert unknown == [], "made of what is not known here: write it at the top of its module"
    slow = [
        (use, found)
        for use in unbound
        if use.pattern is not None and (found := list(obstacles(use.pattern, int(use.flags), is_search=use.is_search)))
    ]
    assert slow == []


def test_the_list_of_bounds_is_not_longer_than_needed() -> None:
    assert BOUNDED.keys() <= {(use.file, use.function) for use in uses()}


@pytest.mark.parametrize(
    ("pattern", "is_search"),
    [
        (r"\s*([0-9]+(?:\.[0-9]+)?)\s*(?:px)?\s*", False),
        (r"(?P<piece>L5|I5)\s+(?P<squares>(\s*[a-z][0-9]{1,2}){1,5})", False),
        (r"warp\s+(red)\s+(\s*[a-z][0-9]{1,2}){1,5}", False),
        (r"(a+)+b", False),
        (r"(a|a)*b", False),
        (r"(a|ab|b)*c", False),
        (r"(\w+\s?)*!", False),
        (r".*a.*b", False),
        (r"[a-z]+[a-z0-9]+@", False),
        (r"(?i)a+A+b", False),
        (r"\d+\w+!", False),
        (r"[^@]+@[^@]+\.[^@]+", False),
        (r"\s+$", True),
        (r"[a-z]+@", True),
        (r"a.*b", True),
        (r"(x+x+)+y", True),
        (r"(a*)*b", False),
        (r"(a)\1+b", False),
        (r"(?=.*b)a", False),
        (r"a{1,500}a{1,500}b", False),
    ],
)
def test_patterns_that_are_not_linear_are_found_out(pattern: str, is_search: bool) -> None:
    assert list(obstacles(pattern, is_search=is_search))


@pytest.mark.parametrize(
    ("pattern", "is_search"),
    [
        (r"[a-z0-9]+(-[a-z0-9]+)*", False),
        (r"shuffle(?P<cards>( [a-z0-9]+(-[a-z0-9]+)*)+)", False),
        (r"[a-z]+", True),
        (r"\w+", True),
        (r"[^a-z0-9]+", True),
        (r"`(\$[^`]*)`$", True),
        (r"\s*@\s*", False),
        (r"(blue|black|b)\s*x", False),
        (r"(?:[rygb][0-9]{1,2}|pass2|draw3)+", False),
        (r"^[a-z]+$", True),
        (r"url\(\s*#([a-z]+)\s*\)", True),
    ],
)
def test_patterns_that_are_linear_are_proven(pattern: str, is_search: bool) -> None:
    assert list(obstacles(pattern, is_search=is_search)) == []
