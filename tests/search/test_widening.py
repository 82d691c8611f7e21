"""The search template with progressive widening on a small game, uncompiled: how simulations end, what comes of it."""

from collections.abc import Callable
from typing import Any

import pytest

from bordspil.core.bot import Budget
from bordspil.core.kernel import generator
from bordspil.search.result import Result
from bordspil.search.searcher import Searcher
from search.tokens import RULES, heap, last_taker_wins, nodes_used, takes, uncompiled, weightless

Make = Callable[..., Searcher]
PLAN: dict[str, float] = {"virtual_visits": 1, "root_width": 2, "width": 2, "first_width": 2, "widen_every": 1}


def propose(g: Any, weights: Any, scratch: Any, moves: Any, out: Any, most: int) -> int:
    out[:] = 0
    return min(takes(g, moves), int(most))


def bleak(g: Any, weights: Any, scratch: Any, out: Any) -> None:
    """A value that gives no seat a chance, so that what was found elsewhere stands out."""
    out[:] = 0


@pytest.fixture
def make(monkeypatch: pytest.MonkeyPatch) -> Make:
    """Makes a search whose leaves are values as often as `value_weight` says."""

    def made(value_weight: float, capacity: int = 5000) -> Searcher:
        kernels = RULES | {
            "propose": propose,
            "value": bleak,
            "value_weight": lambda g, weights, scratch: value_weight,
            "terminal_value": last_taker_wins,
            "WIDENING": True,
            "DRAWS_LEAF": True,
        }
        return uncompiled(monkeypatch, kernels, capacity=capacity)

    return made


def search(searcher: Searcher, tokens: int, simulations: int = 400, **plan: float) -> Result:
    evaluator = weightless(PLAN | plan)
    found = searcher.search(heap(tokens), evaluator, Budget(simulations=simulations), generator(1))
    assert sum(found.visits) == found.simulations == simulations
    return found


@pytest.mark.parametrize("value_weight", [0.0, 0.5, 1.0])
@pytest.mark.parametrize(("tokens", "move"), [(2, 2), (4, 1), (5, 2), (7, 1), (8, 2)])
def test_search_leaves_a_multiple_of_three(make: Make, tokens: int, move: int, value_weight: float) -> None:
    assert search(make(value_weight), tokens).best == move


@pytest.mark.parametrize("value_weight", [0.0, 0.3, 0.7, 1.0])
def test_simulations_end_in_the_value_as_often_as_its_weight_says(make: Make, value_weight: float) -> None:
    """With a tree of one node every simulation ends at the root: in nothing, or in a rollout that a seat wins."""
    searcher = make(value_weight, capacity=1)
    found = searcher.search(heap(30), weightless(PLAN), Budget(simulations=2000), generator(1))
    assert sum(found.root_value) == pytest.approx(1 - value_weight, abs=0 if value_weight in (0, 1) else 0.04)


def test_the_end_of_the_game_needs_no_value(make: Make) -> None:
    """Of one token the first seat takes the last one, whatever the weight of a value that gives no seat a chance."""
    found = search(make(1.0), 1)
    assert (found.moves, found.visits, found.root_value) == ((1,), (400,), (1, 0))


@pytest.mark.parametrize("root_width", [1, 2])
def test_no_more_moves_are_tried_than_the_plan_allows(make: Make, root_width: int) -> None:
    assert len(search(make(0.0), 8, root_width=root_width).moves) == root_width


@pytest.mark.parametrize("capacity", [3, 4, 10])
def test_a_full_tree_stops_growing(make: Make, capacity: int) -> None:
    searcher = make(0.5, capacity=capacity)
    assert set(search(searcher, 8).moves) <= {1, 2}
    assert nodes_used(searcher) <= capacity
