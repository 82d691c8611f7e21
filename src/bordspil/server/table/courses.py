"""The cache of courses: each lesson of a game with its positions, computed when a pupil first opens it."""

from bordspil.core.course import Course, course_of
from bordspil.core.game import BadRequest
from bordspil.server.table.setup import FindGame


class Courses:
    """Opens each lesson once."""

    def __init__(self, find_game: FindGame) -> None:
        self.find_game = find_game
        self.opened: dict[tuple[str, str], Course] = {}

    def find(self, game: str, lesson: str, step: int) -> Course:
        """Returns a lesson that has such a step."""
        if (course := self.opened.get((game, lesson))) is None:
            course = self.opened[game, lesson] = course_of(self.find_game(game), lesson)
        if step >= len(course.steps):
            raise BadRequest("lesson-unknown", name=f"{lesson} {step}")
        return course
