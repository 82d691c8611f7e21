"""Loading positions of Blokus Shuffle: impossible ones are refused with a rule, good ones come back as they were."""

from typing import Any

import pytest

from games.blokus_shuffle.drawing_reader import board, game, moves, position, quarter, set_up, shown
from games.blokus_shuffle.slow import COLOURS
from games.playing import sent
from games.wrong_positions import Change, Position, check_shape, put, refusal

OPTIONS = {"cards": "shuffle", "scoring": "basic", "first": "blue"}

MIDDLE = """
    top left
    bb...y
    ..b..y
    bottom right
    r
    hand blue wild skip
    deck blue warp edge
    hand yellow edge
"""
# The pieces of the drawing, in their order.
BLUE_2, YELLOW_2, BLUE_1, RED_1 = range(4)


def refused(given: Any, seats: int = 4, cards: str = "shuffle") -> tuple[str, str | None]:
    error = refusal(game, given, OPTIONS | {"cards": cards}, seats)
    return error.key, error.rule


def changed(change: Change, drawing: str = MIDDLE, seats: int = 4, cards: str = "shuffle") -> Position:
    """Returns the position above with one thing wrong."""
    given: Position = sent(position(drawing, seats, cards))
    change(given)
    return given


def lay(number: int, squares: list[list[int]], **fields: str) -> Change:
    """Lays one of the pieces elsewhere, on the board too where that is possible."""

    def change(given: Position) -> None:
        given["pieces"][number] |= {"squares": squares} | fields
        given["board"] = board(given["pieces"])

    return change


@pytest.mark.parametrize(
    "change",
    [
        lambda given: given["board"].pop(),
        lambda given: given["board"].append("." * 20),
        put("board", 3, value="." * 19),
        put("board", 3, value="x" + "." * 19),
        put("board", 3, value="b" + "." * 19),
        put("board", 0, value="rr...y" + "." * 14),
        put("board", 0, value="." * 20),
    ],
)
def test_a_board_that_does_not_show_the_pieces_is_refused(change: Change) -> None:
    assert refused(changed(change)) == ("position-board", "BS-1")


@pytest.mark.parametrize(
    ("change", "key", "rule"),
    [
        (lay(BLUE_2, [[0, -1], [0, 0]]), "position-off-the-board", "BS-1"),
        (lay(BLUE_2, [[19, 5], [20, 5]]), "position-off-the-board", "BS-1"),
        (lay(BLUE_2, [[10**30, 5], [19, 5]]), "position-off-the-board", "BS-1"),
        (lay(BLUE_2, [[1, 2], [1, 3]]), "position-overlap", "BS-1"),
        (lay(BLUE_2, [[0, 4], [0, 5]]), "position-overlap", "BS-1"),
        (lay(BLUE_2, [[0, 0], [0, 2]]), "position-not-that-piece", "BS-2"),
        (lay(BLUE_2, [[0, 0]]), "position-not-that-piece", "BS-2"),
        (lay(BLUE_2, [[0, 0], [0, 0]]), "position-not-that-piece", "BS-2"),
        (lay(BLUE_2, [[0, 0], [0, 1]], piece="I3"), "position-not-that-piece", "BS-2"),
        (lay(YELLOW_2, [[9, 9], [9, 8]], colour="blue"), "position-piece-twice", "BS-2"),
    ],
)
def test_pieces_that_cannot_lie_so_are_refused(change: Change, key: str, rule: str) -> None:
    assert refused(changed(change)) == (key, rule)


@pytest.mark.parametrize(
    "change",
    [
        lambda given: given["decks"]["blue"].pop(),
        lambda given: given["decks"]["blue"].append("skip"),
        lambda given: given["discards"]["green"].append("wild"),
        put("hands", "blue", 0, value="edge"),
        put("decks", "red", value=[]),
    ],
)
def test_a_wrong_number_of_cards_is_refused(change: Change) -> None:
    assert refused(changed(change)) == ("position-cards", "BS-3")


def test_drawn_cards_are_counted() -> None:
    given = changed(put("pending", value={"card": "draw2", "drawn": ["warp", "edge"]})) | {"step": "choose"}
    assert refused(given) == ("position-cards", "BS-3")


def empty(given: Position) -> None:
    given |= {"hands": {}, "decks": {}, "discards": {}, "step": "place"}


@pytest.mark.parametrize(
    ("seats", "cards", "given", "rule"),
    [
        (4, "shuffle", position("", seats=2), "BS-10"),
        (3, "shuffle", position("", seats=2) | {"shared_next": 0}, "BS-10"),
        (2, "shuffle", position("", seats=4), "BS-50"),
        (4, "none", position("", seats=4), "BS-70"),
        (4, "shuffle", changed(put("hands", "black", value=[])), "BS-10"),
    ],
)
def test_piles_of_another_table_are_refused(seats: int, cards: str, given: Position, rule: str) -> None:
    assert refused(given, seats, cards) == ("position-piles", rule)


def test_a_table_without_its_cards_is_refused() -> None:
    assert refused(changed(empty)) == ("position-cards", "BS-3")


@pytest.mark.parametrize(("seats", "shared_next"), [(4, 0), (2, 1), (3, None), (3, 3)])
def test_only_three_players_share_a_colour(seats: int, shared_next: int | None) -> None:
    given = position("", seats=seats) | {"shared_next": shared_next}
    assert refused(given, seats) == ("position-shared-next", "BS-60")


@pytest.mark.parametrize(
    ("seats", "fields", "rule"),
    [
        (4, {"to_act": 1}, "BS-10"),
        (4, {"colour": "red"}, "BS-10"),
        (2, {"colour": "red", "to_act": 1}, "BS-50"),
        (3, {"colour": "green", "to_act": 1, "shared_next": 0}, "BS-60"),
        (3, {"colour": "red", "to_act": 0}, "BS-60"),
    ],
)
def test_the_seat_to_act_plays_the_colour_to_move(seats: int, fields: Position, rule: str) -> None:
    assert refused(position("top left\nb", seats=seats) | fields, seats) == ("position-to-act", rule)


def test_a_colour_with_all_its_pieces_on_the_board_is_not_to_move() -> None:
    assert refused(position("", more=quarter("blue"))) == ("position-colour-done", "BS-25")


FIRST = [[1, 2]]


@pytest.mark.parametrize(
    ("step", "pending"),
    [
        ("card", {"card": "skip"}),
        ("choose", {"card": "skip"}),
        ("choose", {"card": "double"}),
        ("choose", {"card": "wild", "colour": "blue"}),
        ("choose", {"card": "draw2"}),
        ("choose", {"card": "draw2", "drawn": ["warp", "edge", "skip"]}),
        ("place", {"card": "draw2"}),
        ("place", {"card": "wild"}),
        ("place", {"card": "skip", "colour": "red"}),
        ("place", {"card": "skip", "drawn": ["edge"]}),
        ("place", {"card": "double", "first": FIRST}),
        ("second", {"card": "double"}),
        ("second", {"card": "edge", "first": FIRST}),
    ],
)
def test_a_card_that_does_not_belong_to_the_step_is_refused(step: str, pending: Position) -> None:
    assert refused(position(MIDDLE) | {"step": step, "pending": pending}) == ("position-pending", "BS-20")


@pytest.mark.parametrize("step", ["choose", "second"])
def test_a_step_without_its_card_is_refused(step: str) -> None:
    assert refused(position(MIDDLE) | {"step": step}) == ("position-step", "BS-20")


@pytest.mark.parametrize(("step", "rule"), [("card", "BS-70"), ("choose", "BS-20"), ("second", "BS-20")])
def test_without_cards_there_is_only_the_step_of_the_piece(step: str, rule: str) -> None:
    given = position("top left\nb", cards="none") | {"step": step}
    assert refused(given, cards="none") == ("position-step", rule)


@pytest.mark.parametrize("first", [[[0, 0]], [[0, 5], [1, 5]], [[9, 9]]])
def test_the_first_piece_of_a_double_play_lies_there(first: list[list[int]]) -> None:
    given = position(MIDDLE) | {"step": "second", "pending": {"card": "double", "first": first}}
    assert refused(given) == ("position-first", "BS-37")


def test_a_named_colour_that_allows_no_place_is_refused() -> None:
    given = position(MIDDLE) | {"step": "place", "pending": {"card": "wild", "colour": "green"}}
    assert refused(given) == ("position-named", "BS-33")


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"passes": ["red", "red"]}, "position-passes"),
        ({"passes": COLOURS}, "position-end"),
        ({"to_act": None}, "position-end"),
        ({"to_act": None, "passes": ["blue", "yellow", "red"]}, "position-end"),
        ({"to_act": None, "winners": [0]}, "position-end"),
    ],
)
def test_an_end_that_is_none_and_none_that_is_one_are_refused(fields: Position, key: str) -> None:
    assert refused(position(MIDDLE) | fields) == (key, "BS-40")


@pytest.mark.parametrize("field", list(position(MIDDLE)))
def test_a_missing_field_is_refused_by_name(field: str) -> None:
    check_shape(refusal(game, changed(lambda given: given.pop(field)), OPTIONS, 4), f"`{field}`")


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("to_act",), -1),
        (("to_act",), "0"),
        (("to_act",), True),
        (("colour",), "black"),
        (("colour",), None),
        (("step",), "draw"),
        (("direction",), 0),
        (("direction",), True),
        (("board",), "." * 400),
        (("board", 0), ["."] * 20),
        (("pieces",), {}),
        (("pieces", 0), []),
        (("pieces", 0, "colour"), "black"),
        (("pieces", 0, "piece"), "Q"),
        (("pieces", 0, "squares"), None),
        (("pieces", 0, "squares", 0), [0]),
        (("pieces", 0, "squares", 0), [0, 0, 0]),
        (("pieces", 0, "squares", 0, 0), 0.0),
        (("pieces", 0, "squares", 0, 0), False),
        (("hands",), []),
        (("hands", "blue"), 2),
        (("hands", "blue", 0), "joker"),
        (("decks", "red"), None),
        (("discards", "red"), ["skip", 3]),
        (("pending",), "skip"),
        (("pending",), {}),
        (("pending",), {"card": "joker"}),
        (("pending",), {"card": "wild", "colour": "black"}),
        (("passes",), None),
        (("passes",), ["black"]),
        (("shared_next",), "0"),
    ],
)
def test_a_value_of_another_kind_is_refused_with_its_place(path: tuple[Any, ...], value: Any) -> None:
    check_shape(refusal(game, changed(put(*path, value=value)), OPTIONS, 4), path[0])


def test_pieces_may_touch_as_cards_allow_and_hands_may_be_of_any_size() -> None:
    state = set_up("top left\nbbB..\nyybbb\nhand blue skip wild wild edge edge\ndeck blue")
    assert [row[:4] for row in shown(state, "board")[:2]] == ["bbb.", "yybb"]
    assert len(moves(state)) == 3


def test_squares_may_come_in_any_order() -> None:
    given = changed(lambda given: given["pieces"][BLUE_2]["squares"].reverse())
    assert shown(game.set_up(given, OPTIONS, 4), "pieces") == position(MIDDLE)["pieces"]


def test_a_choice_without_an_answer_is_passed_over() -> None:
    """There is no colour to warp."""
    given = position("top left\nbb", step="choose", pending={"card": "warp"})
    state = game.set_up(given, OPTIONS, 4)
    assert (shown(state, "step"), shown(state, "pending")) == ("place", None)
