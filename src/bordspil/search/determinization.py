"""Search over determinizations: full states that look like a view are searched one by one, their visits added up."""

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
from msgspec.structs import replace

from bordspil.core.bot import Budget
from bordspil.core.game import Game
from bordspil.core.kernel import generator
from bordspil.search.result import Result, merge
from bordspil.search.searcher import Evaluator, Searcher
from bordspil.search.simple_bots import open_moves


class SearchBot:
    """Searches determinizations of its view, and plays the move with the most visits in all."""

    def __init__(
        self,
        game: Game,
        searcher: Searcher,
        evaluator: Evaluator,
        decode: Callable[[int], Any],
        rng: Random,
        *,
        determinizations: int = 1,
        share: float = 1.0,
        cap: int | None = None,
    ) -> None:
        """Makes a bot that uses `share` of its budget and never runs more than `cap` simulations."""
        self.game = game
        self.searcher = searcher
        self.evaluator = evaluator
        self.decode = decode
        self.rng = rng
        self.determinizations = determinizations
        self.share = share
        self.cap = cap

    def choose(self, view: Any, budget: Budget) -> Any:
        state = self.game.determinize(view, self.rng)
        moves = open_moves(self.game, state)
        if len(moves) == 1:
            return moves[0]
        return self.decode(self._search_from(state, view, budget).best)

    def search(self, view: Any, budget: Budget) -> Result:
        """Returns what the searches found together, even where there is one legal move."""
        return self._search_from(self.game.determinize(view, self.rng), view, budget)

    def _search_from(self, state: Any, view: Any, budget: Budget) -> Result:
        """Searches a determinization that is there already, and then as many others as there are to be."""
        found = [self._search_one(state, budget)]
        while len(found) < self.determinizations:
            found.append(self._search_one(self.game.determinize(view, self.rng), budget))
        return merge(found)

    def _search_one(self, state: np.ndarray, budget: Budget) -> Result:
        """Searches one determinization with its part of the budget."""
        part, count = self.share / self.determinizations, self.determinizations
        simulations = None if budget.simulations is None else int(budget.simulations * part)
        each = replace(budget, seconds=budget.seconds * part, simulations=simulations)
        cap = None if self.cap is None else max(1, self.cap // count)
        return self.searcher.search(state, self.evaluator, each, generator(self.rng.getrandbits(63)), cap)
