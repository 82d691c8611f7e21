"""The environments of PettingZoo: its own tests for all games and seat counts, seats' views, copies, bad input."""

import importlib
import random
import sys
from copy import deepcopy
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from bordspil import games
from bordspil.core.game import BadRequest
from bordspil.envs.action_ids import tensor_of

tests: Any = pytest.importorskip("pettingzoo.test")
adapter: Any = importlib.import_module("bordspil.envs.pettingzoo")
BaseWrapper: Any = importlib.import_module("pettingzoo.utils.wrappers").BaseWrapper

pytestmark = pytest.mark.filterwarnings("ignore")  # PettingZoo warns of every environment it does not know by name

GAMES = [name for name in games.names() if games.load(name).tensor is not None]
KINDS = [(name, seats) for name in GAMES for seats in games.load(name).seats]
SMALL = {"timeline": {"hand": 2}}  # for tests of whole games


def act(env: Any, rng: random.Random) -> int | None:
    """Returns a random legal action of the agent whose turn it is."""
    seen, _, terminated, truncated, _ = env.last()
    return None if terminated or truncated else rng.choice(np.flatnonzero(seen["action_mask"]).tolist())


def walk(env: Any, steps: int, seed: int = 1) -> None:
    rng = random.Random(seed)
    env.reset(seed=seed)
    for _ in env.agent_iter(steps):
        env.step(act(env, rng))


@pytest.mark.parametrize(("name", "seats"), KINDS)
def test_api(name: str, seats: int) -> None:
    tests.api_test(adapter.env(name, seats), num_cycles=12)


@pytest.mark.parametrize(("name", "seats"), KINDS)
def test_seeds(name: str, seats: int) -> None:
    tests.seed_test(lambda: adapter.env(name, seats), num_cycles=10)


@pytest.mark.parametrize("name", GAMES)
def test_the_state_of_a_central_critic(name: str) -> None:
    """PettingZoo's test; there is no parallel environment, and what it asks of one this environment answers."""
    state_test = importlib.import_module("pettingzoo.test.state_test").state_test
    env = adapter.env(name, options=SMALL.get(name))
    state_test(env, env, num_cycles=5)
    walk(env, 6)
    for seat, agent in enumerate(env.possible_agents):
        np.testing.assert_array_equal(env.state()[seat], env.observe(agent)["observation"])


class AnyAction(BaseWrapper):  # type: ignore[misc]
    """Takes any action for some legal one."""

    def step(self, action: Any) -> None:
        if action is not None:
            legal = np.flatnonzero(self.env.last()[0]["action_mask"]).tolist()
            action = legal[int(action) % len(legal)]
        super().step(action)


@pytest.mark.parametrize("name", GAMES)
def test_bombardment(name: str) -> None:
    """PettingZoo's test, which knows no dictionaries and takes for an observation what `step` returns.

    So a wrapper shows the observation alone, returns it, and takes any action for some legal one.
    """
    bombardment = importlib.import_module("pettingzoo.test.bombardment_test")

    class Flat(AnyAction):
        def observation_space(self, agent: str) -> Any:
            return super().observation_space(agent)["observation"]

        def observe(self, agent: str) -> Any:
            return super().observe(agent)["observation"]

        def step(self, action: Any) -> Any:
            super().step(action)
            return self.observe(self.agent_selection)

    bombardment.bombardment_test(Flat(adapter.env(name, options=SMALL.get(name))), cycles=3)


@pytest.mark.parametrize("name", GAMES)
def test_rendering(name: str) -> None:
    tests.render_test(lambda **more: adapter.env(name, **more))


class InTurn:
    """All agents act in one step, each in its turn: what PettingZoo's test of cycles asks of a parallel environment."""

    def __init__(self, env: Any) -> None:
        self.env, self.action_space = env, env.action_space

    @property
    def agents(self) -> list[str]:
        return list(self.env.agents)

    def reset(self) -> tuple[dict[str, Any], dict[str, Any]]:
        self.env.reset(seed=1)
        return {}, {}

    def step(self, actions: dict[str, Any]) -> tuple[Any, ...]:
        for _ in actions:
            self.env.step(actions[self.env.agent_selection])
        return {}, {}, self.env.terminations, self.env.truncations, {}


def test_cycles_are_limited_where_a_limit_is_given() -> None:
    """PettingZoo's test, on a game in which agents take turns one after another."""
    test = importlib.import_module("pettingzoo.test.max_cycles_test").max_cycles_test

    def env(max_cycles: int) -> Any:
        return AnyAction(adapter.env("azul", max_cycles=max_cycles))

    test(SimpleNamespace(env=env, parallel_env=lambda max_cycles: InTurn(env(max_cycles))))
    made = adapter.env("azul", 3, max_cycles=2)
    walk(made, 6)
    assert set(made.truncations.values()) == {True}
    assert not any(made.terminations.values())
    assert set(made.rewards.values()) == {0.0}
    assert not made.last()[0]["action_mask"].any()
    for wrong in (0, -1, 2.5, True):
        with pytest.raises(BadRequest, match="“max_cycles”"):
            adapter.env("azul", max_cycles=wrong)


@pytest.mark.parametrize(("name", "seats"), KINDS)
def test_benchmark(name: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """PettingZoo's benchmark, with a clock that makes its five seconds short."""
    benchmark = importlib.import_module("pettingzoo.test.performance_benchmark")
    ticks = count()
    monkeypatch.setattr(benchmark, "time", SimpleNamespace(time=lambda: next(ticks)))
    benchmark.performance_benchmark(adapter.env(name, seats))


@pytest.mark.parametrize("name", GAMES)
def test_a_picture_shows_what_has_been_played(name: str) -> None:
    env = adapter.env(name, render_mode="rgb_array")
    env.reset(seed=1)
    before = env.render()
    assert before.dtype == np.uint8
    assert before.shape[2] == 3
    env.step(act(env, random.Random(1)))
    after = env.render()
    assert after.shape != before.shape or (after != before).any()


@pytest.mark.parametrize("name", GAMES)
def test_rewards_sum_to_nothing_once_the_game_is_over(name: str) -> None:
    env = adapter.env(name, options=SMALL.get(name))
    rng, total = random.Random(3), 0.0
    env.reset(seed=3)
    for _ in env.agent_iter():
        _, reward, terminated, _, _ = env.last()
        total += reward
        assert terminated or reward == 0
        if terminated and len(env.agents) == env.max_num_agents:
            assert max(env.rewards.values()) > 0 or not any(env.rewards.values())
        env.step(act(env, rng))
    assert total == pytest.approx(0)
    assert env.agents == []


@pytest.mark.parametrize(("name", "seats"), KINDS)
def test_agents_see_what_their_views_show_and_nothing_else(name: str, seats: int) -> None:
    """Dealing anew what a seat cannot know leaves its observation the same."""
    env = adapter.env(name, seats)
    kind = env.unwrapped.by_id
    for steps in (0, 9):
        walk(env, steps)
        state = env.unwrapped._state
        for seat in range(seats):
            view = kind.game.view(state, seat)
            seen = env.observe(f"player_{seat}")
            assert (seen["observation"] == kind.tensor.observe(view, seat)).all()
            assert (kind.observe(state, seat) == seen["observation"]).all()
            guess = kind.game.determinize(view, random.Random(steps))
            assert (kind.observe(guess, seat) == seen["observation"]).all()
            to_act = kind.game.to_act(state) == seat
            assert seen["action_mask"].sum() == (len(kind.legal(state)) if to_act else 0)


@pytest.mark.parametrize("name", GAMES)
def test_parts_name_every_number_once(name: str) -> None:
    game = games.load(name)
    tensor = tensor_of(name)
    for seats in game.seats:
        options = {option.name: option.default for option in game.options}
        for parts, size in (
            (tensor.parts(seats, options), tensor.shape(seats, options)[0]),
            (tensor.action_parts(seats, options), tensor.actions(seats, options)),
        ):
            ends = [part.first + part.count for part in parts]
            assert [part.first for part in parts] == [0, *ends[:-1]]
            assert ends[-1] == size


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_goes_its_own_way(name: str) -> None:
    """A copy in the middle of a game plays as the original would, chance included, and does not touch it."""
    env = adapter.env(name)
    walk(env, 8)
    before = env.observe(env.agent_selection)
    twins = [deepcopy(env) for _ in range(2)]
    for twin in twins:
        rng = random.Random(5)
        for _ in twin.agent_iter(30):
            twin.step(act(twin, rng))
    one, other = twins
    assert one.agent_selection == other.agent_selection
    assert str(one.observe(one.agent_selection)) == str(other.observe(other.agent_selection))
    after = env.observe(env.agent_selection)
    assert (before["observation"] == after["observation"]).all()
    assert (before["action_mask"] == after["action_mask"]).all()
    env.reset()
    one.reset()  # also the games after this one
    assert (env.last()[0]["observation"] == deepcopy(env).last()[0]["observation"]).all()


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_before_the_first_game(name: str) -> None:
    twin = deepcopy(adapter.env(name))
    twin.reset(seed=1)
    assert twin.last()[0]["action_mask"].any()


@pytest.mark.parametrize("name", GAMES)
def test_an_illegal_action_loses_as_in_the_classic_games(name: str) -> None:
    """As if PettingZoo's own wrapper had met the action first."""
    wrappers = importlib.import_module("pettingzoo.utils.wrappers")
    ends = []
    for env in (adapter.Env(name), wrappers.TerminateIllegalWrapper(adapter.Env(name), illegal_reward=-1)):
        walk(env, 3)
        loser = env.agent_selection
        env.step(int(np.argmin(env.last()[0]["action_mask"])))
        assert env.rewards[loser] == -1
        assert sum(env.rewards.values()) == -1
        raw = env.unwrapped
        ends.append((raw.rewards, raw._cumulative_rewards, raw.terminations, raw.truncations, raw.agent_selection))
        for _ in env.agent_iter():
            env.step(None)
        assert env.agents == []
    assert ends[0] == ends[1]


def test_what_is_no_action() -> None:
    env = adapter.env(GAMES[0])
    with pytest.raises(AssertionError):
        env.step(0)
    env.reset(seed=1)
    for wrong in (-1, env.action_space("player_0").n, None, "take", 1.5):
        with pytest.raises(AssertionError, match="not in action space"):
            env.step(wrong)
    rng = random.Random(1)
    while not any(env.terminations.values()):
        env.step(act(env, rng))
    with pytest.raises(ValueError, match="only valid action is None"):
        env.step(0)
    for _ in env.agent_iter():
        env.step(None)
    env.step(0)  # only a warning, as everywhere in PettingZoo


def test_wrong_kinds_of_games() -> None:
    with pytest.raises(BadRequest, match="takes 2 to 4 seats"):
        adapter.env(GAMES[0], 99)
    with pytest.raises(BadRequest, match="no option “colour”"):
        adapter.env(GAMES[0], 2, {"colour": "red"})
    with pytest.raises(BadRequest, match="There’s no game “chess”"):
        adapter.env("chess")
    with pytest.raises(BadRequest, match="The field “render_mode”"):
        adapter.env(GAMES[0], render_mode="film")


@pytest.mark.parametrize("name", GAMES)
def test_render(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = adapter.env(name, render_mode="ansi")
    walk(env, 4)
    assert len(env.render().splitlines()) > 3
    env = adapter.env(name, render_mode="human")
    walk(env, 1)
    assert len(capsys.readouterr().out.splitlines()) > 3


def test_the_overhead_is_measured() -> None:
    assert adapter.overhead_us(GAMES[0], 2, {}, spells=1) > 0


@pytest.mark.parametrize(("module", "missing"), [("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel")])
def test_a_missing_extra_is_named(module: str, missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    monkeypatch.delitem(sys.modules, f"bordspil.envs.{module}", raising=False)
    with pytest.raises(BadRequest, match="extra-missing") as refused:
        importlib.import_module(f"bordspil.envs.{module}")
    assert refused.value.details["extra"] in ("research", "openspiel")
