"""Loading positions of Azul: impossible ones are refused with key and rule, good ones come back as they were."""

from copy import deepcopy
from typing import Any

import pytest

from bordspil.core.chance import Chance
from bordspil.core.game import NATURE
from bordspil.games.azul.game import game
from games.azul.drawing_reader import floor, moves, position, set_up, wall
from games.wrong_positions import Change, check_shape, put, refusal

OFFER = """
    displays BBYR KKWW
    centre   YR
    seat 0, 7 points
        . | b y r k w
       .B | w b Y r k
      ... | k w b y r
     .... | r k w b y
    ..KKK | y r k w b
    floor W
    seat 1, 3 points
        Y | b y r k w
       .. | w b y r k
      ... | k w b y r
     .... | r k w b y
    ..... | y r k w b
    floor 1B
"""

TILING = """
    seat 0
        . | . . . . .
       RR | . . . . .
      ... | . . . . .
     .... | . . . . .
    ..... | . . . . .
    floor WW
    seat 1
        B | . . . . .
       .. | . . . . .
      ... | . . . . .
     .... | . . . . .
    ..... | . . . . .
    floor 1
"""

COMPLETE = "B | . . . . .; .. | . . . . .; ... | . . . . .; .... | . . . . .; ..... | . . . . ."


def refused(given: Any, side: str = "coloured", seats: int = 2) -> tuple[str, str | None, dict[str, Any]]:
    error = refusal(game, given, {"side": side, "first": 0}, seats)
    return error.key, error.rule, error.details


def check_wrong(change: Change, word: str) -> None:
    """The offer above with one thing wrong is refused for its shape."""
    check_shape(refusal(game, changed(change), {"side": "coloured", "first": 0}, 2), word)


def changed(change: Change) -> dict[str, Any]:
    """Returns the offer above with one thing wrong."""
    given = deepcopy(position(OFFER))
    change(given)
    return given


def line(colour: str | None, count: int) -> dict[str, Any]:
    return {"colour": colour, "count": count}


def test_the_offer_that_is_changed_below_is_possible() -> None:
    given = position(OFFER)
    assert game.position(game.set_up(given, {"side": "coloured", "first": 0}, 2)) == given


@pytest.mark.parametrize(
    ("change", "key", "rule", "details"),
    [
        (put("side", value="grey"), "position-side", "AZ-5", {"side": "coloured"}),
        (lambda given: given["boards"].pop(), "position-boards", "AZ-1", {"seats": 2}),
        (lambda given: given["boards"].append(given["boards"][0]), "position-boards", "AZ-1", {"seats": 2}),
        (lambda given: given["displays"].pop(), "position-displays", "AZ-2", {"displays": 5}),
        (lambda given: given["displays"].append([]), "position-displays", "AZ-2", {"displays": 5}),
        (lambda given: given["displays"][1].append("blue"), "position-display-full", "AZ-10", {"display": 1}),
        (put("to_act", value=2), "position-seat", "AZ-1", {"field": "to_act"}),
        (put("marker", value=2), "position-seat", "AZ-1", {"field": "marker"}),
        (put("started_by", value=7), "position-seat", "AZ-1", {"field": "started_by"}),
        (lambda given: given["boards"][1]["lines"].pop(), "position-board-shape", "AZ-3", {"seat": 1}),
        (lambda given: given["boards"][0]["wall"].pop(), "position-board-shape", "AZ-3", {"seat": 0}),
        (lambda given: given["boards"][0]["wall"][4].pop(), "position-board-shape", "AZ-3", {"seat": 0}),
        (put("boards", 0, "floor", value=["white"] * 8), "position-floor-full", "AZ-3", {"seat": 0}),
    ],
)
def test_a_table_of_another_shape_is_refused(change: Change, key: str, rule: str, details: dict[str, Any]) -> None:
    assert refused(changed(change)) == (key, rule, details)


@pytest.mark.parametrize(
    ("change", "key", "rule", "details"),
    [
        (put("boards", 0, "lines", 0, value=line("blue", 2)), "position-line", "AZ-12", {"seat": 0, "line": 1}),
        (put("boards", 1, "lines", 3, value=line("blue", 0)), "position-line", "AZ-12", {"seat": 1, "line": 4}),
        (put("boards", 1, "lines", 3, value=line(None, 1)), "position-line", "AZ-12", {"seat": 1, "line": 4}),
        (
            put("boards", 0, "lines", 1, value=line("yellow", 1)),
            "position-line-colour",
            "AZ-13",
            {"seat": 0, "line": 2},
        ),
        (
            put("boards", 0, "wall", 2, 0, value="blue"),
            "position-wall-colour",
            "AZ-4",
            {"seat": 0, "row": 3, "column": 1},
        ),
        (put("bag", "blue", value=17), "position-tiles", "AZ-1", {"colour": "blue", "count": 21, "tiles": 20}),
        (put("bag", value={}), "position-tiles", "AZ-1", {"colour": "blue", "count": 4, "tiles": 20}),
        (put("lid", "white", value=1), "position-tiles", "AZ-1", {"colour": "white", "count": 21, "tiles": 20}),
        (put("centre", value=["red"]), "position-tiles", "AZ-1", {"colour": "yellow", "count": 19, "tiles": 20}),
    ],
)
def test_tiles_that_cannot_lie_so_are_refused(change: Change, key: str, rule: str, details: dict[str, Any]) -> None:
    assert refused(changed(change)) == (key, rule, details)


@pytest.mark.parametrize(
    ("change", "rule", "seat"),
    [
        (put("boards", 1, "floor", value=["marker", "marker", "blue"]), "AZ-11", 1),
        (put("boards", 0, "floor", value=["white", "marker"]), "AZ-11", 0),
        (put("marker", value="centre"), "AZ-11", 1),
        (put("marker", value=0), "AZ-16", 0),
        (put("boards", 1, "floor", value=["blue"]), "AZ-16", 1),
    ],
)
def test_there_is_one_marker_and_it_lies_with_its_holder(change: Change, rule: str, seat: int) -> None:
    assert refused(changed(change)) == ("position-marker", rule, {"seat": seat})


def test_a_marker_beside_a_full_floor_is_possible() -> None:
    state = set_up("displays KKKK; seat 1; floor WWWWWWW", marker=1)
    assert (floor(state, 1), game.position(state)["marker"]) == ("WWWWWWW", 1)


@pytest.mark.parametrize("row", [["red", None, "red", None, None], ["blue", "red", None, None, None]])
def test_a_colour_twice_on_the_grey_wall_is_refused(row: list[str | None]) -> None:
    given = position(f"seat 0; {COMPLETE.replace('B | .', '. | B')}")
    given["boards"][0]["wall"][3] = row
    column = 3 if row[0] == "red" else 1
    details = {"seat": 0, "row": 4, "column": column}
    assert refused(given | {"side": "grey"}, "grey") == ("position-wall-twice", "AZ-51", details)


FIELDS = ["side", "round", "phase", "to_act", "displays", "centre", "marker", "boards", "bag", "lid", "started_by"]


@pytest.mark.parametrize("field", FIELDS)
def test_a_missing_field_is_refused_by_name(field: str) -> None:
    check_wrong(lambda given: given.pop(field), f"`{field}`")


@pytest.mark.parametrize("field", ["score", "lines", "wall", "floor"])
def test_a_missing_field_of_a_board_is_refused_by_name(field: str) -> None:
    check_wrong(lambda given: given["boards"][1].pop(field), f"`{field}`")


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("side",), "green"),
        (("round",), -1),
        (("round",), "1"),
        (("round",), True),
        (("round",), 10**12),
        (("phase",), "dealing"),
        (("to_act",), -1),
        (("to_act",), "0"),
        (("displays",), None),
        (("displays", 0), "BBRY"),
        (("displays", 0, 0), "green"),
        (("centre",), {"yellow": 1, "red": 1}),
        (("marker",), "floor"),
        (("marker",), None),
        (("started_by",), -1),
        (("boards",), {}),
        (("boards", 0), None),
        (("boards", 0, "score"), -1),
        (("boards", 0, "score"), 1.5),
        (("boards", 0, "score"), 10**9),
        (("boards", 0, "lines", 0), []),
        (("boards", 0, "lines", 0, "colour"), "marker"),
        (("boards", 0, "lines", 1, "count"), -1),
        (("boards", 0, "lines", 1, "count"), None),
        (("boards", 0, "wall", 0), "....."),
        (("boards", 0, "wall", 0, 0), 1),
        (("boards", 0, "floor", 0), None),
        (("bag", "blue"), -1),
        (("bag", "blue"), "15"),
        (("bag", "green"), 1),
        (("lid",), []),
        (("lid", "red"), 10**9),
    ],
)
def test_a_value_of_another_kind_is_refused_with_its_place(path: tuple[Any, ...], value: Any) -> None:
    check_wrong(put(*path, value=value), path[0])


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"to_act": None}, "to_act"),
        ({"round": 0}, "round, started_by"),
        ({"started_by": None}, "round, started_by"),
    ],
)
def test_an_offer_needs_a_seat_to_act_a_round_and_its_starter(fields: dict[str, Any], problem: str) -> None:
    assert refused(position(OFFER) | fields) == ("position-shape", None, {"problem": problem})


def test_a_deal_needs_its_starter() -> None:
    given = position("", phase="deal", to_act=None, started_by=None)
    assert refused(given) == ("position-shape", None, {"problem": "started_by"})


@pytest.mark.parametrize("phase", ["first", "deal", "tiling", "over"])
def test_tiles_are_offered_in_the_offer_only(phase: str) -> None:
    given = position("displays BBBB", side="grey", phase=phase, to_act=0 if phase == "tiling" else None)
    assert refused(given, "grey") == ("position-offer-open", "AZ-17", {})


@pytest.mark.parametrize("phase", ["first", "deal", "over"])
@pytest.mark.parametrize("board", ["floor B", COMPLETE])
def test_boards_are_resolved_between_rounds(phase: str, board: str) -> None:
    given = position(f"seat 1; {board}", phase=phase, to_act=None)
    assert refused(given) == ("position-unresolved", "AZ-24", {"seat": 1})


def test_no_player_chooses_a_cell_on_the_coloured_side() -> None:
    given = position(TILING, phase="tiling", to_act=1)
    assert refused(given) == ("position-no-choice", "AZ-53", {})


def test_boards_before_the_one_being_tiled_are_resolved() -> None:
    given = position(TILING, side="grey", phase="tiling", to_act=0)
    assert refused(given, "grey") == ("position-unresolved", "AZ-24", {"seat": 1})
    state = set_up(TILING, side="grey", phase="tiling", to_act=1)
    assert (game.to_act(state), moves(state)) == (1, {"1@1", "1@2", "1@3", "1@4", "1@5"})


def test_an_offer_without_tiles_goes_on_to_wall_tiling() -> None:
    state = set_up(f"seat 0, 4 points; {COMPLETE}")
    assert (wall(state, 0)[0], game.scores(state), game.to_act(state)) == ("B . . . .", (5, 0), NATURE)


def test_order_without_meaning_and_zero_counts_do_not_matter() -> None:
    given = position(OFFER)
    loose = deepcopy(given)
    loose["displays"][0].reverse()
    loose["centre"].reverse()
    loose["lid"] = {}
    state = game.set_up(loose, {"side": "coloured", "first": 0}, 2)
    assert game.position(state) == given


@pytest.mark.parametrize("phase", ["first", "deal"])
def test_a_position_before_the_first_offer_loads_again(phase: str) -> None:
    options = {"side": "coloured", "first": "random"}
    state, chance = game.start(options, 2), Chance.of(1)
    while game.position(state)["phase"] != phase:
        state = game.play(state, game.sample(state, chance))
    again = game.set_up(game.position(state), options, 2)
    assert (game.position(again), game.to_act(again)) == (game.position(state), NATURE)
