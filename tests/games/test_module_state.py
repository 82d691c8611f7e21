"""No module of a search or a game holds state that changes: two bots, tables or tests in one process do not touch."""

import ast
import importlib
import pkgutil
from collections import Counter, OrderedDict, defaultdict, deque
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any
from weakref import WeakKeyDictionary, WeakSet, WeakValueDictionary

import msgspec
import numpy as np
import pytest

from bordspil import games, search

CHANGING = (
    bytearray,
    Counter,
    OrderedDict,
    WeakKeyDictionary,
    WeakSet,
    WeakValueDictionary,
    defaultdict,
    deque,
    list,
    memoryview,
    set,
)
MUTATORS = {
    *("add", "append", "appendleft", "clear", "difference_update", "discard", "extend", "extendleft", "fill"),
    *("insert", "intersection_update", "partition", "pop", "popitem", "popleft", "put", "remove", "reverse"),
    *("setdefault", "setflags", "setfield", "sort", "symmetric_difference_update", "update"),
}
# Functions whose results are kept, and why that is no state: what they return is never changed, and follows from
# the arguments and the files of the package alone.
KEPT = {
    "azul.bots.expert.program": "compiled code; a program keeps the memory of one search, which no search sees",
    "azul.bots.levels.program": "the same",
    "azul.bots.puzzles.searcher": "the memory of the command that finds puzzles",
    "blokus_shuffle.bots.puzzles.searcher": "the same",
    "azul.bots.weights.weights": "a file of the package, for every kind of table",
    "azul.chance_nodes._white": "ways to draw white tiles: fewer than two thousand small arrays",
    "azul.rules.view._line": "views of lines: fewer than a hundred",
    "azul.rules.view._tiles": "views of tiles on displays: fewer than a thousand",
    "blokus_shuffle.bots.expert.program": "compiled code, as in Azul",
    "blokus_shuffle.bots.expert.weights": "three files of the package",
    "blokus_shuffle.bots.levels.program": "compiled code, as in Azul",
    "blokus_shuffle.rules.notation._put": "texts of placements: 30,433",
    "blokus_shuffle.rules.view.lying": "views of pieces by colour and placement",
    "cross_rummy.bench.positions": "what is measured, measured again",
    "cross_rummy.bench.proven": "the same",
    "cross_rummy.bots.closed_groups.weights": "a file of the package",
    "cross_rummy.bots.win_estimate.weights": "a file of the package",
    "cross_rummy.solver.bound.lines": "all lines of tiles",
    "timeline.chance_nodes._names": "16 decks at most",
    "timeline.decks.card_backs._by_name": "16 decks at most",
    "timeline.decks.deck._uploaded": "4 decks at most, each by the very value of an option that names it",
    "timeline.decks.deck.load": "the shipped decks",
    "timeline.decks.deck.names": "the shipped decks",
    "timeline.decks.pictures.authors": "a file of the package",
    "timeline.decks.pictures.composed": "2,000 pictures at most",
    "timeline.decks.pictures.icons": "files of the package",
    "timeline.decks.spoilers._pattern": "a pattern by language",
    "search.own_bots._installed": "the bots of installed packages, which do not change while a process runs",
    "names": "the games there are; `add_folder` is the one that finds another, at the wish of a command",
}


def module_names() -> list[str]:
    found = [search.__name__, games.__name__]
    for package in (search, games):
        shipped = package.__path__[:1]
        found += [one.name for one in pkgutil.walk_packages(shipped, f"{package.__name__}.")]
    return sorted(name for name in found if not name.endswith(".make"))


@cache
def tree_of(name: str) -> ast.Module:
    file = importlib.import_module(name).__file__
    assert file is not None
    return ast.parse(Path(file).read_text(encoding="utf-8"))


def own_values(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """Yields the names that a module assigns itself, with their values."""
    for node in tree_of(module.__name__).body:
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        for target in targets:
            for part in ast.walk(target):
                if isinstance(part, ast.Name) and part.id != "__all__":
                    yield part.id, getattr(module, part.id)


def is_changing(value: Any) -> bool:
    if isinstance(value, np.ndarray):
        return value.size > 0 and value.flags.writeable
    return isinstance(value, CHANGING)


def short(name: str) -> str:
    return name.removeprefix("bordspil.").removeprefix("games.")


@pytest.mark.parametrize("name", module_names())
def test_a_module_holds_no_container_that_changes(name: str) -> None:
    module = importlib.import_module(name)
    assert [key for key, value in own_values(module) if is_changing(value)] == []


@pytest.mark.parametrize("name", module_names())
def test_a_class_holds_no_container_that_changes(name: str) -> None:
    module = importlib.import_module(name)
    classes = [value for value in vars(module).values() if isinstance(value, type) and value.__module__ == name]
    faults = [
        f"{kind.__name__}.{key}"
        for kind in classes
        for key, value in vars(kind).items()
        if not key.startswith("_") and (is_changing(value) or isinstance(value, dict))
    ]
    assert faults == []


def held_by(value: Any, seen: set[int]) -> Iterator[str]:
    """Yields the attributes of our own objects, as far as they are reached from a value, that hold what changes."""
    if id(value) in seen:
        return
    seen.add(id(value))
    if isinstance(value, tuple):
        inside = dict(enumerate(value))
    elif type(value).__module__.startswith("bordspil."):
        kind = {key: one for key, one in vars(type(value)).items() if isinstance(one, tuple)}
        inside = kind | vars(value) if hasattr(value, "__dict__") else kind | msgspec.structs.asdict(value)
        changing = [key for key, one in inside.items() if is_changing(one) or isinstance(one, dict)]
        yield from (f"{type(value).__name__}.{key}" for key in changing)
    else:
        return
    for one in inside.values():
        yield from held_by(one, seen)


def test_a_game_object_reaches_no_changing_values_but_digests() -> None:
    """A deck found sound is known by its digest, 256 of them at most: it is not checked again for every table."""
    found = {name for game in map(games.load, games.names()) for name in held_by(game, set())}
    assert found == {"OwnDecks.sound"}


def changed_names(tree: ast.Module) -> Iterator[str]:
    """Yields what the code of a module changes: all that it assigns, and `NAME.append(...)` and the like."""
    yield from assigned_names(tree)
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=attribute)) if attribute in MUTATORS:
                yield name


def assigned_names(tree: ast.Module) -> Iterator[str]:
    """Yields what the code of a module assigns: `NAME[...]`, `NAME.attribute`, `global NAME`."""
    for node in ast.walk(tree):
        match node:
            case ast.Global(names=names):
                yield from names
            case ast.Assign(targets=targets) | ast.Delete(targets=targets):
                for target in targets:
                    yield from _roots(target)
            case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
                yield from _roots(target)


def _roots(target: ast.expr) -> Iterator[str]:
    """Yields the name of which a part is assigned, none where a name itself is."""
    for part in ast.walk(target):
        if isinstance(part, ast.Subscript | ast.Attribute) and isinstance(part.ctx, ast.Store | ast.Del):
            root: ast.expr = part
            while isinstance(root, ast.Subscript | ast.Attribute):
                root = root.value
            if isinstance(root, ast.Name):
                yield root.id


def local_names(tree: ast.Module) -> set[str]:
    """Returns the names that functions of a module bind themselves: arguments and variables."""
    found = set()
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            for node in ast.walk(function):
                if isinstance(node, ast.arg):
                    found.add(node.arg)
                elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                    found.add(node.id)
    return found


@pytest.mark.parametrize("name", module_names())
def test_no_code_changes_the_state_of_a_module(name: str) -> None:
    """A name that some function binds itself is taken for that function's own."""
    tree, module = tree_of(name), importlib.import_module(name)
    allowed = {"bordspil.games": {"__path__", "names", "os"}}.get(name, set())  # `add_folder`, at a command's wish
    held = {key for key, value in vars(module).items() if not isinstance(value, ModuleType)}
    assert set(changed_names(tree)) & held - local_names(tree) - allowed == set()
    assert set(assigned_names(tree)) & set(vars(module)) - local_names(tree) - allowed == set()


def test_functions_cache_only_values_that_never_change() -> None:
    found = {
        short(f"{name}.{key}")
        for name in module_names()
        for key, value in vars(importlib.import_module(name)).items()
        if hasattr(value, "cache_info") and value.__module__ == name
    }
    assert found == set(KEPT)


def test_what_changes_is_found_in_every_way_it_is_written() -> None:
    code = "A[0] = 1; B.c = 2; del C[1]; D[0] += 1; E.append(1); (G[0], h) = 1, 2; I.j[0].k = 1\ndef f():\n  global F"
    assert set(changed_names(ast.parse(code))) == set("ABCDEFGI")
    assert local_names(ast.parse("def f(a):\n  b = 1\n  return lambda c: b")) == set("abc")
    assert is_changing(np.zeros(2))
    assert is_changing([])
    assert not is_changing(np.zeros(0))
    assert not is_changing((1, 2))
