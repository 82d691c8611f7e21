"""Games from outside the package: in a folder that is named, in one of the environment, and in an installed package."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bordspil.cli.new_game import files
from bordspil.core import record
from bordspil.core.chance import Chance
from bordspil.core.game import Game
from bordspil.core.table import Table

ROOT = Path(__file__).parents[2]
EXAMPLES = {"BORDSPIL_GAMES": str(ROOT / "examples")}


def bordspil(
    *words: str, given: str = "", here: Path = ROOT, environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Runs a command of bordspil in a process of its own."""
    return run("-m", "bordspil", *words, given=given, here=here, environment=environment)


def run(
    *words: str, given: str = "", here: Path = ROOT, environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Runs Python in a process of its own."""
    return subprocess.run(
        [sys.executable, *words],
        input=given,
        capture_output=True,
        text=True,
        cwd=here,
        env=os.environ | {"LC_ALL": "en_GB.UTF-8"} | (environment or {}),
        check=False,
        timeout=120,
    )


def engine(name: str, *requests: dict[str, Any], environment: dict[str, str] | None = None) -> list[dict[str, Any]]:
    """Returns the replies of the line protocol."""
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    return [
        json.loads(line) for line in bordspil("engine", name, given=lines, environment=environment).stdout.splitlines()
    ]


def test_nim_speaks_the_line_protocol() -> None:
    new, moves, played, wrong, bot, perft, view = engine(
        "nim",
        {"cmd": "new", "seats": 2, "seed": 1, "options": {"heaps": "four"}},
        {"cmd": "moves"},
        {"cmd": "play", "move": "3-7"},
        {"cmd": "play", "move": {"heap": 3, "count": 1}},
        {"cmd": "bot", "level": "expert", "seconds": 0.05},
        {"cmd": "perft", "depth": 2},
        {"cmd": "view", "seat": 0},
        environment=EXAMPLES,
    )
    assert new == {"ok": True, "to_act": 0, "seq": 0}
    assert len(moves["moves"]) == 16
    assert played["events"] == [{"event": "move", "seat": 0, "move": {"heap": 3, "count": 7}}]
    assert wrong["error"]["text"] == "There are not 1 pieces in heap 3."
    assert set(bot["move"]) == {"heap", "count"}
    assert perft["count"] == 59
    assert view["view"] == {"heaps": [1, 3, 5, 0], "turn": 1, "last": "wins"}


def test_nim_is_played_in_the_terminal_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    moves = "nonsense\n?\n2-7\nh\n1-5\n0-3\n"
    words = ("play", "nim", "--people", "2", "--record", str(file))
    said = bordspil(*words, given=moves, environment=EXAMPLES)
    assert (said.returncode, said.stderr) == (0, "")
    assert "Nim, 2 seats." in said.stdout
    assert "heaps: 3 5 7" in said.stdout
    assert "“nonsense” isn’t a move." in said.stdout
    assert "A move looks like 0-1, 0-2, 0-3" in said.stdout
    assert re.search(r"A good move: \d-\d", said.stdout)
    assert "Seat 0 wins." in said.stdout
    assert "game nim" in file.read_text(encoding="utf-8")
    assert bordspil("verify", str(file), environment=EXAMPLES).returncode == 0


def test_bots_of_nim_meet_in_processes_of_their_own() -> None:
    words = ("match", "nim", "expert", "random", "--games", "4", "--simulations", "200", "--workers", "2")
    said = bordspil(*words, environment=EXAMPLES)
    assert said.returncode == 0, said.stderr
    assert "expert" in said.stdout


def test_a_process_that_was_sent_a_state_finds_its_class() -> None:
    """The process has loaded no game before, as a worker that is sent a view."""
    load = "import pickle, sys; print(pickle.loads(bytes.fromhex(sys.argv[1])).heaps)"
    dump = "import pickle; from bordspil import games; game = games.load('nim')\n"
    dump += "print(pickle.dumps(game.start({'heaps': 'three', 'last': 'wins'}, 2)).hex())"
    state = run("-c", dump, environment=EXAMPLES).stdout.strip()
    assert run("-c", load, state, environment=EXAMPLES).stdout == "(3, 5, 7)\n"


def test_nim_is_unknown_unless_its_folder_is_named() -> None:
    said = bordspil("engine", "nim")
    assert said.returncode == 2
    assert "There’s no game “nim”" in said.stderr


def test_a_new_game_plays_at_once(tmp_path: Path) -> None:
    made = bordspil("new-game", "my_game", here=tmp_path)
    assert made.stdout == "Created my_game. Play it: bordspil play ./my_game\n"
    said = bordspil("play", "./my_game", "--people", "2", given="4\n" + 7 * "3\n", here=tmp_path)
    assert (said.returncode, said.stderr) == (0, "")
    assert "My game, 2 seats." in said.stdout
    assert "4 cannot be added here" in said.stdout
    assert "Seat 0 wins." in said.stdout
    assert bordspil("new-game", "my_game", here=tmp_path).stderr == (
        "bordspil: my_game already exists; choose another name.\n"
    )
    again = bordspil("new-game", "other", "--into", str(tmp_path / "games"), here=tmp_path)
    assert f"bordspil play {tmp_path / 'games' / 'other'}" in again.stdout
    assert sorted(files("other")) == ["__init__.py", "game.py", "texts/en.ftl"]


@pytest.mark.parametrize("name", ["azul", "class", "Ludo", "2go", "a-b", "../up", "", "x" * 41])
def test_a_name_that_cannot_be_imported_or_is_taken_is_refused(name: str, tmp_path: Path) -> None:
    said = bordspil("new-game", "--", name, here=tmp_path)
    assert said.returncode == 2
    assert "can’t be the name of a new game" in said.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_package_offers_games_by_an_entry_point(tmp_path: Path) -> None:
    """As pip leaves it: a package with a folder for each game, and its metadata beside it."""
    package, metadata = tmp_path / "club_games", tmp_path / "club_games-1.dist-info"
    shutil.copytree(ROOT / "examples" / "nim", package / "nim")
    metadata.mkdir()
    (package / "__init__.py").write_text('"""Games of a club."""\n')
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: club-games\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text("[bordspil.games]\nclub = club_games\n")
    path = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH"), str(ROOT / "src")])])
    games, new = engine("nim", {"cmd": "games"}, {"cmd": "new", "seats": 2}, environment={"PYTHONPATH": path})
    assert [game["id"] for game in games["games"]][-1] == "nim"
    assert new["ok"]


def test_a_language_that_a_game_lacks_is_named() -> None:
    said = bordspil("languages", environment=EXAMPLES)
    assert [line.partition(":")[0] for line in said.stdout.splitlines()] == 5 * ["nim"]
    assert "nim: 13 texts are said in English in is: game-line, move, name, not-there, option-heaps …\n" in said.stdout


def test_the_template_is_a_game_that_others_check_too() -> None:
    from bordspil.cli.game_template import game as template

    game: Game[Any, Any, Any] = template
    table = Table(game, {}, 3, Chance.of(1))
    while table.to_act() is not None:
        table.play(None, game.moves(table.state)[-1])
    assert game.winners(table.state) == (0,)
    text = record.write(record.of_table(table, ("a", "b", "c")), game)
    assert record.read(text, lambda name: game)[0].entries == tuple(table.log)


ENVIRONMENTS = """
import numpy, pyspiel, warnings
from pettingzoo.test import api_test, seed_test
from bordspil.envs import openspiel, pettingzoo
from bordspil.envs.gym import BordspilVectorEnv

game = pyspiel.load_game("python_bordspil_nim(heaps=four,last=loses)")
assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC
pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # the checker knows no dictionaries as observations
    api_test(pettingzoo.env("nim"), num_cycles=60)
    seed_test(lambda: pettingzoo.env("nim"), num_cycles=20)
vector = BordspilVectorEnv("nim", 5, options={"heaps": "four"})
seen, info = vector.reset(seed=1)
assert seen in vector.observation_space
ends = 0
while ends < 5:
    seen, rewards, ended, _, info = vector.step(vector.random_actions())
    assert seen in vector.observation_space and (rewards[~ended] == 0).all() and (abs(rewards[ended]) == 1).all()
    ends += ended.sum()
print("fine")
"""


def test_nim_is_an_environment_of_gymnasium_pettingzoo_and_openspiel() -> None:
    for module in ("gymnasium", "pettingzoo", "pyspiel"):
        pytest.importorskip(module, exc_type=ImportError)
    said = run("-W", "ignore", "-c", ENVIRONMENTS, environment=EXAMPLES)
    assert said.stdout.splitlines()[-1:] == ["fine"], said.stderr
