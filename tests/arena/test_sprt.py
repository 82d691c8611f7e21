"""The sequential test: right far more often than wrong, sooner when it is plain, and never without evidence."""

from random import Random

import pytest

from bordspil.arena.elo import share_of
from bordspil.arena.sprt import FEWEST, Sprt, Verdict
from bordspil.core.game import BadRequest

TEST = Sprt(0, 40)


def play(elo: float, rng: Random, seats: int = 2, most: int = 4000) -> tuple[Verdict, int]:
    """Deals between contestants so far apart until the test stops."""
    means: list[float] = []
    while (verdict := TEST.verdict(means, seats)) == "open" and len(means) < most:
        means.append(sum(rng.random() < share_of(elo, seats) for _ in range(seats)) / seats)
    return verdict, len(means)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(("elo", "right"), [(0, "weaker"), (40, "stronger")])
def test_the_verdict_is_right_about_19_times_of_20(elo: float, right: Verdict, seats: int) -> None:
    rng = Random(1)
    verdicts = [play(elo, rng, seats)[0] for _ in range(60)]
    assert verdicts.count(right) >= 52


def test_a_plain_case_takes_few_deals() -> None:
    rng = Random(3)
    plain = [play(250, rng)[1] for _ in range(10)]
    close = [play(40, rng)[1] for _ in range(10)]
    assert min(plain) >= FEWEST
    assert 3 * sum(plain) < sum(close)


def test_no_games_are_no_evidence() -> None:
    assert TEST.evidence([], 2) == 0
    assert TEST.verdict([], 2) == "open"
    assert TEST.verdict([1.0] * (FEWEST - 1), 2) == "open"


@pytest.mark.parametrize(("low", "high"), [(10, 10), (20, 0), (-2000, 0), (0, float("nan"))])
def test_claims_that_make_no_sense_are_refused(low: float, high: float) -> None:
    with pytest.raises(BadRequest, match="sprt-wrong"):
        Sprt(low, high)
