"""The parser: every command is a module of its own, and a command imports what it needs and no more."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

import bordspil
from bordspil import __main__, cli, games
from bordspil.cli.parser import COMMANDS, command_of, module_of

FOLDER = Path(cli.__file__).parent
LOADED = "import sys; from bordspil.__main__ import main\ntry: main(sys.argv[1:])\nexcept SystemExit: pass\n"
LOADED += "print(*sorted({name.partition('.')[0] for name in sys.modules}), file=sys.stderr)"


def loaded(*words: str) -> set[str]:
    """Returns the packages that a command has imported when it ends."""
    run = subprocess.run([sys.executable, "-c", LOADED, *words], input="", capture_output=True, text=True, check=True)
    return set(run.stderr.split())


def test_the_list_of_commands_and_the_modules_with_a_run_are_the_same() -> None:
    found = set()
    for file in FOLDER.rglob("*.py"):
        functions = [node.name for node in ast.parse(file.read_text()).body if isinstance(node, ast.FunctionDef)]
        if "run" in functions:
            assert "add" in functions, file.name
            found.add(".".join(("bordspil.cli", *file.relative_to(FOLDER).with_suffix("").parts)))
    assert found == set(map(module_of, COMMANDS))
    assert all(callable(command_of(name).run) for name in COMMANDS)


@pytest.mark.parametrize("words", ["--help", "settings --help", "match --help", "verify --help"])
def test_help_waits_for_no_compiler_and_no_server(words: str) -> None:
    packages = loaded(*words.split())
    assert "bordspil" in packages
    assert not packages & {"numba", "llvmlite", "scipy", "uvicorn", "gymnasium", "pyarrow", "ray"}
    if not words.startswith("settings"):
        assert not packages & {"starlette", "sqlite3"}


def test_the_version_names_the_rules_of_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        __main__.main(["--version"])
    assert ended.value.code == 0
    package, rules, platform = capsys.readouterr().out.splitlines()
    assert package == f"bordspil {bordspil.__version__}"
    assert rules == "rules: " + ", ".join(f"{name} {games.load(name).rules_version}" for name in games.names())
    assert re.fullmatch(r"Python 3\.\d+\.\S+, Numba \S+", platform)
    assert not loaded("--version") & {"starlette", "sqlite3", "rich"}


def test_the_engine_needs_no_terminal_and_no_server() -> None:
    assert not loaded("engine", "azul") & {"rich", "starlette", "uvicorn", "sqlite3"}


def test_no_command_imports_another() -> None:
    for name in COMMANDS:
        tree = ast.parse(FOLDER.joinpath(*module_of(name).split(".")[2:]).with_suffix(".py").read_text())
        modules = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
        assert not modules & {module_of(other) for other in COMMANDS}, name
