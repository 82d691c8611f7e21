"""Batches of games without compiled rules: the games, the arrays and the refusals of compiled ones."""

from copy import deepcopy

import numpy as np
import pytest

from bordspil.core.game import BadRequest
from bordspil.envs.plain_batch import PlainBatch, batch_of
from bordspil.envs.vector import Batch

KINDS = [("cross_rummy", 2, {}), ("timeline", 3, {"hand": 2}), ("timeline", 1, {"hand": 1}), ("azul", 3, {})]


@pytest.mark.parametrize(("name", "seats", "options"), KINDS)
def test_every_row_is_a_game_played_by_its_rules(name: str, seats: int, options: dict[str, int]) -> None:
    batch = PlainBatch(name, 3, seats, options, seed=4)
    game, ends = batch.game, 0
    for _ in range(400):
        actions, before = batch.random_actions(), deepcopy(batch.states)
        assert batch.masks[np.arange(3), actions].all()
        movers = batch.to_act.copy()
        batch.step(actions)
        for row, state in enumerate(batch.states):
            seat = game.to_act(state)
            assert seat == batch.to_act[row]
            np.testing.assert_array_equal(batch.observations[row], batch.by_id.observe(state, int(batch.to_act[row])))
            np.testing.assert_array_equal(batch.masks[row], batch.by_id.mask(state))
            if batch.ended[row]:
                ends += 1
                last = game.play(before[row], batch.by_id.moves(before[row])[int(actions[row])])
                if game.to_act(last) is None:  # else chance has ended it
                    np.testing.assert_array_equal(batch.endings[row], batch.by_id.observe(last, int(movers[row])))
                assert seats == 1 or batch.rewards[row].sum() == pytest.approx(0, abs=1e-6)
            else:
                assert not batch.rewards[row].any()
        if ends > 3:
            return
    assert ends > 0 or name in ("cross_rummy", "azul")


def test_the_same_seed_gives_the_same_games() -> None:
    def digest(seed: int) -> bytes:
        batch = PlainBatch("timeline", 4, 2, {"hand": 2}, seed)
        found = b""
        for _ in range(30):
            batch.step(batch.random_actions())
            found += batch.observations.tobytes() + batch.rewards.tobytes()
        batch.reset(seed)
        return found + batch.observations.tobytes()

    assert digest(1) == digest(1)
    assert digest(1) != digest(2)


def test_one_illegal_action_plays_none() -> None:
    batch = PlainBatch("timeline", 3, 2, {"hand": 1})
    before, actions = batch.observations.copy(), batch.random_actions()
    for wrong in (int(np.flatnonzero(~batch.masks[1])[0]), -1, batch.action_count):
        actions[1] = wrong
        with pytest.raises(BadRequest, match="is illegal in game 1") as refused:
            batch.step(actions)
        assert refused.value.details == {"action": wrong, "number": 1}
    np.testing.assert_array_equal(batch.observations, before)
    for count in (0, -1, 2.5):
        with pytest.raises(BadRequest, match="The field “count” has the wrong type"):
            PlainBatch("timeline", count)  # type: ignore[arg-type]


def test_compiled_rules_are_used_where_there_are_some() -> None:
    assert isinstance(batch_of("azul", 2, 2, None, 1), Batch)
    assert isinstance(batch_of("timeline", 2, 2, None, 1), PlainBatch)
