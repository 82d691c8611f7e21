"""Every environment is copied and pickled in the middle of a game, and goes on as the original does."""

import importlib
import pickle
import random
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np
import pytest

from bordspil import games
from bordspil.envs.plain_batch import PlainBatch
from bordspil.envs.vector import Batch

KINDS = [("azul", 2, {}), ("blokus_shuffle", 4, {}), ("cross_rummy", 2, {}), ("timeline", 3, {"hand": 2})]
Make = Callable[[str, int, dict[str, Any]], Any]


def pickled(one: Any) -> Any:
    return pickle.loads(pickle.dumps(one))


def batch_step(batch: Batch | PlainBatch) -> list[np.ndarray]:
    batch.step(batch.random_actions())
    return [batch.observations, batch.masks, batch.to_act, batch.rewards, batch.ended, batch.endings[batch.ended]]


def pettingzoo_step(env: Any) -> list[Any]:
    seen, reward, terminated, truncated, _ = env.last()
    if terminated or truncated:
        env.reset()
        return [reward]
    env.step(random.Random(int(seen["observation"].sum())).choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return [reward, seen["observation"], seen["action_mask"]]


def vector_step(env: Any) -> list[Any]:
    seen, rewards, ended, _, info = env.step(env.random_actions())
    return [seen, rewards, ended, info["to_act"], info["action_mask"], env.np_random.integers(1000)]


def single_step(env: Any) -> list[Any]:
    action = env.np_random.choice(np.flatnonzero(env.action_masks()))
    seen, reward, ended, _, info = env.step(action)
    if ended:
        env.reset()
    return [action, seen, reward, ended, info["action_mask"], info["seat"]]


def compiled(name: str, seats: int, options: dict[str, Any]) -> Any:
    if games.load(name).kernels is None:
        pytest.skip("its rules are not compiled")
    return Batch(name, 3, seats, options, 5, threads=2)


def plain(name: str, seats: int, options: dict[str, Any]) -> Any:
    return PlainBatch(name, 2, seats, options, 5)


def pettingzoo(name: str, seats: int, options: dict[str, Any]) -> Any:
    pytest.importorskip("pettingzoo")
    return begun(importlib.import_module("bordspil.envs.pettingzoo").env(name, seats, options))


def vector(name: str, seats: int, options: dict[str, Any]) -> Any:
    pytest.importorskip("gymnasium")
    return begun(importlib.import_module("bordspil.envs.gym").BordspilVectorEnv(name, 3, seats, options))


def single(name: str, seats: int, options: dict[str, Any]) -> Any:
    pytest.importorskip("gymnasium")
    made = importlib.import_module("bordspil.envs.single_agent")
    return begun(made.BordspilEnv(name, ["easy"], None, seats, options, simulations=4))


def begun(env: Any) -> Any:
    env.reset(seed=5)
    return env


MADE = [
    (compiled, batch_step),
    (plain, batch_step),
    (pettingzoo, pettingzoo_step),
    (vector, vector_step),
    (single, single_step),
]


@pytest.mark.parametrize(("make", "step"), MADE)
@pytest.mark.parametrize(("name", "seats", "options"), KINDS)
def test_a_copy_goes_on_as_the_original(
    name: str, seats: int, options: dict[str, Any], make: Make, step: Callable[[Any], list[Any]]
) -> None:
    env = make(name, seats, options)
    for _ in range(12):
        step(env)
    twins = [pickled(env), deepcopy(env), pickled(deepcopy(env))]
    for _ in range(10):
        mine = step(env)
        for twin in twins:
            for one, other in zip(mine, step(twin), strict=True):
                np.testing.assert_array_equal(one, other)


@pytest.mark.parametrize("name", ["azul", "timeline"])
def test_a_copy_is_played_without_touching_the_original(name: str) -> None:
    batch = Batch(name, 3) if name == "azul" else PlainBatch(name, 3)
    before, twin = batch.observations.copy(), deepcopy(batch)
    twin.step(twin.random_actions())
    np.testing.assert_array_equal(batch.observations, before)
    assert (twin.observations != before).any()


def test_little_is_pickled() -> None:
    """Masks of 30,434 actions a game, of which few are set, do not travel as they are."""
    batch = Batch("blokus_shuffle", 8, 4, {"cards": "none"})
    assert len(pickle.dumps(batch)) < batch.masks.nbytes / 5
