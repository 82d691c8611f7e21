"""The ladder: its pairs, a scale from real games, and a sequential test that ends a match early."""

import json
from pathlib import Path

import pytest

from bordspil.arena.ladder import Plan, scale, write_ratings
from bordspil.arena.outcomes import Outcome
from bordspil.core.bot import Budget
from cli.asking import command


def plan(*bots: str, seats: int = 2, reach: int = 2) -> Plan:
    return Plan("azul", bots, seats, {}, Budget(simulations=5), 4, reach)


def test_bots_meet_those_within_reach() -> None:
    assert list(plan("a", "b", "c", "d").pairs()) == [(0, 1), (0, 2), (1, 2), (1, 3), (2, 3)]
    assert list(plan("a", "b", "c", reach=1).pairs()) == [(0, 1), (1, 2)]


def test_at_larger_tables_each_of_two_sits_alone_once() -> None:
    assert list(plan("a", "b", seats=3).pairs()) == [(0, 1), (1, 0)]


def test_who_wins_more_stands_higher_and_the_middle_level_is_held() -> None:
    won, lost = Outcome(0, (0, 1), (9, 1), (1.0, 0.0)), Outcome(0, (0, 1), (1, 9), (0.0, 1.0))
    met = {(0, 1): [lost] * 7 + [won] * 3, (1, 2): [lost] * 8 + [won] * 2}
    low, middle, high = scale(plan("easy", "medium", "strong"), met)
    assert low.value < middle.value == 1500 < high.value
    assert high.value - middle.value > middle.value - low.value


def test_a_ladder_is_played_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "ratings.json"
    file.write_text('{"2": {"expert": 2500, "greedy": 1}, "3": {"easy": 1200}}')
    words = ("ladder", "azul", "random", "greedy", "--games", "20", "--simulations", "5", "--write", str(file))
    code, said, wrong = command(*words, "--records", str(tmp_path / "kept"))
    assert (code, wrong) == (0, "")
    assert "azul, 2 players, 20 games a pair, 5 simulations a move" in said
    kept = json.loads(file.read_text())
    assert kept["3"] == {"easy": 1200}
    assert kept["2"]["random"] == 1500
    assert kept["2"]["greedy"] > 1800
    assert kept["2"]["expert"] == 2500
    assert len(list((tmp_path / "kept" / "random-greedy").iterdir())) == 20


def test_a_ladder_of_some_rungs_stands_where_its_first_stood(tmp_path: Path) -> None:
    file = tmp_path / "ratings.json"
    file.write_text('{"2": {"medium": 1500, "strong": 1800, "expert": 2000}}')
    won, lost = Outcome(0, (0, 1), (9, 1), (1.0, 0.0)), Outcome(0, (0, 1), (1, 9), (0.0, 1.0))
    upper = plan("strong", "expert")
    found = scale(upper, {(0, 1): [lost] * 7 + [won] * 3})
    write_ratings(upper, found, file)
    step = round(found[1].value - found[0].value)
    assert step > 50
    assert json.loads(file.read_text())["2"] == {"medium": 1500, "strong": 1800, "expert": 1800 + step}
    write_ratings(plan("easy", "casual"), scale(plan("easy", "casual"), {}), file)  # nothing known of them: as ever
    assert json.loads(file.read_text())["2"]["easy"] == 1500


def test_a_file_that_cannot_be_written_is_one_line(tmp_path: Path) -> None:
    from bordspil.core.game import BadRequest

    with pytest.raises(BadRequest, match="file-unwritable"):
        write_ratings(plan("easy", "medium"), scale(plan("easy", "medium"), {}), tmp_path / "missing" / "ratings.json")


@pytest.mark.parametrize("words", ["easy", "easy easy", "easy medium --games 0", "easy medium --reach 0"])
def test_a_ladder_that_cannot_be_played_is_one_line(words: str) -> None:
    code, _, wrong = command("ladder", "azul", *words.split())
    assert (code, wrong.count("\n")) == (2, 1)


def test_a_sequential_test_ends_a_match_early() -> None:
    words = ("match", "azul", "greedy", "random", "--games", "4000", "--simulations", "5", "--sprt", "0", "100")
    code, said, wrong = command(*words)
    assert (code, wrong) == (0, "")
    assert "100 Elo rather than 0" in said
    games = int(said.split(" games,")[0].split()[-1])
    assert 16 <= games < 1000


def test_a_test_that_makes_no_sense_is_one_line() -> None:
    code, _, wrong = command("match", "azul", "greedy", "random", "--sprt", "50", "0")
    assert (code, wrong.count("\n")) == (2, 1)
