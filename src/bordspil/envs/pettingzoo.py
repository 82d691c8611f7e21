"""Every game as an environment of PettingZoo, one agent after another; needs the extra `research`."""

from collections.abc import Mapping
from copy import deepcopy
from operator import index
from random import Random
from time import perf_counter
from typing import Any

import numpy as np

from bordspil import games
from bordspil.core.game import BadRequest, Game
from bordspil.envs.action_ids import action_id_game
from bordspil.envs.registration import version_of
from bordspil.envs.rendering import RENDER_MODES, check_mode, render
from bordspil.extras import need
from bordspil.sentences import sentences

AECEnv: Any = need("pettingzoo", "research").AECEnv
EnvLogger: Any = need("pettingzoo.utils.env_logger", "research").EnvLogger
OrderEnforcingWrapper: Any = need("pettingzoo.utils.wrappers", "research").OrderEnforcingWrapper
spaces: Any = need("gymnasium.spaces", "research")

ILLEGAL_REWARD = -1.0


def env(
    game: str | Game,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    render_mode: str | None = None,
    observation: str = "flat",
    max_cycles: int | None = None,
) -> Any:
    """Returns an environment of a game in PettingZoo's wrapper that refuses calls in the wrong order."""
    return OrderEnforcingWrapper(Env(game, seats, options, render_mode, observation, max_cycles))


class Env(AECEnv):  # type: ignore[misc]
    """The environment itself. Agent `player_n` has seat n.

    It observes `observation`, what its view shows, and `action_mask`, all zeros while it is not its turn. An illegal
    action ends the game as PettingZoo's TerminateIllegalWrapper ends it, at a fifth of the time: with a warning, -1 for
    the agent and 0 for the others. A copy by `copy.deepcopy` goes on by itself, and draws what this one would draw.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        observation: str = "flat",
        max_cycles: int | None = None,
    ) -> None:
        super().__init__()
        with sentences():
            found = games.load(game)
        check_mode(render_mode)
        seats = max(2, found.seats.start) if seats is None else seats
        self.by_id = action_id_game(found, seats, options or {}, observation)
        with sentences():
            if max_cycles is not None and (type(max_cycles) is not int or max_cycles < 1):
                raise BadRequest("field-wrong", field="max_cycles")
        self.render_mode, self.max_cycles = render_mode, max_cycles
        self.metadata = {
            "name": f"{found.id}_v{version_of(found)}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(self.by_id.actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self._seeds = Random()
        self.agents: list[str] = []

    def _space(self) -> Any:
        kind = self.by_id
        seen = spaces.Box(kind.low, kind.high, kind.shape, kind.dtype)
        return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (kind.actions,), np.int8)})

    def observation_space(self, agent: str) -> Any:
        """Returns the space of dictionaries with `observation` and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Returns the space of all action ids."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a new game by a seed, or by the next of the last seed given. Options stay as they are."""
        if seed is not None:
            self._seeds = Random(seed)
        self._dice = self.by_id.dice(self._seeds.getrandbits(64))
        self._state, seat = self.by_id.start(self._dice)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self._to_act: int | None = seat
        self.agent_selection = self.agents[seat or 0]
        self._moves = 0

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """Returns the observation and the action mask of an agent."""
        kind, seat = self.by_id, self._seat_of[agent]
        mask = kind.mask(self._state) if seat == self._to_act else np.zeros(kind.actions, np.int8)
        return {"observation": kind.observe(self._state, seat), "action_mask": mask}

    @property
    def state_space(self) -> Any:
        """Returns the space of `state`."""
        kind = self.by_id
        return spaces.Box(kind.low, kind.high, (kind.seats, *kind.shape), kind.dtype)

    def state(self) -> np.ndarray:
        """Returns what all agents observe, one row for each: what a central critic may know."""
        return np.stack([self.by_id.observe(self._state, seat) for seat in range(self.by_id.seats)])

    def step(self, action: Any) -> None:
        """Plays the action of the agent whose turn it is; an agent of a finished game can only leave, with None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = self._checked(action)
        self._cumulative_rewards[agent] = 0.0
        try:
            self._state, self._to_act = self.by_id.play(self._state, number, self._dice)
        except BadRequest:
            self._lose(agent)
            return
        self._moves += 1
        if self._to_act is None:
            self._end()
        elif self.max_cycles is not None and self._moves == self.max_cycles * len(self.possible_agents):
            self._cut()
        else:
            self.agent_selection = self.possible_agents[self._to_act]
        if self.render_mode == "human":
            self.render()

    def _checked(self, action: Any) -> int:
        """Returns the action id, or fails as PettingZoo's AssertOutOfBoundsWrapper does."""
        try:
            number = index(action)
        except TypeError:
            number = -1
        assert 0 <= number < self.by_id.actions, "action is not in action space"
        return number

    def _lose(self, agent: str) -> None:
        EnvLogger.warn_on_illegal_move()
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL_REWARD
        self._to_act = None
        self._accumulate_rewards()
        self._deads_step_first()

    def _end(self) -> None:
        self.rewards = dict(zip(self.agents, self.by_id.rewards(self._state), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def _cut(self) -> None:
        """Ends a game that has had as many cycles as it may have, without rewards."""
        self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection, self._to_act = self.agents[0], None

    def render(self) -> str | np.ndarray | None:
        """Draws what spectators see: `ansi` returns text, `rgb_array` a picture, `human` prints the text."""
        if self.render_mode is None:
            need("gymnasium", "research").logger.warn("render is called without a render mode")
            return None
        return render(self.by_id, self._state, self.render_mode)

    def close(self) -> None:
        """Holds nothing to release."""

    def __getstate__(self) -> dict[str, Any]:
        return vars(self) | {"observation_spaces": None}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}

    def __deepcopy__(self, memo: dict[int, Any]) -> "Env":
        twin: Env = object.__new__(type(self))
        memo[id(self)] = twin
        for name, value in vars(self).items():
            setattr(twin, name, value.copy() if isinstance(value, dict | list) else value)
        twin.by_id, twin._seeds = deepcopy(self.by_id), Random()
        twin._seeds.setstate(self._seeds.getstate())
        if self.agents:
            twin.infos = {agent: dict(info) for agent, info in self.infos.items()}
        if hasattr(self, "_state"):
            twin._state, twin._dice = self.by_id.copy(self._state, self._dice)
        return twin


def overhead_us(game: str | Game, seats: int, options: Mapping[str, Any], spells: int = 20) -> float:
    """Returns the microseconds that a step through PettingZoo takes beside the move itself, best of some spells.

    A step is what a loop over `agent_iter` does: `last`, with observation and mask, and `step`.
    """
    made = env(game, seats, options)
    actions = _random_game(made)
    kind, best = made.unwrapped.by_id, float("inf")
    for _ in range(spells):
        made.reset(seed=1)
        begin = perf_counter()
        for _, action in zip(made.agent_iter(), actions, strict=False):
            made.last()
            made.step(action)
        middle, dice = perf_counter(), kind.dice(Random(1).getrandbits(64))
        state, _ = kind.start(dice)
        after = perf_counter()
        for action in actions:
            state, _ = kind.play(state, action, dice)
        best = min(best, (middle - begin - (perf_counter() - after)) / len(actions))
    return best * 1e6


def _random_game(made: Any) -> list[int]:
    """Returns the actions of a random game with seed 1."""
    made.reset(seed=1)
    actions, rng = [], Random(1)
    while not any(made.terminations.values()):
        actions.append(rng.choice(np.flatnonzero(made.last()[0]["action_mask"]).tolist()))
        made.step(actions[-1])
    return actions
