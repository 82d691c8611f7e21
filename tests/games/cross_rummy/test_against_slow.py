"""Whole games of Cross Rummy in both implementations in lock step: everything must agree after every move."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bordspil.core.bot import Budget
from bordspil.core.chance import Chance
from bordspil.core.game import NATURE, IllegalMove
from bordspil.core.table import Table
from bordspil.games.cross_rummy.bots import levels
from bordspil.games.cross_rummy.rules.laying import problem_of
from bordspil.games.cross_rummy.solver import largest_lay
from games.cross_rummy.drawing_reader import game, moves, position, same_place
from games.cross_rummy.slow import MoveObject, Refused, SlowCrossRummy, from_position
from games.cross_rummy.slow_table import EVERY_TILE, NUMBERS
from games.playing import sent

NAMES = [*NUMBERS, "pass2", "draw3"]

Chooser = Callable[[list[MoveObject], Random], MoveObject]


class LockStep:
    """The same table twice; the slow one is dealt what chance dealt the other."""

    def __init__(self, seats: int, seed: int, **options: Any) -> None:
        self.table = Table(game, options, seats, Chance.of(seed))
        deal = self.table.log[0].move
        first = self.table.options["first"] if deal.first is None else deal.first
        self.slow = SlowCrossRummy(
            seats, bag_of(deal), first, self.table.options["open_on_last_founding"], self.table.options["games"]
        )
        self.moves = self.compare()

    def play(self, move: MoveObject) -> None:
        entries = self.table.play(None, game.notation.from_object(move))
        self.slow.play(move)
        if entries[-1].seat == NATURE:
            assert self.slow.waits_for_deal
            self.slow.deal(bag_of(entries[-1].move))
        self.moves = self.compare()

    def compare(self) -> list[MoveObject]:
        state = self.table.state
        shown = {name: value for name, value in sent(game.position(state)).items() if name != "first"}
        assert same_place(shown) == same_place(sent(self.slow.position()))
        assert game.scores(state) == self.slow.scores()
        assert game.winners(state) == self.slow.winners()
        assert game.to_act(state) == self.slow.to_act()
        listed = moves(state)
        plain = [sorted_pass(move) for move in listed if "lay" not in move]
        assert sorted(map(str, plain)) == sorted(map(str, self.slow.plain_moves()))
        return listed

    def check_refusal(self, move: MoveObject) -> bool:
        """Returns whether a move is refused, which both do by the same rule or neither does."""
        rules = self.broken_rules(move)
        if not rules:
            game.play(self.table.state, game.notation.from_object(move))
            return False
        with pytest.raises(IllegalMove) as illegal:
            game.play(self.table.state, game.notation.from_object(move))
        assert illegal.value.rule in rules
        return True

    def broken_rules(self, move: MoveObject) -> set[str]:
        try:
            from_position(self.slow.position(), self.slow.seats, self.slow.opens).play(move)
        except Refused as refused:
            return refused.rules
        return set()


def bag_of(deal: Any) -> list[str]:
    return [NAMES[kind] for kind in deal.bag]


def sorted_pass(move: MoveObject) -> MoveObject:
    return {"pass": sorted(move["pass"])} if "pass" in move else move


def any_move(listed: list[MoveObject], rng: Random) -> MoveObject:
    """Lays as often as it does anything else."""
    lays = [move for move in listed if "lay" in move]
    others = [move for move in listed if "lay" not in move]
    return rng.choice(lays if lays and (not others or rng.random() < 0.5) else others)


def hoards(listed: list[MoveObject], rng: Random) -> MoveObject:
    """Hardly ever lays, until nothing is left to take."""
    others = [move for move in listed if "lay" not in move]
    return rng.choice(others if others and rng.random() < 0.97 else listed)


def lays(listed: list[MoveObject], rng: Random) -> MoveObject:
    """Returns the Lay that leaves the most on the table, whenever there is one; then action tiles."""
    found = [move for move in listed if "lay" in move]
    if found:
        return max(found, key=lambda move: (len(move["lay"]["table"]), str(move)))
    return rng.choice([move for move in listed if "play" in move] or listed)


def play_in_lock_step(both: LockStep, seed: int, choose: Chooser) -> Counter[str]:
    """Plays a table to its end and tells what happened; now and then a move of another turn is tried."""
    rng, played, refused = Random(seed), 0, 0
    tried: list[MoveObject] = [{"skip": True}, {"draw": True}, {"pass": []}, {"play": "pass2"}]
    while both.moves:
        move = choose(both.moves, rng)
        refused += both.check_refusal(rng.choice(tried))
        tried.append(move)
        both.play(move)
        played += 1
    return both.slow.happened + Counter(moves=played, over=both.slow.over, refused=refused)


def play_with_solver(both: LockStep, seed: int) -> Counter[str]:
    """As above, but every second time that the solver finds a Lay on this table it is played."""
    rng, played = Random(seed), 0
    while both.moves:
        state = both.table.state
        move = any_move(both.moves, rng)
        if state.stage == "turn" and rng.random() < 0.5:
            found = largest_lay.solve(problem_of(game.view(state, state.actor)), iterations=300, seed=seed)
            move = {"lay": {"table": listed_tiles(found.table)}} if found else move
        both.play(move)
        played += 1
    return both.slow.happened + Counter(moves=played, over=both.slow.over)


def listed_tiles(found: Any) -> list[list[Any]]:
    return [[row, column, NAMES[kind]] for row, column, kind in found]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_agree(seats: int) -> None:
    happened: Counter[str] = Counter()
    for seed, choose in enumerate([any_move, lays, hoards], start=10 * seats):
        both = LockStep(seats, seed, open_on_last_founding=seed % 2 == 0)
        happened += play_in_lock_step(both, seed, choose)
    assert happened["over"] == 3
    assert happened["moves"] > 300
    assert happened["refused"] > 200
    for what in [
        "CR-24 skip",
        "CR-24 the pool stays short",
        "CR-33 founds",
        "CR-36 last founding",
        "CR-37 open",
        "CR-40 passes 2",
        "CR-42 draw3 before founding",
        "CR-42 pass2 before founding",
        "CR-52 blocked",
    ]:
        assert happened[what] > 0, what


@pytest.mark.parametrize("opens", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_in_which_the_table_is_rearranged_agree(seats: int, opens: bool) -> None:
    happened: Counter[str] = Counter()
    for seed in range(8):
        happened += play_with_solver(LockStep(seats, seed, open_on_last_founding=opens), seed)
    assert happened["over"] == 8
    assert happened["CR-50 empty rack"] > 0
    assert happened["CR-37 more groups"] > 0
    assert happened["CR-37 fewer groups"] > 0
    assert seats == 2 or happened["CR-35 own group while others are closed"] > 0


@pytest.mark.parametrize("names", [("skilled", "easy"), ("strong", "casual", "easy"), ("expert", "medium") * 2])
def test_games_of_bots_agree(names: tuple[str, ...]) -> None:
    """The bots play by their views alone, with a number of steps instead of seconds; every Lay is judged twice."""
    happened: Counter[str] = Counter()
    for seed in range(3):
        both = LockStep(len(names), seed)
        bots = [levels.make(level, seat) for seat, level in enumerate(names)]
        while (seat := both.table.to_act()) is not None:
            move = bots[seat].choose(game.view(both.table.state, seat), Budget(1.0, 200))
            both.play(sent(game.notation.to_object(move)))
        happened += both.slow.happened
    assert happened["CR-50 empty rack"] + happened["CR-52 blocked"] == 3
    assert happened["CR-37 open"] > 0


def test_a_series_agrees() -> None:
    both = LockStep(3, 5, games=3, first=2)
    play_in_lock_step(both, 5, lays)
    assert len(both.slow.sheet) == 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_racks_of_few_tiles_agree(seats: int) -> None:
    """Most tiles lie in the bag, or none; the racks hold one to four, among them action tiles."""
    happened: Counter[str] = Counter()
    for seed in range(24):
        rng = Random(seed)
        both = late_table(seats, rng)
        for _ in range(8):
            if both.moves:
                both.play(any_action(both.moves, rng))
        happened += both.slow.happened
    for what in [
        "CR-40 passes 0",
        "CR-40 passes 1",
        "CR-40 passes 2",
        "CR-41 fewer than three",
        "CR-50 empty rack",
    ]:
        assert happened[what] > 0, what


def any_action(listed: list[MoveObject], rng: Random) -> MoveObject:
    """Action tiles and what follows from them before all others."""
    return rng.choice([move for move in listed if "play" in move or "pass" in move] or listed)


def late_table(seats: int, rng: Random) -> LockStep:
    """Returns a table on which nothing lies."""
    left = list(EVERY_TILE)
    rng.shuffle(left)
    left.sort(key=lambda name: name not in ("pass2", "draw3"))
    racks = [[left.pop(rng.randrange(min(6, len(left)))) for _ in range(rng.randint(1, 4))] for _ in range(seats)]
    rest = [left.pop() for _ in range(rng.choice([0, 0, 1, 2, 60]))]
    given = position("", seats) | {"pool": [], "bag": rest, "racks": racks}
    given["founded"] = [None] * seats
    # All else is in the rack of the last seat, which is not empty so soon.
    racks[-1] += left
    both = LockStep(seats, 1, first=0)
    both.table.set_up(sent(given))
    both.slow = from_position(sent(given), seats)
    both.moves = both.compare()
    return both
