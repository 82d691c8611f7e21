"""Budgets: of simulations, of time on the wall and of the processor's, and that every bot keeps to them."""

from itertools import count
from time import sleep
from typing import Literal

import pytest

from bordspil import games
from bordspil.core.bot import Budget
from bordspil.core.chance import Chance
from bordspil.core.compile_time import wall_clock
from bordspil.core.table import Table
from bordspil.search.any_game import bots_of
from bordspil.search.budget import SLICE, run_within


@pytest.fixture
def leaping(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock on which a second passes from one look to the next."""
    seconds = count()
    monkeypatch.setattr(Budget, "now", lambda budget: float(next(seconds)))


@pytest.mark.parametrize(
    ("simulations", "cap", "ran"), [(40, None, [40]), (40, 7, [7]), (7, 40, [7]), (0, None, [1]), (0, 40, [1])]
)
def test_simulations_run_in_one_batch_and_at_least_one_does(simulations: int, cap: int | None, ran: list[int]) -> None:
    batches: list[int] = []
    run_within(Budget(simulations=simulations), cap, batches.append)
    assert batches == ran


@pytest.mark.usefixtures("leaping")
def test_a_search_ends_when_its_time_is_up() -> None:
    batches: list[int] = []
    run_within(Budget(seconds=5.0), None, batches.append)
    assert batches == [8, 1, 1, 1, 1]


@pytest.mark.usefixtures("leaping")
def test_a_search_ends_sooner_at_its_cap_and_when_all_is_known() -> None:
    batches: list[int] = []
    run_within(Budget(seconds=1000.0), 10, batches.append)
    assert batches == [8, 1, 1]
    run_within(Budget(seconds=1000.0), 3, batches.append)
    assert batches[3:] == [3]
    run_within(Budget(seconds=1000.0), None, batches.append, first=1, done=lambda: len(batches) >= 6)
    assert batches[4:] == [1, 1]


def test_batches_grow_until_they_take_a_slice_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    batches: list[int] = []
    monkeypatch.setattr(Budget, "now", lambda budget: sum(batches) * 1e-5)
    run_within(Budget(seconds=0.1), None, batches.append)
    assert batches[0] == 8
    assert set(batches[1:-2]) == {int(SLICE / 1e-5) - 1}
    assert sum(batches) == 10_000


@pytest.mark.parametrize("clock", ["wall", "cpu"])
def test_waiting_costs_time_on_the_wall_and_none_of_the_processor(clock: Literal["wall", "cpu"]) -> None:
    batches: list[int] = []

    def wait(batch: int) -> None:
        batches.append(batch)
        sleep(0.01)

    run_within(Budget(0.02, clock=clock), 160, wait)
    assert (sum(batches) == 160) == (clock == "cpu")


@pytest.mark.usefixtures("leaping")
@pytest.mark.parametrize("game_id", games.names())
def test_every_bot_asks_the_clock_of_its_budget(game_id: str) -> None:
    """A bot that looks at another clock would think for half a minute."""
    part, game = bots_of(games.load(game_id)), games.load(game_id)
    table = Table(game, {}, 2, Chance.of(3))
    view = game.view(table.state, table.to_act())
    for name in part.NAMES:
        part.make(name, 1).choose(view, Budget(simulations=1))
        begin = wall_clock()
        part.make(name, 1).choose(view, Budget(30.0))
        assert wall_clock() - begin < 15
    if (assessor := game.assessor) is not None:
        begin = wall_clock()
        assessor.assess(view, Budget(30.0))
        assert wall_clock() - begin < 15
