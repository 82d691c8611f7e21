"""Azul's lessons: a beginner's mistakes are refused by the rule the step is about, and the tasks are sound."""

import pytest

from bordspil.core.bot import Budget
from bordspil.core.course import Course, course_of
from bordspil.core.refusal import IllegalMove
from bordspil.games.azul.game import game
from games.playing import Playing

playing = Playing.by_text(game)


def number_of(course: Course, name: str) -> int:
    return next(number for number, step in enumerate(course.steps) if step.name == name)


@pytest.mark.parametrize(
    ("step", "move", "key", "rule"),
    [
        ("centre", "cy2", "line-complete", "AZ-12"),
        ("floor", "ck2", "line-complete", "AZ-12"),
        ("floor", "0k1", "colour-not-there", "AZ-11"),
        ("colours", "0b2", "line-other-colour", "AZ-12"),
        ("colours", "0b3", "line-wall-shows", "AZ-13"),
        ("end", "cw2", "line-wall-shows", "AZ-13"),
    ],
)
def test_a_mistake_is_refused_by_its_rule(step: str, move: str, key: str, rule: str) -> None:
    course = course_of(game, "first")
    with pytest.raises(IllegalMove) as refused:
        course.judge(number_of(course, step), game.notation.to_object(game.notation.read(move)))
    assert (refused.value.key, refused.value.rule) == (key, rule)


@pytest.mark.parametrize(
    ("step", "before", "after"), [("floor", 0, 0), ("round", 0, 1), ("neighbours", 14, 21), ("end", 31, 60)]
)
def test_points_are_those_that_the_words_tell(step: str, before: int, after: int) -> None:
    course = course_of(game, "first")
    number = number_of(course, step)
    solution = course.solutions[number]
    answer = course.judge(number, None if solution is None else game.notation.to_object(solution))
    assert course.begin(number).scores[0] == before
    assert answer.shown[-1].scores[0] == after


@pytest.mark.parametrize("step", [step.name for step in course_of(game, "practice").steps])
def test_the_expert_solves_every_task_as_the_lesson_does(step: str) -> None:
    course = course_of(game, "practice")
    number = number_of(course, step)
    expert = game.bots.make("expert", 1)
    move = expert.choose(game.view(course.states[number], 0), Budget(10, simulations=4000))
    assert course.judge(number, game.notation.to_object(move)).right
