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
from bordspil.search.result import Result

CAPACITY = 1 << 21
DEEPEST = 256


class TreeSearch:
    """A search with memory of its own; it belongs to the bot that uses it, and one thread at a time."""

    def __init__(self, compiled: Mapping[str, Any], state: np.dtype[Any], moves: int, seats: int) -> None:
        self._grow = compiled["grow"]
        self._tree = np.empty(CAPACITY, mcts.NODE)
        self._used = np.zeros(1, np.int64)
        self._work = np.zeros(1, state)
        self._list = np.zeros(moves, np.int32)
        self._path = np.zeros(DEEPEST, np.int32)
        self._rewards = np.zeros(seats, np.float64)
        self._sums = np.zeros(seats, np.float64)

    def search(self, root: np.ndarray, budget: Budget, rng: Random, curiosity: float, cap: int | None = None) -> Result:
        """Searches until the budget is spent or, sooner, for `cap` simulations; it runs at least one."""
        self._used[0] = 1
        self._tree[0] = np.zeros(1, mcts.NODE)[0]
        self._sums[:] = 0
        dice = generator(rng.getrandbits(63))
        spend(budget, cap, partial(self._run, root, dice, curiosity))
        return result_of(self._tree, self._sums)

    def _run(self, root: np.ndarray, dice: np.ndarray, curiosity: float, simulations: int) -> None:
        memory = (self._tree, self._used, root, self._work, dice, self._list, self._path, self._rewards, self._sums)
        self._grow(*memory, curiosity, simulations)


def compile_search(name: str, kernels: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the template's functions for a game's kernels; all searches of the game share them."""
    return specialise(mcts, name, kernels)


def result_of(tree: np.ndarray, sums: np.ndarray) -> Result:
    """Reads the result out of a tree whose nodes add up what the mover got."""
    first, width, simulations = int(tree[0]["first"]), int(tree[0]["width"]), int(tree[0]["visits"])
    children = tree[first : first + width]
    visits = children["visits"]
    return Result(
        moves=tuple(children["move"].tolist()),
        visits=tuple(visits.tolist()),
        values=tuple((children["total"] / np.maximum(visits, 1)).tolist()),
        root_value=tuple((sums / simulations).tolist()),
        simulations=simulations,
    )


def perft(compiled: Mapping[str, Any], root: np.ndarray, depth: int, moves: int) -> int:
    """Returns the number of move sequences of a length; -1 where chance comes in between."""
    states = np.zeros(depth + 1, root.dtype)
    states[0] = root[0]
    return int(compiled["count_sequences"](states, depth, np.zeros((depth + 1, moves), np.int32)))
