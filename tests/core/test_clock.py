"""Thinking time: seconds for each move, then a reserve; and clocks set back."""

from bordspil.core.clock import Clock

CLOCK = Clock(per_move=10, reserves=(60, 60))


def test_time_runs_for_the_seat_that_thinks() -> None:
    running = CLOCK.start(0, now=100)
    assert running.left(0, now=104) == 66
    assert running.left(1, now=104) == 70


def test_a_quick_move_costs_nothing_of_the_reserve() -> None:
    assert CLOCK.start(0, now=100).stop(now=109).reserves == (60, 60)


def test_a_slow_move_is_paid_from_the_reserve() -> None:
    assert CLOCK.start(1, now=100).stop(now=125).reserves == (60, 45)


def test_time_is_up_when_the_reserve_is_used() -> None:
    running = CLOCK.start(0, now=100)
    assert not running.is_up(now=169.9)
    assert running.is_up(now=170)
    assert running.stop(now=500).reserves == (0, 60)


def test_a_clock_that_is_not_running_is_never_up() -> None:
    assert not CLOCK.is_up(now=1e9)
    assert CLOCK.stop(now=1e9) == CLOCK


def test_a_clock_set_back_counts_as_no_time() -> None:
    assert CLOCK.start(0, now=100).stop(now=50).reserves == (60, 60)
    assert CLOCK.start(0, now=100).left(0, now=50) == 70
