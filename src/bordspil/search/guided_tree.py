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

CAPACITY = 1 << 20
DEEPEST = 256


class GuidedSearch:
    """Compiled guided search for a game's kernels; one per process and game, since its tree is large."""

    def __init__(
        self,
        name: str,
        kernels: Mapping[str, Any],
        state: np.dtype[Any],
        mind: np.ndarray,
        plan: np.ndarray,
        *,
        moves: int,
        rewards: int,
    ) -> None:
        """`moves` is the longest list of moves, `rewards` how many numbers a simulation finds."""
        self._grow = specialise(guided, name, kernels)["grow"]
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

    def visits(
        self, root: np.ndarray, budget: Budget, rng: Random, curiosity: float, cap: int | None = None
    ) -> dict[int, int]:
        """How often each proposed move at the root was tried; the most tried is the best found.

        It stops when the budget is spent or, sooner, after `cap` simulations; it runs at least one.
        """
        plan = self.plan.copy()
        plan["curiosity"] = curiosity
        self._used[0] = 1
        self._tree[0] = np.zeros(1, guided.NODE)[0]
        self._sums[:] = 0
        dice = generator(rng.getrandbits(63))
        spend(budget, cap, partial(self._run, root, dice, plan), first=1)
        first, width = int(self._tree[0]["first"]), int(self._tree[0]["width"])
        children = self._tree[first : first + width]
        return dict(zip(children["move"].tolist(), children["visits"].tolist(), strict=True))

    def means(self) -> list[float]:
        """The mean of what the simulations of the last search found: a reward per seat, and what the game adds."""
        found: list[float] = (self._sums / self.simulations()).tolist()
        return found

    def simulations(self) -> int:
        """How many simulations the last search ran."""
        return int(self._tree[0]["visits"])

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
