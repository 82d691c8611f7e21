"""Before the first turn of Timeline: the deck, the deal, and who begins (TL-1 to TL-12)."""

import pytest

from bordspil.core.chance import Chance
from bordspil.core.game import NATURE, BadRequest
from bordspil.core.table import Table
from bordspil.games.timeline.decks.deck import load
from bordspil.games.timeline.game import game
from bordspil.games.timeline.rules.notation import First
from games.timeline.drawing_reader import is_right, moves, new_table, options, refusal, set_up, shown, told

YEARS = [str(year) for year in range(1000, 1100)]


def test_tl_1_there_are_at_least_220_cards_with_a_title_and_a_picture() -> None:
    deck = load("world")
    assert len(deck.cards) >= 220
    for card in deck.cards.values():
        front = game.material({"deck": "world"}, f"{card.id}.svg")
        assert card.title["en"]
        assert front is not None


def test_tl_1_one_to_eight_play() -> None:
    assert list(game.seats) == [1, 2, 3, 4, 5, 6, 7, 8]
    for seats in (0, 9, True, "2", None):
        with pytest.raises(BadRequest, match="seats-out-of-range"):
            Table(game, {}, seats, Chance.of(1))  # type: ignore[arg-type]


def test_tl_1_a_card_that_is_not_in_the_deck_cannot_be_played() -> None:
    state = set_up("line | 1500 |\nseat 0 1600\nseat 1 1700\npile 1800")
    assert refusal(state, "moon-landing@0") == ("card-unknown", "TL-1")


def test_tl_2_dates_before_our_era_count_backwards() -> None:
    """44 BCE is later than 753 BCE, and both are earlier than the year 14."""
    state = set_up("""
        line | bce-753 | 14 |
        seat 0 bce-44 bce-1000
        seat 1 1969
        pile 2000
    """)
    assert [is_right(state, f"bce-44@{place}") for place in range(3)] == [False, True, False]
    assert [is_right(state, f"bce-1000@{place}") for place in range(3)] == [True, False, False]


def test_tl_2_cards_of_one_year_are_equal() -> None:
    """No part of a card but its year orders it: neither its id nor how certain the date is."""
    state = set_up("""
        line | 1500m |
        seat 0 1500a 1500z
        seat 1 1969
        pile 2000
    """)
    for card in ("1500a", "1500z"):
        assert [is_right(state, f"{card}@{place}") for place in range(2)] == [True, True]


@pytest.mark.parametrize("seats", range(1, 9))
@pytest.mark.parametrize("hand", [1, 4, 10])
def test_tl_10_every_player_gets_a_hand_and_the_rest_is_the_pile(seats: int, hand: int) -> None:
    table = new_table(seats, *YEARS, hand=hand)
    hands, pile, line, box = shown(table.state, "hands", "pile", "timeline", "box")
    assert [len(cards) for cards in hands] == [hand] * seats
    assert (len(line), len(pile), box) == (1, len(YEARS) - seats * hand - 1, [])
    assert sorted([*line, *pile, *(card for cards in hands for card in cards)]) == YEARS


def test_tl_10_four_cards_unless_something_else_was_agreed() -> None:
    table = Table(game, {}, 2, Chance.of(1))
    assert [len(cards) for cards in shown(table.state, "hands")] == [4, 4]
    for hand in (0, 11, -1, "4", True, 4.0, None):
        with pytest.raises(BadRequest, match="option-value"):
            Table(game, {"hand": hand}, 2, Chance.of(1))


def test_tl_10_all_fronts_can_be_seen_and_no_back() -> None:
    table = new_table(3, *YEARS)
    for seat in (None, 0, 1, 2):
        seen = game.view(table.state, seat)
        assert seen.hands == shown(table.state, "hands")
        for card in (card for hand in seen.hands for card in hand):
            assert seen.cards[card].title["en"] == f"Card {card}"
            assert not seen.cards[card].year


def test_tl_10_the_deck_is_shuffled_by_chance() -> None:
    deals = {str(shown(new_table(2, *YEARS, seed=seed).state, "hands")) for seed in range(20)}
    assert len(deals) == 20
    first = [shown(new_table(1, *YEARS[:4], hand=1, seed=seed).state, "timeline")[0] for seed in range(400)]
    assert all(70 < first.count(card) < 130 for card in YEARS[:4])


def test_tl_10_the_order_that_is_shuffled_has_all_cards_once() -> None:
    state = game.start(options("1", "2", "3", hand=1), 2)
    assert game.to_act(state) == NATURE
    assert moves(state) == []
    for order in ("1 2", "1 2 3 3", "1 2 4", "1 2 3 4"):
        assert refusal(state, f"shuffle {order}") == ("shuffle-wrong", "TL-10")
    assert refusal(state, "1@0") == ("chance-decides", "TL-10")
    assert refusal(set_up("line | 1 |\nseat 0 2\nseat 1 3\npile 4"), "shuffle 4") == ("chance-decides", "TL-10")


@pytest.mark.parametrize(("seats", "hand", "needed"), [(1, 1, 2), (2, 4, 9), (8, 10, 81)])
def test_tl_10_a_deck_must_have_a_hand_for_every_player_and_one_card_for_the_line(
    seats: int, hand: int, needed: int
) -> None:
    with pytest.raises(BadRequest) as refused:
        new_table(seats, *YEARS[: needed - 1], hand=hand)
    found = refused.value
    assert (found.key, found.rule, found.details) == (
        "deck-too-small",
        "TL-10",
        {"cards": needed - 1, "needed": needed},
    )
    assert shown(new_table(seats, *YEARS[:needed], hand=hand).state, "pile") == []


def test_tl_11_the_top_card_of_the_pile_starts_the_timeline() -> None:
    r"""
    shuffled   30 10 | 20 40 | 50 60 70
               seat 0  seat 1  ^ the line
    """
    state = game.start(options("10", "20", "30", "40", "50", "60", "70", hand=2), 2)
    order = "shuffle 30 10 20 40 50 60 70"
    start = next(event for event in told(state, order) if event["event"] == "start")
    state = game.play(state, game.notation.read(order))
    assert shown(state, "hands", "timeline", "pile") == ([["30", "10"], ["20", "40"]], ["50"], ["60", "70"])
    assert (start["card"], start["year"]) == ("50", 50)
    assert game.view(state, None).cards["50"].year == 50


@pytest.mark.parametrize("first", range(3))
def test_tl_12_the_seat_that_was_agreed_begins_and_play_goes_clockwise(first: int) -> None:
    table = new_table(3, *YEARS, first=first)
    turns = []
    for _ in range(6):
        turns.append(table.to_act())
        table.play(None, next(iter(game.moves(table.state))))
    assert turns == [(first + step) % 3 for step in range(6)]


def test_tl_12_seat_0_begins_unless_something_else_was_agreed() -> None:
    assert Table(game, {}, 4, Chance.of(3)).to_act() == 0
    for first in (4, -1, "youngest", True, None):
        with pytest.raises(BadRequest, match="option-value"):
            Table(game, {"first": first}, 4, Chance.of(3))


def test_tl_12_a_draw_by_lot_is_chance() -> None:
    begins = [new_table(4, *YEARS, first="random", seed=seed).to_act() for seed in range(80)]
    assert all(begins.count(seat) > 8 for seat in range(4))
    state = game.start(options(*YEARS, first="random"), 4)
    assert refusal(state, "first 4") == ("seat-unknown", "TL-12")
    assert refusal(state, "1000@0") == ("chance-decides", "TL-10")
    assert told(state, "first 2") == [{"event": "first", "seat": 2}]
    assert game.play(state, First(2)).started_by == 2
