"""The cache of courses: lessons, puzzles and tasks of days, computed when a pupil first opens them."""

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache

from bordspil import games
from bordspil.core import puzzle
from bordspil.core.course import Course, course_of
from bordspil.core.game import BadRequest, Game
from bordspil.core.puzzle import Puzzle
from bordspil.server.table.setup import FindGame

PUZZLE, DAY = "puzzle-", "day-"  # and the number of a puzzle, or a date: names of lessons that no game lists
KEPT = 256  # puzzles and days that are kept opened
YEARS = 366  # days of the past that can be asked for


def today() -> date:
    """Returns the day it is somewhere already: a browser names its own day."""
    return (datetime.now(UTC) + timedelta(hours=14)).date()


class Courses:
    """Opens each lesson once."""

    def __init__(self, find_game: FindGame, today: Callable[[], date] = today) -> None:
        self.find_game, self.today = find_game, today
        self.opened: dict[tuple[str, str], Course] = {}

    def find(self, game: str, lesson: str, step: int) -> Course:
        """Returns a lesson that has such a step."""
        course = self._open(game, lesson)
        if step >= len(course.steps):
            raise BadRequest("lesson-unknown", name=f"{lesson} {step}")
        return course

    def puzzle(self, game: str, lesson: str) -> Puzzle | None:
        """Returns the puzzle that a lesson is; None for any other lesson."""
        return puzzle_of(self.find_game(game), lesson) if lesson.startswith(PUZZLE) else None

    def _open(self, game: str, lesson: str) -> Course:
        found = self.find_game(game)
        if lesson.startswith(PUZZLE):
            return open_puzzle(found, lesson)
        if lesson.startswith(DAY):
            return open_day(found, self._day(lesson))
        if (course := self.opened.get((game, lesson))) is None:
            course = self.opened[game, lesson] = course_of(found, lesson)
        return course

    def _day(self, lesson: str) -> str:
        """Returns the day that a lesson is of; refuses what is no day, and days that nobody has yet."""
        try:
            day = date.fromisoformat(lesson.removeprefix(DAY))
        except ValueError:
            raise BadRequest("lesson-unknown", name=lesson) from None
        if not timedelta(0) <= self.today() - day <= timedelta(days=YEARS):
            raise BadRequest("lesson-unknown", name=lesson)
        return day.isoformat()


def count_puzzles(game: str) -> int:
    """Returns how many puzzles a game has."""
    return len(puzzle.lines(games.folder_of(game) / puzzle.FILE))


@lru_cache(maxsize=KEPT)
def puzzle_of(game: Game, lesson: str) -> Puzzle:
    """Returns a puzzle by its name; refuses a number that the game has not got."""
    kept, number = puzzle.lines(games.folder_of(game.id) / puzzle.FILE), lesson.removeprefix(PUZZLE)
    if not (number.isascii() and number.isdigit()) or int(number) >= len(kept):
        raise BadRequest("lesson-unknown", name=lesson)
    return puzzle.parse(kept[int(number)])


@lru_cache(maxsize=KEPT)
def open_puzzle(game: Game, lesson: str) -> Course:
    """Returns a puzzle as a lesson."""
    return Course(game, puzzle_of(game, lesson).lesson())


@lru_cache(maxsize=KEPT)
def open_day(game: Game, day: str) -> Course:
    """Returns the task of a day; refuses a game that has none."""
    if game.daily is None:
        raise BadRequest("lesson-unknown", name=f"{DAY}{day}")
    return Course(game, game.daily.lesson(day))
