"""States, views and moves of every game are values: what comes back from a pickle or a copy is equal."""

import pickle
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest

from bordspil import games
from bordspil.core.chance import Chance
from bordspil.core.table import Table
from bordspil.games.timeline.decks import deck

LONGEST = 300  # letters that a table or a deck prints


def middle(name: str, seats: int) -> Table:
    """A table after some random moves."""
    game, rng = games.load(name), Random(2)
    table = Table(game, {}, seats, Chance.of(3))
    for _ in range(9):
        if (seat := table.to_act()) is not None:
            table.play(seat, rng.choice(list(game.moves(table.state))))
    return table


def same(one: Any, other: Any) -> bool:
    return bool(np.array_equal(one, other)) if isinstance(one, np.ndarray) else bool(one == other)


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("again", [lambda value: pickle.loads(pickle.dumps(value)), deepcopy], ids=["pickle", "copy"])
def test_what_travels_is_equal_and_plays_on(name: str, again: Any) -> None:
    game = games.load(name)
    for seats in game.seats:
        table = middle(name, seats)
        state = again(table.state)
        assert same(state, table.state)
        if table.to_act() is None:
            continue
        moves = list(game.moves(table.state))
        assert list(game.moves(state)) == moves
        assert [again(move) for move in moves] == moves
        assert len({*moves}) == len(moves)
        assert again(game.view(table.state, 0)) == game.view(state, 0)


def test_a_state_of_timeline_does_not_carry_its_deck() -> None:
    assert len(pickle.dumps(middle("timeline", 2).state)) < 20_000


def test_decks_are_equal_by_their_content() -> None:
    cards = [{"id": f"card-{year}", "year": year, "title": {"en": f"Title {year}"}} for year in (1, 2)]
    one, same_again = (deck.deck_of({"name": "Ours", "cards": [dict(card) for card in cards]}) for _ in range(2))
    other = deck.deck_of({"name": "Ours", "cards": cards[:1]})
    assert one == same_again == pickle.loads(pickle.dumps(one))
    assert len({one, same_again, other}) == 2
    assert one != deck.sealed(one, b"secret")
    assert one != "Ours"
    shipped = deck.sealed(deck.load("world"), b"secret")
    assert pickle.loads(pickle.dumps(shipped)) == shipped
    assert max(len(repr(found)) for found in (one, shipped)) <= LONGEST
