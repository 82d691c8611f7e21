"""The moves of Cross Rummy as text and as objects: both forms read back, and what is no move is refused by name."""

from random import Random
from typing import Any

import pytest

from bordspil.core.chance import Chance
from bordspil.core.game import IllegalMove, agree
from bordspil.core.record import read_entry
from games.cross_rummy.drawing_reader import game, lay, set_up, table
from games.cross_rummy.layouts import situation
from games.cross_rummy.slow_table import ACTIONS, NUMBERS
from games.playing import sent

CROSS = """
    r5 r6 r7 .  b1
    .  b6 .  .  b2
    .  y6 .  .  b3
"""
FORMS: list[tuple[str, dict[str, Any]]] = [
    ("take r7", {"take": "r7"}),
    ("take draw3", {"take": "draw3"}),
    ("draw", {"draw": True}),
    ("pass2", {"play": "pass2"}),
    ("draw3 2", {"play": "draw3", "against": 2}),
    ("pass r7 b3", {"pass": ["r7", "b3"]}),
    ("pass", {"pass": []}),
    ("lay 0,0:r5r6r7/0,4:b1/1,1:b6/1,4:b2/2,1:y6/2,4:b3", {"lay": {"table": table(CROSS)}}),
    ("lay -3,-12:y12y13y14", {"lay": {"table": [[-3, -12, "y12"], [-3, -11, "y13"], [-3, -10, "y14"]]}}),
    ("lay", {"lay": {"table": []}}),
    ("skip", {"skip": True}),
]


@pytest.mark.parametrize(("text", "given"), FORMS)
def test_a_move_has_a_text_and_an_object(text: str, given: dict[str, Any]) -> None:
    move = game.notation.read(text)
    assert game.notation.from_object(given) == move
    assert game.notation.write(move) == text
    assert sent(game.notation.to_object(move)) == given


@pytest.mark.parametrize("name", [*NUMBERS, *ACTIONS])
def test_every_tile_has_a_name(name: str) -> None:
    assert game.notation.to_object(game.notation.read(f"take {name}")) == {"take": name}
    assert game.notation.read(f"pass {name} {name}") == game.notation.from_object({"pass": [name, name]})


def test_tiles_that_are_passed_and_laid_have_no_order() -> None:
    assert game.notation.read("pass b3 r7") == game.notation.read("pass r7 b3")
    turned = {"lay": {"table": table(CROSS)[::-1]}}
    assert game.notation.from_object(turned) == game.notation.from_object(lay(CROSS))


def test_capitals_and_blanks_do_not_matter() -> None:
    assert game.notation.read(" LAY 0,0:R5R6R7  1,1:b6 ") == game.notation.read("lay 0,0:r5r6r7/1,1:b6")
    assert game.notation.read("Take  R7") == game.notation.read("take r7")


def test_laid_tables_read_back_from_both_forms() -> None:
    rng = Random(1)
    for _ in range(60):
        given = {"lay": {"table": sorted(situation("open", rng).after)}}
        move = game.notation.from_object(given)
        assert game.notation.read(game.notation.write(move)) == move
        assert sent(game.notation.to_object(move)) == given


def test_two_tiles_on_one_square_read_back_too() -> None:
    """The rules refuse them, not the notation: a bug report must be able to show them."""
    move = game.notation.from_object({"lay": {"table": [[0, 0, "r5"], [0, 0, "r6"], [0, 1, "r7"]]}})
    assert game.notation.read(game.notation.write(move)) == move


@pytest.mark.parametrize("first", ["random", 1])
def test_the_shuffle_reads_back_from_its_text_but_no_player_can_send_it(first: Any) -> None:
    shuffle = game.sample(game.start(agree(game, {"first": first}, 3), 3), Chance.of(3))
    assert game.notation.read(game.notation.write(shuffle)) == shuffle
    with pytest.raises(IllegalMove):
        game.notation.from_object(game.notation.to_object(shuffle))


@pytest.mark.parametrize(
    "text",
    [
        *("", "r7", "take", "take r7 b3", "take r0", "take r15", "draw 3", "draw3", "draw3 4", "draw3 -1", "pass x"),
        *("pass2 1", "skip skip", "lay 0:r5", "lay 0,0", "lay 0,0:", "lay 0,0:r5r", "lay 0,0:x5", "lay a,0:r5"),
        *(
            "lay 0,0;r5",
            "lay 999999999,0:r5",
            "shuffle",
            "shuffle 9 r7",
            "shuffle r7x",
            "lay 0,0:r0",
        ),
    ],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    """Or, where it can be read, it is refused by the rules."""
    state = set_up("r5 r6 r7\nrack 0 r8 b1")
    with pytest.raises(IllegalMove) as refused:
        game.play(state, game.notation.read(text))
    assert refused.value.key in {"move-text", "tile-unknown", "square-too-far", "chance-decides", "tile-missing"}


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"draw": False}, "draw"),
        ({"skip": 7}, "skip"),
        ({"play": "nothing"}, "play"),
        ({"play": "draw3"}, "against"),
        ({"play": "draw3", "against": "2"}, "against"),
        ({"pass": "r7"}, "pass"),
        ({"lay": [[0, 0, "r7"]]}, "table"),
        ({"lay": {"table": [[0, 0]]}}, "table"),
        ({"nonsense": 1}, "move"),
        (["draw"], "move"),
        (None, "move"),
    ],
)
def test_a_wrong_field_is_named(given: Any, field: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        game.notation.from_object(given)
    assert (refused.value.key, refused.value.details["field"]) == ("move-shape", field)


def test_the_longest_table_of_all_can_be_written_in_a_record() -> None:
    far = [[-1000 + number % 2, -1000 + 2 * number, "r14"] for number in range(112)]
    text = game.notation.write(game.notation.from_object({"lay": {"table": far}}))
    assert len(text) > 1500
    assert game.notation.write(read_entry(game, 0, text).move) == text


@pytest.mark.parametrize("given", [{"pass": ["r7"] * 117}, {"lay": {"table": [[0, 0, "r7"]] * 400}}])
def test_lists_longer_than_there_are_tiles_are_no_moves(given: Any) -> None:
    with pytest.raises(IllegalMove) as refused:
        game.notation.from_object(given)
    assert refused.value.key == "move-shape"
