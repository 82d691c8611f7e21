"""The search template with values on small games of its own, uncompiled: it solves positions, and stops there."""

from typing import Any

import numpy as np
import pytest

from bordspil.core.bot import Budget
from bordspil.core.kernel import generator
from bordspil.search.result import Result
from bordspil.search.searcher import Searcher
from bordspil.search.slots import DEALS, NATURE, OVER
from search.tokens import RULES, heap, last_taker_wins, nodes_used, take, takes, uncompiled, weightless


def even(g: Any, weights: Any, scratch: Any, out: Any) -> None:
    out[:] = 0.5


def rather_one(g: Any, weights: Any, scratch: Any, moves: Any, count: int, out: Any) -> None:
    out[:count] = -moves[:count]


KERNELS: dict[str, Any] = RULES | {
    "logits": rather_one,
    "value": even,
    "terminal_value": last_taker_wins,
    "ORDERED": True,
    "KEEPS_VALUES": True,
}


@pytest.fixture
def search(monkeypatch: pytest.MonkeyPatch) -> Searcher:
    """A search in plain Python over heaps."""
    return made(monkeypatch, 20_000)


def made(monkeypatch: pytest.MonkeyPatch, capacity: int, **kernels: Any) -> Searcher:
    return uncompiled(monkeypatch, KERNELS | kernels, rewards=4, capacity=capacity)


def find(
    search: Searcher,
    state: np.ndarray,
    simulations: int = 600,
    *,
    cap: int | None = None,
    chance_nodes: bool = False,
    value_weight: float = 1.0,
) -> Result:
    numbers = {"c_puct": 0.5, "fpu_reduction": -0.1, "value_weight": value_weight}
    how = weightless(numbers, chance_nodes=chance_nodes)
    return search.search(state, how, Budget(simulations=simulations), generator(32), cap)


@pytest.mark.parametrize(("tokens", "move"), [(2, 2), (4, 1), (5, 2), (7, 1), (8, 2)])
def test_it_leaves_a_multiple_of_three(search: Searcher, tokens: int, move: int) -> None:
    assert [find(search, heap(tokens, actor=actor)).best for actor in (0, 1)] == [move, move]


@pytest.mark.parametrize(("tokens", "seats", "move"), [(2, 3, 2), (2, 4, 2), (5, 3, 1)])
def test_every_seat_plays_for_itself(search: Searcher, tokens: int, seats: int, move: int) -> None:
    assert find(search, heap(tokens, seats)).best == move


def test_it_stops_when_everything_is_found_out(search: Searcher) -> None:
    found = find(search, heap(2), simulations=100_000)
    assert (found.best, found.is_solved) == (2, True)
    assert found.simulations < 100
    assert found.root_value[:2] == (1, 0)


def test_a_lost_position_is_known_to_be_lost(search: Searcher) -> None:
    found = find(search, heap(3), simulations=100_000)
    assert found.simulations < 100
    assert found.root_value[:2] == (0, 1)


def test_where_chance_decides_the_tree_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one token left chance takes over; that is worth 0.7 to the seat whose turn it would be."""

    def chance_at_one(g: Any) -> int:
        return OVER if g.heap == 0 else NATURE if g.heap == 1 else int(g.actor)

    def favourable(g: Any, weights: Any, scratch: Any, out: Any) -> None:
        out[:] = 0.3
        out[g.actor] = 0.7

    search = made(monkeypatch, 1000, actor=chance_at_one, value=favourable)
    found = find(search, heap(3), 500)
    assert found.best == 2
    assert found.root_value[:2] == pytest.approx([0.3, 0.7])


def chance_at_twenty(g: Any) -> int:
    """With 20 or 21 tokens a deal says how many are left."""
    return NATURE if g.heap in (20, 21) else int(g.actor) if g.heap else OVER


@pytest.mark.parametrize("choices", [1, 2])
def test_search_through_a_deal_corrects_a_wrong_value(monkeypatch: pytest.MonkeyPatch, choices: int) -> None:
    """After 21 the seat to act loses, after 20 it wins; the values say the opposite.

    With one choice there, the nodes behind a deal are soon solved; their values must go on counting.
    """

    after = {1: {21: (2, 4), 20: (1, 3)}, 2: {21: (3, 6), 20: (4, 5)}}[choices]

    def few(g: Any, rng: Any) -> None:
        g.heap = after[int(g.heap)][int(rng[0] % 2)]

    def allowed(g: Any, out: Any) -> int:
        return min(takes(g, out), choices if g.heap < 20 else 2)

    def wrong(g: Any, weights: Any, scratch: Any, out: Any) -> None:
        out[:] = 0.5
        if g.heap in (20, 21):
            out[:2] = 0.4 if g.heap == 21 else 0.6
            out[g.actor] = 1 - out[g.actor]

    search = made(monkeypatch, 20_000, actor=chance_at_twenty, legal=allowed, deal=few, value=wrong)
    found = find(search, heap(22))
    assert found.best == 2
    assert found.root_value[0] == pytest.approx(0.6)
    found = find(search, heap(22), chance_nodes=True)
    assert found.best == 1
    assert found.root_value[0] > 0.7


def test_the_value_of_a_move_does_not_follow_the_luck_of_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """A deal decides the game at once; its value before that stands, whichever deals were looked at."""

    def all_or_nothing(g: Any, rng: Any) -> None:
        g.heap, g.actor = 1, int(rng[0] % 3 == 0)

    def fair(g: Any, weights: Any, scratch: Any, out: Any) -> None:
        out[:] = 0.25
        if g.heap == 1:
            out[:] = 0
            out[g.actor] = 1

    search = made(monkeypatch, 20_000, actor=chance_at_twenty, deal=all_or_nothing, value=fair)
    found = find(search, heap(22), 300, chance_nodes=True)
    assert nodes_used(search) > 3 + DEALS
    assert found.root_value[:2] == pytest.approx([0.25, 0.25])


@pytest.mark.parametrize("value_weight", [1.0, 0.25, 0.0])
def test_the_rest_of_a_leaf_is_a_rollout(monkeypatch: pytest.MonkeyPatch, value_weight: float) -> None:
    """One of forty is taken, then one by one the rest: the last by the second seat."""
    search = made(monkeypatch, 1000, rollout_move=lambda g, rng: 1)
    for _ in range(2):
        found = find(search, heap(40), 1, value_weight=value_weight)
        assert found.root_value[:2] == pytest.approx([value_weight * 0.5, 1 - value_weight * 0.5])


@pytest.mark.parametrize("capacity", [3, 4, 10])
@pytest.mark.parametrize("chance_nodes", [False, True])
def test_a_full_tree_stops_growing(monkeypatch: pytest.MonkeyPatch, capacity: int, chance_nodes: bool) -> None:
    search = made(monkeypatch, capacity, actor=chance_at_twenty, deal=lambda g, rng: take(g, 15))
    assert find(search, heap(22), chance_nodes=chance_nodes).best in (1, 2)
    assert nodes_used(search) <= capacity


def test_it_runs_the_simulations_it_is_given_and_no_more_than_its_cap(search: Searcher) -> None:
    for simulations, cap, run in [(1, None, 1), (0, None, 1), (7, None, 7), (50, 9, 9), (5, 9, 5)]:
        assert find(search, heap(40), simulations, cap=cap).simulations == run
    assert search.search(heap(40), weightless(), Budget(seconds=30), generator(1), cap=9).simulations == 9
