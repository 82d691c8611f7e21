"""Search over guesses of what is hidden: the same time for each guessed world, the visits added up."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from msgspec.structs import replace

from bordspil.core.game import Game
from bordspil.search.bot import Budget
from bordspil.search.simple import open_moves


class Searcher(Protocol):
    """The tree search of one game."""

    def visits(
        self, root: Any, budget: Budget, rng: Random, curiosity: float, cap: int | None = None
    ) -> dict[int, int]:
        """How often each move at the root was tried."""


class SearchBot:
    """Guesses full states that look like its view, searches each, and plays the move tried most in all."""

    def __init__(
        self,
        game: Game,
        search: Searcher,
        decode: Callable[[int], Any],
        seed: int,
        *,
        curiosity: float,
        worlds: int = 1,
        share: float = 1.0,
        cap: int | None = None,
    ) -> None:
        """`share` is the part of the budget it uses, `cap` the most simulations it ever runs."""
        self.game = game
        self.search = search
        self.decode = decode
        self.rng = Random(seed)
        self.curiosity = curiosity
        self.worlds = worlds
        self.share = share
        self.cap = cap

    def choose(self, view: Any, budget: Budget) -> Any:
        tried: Counter[int] = Counter()
        each = self._each(budget)
        cap = None if self.cap is None else max(1, self.cap // self.worlds)
        for _ in range(self.worlds):
            state = self.game.guess(view, self.rng)
            moves = open_moves(self.game, state)
            if len(moves) == 1:
                return moves[0]
            tried.update(self.search.visits(state, each, self.rng, self.curiosity, cap))
        return self.decode(max(tried, key=lambda move: tried[move]))

    def _each(self, budget: Budget) -> Budget:
        part = self.share / self.worlds
        simulations = None if budget.simulations is None else int(budget.simulations * part)
        return replace(budget, seconds=budget.seconds * part, simulations=simulations)
