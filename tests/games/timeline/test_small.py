"""Small games of Timeline (TL-50 and TL-51)."""

import copy
import pickle
from typing import Any

import pytest

import bordspil
from bordspil.core.game import BadRequest, ImpossiblePosition, agree
from bordspil.games.timeline.decks import deck
from bordspil.games.timeline.game import game
from bordspil.games.timeline.rules.notation import Place
from bordspil.games.timeline.rules.turns import belongs

SMALL: dict[str, Any] = {"deck": "world-8", "hand": 1, "rounds": 1}


def test_tl_50_the_middle_card_of_each_part() -> None:
    whole = sorted(deck.load("world").cards.values(), key=lambda card: (card.year, card.id))
    small = deck.load("world-8").cards
    assert len(small) == 8
    places = sorted(whole.index(next(card for card in whole if card.id == name)) for name in small)
    assert [place * 8 // len(whole) for place in places] == list(range(8))
    assert all(len(deck.load(name).cards) == int(name.rpartition("-")[2]) for name in deck.SMALL)


def test_tl_50_a_small_deck_travels_by_its_name() -> None:
    small = deck.load("world-8")
    assert pickle.loads(pickle.dumps(small)) == copy.deepcopy(small) == small
    assert len(pickle.dumps(small)) < 300
    with pytest.raises(BadRequest):
        agree(game, {"deck": "world-3"}, 2)


def placed(state: Any, right: bool) -> Any:
    """Returns the state after the first card of the hand is laid right, or wrong."""
    card = state.hands[state.turn][0]
    where = belongs(state, card)
    wrong = (where + 1) % (len(state.timeline) + 1)
    return game.play(state, Place(card, where if right else wrong))


@pytest.mark.parametrize(
    ("rights", "winners"),
    [((True, True), (0, 1)), ((True, False), (0,)), ((False, True), (1,)), ((False, False), (0, 1))],
)
def test_tl_51_the_fewest_cards_after_the_last_round_win(rights: tuple[bool, bool], winners: tuple[int, ...]) -> None:
    table = bordspil.new("timeline", seats=2, seed=4, **SMALL)
    state = table.state
    for right in rights:
        state = placed(state, right)
    assert (game.to_act(state), game.winners(state)) == (None, winners)


def test_tl_51_rounds_before_the_last_go_on() -> None:
    state = bordspil.new("timeline", seats=2, seed=4, **(SMALL | {"rounds": 2})).state
    for right in (False, False):
        state = placed(state, right)
    assert (state.round, game.to_act(state)) == (2, 0)


def test_a_small_position_is_read_back() -> None:
    options = agree(game, SMALL, 2)
    state = bordspil.new("timeline", seats=2, seed=4, **SMALL).state
    assert game.set_up(game.position(state), options, 2) == state
    over = placed(placed(state, False), False)
    assert game.winners(game.set_up(game.position(over), options, 2)) == (0, 1)
    with pytest.raises(ImpossiblePosition):
        game.set_up(game.position(over), options | {"rounds": 0}, 2)
