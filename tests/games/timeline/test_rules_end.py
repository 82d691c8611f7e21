"""The end of a game of Timeline: rounds, deciding rounds, shared victory (TL-30 to TL-34, EX-3), and TL-40 alone."""

from typing import Any

import pytest

from bordspil.games.timeline.game import game
from bordspil.games.timeline.rules.turns import State
from games.timeline.drawing_reader import is_right, moves, play, refusal, set_up, shown, told, waits_for_chance

# Each seat has one card; those of seats 0, 1 and 2 are right at the places 0, 1 and 2 of the line as it is.
LAST = """
    line | 1200 | 1500 |
    seat 0 1066
    seat 1 1400
    seat 2 1815
    pile 1100 1300 1700 1900
"""


def lay(state: State, *right: bool) -> State:
    """Plays on: for every turn, whether the first card of the hand is laid right."""
    for wanted in right:
        state = play(state, next(text for text in moves(state) if is_right(state, text) == wanted))
    return state


def outcome(state: State) -> Any:
    """Returns whose turn it is, who is in, who has won."""
    return game.to_act(state), tuple(shown(state, "in")), game.winners(state)


def names(events: list[dict[str, Any]]) -> list[str]:
    return [event["event"] for event in events]


def test_tl_30_a_round_is_a_turn_of_every_player() -> None:
    state = set_up("line | 1500 |\nseat 0 1 11\nseat 1 2 12\nseat 2 3 13\npile 4 5 6", to_act=1, turn_started_by=1)
    turns = []
    for _ in range(6):
        turns.append((shown(state, "round"), game.to_act(state), shown(state, "turn_started_by")))
        state = lay(state, True) if len(turns) < 3 else lay(state, False)
    assert turns == [(1, 1, 1), (1, 2, 1), (1, 0, 1), (2, 1, 1), (2, 2, 1), (2, 0, 1)]


def test_tl_30_a_new_round_is_told() -> None:
    state = set_up(LAST, to_act=2)
    assert told(state, "1815@0")[-1] == {"event": "round", "number": 2, "deciding": False, "in": [0, 1, 2]}


@pytest.mark.parametrize(("first", "starts", "order"), [(0, 1, [1, 2]), (1, 1, [1, 2]), (2, 2, [2, 1])])
def test_tl_30_the_next_one_clockwise_starts_when_the_starting_player_is_out(
    first: int, starts: int, order: list[int]
) -> None:
    """Seats 1 and 2 lay their last card, seat 0 does not."""
    state = set_up(LAST, to_act=first, turn_started_by=first)
    state = lay(state, *((first + step) % 3 != 0 for step in range(3)))
    assert shown(state, "in", "turn_started_by", "to_act", "round") == ([1, 2], starts, starts, 2)
    state = lay(state, False)
    assert game.to_act(state) == order[1]


def test_tl_31_the_only_one_who_laid_the_last_card_has_won_at_the_end_of_the_round() -> None:
    r"""
    | 1200 | 1500 |
    ^ 1066             seat 0 has no card left, and waits
    """
    state = lay(set_up(LAST), True)
    assert outcome(state) == (1, (0, 1, 2), ())
    assert game.view(state, None).done == [0]
    state = lay(state, False)
    assert outcome(state) == (2, (0, 1, 2), ())
    state = lay(state, False)
    assert outcome(state) == (None, (0, 1, 2), (0,))
    assert (game.scores(state), shown(state, "winners")) == ((0, 1, 1), [0])


def test_tl_31_the_last_player_of_the_round_wins_at_once() -> None:
    state = lay(set_up(LAST), False, False)
    events = told(state, "1815@2")
    assert (names(events), events[-1]["winners"]) == (["place", "over"], [2])


def test_tl_31_a_last_card_that_is_wrong_is_replaced() -> None:
    state = lay(set_up(LAST), False)
    assert shown(state, "hands")[0] == ["1100"]
    assert outcome(lay(state, False, False)) == (0, (0, 1, 2), ())


def test_tl_31_nothing_can_be_played_when_the_game_is_over() -> None:
    state = lay(set_up(LAST), True, False, False)
    assert moves(state) == []
    for text in ("1815@0", "1066@0", "shuffle 1", "first 0"):
        assert refusal(state, text) == ("game-over", "TL-31")


def test_tl_31_at_the_end_all_dates_are_open() -> None:
    before = lay(set_up(LAST), True, False)
    after = lay(before, False)
    hand = shown(before, "hands")[1]
    assert [game.view(before, None).cards[card].year or None for card in hand] == [None]
    assert all(card.year for card in game.view(after, None).cards.values())


def test_tl_32_several_go_on_with_a_card_each_and_the_others_are_out() -> None:
    before = lay(set_up(LAST), True, False)
    events = told(before, "1815@3")
    state = lay(before, True)
    assert outcome(state) == (0, (0, 2), ())
    assert shown(state, "hands", "pile", "round") == ([["1300"], ["1100"], ["1700"]], ["1900"], 2)
    assert names(events) == ["place", "out", "draw", "draw", "round"]
    assert [event for event in events if event["event"] in ("out", "round")] == [
        {"event": "out", "seats": [1]},
        {"event": "round", "number": 2, "deciding": True, "in": [0, 2]},
    ]
    assert game.view(state, None).deciding


def test_tl_32_cards_are_drawn_in_turn_order_from_the_one_who_starts() -> None:
    state = lay(set_up(LAST, to_act=2, turn_started_by=2), True, False, True)
    assert shown(state, "in", "hands") == ([1, 2], [["1100"], ["1700"], ["1300"]])


def test_tl_32_players_that_are_out_keep_their_cards_and_have_no_more_turns() -> None:
    state = lay(set_up(LAST), True, False, True)
    turns = []
    for _ in range(4):
        turns.append(game.to_act(state))
        state = lay(state, False)
        if waits_for_chance(state):
            break
    assert turns == [0, 2, 0, 2][: len(turns)]
    assert shown(state, "hands")[1] == ["1100"]
    assert game.scores(state)[1] == 1


def test_tl_32_all_players_may_go_on() -> None:
    assert outcome(lay(set_up(LAST), True, True, True)) == (0, (0, 1, 2), ())


def test_tl_32_a_player_with_cards_left_is_out_however_well_they_laid() -> None:
    state = set_up("""
        line | 1500 |
        seat 0 1066
        seat 1 1200
        seat 2 1815 1900
        pile 1 2 3
    """)
    assert outcome(lay(state, True, True, True)) == (0, (0, 1), ())


DECIDING = """
    line | 1200 | 1500 |
    seat 0 1066
    seat 1 1400 1401
    seat 2 1815
    seat 3 1600
    pile 1100 1300 1700 1900
"""


def deciding() -> State:
    """Seats 0, 2 and 3 decide between them; seat 1 is out."""
    return set_up(DECIDING, playing=[0, 2, 3], round=7)


def test_tl_33_the_only_one_to_lay_right_has_won() -> None:
    assert outcome(lay(deciding(), False, True, False)) == (None, (0, 2, 3), (2,))


def test_tl_33_several_go_on_and_the_others_are_out() -> None:
    state = lay(deciding(), False, True, True)
    assert outcome(state) == (2, (2, 3), ())
    assert shown(state, "hands", "round") == ([["1100"], ["1400", "1401"], ["1300"], ["1700"]], 8)


def test_tl_33_no_player_lays_right_and_all_go_on_with_the_cards_they_drew() -> None:
    state = lay(deciding(), False, False, False)
    assert outcome(state) == (0, (0, 2, 3), ())
    assert shown(state, "hands", "pile", "round") == ([["1100"], ["1400", "1401"], ["1300"], ["1700"]], ["1900"], 8)


def test_tl_33_the_round_is_played_to_its_end() -> None:
    state = lay(deciding(), True)
    assert outcome(state) == (2, (0, 2, 3), ())
    assert outcome(lay(state, False, False)) == (None, (0, 2, 3), (0,))


def test_tl_34_without_cards_one_waits() -> None:
    state = lay(set_up(LAST), True)
    assert (game.to_act(state), shown(state, "hands")[0]) == (1, [])
    state = lay(set_up(DECIDING, playing=[0, 2, 3]), True)
    assert (game.to_act(state), shown(state, "hands")[0]) == (2, [])


@pytest.mark.parametrize(
    ("left", "hands"),
    [("", [[], []]), ("pile 1700", [["1700"], []]), ("box 1700", [["1700"], []])],
)
def test_tl_34_too_few_cards_to_go_on_make_a_shared_victory(left: str, hands: list[list[str]]) -> None:
    state = set_up(f"line | 1200 |\nseat 0 1066\nseat 1 1400\nseat 2 1815 1900\n{left}", to_act=1, turn_started_by=1)
    state = play(state, "1400@1", "1815@2", "1066@0")
    state = play(state, "shuffle 1700") if waits_for_chance(state) else state
    assert outcome(state) == (None, (0, 1), (0, 1))
    assert shown(state, "hands") == [hands[1], hands[0], ["1900"]]
    assert refusal(state, "1700@0") == ("game-over", "TL-31")


def test_tl_34_just_enough_cards_and_the_game_goes_on() -> None:
    r"""
    pile 1700, box 1600: seat 0 draws 1700, the box becomes the pile, seat 1 draws 1600.
    """
    state = set_up("line | 1200 |\nseat 0 1066\nseat 1 1400\npile 1700\nbox 1600")
    state = play(state, "1066@0", "1400@2")
    assert waits_for_chance(state)
    state = play(state, "shuffle 1600")
    assert outcome(state) == (0, (0, 1), ())
    assert shown(state, "hands", "pile", "box") == ([["1700"], ["1600"]], [], [])


def test_tl_34_in_a_later_deciding_round_too() -> None:
    state = set_up("line | 1200 |\nseat 0 1066\nseat 1 1400 1401\nseat 2 1815\npile 1700", playing=[0, 2])
    events = told(play(state, "1066@0"), "1815@2")
    assert (names(events), events[-1]["winners"]) == (["place", "draw", "over"], [0, 2])


ALONE = """
    line | 1500 |
    seat 0 1066 1815
    pile 1100 1300 1700
"""


def test_tl_40_the_hand_is_filled_up_after_every_placement() -> None:
    state = play(set_up(ALONE, hand=2), "1066@0")
    assert shown(state, "hands", "pile", "box", "to_act") == ([["1815", "1100"]], ["1300", "1700"], [], 0)
    state = play(state, "1815@0")
    assert shown(state, "hands", "pile", "box", "mistakes") == ([["1100", "1300"]], ["1700"], ["1815"], 1)


def test_tl_40_a_hand_that_is_too_small_is_filled_up_to_its_size() -> None:
    assert shown(play(set_up(ALONE, hand=4), "1066@0"), "hands") == [["1815", "1100", "1300", "1700"]]


def test_tl_40_the_third_mistake_ends_the_game() -> None:
    state = set_up(ALONE, hand=2)
    for mistakes in (1, 2, 3):
        assert game.to_act(state) == 0
        state = lay(state, False)
        assert shown(state, "mistakes") == mistakes
    assert outcome(state) == (None, (0,), (0,))
    assert game.scores(state) == (0,)
    assert refusal(state, "1100@0") == ("game-over", "TL-40")


def test_tl_40_mistakes_are_counted_on_when_the_box_is_shuffled() -> None:
    state = set_up("line | 1500 | 1600 |\nseat 0 1066", hand=1)
    for _ in range(2):
        state = play(state, "1066@2", "shuffle 1066")
    assert shown(state, "mistakes", "box", "hands") == (2, [], [["1066"]])
    assert outcome(play(state, "1066@1"))[2] == (0,)


def test_tl_40_the_score_is_the_number_of_right_placements() -> None:
    state = lay(set_up(ALONE, hand=2), True, False, True, True)
    assert (game.scores(state), game.standing(state)) == ((3,), (3,))
    assert game.view(state, 0).right == 3


def test_tl_40_the_game_ends_when_no_card_is_left() -> None:
    state = lay(set_up(ALONE, hand=2), True, True, True, True)
    assert outcome(state) == (0, (0,), ())
    state = lay(state, True)
    assert outcome(state) == (None, (0,), (0,))
    assert (game.scores(state), shown(state, "mistakes", "hands")) == ((5,), (0, [[]]))


def test_tl_40_the_box_comes_back_to_one_who_plays_alone() -> None:
    state = play(set_up("line | 1500 |\nseat 0 1066 1815\npile 1900", hand=2), "1066@1", "1900@1")
    assert waits_for_chance(state)
    assert shown(play(state, "shuffle 1066"), "hands", "box") == ([["1815", "1066"]], [])


def test_ex_3_two_of_three_lay_their_last_card() -> None:
    r"""
    A 1066, C 1815 are right; B's 1400 is not:
    | 1066 | 1200 | 1500 | 1815 |      B is out, A draws 1300, C draws 1700
    """
    state = play(set_up(LAST), "1066@0", "1400@0", "1815@3")
    assert shown(state, "timeline") == ["1066", "1200", "1500", "1815"]
    assert shown(state, "in", "hands", "to_act") == ([0, 2], [["1300"], ["1100"], ["1700"]], 0)
