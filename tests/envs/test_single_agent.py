"""One seat as an environment of Gymnasium: its checkers, seatings, rewards, masks, and refusals."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import bordspil
from bordspil import games
from bordspil.core.game import BadRequest, Refusal
from bordspil.search.any_game import bots_of

gymnasium: Any = pytest.importorskip("gymnasium", exc_type=ImportError)

from gymnasium.error import ClosedEnvironmentError, ResetNeeded  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402

from bordspil.envs.gym import BordspilVectorEnv  # noqa: E402
from bordspil.envs.registration import id_of, version_of  # noqa: E402
from bordspil.envs.single_agent import BordspilEnv  # noqa: E402

GAMES = games.names()


def play(env: BordspilEnv, seed: int) -> tuple[float, int, dict[str, Any]]:
    """Plays a game of random actions; returns the reward of its end, how many steps it had, and its last info."""
    dice = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    for steps in range(1, 2000):
        assert (info["action_mask"] == env.action_masks()).all()
        seen, reward, terminated, truncated, info = env.step(dice.choice(np.flatnonzero(info["action_mask"])))
        assert seen in env.observation_space
        assert not truncated
        if terminated:
            assert not env.action_masks().any()
            return reward, steps, info
        assert reward == 0
    raise AssertionError("the game does not end")


class Spy:
    """Plays a random move and remembers which seats it had."""

    def __init__(self, name: str) -> None:
        self.bot = bordspil.bot(name, "random")
        self.seats: set[int] = set()

    def choose(self, view: Any, seconds: float) -> Any:
        self.seats.add(view.to_act)
        return self.bot.choose(view, seconds)


@pytest.mark.parametrize("name", GAMES)
def test_the_checker_of_gymnasium(name: str) -> None:
    """Rendering included; the versions are those of the rules."""
    assert id_of(name).endswith(f"-v{version_of(games.load(name))}")
    env = gymnasium.make(id_of(name), opponents="random")
    check_env(env.unwrapped)


@pytest.mark.parametrize("name", GAMES)
def test_games_are_made_by_their_ids(name: str) -> None:
    many = gymnasium.make_vec(id_of(name), num_envs=3, seats=3)
    assert isinstance(many, BordspilVectorEnv)
    assert many.reset(seed=1)[1]["rewards"].shape == (3, 3)
    side_by_side = gymnasium.make_vec(id_of(name), num_envs=2, vectorization_mode="sync", opponents="random")
    assert side_by_side.reset(seed=[1, 1])[0].shape[0] == 2


@pytest.mark.parametrize("name", GAMES)
def test_a_random_learner_loses_to_greedy_and_the_rewards_say_so(name: str) -> None:
    env = BordspilEnv(name, options={"hand": 2} if name == "timeline" else {})
    results = [play(env, seed) for seed in range(4)]
    for reward, steps, info in results:
        assert reward == info["rewards"][0]
        assert abs(info["rewards"].sum()) < 1e-6
        assert steps > 1
    assert sum(reward for reward, _, _ in results) < 0


def test_opponents_sit_in_turn_order_after_the_learner() -> None:
    spies = [Spy("azul"), Spy("azul")]
    env = BordspilEnv("azul", spies, seat=1)
    assert env.by_id.seats == 3
    play(env, 1)
    assert [spy.seats for spy in spies] == [{2}, {0}]
    last = Spy("azul")
    play(BordspilEnv("azul", ["random", last], seats=4), 1)
    assert last.seats == {2, 3}


def test_the_learners_seat_may_be_drawn() -> None:
    env = BordspilEnv("azul", "random", seat=None, seats=4)
    seats = [env.reset(seed=seed)[1]["seat"] for seed in range(30)]
    assert set(seats) == {0, 1, 2, 3}
    assert [env.reset(seed=seed)[1]["seat"] for seed in range(30)] == seats


def test_opponents_may_be_bots_players_and_policies() -> None:
    seen: list[tuple[Any, Any]] = []

    def policy(observation: np.ndarray, mask: np.ndarray) -> int:
        seen.append((observation.shape, mask.shape))
        return int(np.flatnonzero(mask)[0])

    bot = bots_of(games.load("azul")).make("easy", 1)
    env = BordspilEnv("azul", [bot, bordspil.bot("azul", "greedy"), policy], simulations=5)
    play(env, 1)
    assert set(seen) == {(env.observation_space.shape, (env.action_space.n,))}  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", ["azul", "cross_rummy"])
def test_the_same_seed_gives_the_same_game_against_bots_that_search(name: str) -> None:
    env = BordspilEnv(name, ["medium"], simulations=8)
    assert str(play(env, 3)) == str(play(env, 3))


def test_alone_the_reward_is_the_points() -> None:
    env = BordspilEnv("timeline", [], seats=1, options={"hand": 2})
    reward, _, info = play(env, 1)
    assert reward == info["rewards"][0] >= 0


def test_an_illegal_action_loses_at_once() -> None:
    env = BordspilEnv("azul", "random")
    _, info = env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(int(np.argmin(info["action_mask"])))
    assert (reward, terminated, truncated, info["is_illegal"]) == (-1, True, False, True)
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_what_is_asked_at_a_wrong_time_is_refused() -> None:
    env = BordspilEnv("azul", "random", render_mode="ansi")
    for early in (lambda: env.step(0), env.render):
        with pytest.raises(ResetNeeded):
            early()
    env.reset(seed=1)
    for wrong in (-1, env.action_space.n, "0b1", None, 0.0):  # type: ignore[attr-defined]
        with pytest.raises(BadRequest, match="The field “action”"):
            env.step(wrong)
    with pytest.raises(BadRequest, match="reset has no option “side”"):
        env.reset(options={"side": "grey"})
    env.close()
    env.close()
    for late in (lambda: env.step(0), env.reset):
        with pytest.raises(ClosedEnvironmentError):
            late()


WRONG: list[tuple[Callable[[], Any], str]] = [
    (lambda: BordspilEnv("chess"), "There’s no game “chess”"),
    (lambda: BordspilEnv("azul", ["genius"]), "There’s no bot “genius”. The bots are: random"),
    (lambda: BordspilEnv("azul", [3]), "“3” isn’t a bot"),
    (lambda: BordspilEnv("azul", ["no_such_module:Bot"]), "There’s no bot “no_such_module:Bot”"),
    (lambda: BordspilEnv("azul", ["bordspil:no_such_bot"]), "There’s no bot “bordspil:no_such_bot”"),
    (lambda: BordspilEnv("azul", []), "The field “opponents”"),
    (lambda: BordspilEnv("azul", ["easy"] * 2, seats=2), "The field “opponents”"),
    (lambda: BordspilEnv("azul", ["easy"] * 9), "takes 2 to 4 seats"),
    (lambda: BordspilEnv("azul", seat=2), "The field “seat”"),
    (lambda: BordspilEnv("azul", options={"side": "pink"}), "must be one of: coloured, grey"),
    (lambda: BordspilEnv("azul", render_mode="film"), "The field “render_mode”"),
    (lambda: BordspilEnv("azul", simulations=-1), "simulations"),
]


@pytest.mark.parametrize(("make", "sentence"), WRONG)
def test_wrong_environments_are_refused_with_a_sentence(make: Callable[[], Any], sentence: str) -> None:
    with pytest.raises(Refusal, match=sentence):
        make()
