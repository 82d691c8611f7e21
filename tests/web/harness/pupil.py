"""A pupil: takes a lesson on the page, step by step."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from bordspil import games
from bordspil.core.course import Course, course_of
from web.harness.visitor import Visitor

Move = dict[str, Any]
Way = Callable[[Page, Move], None]

# The step is shown, is solved, or the lesson is over.
ARRIVED = """step => {
  const { phase, step: here } = document.querySelector('[data-lesson]').dataset;
  return phase === 'over' || phase === 'solved' || (phase === 'open' && here !== step);
}"""


class Pupil:
    """A pupil that takes a lesson in one way of moving, by the solutions of the lesson."""

    def __init__(self, visitor: Visitor, game: str, lesson: str = "first") -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.course: Course = course_of(games.load(game), lesson)
        self.lesson = lesson
        visitor.go(f"learn/{game}" + ("" if lesson == "first" else f"/{lesson}"))
        self.expect_step(0)

    @property
    def words(self) -> Locator:
        """Returns the sentence of the lesson."""
        return self.page.locator(".told [role=status]")

    @property
    def remark(self) -> Locator:
        """Returns the remark on the last move."""
        return self.page.locator(".coach [role=alert]")

    @property
    def onward(self) -> Locator:
        """Returns the button that goes on."""
        return self.page.locator(".coach .button.primary")

    def expect_step(self, number: int) -> None:
        """Waits for a step, and for the light on everything it is about."""
        step = self.course.steps[number]
        expect(self.page.locator(f'[data-lesson][data-step="{step.name}"][data-phase=open]')).to_be_visible()
        if step.spots:
            expect(self.page.locator(f'[data-lit="{len(step.spots)}"]')).to_be_visible()

    def solve(self, number: int, move: Way, go_on: Callable[[Locator], None]) -> None:
        """Solves a step, and goes on from its remark."""
        step, solution = self.course.steps[number], self.course.solutions[number]
        if solution is None:
            go_on(self.onward)
        else:
            move(self.page, self.course.game.notation.to_object(solution))
        self.page.wait_for_function(ARRIVED, arg=step.name)
        if self.page.locator("[data-lesson][data-phase=solved]").count():
            go_on(self.onward)
            self.page.wait_for_function(ARRIVED, arg=step.name)

    def take(self, move: Way, go_on: Callable[[Locator], None] = lambda button: button.click()) -> None:
        """Takes the whole lesson."""
        for number in range(len(self.course.steps)):
            self.expect_step(number)
            self.solve(number, move, go_on)
        expect(self.page.locator("[data-lesson][data-phase=over]")).to_be_visible()
