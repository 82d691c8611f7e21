"""The rules of Blokus Shuffle about a turn (BS-20 to BS-25), one by one."""

from typing import Any

import pytest

from games.blokus_shuffle.drawing_reader import game, moves, place, play, quarter, refusal, set_up, shown

CARDS = ["skip", "reverse", "draw2", "wild", "edge", "recycle", "warp", "double"]

OPEN = """
    top left
    bbb...
    ...11.
    hand blue skip wild
    deck blue warp edge
"""

# The yellow square lies where blue would have to go on.
BLOCKED = """
    top left
    b....
    .y...
"""


def test_bs_20_a_turn_is_a_card_a_piece_and_a_drawn_card() -> None:
    state = set_up(OPEN)
    assert (shown(state, "step"), moves(state)) == ("card", [{"card": "skip"}, {"card": "wild"}])
    state = play(state, {"card": "skip"})
    assert (shown(state, "step"), shown(state, "hands")["blue"]) == ("place", ["wild"])
    assert {next(iter(move)) for move in moves(state)} == {"place"}
    state = play(state, place(OPEN, "1"))
    assert sorted(shown(state, "hands")["blue"]) == ["warp", "wild"]
    assert shown(state, "decks")["blue"] == ["edge"]
    assert shown(state, "pending") is None


@pytest.mark.parametrize(
    "move",
    [
        {"card": "wild"},
        {"colour": "blue"},
        {"recycle": "blue", "piece": "I3"},
        {"warp": "yellow", "piece": "2", "squares": [[1, 3], [1, 4]]},
    ],
)
def test_bs_20_the_steps_come_in_their_order(move: dict[str, Any]) -> None:
    assert refusal(play(set_up(OPEN), {"card": "skip"}), move) == "BS-20"


@pytest.mark.parametrize(
    "move",
    [
        {"card": "skip"},
        {"pass": True},
        {"recycle": "blue", "piece": "I3"},
        {"warp": "yellow", "piece": "2", "squares": [[1, 3], [1, 4]]},
        {"place": "2", "squares": [[1, 3], [1, 4]]},
    ],
)
def test_bs_21_the_effect_of_a_card_must_be_carried_out(move: dict[str, Any]) -> None:
    state = play(set_up(OPEN), {"card": "wild"})
    assert (shown(state, "step"), shown(state, "pending")) == ("choose", {"card": "wild"})
    assert refusal(state, move) == "BS-21"


def test_bs_21_with_a_card_in_hand_one_must_be_played() -> None:
    state = set_up(OPEN)
    assert refusal(state, place(OPEN, "1")) == "BS-21"
    assert refusal(state, {"pass": True}) == "BS-21"


@pytest.mark.parametrize("card", [card for card in CARDS if card not in ("skip", "wild")])
def test_bs_21_a_card_that_is_not_in_hand_is_refused(card: str) -> None:
    assert refusal(set_up(OPEN), {"card": card}) == "BS-21"


def test_bs_21_the_card_lies_face_up_on_the_discard_pile() -> None:
    before = shown(set_up(OPEN), "discards")["blue"]
    state = play(set_up(OPEN), {"card": "skip"})
    assert shown(state, "discards")["blue"] == [*before, "skip"]
    assert shown(state, "hands")["blue"] == ["wild"]


@pytest.mark.parametrize("card", ["warp", "recycle"])
def test_bs_21_a_card_that_cannot_be_done_is_discarded(card: str) -> None:
    """Blue and the others have nothing on the board that could be taken back or moved."""
    state = play(set_up(f"hand blue {card}\ndeck blue edge"), {"card": card})
    assert (shown(state, "step"), shown(state, "discards")["blue"].count(card)) == ("place", 2)
    assert all([0, 0] in move["squares"] for move in moves(state))


def test_bs_21_without_a_card_in_hand_the_step_is_skipped() -> None:
    drawing = """
        top left
        bb...
        ..1..
        top right
        ....y
        deck yellow
    """
    state = play(set_up(drawing), place(drawing, "1"))
    assert (shown(state, "colour"), shown(state, "step")) == ("yellow", "place")
    assert refusal(state, {"card": "skip"}) == "BS-20"


def test_bs_21_discards_are_never_shuffled_into_a_new_pile() -> None:
    drawing = OPEN.replace("deck blue warp edge", "deck blue")
    state = play(set_up(drawing), {"card": "skip"}, place(drawing, "1"))
    assert (shown(state, "decks")["blue"], shown(state, "hands")["blue"]) == ([], ["wild"])
    assert len(shown(state, "discards")["blue"]) == 13


def test_bs_22_a_piece_touches_its_colour_at_a_corner() -> None:
    drawing = """
        top left
        bbb......
        b..11....
        b....3...
        .22..3...
        .........
        ....44...
    """
    state = set_up(drawing)
    after = play(state, place(drawing, "1"))
    assert shown(after, "board")[1][:6] == "b..bb."
    assert shown(after, "pieces")[-1] == {"colour": "blue", "piece": "2", "squares": [[1, 3], [1, 4]]}
    assert shown(play(state, place(drawing, "2")), "board")[3][:4] == ".bb."
    assert refusal(state, place(drawing, "3")) == "BS-22"
    assert refusal(state, place(drawing, "4")) == "BS-22"


def test_bs_22_a_piece_does_not_touch_its_colour_along_a_side() -> None:
    drawing = """
        top left
        bbb11...
        .22.....
        33......
    """
    state = set_up(drawing)
    for digit in "12":
        assert refusal(state, place(drawing, digit)) == "BS-22"
    touching = {"place": "V3", "squares": [[0, 3], [1, 3], [1, 4]]}
    assert refusal(state, touching) == "BS-22"


def test_bs_22_contact_with_other_colours_is_free() -> None:
    drawing = """
        top left
        bbbyyy..
        rrr11g..
        ...ggg..
    """
    state = play(set_up(drawing), place(drawing, "1"))
    assert shown(state, "board")[1][:6] == "rrrbbg"


def test_bs_22_a_corner_of_another_colour_is_not_enough() -> None:
    drawing = """
        top left
        bbb.....
        ....yyy.
        ..11....
        bottom right
        y
    """
    assert refusal(set_up(drawing), place(drawing, "1")) == "BS-22"


@pytest.mark.parametrize("squares", [[[1, 1], [1, 2]], [[0, 0], [0, 1]], [[1, 2], [1, 3]]])
def test_bs_22_a_piece_lies_on_free_squares(squares: list[list[int]]) -> None:
    drawing = """
        top left
        b.......
        .r.y....
    """
    assert refusal(set_up(drawing), {"place": "2", "squares": squares}) == "BS-22"


def test_bs_22_a_player_that_can_place_a_piece_must() -> None:
    state = set_up(OPEN.replace("hand blue skip wild", ""))
    assert refusal(state, {"pass": True}) == "BS-22"
    assert {"pass": True} not in moves(state)


def test_bs_23_a_colour_that_cannot_place_passes() -> None:
    state = set_up(BLOCKED)
    assert moves(state) == [{"pass": True}]
    assert refusal(state, {"place": "2", "squares": [[1, 1], [1, 2]]}) == "BS-22"
    state = play(state, {"pass": True})
    assert (shown(state, "colour"), shown(state, "passes")) == ("yellow", ["blue"])


def test_bs_23_it_still_plays_its_card_and_draws() -> None:
    state = set_up(BLOCKED + "hand blue reverse\ndeck blue warp edge\n")
    assert refusal(state, {"pass": True}) == "BS-21"
    state = play(state, {"card": "reverse"}, {"pass": True})
    assert (shown(state, "hands")["blue"], shown(state, "decks")["blue"]) == (["warp"], ["edge"])
    assert (shown(state, "colour"), shown(state, "passes")) == ("green", ["blue"])


def test_bs_24_the_top_card_comes_into_the_hand() -> None:
    state = play(set_up(OPEN), {"card": "skip"}, place(OPEN, "1"))
    assert sorted(shown(state, "hands")["blue"]) == ["warp", "wild"]
    assert shown(state, "decks")["blue"] == ["edge"]


def test_bs_24_an_empty_pile_gives_none() -> None:
    drawing = OPEN.replace("deck blue warp edge", "deck blue")
    state = play(set_up(drawing), {"card": "skip"}, place(drawing, "1"))
    assert (shown(state, "hands")["blue"], shown(state, "decks")["blue"]) == (["wild"], [])


def last_single(**fields: Any) -> Any:
    """Blue has only the single square left, and may place it left of its quarter."""
    return set_up("hand blue wild\ndeck blue warp edge", more=quarter("blue", without="1"), **fields)


LAST: list[dict[str, Any]] = [{"card": "wild"}, {"colour": "blue"}, {"place": "1", "squares": [[10, 1]]}]


def test_bs_24_a_card_is_drawn_after_the_last_piece_too() -> None:
    state = play(last_single(), *LAST)
    assert game.scores(state)[0] == 0
    assert (shown(state, "hands")["blue"], shown(state, "decks")["blue"]) == (["warp"], ["edge"])


@pytest.mark.parametrize(("direction", "order"), [(1, ["yellow", "red", "green"]), (-1, ["green", "red", "yellow"])])
def test_bs_25_a_colour_takes_no_turns_while_all_its_pieces_are_on_the_board(direction: int, order: list[str]) -> None:
    state = play(last_single(direction=direction), *LAST)
    corners = {"yellow": [0, 19], "red": [19, 19], "green": [19, 0]}
    for colour in order:
        assert shown(state, "colour") == colour
        state = play(state, {"place": "1", "squares": [corners[colour]]})
    assert shown(state, "colour") == order[0]
