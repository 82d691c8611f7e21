"""Random games with any options at any number of seats; `make games` plays ten thousand."""

import pytest

from games.many import any_kind, play


@pytest.mark.parametrize("first", range(0, 16, 4))
def test_a_random_game_comes_to_its_end(first: int) -> None:
    assert all(play(number) > 0 for number in range(first, first + 4))


def test_the_kinds_differ() -> None:
    kinds = [any_kind(number) for number in range(400)]
    assert len({(name, seats) for name, seats, _ in kinds}) >= 10
    assert len({str(kind) for kind in kinds}) >= 80
