"""Lessons: every step can be solved by the game's own rules, and every remark has a text."""

from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from msgspec import to_builtins

from bordspil import games
from bordspil.core.course import PUPIL, Course, contains, course_of, find
from bordspil.core.refusal import BadRequest, IllegalMove
from bordspil.text import LANGUAGES

TEACHING = [name for name in games.names() if games.load(name).lessons is not None]


def lessons(game: str) -> dict[str, Course]:
    """Returns the lessons of a game by their names."""
    taught = games.load(game).lessons
    assert taught is not None
    return {name: course_of(games.load(game), name) for name in taught.LESSONS}


STEPS = [
    pytest.param(course, number, id=f"{game}-{name}-{step.name}")
    for game in TEACHING
    for name, course in lessons(game).items()
    for number, step in enumerate(course.steps)
]


def said(game: str) -> Iterator[str]:
    """Returns the keys of all texts of the lessons of a game."""
    for name, course in lessons(game).items():
        for step in course.steps:
            yield f"learn-{name}-{step.name}"
            for remark in {*step.right.values(), *step.wrong.values()} - {""}:
                yield f"learn-{name}-{step.name}-{remark}"


@pytest.mark.parametrize("game", TEACHING)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_has_a_text_in_every_language_and_nothing_else_has(game: str, language: str) -> None:
    file = games.folder_of(game) / "texts" / f"learn-{language}.ftl"
    messages = FluentParser().parse(Path(file).read_text(encoding="utf-8")).body
    keys = [entry.id.name for entry in messages if isinstance(entry, fluent.Message)]
    assert sorted(key for key in keys if not key.startswith("part-")) == sorted(said(game))


@pytest.mark.parametrize("game", TEACHING)
def test_a_lesson_and_its_steps_have_names_of_their_own(game: str) -> None:
    assert list(lessons(game)) == ["first", "practice"]
    for course in lessons(game).values():
        names = [step.name for step in course.steps]
        assert len(set(names)) == len(names)
    assert 6 <= len(lessons(game)["first"].steps) <= 20
    assert 8 <= len(lessons(game)["practice"].steps) <= 12


@pytest.mark.parametrize(("course", "number"), STEPS)
def test_the_solution_is_a_right_move_and_a_step_to_read_goes_on(course: Course, number: int) -> None:
    begun, solution = course.begin(number), course.solutions[number]
    if solution is None:
        answer = course.judge(number, None)
        with pytest.raises(IllegalMove):
            course.judge(number, {})
    else:
        assert begun.to_act == PUPIL
        answer = course.judge(number, course.game.notation.to_object(solution))
        assert answer.shown
    assert answer.right


@pytest.mark.parametrize(("course", "number"), STEPS)
def test_the_solution_leads_to_the_goal(course: Course, number: int) -> None:
    goal, solution = course.steps[number].goal, course.solutions[number]
    if goal:
        move = course.game.notation.to_object(solution)
        assert contains(to_builtins(course.judge(number, move).shown[0].view), goal)
        assert not contains(to_builtins(course.begin(number).view), goal)


@pytest.mark.parametrize(("course", "number"), STEPS)
def test_every_pattern_is_met_by_a_legal_move_and_every_legal_move_is_judged(course: Course, number: int) -> None:
    step, notation = course.steps[number], course.game.notation
    met = set()
    for move in course.begin(number).moves if step.solution else ():
        answer, text = course.judge(number, move), notation.write(notation.from_object(move))
        patterns = step.right if answer.right else step.wrong
        met |= {next((pattern for pattern in patterns if fnmatchcase(text, pattern)), None)}
        assert answer.remark == (find(patterns, text) or "")
        assert answer.right or not answer.shown
    if course.game.complete(course.states[number]):
        assert met - {None} == {*step.right, *step.wrong}


@pytest.mark.parametrize(("course", "number"), STEPS)
def test_a_step_goes_on_from_one_that_has_a_single_right_move(course: Course, number: int) -> None:
    if number and course.steps[number].position is None:
        before = course.steps[number - 1]
        assert before.goal == {}
        assert set(before.right) <= {before.solution}


@pytest.mark.parametrize("game", TEACHING)
def test_in_practice_every_step_stands_for_itself(game: str) -> None:
    for step in lessons(game)["practice"].steps:
        assert step.position is not None
        assert step.solution


def test_a_lesson_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadRequest, match="lesson-unknown"):
        course_of(games.load(TEACHING[0]), "nonsense")
