"""The tree search of one game as Python calls it: memory, budget and the choice of the move."""

from collections.abc import Mapping
from functools import partial
from random import Random
from typing import Any

import numpy as np

from bordspil.core.kernel import generator, specialise
from bordspil.search import mcts
from bordspil.search.bot import Budget
from bordspil.search.pace import spend

CAPACITY = 1 << 21
DEEPEST = 256


class TreeSearch:
    """Compiled search for a game's kernels; one per process and game, since its tree is large."""

    def __init__(self, name: str, kernels: Mapping[str, Any], state: np.dtype[Any], moves: int, seats: int) -> None:
        made = specialise(mcts, name, kernels)
        self._grow, self._count = made["grow"], made["count_sequences"]
        self._moves = moves
        self._state = state
        self._tree = np.empty(CAPACITY, mcts.NODE)
        self._used = np.zeros(1, np.int64)
        self._work = np.zeros(1, state)
        self._list = np.zeros(moves, np.int32)
        self._path = np.zeros(DEEPEST, np.int32)
        self._rewards = np.zeros(seats, np.float64)

    def visits(
        self, root: np.ndarray, budget: Budget, rng: Random, curiosity: float, cap: int | None = None
    ) -> dict[int, int]:
        """How often each move at the root was tried; the most tried is the best found.

        It stops when the budget is spent or, sooner, after `cap` simulations; it runs at least one.
        """
        self._used[0] = 1
        self._tree[0] = np.zeros(1, mcts.NODE)[0]
        dice = generator(rng.getrandbits(63))
        spend(budget, cap, partial(self._run, root, dice, curiosity))
        first, width = int(self._tree[0]["first"]), int(self._tree[0]["width"])
        children = self._tree[first : first + width]
        return dict(zip(children["move"].tolist(), children["visits"].tolist(), strict=True))

    def simulations(self) -> int:
        """How many simulations the last search ran."""
        return int(self._tree[0]["visits"])

    def perft(self, root: np.ndarray, depth: int) -> int:
        """The number of move sequences of this length; -1 where chance comes in between."""
        states = np.zeros(depth + 1, self._state)
        states[0] = root[0]
        return int(self._count(states, depth, np.zeros((depth + 1, self._moves), np.int32)))

    def _run(self, root: np.ndarray, dice: np.ndarray, curiosity: float, simulations: int) -> None:
        memory = (self._tree, self._used, root, self._work, dice, self._list, self._path, self._rewards)
        self._grow(*memory, curiosity, simulations)
