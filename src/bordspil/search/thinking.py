"""The valued tree search of one game as Python calls it: memory, budget, time, and what was found."""

from collections.abc import Mapping
from functools import partial
from typing import Any

import numpy as np

from bordspil.core.kernel import generator, specialise
from bordspil.search import valued
from bordspil.search.bot import Budget
from bordspil.search.pace import spend

CAPACITY = 1 << 23
DEEPEST = 128
DEALS = 32  # looked at beyond a node of chance at most


class ValuedSearch:
    """Compiled search for a game's kernels; one per process and game, since its tree is large."""

    def __init__(
        self,
        name: str,
        kernels: Mapping[str, Any],
        state: np.dtype[Any],
        thought: np.dtype[Any],
        moves: int,
        seats: int,
    ) -> None:
        self._grow = specialise(valued, name, kernels)["grow"]
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
        )
        self._work = np.zeros(1, state)
        self._thought = np.zeros(1, thought)
        self.curiosity = 0.5
        self.doubt = -0.1

    def search(
        self, root: np.ndarray, mind: np.ndarray, budget: Budget, cap: int | None = None, *, beyond: bool = False
    ) -> np.ndarray:
        """The children of the root after searching it: `move`, `visits` and `total` of each.

        Where chance decides the search ends, unless it looks beyond.
        """
        room = self._room if beyond else self._room._replace(deals=self._room.deals[:0])
        room.used[0] = 1
        room.sums[:] = 0
        room.tree[0] = np.zeros(1, valued.NODE)[0]
        spend(budget, cap, partial(self._run, room, root, mind), done=self._is_final)
        return self._children()

    def best(self) -> int:
        """The move tried most in the last search, or, where everything was found out, the one that brings most."""
        children = self._children()
        if self._is_final():
            first, mover = int(self._room.tree[0]["first"]), int(children["mover"][0])
            return int(children["move"][self._room.ends[first : first + len(children), mover].argmax()])
        return int(children["move"][children["visits"].argmax()])

    def _is_final(self) -> bool:
        return bool(self._room.tree[0]["final"])

    def _children(self) -> np.ndarray:
        first, width = int(self._room.tree[0]["first"]), int(self._room.tree[0]["width"])
        return self._room.tree[first : first + width]

    def simulations(self) -> int:
        """How many simulations the last search ran."""
        return int(self._room.tree[0]["visits"])

    def expected(self) -> np.ndarray:
        """The mean of all that was valued in the last search, or what is final."""
        return self._room.ends[0].astype(float) if self._is_final() else self._room.sums / max(1, self.simulations())

    def _run(self, room: valued.Room, root: np.ndarray, mind: np.ndarray, simulations: int) -> None:
        self._grow(room, root, self._work, mind, self._thought, self.curiosity, self.doubt, simulations)
