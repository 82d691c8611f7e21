"""Rollouts of Timeline: fewer cards are better, ties are played on, and the advised placement is a likely one."""

import asyncio
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from bordspil.core.bot import Budget
from bordspil.core.chance import Chance
from bordspil.core.game import BadRequest
from bordspil.core.table import Table
from bordspil.games.timeline.bots import levels
from bordspil.games.timeline.bots.rollouts import chances, play_on
from bordspil.games.timeline.game import game
from bordspil.games.timeline.rules import turns
from bordspil.games.timeline.rules.notation import Place
from bordspil.games.timeline.rules.view import View
from bordspil.server.table.bots.bot_workers import Workers
from games.timeline.cards import deck

MANY = Budget(simulations=600)


def first_view(seats: int = 2, **options: object) -> View:
    table = Table(game, {"first": 0, **options}, seats, Chance.of(5))
    view: View = game.view(table.state, 0)
    return view


def test_fewer_cards_in_hand_are_better() -> None:
    view = first_view()
    even, ahead = chances(view, MANY), chances(replace(view, hands=[view.hands[0][:1], view.hands[1]]), MANY)
    assert 0.4 < even[0] < 0.6
    assert ahead[0] > 0.85
    assert sum(even) == pytest.approx(1)


def test_who_has_laid_the_last_card_in_this_round_still_waits_for_the_others() -> None:
    view = replace(first_view(), hands=[[], ["a"]], to_act=1, timeline=["x"])
    won = chances(view, MANY)
    assert 0.3 < won[1] < 0.6  # right nine times out of ten, and then an even fight


def test_the_winner_of_a_rollout_is_a_seat_still_in_the_game() -> None:
    view = replace(first_view(3), playing=[0, 2])
    assert {seat for number in range(40) for seat in play_on(view, Random(number))} == {0, 2}


@pytest.mark.parametrize("seats", [2, 5])
def test_the_placement_advised_is_legal_and_mostly_right(seats: int) -> None:
    table = Table(game, {"first": 0}, seats, Chance.of(7))
    right = 0
    for _ in range(12):
        found = levels.assess(game.view(table.state, table.to_act()), Budget(seconds=0.0))
        assert len(found.chances) == seats
        assert sum(found.chances) == pytest.approx(1)
        right += turns.is_right(table.state, found.move.card, found.move.place)
        table.play(None, found.move)
        if table.to_act() is None:
            break
    assert right >= 6


def test_the_same_view_is_judged_the_same_again() -> None:
    view = first_view(3)
    assert levels.assess(view, MANY) == levels.assess(view, MANY)


def test_a_game_that_is_over_has_no_chances_left() -> None:
    with pytest.raises(BadRequest, match="game-over"):
        levels.assess(replace(first_view(), to_act=None), MANY)


def test_a_deck_that_was_brought_along_is_known_to_a_worker_that_never_saw_it() -> None:
    """A fresh process has nothing but the view and the options; the placement is sure and right."""
    options = {"deck": deck(40), "hand": 4, "first": 0}
    table = Table(game, options, 3, Chance.of(1))
    state = game.seal_material(table.state, b"")
    workers = Workers(1)
    try:
        assessed = workers.assess("timeline", msgspec.json.encode(options), game.view(state, 0), 0.0)
        evaluation = asyncio.run(asyncio.wait_for(assessed, 60))
    finally:
        workers.close()
    move = game.notation.read(evaluation.move)
    assert isinstance(move, Place)
    assert turns.is_right(state, move.card, move.place)
    assert sum(evaluation.chances) == pytest.approx(1)
