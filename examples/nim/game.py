"""Nim as a Game: its rules and its moves. Bots, a drawing, a board and records are those that any game has."""

from random import Random
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from bordspil.core.capabilities import Capability, Tensor
from bordspil.core.game import Game, IllegalMove, Option, Options, Seat
from bordspil.core.notation import FieldNotation

HEAPS = {"three": (3, 5, 7), "four": (1, 3, 5, 7)}
Pieces = Annotated[int, Meta(ge=0, le=7)]


class State(Struct, frozen=True):
    """The pieces left in every heap, whose turn it is, and what taking the last piece does."""

    heaps: tuple[Pieces, ...]
    turn: Literal[0, 1]
    last: Literal["wins", "loses"]


class Take(Struct, frozen=True):
    """A move: a number of pieces from one heap."""

    heap: int
    count: int


class Nim(Game[State, Take, State]):
    """Two players take pieces from heaps, in turn."""

    id = "nim"
    seats = range(2, 3)
    options = (Option("heaps", "three", tuple(HEAPS)), Option("last", "wins", ("wins", "loses")))
    notation = FieldNotation(Take)
    tensor = Capability[Tensor[State, Take, State]]("tensor")

    def start(self, options: Options, seats: int) -> State:
        return State(HEAPS[options["heaps"]], 0, options["last"])

    def to_act(self, state: State) -> Seat | None:
        return state.turn if any(state.heaps) else None

    def moves(self, state: State) -> list[Take]:
        return [Take(heap, count) for heap, pieces in enumerate(state.heaps) for count in range(1, pieces + 1)]

    def play(self, state: State, move: Take) -> State:
        if not any(state.heaps):
            raise IllegalMove("game-over")
        if not 0 <= move.heap < len(state.heaps) or not 0 < move.count <= state.heaps[move.heap]:
            raise IllegalMove("not-there", heap=move.heap, count=move.count)
        heaps = list(state.heaps)
        heaps[move.heap] -= move.count
        return replace(state, heaps=tuple(heaps), turn=1 - state.turn)

    def winners(self, state: State) -> tuple[Seat, ...]:
        if any(state.heaps):
            return ()
        return (1 - state.turn,) if state.last == "wins" else (state.turn,)

    def scores(self, state: State) -> tuple[int, ...]:
        return tuple(int(seat in self.winners(state)) for seat in (0, 1))

    def view(self, state: State, seat: Seat | None) -> State:
        return state

    def determinize(self, view: State, rng: Random) -> State:
        return view


game = Nim()
