"""Positions that are loaded into Timeline: every one that keeps the counts and rules, and no other."""

from typing import Any

import pytest

from bordspil.cli.engine import Engine
from cli.asking import ask, refused
from games.timeline.drawing_reader import cards_of, deck_of, position

TABLE = """
    line | 1200 | 1500 | 1500b | 1969 |
    seat 0 1066 1815
    seat 1 1400
    seat 2 1600 1601
    pile bce-44 1700
    box 1901
"""
GOOD = position(TABLE)


def engine_for(given: dict[str, Any], seats: int = 3) -> Engine:
    """Returns an engine with a table for these cards."""
    engine = Engine("timeline")
    ask(engine, "new", seats=seats, options={"deck": deck_of(*cards_of(given)), "hand": 1}, seed=1)
    return engine


def loaded(drawing: str, **fields: Any) -> dict[str, Any]:
    """Returns the state after a position was loaded."""
    given = position(drawing) | fields
    engine = engine_for(given, len(given["hands"]))
    ask(engine, "load", state=given)
    state: dict[str, Any] = ask(engine, "state")["state"]
    return state


def reason(**fields: Any) -> tuple[str, str | None]:
    """Why the position is refused when it is changed like this."""
    engine = engine_for(GOOD)
    ask(engine, "load", state=GOOD)
    return refused(engine, {"cmd": "load", "state": GOOD | fields})


def test_the_position_is_taken_as_it_is() -> None:
    state = loaded(TABLE)
    assert {name: state[name] for name in GOOD} == GOOD


@pytest.mark.parametrize(
    "line",
    [
        ["1500", "1200", "1500b", "1969"],
        ["1969", "1500", "1500b", "1200"],
        ["1200", "1500", "1969", "1500b"],
    ],
)
def test_an_unsorted_timeline_is_refused(line: list[str]) -> None:
    assert reason(timeline=line) == ("position-timeline-unsorted", "TL-24")


def test_equal_dates_lie_in_any_order() -> None:
    assert loaded(TABLE, timeline=["1200", "1500b", "1500", "1969"])["timeline"] == ["1200", "1500b", "1500", "1969"]


CARDS = [
    ({"pile": ["bce-44", "1700", "moon-landing"]}, "card-unknown"),
    ({"hands": [["1066", "nobody"], ["1400"], ["1600", "1601"]]}, "card-unknown"),
    ({"pile": ["bce-44", "1700", "1700"]}, "position-card-twice"),
    ({"box": ["1901", "1066"]}, "position-card-twice"),
    ({"timeline": ["1200", "1200", "1500", "1500b", "1969"]}, "position-card-twice"),
    ({"pile": ["bce-44"]}, "position-card-missing"),
    ({"pile": [], "box": []}, "position-card-missing"),
    ({"hands": [["1066", "1815"], ["1400"], ["1600"]]}, "position-card-missing"),
    ({"timeline": ["1200", "1500", "1969"]}, "position-card-missing"),
]


@pytest.mark.parametrize(("fields", "key"), CARDS, ids=lambda value: str(value)[:40])
def test_every_card_is_there_once(fields: dict[str, Any], key: str) -> None:
    assert reason(**fields) == (key, "TL-1")


def test_a_timeline_has_a_card() -> None:
    assert reason(timeline=[], box=["1901", "1200", "1500", "1500b", "1969"]) == ("position-timeline-empty", "TL-11")


@pytest.mark.parametrize(
    "hands", [[["1066", "1815"], ["1400", "1600", "1601"]], [["1066", "1815"], ["1400"], ["1600"], ["1601"]]]
)
def test_another_seat_count_is_refused(hands: list[list[str]]) -> None:
    assert reason(hands=hands) == ("position-hands", "TL-1")


SEATS = [
    ({"in": []}, "position-seats"),
    ({"in": [0, 0, 1]}, "position-seats"),
    ({"in": [0, 1, 3]}, "position-seats"),
    ({"in": [1, 2]}, "position-seats"),
    ({"to_act": 3}, "position-seats"),
    ({"in": [0, 2], "to_act": 1}, "position-seats"),
    ({"turn_started_by": 3}, "position-seats"),
    ({"in": [0, 1], "turn_started_by": 2}, "position-seats"),
    ({"round": 0}, "position-round"),
]


@pytest.mark.parametrize(("fields", "key"), SEATS, ids=lambda value: str(value)[:40])
def test_seats_and_rounds_must_be_possible(fields: dict[str, Any], key: str) -> None:
    assert reason(**fields) == (key, "TL-30")


SHAPES = [
    {"to_act": "0"},
    {"to_act": True},
    {"to_act": -1},
    {"round": None},
    {"round": 1.5},
    {"timeline": "1200"},
    {"timeline": [1200]},
    {"hands": {}},
    {"hands": [["1066"], "1400", []]},
    {"pile": None},
    {"box": 3},
    {"in": "all"},
    {"in": [0, "1"]},
    {"turn_started_by": None},
    {"mistakes": 4},
    {"mistakes": -1},
    {"misses": [{"card": "1901"}]},
    {"deciding": "no"},
    {"winners": 0},
]


@pytest.mark.parametrize("fields", SHAPES, ids=str)
def test_a_field_of_another_kind_is_refused(fields: dict[str, Any]) -> None:
    assert reason(**fields) == ("position-shape", None)


@pytest.mark.parametrize("name", sorted(GOOD))
def test_a_missing_field_is_refused(name: str) -> None:
    engine = engine_for(GOOD)
    left = {field: value for field, value in GOOD.items() if field != name}
    assert refused(engine, {"cmd": "load", "state": left}) == ("position-shape", None)


@pytest.mark.parametrize("state", [None, [], "state", 5])
def test_what_is_no_state_at_all(state: Any) -> None:
    assert refused(engine_for(GOOD), {"cmd": "load", "state": state})[0] == "field-wrong"


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_with_a_turn_left_needs_a_card(seat: int) -> None:
    r"""Seat 0 is to act and started the round: no seat has played yet."""
    hands = [list(hand) for hand in GOOD["hands"]]
    emptied, hands[seat] = hands[seat], []
    assert reason(hands=hands, box=["1901", *emptied]) == ("position-hand-empty", "TL-34")


def test_a_seat_that_has_played_may_have_laid_its_last_card() -> None:
    drawing = "line | 1200 |\nseat 0\nseat 1 1400\nseat 2 1600\npile 1 2"
    state = loaded(drawing, to_act=1)
    assert (state["hands"][0], state["to_act"]) == ([], 1)


def test_seats_that_are_out_may_hold_anything() -> None:
    state = loaded("line | 1200 |\nseat 0 1066\nseat 1 1400 1401\nseat 2 1600\nseat 3\npile 1 2", **{"in": [0, 2]})
    assert state["in"] == [0, 2]


def test_the_end_of_a_game() -> None:
    won = "line | 1200 |\nseat 0\nseat 1 1400\npile 1"
    assert loaded(won, to_act=None)["winners"] == [0]
    assert loaded(won, to_act=None, winners=[0])["winners"] == [0]
    shared = "line | 1200 | 1300 |\nseat 0\nseat 1 1400\nseat 2 1600"
    assert loaded(shared, to_act=None, winners=[0, 1], **{"in": [0, 1]})["winners"] == [0, 1]


@pytest.mark.parametrize(
    "fields",
    [{}, {"winners": [0]}, {"winners": []}, {"winners": [0, 1, 2]}],
    ids=str,
)
def test_an_end_that_cannot_be_is_refused(fields: dict[str, Any]) -> None:
    """Each player still has cards."""
    assert reason(to_act=None, **fields) == ("position-end", "TL-31")


def test_wrong_winners_are_refused() -> None:
    given = position("line | 1200 |\nseat 0\nseat 1 1400\npile 1", to_act=None)
    for winners in ([1], [0, 1], []):
        engine = engine_for(given, 2)
        assert refused(engine, {"cmd": "load", "state": given | {"winners": winners}}) == ("position-end", "TL-31")


ALONE = position("line | 1200 |\nseat 0 1066 1815\npile 1 2\nbox 3")


def test_mistakes_of_one_who_plays_alone() -> None:
    engine = engine_for(ALONE, 1)
    ask(engine, "load", state=ALONE)
    assert ask(engine, "state")["state"]["mistakes"] == 1
    ask(engine, "load", state=ALONE | {"mistakes": 2})
    ask(engine, "play", move="1066@1")
    assert ask(engine, "scores") == {"scores": [0], "over": True, "winners": [0]}
    assert refused(engine, {"cmd": "load", "state": ALONE | {"mistakes": 3}}) == ("position-mistakes", "TL-40")
    assert refused(engine, {"cmd": "load", "state": ALONE | {"to_act": None, "mistakes": 2}})[0] == "position-end"
    ask(engine, "load", state=ALONE | {"to_act": None, "mistakes": 3})


MISS = {"seat": 1, "card": "1901", "place": 0, "belongs": 3}


def test_what_was_misplaced_is_kept() -> None:
    assert loaded(TABLE, misses=[MISS])["misses"] == [MISS]


@pytest.mark.parametrize(
    "fields",
    [{"card": "1200"}, {"card": "bce-44"}, {"card": "x"}, {"seat": 3}, {"place": -1}, {"belongs": -1}],
    ids=str,
)
def test_what_cannot_have_been_misplaced_is_refused(fields: dict[str, Any]) -> None:
    assert reason(misses=[MISS | fields]) == ("position-misses", "TL-24")
