"""Random games of Azul played in both implementations in lock step: everything must agree after every move."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from bordspil.core.chance import Chance
from bordspil.core.game import NATURE
from bordspil.games.azul.game import game
from bordspil.games.azul.rules.notation import COLOUR_NAMES, Deal, First, Move, Take, Tile
from games.azul.slow import Board, SlowAzul, from_position

Chooser = Callable[[Sequence[Move], Random], Move]
Dealer = Callable[[Any, Chance], Move]


class LockStep:
    """The same table twice."""

    def __init__(self, state: Any, slow: SlowAzul) -> None:
        self.state = state
        self.slow = slow
        self.played = 0
        self.compare()

    def play(self, move: Move) -> None:
        scores = game.scores(self.state)
        events = game.events(self.state, move, None)
        self.state = game.play(self.state, move)
        match move:
            case First(seat):
                self.slow.choose_first(seat)
            case Deal(tiles):
                self.slow.deal([COLOUR_NAMES[colour] for colour in tiles])
            case Take() | Tile():
                self.slow.play(game.notation.to_object(move))
        self.played += 1
        self.compare()
        for seat, (before, after) in enumerate(zip(scores, game.scores(self.state), strict=True)):
            told = sum(event.get("points", 0) for event in events if event.get("seat") == seat)
            assert told == after - before, events

    def compare(self) -> None:
        assert game.position(self.state) == self.slow.position()
        assert game.scores(self.state) == self.slow.scores()
        assert game.winners(self.state) == self.slow.winners()
        actor = game.to_act(self.state)
        assert (None if actor == NATURE else actor) == self.slow.to_act()
        moves = [frozenset(game.notation.to_object(move).items()) for move in game.moves(self.state)]
        assert len(set(moves)) == len(moves)
        assert set(moves) == {frozenset(move.items()) for move in self.slow.moves()}
        assert bool(moves) == (self.slow.to_act() is not None)


def any_move(moves: Sequence[Move], rng: Random) -> Move:
    return rng.choice(moves)


def off_the_floor(moves: Sequence[Move], rng: Random) -> Move:
    """Takes onto a line wherever one is open."""
    return rng.choice([move for move in moves if not is_to_floor(move)] or moves)


def all_to_the_floor(moves: Sequence[Move], rng: Random) -> Move:
    """Fills the floor from the displays and comes to the centre last."""
    return max(moves, key=lambda move: (is_to_floor(move), not is_from_centre(move), rng.random()))


def onto_long_lines(moves: Sequence[Move], rng: Random) -> Move:
    """Takes onto the longest open line, where tiles lie for long and do not come back to the bag."""
    return max(moves, key=lambda move: (move.line if isinstance(move, Take) and move.line < 5 else -1, rng.random()))


def is_to_floor(move: Move) -> bool:
    return isinstance(move, Take) and move.line == 5


def is_from_centre(move: Move) -> bool:
    return isinstance(move, Take) and move.source == 9


def by_chance(state: Any, chance: Chance) -> Move:
    return game.sample(state, chance)


def sorted_by_colour(state: Any, chance: Chance) -> Move:
    """Returns a deal in which like tiles lie together, as far as they may: the bag comes before the lid."""
    move = game.sample(state, chance)
    if not isinstance(move, Deal):
        return move
    bag = sum(game.position(state)["bag"].values())
    return Deal((*sorted(move.tiles[:bag]), *sorted(move.tiles[bag:])))


def play_in_lock_step(
    both: LockStep, seed: int, choose: Chooser, deal: Dealer = by_chance, longest: int = 1000
) -> Counter[str]:
    """A game to its end, or so many moves of it; returns what happened in it."""
    rng, chance = Random(seed), Chance.of(seed)
    while both.played < longest and (actor := game.to_act(both.state)) is not None:
        both.play(deal(both.state, chance) if actor == NATURE else choose(game.moves(both.state), rng))
    return both.slow.happened + Counter(moves=both.played)


def start(side: str, seats: int) -> LockStep:
    return LockStep(game.start({"side": side, "first": "random"}, seats), SlowAzul(side, seats, None))


def load(position: dict[str, Any]) -> LockStep:
    options = {"side": position["side"], "first": "random"}
    return LockStep(game.set_up(position, options, len(position["boards"])), from_position(position))


TABLES = [(side, seats) for side in ("coloured", "grey") for seats in (2, 3, 4)]


@pytest.mark.parametrize(("side", "seats"), TABLES)
def test_random_games_agree(side: str, seats: int) -> None:
    happened: Counter[str] = Counter()
    for seed in range(14):
        happened += play_in_lock_step(start(side, seats), seed, any_move)
        happened += play_in_lock_step(start(side, seats), seed, off_the_floor)
        happened += play_in_lock_step(start(side, seats), seed, onto_long_lines, sorted_by_colour)
        happened += play_in_lock_step(start(side, seats), seed, all_to_the_floor, sorted_by_colour, longest=100)
    assert happened["moves"] > 3500
    assert happened["AZ-15 floor overflows"] > 0
    assert happened["AZ-16 marker beside a full floor"] > 0
    assert happened["AZ-30 lid into the bag"] > 0
    assert (happened["AZ-52 line spills"] > 0) == (side == "grey")
    assert happened["AZ-31 short displays"] > 0 or seats < 4


@pytest.mark.parametrize(("side", "seats"), TABLES)
def test_rounds_without_a_take_from_the_centre_agree(side: str, seats: int) -> None:
    """AZ-18: every display holds a single colour."""
    both = start(side, seats)
    both.play(First(seats - 1))
    both.play(Deal(tuple(display % 5 for display in range(2 * seats + 1) for _ in range(4))))
    happened = play_in_lock_step(both, seats, off_the_floor)
    assert happened["AZ-18 nobody took from the centre"] > 0


#   Seeds found by search: about one game in a thousand ends like this. In that of seed 336 the walls can grow
#   after round 16 only because a line that spills takes another colour.
@pytest.mark.parametrize(
    ("seats", "seed", "choose", "rounds"),
    [(2, 265, off_the_floor, 15), (2, 336, off_the_floor, 21), (3, 412, off_the_floor, 13), (4, 1158, any_move, 24)],
)
def test_games_in_which_no_wall_can_grow_agree(seats: int, seed: int, choose: Chooser, rounds: int) -> None:
    both = start("grey", seats)
    happened = play_in_lock_step(both, seed, choose)
    assert (happened["AZ-33 no wall can grow"], both.slow.round) == (1, rounds)


@pytest.mark.parametrize("side", ["coloured", "grey"])
def test_crowded_tables_at_the_end_of_a_round_agree(side: str) -> None:
    """Positions made at random, with so few loose tiles that AZ-32 and AZ-33 come up often."""
    happened: Counter[str] = Counter()
    for seed in range(600):
        happened += play_in_lock_step(load(crowded_table(side, Random(seed))), seed, any_move, longest=20)
    assert happened["AZ-32 no tile to lay out"] > 10
    assert happened["AZ-33 no wall can grow"] > 10
    assert happened["AZ-31 short displays"] > 100


def crowded_table(side: str, rng: Random) -> dict[str, Any]:
    """Four boards with nearly full wall rows and incomplete lines, laid with tiles as far as those go."""
    slow = SlowAzul(side, 4, rng.randrange(4))
    slow.round, slow.phase = 9, "offer"
    rng.shuffle(slow.bag)
    loose = rng.choice([0, 1, 3, 6, 10, 20])
    places = [(board, number) for board in slow.boards for number in range(1, 6)]
    for board, number in places * 4:
        lay_somewhere(slow, board, number, rng)
    rng.shuffle(places)
    for board, number in places:
        lay_on_line(slow, board, number, loose)
    return slow.position()


def lay_somewhere(slow: SlowAzul, board: Board, number: int, rng: Random) -> None:
    """A tile from the bag onto a cell of this wall row, unless it would be the fifth there."""
    row = board.wall[number - 1]
    colours = [colour for colour in dict.fromkeys(slow.bag) if board.cells(number - 1, colour, slow.side)]
    if row.count(None) > 1 and colours:
        row[rng.choice(board.cells(number - 1, colours[0], slow.side))] = colours[0]
        slow.bag.remove(colours[0])


def lay_on_line(slow: SlowAzul, board: Board, number: int, loose: int) -> None:
    """Tiles of one colour onto this line, not enough to complete it."""
    colour = next((colour for colour in slow.bag if board.takes(number, colour, [])), None)
    while colour in slow.bag and len(board.lines[number - 1]) < number - 1 and len(slow.bag) > loose:
        slow.bag.remove(colour)
        board.lines[number - 1].append(colour)
