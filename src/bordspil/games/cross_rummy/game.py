"""Cross Rummy as a Game: chance, moves, views and scores over the rules."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from bordspil.core.capabilities import (
    Advisor,
    Assessor,
    Bench,
    Bots,
    Capability,
    ChanceNodes,
    Commands,
    Lessons,
    PlanesOf,
    Puzzles,
    Tensor,
)
from bordspil.core.chance import Chance
from bordspil.core.game import Drawing, Event, Game, Option, Options, Paint, Say, Seat, Theme
from bordspil.core.notation import Notation
from bordspil.games.cross_rummy.rules import drawing, sampling, state, turns, view
from bordspil.games.cross_rummy.rules import notation as move_notation
from bordspil.games.cross_rummy.rules.events import tell
from bordspil.games.cross_rummy.rules.laying import problem_for
from bordspil.games.cross_rummy.rules.loading import lay_out, parse
from bordspil.games.cross_rummy.rules.notation import Draw, Lay, Move, Pass, Shuffle, Skip, Take
from bordspil.games.cross_rummy.rules.state import State, points
from bordspil.games.cross_rummy.rules.tiles import ALL
from bordspil.games.cross_rummy.rules.view import View

SERIES = (1, 3, 5)


class CrossRummy(Game[State, Move, View]):
    """Rows and runs crossing on one table that all players may rearrange."""

    id = "cross_rummy"
    rules_version = 1
    notation: Notation[Move] = move_notation
    imperfect_information = True
    seats = range(2, 5)
    options: tuple[Option, ...] = (
        Option("first", 0, ("random",), seat=True),
        Option("open_on_last_founding", True, (True, False)),
        Option("games", 1, SERIES),
    )

    bots = Capability[Bots[View, Move]]("bots.levels")
    advisor = Capability[Advisor[View, Move]]("bots.levels")
    assessor = Capability[Assessor[View]]("bots.levels")
    tensor = Capability[Tensor[State, Move, View]]("tensor")
    planes = Capability[PlanesOf]("planes")
    chance_nodes = Capability[ChanceNodes[State, Move]]("chance_nodes")
    commands = Capability[Commands]("commands")
    bench = Capability[Bench]("bench")
    lessons = Capability[Lessons]("lessons")
    puzzles = Capability[Puzzles]("bots.puzzles")

    def start(self, options: Options, seats: int) -> State:
        return state.new(seats, _first(options), options["open_on_last_founding"], options["games"])

    def to_act(self, at: State) -> Seat | None:
        return state.to_act(at)

    def moves(self, at: State) -> Sequence[Move]:
        """Returns all moves that are no Lays, and some Lays, which depend on nothing that the mover does not see."""
        plain = turns.list_plain(at)
        lays = sampling.sample_lays(problem_for(at, at.actor)) if at.stage == "turn" else []
        return [*plain, *map(Lay, lays)]

    def complete(self, at: State) -> bool:
        return at.stage != "turn"

    def skip(self, at: State) -> Move | None:
        """CR-21, CR-24: draws a tile from the bag, or skips where there is neither bag nor pool."""
        return next((move for move in turns.list_plain(at) if isinstance(move, Draw | Skip)), None)

    def sample(self, at: State, chance: Chance) -> Move:
        """CR-10: shuffles the bag, the last tile changing places first; then draws who begins, where that is drawn."""
        bag = list(ALL)
        for n in range(len(bag) - 1, 0, -1):
            other = chance.below(n + 1)
            bag[n], bag[other] = bag[other], bag[n]
        return Shuffle(tuple(bag), chance.below(at.seats) if at.first is None else None)

    def play(self, at: State, move: Move) -> State:
        return turns.play(at, move)

    def most_entries(self, options: Options, seats: int) -> int:
        """Counts in each game a shuffle, every tile taken once and laid once, action tiles and their passes.

        No seat skips before bag and pool have run out (CR-24), and as many skips in a row as there are seats end a
        game.
        """
        last = 112 + 4 + 2 * seats  # turns that may come after that, skips apart
        return int(options["games"] * (1 + 116 + last + (last + 1) * seats))

    def reveals(self, at: State, move: Move) -> bool:
        """Returns whether tiles come from a rack or out of the bag; others are seen already, or stay hidden (CR-40)."""
        match move:
            case Take():
                return bool(at.bag)
            case Pass():
                return sum(kinds is None for kinds in at.chosen) == 1
            case Skip():
                return at.skips + 1 == at.seats
        return True

    def events(self, at: State, move: Move, seat: Seat | None) -> list[Event]:
        return tell(at, move, seat)

    def scores(self, at: State) -> tuple[int, ...]:
        """CR-51: returns the points of the finished games and of the racks as they stand, hidden or not."""
        held = (0,) * at.seats if at.stage == "over" else tuple(map(points, at.racks))
        return tuple(total + here for total, here in zip(state.totals(at), held, strict=True))

    def standing(self, at: State) -> tuple[int, ...]:
        """CR-51: returns the points every seat may see: those of the finished games."""
        return state.totals(at)

    def winners(self, at: State) -> tuple[Seat, ...]:
        return state.winners(at)

    def view(self, at: State, seat: Seat | None) -> View:
        return view.see(at, seat)

    def determinize(self, seen: View, rng: Random) -> State:
        return view.determinize(seen, rng)

    def position(self, at: State) -> dict[str, Any]:
        shown: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view.show(at)))
        return shown

    def set_up(self, position: Any, options: Options, seats: int) -> State:
        return lay_out(parse(position), seats, _first(options), options["open_on_last_founding"], options["games"])

    def draw(self, seen: View, paint: Paint, say: Say) -> str:
        return drawing.draw(seen, paint, say)

    def picture(self, seen: View, options: Options, say: Say, theme: Theme) -> Drawing:
        from bordspil.games.cross_rummy.rules import picture

        return picture.draw(seen, say, theme)


def _first(options: Options) -> Seat | None:
    return None if options["first"] == "random" else options["first"]


game = CrossRummy()
