"""Many games stepped at once where the rules are not compiled: the arrays of `vector.Batch`, filled in Python."""

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np

from bordspil import games
from bordspil.core.game import BadRequest, Game
from bordspil.envs.action_ids import ActionIdGame
from bordspil.envs.vector import Batch, Seed, checked, checked_seeds, unpacked
from bordspil.sentences import sentences


class PlainBatch:
    """Games of one kind, all stepped by one call; a game that ends begins anew in the same step.

    Every array is that of a `Batch` (envs/vector.py); the type of an observation is that of the game's tensor.
    """

    def __init__(
        self, game: str | Game, count: int, seats: int = 2, options: Mapping[str, Any] | None = None, seed: Seed = 0
    ) -> None:
        self.by_id = by_id = ActionIdGame(game, seats, {} if options is None else options)
        with sentences():
            if type(count) is not int or count < 1:
                raise BadRequest("field-wrong", field="count")
        self.game, self.count, self.seats, self.options = by_id.game, count, seats, by_id.options
        self.action_count, self.low, self.high = by_id.actions, by_id.low, by_id.high
        self.observations = np.zeros((count, *by_id.shape), by_id.dtype)
        self.endings = np.zeros_like(self.observations)
        self.masks = np.zeros((count, self.action_count), np.bool_)
        self.to_act = np.zeros(count, np.int32)
        self.rewards = np.zeros((count, seats), np.float32)
        self.ended = np.zeros(count, np.bool_)
        self.states: list[Any] = [None] * count
        self.reset(seed)

    def reset(self, seed: Seed = 0) -> None:
        """Starts all games; the same seed and the same actions give the same games. A list has one for each game."""
        if isinstance(seed, int | np.integer):
            numbers = list(range(int(seed) * self.count, (int(seed) + 1) * self.count))
            self.luck = Random(int(seed))
        else:
            with sentences():
                numbers = checked_seeds(seed, self.count)
            self.luck = Random(str(numbers))
        self.dice = [self.by_id.dice(number) for number in numbers]
        self.rewards[:], self.ended[:] = 0, False
        for number in range(self.count):
            self._start(number)

    def step(self, actions: Any) -> None:
        """Plays one action in every game; refuses all of them, and changes nothing, if one is illegal."""
        with sentences():
            given = checked(actions, self.count).tolist()
            for number, action in enumerate(given):
                if not 0 <= action < self.action_count or not self.masks[number, action]:
                    raise BadRequest("action-illegal", action=action, number=number)
        self.rewards[:], self.ended[:] = 0, False
        for number, action in enumerate(given):
            self._play(number, action)

    def random_actions(self) -> np.ndarray:
        """Returns a random legal action for every game."""
        return np.array([self.luck.choice(np.flatnonzero(mask).tolist()) for mask in self.masks], np.int64)

    def close(self) -> None:
        """Holds nothing to release."""

    def __getstate__(self) -> dict[str, Any]:
        return vars(self) | {"masks": np.flatnonzero(self.masks)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self.masks = unpacked(self.masks, self.count, self.action_count)

    def _play(self, number: int, action: int) -> None:
        mover = int(self.to_act[number])
        state, seat = self.by_id.play(self.states[number], action, self.dice[number])
        if seat is None:
            self.rewards[number] = self.by_id.rewards(state)
            self.ended[number] = True
            self.endings[number] = self.by_id.observe(state, mover)
            self._start(number)
        else:
            self._show(number, state, seat)

    def _start(self, number: int) -> None:
        state, seat = self.by_id.start(self.dice[number])
        assert seat is not None, "a game is over before it has begun"
        self._show(number, state, seat)

    def _show(self, number: int, state: Any, seat: int) -> None:
        self.states[number], self.to_act[number] = state, seat
        self.observations[number] = self.by_id.observe(state, seat)
        self.masks[number] = self.by_id.mask(state)


def batch_of(
    game: str | Game, count: int, seats: int, options: Mapping[str, Any] | None, threads: int | None
) -> Batch | PlainBatch:
    """Returns a batch, compiled where the rules are."""
    if games.load(game).kernels is None:
        return PlainBatch(game, count, seats, options)
    return Batch(game, count, seats, options, threads=threads)
