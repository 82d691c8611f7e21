"""Blokus Shuffle as a Game: chance, events, views and scores over the kernels."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import numpy as np

from bordspil.core.capabilities import (
    Advisor,
    Assessor,
    Bench,
    Bots,
    Capability,
    ChanceNodes,
    Kernels,
    Lessons,
    PlanesOf,
    Puzzles,
    Tensor,
)
from bordspil.core.chance import Chance
from bordspil.core.game import NATURE, Drawing, Event, Game, Option, Options, Paint, Say, Seat, Theme
from bordspil.core.notation import Notation
from bordspil.core.record_state import RecordState
from bordspil.games.blokus_shuffle.rules import drawing, legal_moves, turns, view
from bordspil.games.blokus_shuffle.rules import notation as move_notation
from bordspil.games.blokus_shuffle.rules.events import tell
from bordspil.games.blokus_shuffle.rules.loading import lay_out, parse
from bordspil.games.blokus_shuffle.rules.notation import COLOUR_NAMES, Card, Move, Shuffle, decode_all, encode
from bordspil.games.blokus_shuffle.rules.pieces import SIDE
from bordspil.games.blokus_shuffle.rules.refusals import check
from bordspil.games.blokus_shuffle.rules.state import OVER, SHARED, SHUFFLE, STATE, shrink
from bordspil.games.blokus_shuffle.rules.view import View


class BlokusState(RecordState):
    """A state of Blokus Shuffle."""

    LAYOUT = STATE


State = BlokusState


class BlokusShuffle(Game[State, Move, View]):
    """Pieces that touch their own colour at corners only, and cards that break that rule."""

    id = "blokus_shuffle"
    rules_version = 1
    notation: Notation[Move] = move_notation
    imperfect_information = True
    seats = range(2, 5)
    options: tuple[Option, ...] = (
        Option("cards", "shuffle", ("shuffle", "none")),
        Option("scoring", "basic", ("basic", "advanced")),
        Option("first", "blue", COLOUR_NAMES),
        Option("board", SIDE, (SIDE,), research=(14, *range(3, 10))),
        Option("largest", 5, (5,), research=range(1, 5)),
    )

    bots = Capability[Bots[View, Move]]("bots.levels")
    advisor = Capability[Advisor[View, Move]]("bots.levels")
    assessor = Capability[Assessor[View]]("bots.levels")
    tensor = Capability[Tensor[State, Move, View]]("tensor")
    planes = Capability[PlanesOf]("planes")
    kernels = Capability[Kernels[Move]]("tensor")
    chance_nodes = Capability[ChanceNodes[State, Move]]("chance_nodes")
    bench = Capability[Bench]("bench")
    lessons = Capability[Lessons]("lessons")
    puzzles = Capability[Puzzles]("bots.puzzles")

    def start(self, options: Options, seats: int) -> State:
        state, (seats, cards, advanced, first, side, supply) = np.zeros(1, STATE), view.numbers_of(options, seats)
        turns.set_up(state[0], seats, cards, advanced, first)
        shrink(state[0], side, supply)
        return State.of(state)

    def to_act(self, state: State) -> Seat | None:
        step = state["step"][0]
        if step == OVER:
            return None
        return NATURE if step == SHUFFLE else int(state["actor"][0])

    def moves(self, state: State) -> Sequence[Move]:
        numbers = np.empty(legal_moves.LONGEST_LIST, np.int32)
        count = legal_moves.list_moves(state.copy(), numbers)  # it lifts pieces and lays them back
        return decode_all(numbers[:count].tolist())

    def sample(self, state: State, chance: Chance) -> Move:
        """BS-10: shuffles every pile, the last card changing places first."""
        piles = view.decks(state[0])
        for pile in piles:
            for n in range(len(pile) - 1, 0, -1):
                other = chance.below(n + 1)
                pile[n], pile[other] = pile[other], pile[n]
        return Shuffle(tuple(map(tuple, piles)))

    def play(self, state: State, move: Move) -> State:
        check(state, move)
        after = state.copy()
        if isinstance(move, Shuffle):
            for pile, cards in enumerate(move.piles):
                after["deck"][0, pile, : len(cards)] = cards[::-1]
            turns.begin_turn(after[0], int(after["colour"][0]))
        else:
            turns.step(after, encode(move))
        return State.of(after)

    def most_entries(self, options: Options, seats: int) -> int:
        """Counts a shuffle, a placement or a pass in each turn, and what the cards add.

        84 pieces and 8 recycled ones are placed, and fewer than four turns in a row place nothing (BS-40). Each of 56
        cards is played once; 24 of them ask for a colour, a piece or a place, and 8 for a second placement.
        """
        return 1 + 4 * (84 + 8 + 1) + 56 + 24 + 8

    def reveals(self, state: State, move: Move) -> bool:
        """Returns whether a card is played or drawn, or the shared hand goes to the seat that plays it next (BS-61)."""
        if not state["cards"][0] or isinstance(move, Card):
            return bool(state["cards"][0])
        before, after = state[0], self.play(state, move)[0]
        hand_on = after["colour"] == SHARED and (before["colour"] != SHARED or before["actor"] != after["actor"])
        return bool((before["decked"] != after["decked"]).any() or (after["seats"] == 3 and hand_on))

    def events(self, state: State, move: Move, seat: Seat | None) -> list[Event]:
        check(state, move)
        return tell(state, move, seat)

    def scores(self, state: State) -> tuple[int, ...]:
        return tuple(view.scores(state[0]))

    def standing(self, state: State) -> tuple[int, ...]:
        return self.scores(state)

    def winners(self, state: State) -> tuple[Seat, ...]:
        return tuple(view.winners(state[0]))

    def view(self, state: State, seat: Seat | None) -> View:
        return view.see(state, seat)

    def hides(self, options: Options) -> bool:
        return bool(options["cards"] == "shuffle")

    def determinize(self, seen: View, rng: Random) -> State:
        whole, cards, advanced = view.determinize(seen, rng), seen.cards == "shuffle", seen.scoring == "advanced"
        return State.of(lay_out(whole, seen.seats, cards, advanced, view.small_of(seen)))

    def position(self, state: State) -> dict[str, Any]:
        shown: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view.show(state)))
        return shown

    def set_up(self, position: Any, options: Options, seats: int) -> State:
        cards, advanced = options["cards"] == "shuffle", options["scoring"] == "advanced"
        state = lay_out(parse(position), seats, cards, advanced, view.agreed_small(options))
        turns.pass_over(state[0])
        return State.of(state)

    def draw(self, seen: View, paint: Paint, say: Say) -> str:
        return drawing.draw(seen, paint, say)

    def picture(self, seen: View, options: Options, say: Say, theme: Theme) -> Drawing:
        from bordspil.games.blokus_shuffle.rules import picture

        return picture.draw(seen, say, theme)

    def perft(self, state: State, depth: int) -> int:
        from bordspil.games.blokus_shuffle.bots import levels

        return levels.perft(state, depth)


game = BlokusShuffle()
