"""Three simple bots: a random one, a greedy one, and one that gives another bot a thinking time of its own."""

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec.structs import replace

from bordspil.core.bot import Bot, Budget
from bordspil.core.game import BadRequest, Game


def open_moves(game: Game, state: Any) -> list[Any]:
    """Returns the listed moves of a state; refuses a state in which no seat has one."""
    moves = list(game.moves(state))
    if not moves:
        raise BadRequest("game-over" if game.to_act(state) is None else "chance-decides")
    return moves


class RandomBot:
    """Plays any of the listed moves."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = Random(seed)

    def choose(self, view: Any, budget: Budget) -> Any:
        return self.rng.choice(open_moves(self.game, self.game.determinize(view, self.rng)))


class GreedyBot:
    """Plays the move with the highest score, or, with a chance of `slips`, any of the better half.

    `score` returns a score for every listed move of a state, higher being better for the seat to act.
    """

    def __init__(self, game: Game, score: Callable[[Any, list[Any]], list[float]], seed: int, slips: float = 0) -> None:
        self.game = game
        self.score = score
        self.rng = Random(seed)
        self.slips = slips

    def choose(self, view: Any, budget: Budget) -> Any:
        state = self.game.determinize(view, self.rng)
        moves = open_moves(self.game, state)
        self.rng.shuffle(moves)
        scores = self.score(state, moves)
        ranked = sorted(range(len(moves)), key=lambda number: -scores[number])
        if self.rng.random() < self.slips:
            return moves[self.rng.choice(ranked[: (len(ranked) + 1) // 2])]
        return moves[ranked[0]]


class TimedBot:
    """Gives a bot a thinking time of its own, by the clock of the budget."""

    def __init__(self, bot: Bot, seconds: float) -> None:
        self.bot = bot
        self.seconds = seconds

    def choose(self, view: Any, budget: Budget) -> Any:
        return self.bot.choose(view, replace(budget, seconds=self.seconds, simulations=None))
