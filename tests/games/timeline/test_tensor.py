"""Timeline as numbers: moves by hand and place, dates only of cards that lie open."""

import numpy as np
import pytest

from bordspil.core.chance import Chance
from bordspil.core.game import agree
from bordspil.core.table import Table
from bordspil.games.timeline import tensor
from bordspil.games.timeline.decks.deck import NEWEST, OLDEST
from bordspil.games.timeline.game import game
from bordspil.games.timeline.rules.notation import Place


def table(seats: int = 3, moves: int = 0) -> Table:
    found = Table(game, {}, seats, Chance.of(1))
    for _ in range(moves):
        found.play(None, list(game.moves(found.state))[-1])
    return found


def test_moves_are_numbered_by_hand_and_place() -> None:
    state = table(moves=2).state
    cards = len(state.deck.cards)
    moves = list(game.moves(state))
    numbers = tensor.numbers(state, moves)
    assert len(set(numbers)) == len(moves)
    assert max(numbers) < tensor.actions(3, agree(game, {}, 3)) == 4 * cards
    for number, move in zip(numbers, moves, strict=True):
        assert isinstance(move, Place)
        assert state.hands[state.turn][number // cards] == move.card
        assert number % cards == move.place


def test_only_cards_that_lie_open_have_dates() -> None:
    state = table(moves=5).state
    options = agree(game, {}, 3)
    seen = tensor.observe(game.view(state, 1), 1)
    at = {part.name: seen[part.first : part.first + part.count] for part in tensor.parts(3, options)}
    number = tensor.numbers_of(state.deck)
    opened = {*state.timeline, *state.box}
    assert {card for card in number if at["date"][number[card]]} == opened
    assert {card for card in number if at["where"][number[card]]} == opened.union(*state.hands)
    assert [list(number)[int(n) - 1] for n in at["hand"] if n] == list(state.hands[1])
    line = sorted((card for card in number if at["place"][number[card]]), key=lambda card: at["place"][number[card]])
    assert tuple(line) == state.timeline
    assert at["held"].tolist() == [len(state.hands[seat]) for seat in (1, 2, 0)]
    assert np.flatnonzero(at["to act"]).tolist() == [(state.turn - 1) % 3]


def test_later_dates_are_higher() -> None:
    years = [OLDEST, -4_500_000_000, -10_000, 0, 1492, 1969, 1970, NEWEST]
    dates = [np.float32(tensor.date(year)) for year in years]
    assert dates == sorted(set(dates))
    assert dates[0] == pytest.approx(-1)
    assert dates[-1] == 1
