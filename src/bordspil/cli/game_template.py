"""NewGame: count to 21 in turn; the player who says it wins. Put the rules of your game in the place of these."""

from random import Random

from msgspec import Struct

from bordspil.core.game import Game, IllegalMove, Options, Seat
from bordspil.core.notation import FieldNotation

GOAL = 21


class State(Struct, frozen=True):
    """Everything there is to know about a position; never changed once made."""

    seats: int
    turn: int
    total: int


class Add(Struct, frozen=True):
    """A move: 1, 2 or 3 is added. A text of it is `3`, an object {"number": 3}."""

    number: int


class NewGame(Game[State, Add, State]):
    """The rules as functions of values. `Game` says what else a game may have, and what it has by default."""

    id = "new_game"
    seats = range(2, 5)
    notation = FieldNotation(Add)

    def start(self, options: Options, seats: int) -> State:
        return State(seats, 0, 0)

    def to_act(self, state: State) -> Seat | None:
        return state.turn if state.total < GOAL else None

    def moves(self, state: State) -> list[Add]:
        return [Add(number) for number in (1, 2, 3) if state.total + number <= GOAL]

    def play(self, state: State, move: Add) -> State:
        if state.total == GOAL:
            raise IllegalMove("game-over")
        if move not in self.moves(state):
            raise IllegalMove("too-much", number=move.number)
        return State(state.seats, (state.turn + 1) % state.seats, state.total + move.number)

    def winners(self, state: State) -> tuple[Seat, ...]:
        return ((state.turn - 1) % state.seats,) if state.total == GOAL else ()

    def scores(self, state: State) -> tuple[int, ...]:
        return tuple(int(seat in self.winners(state)) for seat in range(state.seats))

    def view(self, state: State, seat: Seat | None) -> State:
        return state  # nothing is hidden; else another struct, without what this seat must not know

    def determinize(self, view: State, rng: Random) -> State:
        return view  # nothing is hidden; else any state that looks like the view


game = NewGame()
