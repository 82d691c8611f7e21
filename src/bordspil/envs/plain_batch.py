"""Many games stepped one after another, whose rules need not be compiled: the arrays and methods of `vector.Batch`."""

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np

from bordspil import games
from bordspil.core.game import BadRequest, Game, Seat
from bordspil.envs.action_ids import action_id_game
from bordspil.envs.rows import Rows, joined
from bordspil.envs.vector import Batch, Seed, checked, checked_seeds, unpacked
from bordspil.sentences import sentences


class PlainBatch:
    """Games of one kind, all stepped by one call; a game that ends begins anew in the same step.

    Every array is that of a `Batch` (envs/vector.py); the type of an observation is that of the game's tensor.
    """

    def __init__(
        self,
        game: str | Game,
        count: int,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        seed: Seed = 0,
        observation: str = "flat",
        masks: bool = True,
    ) -> None:
        self.by_id = by_id = action_id_game(game, seats, {} if options is None else options, observation)
        with sentences():
            if type(count) is not int or count < 1:
                raise BadRequest("field-wrong", field="count")
        self.game, self.count, self.seats, self.options = by_id.game, count, seats, by_id.options
        self.action_count, self.low, self.high = by_id.actions, by_id.low, by_id.high
        self.observations = np.zeros((count, *by_id.shape), by_id.dtype)
        self.endings = np.zeros_like(self.observations)
        self.masks = np.zeros((count, self.action_count if masks else 0), np.bool_)
        self._legal: list[list[int]] = [[]] * count
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
                if action not in self._legal[number]:
                    raise BadRequest("action-illegal", action=action, number=number)
        self.rewards[:], self.ended[:] = 0, False
        for number, action in enumerate(given):
            self._play(number, action)

    def random_actions(self) -> np.ndarray:
        """Returns a random legal action for every game."""
        return np.array([self.luck.choice(legal) for legal in self._legal], np.int64)

    def legal_rows(self) -> Rows:
        """Returns the legal actions of all games as sparse rows, in arrays of their own."""
        return joined(list(map(np.array, self._legal)))

    def play_out(self, rounds: int) -> tuple[np.ndarray, np.ndarray]:
        """Plays `rounds` random games in every row; returns the moves played and the games won by each seat."""
        moves, wins = np.zeros(self.count, np.int64), np.zeros((self.count, self.seats), np.int64)
        for number, dice in enumerate(self.dice):
            _, own = self.by_id.copy(self.states[number], dice)
            for _ in range(rounds):
                played, winners = self._play_out(own)
                moves[number] += played
                wins[number, winners] += 1
        return moves, wins

    def _play_out(self, dice: Any) -> tuple[int, list[Seat]]:
        state, seat = self.by_id.start(dice)
        played = 0
        while seat is not None:
            state, seat = self.by_id.play(state, self.luck.choice(self.by_id.legal(state)), dice)
            played += 1
        return played, list(self.by_id.game.winners(state))

    def close(self) -> None:
        """Holds nothing to release."""

    def __getstate__(self) -> dict[str, Any]:
        return vars(self) | {"masks": (np.flatnonzero(self.masks), self.masks.shape)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self.masks = unpacked(*self.masks)

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
        if self.masks.size:
            self.masks[number, self._legal[number]] = False
        self._legal[number] = self.by_id.legal(state)
        if self.masks.size:
            self.masks[number, self._legal[number]] = True


def batch_of(
    game: str | Game,
    count: int,
    seats: int,
    options: Mapping[str, Any] | None,
    threads: int | None,
    observation: str = "flat",
    masks: bool = True,
) -> Batch | PlainBatch:
    """Returns a batch, compiled where the rules are."""
    if games.load(game).kernels is None:
        return PlainBatch(game, count, seats, options, observation=observation, masks=masks)
    return Batch(game, count, seats, options, threads=threads, observation=observation, masks=masks)
