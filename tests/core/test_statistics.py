"""Statistics: the interval of a share against numbers from the literature."""

import pytest

from bordspil.core.statistics import wilson_interval


@pytest.mark.parametrize(
    ("share", "count", "low", "high"),
    [(0.5, 10, 0.2366, 0.7634), (0.9, 100, 0.8256, 0.9448), (1.0, 10, 0.7225, 1.0), (0.0, 10, 0.0, 0.2775)],
)
def test_the_interval_is_wilsons(share: float, count: int, low: float, high: float) -> None:
    assert wilson_interval(share, count) == pytest.approx((low, high), abs=1e-4)


def test_more_games_make_the_interval_narrower() -> None:
    widths = [high - low for low, high in (wilson_interval(0.6, count) for count in (10, 100, 1000))]
    assert widths == sorted(widths, reverse=True)
    assert all(0 <= low < high <= 1 for low, high in (wilson_interval(share / 10, 5) for share in range(11)))
