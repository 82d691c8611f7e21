"""The Lays that are listed: those that the slow sampling lists, in its order, in positions of random games."""

from random import Random

import pytest

from bordspil.core.chance import Chance
from bordspil.core.table import Table
from bordspil.games.cross_rummy.game import game
from bordspil.games.cross_rummy.rules import sampling
from bordspil.games.cross_rummy.rules.laying import FOUND, LAST, OPEN, OWN, Problem, problem_for
from bordspil.games.cross_rummy.rules.notation import Lay
from bordspil.games.cross_rummy.rules.tiles import NUMBERS
from games.cross_rummy import slow_sampling


@pytest.mark.parametrize(("seats", "opens"), [(2, True), (3, False), (4, True)])
def test_the_sample_is_that_of_the_slow_one(seats: int, opens: bool) -> None:
    """Racks of the positions, and larger ones of any tiles: more lines, more to go on with."""
    modes, listed, rng = set(), 0, Random(seats)
    for seed in range(3):
        table = Table(game, {"open_on_last_founding": opens}, seats, Chance.of(seed))
        while (seat := table.to_act()) is not None:
            moves = list(game.moves(table.state))
            problem = problem_for(table.state, seat)
            if table.state.stage == "turn" and (table.seq % 5 == 0 or problem.mode not in modes):
                for rack in (problem.rack, tuple(sorted(rng.sample(range(NUMBERS), 30)))):
                    asked = Problem(problem.table, rack, problem.mode, problem.limit, problem.own)
                    found = sampling.sample_lays(asked)
                    assert found == slow_sampling.sample_lays(asked)
                    assert sampling.sample_lays(asked, 3) == found[:3]
                    listed += len(found)
                modes.add(problem.mode)
            lays = [move for move in moves if isinstance(move, Lay)]
            table.play(seat, rng.choice(lays or moves))
    assert modes == {FOUND, OWN, OPEN} | ({LAST} if opens else set())
    assert listed > 300
