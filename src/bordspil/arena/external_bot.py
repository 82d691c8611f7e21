"""A program as a bot: each decision is one JSON line to it, its move one JSON line back (docs/bots.md)."""

import shlex
import shutil
from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Any, Self

import msgspec

from bordspil.arena.subprocess_line import SubprocessLine, shown
from bordspil.core.bot import Budget, NoMove
from bordspil.core.game import BadRequest, Game, IllegalMove, Options

GRACE = 1.0  # seconds past the thinking time in which an answer still counts
START = 10.0  # seconds more for the first answer of a game: a program has to start


def command_of(contestant: str, game: str) -> tuple[str, ...] | None:
    """Returns the words of the command in GAME:COMMAND; None where the contestant is a bot of this package."""
    named, colon, command = contestant.partition(":")
    if not colon:
        return None
    if named != game:
        raise BadRequest("external-bot-other-game", contestant=contestant, game=game)
    try:
        words = tuple(shlex.split(command))
    except ValueError:
        words = ()
    if not words:
        raise BadRequest("external-bot-no-command", contestant=contestant)
    if shutil.which(words[0]) is None:
        raise BadRequest("external-bot-not-found", program=words[0])
    return words


class ExternalBot:
    """A bot in a process of its own, started for one seat of one game; used in a `with`, so that it ends.

    A program that answers the first request with the error `no-game` is an engine: it is then set up
    before each decision with a full state that looks like the view, and asked for its expert's move.
    """

    def __init__(
        self, game: Game, words: Sequence[str], seats: int, options: Options, seed: int, grace: float = GRACE
    ) -> None:
        self.game = game
        self.words = words
        self.seats = seats
        self.options = dict(options)
        self.seed = seed % (1 << 31)  # every language reads such a number
        self.grace = grace
        self.rng = Random(seed)
        self.is_engine = False
        self._program: SubprocessLine | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._program is not None:
            self._program.close()

    def choose(self, view: Any, budget: Budget) -> Any:
        state = self.game.determinize(view, self.rng)
        seconds = budget.seconds + self.grace + (START if self._program is None else 0)
        decision = _Decision(self._started(), seconds)
        if not self.is_engine:
            answer, line = decision.put(self._request(view, state, budget))
            if not _is_engine(answer):
                return self._move(answer, line)
            decision.put_and_agree({"cmd": "new", "seats": self.seats, "options": self.options, "seed": self.seed})
            self.is_engine = True
        decision.put_and_agree({"cmd": "load", "state": self.game.position(state)})
        return self._move(*decision.put({"cmd": "bot", "level": "expert", "seconds": budget.seconds}))

    def _started(self) -> SubprocessLine:
        if self._program is None:
            self._program = SubprocessLine(self.words)
        return self._program

    def _request(self, view: Any, state: Any, budget: Budget) -> dict[str, Any]:
        return {
            "cmd": "bot",
            "game": self.game.id,
            "seats": self.seats,
            "seat": self.game.to_act(state),
            "options": self.options,
            "seed": self.seed,
            "view": view,
            "moves": [self.game.notation.to_object(move) for move in self.game.moves(state)],
            "complete": self.game.complete(state),
            "seconds": budget.seconds,
        }

    def _move(self, answer: dict[str, Any], line: bytes) -> Any:
        given = answer.get("move")
        if not isinstance(given, str | dict):
            raise NoMove("external-bot-nonsense", text=shown(line))
        try:
            return self.game.notation.read(given) if isinstance(given, str) else self.game.notation.from_object(given)
        except IllegalMove as refusal:
            raise NoMove(refusal.key, refusal.rule, **refusal.details) from None


class _Decision:
    """The requests of one decision, which share one deadline."""

    def __init__(self, program: SubprocessLine, seconds: float) -> None:
        self.program = program
        self.seconds = seconds
        self.end = monotonic() + seconds

    def put(self, request: dict[str, Any]) -> tuple[dict[str, Any], bytes]:
        """Returns the answer to a request, as an object and as the line it came in."""
        line = self.program.ask(msgspec.json.encode(request) + b"\n", self.end, self.seconds)
        try:
            answer = msgspec.json.decode(line)
        except (msgspec.MsgspecError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise NoMove("external-bot-nonsense", text=shown(line))
        return answer, line

    def put_and_agree(self, request: dict[str, Any]) -> None:
        """Sends a request that an engine must not refuse."""
        answer, line = self.put(request)
        if answer.get("ok") is not True:
            raise NoMove("external-bot-nonsense", text=shown(line))


def _is_engine(answer: dict[str, Any]) -> bool:
    error = answer.get("error")
    return answer.get("ok") is False and isinstance(error, dict) and error.get("key") == "no-game"
