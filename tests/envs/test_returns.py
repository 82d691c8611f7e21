"""Advantages over own turns: the same as written out seat by seat, and of use to a learner."""

from typing import Any

import numpy as np
import pytest

from bordspil.envs.returns import own_turns
from bordspil.envs.vector import Batch


def written_out(
    to_act: Any, values: Any, rewards: Any, ended: Any, discount: float, trace: float
) -> tuple[np.ndarray, np.ndarray]:
    """The advantages of one game's row, seat by seat, forwards from each turn."""
    steps = len(to_act)
    advantages, known = np.zeros(steps), np.zeros(steps, bool)
    for step in range(steps):
        weight, at = 1.0, step
        while True:
            due, later = 0.0, at
            while True:  # to the seat's next turn in this game, its end, or the end of the arrays
                due += rewards[later, to_act[step]]
                if ended[later]:
                    following, is_over = 0.0, True
                    break
                later += 1
                if later == steps:
                    break
                if to_act[later] == to_act[step]:
                    following, is_over = values[later], False
                    break
            if later == steps:
                break
            known[step] = True
            advantages[step] += weight * (due + discount * following - values[at])
            if is_over:
                break
            weight, at = weight * discount * trace, later
    return advantages, known


@pytest.mark.parametrize(("discount", "trace"), [(1.0, 0.95), (0.9, 1.0), (0.97, 0.0)])
def test_advantages_are_those_written_out(discount: float, trace: float) -> None:
    dice = np.random.default_rng(1)
    steps, games, seats = 60, 7, 3
    to_act, values = dice.integers(seats, size=(steps, games)), dice.normal(size=(steps, games))
    ended = dice.random((steps, games)) < 0.1
    rewards = dice.normal(size=(steps, games, seats))
    found = own_turns(to_act, values, rewards, ended, discount, trace)
    for game in range(games):
        turns, guesses, gains, ends = (array[:, game] for array in (to_act, values, rewards, ended))
        advantages, known = written_out(turns, guesses, gains, ends, discount, trace)
        np.testing.assert_allclose(found.advantages[:, game], advantages, atol=1e-12)
        np.testing.assert_array_equal(found.is_known[:, game], known)
    np.testing.assert_allclose(found.returns, found.advantages + values)
    assert 0 < (~found.is_known).sum() <= seats * games


def test_every_turn_of_a_finished_game_returns_its_seats_reward() -> None:
    """With neither discount nor values, in games of a batch."""
    batch, kept = Batch("azul", 4, 3, seed=1, threads=1), []
    for _ in range(150):
        movers = batch.to_act.copy()
        batch.step(batch.random_actions())
        kept.append((movers, np.zeros(4), batch.rewards.copy(), batch.ended.copy()))
    movers, values, rewards, ended = (np.array(one) for one in zip(*kept, strict=True))
    found = own_turns(movers, values, rewards, ended, trace=1.0)
    assert ended.sum() >= 4
    for game in range(4):
        last = np.flatnonzero(ended[:, game])[0]
        expected = rewards[last, game, movers[: last + 1, game]]
        np.testing.assert_allclose(found.returns[: last + 1, game], expected, rtol=1e-6)
