"""A game played by action ids, one seat after another: the base of the environments of single games."""

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any, Final

import numpy as np

from bordspil import games
from bordspil.core.capabilities import Kernels, Tensor
from bordspil.core.chance import QuickChance
from bordspil.core.game import NATURE, BadRequest, Game, Seat, agree
from bordspil.core.kernel import generator, specialise
from bordspil.envs import single
from bordspil.envs.planes import encoder_of
from bordspil.envs.vector import compiled_rules, supplied
from bordspil.sentences import sentences


def tensor_of(game: str | Game) -> Tensor:
    """Returns the tensor of a game; refuses a game without one."""
    found = games.load(game)
    if (tensor := found.tensor) is None:
        raise BadRequest("no-tensors", game=found.id)
    return tensor


AFTER: Final[Mapping[int, int | None]] = {single.CHANCE: NATURE, single.NOBODY: None}


class ActionIdGame:
    """Games with fixed seats and options, played by action ids. The caller keeps the states and their dice."""

    def __init__(self, game: str | Game, seats: int, options: Mapping[str, Any], observation: str = "flat") -> None:
        with sentences():
            self.game, self.tensor, self.seats = games.load(game), tensor_of(game), seats
        with sentences(self.game):
            self.options = agree(self.game, options, seats)
            self.encoder = encoder_of(self.game, seats, self.options, observation)
        self.observation = observation
        self.actions = self.tensor.actions(seats, self.options)
        self.flat_shape = self.tensor.shape(seats, self.options)
        self.shape = self.flat_shape if self.encoder is None else self.encoder.shape
        self.dtype, self.low, self.high = np.dtype(self.tensor.DTYPE), self.tensor.LOW, self.tensor.HIGH
        # What a tensor may have beside what it must, to take less time.
        self._observe_state: Any = getattr(self.tensor, "observe_state", None)
        self._legal_ids: Any = getattr(self.tensor, "legal_ids", None)
        self._move_of: Any = getattr(self.tensor, "move_of", None)
        self._listed: tuple[Any, dict[int, Any]] = (None, {})

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.game, self.seats, self.options, self.observation)

    def dice(self, seed: int) -> Any:
        """Returns the dice of a seed."""
        return QuickChance.of(seed)

    def copy(self, state: Any, dice: Any) -> tuple[Any, Any]:
        """Returns a copy that can be played on independently."""
        return state, dice.fork()

    def start(self, dice: Any) -> tuple[Any, Seat | None]:
        """Returns a new game and the seat to act."""
        return self._settle(self.game.start(self.options, self.seats), dice)

    def play(self, state: Any, number: int, dice: Any) -> tuple[Any, Seat | None]:
        """Plays a move and the chance after it; returns the new state and the seat to act, None at the end."""
        if (move := self.move_of(state, number)) is None:
            raise BadRequest("action-illegal", action=number, number=0)
        return self._settle(self.game.play(state, move), dice)

    def after(self, state: Any, number: int) -> tuple[Any, Seat | None] | None:
        """Returns the state after a move, no chance played, and who acts then, NATURE included; None if illegal.

        The state given stays as it is.
        """
        if (move := self.move_of(state, number)) is None:
            return None
        played = self.game.play(state, move)
        return played, self.game.to_act(played)

    def play_move(self, state: Any, move: Any, dice: Any) -> tuple[Any, Seat | None]:
        """Plays a move that need not have an id; raises IllegalMove."""
        return self._settle(self.game.play(state, move), dice)

    def _settle(self, state: Any, dice: Any) -> tuple[Any, Seat | None]:
        while (seat := self.game.to_act(state)) == NATURE:
            state = self.game.play(state, self.game.sample(state, dice))
        return state, seat

    def moves(self, state: Any) -> dict[int, Any]:
        """Returns the legal moves of the seat to act by action id; the last state's are cached."""
        if self._listed[0] is not state:
            moves = list(self.game.moves(state))
            self._listed = state, dict(zip(self.tensor.numbers(state, moves), moves, strict=True))
        return self._listed[1]

    def legal(self, state: Any) -> list[int]:
        """Returns the ids of the legal moves, ascending."""
        if self._legal_ids is not None:
            found: list[int] = self._legal_ids(state).tolist()
            return found
        return sorted(self.moves(state))

    def move_of(self, state: Any, number: int) -> Any:
        """Returns the move of an id, or None where the id has none in this state; the move may still be illegal."""
        if self._move_of is not None:
            return self._move_of(state, number)
        return self.moves(state).get(number)

    def mask(self, state: Any) -> np.ndarray:
        """Returns the action mask: 1 for each id of a legal move."""
        mask = np.zeros(self.actions, np.int8)
        mask[list(self.moves(state)) if self._legal_ids is None else self._legal_ids(state)] = 1
        return mask

    def begins(self, state: Any, number: int) -> bool:
        """Returns whether an id only begins a move in a state, so that the same seat decides the rest."""
        return False

    def determinize(self, state: Any, seat: Seat, rng: Random) -> Any:
        """Returns a state that looks the same to a seat, with what it cannot know dealt anew."""
        return self.game.determinize(self.game.view(state, seat), rng)

    def observe(self, state: Any, seat: Seat) -> np.ndarray:
        """Returns the observation of a seat, made of its view alone."""
        seen = self.observe_flat(state, seat)
        return seen if self.encoder is None else self.encoder.encode(seen)

    def observe_flat(self, state: Any, seat: Seat) -> np.ndarray:
        """Returns the observation of a seat as a row of numbers, from the state itself where a game knows how."""
        if self._observe_state is not None:
            seen: np.ndarray = self._observe_state(state, seat, lambda: self.moves(state).values())
            return seen
        return self.tensor.observe(self.game.view(state, seat), seat)

    def rewards(self, state: Any) -> tuple[float, ...]:
        """Returns the rewards at the end: 1 for a victory, shared if tied, less the others' shares; alone the points.

        With two seats or more the rewards sum to zero.
        """
        if self.seats == 1:
            return tuple(map(float, self.game.scores(state)))
        winners = self.game.winners(state)
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]
        return tuple((share * self.seats - 1) / (self.seats - 1) for share in shares)


def copied(state: np.ndarray) -> np.ndarray:
    """Returns a copy of a record, at a tenth of the time of NumPy's own, which goes from field to field."""
    return np.ndarray(state.shape, state.dtype, bytearray(state.tobytes()))


class CompiledActionIdGame(ActionIdGame):
    """The same for games with compiled rules: a state is a record, and `play` changes it in place."""

    def __init__(self, game: str | Game, seats: int, options: Mapping[str, Any], observation: str = "flat") -> None:
        super().__init__(game, seats, options, observation)
        rules: Any = compiled_rules(self.game)[1]
        self.rules, kernels = rules, _compiled(rules, self.game.id)
        self.open_one, self.play_one, self.settle = kernels["open_one"], kernels["play_one"], kernels["settle"]
        self.see_one, self.list_one, self.mark_one = kernels["see_one"], kernels["list_one"], kernels["mark_one"]
        self.move_one = kernels["move_one"]
        self.kind = self.rules.kind(seats, self.options)
        longest = self.rules.longest(seats, self.options)
        self.scratch, self.listed = np.zeros(longest, np.int32), np.zeros(longest, np.int32)

    def dice(self, seed: int) -> Any:
        return generator(seed)

    def copy(self, state: Any, dice: Any) -> tuple[Any, Any]:
        return copied(state), dice.copy()

    def start(self, dice: Any) -> tuple[Any, Seat | None]:
        state = np.zeros(1, self.rules.STATE)
        return state, self.open_one(state, self.kind, dice)

    def play(self, state: Any, number: int, dice: Any) -> tuple[Any, Seat | None]:
        seat = self.play_one(state, dice, number) if 0 <= number < self.actions else single.ILLEGAL
        if seat >= 0:
            return state, seat
        if seat == single.ILLEGAL:
            raise BadRequest("action-illegal", action=number, number=0)
        return state, None

    def after(self, state: Any, number: int) -> tuple[Any, Seat | None] | None:
        if not 0 <= number < self.actions:
            return None
        played = copied(state)
        seat = self.move_one(played, number)
        return (played, AFTER.get(seat, seat)) if seat != single.ILLEGAL else None

    def _settle(self, state: Any, dice: Any) -> tuple[Any, Seat | None]:
        after = copied(state)  # a state of the rules is not to be changed
        seat = self.settle(after, dice)
        return after, None if seat == single.NOBODY else seat

    def legal(self, state: Any) -> list[int]:
        count = self.list_one(state, self.scratch, self.listed)
        found: list[int] = self.listed[:count].tolist()
        found.sort()  # in order already, or nearly so
        return found

    def move_of(self, state: Any, number: int) -> Any:
        return self.rules.move_of(state, number) if 0 <= number < self.actions else None

    def determinize(self, state: Any, seat: Seat, rng: Random) -> Any:
        return super().determinize(state, seat, rng).copy()  # an array that kernels may write to

    def begins(self, state: Any, number: int) -> bool:
        return bool(self.rules.begins(state, number))

    def mask(self, state: Any) -> np.ndarray:
        mask = np.zeros(self.actions, np.int8)
        self.mark_one(state, self.scratch, self.listed, mask)
        return mask

    def observe_flat(self, state: Any, seat: Seat) -> np.ndarray:
        seen = np.empty(self.flat_shape, np.uint8)
        self.see_one(state, seat, seen)
        return seen


@cache
def _compiled(rules: Kernels, name: str) -> dict[str, Any]:
    return specialise(single, name, supplied(rules))


def action_id_game(game: str | Game, seats: int, options: Mapping[str, Any], observation: str = "flat") -> ActionIdGame:
    """Returns a game played by action ids, compiled where its rules are."""
    with sentences():
        found = games.load(game)
    return (ActionIdGame if found.kernels is None else CompiledActionIdGame)(found, seats, options, observation)
