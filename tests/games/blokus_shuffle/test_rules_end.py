"""The end of a game of Blokus Shuffle and its scores (BS-40 to BS-42, the examples EX-1 and EX-3)."""

from typing import Any

import pytest

from games.blokus_shuffle.drawing_reader import game, moves, place, play, quarter, refusal, set_up, shown
from games.blokus_shuffle.slow import COLOURS

# The yellow square lies where blue would have to go on.
BLOCKED = """
    top left
    b....
    .y...
"""
PASS = {"pass": True}
OTHERS = ["yellow", "red", "green"]


def is_over(state: Any) -> bool:
    return game.to_act(state) is None


@pytest.mark.parametrize("cards", ["shuffle", "none"])
def test_bs_40_the_game_ends_when_every_colour_has_had_a_turn_and_placed_nothing(cards: str) -> None:
    state = set_up(BLOCKED, cards=cards, passes=OTHERS)
    assert (is_over(state), game.winners(state)) == (False, ())
    state = play(state, PASS)
    assert is_over(state)
    assert (moves(state), game.winners(state), shown(state, "winners")) == ([], (0, 1), [0, 1])
    assert refusal(state, PASS) == "BS-40"
    assert refusal(state, {"place": "2", "squares": [[2, 2], [2, 3]]}) == "BS-40"


@pytest.mark.parametrize("missing", OTHERS)
def test_bs_40_every_colour_must_have_had_its_turn(missing: str) -> None:
    state = set_up(BLOCKED, passes=[colour for colour in OTHERS if colour != missing])
    state = play(state, PASS)
    assert not is_over(state)
    assert sorted(shown(state, "passes")) == sorted({*COLOURS} - {missing})


def test_bs_40_a_placed_piece_counts_anew() -> None:
    drawing = """
        top left
        bb.
        ..1
    """
    state = play(set_up(drawing, passes=OTHERS), place(drawing, "1"))
    assert (is_over(state), shown(state, "passes")) == (False, [])


def test_bs_40_a_skipped_turn_does_not_count() -> None:
    state = set_up(f"{BLOCKED}hand blue skip", passes=["red", "green"])
    state = play(state, {"card": "skip"}, PASS)
    assert (is_over(state), shown(state, "colour")) == (False, "red")
    assert sorted(shown(state, "passes")) == ["blue", "green", "red"]


def test_bs_40_a_turn_with_a_recycled_piece_but_none_placed_counts() -> None:
    """Every corner of the board is occupied."""
    drawing = """
        top left
        gg...
        ..b..
        top right
        .rr
        bottom left
        yy.
        bottom right
        ..Y
        hand blue recycle
    """
    state = set_up(drawing, passes=OTHERS)
    state = play(state, {"card": "recycle"}, {"recycle": "blue", "piece": "1"}, PASS)
    assert (is_over(state), game.scores(state), game.winners(state)) == (True, (89, 86, 87, 87), (1,))


def test_bs_40_a_turn_with_a_warped_piece_but_none_placed_counts() -> None:
    drawing = """
        top left
        b......
        .r.....
        bottom right
        yy.
        ..y
        hand blue warp
    """
    state = play(set_up(drawing, passes=OTHERS), {"card": "warp"})
    state = play(state, {"warp": "yellow", "piece": "1", "squares": [[17, 16]]})
    assert moves(state) == [PASS]
    assert is_over(play(state, PASS))


def packed(*colours: str) -> list[dict[str, Any]]:
    return [piece for colour in colours for piece in quarter(colour)]


def test_bs_40_only_colours_that_still_take_turns_are_waited_for() -> None:
    """Blue keeps a piece that fits into none of the gaps; the others keep none."""
    state = play(set_up("", more=quarter("blue", without="X") + packed(*OTHERS)), PASS)
    assert (is_over(state), game.scores(state), game.winners(state)) == (True, (5, 0, 0, 0), (1, 2, 3))


def test_bs_40_the_game_ends_when_no_colour_takes_turns_any_more() -> None:
    state = set_up("hand blue edge\ndeck blue wild", more=quarter("blue", without="1") + packed(*OTHERS))
    state = play(state, {"card": "edge"}, {"place": "1", "squares": [[1, 0]]})
    assert (is_over(state), game.scores(state), game.winners(state)) == (True, (0, 0, 0, 0), (0, 1, 2, 3))
    assert shown(state, "hands")["blue"] == ["wild"]


def test_bs_40_the_colour_that_placed_the_last_piece_has_another_turn() -> None:
    """Green keeps a piece that fits nowhere."""
    more = quarter("blue", without="1 X") + quarter("green", without="X") + packed("yellow", "red")
    state = set_up("hand blue edge", more=more, passes=["green"])
    state = play(state, {"card": "edge"}, {"place": "1", "squares": [[1, 0]]})
    assert (shown(state, "colour"), shown(state, "passes")) == ("green", [])
    state = play(state, PASS)
    assert (shown(state, "colour"), shown(state, "passes"), is_over(state)) == ("blue", ["green"], False)


def finished(scoring: str, *kept: str, last: str = "") -> Any:
    """A game that is over: blue, yellow, red and green keep these pieces; `last` is the last that blue placed."""
    more = quarter("blue", kept[0], last)
    more += [piece for colour, names in zip(OTHERS, kept[1:], strict=True) for piece in quarter(colour, names)]
    passes = [colour for colour, names in zip(COLOURS, kept, strict=True) if names]
    return set_up("", scoring=scoring, more=more, passes=passes, to_act=None)


def test_bs_41_basic_scores_are_the_squares_of_unplayed_pieces_and_the_fewest_win() -> None:
    state = finished("basic", "X W", "1 2", "I5", "O 1")
    assert (game.scores(state), game.winners(state)) == ((10, 3, 5, 5), (1,))


def test_bs_41_ties_share_the_victory() -> None:
    assert game.winners(finished("basic", "X", "I5", "W", "O 2")) == (0, 1, 2)


def test_bs_41_scores_stand_as_they_are_before_the_end() -> None:
    state = set_up("top left\nbb..yyy")
    assert (game.scores(state), game.winners(state)) == ((87, 86, 89, 89), ())


@pytest.mark.parametrize(
    ("kept", "last", "score"),
    [
        ("", "1", 20),
        ("", "X", 15),
        ("X", "1", 0),
        ("X", "2", -5),
        ("1", "2", -1),
        ("X W O 1", "2", -15),
    ],
)
def test_bs_42_advanced_scores(kept: str, last: str, score: int) -> None:
    state = finished("advanced", kept, "X", "X W", "X", last=last)
    assert game.scores(state)[0] == score


def test_bs_42_most_points_win() -> None:
    state = finished("advanced", "X", "W O", "1", "1", last="I5")
    assert (game.scores(state), game.winners(state)) == ((-5, -9, -1, -1), (2, 3))


def test_bs_42_a_recycled_piece_placed_again_is_the_last_and_a_warped_one_is_not() -> None:
    drawing = """
        top left
        b....
        .bb..
        bottom right
        y..
        .yy
        ...
        hand blue recycle warp
    """
    state = set_up(drawing, scoring="advanced")
    assert game.scores(state)[:2] == (-86, -86)
    again = play(state, {"card": "recycle"}, {"recycle": "blue", "piece": "1"})
    assert game.scores(again)[0] == -87
    assert game.scores(play(again, {"place": "1", "squares": [[0, 0]]}))[0] == -86 + 5
    warped = play(state, {"card": "warp"}, {"warp": "yellow", "piece": "1", "squares": [[19, 17]]})
    assert game.scores(warped)[1] == -86


def test_ex_1_everything_placed_and_the_single_square_last() -> None:
    state = finished("advanced", "", "X", "I3 I4 L4 T4 O X", "V3 I4 L4 T4 W", last="1")
    assert (game.scores(state), game.winners(state)) == ((20, -5, -24, -20), (0,))


def test_ex_3_seven_squares_are_ahead_of_eight() -> None:
    state = finished("basic", "X I3", "X 2", "X W", "X O")
    assert (game.scores(state)[:2], game.winners(state)) == ((8, 7), (1,))
