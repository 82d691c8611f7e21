"""Symmetries of Azul: a game seen through one is the symmetric game, move for move."""

from random import Random
from typing import Any

import numpy as np
import pytest

from bordspil.core.chance import Chance
from bordspil.core.game import NATURE
from bordspil.core.table import Table
from bordspil.games.azul.game import game
from bordspil.games.azul.tensor import actions, mask_into, move_of, numbers_of, observe, symmetries


def test_there_are_as_many_as_the_rules_allow() -> None:
    assert len(symmetries(2, {"side": "coloured"})) == 1
    found = symmetries(3, {"side": "grey"})
    assert len(found) == 240
    assert len({symmetry.moves.tobytes() for symmetry in found}) == 240


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("side", ["coloured", "grey"])
def test_the_first_one_changes_nothing(side: str, seats: int) -> None:
    symmetry = symmetries(seats, {"side": side})[0]
    assert symmetry.moves.tolist() == list(range(actions(seats, {"side": side})))
    seen = np.arange(len(symmetry.places), dtype=np.uint8)
    np.testing.assert_array_equal(symmetry.observation(seen), seen)


def test_a_game_through_a_symmetry_is_the_symmetric_game() -> None:
    found = symmetries(2, {"side": "grey"})
    for number in (1, 2, 77, 238, 239):
        play_both(found[number], number)


def play_both(symmetry: Any, seed: int) -> None:
    """A game beside its likeness: what chance deals is renamed, every move is translated."""
    table, rng = Table(game, {"side": "grey"}, 2, Chance.of(seed)), Random(seed)
    one, other = game.start(table.options, 2), game.start(table.options, 2)
    colours = symmetry.moves[np.arange(5) * 6] // 6
    mask, scratch = np.zeros(325, np.bool_), np.zeros(325, np.int32)
    while (seat := game.to_act(one)) is not None:
        assert game.to_act(other) == seat
        if seat == NATURE:
            chance = game.sample(one, table.chance)
            one, other = game.play(one, chance), game.play(other, renamed(chance, colours))
            continue
        seen = observe(game.view(one, seat), seat), observe(game.view(other, seat), seat)
        np.testing.assert_array_equal(symmetry.observation(seen[0]), seen[1])
        numbers = [numbers_of(move)[0] for move in game.moves(one)]
        mask_into(other[0], scratch, mask, 325)
        assert sorted(symmetry.moves[numbers].tolist()) == np.flatnonzero(mask).tolist()
        move = rng.choice(numbers)
        likeness = int(symmetry.moves[move])
        one, other = game.play(one, move_of(one, move)), game.play(other, move_of(other, likeness))
    assert game.scores(one) == game.scores(other)
    assert game.winners(one) == game.winners(other)


def renamed(chance: Any, colours: np.ndarray) -> Any:
    """Returns what chance did, in the other colours."""
    if hasattr(chance, "tiles"):
        return type(chance)(tuple(int(colours[tile]) for tile in chance.tiles))
    return chance
