"""Thousands of games as a vector environment of Gymnasium (extra `research`)."""

from collections.abc import Mapping
from operator import index
from typing import Any

import numpy as np

from bordspil.core.game import BadRequest, Game
from bordspil.envs.plain_batch import batch_of
from bordspil.envs.registration import register
from bordspil.extras import need
from bordspil.sentences import sentences

need("gymnasium", "research")

from gymnasium import spaces  # noqa: E402
from gymnasium.error import ClosedEnvironmentError  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402

Info = dict[str, Any]
LEGAL = ("mask", "rows", "both")
LARGEST = 1 << 62  # of the seeds that follow from one another


def refuse_options(options: Mapping[str, Any] | None) -> None:
    """Refuses options of `reset`: those of a game are given when its environment is made."""
    with sentences():
        for option in options or ():
            raise BadRequest("reset-option", option=str(option)[:40])


def refuse_closed(is_closed: bool) -> None:
    """Refuses whatever is asked of a closed environment."""
    if is_closed:
        raise ClosedEnvironmentError("This environment is closed: make another one.")


class BordspilVectorEnv(VectorEnv[np.ndarray, np.ndarray, np.ndarray]):
    """Games of one kind side by side; in each of them one learner plays all seats, one after another.

    - An observation is what the seat to act sees; `info["to_act"]` says which seat that is and `info["action_mask"]`
      which of its actions are legal. `bordspil tensors GAME` explains the numbers.
    - A reward is that of the seat that has just acted; `info["rewards"]` holds those of all seats. They are 0 until
      the end, then sum to nothing: 1 for the only winner.
    - A game that ends begins anew in the same step (`AutoresetMode.SAME_STEP`): the observation is that of the new
      game, and `info["final_obs"]` what the seat that moved last saw of the end. Nothing is ever truncated.
    - An illegal action is refused (`BadRequest`, a sentence and which game it was) and nothing changes.
    - `legal` says how legal actions are given: as `mask`, as sparse `rows` (`info["legal_offsets"]` and
      `info["legal_actions"]`), or as `both`.
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        threads: int | None = None,
        copy: bool = True,
        observation: str = "flat",
        legal: str = "mask",
    ) -> None:
        """Makes the environments; with `copy` False they hand out the arrays that the next step writes into."""
        with sentences():
            if legal not in LEGAL:
                raise BadRequest("field-wrong", field="legal")
        self.batch = batch_of(game, num_envs, seats, options, threads, observation, legal != "rows")
        self.num_envs, self.copy, self.legal = num_envs, copy, legal
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        batch, shape = self.batch, self.batch.observations.shape
        kind: Any = batch.observations.dtype
        self.single_observation_space = spaces.Box(batch.low, batch.high, shape[1:], kind)
        self.observation_space = spaces.Box(batch.low, batch.high, shape, kind)
        self.single_action_space = spaces.Discrete(self.batch.action_count)
        self.action_space = spaces.MultiDiscrete(np.full(num_envs, self.batch.action_count))

    def reset(self, *, seed: Any = None, options: Info | None = None) -> tuple[np.ndarray, Info]:
        """Starts all games: the same ones for the same seed, others without one; a list has a seed for each game."""
        refuse_closed(self.closed)
        refuse_options(options)
        if seed is None or isinstance(seed, int | np.integer):
            super().reset(seed=seed if seed is None else int(seed))
            self.batch.reset(int(self.np_random.integers(LARGEST)) if seed is None else int(seed))
        else:
            self._reset_each(seed)
        return self._own(self.batch.observations), self._info()

    def _reset_each(self, seeds: Any) -> None:
        """Starts every game by its own seed; one whose seed is None goes on as after a reset without seeds."""
        with sentences():
            try:
                given = [None if seed is None else index(seed) for seed in seeds]
            except TypeError:
                given = []
            if len(given) != self.num_envs or any(seed is not None and seed < 0 for seed in given):
                raise BadRequest("field-wrong", field="seed")
        drawn = self.np_random.integers(LARGEST, size=self.num_envs).tolist()
        found = [other if seed is None else seed for seed, other in zip(given, drawn, strict=True)]
        self.batch.reset(found)
        self.np_random = np.random.default_rng(found)

    def step(self, actions: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, Info]:
        """Plays one action in every game."""
        refuse_closed(self.closed)
        batch = self.batch
        movers = batch.to_act.copy()
        batch.step(actions)
        info = self._info()
        if batch.ended.any():
            info |= {"final_obs": self._own(batch.endings), "_final_obs": batch.ended.copy()}
        rewards = batch.rewards[np.arange(self.num_envs), movers].astype(np.float64)
        return self._own(batch.observations), rewards, batch.ended.copy(), np.zeros(self.num_envs, np.bool_), info

    def random_actions(self) -> np.ndarray:
        """Returns a random legal action for every game, chosen by compiled code."""
        refuse_closed(self.closed)
        return self._own(self.batch.random_actions())

    def close_extras(self, **kwargs: Any) -> None:
        """Ends the threads."""
        self.batch.close()

    def _info(self) -> Info:
        batch = self.batch
        info = {"to_act": self._own(batch.to_act), "rewards": self._own(batch.rewards)}
        if self.legal != "rows":
            info["action_mask"] = self._own(batch.masks)
        if self.legal != "mask":
            info["legal_offsets"], info["legal_actions"] = batch.legal_rows()
        return info

    def _own(self, array: np.ndarray) -> np.ndarray:
        return array.copy() if self.copy else array


register()
