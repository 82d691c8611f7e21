"""Dead tiles of Cross Rummy with tiles added, forecasts of draws, and the threats of others."""

from collections import Counter
from random import Random
from time import perf_counter
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from bordspil.core.bot import Budget
from bordspil.core.chance import Chance
from bordspil.core.game import agree
from bordspil.core.table import Table
from bordspil.games.cross_rummy.bots import levels
from bordspil.games.cross_rummy.bots.dead_tiles import DeadTileSearch, KeptTable, counted
from bordspil.games.cross_rummy.bots.draw_potential import DrawPotential
from bordspil.games.cross_rummy.bots.threat import ThreatSearch
from bordspil.games.cross_rummy.game import game
from bordspil.games.cross_rummy.rules.laying import Problem, problem_for, solves
from bordspil.games.cross_rummy.rules.tiles import KIND_OF, NUMBERS
from bordspil.games.cross_rummy.solver import largest_lay
from bordspil.games.cross_rummy.solver.field import within
from bordspil.games.cross_rummy.solver.largest_lay import Effort
from games.cross_rummy.bots.test_bots import RUN, TWO_RUNS, position

ENDLESS = 1_000_000


def kinds(names: str) -> tuple[int, ...]:
    return tuple(KIND_OF[name] for name in names.split())


def dead_tiles(state: Any, seat: int = 0) -> DeadTileSearch:
    return DeadTileSearch(problem_for(state, seat), Effort(0.0, ENDLESS, perf_counter), 1)


def problems(seats: int) -> list[Problem]:
    """Returns positions of a game in all stages, before and after the groups are open."""
    table = Table(game, agree(game, {}, seats), seats, Chance.of(seats + 5))
    bots, found = [levels.make("strong", seat) for seat in range(seats)], []
    while (seat := table.to_act()) is not None:
        if table.state.stage == "turn" and table.seq % 5 == 0:
            found.append(problem_for(table.state, seat))
        table.play(seat, bots[seat].choose(game.view(table.state, seat), Budget(simulations=300)))
    return found


def test_a_tile_more_may_be_dead_alive_or_bring_others_to_life() -> None:
    # r5 r6 r7 lie: r8 goes on there, and b7 needs another seven.
    look = dead_tiles(position(["r8 b7", "g1 g2"], table=RUN))
    placement, found = look.search(0.001)
    assert placement.dead == 1
    assert found is not None
    assert found.tiles == 1
    assert look.dead(placement, kinds("g13"), 50) == 2
    assert look.dead(placement, kinds("r9"), 50) == 1
    assert look.dead(placement, kinds("y7"), 50) == 0
    assert look.dead(placement, kinds("draw3"), 50) == 1


@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_found_from_another_table_is_legal(seats: int) -> None:
    rng = Random(1)
    for problem in problems(seats):
        look = DeadTileSearch(problem, Effort(0.0, ENDLESS, perf_counter), 1)
        placement, _ = look.search(0.0002)
        more = tuple(rng.sample(range(NUMBERS), 2))
        extended = look.extend(placement, more, 60)
        held = tuple(sorted([*(kind for kind in problem.rack if kind < NUMBERS), *more]))
        assert counted(held).tolist() == extended.rack.tolist()
        if extended.dead < len(held):
            laid = solves(replace(problem, rack=held), within([*look.field.best(), *look.field.fixed]))
            assert len(laid.added) == len(held) - extended.dead
        again = look.dead(extended, (), 0)
        assert again <= extended.dead


def test_a_question_leaves_no_trace() -> None:
    look = dead_tiles(position(["r8 b7 y7 g7 r1 y9 b2", "g1 g2"], table=TWO_RUNS))
    placement, _ = look.search(0.001)
    before = look.dead(placement, (), 0)
    for kind in range(NUMBERS):
        look.dead(placement, (kind,), 20)
    memory = look.field.memory[0]
    assert memory["held"] == memory["hand"].sum()
    assert look.dead(placement, (), 0) == before


def test_what_was_found_a_turn_ago_is_found_at_once_again() -> None:
    for problem in problems(2):
        look = DeadTileSearch(problem, Effort(0.0, ENDLESS, perf_counter), 1)
        placement, found = look.search(0.002)
        kept = KeptTable(problem, placement.base)
        assert kept.fits(problem)
        again, found_again = DeadTileSearch(problem, Effort(0.0, 0, perf_counter), 2).search(1.0, kept)
        assert again.dead <= placement.dead
        assert (found is None) == (found_again is None)
        if found is not None and problem.table:
            assert not kept.fits(replace(problem, rack=()))
            assert not kept.fits(replace(problem, table=problem.table[1:]))


def test_a_forecast_counts_the_pool_and_the_tiles_that_may_come() -> None:
    state = position(["r8 b7", "g1 g2"], "y7 g13", RUN)
    look = dead_tiles(state)
    placement, _ = look.search(0.001)
    unseen = Counter({KIND_OF["g7"]: 1, KIND_OF["g14"]: 1})
    potential = DrawPotential(look, placement, kinds("y7 g13"), unseen, 1)
    assert potential.refine(50, 1.0)
    assert potential.take(KIND_OF["y7"]).dead == 0
    assert potential.take(KIND_OF["g13"]).dead == 2
    # Waiting: y7 is gone in 0.7 / 6 of the cases, and then g7, every second tile, may come instead.
    wait = potential.wait()
    assert wait.dead == 1
    assert wait.none == pytest.approx(1 - 0.7 / 6 * 0.5**0.7)
    assert wait.soon == pytest.approx(0.7 / 6 * 0.5**0.7)
    assert wait.one == 1
    assert [(share, forecast.dead) for share, forecast in potential.draw()] == [(0.5, 0), (0.5, 2)]


def test_without_time_nothing_is_asked_and_nothing_is_promised() -> None:
    state = position(["r8 b7", "g1 g2"], "y7 g13", RUN)
    look = DeadTileSearch(problem_for(state, 0), Effort(0.0, 0, perf_counter), 1)
    placement, _ = look.search(0.25)
    potential = DrawPotential(look, placement, kinds("y7 g13"), Counter([KIND_OF["g7"]]), 1)
    assert not potential.refine(0, 0.9)
    assert np.all(potential.two >= placement.dead)


def test_others_are_a_danger_when_they_could_go_out() -> None:
    # A player who holds r8 and r4 goes out; with g13 besides one tile is left.
    states = [position(["g1 y9", rack], table=RUN) for rack in ("r8 r4", "r8 g13", "b9 g13", "r8 r9")]
    search = ThreatSearch(states, 0, Effort(0.0, ENDLESS, perf_counter), 1)
    search.refine(20, 1.0)
    threat = search.threat()
    assert (threat.out, threat.near, threat.dead) == (0.5, 0.75, 0.75)


def test_of_several_others_the_nearest_counts() -> None:
    states = [position(["g1 y9", "r8 r4", "b9 g13"], table=RUN)]
    search = ThreatSearch(states, 0, Effort(0.0, ENDLESS, perf_counter), 1)
    search.refine(20, 1.0)
    assert search.threat().out == 1
    assert largest_lay.layable(problem_for(states[0], 2)) == 0
