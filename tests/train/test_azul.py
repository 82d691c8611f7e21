"""Learning Azul: games against oneself give sound samples, and where PyTorch is installed weights come out of them."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bordspil.games.azul.bots import features, net, weights
from train.scripts import script


@pytest.fixture(scope="module")
def azul() -> Any:
    return script("azul")


@pytest.fixture(scope="module")
def player(azul: Any) -> Any:
    """A player with the samples of one game."""
    made = azul.Player(2, 0, weights.weights(2, False), 12, seed=1)
    made.scores = made.play()
    return made


def test_a_game_gives_a_sample_for_each_choice(player: Any) -> None:
    assert len(player.samples) > 20
    for sample in player.samples:
        facts = sample["fact"]
        real = facts[facts < features.FACTS]
        assert len(real) > 40
        assert set(facts[len(real) :].tolist()) <= {features.FACTS + features.MEASURES}


def test_samples_know_how_the_game_ended_from_their_own_seat(player: Any) -> None:
    wins = {tuple(sample["came"][:2].tolist()) for sample in player.samples}
    one, other = player.scores
    assert wins == ({(0.5, 0.5)} if one == other else {(1.0, 0.0), (0.0, 1.0)})
    for sample in player.samples:
        assert sample["found"][:2].sum() == pytest.approx(1, abs=0.01)
        assert np.abs(sample["found"][4:]).max() <= 1.01


def test_the_share_of_the_search_is_told_for_each_move(player: Any) -> None:
    told = [sample for sample in player.samples if sample["moves"]["visits"].sum() > 0]
    assert len(told) > 20
    for sample in told:
        moves = sample["moves"][sample["moves"]["kind"] >= 0]
        assert moves["visits"].sum() == pytest.approx(1, abs=0.05)
        assert moves["kind"].max() < net.KINDS


def test_the_first_games_need_no_weights(azul: Any) -> None:
    made = azul.Player(3, 1, None, 0, seed=2)
    assert len(made.play()) == 3
    assert len(made.samples) > 20


def test_written_weights_are_read_again(tmp_path: Path) -> None:
    found = weights.weights(2, False)
    held = {name: found[name][0] for name in net.WEIGHTS.names or ()}
    weights.write(tmp_path / "same.npz", held)
    assert weights.read(tmp_path / "same.npz").tobytes() == found.tobytes()


def test_learning_brings_the_losses_down(azul: Any, player: Any, tmp_path: Path, capsys: Any) -> None:
    pytest.importorskip("torch")
    np.save(tmp_path / "samples.npy", np.array(player.samples, player.kind))
    azul.learn([str(tmp_path / "samples.npy")], None, tmp_path / "2c.npz", passes=30, batch=16)
    before, after = (json.loads(line.split(":")[1]) for line in capsys.readouterr().out.splitlines()[1:])
    assert after[0] < before[0]
    assert np.isfinite(weights.read(tmp_path / "2c.npz")["first"]).all()
