"""The search template with rollouts on small games of its own, uncompiled: it knows no game but what it is given."""

import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest

from bordspil.core import kernel
from bordspil.core.bot import Budget
from bordspil.search import children, leaves, selection, slots, tree
from bordspil.search.result import Result
from bordspil.search.searcher import Searcher
from bordspil.search.slots import NATURE, OVER
from search.tokens import HEAP, RULES, heap, last_taker_wins, nodes_used, takes, uncompiled, weightless

Make = Callable[..., Searcher]

# Chance decides what a gamble brings; a sure thing brings more on average.
BET = np.dtype((np.record, [("stage", np.int8), ("won", np.float64)]))


def even(g: Any, weights: Any, scratch: Any, moves: Any, count: int, out: Any) -> None:
    out[:count] = 0.0


def rather_the_bet(g: Any, weights: Any, scratch: Any, moves: Any, count: int, out: Any) -> None:
    out[:count] = 2.0 * moves[:count]


HEAP_KERNELS: dict[str, Any] = RULES | {"logits": even, "terminal_value": last_taker_wins}


def bet(g: Any, move: int) -> None:
    g.stage = 1 if move else 2
    g.won = 0.7


def toss(g: Any, rng: Any) -> None:
    g.stage = 2
    g.won = float(kernel.below(rng, 2))


def both(g: Any, out: Any) -> int:
    out[:2] = (0, 1)
    return 2


def winnings(g: Any, out: Any) -> None:
    out[0] = g.won


BET_KERNELS: dict[str, Any] = {
    "actor": lambda g: (0, NATURE, OVER)[g.stage],
    "legal": both,
    "play": bet,
    "deal": toss,
    "logits": rather_the_bet,
    "rollout_move": lambda g, rng: 0,
    "terminal_value": winnings,
}


@pytest.fixture
def make(monkeypatch: pytest.MonkeyPatch) -> Make:
    return partial(uncompiled, monkeypatch)


def find(search: Searcher, root: np.ndarray, simulations: int = 400) -> Result:
    found = search.search(
        root, weightless({"fpu_reduction": 0.1}), Budget(simulations=simulations), kernel.generator(1)
    )
    assert sum(found.visits) == found.simulations == simulations
    return found


def best(search: Searcher, root: np.ndarray, simulations: int = 400) -> int:
    return find(search, root, simulations).best


@pytest.mark.parametrize(("tokens", "move"), [(2, 2), (4, 1), (5, 2), (7, 1), (8, 2)])
def test_search_leaves_a_multiple_of_three(make: Make, tokens: int, move: int) -> None:
    search = make(HEAP_KERNELS, HEAP)
    assert [best(search, heap(tokens, actor=actor)) for actor in (0, 1)] == [move, move]


@pytest.mark.parametrize(("tokens", "seats", "move"), [(2, 3, 2), (2, 4, 2), (5, 3, 1)])
def test_every_seat_plays_for_itself(make: Make, tokens: int, seats: int, move: int) -> None:
    """Of five tokens seat 0 takes one: seat 1 may then let it win, but of the three after two seat 2 takes the last."""
    assert best(make(HEAP_KERNELS, HEAP, seats), heap(tokens, seats)) == move


def test_a_move_before_chance_is_judged_over_many_outcomes(make: Make) -> None:
    assert best(make(BET_KERNELS, BET), np.zeros(1, BET), 600) == 0


def test_the_tree_ends_where_chance_decides(make: Make) -> None:
    search = make(BET_KERNELS, BET)
    best(search, np.zeros(1, BET))
    assert nodes_used(search) == 3


@pytest.mark.parametrize("capacity", [3, 4, 10])
def test_a_full_tree_stops_growing(make: Make, capacity: int) -> None:
    search = make(HEAP_KERNELS, HEAP, capacity=capacity)
    assert best(search, heap(8)) in (1, 2)
    assert nodes_used(search) <= capacity


def test_each_search_begins_with_an_empty_tree(make: Make) -> None:
    search = make(HEAP_KERNELS, HEAP)
    assert [best(search, heap(tokens), 200) for tokens in (4, 5, 4)] == [1, 2, 1]


def test_perft_counts_no_sequence_beyond_the_end(make: Make) -> None:
    search = make(HEAP_KERNELS)
    assert [search.program.perft(heap(4), depth) for depth in range(6)] == [1, 2, 4, 4, 1, 0]


def test_perft_stops_where_chance_comes_in_between(make: Make) -> None:
    search = make(BET_KERNELS, BET)
    assert [search.program.perft(np.zeros(1, BET), depth) for depth in range(3)] == [1, 2, -1]


def templates() -> dict[str, Any]:
    modules = (tree, children, leaves, selection, slots)
    return {
        name: value
        for module in modules
        for name, value in vars(module).items()
        if getattr(value, "is_template", False)
    }


def test_specialised_functions_have_names_of_their_own() -> None:
    one = kernel.specialise(tree, "one", HEAP_KERNELS)
    other = kernel.specialise(tree, "other", BET_KERNELS)
    for name, template in templates().items():
        if name in HEAP_KERNELS:
            continue
        mine, theirs = (getattr(made[name], "py_func", made[name]) for made in (one, other))
        assert (mine.__qualname__, theirs.__qualname__) == (f"one.tree.{name}", f"other.tree.{name}")
        assert mine.__code__ is theirs.__code__ is template.__code__
        assert mine.__doc__ == template.__doc__
        assert mine.__globals__["legal"] is takes
        assert theirs.__globals__["legal"] is both


def test_what_a_game_supplies_takes_the_place_of_the_default() -> None:
    made = kernel.specialise(tree, "one", HEAP_KERNELS)
    assert made["logits"] is even
    assert getattr(made["value"], "py_func", made["value"]).__qualname__ == "one.tree.value"


def test_specialising_leaves_the_template_untouched() -> None:
    before = [dict(vars(module)) for module in (tree, children, leaves, selection, slots)]
    made = kernel.specialise(tree, "one", HEAP_KERNELS)
    assert [dict(vars(module)) for module in (tree, children, leaves, selection, slots)] == before
    assert slots.actor is None
    for name, template in templates().items():
        assert template.__qualname__ == name
        assert template.__globals__ is vars(sys.modules[template.__module__])
        assert made[name] is not template
