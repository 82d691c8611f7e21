"""The workers of bots: processes here or on other machines, so that no search runs in the event loop."""

import asyncio
import time
from collections.abc import Callable, Sequence
from enum import IntEnum
from functools import cache, lru_cache
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from bordspil import games
from bordspil.core.bot import LEVELS, Bot, Budget
from bordspil.core.game import BadRequest, Seat
from bordspil.jobs.fair_queue import Claim, FairQueue, Payers
from bordspil.jobs.pool import ATTEMPTS, WorkerLost
from bordspil.jobs.pool_setting import open_pool
from bordspil.search import warmup
from bordspil.search.any_game import advisor_of, assessor_of, bots_of
from bordspil.server import logs

BOTS = 16  # bots that a worker keeps
SHORT = 0.1  # of the time that a bot is given: an answer that takes longer is a search
SELDOM = 5  # one long answer in so many may have another reason, such as a new worker


class Rank(IntEnum):
    """The priority of a job in the queue of the workers."""

    WATCHED = 0  # bots at tables with a connection
    HINT = 1
    UNWATCHED = 2  # bots at tables without a connection
    ANALYSIS = 3


def payers(address: str, owner: bytes) -> Payers:
    """Returns the payers of a job: an address and an owner there, or the owner alone if the address is unknown."""
    return address or owner, owner


UNKNOWN = payers("", b"")


class NoMoveError(Exception):
    """The workers returned no move."""


@cache
def levels(game_id: str) -> tuple[str, ...]:
    """Returns the levels of a game's bots, weakest first; none if it has no bots."""
    return bots_of(games.load(game_id)).LEVELS if game_id in games.names() else ()


def choose_level(game_id: str, wanted: str, usual: str) -> str:
    """Returns the level for a bot: the wanted one, or else the usual one."""
    known = levels(game_id)
    if not known:
        raise BadRequest("no-bots", game=game_id)
    if wanted and wanted not in known:
        raise BadRequest("level-unknown", level=wanted, levels=", ".join(known))
    return wanted or (usual if usual in known else known[0])


class BotId(NamedTuple):
    """The identity of a bot: its level, and a seed that gives it a character of its own for a whole game."""

    level: str
    seed: int


def make_bot_id(level: str, secret: bytes, seat: Seat) -> BotId:
    """Returns the bot of a seat: the same after a restart and in every worker, and not predictable by players."""
    return BotId(level, int.from_bytes(sha256(secret + bytes([seat])).digest()[:4]))


def traits_of(game_id: str, bot: BotId) -> list[str]:
    """Returns the traits of a bot, as keys of the game's texts; most games have none."""
    return bots_of(games.load(game_id)).traits(bot.level, bot.seed) if game_id in games.names() else []


class Workers:
    """The pool of workers and the fair queue before it; the pool replaces workers that die."""

    def __init__(self, count: int | str, patience: float = 60.0) -> None:
        self.patience = patience
        self.pool = open_pool(count, on_loss=_log_loss, is_patient=True)
        self.queue = FairQueue(self.pool, len(Rank))
        self.seen: dict[tuple[str, str], tuple[int, int]] = {}  # answers of a game's level, and how many were long

    async def think(
        self,
        game_id: str,
        bot: "BotId",
        options: bytes,
        view: Any,
        seconds: float,
        claim: Claim | None = None,
    ) -> str:
        """Returns the text of the move a bot chooses; raises NoMoveError if the workers return none."""
        claim = claim or Claim(Rank.WATCHED, UNKNOWN)
        chosen: TimedMove = await self._ask(claim, seconds, choose, game_id, bot, options, view, seconds)
        self._note(game_id, bot.level, chosen.seconds > SHORT * seconds)
        return chosen.move

    def is_searching(self, game_id: str, level: str) -> bool:
        """Returns whether bots of a level use all of their time, by their answers so far; the strongest always do."""
        answers, long = self.seen.get((game_id, level), (0, 0))
        return level == LEVELS[-1] or (long > SELDOM and long * SELDOM >= answers)

    def _note(self, game_id: str, level: str, is_long: bool) -> None:
        answers, long = self.seen.get((game_id, level), (0, 0))
        self.seen[game_id, level] = answers + 1, long + is_long

    async def hint(self, game_id: str, view: Any, seconds: float, payers: Payers = UNKNOWN) -> dict[str, Any]:
        """Returns the hint of a game's advisor; raises NoMoveError if the workers return none in time."""
        asked = self._ask(Claim(Rank.HINT, payers), seconds, advise, game_id, view, seconds)
        try:
            advice: dict[str, Any] = await asyncio.wait_for(asked, seconds + self.patience)
        except TimeoutError:
            raise NoMoveError from None
        return advice

    async def assess(
        self,
        game_id: str,
        options: bytes,
        view: Any,
        seconds: float,
        payers: Payers = UNKNOWN,
    ) -> "Evaluation":
        """Returns a strong bot's evaluation of a position; bots at tables and hints have priority."""
        claim = Claim(Rank.ANALYSIS, payers)
        evaluation: Evaluation = await self._ask(claim, seconds, assess, game_id, options, view, seconds)
        return evaluation

    async def _ask(self, claim: Claim, seconds: float, question: Callable[..., Any], *arguments: Any) -> Any:
        for _ in range(ATTEMPTS):
            try:
                return await self.queue.ask(claim, seconds, seconds + self.patience, question, *arguments)
            except WorkerLost:
                break
            except Exception as error:
                logs.warning("bot-failed", error, game=arguments[0], asked=question.__name__)
        raise NoMoveError

    def warm_up(self, names: Sequence[str] = ()) -> None:
        """Starts the workers and lets them load or compile the kernels of games, by default of all."""
        for name in names or games.names():
            if levels(name):
                self.pool.everywhere(warm_up, name)

    def close(self) -> None:
        """Ends all workers at once; a job that is not done is lost and asked for again later."""
        self.queue.close()


def _log_loss(reason: str) -> None:
    logs.warning("worker-replaced", reason=reason)


@lru_cache(maxsize=BOTS)
def _bot(game_id: str, id: BotId, options: bytes) -> Bot:
    return bots_of(games.load(game_id)).make(id.level, id.seed, msgspec.json.decode(options))


class TimedMove(NamedTuple):
    """A move as text, and the seconds that it took."""

    move: str
    seconds: float


def choose(game_id: str, id: BotId, options: bytes, view: Any, seconds: float) -> TimedMove:
    """Chooses a bot's move from a view; runs in a worker."""
    bot, began = _bot(game_id, id, options), time.perf_counter()
    move = bot.choose(view, Budget(seconds=seconds))
    return TimedMove(games.load(game_id).notation.write(move), time.perf_counter() - began)


def can_advise(game_id: str) -> bool:
    """Returns whether a game gives hints."""
    return game_id in games.names() and advisor_of(games.load(game_id)) is not None


def advise(game_id: str, view: Any, seconds: float) -> dict[str, Any]:
    """Returns a hint; runs in a worker."""
    if (advisor := advisor_of(games.load(game_id))) is None:
        raise BadRequest("no-bots", game=game_id)
    return advisor.hint(view, Budget(seconds=seconds))


class Evaluation(NamedTuple):
    """An evaluation of a position: the chances of all seats, and the best move as text and as a hint shows it."""

    chances: tuple[float, ...]
    move: str
    hint: dict[str, Any] | None


def can_assess(game_id: str) -> bool:
    """Returns whether a game can evaluate positions."""
    return game_id in games.names() and assessor_of(games.load(game_id)) is not None


def assess(game_id: str, options: bytes, view: Any, seconds: float) -> Evaluation:
    """Evaluates a position; runs in a worker."""
    game = games.load(game_id)
    if (assessor := assessor_of(game)) is None:
        raise BadRequest("no-bots", game=game_id)
    found = assessor.assess(view, Budget(seconds=seconds), msgspec.json.decode(options))
    advisor, move = advisor_of(game), found.move
    hint = advisor.hint_of(view, move) if advisor else {"move": game.notation.to_object(move)}
    return Evaluation(tuple(found.chances), game.notation.write(move), hint)


def warm_up(game_id: str) -> None:
    """Compiles the kernels of a game: its bots play each other for a moment; runs in a worker."""
    warmup.warm_up(
        games.load(game_id), lambda level, options: _bot(game_id, BotId(level, 0), msgspec.json.encode(options))
    )
