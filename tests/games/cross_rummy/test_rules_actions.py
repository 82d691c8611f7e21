"""The rules of Cross Rummy about Pass Two and Draw Three (CR-40 to CR-42)."""

from typing import Any

import pytest

from games.cross_rummy.drawing_reader import game, lay, moves, play, rack, refusal, refused_by, set_up, shown

THREE = """
    rack 0 r1 r2 r3 pass2
    rack 1 y1 y2 y3
    rack 2 b1 b2 b3
"""
PASS_TWO = {"play": "pass2"}


def passing(*names: str) -> dict[str, Any]:
    return {"pass": list(names)}


def test_cr_40_every_player_passes_two_tiles_to_the_left() -> None:
    """Clockwise: seat 0 gives to seat 1, 1 to 2, and 2 to 0."""
    state = play(set_up(THREE, 3), PASS_TWO, passing("r1", "r2"), passing("y1", "y3"), passing("b3", "b2"))
    assert [rack(state, seat) for seat in range(3)] == [["b2", "b3", "r3"], ["r1", "r2", "y2"], ["b1", "y1", "y3"]]
    assert (shown(state, "removed"), shown(state, "passing"), game.to_act(state)) == (["pass2"], None, 1)


@pytest.mark.parametrize("by", [0, 1, 2])
def test_cr_40_choices_are_asked_clockwise_from_the_player_of_the_tile(by: int) -> None:
    drawing = THREE.replace(" pass2", "").replace(f"rack {by}", f"rack {by} pass2")
    state = play(set_up(drawing, 3, to_act=by), PASS_TWO)
    asked = []
    for _ in range(3):
        asked.append(game.to_act(state))
        assert shown(state, "passing")["by"] == by
        state = play(state, moves(state)[0])
    assert asked == [by, (by + 1) % 3, (by + 2) % 3]
    assert game.to_act(state) == (by + 1) % 3


def test_cr_40_the_tiles_stay_on_the_racks_until_all_have_chosen() -> None:
    state = play(set_up(THREE, 3), PASS_TWO)
    assert shown(state, "passing") == {"by": 0, "chosen": {}}
    state = play(state, passing("r3", "r1"), passing("y1", "y2"))
    assert [rack(state, seat) for seat in range(3)] == [["r1", "r2", "r3"], ["y1", "y2", "y3"], ["b1", "b2", "b3"]]
    chosen = shown(state, "passing")["chosen"]
    assert {seat: sorted(names) for seat, names in chosen.items()} == {"0": ["r1", "r3"], "1": ["y1", "y2"]}


def test_cr_40_every_choice_of_two_is_listed_once() -> None:
    state = play(set_up("rack 0 r1 r1 r2 pass2\nrack 1 y1"), PASS_TWO)
    assert sorted(sorted(move["pass"]) for move in moves(state)) == [["r1", "r1"], ["r1", "r2"]]
    assert game.complete(state)


def test_cr_40_action_tiles_may_be_passed() -> None:
    state = play(set_up("rack 0 r1 draw3 pass2 pass2\nrack 1 y1 y2"), PASS_TWO, passing("pass2", "draw3"))
    assert rack(play(state, passing("y1", "y2")), 1) == ["draw3", "pass2"]


def test_cr_40_a_player_with_one_tile_passes_it_and_receives_two() -> None:
    state = play(set_up("rack 0 r1 r2 r3 pass2\nrack 1 y1"), PASS_TWO, passing("r1", "r2"))
    assert moves(state) == [passing("y1")]
    assert refused_by(state, passing()) == refused_by(state, passing("y1", "y1")) == "CR-40"
    state = play(state, passing("y1"))
    assert (rack(state, 0), rack(state, 1)) == (["r3", "y1"], ["r1", "r2"])


def test_cr_40_a_player_with_none_passes_none_and_receives() -> None:
    """The Pass Two was the last tile of seat 0."""
    state = play(set_up("rack 0 pass2\nrack 1 y1 y2 y3"), PASS_TWO)
    assert (game.to_act(state), moves(state)) == (0, [passing()])
    state = play(state, passing(), passing("y1", "y3"))
    assert (rack(state, 0), rack(state, 1), game.to_act(state)) == (["y1", "y3"], ["y2"], 1)


@pytest.mark.parametrize(
    ("names", "key"),
    [
        ([], "pass-count"),
        (["r1"], "pass-count"),
        (["r1", "r2", "r3"], "pass-count"),
        (["r1", "r1"], "not-on-rack"),
        (["r1", "y1"], "not-on-rack"),
    ],
)
def test_cr_40_exactly_two_tiles_of_the_own_rack_are_passed(names: list[str], key: str) -> None:
    state = play(set_up(THREE, 3), PASS_TWO)
    assert refusal(state, passing(*names))[:2] == (key, "CR-40")


@pytest.mark.parametrize("move", [{"draw": True}, {"take": "g1"}, {"skip": True}, PASS_TWO, lay("r1 r2 r3")])
def test_cr_40_nothing_else_is_done_while_tiles_are_passed(move: dict[str, Any]) -> None:
    assert refusal(play(set_up(THREE, 3), PASS_TWO), move)[:2] == ("pass-first", "CR-40")


def test_cr_40_nothing_is_passed_at_other_times() -> None:
    assert refusal(set_up(THREE, 3), passing("r1", "r2"))[:2] == ("nothing-to-pass", "CR-40")


def test_cr_41_the_named_opponent_draws_three_tiles() -> None:
    state = set_up("rack 0 r1 draw3\nrack 1 y1\nrack 2 b1\nbag g1 g2 g3 g4\nrest 1", 3)
    assert {"play": "draw3", "against": 1} in moves(state)
    state = play(state, {"play": "draw3", "against": 2})
    assert (rack(state, 2), shown(state, "bag")) == (["b1", "g1", "g2", "g3"], ["g4"])
    assert (rack(state, 0), shown(state, "removed"), game.to_act(state)) == (["r1"], ["draw3"], 1)


@pytest.mark.parametrize("count", [1, 2])
def test_cr_41_with_fewer_tiles_in_the_bag_those_are_drawn(count: int) -> None:
    state = set_up(f"rack 0 r1 draw3\nrack 1 y1\nrack 2 b1\nbag {' '.join(['g1', 'g2'][:count])}", 3)
    state = play(state, {"play": "draw3", "against": 1})
    assert (rack(state, 1), shown(state, "bag")) == (sorted(["y1", "g1", "g2"][: count + 1]), [])


def test_cr_41_with_an_empty_bag_it_cannot_be_played() -> None:
    state = set_up("rack 0 r1 draw3\npool g5\nbag")
    assert refusal(state, {"play": "draw3", "against": 1})[:2] == ("bag-empty", "CR-41")


@pytest.mark.parametrize("against", [0, 3, -1, 99])
def test_cr_41_an_opponent_is_named(against: int) -> None:
    state = set_up("rack 0 r1 draw3", 3)
    assert refusal(state, {"play": "draw3", "against": against})[:2] == ("no-opponent", "CR-41")


def test_cr_42_action_tiles_may_be_played_before_founding() -> None:
    """On the first turn of a game, and when others have founded."""
    state = set_up("rack 0 r1 r2 pass2 draw3")
    assert shown(play(state, {"play": "draw3", "against": 1}), "founded") == [None, None]
    assert shown(play(state, PASS_TWO), "passing") == {"by": 0, "chosen": {}}
    state = set_up("y1 y2 y3\ngroup 1 y1\nrack 0 r1 pass2 draw3")
    assert {"play": "pass2"} in moves(state)
    assert {"play": "draw3", "against": 1} in moves(state)
