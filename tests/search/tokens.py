"""A small game to try searches on: a heap of tokens, one or two are taken in turn, who takes the last one wins."""

from typing import Any

import numpy as np

from bordspil.core import kernel
from bordspil.search.playout import OVER

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


# What every search wants to know of a game.
RULES: dict[str, Any] = {
    "actor": lambda g: int(g.actor) if g.heap else OVER,
    "legal": takes,
    "play": take,
    "deal": None,
    "likely": lambda g, rng: 1 + kernel.below(rng, min(2, int(g.heap))),
}
