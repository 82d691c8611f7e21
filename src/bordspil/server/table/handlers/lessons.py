"""Lessons: sends a step with its position, and the outcome of a pupil's move in it. They need no table."""

from bordspil.core.course import Shown
from bordspil.core.game import NATURE
from bordspil.server.session.connection import Connection, encode
from bordspil.server.session.wire.answers import LessonStep, LessonUpdate, PuzzleInfo, Tried
from bordspil.server.session.wire.requests import AskStep, TryMove
from bordspil.server.table.courses import Courses
from bordspil.server.table.lobby import Lobby


async def ask_step(lobby: Lobby, who: Connection, message: AskStep) -> None:
    """Sends how a step of a lesson begins; its view and moves are computed in a thread."""
    with lobby.rate_limits.holding("replays", who.address, who.owner):
        async with lobby.replays.turn(who.address):
            who.send(await lobby.replays.run(_step, lobby.courses, message))


async def try_move(lobby: Lobby, who: Connection, message: TryMove) -> None:
    """Sends the outcome of a move in a lesson, or refuses the move by its rule."""
    with lobby.rate_limits.holding("replays", who.address, who.owner):
        async with lobby.replays.turn(who.address):
            who.send(await lobby.replays.run(_attempt, lobby.courses, message))


def _step(courses: Courses, message: AskStep) -> bytes:
    course = courses.find(message.game, message.lesson, message.step)
    step, solution = course.steps[message.step], course.solutions[message.step]
    told = LessonStep(
        game=message.game,
        lesson=message.lesson,
        step=message.step,
        steps=len(course.steps),
        seats=course.seats,
        name=step.name,
        spots=list(step.spots),
        solution=None if solution is None else course.game.notation.to_object(solution),
        goes_on=step.position is None,
        update=_update(course.begin(message.step)),
        puzzle=_puzzle(courses, message),
    )
    return encode(told)


def _puzzle(courses: Courses, message: AskStep) -> PuzzleInfo | None:
    if (found := courses.puzzle(message.game, message.lesson)) is None:
        return None
    notation = courses.find_game(message.game).notation
    wrong = notation.to_object(notation.read(found.wrong))
    return PuzzleInfo(found.grade, found.reason, dict(found.facts), wrong)


def _attempt(courses: Courses, message: TryMove) -> bytes:
    course = courses.find(message.game, message.lesson, message.step)
    answer = course.judge(message.step, message.move)
    updates = [_update(shown) for shown in answer.shown]
    told = Tried(message.game, message.lesson, message.step, answer.right, answer.remark, updates)
    return encode(told)


def _update(shown: Shown) -> LessonUpdate:
    to_act = None if shown.to_act == NATURE else shown.to_act
    return LessonUpdate(shown.view, to_act, shown.moves, shown.events, shown.scores, shown.winners)
