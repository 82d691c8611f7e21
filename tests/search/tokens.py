"""A small game to try searches on: seats take one or two tokens of a heap in turn; the last token wins."""

from typing import Any

import numpy as np
import pytest

from bordspil.core import kernel
from bordspil.search import searcher
from bordspil.search.searcher import NOTHING, Evaluator, Program, Searcher, Shape
from bordspil.search.slots import OVER

HEAP = np.dtype((np.record, [("heap", np.int32), ("actor", np.int8), ("seats", np.int8)]))


def heap(tokens: int, seats: int = 2, actor: int = 0) -> np.ndarray:
    """Returns a heap of so many tokens."""
    state = np.zeros(1, HEAP)
    state[0].heap, state[0].seats, state[0].actor = tokens, seats, actor
    return state


def take(g: Any, move: int) -> None:
    g.heap -= move
    g.actor = (g.actor + 1) % g.seats


def takes(g: Any, out: Any) -> int:
    count = min(2, int(g.heap))
    out[:count] = range(1, count + 1)
    return count


def last_taker_wins(g: Any, out: Any) -> None:
    out[:] = 0
    out[(g.actor - 1) % g.seats] = 1


# What every search asks of a game.
RULES: dict[str, Any] = {
    "actor": lambda g: int(g.actor) if g.heap else OVER,
    "legal": takes,
    "play": take,
    "deal": None,
    "rollout_move": lambda g, rng: 1 + kernel.below(rng, min(2, int(g.heap))),
}


def weightless(plan: dict[str, float] | None = None, *, chance_nodes: bool = False) -> Evaluator:
    """An evaluator of kernels that read no weights."""
    return Evaluator(np.zeros(1, NOTHING), searcher.plan(**{"c_puct": 0.7} | (plan or {})), chance_nodes)


def uncompiled(
    monkeypatch: pytest.MonkeyPatch,
    kernels: dict[str, Any],
    state: np.dtype[Any] = HEAP,
    rewards: int = 2,
    capacity: int = 5000,
) -> Searcher:
    """A search in plain Python: no compiler."""
    monkeypatch.setattr(kernel, "kernel", lambda function: function)
    return Searcher(Program("small", kernels, Shape(state, 2, rewards, capacity)))


def nodes_used(search: Searcher) -> int:
    """How many nodes the last search used, in the memory that it gave back."""
    [memory] = search.program._free
    return int(memory.notes["used"][0])
