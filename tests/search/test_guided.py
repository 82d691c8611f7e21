"""The guided tree search on a small game, uncompiled: what simulations end in, and what comes of it."""

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

from bordspil.core import kernel
from bordspil.search import guided, guided_tree
from bordspil.search.bot import Budget
from bordspil.search.guided_tree import GuidedSearch
from bordspil.search.result import Result
from search.tokens import HEAP, RULES, heap, last_taker_wins, takes

Make = Callable[..., GuidedSearch]
NOTHING = np.dtype((np.record, [("nothing", np.int8)]))


def propose(g: Any, mind: Any, moves: Any, worths: Any, most: int) -> int:
    worths[:] = 0
    return min(takes(g, moves), most)


def bleak(g: Any, mind: Any, out: Any) -> None:
    """A judgement that gives nobody a chance, so that what was found elsewhere stands out."""
    out[:] = 0


@pytest.fixture
def make(monkeypatch: pytest.MonkeyPatch) -> Make:
    """Makes a search in plain Python: no compiler."""
    monkeypatch.setattr(kernel, "kernel", lambda function: function)

    def made(sureness: float, capacity: int = 5000, **plan: float) -> GuidedSearch:
        monkeypatch.setattr(guided_tree, "CAPACITY", capacity)
        given = np.zeros(1, np.dtype((np.record, guided.PLAN)))
        usual = {"trust": 1, "patience": 1, "breadth": 2, "narrow": 2, "start": 2, "pace": 1}
        for name, value in (usual | plan).items():
            given[name] = value
        kernels = RULES | {
            "propose": propose,
            "evaluate": bleak,
            "sureness": lambda g, mind: sureness,
            "reward": last_taker_wins,
        }
        compiled = guided_tree.compile_search("small", kernels)
        return GuidedSearch(compiled, HEAP, np.zeros(1, NOTHING), given, moves=2, rewards=2)

    return made


def search(searcher: GuidedSearch, tokens: int, simulations: int = 400) -> Result:
    found = searcher.search(heap(tokens), Budget(simulations=simulations), Random(1), 0.7)
    assert sum(found.visits) == found.simulations == simulations
    return found


@pytest.mark.parametrize("sureness", [0.0, 0.5, 1.0])
@pytest.mark.parametrize(("tokens", "move"), [(2, 2), (4, 1), (5, 2), (7, 1), (8, 2)])
def test_search_leaves_a_multiple_of_three(make: Make, tokens: int, move: int, sureness: float) -> None:
    assert search(make(sureness), tokens).best == move


@pytest.mark.parametrize("sureness", [0.0, 0.3, 0.7, 1.0])
def test_simulations_end_in_the_judgement_as_often_as_it_is_sure(make: Make, sureness: float) -> None:
    """With a tree of one node every simulation ends at the root: in nothing, or in a playout that somebody wins."""
    searcher = make(sureness, capacity=1)
    found = searcher.search(heap(30), Budget(simulations=2000), Random(1), 0.7)
    assert sum(found.root_value) == pytest.approx(1 - sureness, abs=0 if sureness in (0, 1) else 0.04)


def test_the_end_of_the_game_needs_no_judgement(make: Make) -> None:
    """Of one token the first seat takes the last one, however sure the judgement is that nobody has a chance."""
    found = search(make(1.0), 1)
    assert (found.moves, found.visits, found.root_value) == ((1,), (400,), (1, 0))


@pytest.mark.parametrize("breadth", [1, 2])
def test_no_more_moves_are_tried_than_the_plan_allows(make: Make, breadth: int) -> None:
    assert len(search(make(0.0, breadth=breadth), 8).moves) == breadth


@pytest.mark.parametrize("capacity", [3, 4, 10])
def test_a_full_tree_stops_growing(make: Make, capacity: int) -> None:
    searcher = make(0.5, capacity=capacity)
    assert set(search(searcher, 8).moves) <= {1, 2}
    assert searcher._used[0] <= capacity
