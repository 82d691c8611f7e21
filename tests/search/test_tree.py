"""The tree search template on small games of its own, uncompiled: it knows no game but what it is given."""

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

from bordspil.core import kernel
from bordspil.search import guided, mcts, playout, tree
from bordspil.search.bot import Budget
from bordspil.search.playout import NATURE, OVER
from bordspil.search.tree import TreeSearch
from search.tokens import HEAP, RULES, heap, last_taker_wins, takes

Make = Callable[..., TreeSearch]

# Chance decides what a gamble brings; a sure thing brings more on average.
BET = np.dtype((np.record, [("stage", np.int8), ("won", np.float64)]))


HEAP_KERNELS: dict[str, Any] = RULES | {"prior": lambda g, move: 0.0, "reward": last_taker_wins}


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
    "prior": lambda g, move: 2.0 * move,
    "likely": lambda g, rng: 0,
    "reward": winnings,
}


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plain Python instead of the compiler: records whose fields are attributes."""
    monkeypatch.setattr(kernel, "kernel", lambda function: function)
    monkeypatch.setattr(mcts, "NODE", np.dtype((np.record, mcts.NODE)))


@pytest.fixture
def make(plain: None, monkeypatch: pytest.MonkeyPatch) -> Make:
    """Makes a search in plain Python."""

    def made(kernels: dict[str, Any], state: np.dtype[Any], seats: int = 2, capacity: int = 5000) -> TreeSearch:
        monkeypatch.setattr(tree, "CAPACITY", capacity)
        return TreeSearch(tree.compile_search("small", kernels), state, moves=2, seats=seats)

    return made


def best(search: TreeSearch, root: np.ndarray, simulations: int = 400) -> int:
    found = search.search(root, Budget(simulations=simulations), Random(1), 0.7)
    assert sum(found.visits) == found.simulations == simulations
    return found.best


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
    assert search._used[0] == 3


@pytest.mark.parametrize("capacity", [3, 4, 10])
def test_a_full_tree_stops_growing(make: Make, capacity: int) -> None:
    search = make(HEAP_KERNELS, HEAP, capacity=capacity)
    assert best(search, heap(8)) in (1, 2)
    assert search._used[0] <= capacity


def test_each_search_begins_with_an_empty_tree(make: Make) -> None:
    search = make(HEAP_KERNELS, HEAP)
    assert [best(search, heap(tokens), 200) for tokens in (4, 5, 4)] == [1, 2, 1]


def test_perft_counts_no_sequence_beyond_the_end(plain: None) -> None:
    compiled = tree.compile_search("small", HEAP_KERNELS)
    assert [tree.perft(compiled, heap(4), depth, 2) for depth in range(6)] == [1, 2, 4, 4, 1, 0]


def test_perft_stops_where_chance_comes_in_between(plain: None) -> None:
    compiled = tree.compile_search("small", BET_KERNELS)
    assert [tree.perft(compiled, np.zeros(1, BET), depth, 2) for depth in range(3)] == [1, 2, -1]


def templates() -> dict[str, Any]:
    return {name: value for name, value in vars(mcts).items() if getattr(value, "is_template", False)}


def test_specialised_functions_have_names_of_their_own() -> None:
    one = kernel.specialise(mcts, "one", HEAP_KERNELS)
    other = kernel.specialise(mcts, "other", BET_KERNELS)
    assert set(templates()) == {"expand", "select", "play_out", "simulate", "grow", "count_sequences"}
    for name, template in templates().items():
        mine, theirs = (getattr(made[name], "py_func", made[name]) for made in (one, other))
        assert (mine.__qualname__, theirs.__qualname__) == (f"one.mcts.{name}", f"other.mcts.{name}")
        assert mine.__code__ is theirs.__code__ is template.__code__
        assert mine.__doc__ == template.__doc__
        assert mine.__globals__["legal"] is takes
        assert theirs.__globals__["legal"] is both


def test_what_two_templates_share_is_made_for_each_of_them() -> None:
    """Playouts of one game may differ from template to template, and Numba tells them apart by name alone."""
    kernels = HEAP_KERNELS | {"likely": lambda g, rng: 1}
    plain, led = kernel.specialise(mcts, "one", HEAP_KERNELS), kernel.specialise(guided, "one", kernels)
    for made, name, likely in ((plain, "mcts", HEAP_KERNELS["likely"]), (led, "guided", kernels["likely"])):
        played = getattr(made["play_out"], "py_func", made["play_out"])
        assert played.__qualname__ == f"one.{name}.play_out"
        assert played.__globals__["likely"] is likely
        assert played.__globals__["LONGEST"] == playout.LONGEST


def test_specialising_leaves_the_template_untouched() -> None:
    before = dict(vars(mcts))
    made = kernel.specialise(mcts, "one", HEAP_KERNELS)
    assert dict(vars(mcts)) == before
    assert mcts.actor is None
    for name, template in templates().items():
        assert template.__qualname__ == name
        assert template.__globals__ is vars(playout if name == "play_out" else mcts)
        assert made[name] is not template
