"""The moves of Azul as text and as objects: both forms read back, and what is no move is refused by name."""

from typing import Any

import pytest

from bordspil.core.game import IllegalMove
from bordspil.games.azul.game import game
from bordspil.games.azul.rules.notation import DECODED, Deal, First, Move, Take, Tile, encode

BLUE, YELLOW, RED, BLACK, WHITE = range(5)
CENTRE, FLOOR = 9, 5


@pytest.mark.parametrize(
    ("text", "move", "given"),
    [
        ("0b3", Take(BLUE, 0, 2), {"take": "blue", "from": 0, "to": 3}),
        ("8w5", Take(WHITE, 8, 4), {"take": "white", "from": 8, "to": 5}),
        ("cy1", Take(YELLOW, CENTRE, 0), {"take": "yellow", "from": "centre", "to": 1}),
        ("4rf", Take(RED, 4, FLOOR), {"take": "red", "from": 4, "to": "floor"}),
        ("ckf", Take(BLACK, CENTRE, FLOOR), {"take": "black", "from": "centre", "to": "floor"}),
        ("3@2", Tile(2, 1), {"tile": 3, "column": 2}),
        ("5@5", Tile(4, 4), {"tile": 5, "column": 5}),
    ],
)
def test_a_move_has_a_text_and_an_object(text: str, move: Move, given: dict[str, Any]) -> None:
    assert game.notation.write(move) == text
    assert game.notation.read(text) == move
    assert game.notation.to_object(move) == given
    assert game.notation.from_object(given) == move


@pytest.mark.parametrize(
    ("text", "move", "shown"),
    [
        ("first 3", First(3), {"first": 3}),
        ("deal bbry kw", Deal((0, 0, 2, 1, 3, 4)), {"deal": ["blue", "blue", "red", "yellow", "black", "white"]}),
    ],
)
def test_chance_has_a_text_and_is_shown_as_an_object(text: str, move: Move, shown: dict[str, Any]) -> None:
    assert game.notation.write(move) == text
    assert game.notation.read(text) == move
    assert game.notation.to_object(move) == shown


def test_all_325_moves_read_back_from_both_forms() -> None:
    assert len(DECODED) == len(set(map(game.notation.write, DECODED))) == 325
    for number, move in enumerate(DECODED):
        assert encode(move) == number
        assert game.notation.read(game.notation.write(move)) == move
        assert game.notation.from_object(game.notation.to_object(move)) == move


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        (" 0B3\n", "0b3"),
        ("0 blue 3", "0b3"),
        ("centre black floor", "ckf"),
        ("c yellow f", "cyf"),
        ("CENTRE W 5", "cw5"),
        ("3 @ 2", "3@2"),
    ],
)
def test_whole_words_capitals_and_blanks_are_understood(text: str, meaning: str) -> None:
    assert game.notation.write(game.notation.read(text)) == meaning


@pytest.mark.parametrize(
    "text",
    ["", "b", "9b1", "0g1", "0b0", "0b6", "0b", "00b1", "0b1x", "x0b1", "0@1", "6@1", "1@0", "1@6", "1@", "first",
     "first 4", "first -1", "deal", "deal bbbbb", "deal x", "deal" + " bbbb" * 10, "0b1 0b2", "٣b1", "blue"],
)  # fmt: skip
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        game.notation.read(text)
    assert (refused.value.key, refused.value.rule) == ("move-text", None)
    assert refused.value.details["text"] == text[:40]


@pytest.mark.parametrize(
    ("given", "field"),
    [
        (None, "move"),
        ("0b1", "move"),
        (["take", "blue"], "move"),
        ({}, "take"),
        ({"from": 0, "to": 1}, "take"),
        ({"first": 0}, "take"),
        ({"deal": ["blue"]}, "take"),
        ({"take": "green", "from": 0, "to": 1}, "take"),
        ({"take": 0, "from": 0, "to": 1}, "take"),
        ({"take": None, "from": 0, "to": 1}, "take"),
        ({"take": ["blue"], "from": 0, "to": 1}, "take"),
        ({"take": "blue", "to": 1}, "from"),
        ({"take": "blue", "from": 9, "to": 1}, "from"),
        ({"take": "blue", "from": -1, "to": 1}, "from"),
        ({"take": "blue", "from": "0", "to": 1}, "from"),
        ({"take": "blue", "from": 1.0, "to": 1}, "from"),
        ({"take": "blue", "from": False, "to": 1}, "from"),
        ({"take": "blue", "from": "middle", "to": 1}, "from"),
        ({"take": "blue", "from": {}, "to": 1}, "from"),
        ({"take": "blue", "from": 0}, "to"),
        ({"take": "blue", "from": 0, "to": 0}, "to"),
        ({"take": "blue", "from": 0, "to": 6}, "to"),
        ({"take": "blue", "from": 0, "to": True}, "to"),
        ({"take": "blue", "from": 0, "to": "lid"}, "to"),
        ({"tile": 0, "column": 1}, "tile"),
        ({"tile": 6, "column": 1}, "tile"),
        ({"tile": "1", "column": 1}, "tile"),
        ({"tile": 1}, "column"),
        ({"tile": 1, "column": 0}, "column"),
        ({"tile": 1, "column": 6}, "column"),
        ({"tile": 1, "column": None}, "column"),
    ],
)
def test_an_object_that_is_no_move_is_refused_with_its_field(given: Any, field: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        game.notation.from_object(given)
    assert (refused.value.key, refused.value.rule) == ("move-shape", None)
    assert refused.value.details == {"field": field}
