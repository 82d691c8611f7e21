"""The cards of Blokus Shuffle that change the order of turns or cards (BS-30 to BS-32): Skip, Reverse and Draw 2."""

from typing import Any

import pytest

from games.blokus_shuffle.drawing_reader import moves, place, play, quarter, refusal, set_up, shown

OPEN = """
    top left
    bb...
    ..1..
"""


def cards(state: Any) -> list[str]:
    """Returns the cards that can be played or chosen."""
    return sorted(move["card"] for move in moves(state))


def after_turn(card: str, packed: list[str] | None = None, **fields: Any) -> Any:
    """Blue plays a card and a piece while some other colours have all their pieces on the board."""
    more = [piece for colour in packed or [] for piece in quarter(colour)]
    return play(set_up(f"{OPEN}hand blue {card}", more=more, **fields), {"card": card}, place(OPEN, "1"))


def test_bs_30_skip_costs_the_next_colour_its_turn() -> None:
    assert shown(after_turn("skip"), "colour") == "red"
    assert shown(after_turn("skip", direction=-1), "colour") == "red"


@pytest.mark.parametrize(
    ("packed", "next"),
    [(["yellow"], "green"), (["red"], "green"), (["yellow", "red"], "blue"), (["yellow", "red", "green"], "blue")],
)
def test_bs_30_only_a_colour_that_would_take_a_turn_loses_it(packed: list[str], next: str) -> None:
    assert shown(after_turn("skip", packed), "colour") == next


def test_bs_30_the_skip_waits_for_the_end_of_the_turn() -> None:
    state = play(set_up(f"{OPEN}hand blue skip"), {"card": "skip"})
    assert (shown(state, "colour"), shown(state, "step"), shown(state, "pending")) == (
        "blue",
        "place",
        {"card": "skip"},
    )


@pytest.mark.parametrize(("direction", "next"), [(1, "green"), (-1, "yellow")])
def test_bs_31_reverse_turns_the_direction_of_play(direction: int, next: str) -> None:
    state = after_turn("reverse", direction=direction)
    assert (shown(state, "direction"), shown(state, "colour")) == (-direction, next)


DRAW_2 = f"{OPEN}hand blue draw2\n"


def test_bs_32_of_two_drawn_cards_one_is_played_and_one_goes_under_the_pile() -> None:
    state = play(set_up(f"{DRAW_2}deck blue warp edge reverse skip"), {"card": "draw2"})
    assert (shown(state, "step"), cards(state)) == ("choose", ["edge", "warp"])
    assert sorted(shown(state, "pending")["drawn"]) == ["edge", "warp"]
    assert (shown(state, "pending")["card"], shown(state, "decks")["blue"]) == ("draw2", ["reverse", "skip"])
    state = play(state, {"card": "edge"})
    assert (shown(state, "step"), shown(state, "pending")) == ("place", {"card": "edge"})
    assert shown(state, "decks")["blue"] == ["reverse", "skip", "warp"]
    assert shown(state, "discards")["blue"][-2:] == ["draw2", "edge"]
    state = play(state, {"place": "1", "squares": [[0, 2]]})
    assert (shown(state, "hands")["blue"], shown(state, "decks")["blue"]) == (["reverse"], ["skip", "warp"])


@pytest.mark.parametrize("card", ["skip", "reverse", "draw2", "wild"])
def test_bs_32_only_a_drawn_card_can_be_chosen(card: str) -> None:
    state = set_up(f"{DRAW_2.replace('draw2', 'draw2 wild')}deck blue warp edge reverse skip")
    assert refusal(play(state, {"card": "draw2"}), {"card": card}) == "BS-32"


def test_bs_32_the_chosen_card_may_be_another_draw_2() -> None:
    state = play(set_up(f"{DRAW_2}deck blue draw2 wild edge skip reverse"), {"card": "draw2"}, {"card": "draw2"})
    assert sorted(shown(state, "pending")["drawn"]) == ["edge", "skip"]
    assert shown(state, "decks")["blue"] == ["reverse", "wild"]
    state = play(state, {"card": "skip"})
    assert shown(state, "decks")["blue"] == ["reverse", "wild", "edge"]
    assert shown(state, "discards")["blue"][-3:] == ["draw2", "draw2", "skip"]
    assert shown(play(state, place(OPEN, "1")), "colour") == "red"


def test_bs_32_the_card_put_under_an_empty_pile_is_the_next_to_be_drawn() -> None:
    state = play(set_up(f"{DRAW_2}deck blue draw2 reverse"), {"card": "draw2"}, {"card": "draw2"})
    assert (shown(state, "pending")["drawn"], shown(state, "decks")["blue"]) == (["reverse"], [])


def test_bs_32_two_cards_alike_are_one_choice() -> None:
    state = play(set_up(f"{DRAW_2}deck blue wild wild skip"), {"card": "draw2"})
    assert moves(state) == [{"card": "wild"}]
    assert shown(play(state, {"card": "wild"}), "decks")["blue"] == ["skip", "wild"]


def test_bs_32_the_only_card_left_is_played() -> None:
    state = play(set_up(f"{DRAW_2}deck blue reverse"), {"card": "draw2"})
    assert moves(state) == [{"card": "reverse"}]
    state = play(state, {"card": "reverse"})
    assert (shown(state, "direction"), shown(state, "step"), shown(state, "decks")["blue"]) == (-1, "place", [])
    assert shown(state, "discards")["blue"][-2:] == ["draw2", "reverse"]


def test_bs_32_with_an_empty_pile_it_has_no_effect() -> None:
    state = play(set_up(f"{DRAW_2}deck blue"), {"card": "draw2"})
    assert (shown(state, "step"), shown(state, "pending")) == ("place", None)
    assert shown(state, "discards")["blue"][-1] == "draw2"
