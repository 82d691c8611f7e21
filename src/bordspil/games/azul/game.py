"""Azul as a Game: legality with rule numbers, chance, events and scores over the kernels."""

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
from bordspil.core.game import NATURE, Drawing, Event, Game, IllegalMove, Option, Options, Paint, Say, Seat, Theme
from bordspil.core.notation import Notation
from bordspil.core.record_state import RecordState
from bordspil.games.azul.rules import drawing, layout, offer, tiling, turns
from bordspil.games.azul.rules import notation as move_notation
from bordspil.games.azul.rules.events import tell
from bordspil.games.azul.rules.notation import COLOUR_NAMES, DECODED, Deal, First, Move, Take, Tile, encode
from bordspil.games.azul.rules.view import Position, Small, lay_out, parse, show, small_of, unpack, winners

ROUNDS = 50  # of the longest game that is kept as a record


class AzulState(RecordState):
    """A state of Azul."""

    LAYOUT = layout.STATE


State = AzulState


class Azul(Game[State, Move, Position]):
    """Tiles from shared displays onto one's own wall."""

    id = "azul"
    rules_version = 1
    notation: Notation[Move] = move_notation
    seats = range(2, 5)
    options: tuple[Option, ...] = (
        Option("side", "coloured", ("coloured", "grey")),
        Option("first", "random", ("random",), seat=True),
        Option("colours", layout.COLOURS, (layout.COLOURS,), research=(3,)),
        Option(
            "tiles", layout.TILES_PER_COLOUR, (layout.TILES_PER_COLOUR,), research=range(1, layout.TILES_PER_COLOUR)
        ),
        Option("rounds", 0, (0,), research=range(1, 21)),
    )

    bots = Capability[Bots[Position, Move]]("bots.levels")
    advisor = Capability[Advisor[Position, Move]]("bots.levels")
    assessor = Capability[Assessor[Position]]("bots.levels")
    tensor = Capability[Tensor[State, Move, Position]]("tensor")
    planes = Capability[PlanesOf]("planes")
    kernels = Capability[Kernels[Move]]("tensor")
    chance_nodes = Capability[ChanceNodes[State, Move]]("chance_nodes")
    bench = Capability[Bench]("bench")
    lessons = Capability[Lessons]("lessons")
    puzzles = Capability[Puzzles]("bots.puzzles")

    def start(self, options: Options, seats: int) -> State:
        state = np.zeros(1, layout.STATE)
        first = layout.NOBODY if options["first"] == "random" else options["first"]
        layout.set_up(state[0], seats, int(options["side"] == "grey"), first)
        small = small_of(options)
        layout.shrink(state[0], small.colours, small.tiles, small.rounds)
        return State.of(state)

    def to_act(self, state: State) -> Seat | None:
        phase = state["phase"][0]
        if phase == layout.OVER:
            return None
        return NATURE if phase <= layout.DEAL else int(state["actor"][0])

    def moves(self, state: State) -> Sequence[Move]:
        numbers = np.empty(layout.MOVES, np.int32)
        count = turns.list_moves(state.view(np.ndarray), numbers)
        return [DECODED[number] for number in numbers[:count].tolist()]

    def sample(self, state: State, chance: Chance) -> Move:
        if state["phase"][0] == layout.CHOOSE_FIRST:
            return First(chance.below(int(state["seats"][0])))
        bag, lid = int(state["bag"][0]), int(state["lid"][0])
        drawn: list[int] = []
        while len(drawn) < 4 * (2 * int(state["seats"][0]) + 1) and bag + lid:
            if not bag:
                bag, lid = lid, 0
            colour = offer.draw_nth(bag, chance.below(layout.tiles(bag)))
            bag -= 1 << 8 * colour
            drawn.append(int(colour))
        return Deal(tuple(drawn))

    def play(self, state: State, move: Move) -> State:
        check(state, move)
        after = state.copy()
        match move:
            case First(seat):
                offer.choose_first(after[0], seat)
            case Deal(tiles):
                offer.fill(after, np.array(tiles, np.int8))
            case Take() | Tile():
                turns.step(after, encode(move))
        return State.of(after)

    def most_entries(self, options: Options, seats: int) -> int:
        """Counts the first draw, and fifty rounds: a deal, a take for each tile, five choices of a cell for each board.

        A game takes five or six rounds. No rule ends one in which every seat sends all tiles to the floor.
        """
        return 1 + ROUNDS * (1 + 4 * (2 * seats + 1) + 5 * seats)

    def events(self, state: State, move: Move, seat: Seat | None) -> list[Event]:
        check(state, move)
        return tell(state, move)

    def scores(self, state: State) -> tuple[int, ...]:
        return tuple(state["score"][0][: int(state["seats"][0])].tolist())

    def winners(self, state: State) -> tuple[Seat, ...]:
        return tuple(winners(state[0]))

    def view(self, state: State, seat: Seat | None) -> Position:
        return show(state)

    def determinize(self, seen: Position, rng: Random) -> State:
        return State.of(lay_out(seen, seen.side, len(seen.boards), seen.small or Small()))

    def position(self, state: State) -> dict[str, Any]:
        shown: dict[str, Any] = msgspec.to_builtins(show(state))
        return shown

    def set_up(self, position: Any, options: Options, seats: int) -> State:
        state = lay_out(parse(position), options["side"], seats, small_of(options))
        if state["phase"][0] == layout.OFFER and not state["offered"][0]:
            offer.open_tiling(state[0])
        tiling.settle(state[0])
        return State.of(state)

    def draw(self, seen: Position, paint: Paint, say: Say) -> str:
        return drawing.draw(seen, paint, say)

    def picture(self, seen: Position, options: Options, say: Say, theme: Theme) -> Drawing:
        from bordspil.games.azul.rules import picture

        return picture.draw(seen, say, theme)

    def perft(self, state: State, depth: int) -> int:
        from bordspil.games.azul.bots import levels

        return levels.perft(state, depth)


def check(state: State, move: Any) -> None:
    """Refuses an illegal move with the rule it breaks."""
    if isinstance(move, Take | Tile) and turns.is_legal(state.view(np.ndarray), encode(move)):
        return
    g = state[0]
    match move:
        case Take() if g.phase == layout.OFFER:
            _check_take(g, move)
        case Tile() if g.phase == layout.TILING:
            _check_tile(g, move)
        case First(seat) if g.phase == layout.CHOOSE_FIRST:
            if not 0 <= seat < g.seats:
                raise IllegalMove("seat-unknown", "AZ-1")
        case Deal(tiles) if g.phase == layout.DEAL:
            _check_deal(state, tiles)
        case _ if g.phase == layout.OVER:
            raise IllegalMove("game-over", "AZ-40")
        case Take() | Tile() if g.phase > layout.DEAL:
            offer = g.phase == layout.OFFER
            raise IllegalMove("offer-not-over" if offer else "tiling-not-over", "AZ-17" if offer else "AZ-53")
        case _:
            raise IllegalMove("chance-decides", "AZ-10")


def _check_take(g: Any, move: Take) -> None:
    if move.source != layout.CENTRE and move.source >= 2 * g.seats + 1:
        raise IllegalMove("display-unknown", "AZ-2", display=move.source)
    if not g.sources[move.source] >> 8 * move.colour & 255:
        raise IllegalMove("colour-not-there", "AZ-11", colour=COLOUR_NAMES[move.colour])
    line = move.line + 1
    if line > g.colours:
        raise IllegalMove("line-unknown", "AZ-60", line=line, lines=int(g.colours))
    if g.count[g.actor, move.line] == line:
        raise IllegalMove("line-complete", "AZ-12", line=line)
    if g.count[g.actor, move.line]:
        raise IllegalMove("line-other-colour", "AZ-12", line=line)
    raise IllegalMove("line-wall-shows", "AZ-13", line=line, colour=COLOUR_NAMES[move.colour])


def _check_tile(g: Any, move: Tile) -> None:
    seat, line = int(g.actor), int(tiling.first_full(g))
    if move.line != line:
        raise IllegalMove("tile-other-line", "AZ-53", line=line + 1)
    if g.rows[seat] >> (5 * line + move.column) & 1:
        raise IllegalMove("cell-taken", "AZ-50", column=move.column + 1)
    if not tiling.free_columns(g, seat, line, int(g.colour[seat, line])) >> move.column & 1:
        colour = COLOUR_NAMES[g.colour[seat, line]]
        raise IllegalMove("column-shows", "AZ-51", column=move.column + 1, colour=colour)


def _check_deal(state: State, tiles: tuple[int, ...]) -> None:
    """AZ-10, AZ-30, AZ-31: refuses tiles that do not fill the displays, from the bag first and then from the lid."""
    bag, lid = unpack(state["bag"][0]), unpack(state["lid"][0])
    if len(tiles) != min(4 * (2 * int(state["seats"][0]) + 1), sum(bag) + sum(lid)):
        raise IllegalMove("deal-wrong", "AZ-31")
    for colour in tiles:
        if not any(bag):
            bag, lid = lid, [0] * 5
        bag[colour] -= 1
        if bag[colour] < 0:
            raise IllegalMove("deal-wrong", "AZ-30")


game = Azul()
