"""Bots of one's own: the class of the guide in a folder and in an installed package, and what is refused."""

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

import bordspil
from bordspil import games
from bordspil.arena.match import MatchPlan, check
from bordspil.core.bot import Budget
from bordspil.core.game import BadRequest
from bordspil.search.own_bots import as_bot, bot_names, make_bot

GUIDE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
MODULE = re.findall(r"^```python\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)[0]
PROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
[project]
name = "my-bots"
version = "1.0"
[project.entry-points."bordspil.bots"]
last = "my_bots:LastMove"
"azul.cautious" = "my_bots:LastMove"
[tool.hatch.build.targets.wheel]
only-include = ["my_bots.py"]
"""


def run(*words: str, here: Path, path: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Runs Python in a folder, with one more folder of installed packages."""
    added = [str(path)] if path else []
    paths = os.pathsep.join([*added, *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = os.environ | {"PYTHONPATH": paths, "LC_ALL": "en_GB.UTF-8", "COLUMNS": "200"}
    command = [sys.executable, *words]
    return subprocess.run(command, cwd=here, env=environment, capture_output=True, text=True, check=False, timeout=200)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of packages with the bot of the guide, built and unpacked as an installer does it."""
    source, site = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("site")
    (source / "my_bots.py").write_text(MODULE, encoding="utf-8")
    (source / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    built = run("-c", "from hatchling.build import build_wheel; print(build_wheel('.'))", here=source)
    assert built.returncode == 0, built.stderr
    with zipfile.ZipFile(source / built.stdout.split()[-1]) as wheel:
        wheel.extractall(site)
    return site


def test_installed_bots_play_by_their_names(installed: Path, tmp_path: Path) -> None:
    words = ("-m", "bordspil", "match", "azul", "cautious@0.1", "random", "--games", "2", "--workers", "1")
    said = run(*words, here=tmp_path, path=installed)
    assert said.returncode == 0, said.stderr
    assert re.search(r"cautious@0.1 +│ +2 ", said.stdout), said.stdout
    script = "import bordspil; print(bordspil.bot('timeline', 'last'))\nbordspil.bot('timeline', 'cautious')"
    told = run("-c", script, here=tmp_path, path=installed)
    assert told.stdout == "<Bot timeline last>\n"
    assert "There’s no bot “cautious”" in told.stderr
    assert "expert, last" in told.stderr


def test_a_module_of_the_folder_is_found(tmp_path: Path) -> None:
    (tmp_path / "my_bots.py").write_text(MODULE, encoding="utf-8")
    words = ("match", "azul:my_bots:LastMove", "random", "--games", "2", "--workers", "1")
    start = "import sys; sys.path.remove(''); from bordspil.__main__ import main; sys.exit(main(sys.argv[1:]))"
    said = run("-c", start, *words, here=tmp_path)  # as the command `bordspil` starts, which is no module of the folder
    assert said.returncode == 0, said.stderr
    assert "my_bots:LastMove" in said.stdout


class Text:
    """Says its moves as text, and how much it may search."""

    def __init__(self, game: Any, seed: int, options: Any) -> None:
        self.game = game
        self.asked: list[tuple[float, int | None]] = []

    def choose(self, view: Any, seconds: float, simulations: int | None = None) -> str:
        self.asked.append((seconds, simulations))
        text: str = self.game.notation.write(self.game.moves(self.game.determinize(view, None))[0])
        return text


class Nothing:
    """What a module makes that is no bot."""

    def __init__(self, *given: Any) -> None:
        pass


def test_a_player_may_answer_in_text_and_hears_of_simulations() -> None:
    game = bordspil.load("azul")
    table, player = bordspil.new("azul", seed=1), Text(game, 0, {})
    assert as_bot(game, player).choose(table.view(), Budget(2.0, 30)) == table.legal_moves[0]
    assert player.asked == [(2.0, 30)]


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("azul:no_such_module:Bot", "bot-not-found"),
        ("azul:bordspil:no_such_bot", "bot-not-found"),
        ("timeline:bordspil:bot", "external-bot-other-game"),
        ("nobody", "level-unknown"),
        ("azul:nothing-there", "external-bot-not-found"),
    ],
)
def test_what_names_no_bot_is_refused_before_the_first_game(name: str, key: str) -> None:
    plan = MatchPlan("azul", (name, "random"), 2, {}, Budget(), 2)
    with pytest.raises(BadRequest) as refused:
        check(plan)
    assert refused.value.key == key


def test_what_is_no_bot_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "these_bots", sys.modules[__name__])
    game = games.load("azul")
    with pytest.raises(BadRequest, match="bot-none"):
        make_bot(game, "these_bots:Nothing", 0)
    assert make_bot(game, "these_bots:Text", 0).choose(bordspil.new("azul", seed=1).view(), Budget())
    assert "expert" in bot_names(game)
