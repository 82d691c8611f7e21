"""Legal actions as sparse rows: those that the masks show, in batches and vector environments of every game."""

from typing import Any

import numpy as np
import pytest

from bordspil import games
from bordspil.core.game import BadRequest
from bordspil.envs import rows
from bordspil.envs.plain_batch import batch_of

KINDS = [
    ("azul", 3, {"side": "grey"}),
    ("blokus_shuffle", 2, {}),
    ("cross_rummy", 2, {}),
    ("timeline", 1, {"hand": 2}),
]


def test_every_game_with_numbers_is_tried() -> None:
    assert [kind[0] for kind in KINDS] == [name for name in games.names() if games.load(name).tensor is not None]


def assert_rows_are_masks(found: rows.Rows, masks: np.ndarray) -> None:
    assert found.offsets.tolist() == np.cumsum([0, *masks.sum(axis=1)]).tolist()
    for number, mask in enumerate(masks):
        assert sorted(found.of(number).tolist()) == np.flatnonzero(mask).tolist()


@pytest.mark.parametrize(("name", "seats", "options"), KINDS)
def test_rows_are_what_masks_show(
    name: str, seats: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rows, "GUESS", 0)  # so that the memory has to grow
    dense = batch_of(name, 5, seats, options, threads=2)
    sparse = batch_of(name, 5, seats, options, threads=1, masks=False)
    assert sparse.masks.shape == (5, 0)
    for _ in range(40):
        assert_rows_are_masks(sparse.legal_rows(), dense.masks)
        assert_rows_are_masks(dense.legal_rows(), dense.masks)
        actions = dense.random_actions()
        np.testing.assert_array_equal(actions, sparse.random_actions())
        assert dense.masks[np.arange(5), actions].all()
        dense.step(actions)
        sparse.step(actions)
    wrong = dense.random_actions().copy()
    wrong[3] = int(np.argmin(dense.masks[3]))
    with pytest.raises(BadRequest, match="is illegal in game 3"):
        sparse.step(wrong)


@pytest.mark.parametrize(("name", "seats", "options"), KINDS)
def test_a_vector_environment_gives_what_was_asked_for(name: str, seats: int, options: dict[str, Any]) -> None:
    pytest.importorskip("gymnasium")
    from bordspil.envs.gym import BordspilVectorEnv

    names = {}
    for legal in ("mask", "rows", "both"):
        env = BordspilVectorEnv(name, 3, seats, options, legal=legal)
        _, info = env.reset(seed=1)
        names[legal] = set(info) - {"to_act", "rewards"}
        if legal == "both":
            assert_rows_are_masks(rows.Rows(info["legal_offsets"], info["legal_actions"]), info["action_mask"])
        env.step(env.random_actions())
    sparse = {"legal_offsets", "legal_actions"}
    assert names == {"mask": {"action_mask"}, "rows": sparse, "both": {"action_mask"} | sparse}
    with pytest.raises(BadRequest, match="“legal”"):
        BordspilVectorEnv(name, 3, seats, options, legal="list")
