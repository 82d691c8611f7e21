"""Training for Blokus Shuffle: games that can be played again, examples by the rules, weights that can be read."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bordspil.games.blokus_shuffle.bots import expert, value_net
from bordspil.games.blokus_shuffle.rules import turns
from bordspil.games.blokus_shuffle.rules.scoring import colour_score
from bordspil.games.blokus_shuffle.rules.state import OVER
from train.scripts import script


@pytest.fixture(scope="module")
def train() -> Any:
    return script("blokus_shuffle")


@pytest.fixture(scope="module", params=[False, True], ids=["classic", "cards"])
def cards(request: pytest.FixtureRequest) -> bool:
    return bool(request.param)


@pytest.fixture(scope="module")
def games(train: Any, cards: bool) -> dict[str, np.ndarray]:
    tasks = [train.Task(expert.WEIGHTS, 8, seats, cards, seed, games=1) for seats, seed in ((4, 1), (2, 2))]
    played: dict[str, np.ndarray] = train.join([train.play_games(task) for task in tasks])
    return played


def test_games_come_out_the_same_for_the_same_seed(train: Any, games: dict[str, np.ndarray], cards: bool) -> None:
    again = train.play_games(train.Task(expert.WEIGHTS, 8, 2, cards, 2, games=1))
    assert bool(((games["move"] >= turns.PLAYS) & (games["move"] < turns.NAMES)).any()) == cards
    assert again["move"].tolist() == games["move"][games["game"] == 1].tolist()
    assert again["left"].tolist() == games["left"][1:].tolist()


def test_what_guests_played_is_in_the_game_but_not_learned_from(train: Any, cards: bool) -> None:
    task = train.Task(expert.WEIGHTS, 8, 4, cards, 3, games=4)
    played = train.play_games(task._replace(guests=30))
    lengths = [int((played["best"][played["game"] == game] < 0).sum()) for game in range(4)]
    assert 0 < max(lengths) <= 30
    assert len(set(lengths)) > 1
    for game, guests in enumerate(lengths):
        assert (played["best"][played["game"] == game][:guests] < 0).all()
    assert (train.play_games(task)["best"] >= 0).all()
    ours = train.learnable(played)
    assert ours.sum() == len(played["move"]) - sum(lengths)
    assert len(train.positions(played)) == len(played["move"])


def test_targets_are_the_mean_of_outcome_and_forecast(train: Any, games: dict[str, np.ndarray]) -> None:
    given = {
        "forecast": np.array([[0.4, 0.3, 0.2, 0.1], [np.nan] * 4, [0.8, 0.2, 0, 0], [0.1, 0.2, 0.3, 0.4]]),
        "game": np.array([0, 0, 1, 2]),
        "left": np.array([[3, 3, 9, 9], [5, 4, 3, 6], [1, 1, 1, 0]]),
        "seats": np.array([4, 2, 4]),
    }
    found = [[0.45, 0.4, 0.1, 0.05], [0.5, 0.5, 0, 0], [0.9, 0.1, 0, 0], [0.05, 0.1, 0.15, 0.7]]
    assert train.chances(given) == pytest.approx(np.array(found))
    searched = np.isfinite(games["forecast"]).all(1)
    assert searched.any()
    assert games["forecast"][searched].astype(np.float64).sum(1) == pytest.approx(np.ones(searched.sum()), abs=0.01)


def test_a_net_gives_its_chances_to_the_seats_there_are(train: Any, games: dict[str, np.ndarray]) -> None:
    two = games["seats"][games["game"]][30::40] == 2
    found = train.expected(expert.WEIGHTS, train.positions(games)[30::40])
    assert two.any()
    assert not two.all()
    assert found.sum(1) == pytest.approx(np.ones(len(found)))
    assert ((found[:, 2:] > 0) == ~two[:, None]).all()


def test_positions_lead_to_the_squares_left(train: Any, games: dict[str, np.ndarray]) -> None:
    states = train.positions(games)
    for game in (0, 1):
        last = np.flatnonzero(games["game"] == game)[-1]
        end = states[last : last + 1].copy()
        turns.step(end, int(games["move"][last]))
        assert end["step"][0] == OVER
        assert [colour_score(end[0], colour) for colour in range(4)] == games["left"][game].tolist()


def test_the_best_move_is_among_the_choices(train: Any, games: dict[str, np.ndarray]) -> None:
    states = train.positions(games)[::9]
    seen, begins, places, phases = train.choices(states, games["best"][::9])
    assert len(begins) == len(places) + 1 == len(phases) + 1
    assert (places < np.diff(begins)).all()
    assert seen[:, 16:].sum(1).tolist() == [1.0] * len(seen)  # every placement is of one piece


def test_what_is_learned_can_be_read_and_played(train: Any, games: dict[str, np.ndarray], tmp_path: Path) -> None:
    pytest.importorskip("torch")
    target = tmp_path / "value_net.npz"
    train.learn(games, target, passes=2)
    known, scratch = expert.read_weights(target), np.zeros(1, value_net.SCRATCH)
    assert known["into"].any()
    train.learn(games, tmp_path / "more.npz", target, passes=1, held=2)
    more = expert.read_weights(tmp_path / "more.npz")
    assert more["moves"].tolist() == known["moves"].tolist()
    assert 0 < np.abs(more["into"] - known["into"]).max() < 0.1
    value_net.predict(train.positions(games)[30], known[0], scratch[0])
    assert np.isfinite(scratch["strength"]).all()
