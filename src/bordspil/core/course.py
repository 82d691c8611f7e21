"""Courses: lessons as they are taught, each move of a pupil judged by the game's own rules.

The page holds no rules, so a pupil's move is judged here, by the same `play` that a table calls: a wrong move gets the
refusal of the rule it breaks, and several right ones can be taken. But a lesson needs no table: nothing is drawn,
stored or shared, and the answer follows from the lesson, the step and the move alone. So a lesson costs one move of the
rules, goes on after any pause on any server, and nothing a pupil sends can lengthen it.
"""

from collections.abc import Iterable, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any, Final, TypeVar

from msgspec import Struct, to_builtins

from bordspil.core.game import NATURE, Event, Game, Options, Seat, agree
from bordspil.core.lesson import Goal, Lesson
from bordspil.core.refusal import BadRequest, IllegalMove
from bordspil.core.table import Entry, visible_events

Found = TypeVar("Found")

PUPIL: Final[Seat] = 0  # the seat whose view is shown; the script plays all others


class Shown(Struct, frozen=True):
    """The pupil's view after a move, with the events that led there."""

    view: Any
    to_act: Seat | None
    moves: list[Any]  # of the pupil
    events: list[Event]
    scores: list[int]
    winners: list[Seat]


class Answer(Struct, frozen=True):
    """The outcome of a pupil's move: whether it was right, the remark on it, and what then happened in turn.

    After a wrong move that is what refutes it, or nothing.
    """

    right: bool
    remark: str  # the last part of a text's key; empty where nothing is said
    shown: list[Shown]


class Course:
    """A lesson with the state before each of its steps."""

    def __init__(self, game: Game[Any, Any, Any], lesson: Lesson) -> None:
        self.game = game
        self.seats = lesson.seats
        self.steps = lesson.steps
        self.states: list[Any] = []
        self.solutions: list[Any] = []  # as moves; None where the pupil only reads
        options: Options = agree(game, dict(lesson.options), lesson.seats)
        state = None
        for step in lesson.steps:
            if step.position is not None:
                state = game.set_up(to_builtins(step.position), options, lesson.seats)
            self.states.append(state)
            self.solutions.append(game.notation.read(step.solution) if step.solution else None)
            for move in self._script(len(self.solutions) - 1):
                state = game.play(state, move)

    def begin(self, number: int) -> Shown:
        """Returns what the pupil sees when a step begins."""
        return self._show(self.states[number], [])

    def judge(self, number: int, given: Any) -> Answer:
        """Returns what comes of a move, None where the pupil has only read; raises the refusal of an illegal one.

        The others' moves follow the solution; after another move that is right as well, the step is over.
        """
        step, state, solution = self.steps[number], self.states[number], self.solutions[number]
        if solution is None:
            if given is not None:
                raise IllegalMove("not-your-turn", seat=PUPIL)
            return Answer(True, "", self._play(state, self._script(number)))
        move = self.game.notation.from_object(given)
        after, text = self.game.play(state, move), self.game.notation.write(move)
        remark = find(step.right, text)
        if move == solution:
            return Answer(True, remark or "", self._play(state, self._script(number)))
        if remark is None and not self._reaches(after, step.goal):
            reply = find(step.refutations, text)
            shown = [] if reply is None else self._play(state, [move, *map(self.game.notation.read, reply)])
            return Answer(False, find(step.wrong, text) or "", shown)
        return Answer(True, remark or "", self._play(state, [move]))

    def _script(self, number: int) -> list[Any]:
        """Returns the solution of a step and the moves of the others after it."""
        own = [] if self.solutions[number] is None else [self.solutions[number]]
        return [*own, *map(self.game.notation.read, self.steps[number].then)]

    def _reaches(self, state: Any, goal: Goal) -> bool:
        return bool(goal) and contains(to_builtins(self.game.view(state, PUPIL)), goal)

    def _play(self, state: Any, moves: Iterable[Any]) -> list[Shown]:
        """Plays moves one after another; what chance does belongs to the move before it, as at a table."""
        played: list[tuple[Any, list[Entry], Any]] = []
        for move in moves:
            entry = Entry(self.game.to_act(state), move)  # type: ignore[arg-type]
            after = self.game.play(state, entry.move)
            before, entries, _ = played.pop() if entry.seat == NATURE and played else (state, [], None)
            played.append((before, [*entries, entry], after))
            state = after
        return [self._show(after, visible_events(self.game, at, entries, PUPIL)) for at, entries, after in played]

    def _show(self, state: Any, events: list[Event]) -> Shown:
        game, to_act = self.game, self.game.to_act(state)
        moves: Sequence[Any] = game.moves(state) if to_act == PUPIL else ()
        return Shown(
            view=game.view(state, PUPIL),
            to_act=to_act,
            moves=[game.notation.to_object(move) for move in moves],
            events=events,
            scores=list(game.standing(state)),
            winners=list(game.winners(state)),
        )


def course_of(game: Game[Any, Any, Any], name: str) -> Course:
    """Returns a lesson of a game; refuses a name it does not have."""
    lesson = None if game.lessons is None else game.lessons.LESSONS.get(name)
    if lesson is None:
        raise BadRequest("lesson-unknown", name=name[:40])
    return Course(game, lesson)


def find(patterns: Mapping[str, Found], text: str) -> Found | None:
    """Returns what the first pattern that a move's text matches stands for."""
    return next((found for pattern, found in patterns.items() if fnmatchcase(text, pattern)), None)


def contains(view: Any, goal: Any) -> bool:
    """Returns whether a view has these parts: fields by name, items of a list by place, and values that are equal."""
    if not isinstance(goal, Mapping):
        return bool(view == goal)
    return all(contains(view[field], part) for field, part in goal.items())
