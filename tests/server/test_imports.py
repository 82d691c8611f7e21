"""Modules import one another in one direction only, and every file of the server can be the first that is imported."""

import ast
import json
import subprocess
import sys
from collections.abc import Collection, Iterator
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType

import bordspil.server

FIRST_EACH = """
import json, sys
from importlib import import_module

circles = []
for name in json.load(sys.stdin):
    for known in [known for known in sys.modules if known.startswith("bordspil.server")]:
        del sys.modules[known]
    try:
        import_module(name)
    except ImportError as error:
        circles.append(f"{name}: {error}")
print(json.dumps(circles))
"""


def imports(package: ModuleType) -> dict[str, set[str]]:
    """Returns every module of a package with the modules of the package it imports, for its types too."""
    root = Path(package.__path__[0])
    files = {module_name(package, root, file): file for file in root.rglob("*.py")}
    found: dict[str, set[str]] = {}
    for name, file in files.items():
        wanted = set(imported(ast.parse(file.read_text(encoding="utf-8")), files.keys()))
        found[name] = wanted - {name}
    return found


def module_name(package: ModuleType, root: Path, file: Path) -> str:
    parts = file.relative_to(root).with_suffix("").parts
    return ".".join((package.__name__, *parts)).removesuffix(".__init__")


def imported(tree: ast.Module, known: Collection[str]) -> Iterator[str]:
    """Yields the modules that a source names, wherever in it: under TYPE_CHECKING and inside functions too."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names if one.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for one in node.names:
                whole = f"{node.module}.{one.name}"
                if whole in known:
                    yield whole
                elif node.module in known:
                    yield node.module


def circles(graph: dict[str, set[str]]) -> list[set[str]]:
    """Returns the strongly connected components of a graph: two are in one if each reaches the other."""
    reached = {one: reachable(graph, one) for one in graph}
    found: list[set[str]] = []
    for one in graph:
        if not any(one in component for component in found):
            found.append({one} | {other for other in reached[one] if one in reached[other]})
    return found


def reachable(graph: dict[str, set[str]], start: str) -> set[str]:
    seen: set[str] = set()
    ahead = [start]
    while ahead:
        for other in graph[ahead.pop()] - seen:
            seen.add(other)
            ahead.append(other)
    return seen


def test_circles_are_found() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": set(), "e": {"a"}}
    assert sorted(map(sorted, circles(graph))) == [["a", "b", "c"], ["d"], ["e"]]


def test_imports_are_found_wherever_they_stand() -> None:
    source = "if TYPE_CHECKING:\n    from a.b import C\ndef f():\n    import a.d\nfrom a import b, e\n"
    assert sorted(imported(ast.parse(source), {"a.b", "a.d", "a"})) == ["a", "a.b", "a.b", "a.d"]


def test_no_two_modules_of_the_server_reach_each_other() -> None:
    graph = imports(bordspil.server)
    assert len(graph) > 80
    assert [sorted(circle) for circle in circles(graph) if len(circle) > 1] == []


def test_no_two_modules_reach_each_other_but_a_game_and_its_bots() -> None:
    """A game imports its bots when they are asked for, and bots know their game."""
    graph = imports(bordspil)
    assert len(graph) > 250
    for name, wanted in graph.items():
        if name.endswith(".game"):
            graph[name] = {one for one in wanted if ".bots." not in one}
    assert [sorted(circle) for circle in circles(graph) if len(circle) > 1] == []


def test_whichever_file_is_imported_first_all_are_found() -> None:
    names = [module.name for module in walk_packages(bordspil.server.__path__, "bordspil.server.")]
    assert len(names) > 80
    command = [sys.executable, "-c", FIRST_EACH]
    done = subprocess.run(command, input=json.dumps(names), capture_output=True, text=True, check=True, timeout=240)
    assert json.loads(done.stdout) == []
