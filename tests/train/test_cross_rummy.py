"""Learning Cross Rummy: games give measures and outcomes, and the fit finds weights that are known."""

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bordspil.games.cross_rummy import outlook

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def training() -> Any:
    """The training script, which is no part of the package."""
    found = importlib.util.spec_from_file_location("train_cross_rummy", ROOT / "train" / "cross_rummy.py")
    assert found is not None
    assert found.loader is not None
    made = importlib.util.module_from_spec(found)
    found.loader.exec_module(made)
    return made


def test_a_game_gives_the_measures_of_its_moves_and_who_won(training: Any) -> None:
    measures, won = training.play((4, 2, 60))
    assert measures.shape == (len(won), len(outlook.NAMES))
    assert len(won) > 10
    assert set(won) <= {0.0, 1.0}
    again, _ = training.play((4, 2, 60))
    assert np.array_equal(measures, again)


def test_the_fit_finds_the_weights_that_made_the_outcomes(training: Any) -> None:
    rng = np.random.default_rng(1)
    true = np.array([0.3, -1.0, 2.0])
    measures = rng.normal(size=(20_000, 3))
    won = (rng.random(20_000) < 1 / (1 + np.exp(-measures @ true))).astype(float)
    found = training.fit(measures, won, np.zeros(3), held=1.0)
    assert np.allclose(found, true, atol=0.1)
    assert training.loss(measures, won, found) < training.loss(measures, won, np.zeros(3))
    held = training.fit(measures, won, np.zeros(3), held=1e9)
    assert np.allclose(held, 0, atol=0.01)
