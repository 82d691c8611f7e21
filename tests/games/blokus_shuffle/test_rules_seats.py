"""Blokus Shuffle for two and for three players (BS-50 to BS-62, the example EX-2)."""

from collections import Counter
from typing import Any

import pytest

from games.blokus_shuffle.drawing_reader import game, moves, new_game, place, play, quarter, refusal, set_up, shown
from games.blokus_shuffle.slow import CARDS, COLOURS

CORNERS = {"blue": [0, 0], "yellow": [0, 19], "red": [19, 19], "green": [19, 0]}
PASS = {"pass": True}


def single(colour: str) -> dict[str, Any]:
    """Returns the single square on the corner of a colour."""
    return {"place": "1", "squares": [CORNERS[colour]]}


def first_round(seats: int, **options: Any) -> Any:
    state = new_game(seats, **options)
    for _ in range(4):
        state = play(state, single(shown(state, "colour")))
    return state


def test_bs_50_one_plays_blue_and_red_and_the_other_yellow_and_green() -> None:
    state = new_game(2)
    order = []
    for colour in COLOURS:
        order.append((shown(state, "colour"), game.to_act(state)))
        state = play(state, single(colour))
    assert order == [("blue", 0), ("yellow", 1), ("red", 0), ("green", 1)]


def test_bs_50_each_has_one_deck_of_28_cards() -> None:
    state = new_game(2)
    assert {owner: Counter(deck) for owner, deck in shown(state, "decks").items()} == {
        "0": Counter(CARDS * 2),
        "1": Counter(CARDS * 2),
    }
    assert shown(state, "hands") == shown(state, "discards") == {"0": [], "1": []}


@pytest.mark.parametrize("first", COLOURS)
def test_bs_51_the_hand_grows_to_two_and_stays_at_two(first: str) -> None:
    state = new_game(2, first=first)
    sizes = []
    for _ in range(4):
        state = play(state, single(shown(state, "colour")))
        sizes.append(sorted(len(hand) for hand in shown(state, "hands").values()))
    assert sizes == [[0, 2], [2, 2], [2, 2], [2, 2]]
    assert (shown(state, "colour"), shown(state, "step")) == (first, "card")


def test_bs_51_no_card_is_played_for_the_second_colour_in_the_first_round() -> None:
    state = play(new_game(2), single("blue"), single("yellow"))
    assert (shown(state, "colour"), shown(state, "step")) == ("red", "place")
    assert refusal(state, {"card": shown(state, "hands")["0"][0]}) == "BS-11"


TWO = """
    top left
    b..
    .bb
    bottom right
    r..
    .rr
    top right
    yy
    bottom left
    g
"""


def test_bs_51_both_colours_play_from_one_hand() -> None:
    state = set_up(f"{TWO}hand 0 skip reverse\ndeck 0 wild", seats=2)
    state = play(state, {"card": "reverse"}, {"place": "V3", "squares": [[2, 3], [2, 4], [3, 3]]})
    assert sorted(shown(state, "hands")["0"]) == ["skip", "wild"]
    state = play(state, {"place": "V3", "squares": [[17, 1], [17, 2], [18, 1]]})
    assert (shown(state, "colour"), game.to_act(state), shown(state, "step")) == ("red", 0, "card")
    assert moves(state) == [{"card": "skip"}, {"card": "wild"}]


@pytest.mark.parametrize("colour", ["blue", "red"])
def test_bs_51_recycle_takes_back_a_piece_of_either_own_colour(colour: str) -> None:
    state = play(set_up(f"{TWO}hand 0 recycle", seats=2, colour=colour), {"card": "recycle"})
    own = [{"recycle": name, "piece": piece} for name in ("blue", "red") for piece in ("1", "2")]
    assert sorted(map(str, moves(state))) == sorted(map(str, own))
    assert refusal(state, {"recycle": "yellow", "piece": "2"}) == "BS-51"
    state = play(state, {"recycle": "red", "piece": "2"})
    assert (shown(state, "colour"), game.scores(state)) == (colour, (88, 88))


def test_bs_51_a_colour_that_was_complete_takes_turns_again() -> None:
    more = quarter("red") + quarter("blue", without="1")
    state = play(set_up("hand 0 recycle", seats=2, more=more), {"card": "recycle"})
    state = play(state, {"recycle": "red", "piece": "X"}, {"place": "1", "squares": [[10, 1]]}, single("yellow"))
    assert (shown(state, "colour"), game.to_act(state)) == ("red", 0)


def test_bs_51_edge_to_edge_means_the_colour_to_move() -> None:
    drawing = f"""
        {TWO.strip()}
        hand 0 edge
    """
    state = play(set_up(drawing, seats=2), {"card": "edge"})
    assert refusal(state, {"place": "V3", "squares": [[17, 17], [16, 17], [17, 16]]}) == "BS-34"
    assert {"place": "V3", "squares": [[0, 1], [0, 2], [0, 3]]} not in moves(state)
    assert {"place": "I3", "squares": [[0, 1], [0, 2], [0, 3]]} in moves(state)


def test_bs_51_double_play_means_the_colour_to_move() -> None:
    """Blue lays its first piece beside red; the second lies at a corner of blue."""
    drawing = """
        top left
        bb....
        ..1...
        .rrr..
        ....22
        ....2.
        hand 0 double
    """
    state = play(set_up(drawing, seats=2), {"card": "double"}, place(drawing, "1"))
    assert (shown(state, "step"), shown(state, "colour")) == ("second", "blue")
    assert refusal(state, place(drawing, "2")) == "BS-37"


def test_bs_51_the_own_other_colour_cannot_be_warped() -> None:
    state = play(set_up(f"{TWO}hand 0 warp", seats=2), {"card": "warp"})
    assert (shown(state, "step"), shown(state, "pending")) == ("place", None)
    drawing = TWO.replace("yy", "y..\n.yy")
    state = play(set_up(f"{drawing}hand 0 warp", seats=2), {"card": "warp"})
    assert {move["warp"] for move in moves(state)} == {"yellow"}
    assert refusal(state, {"warp": "red", "piece": "1", "squares": [[17, 19]]}) == "BS-36"


@pytest.mark.parametrize(("scoring", "scores"), [("basic", (22, 9)), ("advanced", (-22, -9))])
def test_bs_52_the_worse_colour_counts(scoring: str, scores: tuple[int, int]) -> None:
    kept = {"blue": "X I3", "yellow": "1 2", "red": "X W V5 U 2", "green": "X O"}
    more = [piece for colour, names in kept.items() for piece in quarter(colour, names)]
    state = set_up("", seats=2, scoring=scoring, more=more, passes=COLOURS, to_act=None)
    assert (game.scores(state), game.winners(state)) == (scores, (1,))


def test_ex_2_of_8_and_22_squares_the_22_count() -> None:
    more = quarter("blue", "X I3") + quarter("red", "X W V5 U 2")
    assert game.scores(set_up("", seats=2, more=more))[0] == 22


def test_bs_60_the_fourth_colour_is_played_in_turn() -> None:
    state = new_game(3, cards="none")
    players = []
    for _ in range(5):
        for colour in COLOURS:
            assert shown(state, "colour") == colour
            if colour == "green":
                assert shown(state, "shared_next") == game.to_act(state)
                players.append(game.to_act(state))
            else:
                assert game.to_act(state) == COLOURS.index(colour)
            state = play(state, moves(state)[0])
    assert players == [0, 1, 2, 0, 1]


def test_bs_60_a_passed_turn_counts_in_that_order_and_a_skipped_one_does_not() -> None:
    drawing = """
        top left
        g.
        .b
        bottom right
        r
        hand red skip
    """
    state = play(set_up(drawing, seats=3, colour="green", shared_next=1), PASS)
    assert shown(state, "shared_next") == 2
    state = play(set_up(drawing, seats=3, colour="red", shared_next=1), {"card": "skip"})
    state = play(state, {"place": "2", "squares": [[17, 18], [18, 18]]})
    assert (shown(state, "colour"), shown(state, "shared_next")) == ("blue", 1)


def test_bs_61_the_shared_colour_has_its_own_deck_and_hand() -> None:
    state = first_round(3)
    assert [len(hand) for hand in shown(state, "hands").values()] == [2, 2, 2, 2]
    assert Counter(shown(state, "hands")["green"] + shown(state, "decks")["green"]) == Counter(CARDS)


def test_bs_61_it_is_played_like_any_other_colour() -> None:
    drawing = """
        bottom left
        ..1
        gg.
        hand green reverse wild
        deck green edge
        hand blue skip
    """
    state = set_up(drawing, seats=3, colour="green", shared_next=0)
    assert (game.to_act(state), moves(state)) == (0, [{"card": "reverse"}, {"card": "wild"}])
    assert refusal(state, {"card": "skip"}) == "BS-21"
    state = play(state, {"card": "reverse"}, place(drawing, "1"))
    assert (shown(state, "colour"), sorted(shown(state, "hands")["green"])) == ("red", ["edge", "wild"])
    assert shown(state, "shared_next") == 1


SHARED = """
    top left
    b..
    .bb
    top right
    ..y
    yy.
    bottom left
    .gg
    g..
    bottom right
    rr.
    ..r
    hand blue warp
    hand green warp
"""


def test_bs_62_the_shared_colour_scores_for_no_player() -> None:
    state = set_up(SHARED.replace("bb", ".."), seats=3)
    assert game.scores(state) == (88, 86, 86)
    state = set_up(SHARED.replace("bb", ".."), seats=3, scoring="advanced")
    assert len(game.scores(state)) == 3


def test_bs_62_the_shared_colour_does_not_win() -> None:
    kept = {"blue": "X", "yellow": "1 2", "red": "I5", "green": ""}
    more = [piece for colour, names in kept.items() for piece in quarter(colour, names)]
    state = set_up("", seats=3, more=more, passes=["blue", "yellow", "red"], to_act=None)
    assert (game.scores(state), game.winners(state)) == ((5, 3, 5), (1,))


def test_bs_62_the_shared_colour_cannot_be_warped() -> None:
    state = play(set_up(SHARED, seats=3), {"card": "warp"})
    assert {move["warp"] for move in moves(state)} == {"yellow", "red"}
    assert refusal(state, {"warp": "green", "piece": "1", "squares": [[17, 0]]}) == "BS-62"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_bs_62_a_warp_of_the_shared_colour_moves_a_piece_of_another_player(seat: int) -> None:
    state = play(set_up(SHARED, seats=3, colour="green", shared_next=seat), {"card": "warp"})
    assert {move["warp"] for move in moves(state)} == {"blue", "yellow", "red"} - {COLOURS[seat]}
