"""The guided tree search of one game as Python calls it: memory, budget and what was found."""

from collections.abc import Mapping
from functools import partial
from random import Random
from typing import Any

import numpy as np

from bordspil.core.kernel import generator, specialise
from bordspil.search import guided
from bordspil.search.bot import Budget
from bordspil.search.pace import spend
from bordspil.search.result import Result
from bordspil.search.tree import result_of

CAPACITY = 1 << 20
DEEPEST = 256


class GuidedSearch:
    """A search with memory of its own; it belongs to the bot that uses it, and one thread at a time."""

    def __init__(
        self,
        compiled: Mapping[str, Any],
        state: np.dtype[Any],
        mind: np.ndarray,
        plan: np.ndarray,
        *,
        moves: int,
        rewards: int,
    ) -> None:
        """`moves` is the longest list of moves, `rewards` how many numbers a simulation finds.

        The kernels take notes in `mind`, so it belongs to the search.
        """
        self._grow = compiled["grow"]
        self._tree = np.empty(CAPACITY, guided.NODE)
        self._judged = np.empty((CAPACITY, rewards), np.float32)
        self._used = np.zeros(1, np.int64)
        self._states = np.zeros(2, state)
        self.mind = mind
        self._list = np.zeros(moves, np.int32)
        self._worths = np.zeros(moves, np.float64)
        self._path = np.zeros(DEEPEST, np.int32)
        self._rewards, self._values, self._sums = np.zeros(rewards), np.zeros(rewards), np.zeros(rewards)
        self.plan = plan

    def search(self, root: np.ndarray, budget: Budget, rng: Random, curiosity: float, cap: int | None = None) -> Result:
        """Searches until the budget is spent or, sooner, for `cap` simulations; it runs at least one."""
        plan = self.plan.copy()
        plan["curiosity"] = curiosity
        self._used[0] = 1
        self._tree[0] = np.zeros(1, guided.NODE)[0]
        self._sums[:] = 0
        dice = generator(rng.getrandbits(63))
        spend(budget, cap, partial(self._run, root, dice, plan), first=1)
        return result_of(self._tree, self._sums)

    def _run(self, root: np.ndarray, dice: np.ndarray, plan: np.ndarray, simulations: int) -> None:
        self._grow(
            self._tree,
            self._judged,
            self._used,
            root,
            self._states,
            self.mind,
            dice,
            self._list,
            self._worths,
            self._path,
            self._rewards,
            self._values,
            self._sums,
            plan,
            simulations,
        )


def compile_search(name: str, kernels: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the template's functions for a game's kernels; all searches of the game share them."""
    return specialise(guided, name, kernels)
