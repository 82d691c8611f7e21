"""The vector environment of Gymnasium: spaces, masks, rewards, games that begin anew, seeds, and what is refused."""

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from bordspil.core.game import BadRequest

pytest.importorskip("gymnasium", exc_type=ImportError)

from gymnasium.error import ClosedEnvironmentError
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from bordspil.envs.gym import BordspilVectorEnv

GAMES = ("azul", "blokus_shuffle")


@pytest.mark.parametrize("game", GAMES)
def test_observations_and_actions_lie_in_their_spaces(game: str) -> None:
    env = BordspilVectorEnv(game, 3, seats=3)
    seen, info = env.reset(seed=1)
    assert seen in env.observation_space
    assert seen[0] in env.single_observation_space
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert info["action_mask"].shape == (3, env.single_action_space.n)  # type: ignore[attr-defined]
    for _ in range(12):
        actions = env.random_actions()
        assert actions in env.action_space
        assert info["action_mask"][np.arange(3), actions].all()
        seen, rewards, ended, cut, info = env.step(actions)
        assert seen in env.observation_space
        assert rewards.shape == ended.shape == cut.shape == info["to_act"].shape == (3,)
        assert not cut.any()


def test_the_end_is_rewarded_seen_and_followed_by_a_new_game() -> None:
    env = BordspilVectorEnv("azul", 4)
    _, info = env.reset(seed=2)
    ends = 0
    while ends < 8:
        movers = info["to_act"]
        seen, rewards, ended, _, info = env.step(env.random_actions())
        assert ("final_obs" in info) == ended.any()
        np.testing.assert_allclose(rewards, info["rewards"][np.arange(4), movers])
        assert not rewards[~ended].any()
        if ended.any():
            np.testing.assert_array_equal(info["_final_obs"], ended)
            assert (info["final_obs"][ended] != seen[ended]).any()
            assert abs(info["rewards"][ended].sum()) < 1e-6
            ends += int(ended.sum())


def test_a_seed_gives_the_same_games_and_no_seed_others() -> None:
    env = BordspilVectorEnv("azul", 5)
    first = env.reset(seed=3)[0]
    others = env.reset()[0]
    assert (env.reset(seed=3)[0] == first).all()
    assert (others != first).any()
    assert (env.reset()[0] == others).all()  # what follows a seed is settled by it
    assert (env.reset()[0] != others).any()


def test_what_is_handed_out_stays_as_it_is_unless_asked_for() -> None:
    env, lean = BordspilVectorEnv("azul", 2), BordspilVectorEnv("azul", 2, copy=False)
    seen, kept = env.reset(seed=1)[0], lean.reset(seed=1)[0]
    before = seen.copy()
    env.step(env.random_actions())
    lean.step(lean.random_actions())
    assert (seen == before).all()
    assert (kept != before).any()


def test_wrappers_of_gymnasium_go_around_it() -> None:
    env = RecordEpisodeStatistics(BordspilVectorEnv("azul", 2))
    env.reset(seed=1)
    for _ in range(200):
        *_, ended, _, info = env.step(env.env.random_actions())  # type: ignore[attr-defined]
        if ended.any():
            assert (info["episode"]["l"][ended] > 10).all()
            return
    raise AssertionError("no game ends")


def test_an_illegal_action_is_refused() -> None:
    env = BordspilVectorEnv("azul", 2)
    _, info = env.reset(seed=1)
    actions = env.random_actions()
    actions[1] = int(np.flatnonzero(~info["action_mask"][1])[0])
    with pytest.raises(BadRequest, match="is illegal in game 1"):
        env.step(actions)


@pytest.mark.parametrize("game", ["azul", "timeline"])
def test_a_list_has_a_seed_for_every_game(game: str) -> None:
    env, alone = BordspilVectorEnv(game, 3), BordspilVectorEnv(game, 1)
    seen = env.reset(seed=[7, 8, 7])[0]
    np.testing.assert_array_equal(seen[0], seen[2])
    assert (seen[0] != seen[1]).any()
    np.testing.assert_array_equal(alone.reset(seed=[8])[0][0], seen[1])
    np.testing.assert_array_equal(alone.reset(seed=8)[0][0], seen[1])
    after = env.reset()[0]
    env.reset(seed=[7, 8, 7])
    np.testing.assert_array_equal(env.reset()[0], after)  # what follows seeds is settled by them
    np.testing.assert_array_equal(env.reset(seed=np.array([7, 8, 7]))[0], seen)
    np.testing.assert_array_equal(env.reset(seed=[7, None, 7])[0][0], seen[0])


@pytest.mark.parametrize("seed", [[1, 2], [1, 2, 3, 4], [1, 2, -3], [1, 2, "3"], "123", 2.5])
def test_other_seeds_are_refused(seed: Any) -> None:
    with pytest.raises(BadRequest, match="The field “seed” has the wrong type"):
        BordspilVectorEnv("azul", 3).reset(seed=seed)


def test_options_of_reset_are_refused_with_a_sentence() -> None:
    env = BordspilVectorEnv("azul", 2)
    with pytest.raises(BadRequest, match="reset has no option “side”: a game’s options are given when"):
        env.reset(options={"side": "grey"})
    env.reset(options={})


def test_a_closed_environment_is_not_played_on() -> None:
    env = BordspilVectorEnv("azul", 4, threads=2)
    env.reset(seed=1)
    actions = env.random_actions()
    env.step(actions)
    env.close()
    env.close()
    for again in (lambda: env.step(actions), env.reset, env.random_actions):
        with pytest.raises(ClosedEnvironmentError, match="is closed"):
            again()
    assert env.batch._pool is None  # type: ignore[union-attr]


def test_without_gymnasium_one_line_says_what_to_install() -> None:
    script = "import sys; sys.modules['gymnasium'] = None\ntry:\n import bordspil.envs.gym\n"
    script += "except Exception as error:\n print(error.key, error.details)"
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert said.strip() == "extra-missing {'module': 'gymnasium', 'extra': 'research'}"
