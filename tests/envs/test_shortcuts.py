"""What a tensor may have beside what it must: the same ids, moves and observations, in less time."""

import random

import numpy as np
import pytest

from bordspil import games
from bordspil.envs.action_ids import action_id_game

SHORTCUTS = ("observe_state", "legal_ids", "move_of")
GAMES = [
    name
    for name in games.names()
    if games.load(name).kernels is None and any(hasattr(games.load(name).tensor, one) for one in SHORTCUTS)
]


def test_there_are_such_games() -> None:
    assert GAMES


@pytest.mark.parametrize("name", GAMES)
def test_shortcuts_change_nothing(name: str) -> None:
    for seats in games.load(name).seats:
        by_id, rng = action_id_game(name, seats, {}), random.Random(seats)
        game, tensor, dice = by_id.game, by_id.tensor, by_id.dice(seats)
        empty = game.start(by_id.options, seats)
        np.testing.assert_array_equal(by_id.observe(empty, 0), tensor.observe(game.view(empty, 0), 0))
        state, seat = by_id.start(dice)
        for _ in range(60):
            if seat is None:
                state, seat = by_id.start(dice)
            assert seat is not None
            moves = list(game.moves(state))
            numbers = tensor.numbers(state, moves)
            assert by_id.legal(state) == sorted(numbers)
            assert np.flatnonzero(by_id.mask(state)).tolist() == sorted(numbers)
            assert [by_id.move_of(state, number) for number in numbers] == moves
            other = rng.randrange(by_id.actions)
            assert (by_id.move_of(state, other) is None) == (other not in numbers)
            for own in {seat, rng.randrange(seats)}:
                seen = tensor.observe(game.view(state, own), own)
                np.testing.assert_array_equal(by_id.observe(state, own), seen)
            before, mover = state, seat
            state, seat = by_id.play(state, rng.choice(numbers), dice)
            if seat is None:
                np.testing.assert_array_equal(
                    by_id.observe(state, mover), tensor.observe(game.view(state, mover), mover)
                )
                assert before is not state
