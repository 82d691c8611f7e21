"""Search over guesses of what is hidden: the same time for each guessed world, the visits added up."""

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from msgspec.structs import replace

from bordspil.core.game import Game
from bordspil.search.bot import Budget
from bordspil.search.result import Result, merge
from bordspil.search.simple import open_moves


class Searcher(Protocol):
    """The tree search of one bot."""

    def search(self, root: Any, budget: Budget, rng: Random, curiosity: float, cap: int | None = None) -> Result:
        """Returns what a search from the root finds."""


class SearchBot:
    """Guesses full states that look like its view, searches each, and plays the move tried most in all."""

    def __init__(
        self,
        game: Game,
        searcher: Searcher,
        decode: Callable[[int], Any],
        rng: Random,
        *,
        curiosity: float,
        worlds: int = 1,
        share: float = 1.0,
        cap: int | None = None,
    ) -> None:
        """`share` is the part of the budget it uses, `cap` the most simulations it ever runs."""
        self.game = game
        self.searcher = searcher
        self.decode = decode
        self.rng = rng
        self.curiosity = curiosity
        self.worlds = worlds
        self.share = share
        self.cap = cap

    def choose(self, view: Any, budget: Budget) -> Any:
        state = self.game.determinize(view, self.rng)
        moves = open_moves(self.game, state)
        if len(moves) == 1:
            return moves[0]
        return self.decode(self._search_from(state, view, budget).best)

    def search(self, view: Any, budget: Budget) -> Result:
        """Returns what the searches of all guesses found together, even where there is one legal move."""
        return self._search_from(self.game.determinize(view, self.rng), view, budget)

    def _search_from(self, state: Any, view: Any, budget: Budget) -> Result:
        """Searches a guess that was made already, and then as many others as there are to be."""
        each = self._each(budget)
        cap = None if self.cap is None else max(1, self.cap // self.worlds)
        found = [self.searcher.search(state, each, self.rng, self.curiosity, cap)]
        while len(found) < self.worlds:
            state = self.game.determinize(view, self.rng)
            found.append(self.searcher.search(state, each, self.rng, self.curiosity, cap))
        return merge(found)

    def _each(self, budget: Budget) -> Budget:
        part = self.share / self.worlds
        simulations = None if budget.simulations is None else int(budget.simulations * part)
        return replace(budget, seconds=budget.seconds * part, simulations=simulations)
