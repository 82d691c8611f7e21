"""A turn of Timeline: places, right and wrong, equal dates, the box and the pile (TL-20 to TL-25, EX-1, EX-2)."""

import pytest

from bordspil.games.timeline.game import game
from games.timeline.drawing_reader import (
    is_right,
    moves,
    play,
    refusal,
    revealed,
    set_up,
    shown,
    told,
    waits_for_chance,
)

LINE = """
    line | 1200 | 1500 | 1969 |
    seat 0 1066 1815
    seat 1 1400 1500b
    pile bce-44 1700
    box 1901
"""


def test_tl_20_every_card_of_the_hand_may_go_to_every_place() -> None:
    r"""
    | 1200 | 1500 | 1969 |
    0      1      2      3      four places for three cards
    """
    assert moves(set_up(LINE)) == [f"{card}@{place}" for card in ("1066", "1815") for place in range(4)]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("1400@0", "card-not-in-hand"),
        ("1200@0", "card-not-in-hand"),
        ("bce-44@0", "card-not-in-hand"),
        ("1901@0", "card-not-in-hand"),
        ("1066@4", "place-out-of-range"),
        ("1066@9999", "place-out-of-range"),
    ],
)
def test_tl_20_only_a_card_of_the_hand_and_a_place_of_the_line(text: str, key: str) -> None:
    assert refusal(set_up(LINE), text) == (key, "TL-20")


@pytest.mark.parametrize("place", [-1, 4, 10**30])
def test_tl_20_a_place_that_is_not_there_is_refused_as_an_object_too(place: int) -> None:
    state = set_up(LINE)
    move = game.notation.from_object({"card": "1066", "place": place})
    assert refusal(state, "1066@4") == ("place-out-of-range", "TL-20")
    with pytest.raises(Exception, match="place-out-of-range"):
        game.play(state, move)


def test_tl_21_a_card_between_an_earlier_and_a_later_one_stays() -> None:
    r"""
    | 1200 | 1500 | 1969 |
                  ^ 1815
    """
    state = play(set_up(LINE), "1815@2")
    assert shown(state, "timeline", "hands", "box") == (
        ["1200", "1500", "1815", "1969"],
        [["1066"], ["1400", "1500b"]],
        ["1901"],
    )
    assert game.view(state, 1).cards["1815"].year == 1815
    assert game.to_act(state) == 1


def test_tl_21_both_neighbours_count_and_the_ends_have_but_one() -> None:
    state = set_up(LINE)
    assert [is_right(state, f"1066@{place}") for place in range(4)] == [True, False, False, False]
    assert [is_right(state, f"1815@{place}") for place in range(4)] == [False, False, True, False]


def test_tl_22_a_wrong_card_goes_to_the_box_and_another_is_drawn() -> None:
    r"""
    | 1200 | 1500 | 1969 |      pile bce-44 1700
                         ^ 1066
    """
    state = play(set_up(LINE), "1066@3")
    assert shown(state, "timeline", "box", "pile") == (["1200", "1500", "1969"], ["1901", "1066"], ["1700"])
    assert shown(state, "hands")[0] == ["1815", "bce-44"]
    assert not game.view(state, 0).cards["bce-44"].year


def test_tl_22_the_drawn_card_is_told_by_its_front_alone() -> None:
    placed, drawn = told(set_up(LINE), "1066@3")
    assert placed["event"] == "place"
    assert drawn.pop("title")["en"] == "Card bce-44"
    assert drawn == {"event": "draw", "seat": 0, "card": "bce-44"}


def test_tl_22_nothing_is_drawn_for_a_right_card() -> None:
    assert [event["event"] for event in told(set_up(LINE), "1066@0")] == ["place"]
    assert shown(play(set_up(LINE), "1066@0"), "pile") == ["bce-44", "1700"]


def test_tl_23_any_place_beside_or_between_equal_dates_is_right() -> None:
    r"""
    | 1200 | 1500 | 1500b | 1500c | 1969 |
    0      1      2       3       4      5
           ^      ^       ^       ^            1500d
    """
    state = set_up("""
        line | 1200 | 1500 | 1500b | 1500c | 1969 |
        seat 0 1500d
        seat 1 1600
        pile 1700
    """)
    assert [is_right(state, f"1500d@{place}") for place in range(6)] == [False, True, True, True, True, False]
    assert shown(play(state, "1500d@2"), "timeline") == ["1200", "1500", "1500d", "1500b", "1500c", "1969"]


@pytest.mark.parametrize("end", ["1500@0", "1500@1", "1500@2"])
def test_tl_23_equal_dates_at_the_end_of_the_line(end: str) -> None:
    state = set_up("line | 1500b | 1500c |\nseat 0 1500 1\nseat 1 2\npile 3")
    assert is_right(state, end)


def test_tl_24_a_wrong_card_is_shown_to_all_with_its_date_and_its_right_place() -> None:
    state = set_up(LINE)
    assert revealed(state, "1066@3") == {"id": "1066", "year": 1066, "right": False, "belongs": 0}
    assert revealed(state, "1815@0") == {"id": "1815", "year": 1815, "right": False, "belongs": 2}
    assert revealed(state, "1815@2") == {"id": "1815", "year": 1815, "right": True, "belongs": 2}
    for seat in (None, 0, 1):
        told_to_seat = game.events(state, game.notation.read("1066@3"), seat)[0]
        assert told_to_seat == told(state, "1066@3")[0]
        assert (told_to_seat["title"]["en"], told_to_seat["seat"], told_to_seat["place"]) == ("Card 1066", 0, 3)
        seen = game.view(play(state, "1066@3"), seat)
        assert seen.timeline == ["1200", "1500", "1969"]
        assert seen.cards["1066"].year == 1066
        assert [(miss.seat, miss.card, miss.place, miss.belongs, miss.year) for miss in seen.misses] == [
            (0, "1066", 3, 0, 1066)
        ]


def test_tl_24_where_a_card_with_equal_dates_belonged_is_a_right_place() -> None:
    r"""
    | 1200 | 1500 | 1500b | 1969 |
    ^ 1500c                          belongs at 1, 2 or 3
    """
    state = set_up("line | 1200 | 1500 | 1500b | 1969 |\nseat 0 1500c\nseat 1 2\npile 3")
    assert revealed(state, "1500c@0")["belongs"] == 1
    assert revealed(state, "1500c@3") == {"id": "1500c", "year": 1500, "right": True, "belongs": 3}


EMPTY_PILE = """
    line | 1200 | 1500 |
    seat 0 1066 1815
    seat 1 1400
    box 1901 1950
"""


def test_tl_25_the_box_with_the_card_just_misplaced_becomes_the_pile() -> None:
    state = play(set_up(EMPTY_PILE), "1066@2")
    assert waits_for_chance(state)
    assert moves(state) == []
    for order in ("1901 1950", "1901 1950 1066 1815", "1901 1901 1066"):
        assert refusal(state, f"shuffle {order}") == ("shuffle-wrong", "TL-25")
    assert refusal(state, "1815@0") == ("chance-decides", "TL-10")
    state = play(state, "shuffle 1066 1950 1901")
    assert shown(state, "hands", "pile", "box", "to_act") == ([["1815", "1066"], ["1400"]], ["1950", "1901"], [], 1)


def test_tl_25_cards_that_are_shuffled_back_are_hidden_again() -> None:
    misplaced = play(set_up(EMPTY_PILE), "1066@2")
    state = play(misplaced, "shuffle 1066 1950 1901")
    seen = game.view(state, 0)
    assert {"1901", "1950"} & {*seen.cards} == set()
    assert not seen.cards["1066"].year
    assert (seen.misses, seen.box_cards, seen.box, seen.pile) == ([], [], 0, 2)
    assert told(misplaced, "shuffle 1066 1950 1901") == [
        {"event": "reshuffle", "count": 3},
        {"event": "draw", "seat": 0, "card": "1066", "title": seen.cards["1066"].title},
    ]


def test_tl_25_the_only_card_comes_back_at_once() -> None:
    state = play(set_up("line | 1200 | 1500 |\nseat 0 1066 1815\nseat 1 1400"), "1066@2")
    assert refusal(state, "shuffle 1815") == ("shuffle-wrong", "TL-25")
    assert shown(play(state, "shuffle 1066"), "hands", "pile", "box") == ([["1815", "1066"], ["1400"]], [], [])


def test_tl_25_an_empty_pile_is_left_alone_until_a_card_must_be_drawn() -> None:
    state = play(set_up(EMPTY_PILE), "1066@0")
    assert shown(state, "pile", "box", "to_act") == ([], ["1901", "1950"], 1)


def test_tl_25_nothing_is_drawn_where_there_is_nothing() -> None:
    """Both lay their last card; there is one card for the two of them."""
    state = set_up("line | 1200 |\nseat 0 1066\nseat 1 1400\nbox 1901", hand=1)
    state = play(state, "1066@0", "1400@2", "shuffle 1901")
    assert shown(state, "hands", "pile", "box") == ([["1901"], []], [], [])


def test_ex_1_places_for_one_card_two_and_three() -> None:
    r"""
    | 1500 |                     2 places for the first player
    | 1500 | 1600 |              3 for the second, if the first was right; 2, if not
    | 1500 | 1600 | 1700 |       4 for the third after two right cards
    """

    def places(*texts: str) -> int:
        state = set_up("line | 1500 |\nseat 0 1600 1\nseat 1 1700 2\nseat 2 1800 3\npile 1900 1950")
        return len(moves(play(state, *texts))) // 2

    assert places() == 2
    assert places("1600@1") == 3
    assert places("1600@0") == 2
    assert places("1600@1", "1700@2") == 4


def test_ex_2_a_card_of_the_same_date_is_right_on_both_sides() -> None:
    r"""
    | 1200 | 1500 | 1969 |
           ^      ^           1500b
    """
    state = set_up(LINE, to_act=1)
    assert [is_right(state, f"1500b@{place}") for place in range(4)] == [False, True, True, False]
