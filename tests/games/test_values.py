"""States, views and moves of every game are values: read-only, equal, copied, pickled, and short to print."""

import pickle
from collections.abc import Iterator
from copy import copy, deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest

from bordspil import games
from bordspil.core.table import Table
from bordspil.core.value import LONGEST
from bordspil.games.timeline.decks import deck
from games.walks import OUTSIDE, Kind, kinds, table

STEPS = 9  # random moves before a value is looked at
every_kind = pytest.mark.parametrize(
    "kind", kinds((*games.names(), *OUTSIDE)), ids=lambda kind: "-".join(map(str, [*kind[:2], *dict(kind[2]).values()]))
)


def middle(kind: Kind) -> Table:
    """A table after some random moves."""
    at, rng = table(kind, 3), Random(2)
    for _ in range(STEPS):
        if at.to_act() is not None:
            at.play(None, rng.choice(list(at.game.moves(at.state))))
    return at


def values(at: Table) -> Iterator[Any]:
    """States, what everybody sees of the last one, and moves, of chance too; no two of a sort are the same."""
    yield from (at.opening, at.state, *(entry.move for entry in at.log), *at.game.moves(at.state))
    yield from (at.game.view(at.state, seat) for seat in (None, *range(at.seats)))


@every_kind
def test_values_are_copied_pickled_and_printed(kind: Kind) -> None:
    for value in values(middle(kind)):
        for again in (pickle.loads(pickle.dumps(value)), deepcopy(value), copy(value)):
            assert (again == value) is True
            assert (again != value) is False
            assert repr(again) == repr(value)
            assert kept_hash(again) == kept_hash(value)
        assert (value == "another") is False
        assert "\n" not in repr(value)
        assert len(repr(value)) <= LONGEST
        assert len(str(value)) <= LONGEST


def kept_hash(value: Any) -> int | None:
    """Returns a hash; None for a view, which holds lists and says that it has none."""
    try:
        return hash(value)
    except TypeError:
        return None


@every_kind
def test_states_and_moves_are_hashable_and_tell_apart(kind: Kind) -> None:
    at = middle(kind)
    moves = list(at.game.moves(at.state))
    assert len({*moves}) == len(moves)
    after = [at.game.play(at.state, move) for move in moves[:3]]
    assert len({at.opening, at.state, *after}) == 2 + len(after)
    assert (at.opening == at.state) is False
    assert (at.opening != at.state) is True
    assert [at.game.play(at.state, move) for move in moves[:3]] == after


@every_kind
def test_values_cannot_be_changed(kind: Kind) -> None:
    for value in values(middle(kind)):
        if isinstance(value, np.ndarray):
            name = next(iter(value.dtype.names or ()))
            assert not value.flags.writeable
            with pytest.raises(ValueError, match="read-only"):
                value[name] = 0
            with pytest.raises(ValueError, match="WRITEABLE"):
                value.setflags(write=True)
        elif fields := value.__struct_fields__:
            with pytest.raises(AttributeError):
                setattr(value, fields[0], None)


@every_kind
def test_a_state_that_travelled_plays_on(kind: Kind) -> None:
    at = middle(kind)
    state = pickle.loads(pickle.dumps(at.state))
    moves = list(at.game.moves(at.state))
    assert list(at.game.moves(state)) == moves
    assert at.game.view(at.state, 0) == at.game.view(state, 0)
    assert [at.game.play(state, move) for move in moves[:3]] == [at.game.play(at.state, move) for move in moves[:3]]


@pytest.mark.parametrize("name", ["azul", "blokus_shuffle"])
def test_fields_of_a_record_are_arrays(name: str) -> None:
    state = middle((name, 2, ())).state
    fields = state.dtype.names
    assert (state[fields[0]] == state.copy()[fields[0]]).all()
    assert not (state[fields[0]] != state.copy()[fields[0]]).any()
    changed = state.copy()
    changed["seats"] = 4
    assert int(state["seats"][0]) == 2
    assert type(state).of(changed) != state
    assert f"seats={changed['seats'][0]}" in repr(type(state).of(changed))


def test_gaps_between_the_fields_of_a_record_do_not_count() -> None:
    state = middle(("blokus_shuffle", 2, ())).state
    other = np.full(state.nbytes, 255, np.uint8).view(state.dtype)
    for field in state.dtype.names:
        other[field] = state[field]
    assert other.tobytes() != state.tobytes()
    assert type(state).of(other) == state
    assert hash(type(state).of(other)) == hash(state)


def test_a_state_of_timeline_does_not_carry_its_deck() -> None:
    assert len(pickle.dumps(middle(("timeline", 2, ())).state)) < 20_000


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
