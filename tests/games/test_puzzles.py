"""Puzzles: every position loads, its solution is right, its natural wrong move is refuted, and its reason has words."""

from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from msgspec.structs import replace

from bordspil import games
from bordspil.cli.experiments import puzzles as command
from bordspil.core.course import PUPIL, Course
from bordspil.core.puzzle import FILE, GRADES, WRONG, Puzzle, in_turn, read
from bordspil.text import LANGUAGES

PUZZLING = [name for name in games.names() if games.load(name).puzzles is not None]


def of(game: str) -> list[Puzzle]:
    return read(games.folder_of(game) / FILE)


@pytest.mark.parametrize("game", PUZZLING)
def test_there_are_three_hundred_of_three_grades_and_no_two_alike(game: str) -> None:
    found = of(game)
    assert len(found) >= 300
    assert len({str(puzzle.position) for puzzle in found}) == len(found)
    grades = Counter(puzzle.grade for puzzle in found)
    assert sorted(grades) == [1, 2, 3]
    assert min(grades.values()) >= 20


@pytest.mark.parametrize("game", PUZZLING)
def test_every_puzzle_is_solved_by_its_best_move_and_refutes_the_natural_one(game: str) -> None:
    for number, puzzle in enumerate(of(game)):
        course = Course(games.load(game), puzzle.lesson())
        notation = course.game.notation
        assert course.begin(0).to_act == PUPIL, number
        for move in (puzzle.best, *puzzle.right):
            assert course.judge(0, notation.to_object(notation.read(move))).right, number
        answer = course.judge(0, notation.to_object(notation.read(puzzle.wrong)))
        assert (answer.right, answer.remark) == (False, WRONG), number
        assert answer.shown, number


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PUZZLING)
def test_every_reason_has_words(game: str, language: str) -> None:
    file = Path(games.folder_of(game)) / "texts" / f"puzzle-{language}.ftl"
    messages = FluentParser().parse(file.read_text(encoding="utf-8")).body
    keys = {entry.id.name for entry in messages if isinstance(entry, fluent.Message)}
    assert {"puzzle-task", "puzzle-refuted", *(f"puzzle-{puzzle.reason}" for puzzle in of(game))} <= keys


@pytest.mark.parametrize("game", PUZZLING)
def test_another_search_says_the_same_of_some(game: str) -> None:
    finder = games.load(game).puzzles
    assert finder is not None
    assert command.check(finder, of(game)[::200]) == 0


def test_a_puzzle_whose_best_move_is_not_the_best_is_found_out(capsys: pytest.CaptureFixture[str]) -> None:
    finder, puzzle = games.load("azul").puzzles, of("azul")[0]
    assert finder is not None
    assert command.check(finder, [replace(puzzle, best=puzzle.wrong, wrong=puzzle.best)]) == 1
    assert puzzle.wrong in capsys.readouterr().out


def test_finding_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    finder = games.load("cross_rummy").puzzles
    assert finder is not None
    for want in (1, 3):
        command.find(finder, tmp_path / FILE, want, 0)
    whole = tmp_path / "whole"
    command.find(finder, whole, 3, 0)
    assert sorted((tmp_path / FILE).read_bytes().splitlines()) == sorted(whole.read_bytes().splitlines())


def test_grades_take_turns_as_long_as_there_are_any() -> None:
    one = of("azul")[0]
    puzzles = [replace(one, grade=grade) for grade in (1, 1, 1, 1, 2, 2, 3)]
    assert [puzzle.grade for puzzle in in_turn(puzzles)] == [1, 1, 2, 1, 1, 2, 3]
    assert GRADES == 3
