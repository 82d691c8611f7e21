"""Ratings: they find known strengths, their deviations are right, and games of many players are weighed fairly."""

import math
from random import Random

import numpy as np
import pytest

from bordspil.arena.ratings import MOST_UNSURE, PER_TEN, Rating, after_days, update


def draw_places(strengths: list[float], rng: Random) -> list[int]:
    """Returns the places of a game by the Plackett-Luce model: the best place left goes to a player by strength."""
    noisy = [strength / PER_TEN - math.log(-math.log(rng.random())) for strength in strengths]
    order = sorted(range(len(strengths)), key=lambda number: -noisy[number])
    return [order.index(number) + 1 for number in range(len(strengths))]


def test_two_newcomers_move_apart_by_the_same() -> None:
    winner, loser = update([Rating(), Rating()], [1, 2])
    assert winner.mean - 1500 == pytest.approx(1500 - loser.mean)
    assert 100 < winner.mean - 1500 < 200
    assert winner.deviation == pytest.approx(loser.deviation)
    assert winner.deviation < MOST_UNSURE


def test_a_tie_of_equals_changes_no_mean_and_makes_both_surer() -> None:
    for rating in update([Rating(), Rating(), Rating()], [1, 1, 1]):
        assert rating.mean == pytest.approx(1500)
        assert rating.deviation < MOST_UNSURE


def test_a_tie_with_a_stronger_player_raises_a_rating() -> None:
    weak, strong = update([Rating(1400, 80), Rating(1700, 80)], [1, 1])
    assert weak.mean > 1400
    assert strong.mean < 1700


def test_a_tie_is_halfway_between_victory_and_defeat() -> None:
    """A draw counts as half a game won and half a game lost: the slope at the old belief is the mean of the two."""
    wide = [Rating(1500, 1.0), Rating(1600, 1.0)]  # so narrow a belief moves by its slope alone
    won, drawn, lost = (update(wide, places)[0].mean for places in ([1, 2], [1, 1], [2, 1]))
    assert drawn - 1500 == pytest.approx((won + lost) / 2 - 1500, rel=0.05)


def test_places_count_and_not_only_victory() -> None:
    first, second, third = update([Rating(), Rating(), Rating()], [1, 2, 3])
    assert first.mean > second.mean > third.mean


def test_an_upset_moves_more_than_what_was_expected() -> None:
    upset = update([Rating(1300, 100), Rating(1700, 100)], [1, 2])[0].mean - 1300
    usual = update([Rating(1700, 100), Rating(1300, 100)], [1, 2])[0].mean - 1700
    assert upset > 5 * usual > 0


def test_a_measured_rating_does_not_move() -> None:
    bot = Rating(1800, 0.0)
    anna, same = update([Rating(), bot], [1, 2])
    assert same == bot
    assert anna.mean > 1650
    assert update([bot, bot], [1, 2]) == [bot, bot]


def test_the_order_of_the_seats_does_not_matter() -> None:
    before = [Rating(1500, 300), Rating(1620, 90), Rating(1410, 150), Rating(1700, 0.0)]
    straight, turned = update(before, [2, 1, 4, 3]), update(before[::-1], [3, 4, 1, 2])
    for one, other in zip(straight, turned[::-1], strict=True):
        assert one.mean == pytest.approx(other.mean)
        assert one.deviation == pytest.approx(other.deviation)


def test_one_alone_is_not_rated() -> None:
    assert update([Rating()], [1]) == [Rating()]


def test_an_old_belief_is_less_sure_but_never_less_than_nothing_known() -> None:
    rating = Rating(1700, 60)
    assert after_days(rating, 0) == after_days(rating, -5) == rating
    assert 60 < after_days(rating, 30).deviation < 100
    assert after_days(rating, 5000) == Rating(1700, MOST_UNSURE)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_known_strengths_are_found_and_the_doubt_is_honest(seats: int) -> None:
    """32 players with known strengths meet at random 60 times each; only differences can be found."""
    rng = Random(seats)
    strengths = [rng.gauss(1500, 200) for _ in range(32)]
    ratings = [Rating() for _ in strengths]
    for _ in range(60):
        players = list(range(32))
        rng.shuffle(players)
        for start in range(0, 32 - seats + 1, seats):
            table = players[start : start + seats]
            places = draw_places([strengths[player] for player in table], rng)
            for player, after in zip(table, update([ratings[p] for p in table], places), strict=True):
                ratings[player] = after
    errors = np.array([rating.mean for rating in ratings]) - np.array(strengths)
    errors -= errors.mean()
    doubts = np.array([rating.deviation for rating in ratings])
    assert np.abs(errors).mean() < 55
    assert 0.6 < math.sqrt(np.mean((errors / doubts) ** 2)) < 1.4
    assert np.mean(np.abs(errors) < 2 * doubts) > 0.85
