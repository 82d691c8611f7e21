"""The valued tree search of one game as Python calls it: memory, budget, time, and what was found."""

from collections.abc import Mapping
from functools import partial
from typing import Any

import numpy as np

from bordspil.core.kernel import generator, specialise
from bordspil.search import valued
from bordspil.search.bot import Budget
from bordspil.search.pace import spend
from bordspil.search.result import Result

CAPACITY = 1 << 23
DEEPEST = 128
DEALS = 32  # looked at beyond a node of chance at most


class ValuedSearch:
    """A search with memory of its own; it belongs to the bot that uses it, and one thread at a time."""

    def __init__(
        self,
        compiled: Mapping[str, Any],
        state: np.dtype[Any],
        thought: np.dtype[Any],
        moves: int,
        seats: int,
    ) -> None:
        self._grow = compiled["grow"]
        self._room = valued.Room(
            tree=np.empty(CAPACITY, valued.NODE),
            ends=np.empty((CAPACITY, 2 * seats), np.float32),
            used=np.zeros(1, np.int64),
            moves=np.zeros(moves, np.int32),
            promises=np.zeros(moves, np.float32),
            path=np.zeros(DEEPEST, np.int32),
            rewards=np.zeros(2 * seats, np.float64),
            sums=np.zeros(2 * seats, np.float64),
            deals=np.concatenate([generator(number) for number in range(DEALS)]),
            dice=np.zeros(1, np.uint64),
            luck=np.zeros(1, np.uint64),
            trial=np.zeros(2 * seats, np.float64),
        )
        self._work = np.zeros(1, state)
        self._thought = np.zeros(1, thought)
        self.curiosity = 0.5
        self.doubt = -0.1

    def search(
        self,
        root: np.ndarray,
        mind: np.ndarray,
        budget: Budget,
        cap: int | None = None,
        *,
        beyond: bool = False,
        trust: float = 1.0,
    ) -> Result:
        """Searches until the budget is spent or the position is solved or, sooner, for `cap` simulations.

        Where chance decides the search ends, unless it looks beyond. With less than full trust in what the game says
        of positions they are also played out.
        """
        room = self._room if beyond else self._room._replace(deals=self._room.deals[:0])
        room.used[0] = 1
        room.sums[:] = 0
        room.luck[:] = generator(DEALS)
        room.tree[0] = np.zeros(1, valued.NODE)[0]
        spend(budget, cap, partial(self._run, room, root, mind, trust), done=self._is_final)
        return self._result()

    def _is_final(self) -> bool:
        return bool(self._room.tree[0]["final"])

    def _result(self) -> Result:
        tree, ends = self._room.tree, self._room.ends
        first, width, simulations = int(tree[0]["first"]), int(tree[0]["width"]), int(tree[0]["visits"])
        children = tree[first : first + width]
        visits = children["visits"]
        means = children["total"] / np.maximum(visits, 1)
        known = ends[np.arange(first, first + width), children["mover"]]
        root_value = ends[0] if self._is_final() else self._room.sums / max(1, simulations)
        return Result(
            moves=tuple(children["move"].tolist()),
            visits=tuple(visits.tolist()),
            values=tuple(np.where(children["final"] > 0, known, means).tolist()),
            root_value=tuple(root_value.tolist()),
            simulations=simulations,
            is_solved=self._is_final(),
        )

    def _run(self, room: valued.Room, root: np.ndarray, mind: np.ndarray, trust: float, simulations: int) -> None:
        self._grow(room, root, self._work, mind, self._thought, self.curiosity, self.doubt, trust, simulations)


def compile_search(name: str, kernels: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the template's functions for a game's kernels; all searches of the game share them."""
    return specialise(valued, name, kernels)
