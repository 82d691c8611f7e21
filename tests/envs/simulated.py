"""Run by the tests in CUDA's simulator: batches on the card beside those on the cores, a few moves of each kind."""

import sys
from typing import Any

import numpy as np
import pytest

from bordspil.core.game import BadRequest
from bordspil.envs import gpu, vector

gpu.BLOCK = 4  # in the simulator every thread is one of Python's


def here(array: Any) -> np.ndarray:
    return np.asarray(array.copy_to_host())


def compare(game: str, seats: int, options: dict[str, Any], steps: int, observation: str = "flat") -> None:
    """Compares games of the same seeds: records, observations and masks are the same."""
    card = gpu.Batch(game, 3, seats, options, 4, observation)
    cores = vector.Batch(game, 3, seats, options, 4, observation=observation)
    for _ in range(steps):
        for name in ("observations", "masks", "to_act", "rewards", "ended", "endings"):
            np.testing.assert_array_equal(here(getattr(card, name)), getattr(cores, name), name)
        actions = here(card.random_actions()).copy()
        np.testing.assert_array_equal(actions, cores.random_actions())
        card.step(actions)
        cores.step(actions)


def compare_playouts(game: str, seats: int, options: dict[str, Any]) -> None:
    """Compares whole games, one after another."""
    moves, wins = gpu.Playouts(game, 3, seats, options, seed=5).play_out(2)
    same = vector.Batch(game, 3, seats, options, seed=5).play_out(2)
    np.testing.assert_array_equal(moves, same[0])
    np.testing.assert_array_equal(wins, same[1])


def refuse(game: str) -> None:
    """Checks that illegal actions change nothing."""
    card = gpu.Batch(game, 3)
    before, good = here(card.observations).copy(), here(card.random_actions()).copy()
    for wrong in (-1, card.action_count, int(np.flatnonzero(~here(card.masks)[1])[0])):
        actions = good.copy()
        actions[1] = wrong
        with pytest.raises(BadRequest) as refused:
            card.step(actions)
        assert (refused.value.key, refused.value.details) == ("action-illegal", {"action": wrong, "number": 1})
    np.testing.assert_array_equal(here(card.observations), before)
    card.step(good)


if __name__ == "__main__":
    for what in sys.argv[1:]:
        eval(what)
    print("same")
