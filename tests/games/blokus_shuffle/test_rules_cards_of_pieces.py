"""The cards of Blokus Shuffle about pieces (BS-33 to BS-38), from Wild to Double Play."""

from typing import Any

import pytest

from games.blokus_shuffle.drawing_reader import moves, place, play, quarter, refusal, set_up, shown, squares

WILD = """
    top left
    bb.3..
    .1..2.
    ..yy..
    ....4.
    hand blue wild
"""


def test_bs_33_a_piece_is_placed_as_if_it_had_the_named_colour() -> None:
    state = play(set_up(WILD), {"card": "wild"}, {"colour": "yellow"})
    assert (shown(state, "step"), shown(state, "pending")) == ("place", {"card": "wild", "colour": "yellow"})
    for digit in "124":
        after = play(state, place(WILD, digit))
        assert shown(after, "pieces")[-1] == {"colour": "blue", "piece": "1", "squares": squares(WILD, digit)}
    assert refusal(state, place(WILD, "3")) == "BS-33"
    assert refusal(state, {"place": "1", "squares": [[1, 3]]}) == "BS-33"
    assert refusal(state, {"place": "I3", "squares": [[1, 4], [2, 4], [3, 4]]}) == "BS-33"


def test_bs_33_the_own_colour_may_be_named() -> None:
    state = play(set_up(WILD), {"card": "wild"}, {"colour": "blue"})
    assert refusal(state, place(WILD, "4")) == "BS-33"
    assert refusal(state, place(WILD, "1")) == "BS-33"
    assert shown(play(state, {"place": "1", "squares": [[1, 2]]}), "board")[1][:4] == "..b."


def test_bs_33_a_colour_with_nothing_on_the_board_cannot_be_named() -> None:
    state = play(set_up(WILD), {"card": "wild"})
    assert moves(state) == [{"colour": "blue"}, {"colour": "yellow"}]
    assert refusal(state, {"colour": "red"}) == "BS-33"


def test_bs_33_a_colour_that_allows_no_place_cannot_be_named() -> None:
    """Blue cannot go on, and yellow only where red lies."""
    drawing = """
        top left
        by..
        rrr.
        hand blue wild
    """
    state = play(set_up(drawing), {"card": "wild"})
    assert moves(state) == [{"colour": "red"}]
    assert refusal(state, {"colour": "blue"}) == refusal(state, {"colour": "yellow"}) == "BS-33"


def test_bs_33_where_no_colour_allows_a_place_the_card_has_no_effect() -> None:
    """Blue keeps a piece that fits into none of the gaps."""
    full = [piece for colour in ("yellow", "red", "green") for piece in quarter(colour)]
    state = play(set_up("hand blue wild", more=quarter("blue", without="X") + full), {"card": "wild"})
    assert (shown(state, "step"), moves(state)) == ("place", [{"pass": True}])


EMPTY_HANDED = """
    top right
    ...yy.
    ..1...
    hand blue wild
    deck blue edge
"""


def test_bs_33_the_own_colour_with_nothing_on_the_board_starts_at_its_corner() -> None:
    state = play(set_up(EMPTY_HANDED), {"card": "wild"})
    assert moves(state) == [{"colour": "blue"}, {"colour": "yellow"}]
    state = play(state, {"colour": "blue"})
    assert all([0, 0] in move["squares"] for move in moves(state))
    assert len(moves(state)) == 58


def test_bs_33_another_colour_named_goes_before_the_corner() -> None:
    state = play(set_up(EMPTY_HANDED), {"card": "wild"}, {"colour": "yellow"})
    assert refusal(state, {"place": "1", "squares": [[0, 0]]}) == "BS-33"
    assert shown(play(state, place(EMPTY_HANDED, "1")), "board")[1] == "." * 16 + "b..."


EDGE = """
    top left
    bbb...3.
    2..11.33
    2...1.yy
    444.....
    hand blue edge
"""


def test_bs_34_edge_to_edge_touches_an_own_piece_along_a_side() -> None:
    state = play(set_up(EDGE), {"card": "edge"})
    assert (shown(state, "step"), shown(state, "pending")) == ("place", {"card": "edge"})
    assert shown(play(state, place(EDGE, "2")), "board")[1][:3] == "b.."
    assert refusal(state, place(EDGE, "1")) == "BS-34"
    assert refusal(state, place(EDGE, "3")) == "BS-34"


@pytest.mark.parametrize("piece", [[[0, 3], [1, 3]], [[0, 3], [0, 4]], [[1, 1], [2, 1]]])
def test_bs_34_contact_at_a_corner_is_neither_needed_nor_forbidden(piece: list[list[int]]) -> None:
    state = play(set_up(EDGE), {"card": "edge"})
    assert {"place": "2", "squares": piece} in moves(state)


BOXED = """
    top left
    byy..
    r1...
    r....
    hand blue edge
"""


def test_bs_38_where_no_side_is_free_a_piece_is_placed_by_its_corner() -> None:
    state = play(set_up(BOXED), {"card": "edge"})
    assert (shown(state, "step"), shown(state, "discards")["blue"]) == ("place", ["edge"])
    assert all([1, 1] in move["squares"] for move in moves(state))
    state = play(state, {"place": "2", "squares": [[1, 1], [1, 2]]})
    assert shown(state, "board")[1][:4] == "rbb."


def test_bs_38_with_nothing_on_the_board_a_piece_starts_at_the_corner() -> None:
    state = play(set_up("hand blue edge\ndeck blue wild"), {"card": "edge"})
    assert len(moves(state)) == 58
    assert all([0, 0] in move["squares"] for move in moves(state))


RECYCLE = """
    top left
    bb..y
    ..b..
    ...b.
    ...bb
    hand blue recycle
    deck blue wild
"""


def test_bs_35_recycle_takes_one_own_piece_back() -> None:
    state = play(set_up(RECYCLE), {"card": "recycle"})
    assert (shown(state, "step"), shown(state, "pending")) == ("choose", {"card": "recycle"})
    assert moves(state) == [{"recycle": "blue", "piece": piece} for piece in ("1", "2", "V3")]
    state = play(state, {"recycle": "blue", "piece": "1"})
    assert (shown(state, "step"), shown(state, "pending")) == ("place", None)
    assert [piece["piece"] for piece in shown(state, "pieces")] == ["2", "1", "V3"]
    assert shown(state, "board")[1] == "." * 20


def test_bs_35_the_piece_may_be_played_again_in_this_turn() -> None:
    state = play(set_up(RECYCLE), {"card": "recycle"}, {"recycle": "blue", "piece": "2"})
    state = play(state, {"place": "2", "squares": [[4, 5], [4, 6]]})
    assert shown(state, "pieces")[-1] == {"colour": "blue", "piece": "2", "squares": [[4, 5], [4, 6]]}
    assert shown(state, "board")[0] == "....y" + "." * 15


@pytest.mark.parametrize(("colour", "piece"), [("blue", "I5"), ("yellow", "1"), ("green", "2")])
def test_bs_35_a_piece_that_is_not_an_own_one_on_the_board_is_refused(colour: str, piece: str) -> None:
    state = play(set_up(RECYCLE), {"card": "recycle"})
    assert refusal(state, {"recycle": colour, "piece": piece}) == "BS-35"


ALONE = """
    top left
    .....
    ..b..
    hand blue recycle
    deck blue wild
"""
TAKE_BACK: list[dict[str, Any]] = [{"card": "recycle"}, {"recycle": "blue", "piece": "1"}]


def test_bs_35_after_the_only_piece_the_next_one_covers_the_corner_again() -> None:
    state = play(set_up(ALONE), *TAKE_BACK)
    assert shown(state, "board") == ["." * 20] * 20
    assert len(moves(state)) == 58
    assert all([0, 0] in move["squares"] for move in moves(state))
    assert refusal(state, {"place": "1", "squares": [[1, 2]]}) == "BS-35"
    assert refusal(state, {"place": "1", "squares": [[19, 0]]}) == "BS-35"
    assert refusal(state, {"pass": True}) == "BS-22"


def test_bs_35_where_the_own_corner_is_occupied_any_free_one_will_do() -> None:
    drawing = ALONE.replace(".....", "gg...") + "top right\n...rr"
    state = play(set_up(drawing), *TAKE_BACK)
    covered = {tuple(square) for move in moves(state) for square in move["squares"]} & {
        (0, 0),
        (0, 19),
        (19, 0),
        (19, 19),
    }
    assert covered == {(19, 0), (19, 19)}
    assert len(moves(state)) == 2 * 58
    assert refusal(state, {"place": "1", "squares": [[1, 2]]}) == "BS-35"
    state = play(state, {"place": "1", "squares": [[19, 19]]})
    assert shown(state, "board")[19] == "." * 19 + "b"


def test_bs_35_with_no_corner_free_the_colour_passes() -> None:
    drawing = ALONE.replace(".....", "gg...") + "top right\n.rr\nbottom left\nyy\nbottom right\nY"
    state = play(set_up(drawing), *TAKE_BACK)
    assert moves(state) == [{"pass": True}]
    state = play(state, {"pass": True})
    assert (shown(state, "colour"), shown(state, "passes")) == ("yellow", ["blue"])


WARP = """
    top left
    yy.
    ..y
    top right
    r
    bottom left
    bb
    hand blue warp
"""


def to(*squares: list[int]) -> dict[str, Any]:
    """Returns the warp of the yellow piece of two squares."""
    return {"warp": "yellow", "piece": "2", "squares": list(squares)}


def test_bs_36_warp_moves_a_piece_of_an_opponent() -> None:
    state = play(set_up(WARP), {"card": "warp"})
    assert (shown(state, "step"), shown(state, "pending")) == ("choose", {"card": "warp"})
    state = play(state, to([2, 3], [2, 4]))
    assert (shown(state, "step"), shown(state, "colour"), shown(state, "pending")) == ("place", "blue", None)
    assert [row[:6] for row in shown(state, "board")[:3]] == ["......", "..y...", "...yy."]


def test_bs_36_the_new_place_touches_another_own_piece_at_a_corner_and_none_along_a_side() -> None:
    state = play(set_up(WARP), {"card": "warp"})
    assert moves(state) == [
        to([0, 3], [0, 4]),
        to([2, 0], [2, 1]),
        to([2, 1], [3, 1]),
        to([2, 3], [2, 4]),
        to([2, 3], [3, 3]),
    ]
    for wrong in (to([5, 5], [5, 6]), to([0, 2], [0, 3]), to([0, 3], [1, 3]), to([0, 1], [1, 1])):
        assert refusal(state, wrong) == "BS-36"


def test_bs_36_the_new_place_is_not_the_old_one() -> None:
    state = play(set_up(WARP), {"card": "warp"})
    assert refusal(state, to([0, 0], [0, 1])) == "BS-36"
    assert refusal(state, {"warp": "yellow", "piece": "1", "squares": [[1, 2]]}) == "BS-36"


def test_bs_36_only_a_piece_that_has_another_of_its_colour_to_go_to_can_be_warped() -> None:
    state = play(set_up(WARP), {"card": "warp"})
    assert refusal(state, {"warp": "red", "piece": "1", "squares": [[0, 3]]}) == "BS-36"
    assert refusal(state, {"warp": "red", "piece": "1", "squares": [[0, 19]]}) == "BS-36"
    assert refusal(state, {"warp": "yellow", "piece": "I5", "squares": [[0, c] for c in range(3, 8)]}) == "BS-36"


def test_bs_36_an_own_piece_cannot_be_warped() -> None:
    drawing = """
        top left
        bb.
        ..b
        top right
        y..
        .yy
        hand blue warp
    """
    own = {"warp": "blue", "piece": "2", "squares": [[0, 3], [0, 4]]}
    assert refusal(play(set_up(drawing), {"card": "warp"}), own) == "BS-36"
    state = play(set_up(drawing.replace("y", ".")), {"card": "warp"})
    assert (shown(state, "step"), shown(state, "discards")["blue"]) == ("place", ["warp"])


def test_bs_36_the_piece_leaves_the_board_first_and_may_be_turned() -> None:
    drawing = """
        top left
        yyy..
        y..y.
        hand blue warp
    """
    state = play(set_up(drawing), {"card": "warp"})
    over_its_old_place = {"warp": "yellow", "piece": "L4", "squares": [[0, 1], [0, 2], [1, 1], [2, 1]]}
    assert [row[:5] for row in shown(play(state, over_its_old_place), "board")[:3]] == [".yy..", ".y.y.", ".y..."]


def test_bs_36_a_warped_piece_keeps_its_place_in_the_order() -> None:
    state = play(set_up(WARP), {"card": "warp"}, to([2, 3], [2, 4]))
    assert [piece["piece"] for piece in shown(state, "pieces") if piece["colour"] == "yellow"] == ["2", "1"]


@pytest.mark.parametrize(
    ("squares", "rule"),
    [
        ([[0, 3], [0, 5]], "BS-2"),
        ([[0, 3]], "BS-2"),
        ([[0, 19], [0, 20]], "BS-1"),
        ([[18, 0], [19, 0]], "BS-36"),
    ],
)
def test_bs_36_a_warped_piece_keeps_its_shape_and_lies_on_free_squares(squares: list[list[int]], rule: str) -> None:
    assert refusal(play(set_up(WARP), {"card": "warp"}), to(*squares)) == rule


DOUBLE = """
    top left
    bbb...
    ...11.
    .....2
    bottom left
    ...3
    ..33
    bb..
    bb..
    hand blue double
    deck blue skip wild
"""


def test_bs_37_after_the_piece_a_second_one_touches_it_at_a_corner() -> None:
    state = play(set_up(DOUBLE), {"card": "double"})
    assert (shown(state, "step"), shown(state, "pending")) == ("place", {"card": "double"})
    state = play(state, place(DOUBLE, "1"))
    assert (shown(state, "step"), shown(state, "colour"), shown(state, "hands")["blue"]) == ("second", "blue", [])
    assert shown(state, "pending") == {"card": "double", "first": [[1, 3], [1, 4]]}
    assert refusal(state, place(DOUBLE, "3")) == "BS-37"
    state = play(state, place(DOUBLE, "2"))
    assert [piece["piece"] for piece in shown(state, "pieces")] == ["I3", "O", "2", "1"]
    assert (shown(state, "colour"), shown(state, "pending")) == ("yellow", None)
    assert (shown(state, "hands")["blue"], shown(state, "decks")["blue"]) == (["skip"], ["wild"])


def test_bs_37_the_second_piece_keeps_off_the_sides_of_its_colour() -> None:
    state = play(set_up(DOUBLE), {"card": "double"}, place(DOUBLE, "1"))
    assert refusal(state, {"place": "V3", "squares": [[2, 4], [2, 5], [3, 5]]}) == "BS-22"
    assert shown(play(state, {"place": "V3", "squares": [[2, 5], [2, 6], [3, 5]]}), "board")[2][:7] == ".....bb"


def test_bs_37_a_player_that_can_place_a_second_piece_must() -> None:
    state = play(set_up(DOUBLE), {"card": "double"}, place(DOUBLE, "1"))
    assert refusal(state, {"pass": True}) == "BS-37"


def test_bs_37_skipped_where_no_second_piece_exists() -> None:
    drawing = """
        top left
        bb.y
        ..1.
        .r.g
        hand blue double
    """
    state = play(set_up(drawing), {"card": "double"}, place(drawing, "1"))
    assert (shown(state, "colour"), shown(state, "pending"), shown(state, "passes")) == ("yellow", None, [])


def test_bs_37_skipped_where_the_first_was_passed() -> None:
    drawing = """
        top left
        b.
        .y
        hand blue double
    """
    state = play(set_up(drawing), {"card": "double"}, {"pass": True})
    assert (shown(state, "colour"), shown(state, "pending"), shown(state, "passes")) == ("yellow", None, ["blue"])


def test_bs_37_a_piece_that_starts_at_the_corner_again_can_be_the_first() -> None:
    state = play(set_up("hand blue double\ndeck blue wild"), {"card": "double"}, {"place": "1", "squares": [[0, 0]]})
    assert shown(state, "step") == "second"
    assert all([1, 1] in move["squares"] for move in moves(state))
