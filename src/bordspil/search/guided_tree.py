"""The guided tree search of one game as Python calls it: memory, budget and what was found."""

import math
from collections.abc import Mapping
from random import Random
from time import perf_counter
from typing import Any

import numpy as np
from msgspec import Struct

from bordspil.core.kernel import generator, specialise
from bordspil.search import guided
from bordspil.search.bot import Budget

CAPACITY = 1 << 20
DEEPEST = 256
SLICE = 0.004  # seconds between two looks at the clock


class Found(Struct, frozen=True):
    """A move at the root: how often it was tried, and what its mover may expect of it."""

    move: int
    visits: int
    value: float


class GuidedSearch:
    """Compiled guided search for a game's kernels; one per process and game, since its tree is large."""

    def __init__(
        self, name: str, kernels: Mapping[str, Any], state: np.dtype[Any], mind: np.ndarray, moves: int, seats: int
    ) -> None:
        self._grow = specialise(guided, name, kernels)["grow"]
        self._tree = np.empty(CAPACITY, guided.NODE)
        self._used = np.zeros(1, np.int64)
        self._states = np.zeros(2, state)
        self._mind = mind
        self._list = np.zeros(moves, np.int32)
        self._worths = np.zeros(moves, np.float64)
        self._path = np.zeros(DEEPEST, np.int32)
        self._rewards = np.zeros(seats, np.float64)
        self._values = np.zeros(seats, np.float64)

    def run(self, root: np.ndarray, budget: Budget, rng: Random, plan: np.ndarray, cap: int | None = None) -> list[Found]:
        """Searches until the budget is spent or, sooner, `cap` simulations are done; the most tried move first."""
        self._used[0] = 1
        self._tree[0] = np.zeros(1, guided.NODE)[0]
        dice = generator(rng.getrandbits(63))
        if budget.simulations is not None:
            self._run(root, dice, plan, max(1, min(budget.simulations, cap or budget.simulations)))
        else:
            self._run_for(root, dice, plan, budget.seconds, cap)
        first, width = int(self._tree[0]["first"]), int(self._tree[0]["width"])
        children = self._tree[first : first + width]
        values = (children["total"] + children["guess"]) / (children["visits"] + 1)
        found = map(Found, children["move"].tolist(), children["visits"].tolist(), values.tolist())
        return sorted(found, key=lambda one: (-one.visits, -one.value))

    def simulations(self) -> int:
        """How many simulations the last search ran."""
        return int(self._tree[0]["visits"])

    def _run(self, root: np.ndarray, dice: np.ndarray, plan: np.ndarray, simulations: int) -> None:
        self._grow(
            self._tree,
            self._used,
            root,
            self._states,
            self._mind,
            dice,
            self._list,
            self._worths,
            self._path,
            self._rewards,
            self._values,
            plan,
            simulations,
        )

    def _run_for(self, root: np.ndarray, dice: np.ndarray, plan: np.ndarray, seconds: float, cap: int | None) -> None:
        end = perf_counter() + seconds
        left = math.inf if cap is None else cap
        batch = 1
        while left > 0:
            batch = int(min(batch, left))
            begin = perf_counter()
            self._run(root, dice, plan, batch)
            left -= batch
            now = perf_counter()
            if now >= end:
                return
            batch = max(1, int(batch * min(SLICE, end - now) / (now - begin + 1e-9)))
