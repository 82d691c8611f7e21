"""Cross Rummy's lessons: any Lay that does what is asked is right, and mistakes are refused by their rule."""

import pytest

from bordspil.core.course import course_of
from bordspil.core.refusal import IllegalMove
from games.cross_rummy.drawing_reader import game, lay

COURSE = course_of(game, "first")
NUMBER = {step.name: number for number, step in enumerate(COURSE.steps)}


@pytest.mark.parametrize(
    ("step", "table"),
    [
        ("found", "r5\nr6\nr7"),
        ("cross", ". y6 .\n. b6 .\nr5 r6 r7"),
        ("closed", "y4 y5 y6 y7 y8\n. . . . .\n. . . . .\n. . . . .\ng2 g3 g4 g5 ."),
        ("split", "r5 r6 r7\n. . .\nr3 r4 r5"),
    ],
)
def test_it_does_not_matter_where_the_tiles_are_laid(step: str, table: str) -> None:
    assert COURSE.judge(NUMBER[step], lay(table, down=3, right=-7)).right


@pytest.mark.parametrize(
    ("step", "table", "remark"),
    [("closed", "y4 y5 y6 .\n. . . .\n. . . .\ng2 g3 g4 g5", "all"), ("found", "r5 r6 r7", None)],
)
def test_a_lay_that_leaves_more_is_explained(step: str, table: str, remark: str | None) -> None:
    answer = COURSE.judge(NUMBER[step], lay(table))
    assert answer.right == (remark is None)
    assert answer.remark == (remark or "")


@pytest.mark.parametrize(
    ("step", "table", "key", "rule"),
    [
        ("found", "r5 r6", "sequence-of-two", "CR-31"),
        ("cross", "r5 r6 r7\n. y6 .", "sequence-of-two", "CR-31"),
        ("closed", "y4 y5 y6 y7 y8", "founds-nothing", "CR-34"),
        ("split", "r3 r4 r5 r5 r6 r7", "no-line", "CR-30"),
        ("last", "r6 r3 r4 r5", "no-line", "CR-30"),
    ],
)
def test_a_mistake_is_refused_by_its_rule(step: str, table: str, key: str, rule: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        COURSE.judge(NUMBER[step], lay(table))
    assert (refused.value.key, refused.value.rule) == (key, rule)
