"""One seat of a game as an environment of Gymnasium, with bots or policies in the others (extra `research`)."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from bordspil import games
from bordspil.core.bot import Budget
from bordspil.core.game import BadRequest, Game, Seat
from bordspil.envs.action_ids import action_id_game
from bordspil.envs.gym import LARGEST, Info, refuse_closed, refuse_options
from bordspil.envs.opponents import Opponent, made, seated
from bordspil.envs.rendering import RENDER_MODES, check_mode, render
from bordspil.sentences import sentences

import gymnasium  # isort: skip - the one above says which extra is missing
from gymnasium import spaces  # isort: skip
from gymnasium.error import ResetNeeded  # isort: skip

ILLEGAL_REWARD = -1.0
DEALS = 1000  # games begun until the learner has a turn


class BordspilEnv(gymnasium.Env[np.ndarray, np.integer[Any]]):
    """A game seen from one seat: a step is the learner's action and whatever the others do until its next turn.

    - `opponents` sit in turn order after the learner, and the last of them fills the seats that are left. Each is the
      name of a bot (`medium`, `my_bots:Cautious`), a bot, or a policy: a function of an observation and an action mask
      that returns an action. Bots that are named are made anew for every game, with a seed from the environment's.
    - `seat` None draws the learner's seat anew for every game. Observations are from its own place in any case.
    - The reward is 0 until the end; then 1 for the only winner, and all seats' rewards sum to nothing. An illegal
      action loses at once, with -1. Nothing is ever truncated.
    - `simulations` is what bots search for a move, which makes them repeatable; None gives them `seconds` instead.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str | Game,
        opponents: Any = "greedy",
        seat: Seat | None = 0,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        simulations: int | None = 100,
        seconds: float = 1.0,
        render_mode: str | None = None,
        observation: str = "flat",
    ) -> None:
        check_mode(render_mode)
        with sentences():
            found = games.load(game)
        if seats is None:
            seats = max(2, found.seats.start, len(opponents) + 1 if isinstance(opponents, list | tuple) else 0)
        self.by_id = by_id = action_id_game(found, seats, options or {}, observation)
        with sentences():
            if seat is not None and (type(seat) is not int or not 0 <= seat < seats):
                raise BadRequest("field-wrong", field="seat")
            self.budget = Budget(seconds, simulations)
        self.render_mode, self.seat, self.opponents = render_mode, seat, seated(opponents, seats)
        for opponent in self.opponents:
            made(opponent, by_id, 0, self.budget)  # refuses at once what it would refuse later
        kind: Any = by_id.dtype
        self.observation_space = spaces.Box(by_id.low, by_id.high, by_id.shape, kind)
        self.action_space = spaces.Discrete(by_id.actions)
        self._others: dict[Seat, Opponent] = {}
        self._state: Any = None
        self._to_act: Seat | None = None
        self._is_closed = False

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[np.ndarray, Info]:
        """Begins a game and lets the others play until the learner has its turn; it has no options of its own."""
        refuse_closed(self._is_closed)
        refuse_options(options)
        super().reset(seed=seed)
        for _ in range(DEALS):
            self._begin()
            if self._to_act is not None:
                return self._observation(), self._info()
        raise BadRequest("field-wrong", field="seat")

    def step(self, action: Any) -> tuple[np.ndarray, float, bool, bool, Info]:
        """Plays the learner's action and lets the others play until its next turn, or the end."""
        refuse_closed(self._is_closed)
        if self._to_act is None:
            raise ResetNeeded("The game is over or has not begun: call reset first.")
        if not self.action_space.contains(action):
            with sentences():
                raise BadRequest("field-wrong", field="action")
        try:
            self._state, self._to_act = self.by_id.play(self._state, int(action), self._dice)
        except BadRequest:
            self._to_act = None
            return self._observation(), ILLEGAL_REWARD, True, False, self._info() | {"is_illegal": True}
        self._play_on()
        if self._to_act is not None:
            return self._observation(), 0.0, False, False, self._info()
        rewards = self.by_id.rewards(self._state)
        info = self._info() | {"rewards": np.array(rewards, np.float32)}
        return self._observation(), rewards[self._seat], True, False, info

    def action_masks(self) -> np.ndarray:
        """Returns which actions are legal, as MaskablePPO asks for it; none while the learner is not to act."""
        return self._mask().astype(np.bool_)

    def render(self) -> Any:
        """Draws what spectators see: `ansi` returns text, `rgb_array` a picture, `human` prints the text."""
        if self.render_mode is None:
            gymnasium.logger.warn("render is called without a render mode")
            return None
        if self._state is None:
            raise ResetNeeded("There is nothing to draw yet: call reset first.")
        return render(self.by_id, self._state, self.render_mode)

    def close(self) -> None:
        """Ends the environment; whatever is asked of it then is refused."""
        self._is_closed = True

    def _begin(self) -> None:
        by_id, draw = self.by_id, self.np_random.integers
        self._seat = int(draw(by_id.seats)) if self.seat is None else self.seat
        self._others = {
            (self._seat + 1 + place) % by_id.seats: made(opponent, by_id, int(draw(LARGEST)), self.budget)
            for place, opponent in enumerate(self.opponents)
        }
        self._dice = by_id.dice(int(draw(LARGEST)))
        self._state, self._to_act = by_id.start(self._dice)
        self._play_on()

    def _play_on(self) -> None:
        """Lets the others play until it is the learner's turn, or the end."""
        while self._to_act is not None and self._to_act != self._seat:
            other = self._others[self._to_act]
            self._state, self._to_act = other.answer(self.by_id, self._state, self._to_act, self._dice)
        if self.render_mode == "human":
            self.render()

    def _observation(self) -> np.ndarray:
        return self.by_id.observe(self._state, self._seat)

    def _mask(self) -> np.ndarray:
        return np.zeros(self.by_id.actions, np.int8) if self._to_act is None else self.by_id.mask(self._state)

    def _info(self) -> Info:
        return {"action_mask": self._mask(), "seat": self._seat}
