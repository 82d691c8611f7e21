"""A game as numbers, one seat after another: what the environments of one game stand on."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from bordspil import games
from bordspil.adapters import single
from bordspil.core.chance import Chance
from bordspil.core.game import NATURE, BadRequest, Seat, agree
from bordspil.core.kernel import generator, specialise

SUPPLIED = tuple(name for name, value in vars(single).items() if value is None and not name.startswith("_"))


class Numbered:
    """Games of one kind, played by numbers. States are passed in and out; each has dice of its own."""

    def __init__(self, name: str, seats: int, options: Mapping[str, Any]) -> None:
        self.game, self.tensor, self.seats = games.load(name), games.part(name, "tensor"), seats
        self.options = agree(self.game, options, seats)
        self.actions: int = self.tensor.actions(seats, self.options)
        self.shape: tuple[int, ...] = self.tensor.shape(seats, self.options)
        self.dtype = np.dtype(getattr(self.tensor, "DTYPE", np.uint8))
        self.low, self.high = getattr(self.tensor, "LOW", 0), getattr(self.tensor, "HIGH", 255)
        self._listed: tuple[Any, dict[int, Any]] = (None, {})

    def dice(self, seed: int) -> Any:
        """Chance by a seed."""
        return Chance.of(seed)

    def copy(self, state: Any, dice: Any) -> tuple[Any, Any]:
        """A game that goes its own way from here."""
        return state, Chance(dice.seed, dice.drawn)

    def start(self, dice: Any) -> tuple[Any, Seat | None]:
        """A new game and the seat to act in it."""
        return self._settle(self.game.start(self.options, self.seats), dice)

    def play(self, state: Any, number: int, dice: Any) -> tuple[Any, Seat | None]:
        """The state after a seat's move and the chance that follows, and the seat to act, None at the end."""
        if (move := self.move_of(state, number)) is None:
            raise BadRequest("action-illegal", action=number, number=0)
        return self._settle(self.game.play(state, move), dice)

    def _settle(self, state: Any, dice: Chance) -> tuple[Any, Seat | None]:
        while (seat := self.game.to_act(state)) == NATURE:
            state = self.game.play(state, self.game.sample(state, dice))
        return state, seat

    def moves(self, state: Any) -> dict[int, Any]:
        """The legal moves of the seat to act, by number; they are asked for again and again for one state."""
        if self._listed[0] is not state:
            moves = list(self.game.moves(state))
            self._listed = state, dict(zip(self.tensor.numbers(state, moves), moves, strict=True))
        return self._listed[1]

    def legal(self, state: Any) -> list[int]:
        """The numbers of the legal moves, ascending."""
        return sorted(self.moves(state))

    def move_of(self, state: Any, number: int) -> Any:
        """The move of a number, or None where it stands for none here; whether it is legal is for the game to say."""
        return self.moves(state).get(number)

    def mask(self, state: Any) -> np.ndarray:
        """1 for each number of a legal move."""
        mask = np.zeros(self.actions, np.int8)
        mask[self.legal(state)] = 1
        return mask

    def observe(self, state: Any, seat: Seat) -> np.ndarray:
        """What a seat sees: a function of its view."""
        seen: np.ndarray = self.tensor.observe(self.game.view(state, seat), seat)
        return seen

    def rewards(self, state: Any) -> tuple[float, ...]:
        """At the end 1 for a victory, split when shared; what is lost is split between the others. Alone: the points.

        With two seats and more this sums to nothing.
        """
        if self.seats == 1:
            return tuple(map(float, self.game.scores(state)))
        winners = self.game.winners(state)
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]
        return tuple((share * self.seats - 1) / (self.seats - 1) for share in shares)


class Compiled(Numbered):
    """The same for games whose rules are compiled: a state is a record and is changed in place by `play`."""

    def __init__(self, name: str, seats: int, options: Mapping[str, Any]) -> None:
        super().__init__(name, seats, options)
        kernels = _compiled(name)
        self.open_one, self.play_one = kernels["open_one"], kernels["play_one"]
        self.see_one, self.mark_one = kernels["see_one"], kernels["mark_one"]
        self.kind = self.tensor.kind(seats, self.options)
        self.scratch = np.zeros(self.tensor.longest(seats, self.options), np.int32)

    def dice(self, seed: int) -> Any:
        return generator(seed)

    def copy(self, state: Any, dice: Any) -> tuple[Any, Any]:
        return state.copy(), dice.copy()

    def start(self, dice: Any) -> tuple[Any, Seat | None]:
        state = np.zeros(1, self.tensor.STATE)
        return state, self.open_one(state, self.kind, dice)

    def play(self, state: Any, number: int, dice: Any) -> tuple[Any, Seat | None]:
        seat = self.play_one(state, dice, number) if 0 <= number < self.actions else single.ILLEGAL
        if seat >= 0:
            return state, seat
        if seat == single.ILLEGAL:
            raise BadRequest("action-illegal", action=number, number=0)
        return state, None

    def legal(self, state: Any) -> list[int]:
        found: list[int] = np.flatnonzero(self.mask(state)).tolist()
        return found

    def move_of(self, state: Any, number: int) -> Any:
        return self.tensor.move_of(number) if 0 <= number < self.actions else None

    def mask(self, state: Any) -> np.ndarray:
        mask = np.zeros(self.actions, np.int8)
        self.mark_one(state, self.scratch, mask)
        return mask

    def observe(self, state: Any, seat: Seat) -> np.ndarray:
        seen = np.empty(self.shape, np.uint8)
        self.see_one(state, seat, seen)
        return seen


@cache
def _compiled(name: str) -> dict[str, Any]:
    tensor = games.part(name, "tensor")
    return specialise(single, name, {part: getattr(tensor, part) for part in SUPPLIED})


def numbered(name: str, seats: int, options: Mapping[str, Any]) -> Numbered:
    """A kind of game as numbers, compiled where its rules are."""
    tensor = games.part(name, "tensor")
    return (Compiled if hasattr(tensor, SUPPLIED[0]) else Numbered)(name, seats, options)
