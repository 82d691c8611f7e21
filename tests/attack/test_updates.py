"""Updates whose size a stranger may choose: they grow in proportion to the table, and no faster."""

import msgspec

from attack.test_store import SEED, large_deck
from bordspil import games
from bordspil.core.chance import Chance
from bordspil.core.game import agree
from bordspil.core.table import Table
from bordspil.games.timeline.game import MOST_SHOWN
from bordspil.games.timeline.rules.notation import Place
from bordspil.games.timeline.rules.turns import is_right


def test_a_hand_of_ten_and_a_long_timeline_do_not_multiply() -> None:
    game = games.load("timeline")
    deck = large_deck(300) | {"pictures": {}}
    for card in deck["cards"]:
        card.pop("picture")
    options = agree(game, {"deck": deck, "first": 0, "hand": 10}, 1, is_sound=True)
    play, checked = Table(game, options, 1, Chance(SEED), is_sound=True), 0
    while (seat := play.to_act()) is not None:
        moves, is_complete = game.shown_moves(play.state)
        hand, places = play.state.hands[seat], len(play.state.timeline) + 1
        assert len(moves) <= MOST_SHOWN
        assert is_complete == (len(moves) == len(hand) * places)
        assert {move.card for move in moves} == set(hand)
        told = msgspec.json.encode([game.notation.to_object(move) for move in moves])
        if not is_complete:
            assert len(told) < len(msgspec.json.encode(game.view(play.state, seat)))
            checked += 1
        card = hand[0]
        play.play(seat, next(Place(card, at) for at in range(places) if is_right(play.state, card, at)))
    assert checked > 200
