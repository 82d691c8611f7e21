"""Pairing: all meet all once; by the Swiss system no two meet twice, whatever happens."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bordspil.arena.pairing import BYE, Pair, round_robin, rounds_needed, rounds_possible, swiss_round


def test_all_contestants_meet_once() -> None:
    assert round_robin(4) == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]


def test_contestants_next_to_each_other_in_the_standings_meet() -> None:
    """After 0–1 and 2–3 were won by 0 and 3: the winners meet, and so do the others."""
    assert swiss_round([1.0, 0.0, 0.0, 1.0], {(0, 1), (2, 3)}) == [(0, 3), (1, 2)]


def test_no_two_contestants_meet_twice() -> None:
    assert swiss_round([2.0, 1.0, 1.0, 0.0], {(0, 1), (2, 3), (0, 2), (1, 3)}) == [(0, 3), (1, 2)]


def test_of_an_odd_number_the_lowest_without_a_bye_gets_one() -> None:
    assert swiss_round([0.0, 0.0, 0.0], set()) == [(0, 1), (2, BYE)]
    assert swiss_round([1.0, 0.0, 1.0], {(0, 1), (2, BYE)}) == [(0, 2), (1, BYE)]


def test_two_contestants_left_over_swap_partners_with_a_pair() -> None:
    """0 takes 1 and 2 takes 3, which leaves 4 and 5, who have met; 2 and 3 give way."""
    met = {(4, 5)}
    assert swiss_round([5.0, 4.0, 3.0, 2.0, 1.0, 0.0], met) == [(0, 1), (2, 4), (3, 5)]


@given(some.integers(2, 40), some.randoms(use_true_random=False))
def test_as_many_rounds_as_are_possible_can_be_paired(contestants: int, luck: Random) -> None:
    points = [0.0] * contestants
    met: set[Pair] = set()
    for _ in range(rounds_possible(contestants)):
        pairs = swiss_round(points, met)
        assert sorted(who for pair in pairs for who in pair if who != BYE) == list(range(contestants))
        assert not met & set(pairs)
        met |= set(pairs)
        for one, other in pairs:
            points[one if other == BYE or luck.random() < 0.5 else other] += 1


@pytest.mark.parametrize("contestants", range(2, 70))
def test_the_usual_number_of_rounds_is_possible(contestants: int) -> None:
    assert rounds_needed(contestants) <= rounds_possible(contestants)
    assert 2 ** rounds_needed(contestants) >= contestants
