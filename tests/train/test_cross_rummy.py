"""Learning Cross Rummy: games give features and outcomes, the fit finds known weights, tuning needs fewer turns."""

from typing import Any

import numpy as np
import pytest

from bordspil.games.cross_rummy.bots import win_estimate
from bordspil.games.cross_rummy.bots.closed_groups import weights
from train.scripts import script


@pytest.fixture(scope="module")
def training() -> Any:
    return script("cross_rummy")


def test_tuned_weights_need_fewer_turns_than_none_and_the_fit_keeps_them() -> None:
    tuning = script("cross_rummy_closed_groups")
    now = np.array(weights())
    none = now.copy()
    none[: tuning.TUNED] = 0
    assert tuning.turns(now, 60, 1) < tuning.turns(none, 60, 1) - 3
    assert tuning.turns(now, 60, 1) == tuning.turns(now, 60, 1)
    tuned = tuning.tune(now, 1.0, 20, 1)
    assert tuned.shape == now.shape
    fitted = tuning.fit(now, 60, 1)
    assert np.array_equal(fitted[: tuning.TUNED], now[: tuning.TUNED])
    assert fitted[tuning.WEIGHTS.index("slope")] > 0


def test_a_game_gives_the_features_of_its_moves_and_its_winner(training: Any) -> None:
    features, won = training.play((4, 2, 60))
    assert features.shape == (len(won), len(win_estimate.FEATURES))
    assert len(won) > 10
    assert set(won) <= {0.0, 1.0}
    again, _ = training.play((4, 2, 60))
    assert np.array_equal(features, again)


def test_the_fit_finds_the_weights_that_made_the_outcomes(training: Any) -> None:
    rng = np.random.default_rng(1)
    true = np.array([0.3, -1.0, 2.0])
    features = rng.normal(size=(20_000, 3))
    won = (rng.random(20_000) < 1 / (1 + np.exp(-features @ true))).astype(float)
    found = training.fit(features, won, np.zeros(3), held=1.0)
    assert np.allclose(found, true, atol=0.1)
    assert training.loss(features, won, found) < training.loss(features, won, np.zeros(3))
    held = training.fit(features, won, np.zeros(3), held=1e9)
    assert np.allclose(held, 0, atol=0.01)
