"""Strength in Elo: the arithmetic both ways, intervals from deals, and one scale that finds known strengths again."""

from random import Random

import pytest

from bordspil.arena.elo import MOST, Duel, difference, difference_of, fit, share_of


@pytest.mark.parametrize(("elo", "seats", "share"), [(0, 2, 0.5), (0, 4, 0.25), (400, 2, 10 / 11), (-400, 2, 1 / 11)])
def test_equals_share_the_victories_and_400_points_are_ten_to_one(elo: float, seats: int, share: float) -> None:
    assert share_of(elo, seats) == pytest.approx(share)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("elo", [-700, -120, 0, 35, 640])
def test_a_share_tells_the_difference_it_came_from(elo: float, seats: int) -> None:
    assert difference_of(share_of(elo, seats), seats) == pytest.approx(elo)


def test_a_clean_sweep_is_a_great_difference_and_no_infinite_one() -> None:
    assert difference_of(1.0, 2) == MOST == -difference_of(0.0, 4)
    found = difference([1.0] * 10, 2)
    assert found.low < found.value == MOST


def test_deals_that_are_shared_fairly_say_more_than_games_that_are_not() -> None:
    """A deal that both contestants win in turn is no luck at all: ten of them are sure, ten coin throws are not."""
    fair, lucky = difference([0.5] * 10, 2), difference([0.0, 1.0] * 5, 2)
    assert fair.value == pytest.approx(0)
    assert lucky.value == pytest.approx(0)
    assert fair.high - fair.low < lucky.high - lucky.low


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_known_strengths_are_found_again(seats: int) -> None:
    true, rng, duels = [1300.0, 1500.0, 1620.0, 1790.0], Random(4), []
    for one in range(4):
        for other in range(4):
            if one != other and abs(one - other) <= 2:
                chance = share_of(true[one] - true[other], seats)
                duels.append(Duel(one, other, seats, 2000, sum(rng.random() < chance for _ in range(2000))))
    found = fit(duels, 4, anchor=1, anchored_at=1500.0)
    assert (found[1].value, found[1].low, found[1].high) == (1500, 1500, 1500)
    for estimate, strength in zip(found, true, strict=True):
        assert estimate.value == pytest.approx(strength, abs=25)
        assert estimate.low <= estimate.value <= estimate.high


def test_the_interval_of_a_fit_holds_the_truth_19_times_of_20() -> None:
    rng, held = Random(2), 0
    for _ in range(200):
        won = sum(rng.random() < share_of(150, 2) for _ in range(200))
        found = fit([Duel(0, 1, 2, 200, won)], 2, anchor=1, anchored_at=0.0)[0]
        held += found.low <= 150 <= found.high
    assert 180 <= held <= 199
