"""Pentobi as a contestant, where it is installed: it plays by our rules, and says what it does not know."""

import shlex
import subprocess
from pathlib import Path
from shutil import which

import pytest

from arena.test_external_bot import EXAMPLES, FAST, games_of, line_of, plan_of
from bordspil.arena.match import MatchPlan
from bordspil.arena.outcomes import standing


@pytest.fixture(scope="module")
def pentobi(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Its command at the lowest level, with the library it needs built."""
    if not which("pentobi", path="/usr/games:/usr/bin") or not which("g++") or not which("pkg-config"):
        pytest.skip("Pentobi or what its library is built with is not installed")
    flags = subprocess.run(["pkg-config", "--cflags", "Qt6Gui"], capture_output=True, text=True)
    if flags.returncode:
        pytest.skip("Qt's headers are not installed")
    built = tmp_path_factory.mktemp("pentobi") / "pentobi.so"
    words = ["g++", "-Wall", "-Wextra", "-Werror", "-O1", "-fPIC", "-shared", "-o", str(built)]
    subprocess.run([*words, str(EXAMPLES / "pentobi.cpp"), *flags.stdout.split()], check=True)
    return f"{FAST} {EXAMPLES}/pentobi.py {shlex.quote(str(built))} 1"


def at_four(command: str, cards: str) -> MatchPlan:
    return plan_of(f"blokus_shuffle:{command}", "random", game="blokus_shuffle", seats=4, options={"cards": cards})


def test_pentobi_plays_by_the_rules_and_says_how_long_it_thought(pentobi: str, tmp_path: Path) -> None:
    log = tmp_path / "log"
    outcomes = games_of(at_four(f"{pentobi} {log}", "none"), 0)
    assert [one.forfeit for one in outcomes] == [None] * 4
    assert standing(outcomes, 0).share > 0.5
    noted = [line.split() for line in log.read_text().splitlines()]
    assert len(noted) > 40
    assert all(int(pieces) < 84 and 0 <= float(seconds) < 60 for pieces, seconds in noted)


def test_pentobi_does_not_know_our_cards(pentobi: str) -> None:
    one = at_four(pentobi, "shuffle")
    assert "Pentobi knows neither cards nor our tables of two and three." in line_of(one, games_of(one, 0)[0])
