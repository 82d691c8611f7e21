"""Thousands of games at once for learners: a bare NumPy interface, and Gymnasium's vector environment over it."""

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from hashlib import sha256
from types import ModuleType
from typing import Any

import numpy as np

from bordspil import games
from bordspil.adapters import batch
from bordspil.core.game import BadRequest, agree
from bordspil.core.kernel import specialise

SUPPLIED = tuple(name for name, value in vars(batch).items() if value is None)


@cache
def _compiled(name: str) -> dict[str, Any]:
    tensor = tensor_of(name)
    return specialise(batch, name, {part: getattr(tensor, part) for part in SUPPLIED})


def tensor_of(name: str) -> ModuleType:
    """The numbers of a game whose rules are compiled; others cannot be stepped in batches."""
    tensor = games.part(name, "tensor") if games.has(name, "tensor") else None
    if tensor is None or not hasattr(tensor, SUPPLIED[0]):
        raise BadRequest("not-compiled", game=games.load(name).id)
    return tensor


def seeds(seed: int, count: int) -> np.ndarray:
    """A generator for each game: the same whatever the number of threads, and never zero."""
    first = int.from_bytes(sha256(str(seed).encode()).digest()[:8])
    mixed = (np.arange(count, dtype=np.uint64) + np.uint64(1)) * np.uint64(0x9E3779B97F4A7C15) + np.uint64(first)
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return ((mixed ^ (mixed >> np.uint64(31))) | np.uint64(1)).reshape(count, 1)


class Batch:
    """Games of one kind, all stepped by one call; a game that ends begins anew in the same step.

    `observations`, `masks`, `to_act`, `rewards` and `ended` are arrays over the games, written anew by every step:
    copy what you keep. What a seat observes when a game ends is never asked for, so it is not kept.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        threads: int | None = None,
    ) -> None:
        self.tensor, self.kernels = tensor_of(game), _compiled(game)
        self.game, self.count, self.seats = games.load(game), count, seats
        self.options = agree(self.game, options or {}, seats)
        if count < 1:
            raise BadRequest("field-wrong", field="count")
        self.states = np.zeros(count, self.tensor.STATE)
        self.tensor.kind(self.states, seats, self.options)
        self.observations = np.zeros((count, *self.tensor.shape(seats)), np.uint8)
        self.masks = np.zeros((count, self.tensor.ACTIONS), np.bool_)
        self.to_act = np.zeros(count, np.int32)
        self.rewards = np.zeros((count, seats), np.float32)
        self.ended = np.zeros(count, np.bool_)
        self.actions = np.zeros(count, np.int64)
        threads = max(1, min(threads or os.cpu_count() or 1, count))
        bounds = np.linspace(0, count, threads + 1).astype(int)
        self.slices = list(zip(bounds[:-1].tolist(), bounds[1:].tolist(), strict=True))
        self.scratch = np.zeros((threads, self.tensor.LONGEST), np.int32)
        self.pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """All games begin; the same seed and the same actions give the same games."""
        self.dice, self.luck = seeds(seed, self.count), seeds(seed + 1, self.count)
        self.rewards[:], self.ended[:] = 0, False
        self._run("reset_all", self.states, self.dice)
        self._look()

    def step(self, actions: np.ndarray) -> None:
        """One action in every game; refuses all of them, and changes nothing, if one is illegal."""
        self.actions[:] = actions
        if (wrong := max(self._run("find_illegal", self.states, self.actions))) >= 0:
            raise BadRequest("action-illegal", action=int(self.actions[wrong]), number=wrong)
        self._run("advance", self.states, self.dice, self.actions, self.rewards, self.ended, self.seats)
        self._look()

    def random_actions(self) -> np.ndarray:
        """A legal action for every game, by chance."""
        self._run("pick_all", self.states, self.luck, self.actions, scratch=True)
        return self.actions

    def _look(self) -> None:
        self._run("look", self.states, self.observations, self.masks, self.to_act, scratch=True)

    def _run(self, name: str, *given: Any, scratch: bool = False) -> list[Any]:
        """One kernel over all slices, each in a thread of its own."""
        kernel: Callable[..., Any] = self.kernels[name]
        calls = [(*given, *self.scratch[n : n + scratch], *part) for n, part in enumerate(self.slices)]
        if self.pool is None:
            return [kernel(*calls[0])]
        return [task.result() for task in [self.pool.submit(kernel, *call) for call in calls]]
