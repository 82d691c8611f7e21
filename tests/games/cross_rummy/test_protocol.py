"""Cross Rummy over the line protocol: its fields by their exact names, Lays told shifted, `solve`, and refusals."""

from collections.abc import Callable
from typing import Any

import pytest

from bordspil.cli.engine import Engine
from cli.asking import ask, begun, refused, wire
from games.cross_rummy.drawing_reader import lay, position, same_place, table
from games.cross_rummy.slow import Refused, from_position

STATE = {"to_act", "racks", "pool", "bag", "table", "founded", "removed", "passing", "skips"}

OPEN = """
    r5 r6 r7 .  .  .
    .  b6 .  .  .  .
    .  y6 .  g9 r9 b9
    rack 0 r8 b1 pass2 draw3
    rack 1 y1 y2 y3
"""


def engine(drawing: str | None = None, seats: int = 2, **options: Any) -> Engine:
    """Returns an engine with a new game, or with the position of a drawing."""
    found = begun("cross_rummy", seats=seats, options={"first": 0} | options)
    if drawing is not None:
        ask(found, "load", state=position(drawing, seats))
    return found


def state(of: Engine) -> dict[str, Any]:
    shown: dict[str, Any] = ask(of, "state")["state"]
    return shown


def test_the_options_are_listed_with_their_defaults() -> None:
    found = next(game for game in ask(Engine("cross_rummy"), "games")["games"] if game["id"] == "cross_rummy")
    assert found["seats"] == [2, 4]
    assert found["options"] == {"first": 0, "open_on_last_founding": True, "games": 1}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_new_state_has_exactly_the_fields_of_the_protocol(seats: int) -> None:
    at = engine(seats=seats)
    shown = state(at)
    assert set(shown) == STATE
    assert shown["to_act"] == 0
    assert [len(rack) for rack in shown["racks"]] == [15] * seats
    assert (shown["founded"], shown["passing"], shown["table"], shown["skips"]) == ([None] * seats, None, [], 0)


@pytest.mark.parametrize(
    "options",
    [{"first": 2}, {"first": "0"}, {"open_on_last_founding": 1}, {"open_on_last_founding": "yes"}, {"games": 2}],
)
def test_other_options_are_refused(options: dict[str, Any]) -> None:
    assert wire(Engine("cross_rummy"), {"cmd": "new", "seats": 2, "options": options})["ok"] is False


def test_a_position_is_given_back_as_it_was_loaded() -> None:
    at = engine(OPEN)
    assert same_place(state(at)) == same_place(position(OPEN))


def test_moves_are_a_sample_in_a_turn_and_all_of_them_while_tiles_are_passed() -> None:
    at = engine(OPEN)
    reply = ask(at, "moves")
    assert reply["complete"] is False
    assert {"draw": True} in reply["moves"]
    assert {"play": "pass2"} in reply["moves"]
    assert {"play": "draw3", "against": 1} in reply["moves"]
    assert any("lay" in move for move in reply["moves"])
    assert refused(at, {"cmd": "count"}) == ("list-incomplete", None)
    ask(at, "play", move={"play": "pass2"})
    reply = ask(at, "moves")
    assert (reply["complete"], len(reply["moves"])) == (True, 3)
    assert ask(at, "count") == {"count": 3}


def test_every_move_of_the_list_is_played_by_object_and_by_text() -> None:
    for move in ask(engine(OPEN), "moves")["moves"]:
        one, other = engine(OPEN), engine(OPEN)
        reply = ask(one, "play", move=move)
        assert set(reply) == {"seq", "to_act", "text", "events"}
        assert ask(other, "play", move=reply["text"], seat=0) == reply
        assert state(one) == state(other)


@pytest.mark.parametrize("shift", [(0, 0), (1, 0), (-3, 12), (400, -400)])
def test_a_lay_may_be_told_shifted_as_a_whole(shift: tuple[int, int]) -> None:
    at = engine(OPEN)
    after = """
        r5 r6 r7 r8 .  .
        .  b6 .  .  .  .
        .  y6 .  g9 r9 b9
    """
    reply = ask(at, "play", move=lay(after, *shift))
    assert (reply["seq"], reply["to_act"]) == (1, 1)
    assert sorted(state(at)["table"]) == sorted(table(after))


def test_pass_two_is_asked_of_every_seat() -> None:
    at = engine("rack 0 r1 r2 pass2\nrack 1 y1\nrack 2 b1 b2 b3", 3)
    assert ask(at, "play", move={"play": "pass2"})["to_act"] == 0
    assert state(at)["passing"] == {"by": 0, "chosen": {}}
    assert ask(at, "play", move={"pass": ["r2", "r1"]})["to_act"] == 1
    assert {seat: sorted(names) for seat, names in state(at)["passing"]["chosen"].items()} == {"0": ["r1", "r2"]}
    assert refused(at, {"cmd": "play", "move": {"pass": ["b1", "b2"]}, "seat": 2}) == ("not-your-turn", None)
    assert ask(at, "play", move={"pass": ["y1"]})["to_act"] == 2
    ask(at, "play", move={"pass": ["b1", "b2"]})
    assert [sorted(rack) for rack in state(at)["racks"]] == [["b1", "b2"], ["r1", "r2"], ["b3", "y1"]]
    assert (state(at)["passing"], state(at)["removed"]) == (None, ["pass2"])


def test_the_reply_to_a_move_shows_no_hidden_tiles() -> None:
    reply = ask(engine(OPEN), "play", move={"draw": True})
    assert reply["events"] == [{"event": "draw", "seat": 0, "count": 1}]


def test_scores_and_the_end() -> None:
    at = engine("r5 r6 r7\nrack 0 r8\nrack 1 b3 draw3")
    assert ask(at, "scores") == {"scores": [8, 23], "over": False, "winners": []}
    ask(at, "play", move=lay("r5 r6 r7 r8"))
    assert ask(at, "scores") == {"scores": [0, 23], "over": True, "winners": [0]}
    assert (ask(at, "to_act"), ask(at, "moves")["moves"], state(at)["winners"]) == ({"to_act": None}, [], [0])
    assert refused(at, {"cmd": "play", "move": {"draw": True}})[1] in ("CR-50", "CR-52")


def test_a_series_shows_its_sheet() -> None:
    at = engine("r5 r6 r7\nrack 0 r8\nrack 1 b3 draw3", games=3)
    reply = ask(at, "play", move=lay("r5 r6 r7 r8"))
    assert (reply["to_act"], [event["event"] for event in reply["events"]]) == (1, ["lay", "over", "deal"])
    assert (state(at)["game"], state(at)["sheet"]) == (2, [[0, 23]])


def solved(at: Engine, seconds: float = 0.05) -> dict[str, Any]:
    reply = ask(at, "solve", seconds=seconds)
    assert set(reply) == {"move", "tiles", "bound"}
    assert reply["bound"] is None or reply["bound"] >= reply["tiles"]
    return reply


def test_solve_finds_the_largest_lay() -> None:
    """r4 and r8 prolong the run, b7 and y7 cross it at r7; g1 has no place."""
    at = engine("r5 r6 r7\nrack 0 r4 r8 b7 y7 g1\nrack 1 y1")
    reply = solved(at)
    assert reply["tiles"] == 4
    assert ask(at, "play", move=reply["move"])["to_act"] == 1
    assert state(at)["racks"][0] == ["g1"]


def test_solve_goes_out_where_it_can() -> None:
    at = engine("r5 r6 r7 r8\nrack 0 b8 y8\nrack 1 y1")
    assert ask(at, "play", move=solved(at)["move"])["to_act"] is None


@pytest.mark.parametrize(
    ("drawing", "seats"),
    [
        ("rack 0 r1 r2 b9 y14 pass2", 2),
        ("r5 r6 r7\nrack 0 b1 b9", 2),
        ("r5 r6 r7\ngroup 1 r5\nrack 0 r8 r9 b1", 2),
        ("r5 r6 r7\ngroup 1 r5\nrack 0 r8 r9 b1", 3),
    ],
)
def test_solve_finds_nothing_where_nothing_can_be_laid(drawing: str, seats: int) -> None:
    """A player who has not founded cannot lay at a group of another."""
    reply = solved(engine(drawing, seats))
    assert (reply["move"], reply["tiles"]) == (None, 0)


@pytest.mark.parametrize(
    ("groups", "seats", "tiles"),
    [("group 1 r5", 2, 4), ("group 1 r5", 3, 3), ("group 0 r5", 3, 1), ("", 2, 4)],
)
def test_solve_keeps_closed_groups(groups: str, seats: int, tiles: int) -> None:
    """Founding opens the table to the last; others found, or add to their own group; g2 g3 g4 and r8 to lay."""
    at = engine(f"r5 r6 r7\n{groups}\nrack 0 g2 g3 g4 r8 b11", seats)
    reply = solved(at)
    assert reply["tiles"] == tiles
    from_position(state(at), seats).play(reply["move"])


def test_solve_is_for_a_turn() -> None:
    at = engine("rack 0 r1 r2 r3 pass2")
    ask(at, "play", move={"play": "pass2"})
    assert solved(at)["move"] is None
    assert wire(at, {"cmd": "solve", "seconds": "long"})["ok"] is False
    over = engine("r5 r6 r7\nrack 0 r8\nrack 1 b3")
    ask(over, "play", move=lay("r5 r6 r7 r8"))
    assert refused(over, {"cmd": "solve"})[0] == "game-over"
    assert wire(Engine("cross_rummy"), {"cmd": "solve"})["ok"] is False


def test_what_solve_finds_in_a_game_is_legal_for_the_slow_rules() -> None:
    at, found = engine(seats=3), 0
    for number in range(12):
        reply = solved(at, 0.02)
        if reply["move"]:
            slow = from_position(state(at), 3)
            laid = len(slow.rack())
            slow.play(reply["move"])
            assert laid - len(slow.racks[number % 3]) == reply["tiles"]
            found += 1
        ask(at, "play", move=reply["move"] or {"draw": True})
        if ask(at, "to_act")["to_act"] is None:
            break
    assert found > 3


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ({"take": "r13"}, "CR-20"),
        ({"take": "r99"}, "CR-1"),
        ({"take": None}, "CR-1"),
        ({"skip": True}, "CR-24"),
        ({"play": "draw3", "against": 0}, "CR-41"),
        ({"play": "draw3", "against": 7}, "CR-41"),
        ({"pass": ["r8", "b1"]}, "CR-40"),
        (lay("r5 r6 r7"), "CR-38"),
        ({"lay": {"table": []}}, "CR-38"),
        ({"lay": {"table": [[0, 0, "r5"]] * 200}}, "CR-23"),
        ({"lay": {"table": [[2000, 0, "r5"]]}}, "CR-31"),
        ({"lay": {"table": [[10**40, 0, "r5"]]}}, "CR-31"),
        ({"lay": {"table": [[0, 0, "q5"]]}}, "CR-1"),
    ],
)
def test_a_bad_move_is_refused_with_its_rule_and_changes_nothing(move: Any, rule: str) -> None:
    drawing = OPEN + "pool b10 b11 b12 b13 b14 b14\n"
    assert refused(engine(drawing), {"cmd": "play", "move": move})[1] == rule


@pytest.mark.parametrize(
    "move",
    [
        None,
        7,
        [],
        {},
        "",
        "nonsense",
        "lay 0,0",
        "lay 0,0:r5r6r77x",
        "take",
        "draw3",
        "draw3 x",
        "shuffle",
        {"draw": False},
        {"draw": 1.5},
        {"skip": None},
        {"play": "pass3"},
        {"play": "draw3"},
        {"play": "draw3", "against": "1"},
        {"play": "draw3", "against": True},
        {"pass": "r8"},
        {"pass": [7, None]},
        {"lay": None},
        {"lay": []},
        {"lay": {}},
        {"lay": {"table": {}}},
        {"lay": {"table": [0]}},
        {"lay": {"table": [[0, 0]]}},
        {"lay": {"table": [[0, 0, "r5", 1]]}},
        {"lay": {"table": [["0", 0, "r5"]]}},
        {"lay": {"table": [[0.0, 0, "r5"]]}},
        {"lay": {"table": [[True, 0, "r5"]]}},
        {"lay": {"table": [[0, 0, 5]]}},
        {"lay": {"table": [[0, None, "r5"]]}},
        {"shuffle": ["r5"]},
    ],
)
def test_what_is_no_move_is_refused_and_changes_nothing(move: Any) -> None:
    key, _ = refused(engine(OPEN), {"cmd": "play", "move": move})
    assert key != "internal-error"


def test_the_bag_cannot_be_shuffled_by_a_player() -> None:
    at = engine(OPEN)
    assert refused(at, {"cmd": "play", "move": "shuffle 0 r1r2"})[0] != "internal-error"


def without(field: str) -> Callable[[dict[str, Any]], None]:
    def change(given: dict[str, Any]) -> None:
        del given[field]

    return change


def change_to(**fields: Any) -> Callable[[dict[str, Any]], None]:
    return lambda given: given.update(fields)


@pytest.mark.parametrize(
    ("change", "key", "rule"),
    [
        *((without(field), "position-shape", None) for field in sorted(STATE)),
        (lambda given: given["bag"].pop(), "position-tiles", "CR-1"),
        (lambda given: given["bag"].append("r1"), "position-tiles", "CR-1"),
        (lambda given: given["table"].pop(), "sequence-of-two", "CR-31"),
        (lambda given: given["racks"].append([]), "position-seats", "CR-10"),
        (change_to(founded=[None, []]), "position-founded", "CR-35"),
        (change_to(founded=[[[0, 0], [0, 1], [0, 2]], None]), "position-founded", "CR-35"),
        (change_to(founded=[[[8, 8]], [[9, 9]]]), "position-founded", "CR-35"),
        (change_to(to_act=None), "position-end", "CR-50"),
        (change_to(to_act=3), "position-seats", "CR-10"),
        (change_to(skips=2), "position-end", "CR-52"),
        (change_to(passing={"by": 0, "chosen": {"1": ["y1", "y2"]}}), "position-passing", "CR-40"),
    ],
)
def test_an_impossible_position_is_refused_and_the_game_goes_on(
    change: Callable[[dict[str, Any]], None], key: str, rule: str | None
) -> None:
    at = engine(OPEN)
    given = position(OPEN)
    change(given)
    assert refused(at, {"cmd": "load", "state": given}) == (key, rule)
    ask(at, "play", move={"draw": True})


def test_views_over_the_wire_have_nothing_hidden() -> None:
    at = engine(OPEN)
    own, other, nobody = (ask(at, "view", seat=seat)["view"] for seat in (0, 1, None))
    assert sorted(own["rack"]) == ["b1", "draw3", "pass2", "r8"]
    assert (sorted(other["rack"]), nobody["rack"]) == (["y1", "y2", "y3"], [])
    for view in (own, other, nobody):
        assert (view["racks"], view["bag"], view["revealed"]) == ([4, 3], len(state(at)["bag"]), None)


def test_a_whole_game_is_followed_by_the_slow_rules() -> None:
    """Random moves of the engine, replayed on a table that only knows the protocol."""
    at = engine(seats=3)
    slow = from_position(state(at), 3)
    for move in ask(at, "random", plies=2000, seed=3)["moves"]:
        slow.play(move)
    assert (slow.over, slow.to_act()) == (True, ask(at, "to_act")["to_act"])
    assert same_place(state(at)) == same_place(slow.position())
    with pytest.raises(Refused):
        slow.play({"draw": True})


def test_perft_counts_choices_but_no_lays() -> None:
    at = engine("rack 0 r1 r2 r3 pass2\nrack 1 y1 y2")
    assert refused(at, {"cmd": "perft", "depth": 1}) == ("list-incomplete", None)
    ask(at, "play", move={"play": "pass2"})
    assert [ask(at, "perft", depth=depth)["count"] for depth in (0, 1, 2)] == [1, 3, 3]
    assert refused(at, {"cmd": "perft", "depth": 3}) == ("perft-chance", None)
