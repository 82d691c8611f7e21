"""Random games of Blokus Shuffle in both implementations in lock step: everything must agree after every move."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from games.blokus_shuffle.drawing_reader import game, moves, new_game, position, quarter
from games.blokus_shuffle.slow import CARDS, COLOURS, CORNERS, MoveObject, SlowBlokus, from_position
from games.blokus_shuffle.slow_pieces import PLACES, SHAPES, SIZES, Square
from games.playing import sent

Chooser = Callable[[Sequence[MoveObject], Random], MoveObject]
KINDS = set(CARDS)
OPTIONS = {"scoring": "basic", "first": "blue"}


class LockStep:
    """The same table twice."""

    def __init__(self, state: Any, slow: SlowBlokus) -> None:
        self.state = state
        self.slow = slow
        self.played = 0
        self.moves = self.compare()

    def play(self, move: MoveObject) -> None:
        self.state = game.play(self.state, game.notation.from_object(move))
        self.slow.play(move)
        self.played += 1
        self.moves = self.compare()

    def compare(self) -> list[MoveObject]:
        assert without_order(sent(game.position(self.state))) == without_order(self.slow.position())
        assert game.scores(self.state) == self.slow.scores()
        assert game.winners(self.state) == self.slow.winners()
        assert game.to_act(self.state) == self.slow.to_act()
        listed = moves(self.state)
        assert sorted(map(key, listed)) == sorted(map(key, self.slow.moves()))
        return listed


def key(move: MoveObject) -> bytes:
    return msgspec.json.encode(move, order="sorted")


def without_order(given: dict[str, Any]) -> dict[str, Any]:
    """Hands, drawn cards and passes are kept in no order; a game that is over has no turn."""
    shown = dict(given)
    shown["hands"] = {owner: sorted(cards) for owner, cards in given["hands"].items()}
    shown["passes"] = sorted(given["passes"])
    shown["pending"] = {name: value for name, value in (given["pending"] or {}).items() if value}
    if "drawn" in shown["pending"]:
        shown["pending"]["drawn"] = sorted(shown["pending"]["drawn"])
    if given["to_act"] is None:
        del shown["colour"], shown["step"]
    return shown


def any_move(moves: Sequence[MoveObject], rng: Random) -> MoveObject:
    return rng.choice(moves)


def small_pieces(moves: Sequence[MoveObject], rng: Random) -> MoveObject:
    """Lays the small pieces first, which leaves little to play at the end."""
    return min(moves, key=lambda move: (SIZES[move["place"]] if "place" in move else 0, rng.random()))


def large_pieces(moves: Sequence[MoveObject], rng: Random) -> MoveObject:
    """Lays the large pieces first, as people do."""
    return min(moves, key=lambda move: (-SIZES[move["place"]] if "place" in move else 0, rng.random()))


def chains(moves: Sequence[MoveObject], rng: Random) -> MoveObject:
    """Plays Draw 2 whenever it can."""
    return {"card": "draw2"} if {"card": "draw2"} in moves else rng.choice(moves)


def play_in_lock_step(both: LockStep, seed: int, choose: Chooser, longest: int = 10_000) -> Counter[str]:
    """Plays a table on and tells what happened in it."""
    rng = Random(seed)
    while both.played < longest and both.moves:
        both.play(choose(both.moves, rng))
    return both.slow.happened + Counter(moves=both.played, over=both.slow.over)


def start(seats: int, seed: int, cards: str = "shuffle") -> LockStep:
    options = {
        "cards": cards,
        "scoring": ["basic", "advanced"][seed % 2],
        "first": COLOURS[seed // 2 % 4],
    }
    state = new_game(seats, seed, **options)
    return LockStep(state, SlowBlokus(options, seats, game.position(state)["decks"]))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_agree(seats: int) -> None:
    happened: Counter[str] = Counter()
    for seed, choose in enumerate([chains, large_pieces, small_pieces], start=seats):
        happened += play_in_lock_step(start(seats, seed), seed, choose)
    assert happened["over"] == 3
    assert happened["moves"] > 400
    for what in [f"card {kind}" for kind in KINDS] + [
        "BS-23 pass",
        "BS-24 nothing to draw",
        "BS-32 Draw 2 after Draw 2",
        "BS-33 Wild names its own colour",
        "BS-33 Wild names another colour",
        "BS-37 a second piece",
        "BS-37 no second piece",
        "BS-40 everybody passed",
    ]:
        assert happened[what] > 0, what
    assert (happened["BS-51 Recycle of the other own colour"] > 0) == (seats == 2)
    assert (happened["BS-60 the shared colour is skipped"] > 0) == (seats == 3)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_without_cards_agree(seats: int) -> None:
    happened: Counter[str] = Counter()
    for seed, choose in enumerate([any_move, large_pieces]):
        happened += play_in_lock_step(start(seats, seed, "none"), seed, choose)
    assert happened["over"] == 2
    assert set(happened) == {"over", "moves", "BS-23 pass", "BS-40 everybody passed"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tables_with_colours_that_have_few_pieces_left_agree(seats: int) -> None:
    happened: Counter[str] = Counter()
    for seed in range(8):
        happened += play_in_lock_step(load(late_table(seats, Random(seed))), seed, any_move, longest=30)
    assert happened["BS-24 nothing to draw"] > 0
    assert happened["BS-25 a colour takes no turn"] > 0
    assert happened["BS-32 Draw 2 draws 0"] > 0
    assert happened["BS-32 Draw 2 draws 1"] > 0
    assert happened["BS-40 everybody passed"] > 0


def test_tables_with_hardly_a_piece_on_the_board_agree() -> None:
    happened: Counter[str] = Counter()
    for seed in range(21):
        table = early_table([2, 3, 4][seed % 3], Random(seed))
        happened += play_in_lock_step(load(table), seed, small_pieces, longest=8)
    assert happened["BS-21 recycle cannot be done"] > 0
    assert happened["BS-21 warp cannot be done"] > 0
    assert happened["BS-35 Recycle of the only piece"] > 0
    assert happened["BS-35 from the own corner again"] > 0
    assert happened["BS-35 from the other corner again"] > 0
    assert happened["BS-35 pass without a free corner"] > 0
    assert happened["BS-38 Edge to Edge is impossible"] > 0


def test_tables_with_complete_colours_agree() -> None:
    """Two players, one of whom has a colour complete; then all colours are, but for a single square."""
    happened: Counter[str] = Counter()
    for seed in range(6):
        more = quarter("red") + quarter("blue", without="1 2 O") + quarter("green", without="I5")
        given = position("hand 0 recycle recycle\ndeck 0 warp", seats=2, more=more)
        happened += play_in_lock_step(load(from_position(given, OPTIONS, 2)), seed, any_move, longest=20)
        more = quarter("blue", without="1") + [piece for colour in COLOURS[1:] for piece in quarter(colour)]
        given = position("hand blue edge recycle\ndeck blue warp", more=more)
        happened += play_in_lock_step(load(from_position(given, OPTIONS, 4)), seed, any_move)
    assert happened["BS-25 Recycle brings a colour back"] > 0
    assert happened["BS-40 everything is placed"] > 0


def load(slow: SlowBlokus) -> LockStep:
    options = {"cards": "shuffle", "scoring": "advanced" if slow.advanced else "basic", "first": "blue"}
    return LockStep(game.set_up(slow.position(), options, slow.seats), slow)


def late_table(seats: int, rng: Random) -> SlowBlokus:
    """Returns one or two colours with nearly all pieces on the board, the others with few."""
    slow = dealt_table(seats, rng, most_left=4)
    for colour, count in zip(rng.sample(COLOURS, 4), [20, 19, 3, rng.randrange(4)], strict=True):
        for name in sorted(rng.sample(list(SHAPES), count), key=SIZES.__getitem__, reverse=True):
            lay_somewhere(slow, colour, name, rng)
    return slow


def early_table(seats: int, rng: Random) -> SlowBlokus:
    """The colour to move has a piece in the middle or none; the others cover most corners of the board."""
    slow = dealt_table(seats, rng, most_left=10)
    others = [colour for colour in COLOURS if colour != slow.colour]
    for corner in CORNERS.values():
        if rng.random() < 0.8:
            lay_on(slow, corner, rng.choice(others), rng.choice(list(SHAPES)), rng)
    if rng.random() < 0.6:
        lay_on(slow, (9, 9), slow.colour, rng.choice(list(SHAPES)), rng)
    return slow


def dealt_table(seats: int, rng: Random, most_left: int) -> SlowBlokus:
    """Returns an empty board after some rounds: cards in hands and piles, the rest discarded."""
    options = {"scoring": rng.choice(["basic", "advanced"]), "first": rng.choice(COLOURS)}
    slow = SlowBlokus(options, seats, {owner: [] for owner in (["0", "1"] if seats == 2 else COLOURS)})
    for owner in slow.decks:
        cards = rng.sample(CARDS * (2 if seats == 2 else 1), len(CARDS) * (2 if seats == 2 else 1))
        held, left = rng.randrange(3), rng.randrange(most_left)
        slow.hands[owner], slow.decks[owner] = cards[:held], cards[held : held + left]
        slow.discards[owner] = cards[held + left :]
    slow.direction = rng.choice([1, -1])
    slow.shared_next = rng.randrange(3)
    slow.step = "card" if slow.hand() else "place"
    return slow


def lay_somewhere(slow: SlowBlokus, colour: str, name: str, rng: Random) -> None:
    """A piece where BS-22 allows it, the first of its colour at its corner."""
    if not slow.names_on_board(colour):
        lay_on(slow, CORNERS[colour], colour, name, rng)
    elif allowed := slow.by_corner_contact(colour, [name]):
        slow.pieces.append((colour, *rng.choice(allowed)))


def lay_on(slow: SlowBlokus, square: Square, colour: str, name: str, rng: Random) -> None:
    """A piece that covers a square, if it does not lie elsewhere."""
    free = slow.free()
    allowed = [place for place in PLACES[name] if place[1] <= free and square in place[1]]
    if allowed and name in slow.unplayed(colour):
        slow.pieces.append((colour, *rng.choice(allowed)))
