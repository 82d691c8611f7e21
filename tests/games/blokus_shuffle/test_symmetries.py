"""Symmetries of Blokus Shuffle: a game seen through one is the symmetric game, move for move."""

from random import Random
from typing import Any

import numpy as np
import pytest

from bordspil.core.chance import Chance
from bordspil.core.game import agree
from bordspil.core.tensor import Symmetry
from bordspil.games.blokus_shuffle.game import game
from bordspil.games.blokus_shuffle.observation import CORNER, DIRECTION
from bordspil.games.blokus_shuffle.rules.notation import COLOUR_NAMES, Shuffle
from bordspil.games.blokus_shuffle.tensor import (
    actions,
    longest,
    mask_into,
    observe,
    play,
    symmetries,
)


@pytest.mark.parametrize(
    ("seats", "cards", "count"),
    [(2, "none", 4), (2, "shuffle", 8), (3, "none", 1), (3, "shuffle", 1), (4, "none", 4), (4, "shuffle", 8)],
)
def test_there_are_as_many_as_the_rules_allow(seats: int, cards: str, count: int) -> None:
    options = {"cards": cards}
    found = symmetries(seats, options)
    assert len({symmetry.moves.tobytes() for symmetry in found}) == len(found) == count
    assert found[0].moves.tolist() == list(range(actions(seats, options)))
    for symmetry in found:
        assert sorted(symmetry.moves.tolist()) == list(range(actions(seats, options)))
        assert sorted(symmetry.places.tolist()) == list(range(len(symmetry.places)))


@pytest.mark.parametrize(("seats", "cards"), [(2, "none"), (2, "shuffle"), (4, "none"), (4, "shuffle")])
def test_a_game_through_a_symmetry_is_the_symmetric_game(seats: int, cards: str) -> None:
    for number, symmetry in enumerate(symmetries(seats, {"cards": cards})[1:]):
        play_both(symmetry, seats, cards, number)


def play_both(symmetry: Symmetry, seats: int, cards: str, seed: int) -> None:
    """A game beside its likeness, which begins with the colour the first one's becomes, perhaps the other way round."""
    colours = symmetry.values[CORNER, :4]
    rng = Random(seed)
    options = agree(game, {"cards": cards}, seats)
    one: Any = game.start(options, seats)
    other: Any = game.start(options | {"first": COLOUR_NAMES[colours[0]]}, seats).copy()
    other["direction"] = 1 if symmetry.values[DIRECTION, 1] else -1
    if cards == "shuffle":
        one, other = shuffle(one, other, colours, seats, Chance.of(seed))
    one, other = one.copy(), other.copy()
    masks, marked = np.zeros((2, actions(seats, options)), np.bool_), [0, 0]
    scratch = np.zeros(longest(seats, options), np.int32)
    while (seat := game.to_act(one)) is not None:
        likeness = int(colours[seat]) % seats
        assert game.to_act(other) == likeness
        for own in range(seats):
            its = int(colours[own]) % seats
            seen = observe(game.view(one, own), own), observe(game.view(other, its), its)
            np.testing.assert_array_equal(symmetry.observation(seen[0]), seen[1])
        for which, state in enumerate((one, other)):
            marked[which] = mask_into(state[0], scratch, masks[which], marked[which])
        numbers = np.flatnonzero(masks[0]).tolist()
        assert sorted(symmetry.moves[numbers].tolist()) == np.flatnonzero(masks[1]).tolist()
        number = rng.choice(numbers)
        play(one[0], number)
        play(other[0], int(symmetry.moves[number]))
    assert [game.scores(other)[int(colours[seat]) % seats] for seat in range(seats)] == list(game.scores(one))
    assert {int(colours[seat]) % seats for seat in game.winners(one)} == set(game.winners(other))


def shuffle(one: Any, other: Any, colours: np.ndarray, seats: int, chance: Chance) -> tuple[Any, Any]:
    """Returns the same cards for both, each pile at the place its colour goes to."""
    shuffled = game.sample(one, chance)
    assert isinstance(shuffled, Shuffle)
    piles = list(shuffled.piles)
    for pile, cards in enumerate(shuffled.piles):
        piles[int(colours[pile]) % len(piles)] = cards
    return game.play(one, shuffled), game.play(other, Shuffle(tuple(piles)))
