"""Positions with one thing wrong, and the reasons a game refuses them for."""

from collections.abc import Callable
from typing import Any

import pytest

from bordspil.core.game import Game, ImpossiblePosition

Position = dict[str, Any]
Change = Callable[[Any], object]


def put(*path: Any, value: Any) -> Change:
    """Replaces what lies at the end of a path."""

    def change(given: Any) -> None:
        for step in path[:-1]:
            given = given[step]
        given[path[-1]] = value

    return change


def refusal(game: Game, given: Any, options: dict[str, Any], seats: int) -> ImpossiblePosition:
    """Returns the error with which a game refuses a position."""
    with pytest.raises(ImpossiblePosition) as refused:
        game.set_up(given, options, seats)
    return refused.value


def check_shape(refused: ImpossiblePosition, word: str) -> None:
    """The error is about the shape of the position, and its text has the word."""
    assert (refused.key, refused.rule) == ("position-shape", None)
    assert word in refused.details["problem"]
