"""Analysis of a finished game: a strong bot evaluates every position in the background, to find the costliest moves."""

import asyncio
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from bordspil.core.game import BadRequest, Game, Seat
from bordspil.core.table import Entry, visible_events
from bordspil.jobs.fair_queue import Payers
from bordspil.server import logs
from bordspil.server.background import BackgroundTasks
from bordspil.server.session.connection import encode
from bordspil.server.session.rate_limits import RateLimits
from bordspil.server.session.wire.answers import Analysing, Analysis, TurningPoint
from bordspil.server.settings import Settings
from bordspil.server.table import outcomes
from bordspil.server.table.bots.bot_workers import Evaluation, NoMoveError, Workers, payers
from bordspil.server.table.replay.replay import Memory, Step, Steps
from bordspil.server.table.room import Room

POINTS = 3  # turning points that are sent
CANDIDATES = 7  # moves that are evaluated again, for longer, before they count as mistakes
LONGER = 4
AT_ONCE = 4  # positions that are with the workers or next in their queue
MOST_STEPS = 1_000  # of a game that is analysed
LEAST = 0.04  # a smaller loss may be an error of the bot


class Loss(NamedTuple):
    """The cost of a move: the number of the step, the seat, and its chances before and after."""

    at: int
    seat: Seat
    before: float
    after: float


class Analyst:
    """Analyses games position by position; an analysis is kept as long as the table is open.

    Every position is a job of its own, charged to the player who asked, so that a long game delays no other.
    """

    def __init__(
        self,
        settings: Settings,
        rate_limits: RateLimits,
        memory: Memory,
        workers: Workers,
        tasks: BackgroundTasks,
    ) -> None:
        self.settings = settings
        self.rate_limits = rate_limits
        self.memory = memory
        self.workers = workers
        self.tasks = tasks
        self.found: WeakKeyDictionary[Room, bytes] = WeakKeyDictionary()  # as it is sent
        self.progress: dict[Room, Analysing] = {}

    def begin(self, room: Room, address: str, owner: bytes) -> None:
        """Begins an analysis, charged to an owner."""
        rate_limits = self.rate_limits
        place = rate_limits.hold("analyses_at_once", address, owner)
        if not rate_limits.allows("analyses", address, owner):
            place.release()
            raise BadRequest("too-often")
        self.progress[room] = Analysing(0, 1)
        task = self.tasks.start(self._work(room, address, owner))
        task.add_done_callback(lambda _: place.release())

        def stop() -> None:
            task.cancel()
            for connection in room.connections:
                connection.refuse(BadRequest("server-busy"), "analyse")

        place.give_way = stop

    async def _work(self, room: Room, address: str, owner: bytes) -> None:
        try:
            found = await self._examine(room, address, owner)
            if found is not None:
                self.found[room] = _broadcast(room, found)
        except Exception as error:  # the task is not awaited, so it logs its own errors
            if not isinstance(error, NoMoveError):
                logs.warning("analysis-stopped", error)
            for connection in room.connections:
                connection.refuse(BadRequest("analysis-failed"), "analyse")
        finally:
            del self.progress[room]

    async def _examine(self, room: Room, address: str, owner: bytes) -> Analysis | None:
        """Returns the analysis of a game; None if no connection is left to send it to."""
        play, settings, own = room.playing(), self.settings, payers(address, owner)
        seconds, longer = settings.analysis_seconds, settings.analysis_seconds * LONGER
        longer = min(longer, max(seconds, settings.bot_seconds))  # no longer than a bot may take for a move
        steps = await self.memory.steps(room.row.code, play, address or owner)
        evaluations = await self._evaluate(room, steps, seconds, own)
        if not room.connections:
            return None
        curve = curve_of(evaluations, _shares(outcomes.winners(play, room.row.seats), play.seats))
        points: list[TurningPoint] = []
        for loss in (await asyncio.to_thread(losses, steps, curve))[:CANDIDATES]:
            if len(points) == POINTS or not room.connections:
                break
            before = evaluations[loss.at - 1]
            if before is not None and room.game.notation.write(steps[loss.at].entries[0].move) != before.move:
                evaluation = await self._assess(room, steps[loss.at - 1].after, longer, own)
                answer = evaluations[loss.at] if loss.at < len(evaluations) else None
                points += turning_point(room.game, steps[loss.at], loss, evaluation, answer)
        rounded = [[round(chance, 3) for chance in chances] for chances in curve]
        return Analysis(rounded, sorted(points, key=lambda point: point.at))

    async def _evaluate(self, room: Room, steps: Steps, seconds: float, own: Payers) -> list[Evaluation | None]:
        """Returns the evaluation of every position but the last, several at once; None where there is no choice."""
        found: list[Evaluation | None] = [None] * (len(steps) - 1)
        positions, done = enumerate(islice(steps, len(found))), 0

        async def work() -> None:
            nonlocal done
            for number, step in positions:
                if not room.connections:
                    return
                if has_choice(room.game, step.after):
                    found[number] = await self._assess(room, step.after, seconds, own)
                done += 1
                self._go_on(room, done, len(found))

        tasks = [asyncio.ensure_future(work()) for _ in range(AT_ONCE)]
        try:
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
        return found

    def _go_on(self, room: Room, done: int, of: int) -> None:
        self.progress[room] = Analysing(done, of)
        _broadcast(room, self.progress[room])

    async def _assess(self, room: Room, state: Any, seconds: float, payers: Payers) -> Evaluation:
        """Returns the evaluation of a position by the view of its seat to act."""
        game, assess = room.game, self.workers.assess
        state = game.seal_material(state, b"")  # a worker knows decks by their own names
        view, options = game.view(state, game.to_act(state)), room.options_json
        return await assess(game.id, options, view, seconds, payers)


def has_choice(game: Game, state: Any) -> bool:
    """Returns whether the seat to act has more than one legal move; a forced move is no decision."""
    return not game.complete(state) or len(list(game.moves(state))) > 1


def curve_of(evaluations: Sequence[Evaluation | None], end: list[float]) -> list[list[float]]:
    """Returns the chances after each step; a position that was not assessed is worth what its only move leads to."""
    curve = [end]
    for evaluation in reversed(evaluations):
        curve.append(curve[-1] if evaluation is None else list(evaluation.chances))
    return curve[::-1]


def losses(steps: Iterable[Step], curve: list[list[float]]) -> list[Loss]:
    """Returns the costs of all moves, the costliest first; an undo costs nothing."""
    found = []
    for at, step in enumerate(steps):
        if at and step.undone is None:
            seat = step.entries[0].seat
            found.append(Loss(at, seat, curve[at - 1][seat], curve[at][seat]))
    return sorted(
        (loss for loss in found if loss.before - loss.after >= LEAST), key=lambda loss: loss.after - loss.before
    )


def turning_point(
    game: Game, step: Step, loss: Loss, evaluation: Evaluation, answer: Evaluation | None = None
) -> list[TurningPoint]:
    """Returns a move that a longer evaluation confirms as a mistake, with the best answer to it; none otherwise."""
    seat, played = loss.seat, step.entries[0]
    before = evaluation.chances[seat]
    if evaluation.move == game.notation.write(played.move) or before - loss.after < LEAST:
        return []
    better = Entry(seat, game.notation.read(evaluation.move))
    point = TurningPoint(
        at=loss.at,
        seat=seat,
        before=round(before, 3),
        after=round(loss.after, 3),
        played=visible_events(game, step.before, [played], seat),
        better=visible_events(game, step.before, [better], seat),
        answer=_answer(game, step, seat, answer),
        move=game.notation.to_object(better.move),
        hint=evaluation.hint,
    )
    return [point]


def _answer(game: Game, step: Step, seat: Seat, evaluation: Evaluation | None) -> list[dict[str, Any]]:
    """Returns what the next seat does best after a move, as its mover sees it; nothing where the mover goes on."""
    other = game.to_act(step.after)
    if evaluation is None or other is None or other == seat:
        return []
    return visible_events(game, step.after, [Entry(other, game.notation.read(evaluation.move))], seat)


def _shares(winners: list[Seat], seats: int) -> list[float]:
    """Returns the result of a game as chances."""
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def _broadcast(room: Room, message: Analysing | Analysis) -> bytes:
    """Sends a message to all connections at a table; returns it as it was sent."""
    encoded = encode(message)
    for connection in room.connections:
        connection.send(encoded)
    return encoded
