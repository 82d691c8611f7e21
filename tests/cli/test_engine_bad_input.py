"""Bad lines to the engine: each is answered with one clear refusal, changes nothing, and the engine goes on."""

import io
import json
from random import Random
from typing import Any

import pytest

from bordspil import games
from bordspil.cli import engine as protocol
from bordspil.cli.engine import Engine
from cli.asking import ask, begun, fewest, refused, wire
from games.azul.drawing_reader import position

every_game = pytest.mark.parametrize("name", games.names())

NO_JSON: list[str | bytes] = [
    "",
    "\n",
    "  \r\n",
    "hello",
    "{",
    '{"cmd":"new"',
    "{'cmd':'new'}",
    '{"cmd":"to_act"} {"cmd":"to_act"}',
    '{"cmd":"new","seats":2,"seed":' + "9" * 5000 + "}",
    b"\xff\xfe\x00",
    b"\x00" * 100,
    "[" * 100_000,
    '{"cmd":' * 100_000,
    '{"cmd":"load","state":' + '{"side":' * 5000 + "1" + "}" * 5001,
]
NO_OBJECT = ["[]", "1", "null", "true", "-0.5", '"new"', '[{"cmd":"new","seats":2}]', "NaN"]
NO_COMMAND: list[Any] = [
    {},
    {"cmd": None},
    {"cmd": 5},
    {"cmd": ["new"]},
    {"cmd": {"cmd": "new"}},
    {"cmd": "fly"},
    {"cmd": ""},
    {"cmd": "NEW"},
    {"cmd": "answer"},
    {"cmd": "__init__"},
    {"cmd": "x" * 10_000},
    {"CMD": "new"},
]


def wrong(cmd: str, field: str, key: str, *values: Any, **others: Any) -> list[tuple[str, dict[str, Any], str]]:
    """Returns a request for each value of a field, with the key of the refusal."""
    return [(cmd, {**others, field: value}, key) for value in values]


WRONG_FIELDS = [
    ("new", {}, "field-missing"),
    *wrong("new", "seats", "field-wrong", "2", 2.0, True, None, [2], {}),
    *wrong("new", "seats", "seats-out-of-range", 0, 99, -2, 2**40),
    *wrong("new", "options", "field-wrong", [], "side", None, 1, seats=2),
    *wrong("new", "options", "option-unknown", {"colour": "red"}, {"": 0}, seats=2),
    *wrong("new", "seed", "field-wrong", 1.5, True, [], {}, seats=2),
    ("play", {}, "field-missing"),
    *wrong("play", "move", "move-shape", 5, None, [], {}, {"fly": 1}, True, 1.5),
    *wrong("play", "move", "move-text", "", " ", "nonsense", "x" * 100_000),
    *wrong("play", "seat", "field-wrong", "0", 0.0, True, [], {}, move=""),
    *wrong("play", "seat", "seat-unknown", -1, 99, 2**40, move=""),
    ("load", {}, "field-missing"),
    *wrong("load", "state", "field-wrong", None, [], "state", 5, True),
    ("load", {"state": {}}, "position-shape"),
    ("load", {"state": {}, "seed": 1.5}, "field-wrong"),
    ("view", {}, "field-missing"),
    *wrong("view", "seat", "field-wrong", "0", 0.0, True, [], {}),
    *wrong("view", "seat", "seat-unknown", -1, 99, 2**40),
    *wrong("bot", "level", "field-wrong", None, 5, ["easy"], True),
    *wrong("bot", "level", "level-unknown", "", "genius", "Expert", "x" * 10_000),
    *wrong("bot", "seconds", "field-wrong", None, "1", True, [1], {}),
    *wrong("bot", "seconds", "budget-wrong", -1, -0.001, 10**9, 1e300),
    ("perft", {}, "field-missing"),
    *wrong("perft", "depth", "field-wrong", "2", 2.0, True, None, []),
    *wrong("perft", "depth", "perft-too-deep", -1, 33, 2**40),
    ("random", {}, "field-missing"),
    *wrong("random", "plies", "field-wrong", "2", 2.0, True, None, [], -1),
    *wrong("random", "seed", "field-wrong", "2", 2.0, True, None, [], plies=2),
]

OFFER = """
    displays BBYR KKWW
    centre   YR
    seat 0, 7 points
        W | b y r k w
       .B | w b Y r k
      ... | k w b y r
     .... | r k w b y
    ..KKK | y r k w b
    seat 1, 3 points
        Y | b y r k w
       .. | w b y r k
      ... | k w b y r
     .... | r k w b y
    ..... | y r k w b
    floor 1B
"""

# Seat 0 has two lines to resolve: red in row 1, where column 2 is taken and column 3 shows red, then line 2.
TILING = """
    seat 0
        R | . B . . .
       WW | . . R . .
      ... | . . . . .
     .... | . . . . .
    ..... | . . . . .
    floor 1
    seat 1
        . | . . . . .
       .. | . . . . .
      ... | . . . . .
     .... | . . . . .
    ..... | . . . . .
"""


def shown(value: Any) -> str:
    """Returns a short name for a parameter."""
    return str(value)[:30]


def loaded(drawing: str, **fields: Any) -> Engine:
    drawn = position(drawing, **fields)
    engine = begun(options={"first": 0, "side": drawn["side"]})
    ask(engine, "load", state=drawn)
    return engine


@every_game
@pytest.mark.parametrize("line", [*NO_JSON, *NO_OBJECT], ids=shown)
def test_a_line_that_is_no_json_object_is_refused(name: str, line: str | bytes) -> None:
    assert refused(begun(name), line) == ("json-broken", None)
    assert refused(Engine(name), line) == ("json-broken", None)


@every_game
@pytest.mark.parametrize("request_", NO_COMMAND, ids=shown)
def test_an_unknown_command_is_refused(name: str, request_: Any) -> None:
    assert refused(begun(name), request_) == ("command-unknown", None)


@every_game
@pytest.mark.parametrize(("cmd", "fields", "key"), WRONG_FIELDS, ids=shown)
def test_a_missing_or_wrong_field_is_refused(name: str, cmd: str, fields: dict[str, Any], key: str) -> None:
    engine = begun(name)
    ask(engine, "random", plies=3)
    assert refused(engine, {"cmd": cmd, **fields}) == (key, None)


@every_game
@pytest.mark.parametrize("seconds", ["NaN", "Infinity", "-Infinity", "1e999", "9" * 400, "-" + "9" * 400], ids=shown)
def test_seconds_that_no_clock_can_count_are_refused(name: str, seconds: str) -> None:
    """Some of them are no JSON, strictly speaking."""
    key, _ = refused(begun(name), '{"cmd":"bot","seconds":' + seconds + "}")
    assert key in ("budget-wrong", "json-broken")


@every_game
def test_everything_but_games_and_new_needs_a_game(name: str) -> None:
    engine = Engine(name)
    fields = {"move": "", "state": {}, "seat": 0, "depth": 1, "plies": 1}
    for cmd in set(engine.commands) - {"hello", "games", "ready", "new", "stop", "deck"}:
        assert refused(engine, {"cmd": cmd, **fields}) == ("no-game", None)
    assert ask(engine, "new", seats=engine.game.seats.start)["seq"] == 0


@every_game
def test_a_new_that_is_refused_begins_nothing(name: str) -> None:
    engine = Engine(name)
    assert refused(engine, {"cmd": "new", "seats": 0}) == ("seats-out-of-range", None)
    assert refused(engine, {"cmd": "state"}) == ("no-game", None)


@every_game
def test_a_seat_that_is_not_to_act_is_refused(name: str) -> None:
    engine = begun(name)
    seat, move = ask(engine, "to_act")["to_act"], ask(engine, "moves")["moves"][0]
    other = (seat + 1) % fewest(engine)
    assert refused(engine, {"cmd": "play", "move": move, "seat": other}) == ("not-your-turn", None)
    assert ask(engine, "play", move=move, seat=seat)["seq"] == 1


@every_game
def test_the_seat_after_the_last_is_unknown(name: str) -> None:
    engine = begun(name)
    seat = fewest(engine)
    assert refused(engine, {"cmd": "view", "seat": seat}) == ("seat-unknown", None)
    assert refused(engine, {"cmd": "play", "move": "", "seat": seat}) == ("seat-unknown", None)


@pytest.mark.parametrize(
    "options",
    [{"side": "green"}, {"side": None}, {"side": 1}, {"first": 2}, {"first": -1}, {"first": "0"}, {"first": True}],
    ids=shown,
)
def test_an_option_of_azul_with_another_value_is_refused(options: dict[str, Any]) -> None:
    assert refused(begun(), {"cmd": "new", "seats": 2, "options": options}) == ("option-value", None)


@pytest.mark.parametrize(
    ("move", "key", "rule"),
    [
        ("5b1", "display-unknown", "AZ-2"),
        ("0w3", "colour-not-there", "AZ-11"),
        ("2b3", "colour-not-there", "AZ-11"),
        ("cbf", "colour-not-there", "AZ-11"),
        ("0b1", "line-complete", "AZ-12"),
        ("1k2", "line-other-colour", "AZ-12"),
        ("1w5", "line-other-colour", "AZ-12"),
        ({"tile": 1, "column": 1}, "offer-not-over", "AZ-17"),
        ("first 0", "chance-decides", "AZ-10"),
        ("deal bbbb", "chance-decides", "AZ-10"),
        ({"take": "green", "from": 0, "to": 1}, "move-shape", None),
        ({"take": "blue", "from": 9, "to": 1}, "move-shape", None),
        ({"take": "blue", "from": 0, "to": 6}, "move-shape", None),
        ({"take": "blue", "from": 0, "to": 0}, "move-shape", None),
        ({"take": "blue", "from": False, "to": 1}, "move-shape", None),
        ({"take": ["blue"], "from": 0, "to": 1}, "move-shape", None),
        ({"take": "blue", "from": 0}, "move-shape", None),
        ({"first": 0}, "move-shape", None),
        ("0b6", "move-text", None),
        ("0g1", "move-text", None),
    ],
    ids=shown,
)
def test_an_illegal_take_is_refused_with_its_rule(move: Any, key: str, rule: str | None) -> None:
    engine = loaded(OFFER)
    assert refused(engine, {"cmd": "play", "move": move}) == (key, rule)
    assert ask(engine, "play", move="0b2")["seq"] == 1


def test_a_colour_that_the_wall_shows_is_refused_with_its_rule() -> None:
    engine = loaded(
        "displays BBYR; seat 0; . | B . . . .; .. | . . . . .; ... | . . . . .; .... | . . . . .; ..... | . . . . ."
    )
    assert refused(engine, {"cmd": "play", "move": "0b1"}) == ("line-wall-shows", "AZ-13")


@pytest.mark.parametrize(
    ("move", "key", "rule"),
    [
        ("0b1", "tiling-not-over", "AZ-53"),
        ("2@1", "tile-other-line", "AZ-53"),
        ("1@2", "cell-taken", "AZ-50"),
        ("1@3", "column-shows", "AZ-51"),
        ("1@6", "move-text", None),
        ({"tile": 1}, "move-shape", None),
        ({"tile": 1, "column": 0}, "move-shape", None),
    ],
    ids=shown,
)
def test_an_illegal_choice_on_the_wall_is_refused_with_its_rule(move: Any, key: str, rule: str | None) -> None:
    engine = loaded(TILING, side="grey", phase="tiling")
    assert refused(engine, {"cmd": "play", "move": move}) == (key, rule)
    assert ask(engine, "play", move="1@1")["seq"] == 1


def test_a_move_after_the_end_is_refused_with_its_rule() -> None:
    engine = begun()
    ask(engine, "random", plies=10_000)
    assert refused(engine, {"cmd": "play", "move": "0b1"}) == ("game-over", "AZ-40")


def without(field: str) -> dict[str, Any]:
    drawn = position(OFFER)
    del drawn[field]
    return drawn


@pytest.mark.parametrize(
    ("state", "key", "rule"),
    [
        *((without(field), "position-shape", None) for field in position(OFFER)),
        (position(OFFER) | {"round": "one"}, "position-shape", None),
        (position(OFFER) | {"bag": {"green": 1}}, "position-shape", None),
        (position(OFFER) | {"to_act": None}, "position-shape", None),
        (position(OFFER) | {"to_act": 2}, "position-seat", "AZ-1"),
        (position(OFFER) | {"side": "grey"}, "position-side", "AZ-5"),
        (position(OFFER) | {"centre": ["blue"]}, "position-tiles", "AZ-1"),
        (position(OFFER) | {"lid": {"blue": 1}}, "position-tiles", "AZ-1"),
        (position(OFFER) | {"marker": "centre"}, "position-marker", "AZ-11"),
        (position(OFFER) | {"phase": "over"}, "position-offer-open", "AZ-17"),
        (position(OFFER, seats=3), "position-boards", "AZ-1"),
        (position(OFFER.replace(".B | w b Y", "YY | w b Y")), "position-line-colour", "AZ-13"),
        (position(OFFER.replace("w b Y r k", "w b Y K k")), "position-wall-colour", "AZ-4"),
    ],
    ids=shown,
)
def test_an_impossible_position_is_refused_with_a_reason(state: dict[str, Any], key: str, rule: str | None) -> None:
    engine = begun(options={"first": 0})
    ask(engine, "random", plies=3)
    assert refused(engine, {"cmd": "load", "state": state}) == (key, rule)
    assert refused(engine, {"cmd": "load", "state": state, "seed": 3}) == (key, rule)


@every_game
def test_errors_in_between_do_not_change_the_game(name: str) -> None:
    """Not even the chance that is still to come."""
    quiet, plagued, rng = begun(name), begun(name), Random(4)
    bad = [*NO_JSON[:8], *NO_OBJECT, *NO_COMMAND, *({"cmd": cmd, **fields} for cmd, fields, _ in WRONG_FIELDS)]
    seen: list[Any] = []
    while ask(quiet, "to_act")["to_act"] is not None:
        listed = ask(quiet, "moves")
        move = rng.choice(listed["moves"])
        illegal = [old for old in seen if listed["complete"] and old not in listed["moves"]][-2:]
        for line in [*rng.sample(bad, 3), *({"cmd": "play", "move": old} for old in illegal)]:
            assert wire(plagued, line)["ok"] is False
        seen.append(move)
        assert ask(plagued, "play", move=move) == ask(quiet, "play", move=move)
    assert ask(plagued, "state") == ask(quiet, "state")


@every_game
def test_a_fault_inside_is_told_and_survived(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = begun(name)

    def fail(state: Any, seat: Any) -> Any:
        raise ZeroDivisionError("no good")

    with monkeypatch.context() as patch:
        patch.setattr(engine.game, "view", fail)
        assert refused(engine, {"cmd": "view", "seat": 0}) == ("internal-error", None)
    assert ask(engine, "view", seat=0)["view"]


def conversation(lines: bytes) -> list[Any]:
    """Returns the replies to lines, as the command gives them."""
    target = io.BytesIO()
    protocol.answer_lines("azul", io.BytesIO(lines), target)
    return [json.loads(line) for line in target.getvalue().splitlines()]


def test_a_line_that_is_too_long_is_refused_and_the_next_one_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "LONGEST_LINE", 100)
    ask_for = b'{"cmd":"games"}\n'
    long = b'{"cmd":"games","padding":"' + b"x" * 5000 + b'"}\n'
    just = b'{"cmd":"games"}'.ljust(99) + b"\n"
    replies = conversation(ask_for + long + ask_for + just + long + long[:-1])
    told = [reply["ok"] or reply["error"]["key"] for reply in replies]
    assert told == [True, "line-too-long", True, True, "line-too-long", "line-too-long"]


def test_a_last_line_without_an_end_is_answered() -> None:
    assert [reply["ok"] for reply in conversation(b'{"cmd":"new","seats":2}\n{"cmd":"to_act"}')] == [True, True]
    assert conversation(b"") == []


@pytest.mark.parametrize(
    "request_",
    [
        {"cmd": "\ud800"},
        {"cmd": "new", "seats": 2, "options": {"\ud800": 1}},
        {"cmd": "new", "seats": 2, "options": {"side": "\ud800"}},
        {"cmd": "new", "seats": 2, "seed": "\ud800"},
        {"cmd": "play", "move": "\ud800"},
        {"cmd": "play", "move": {"take": "\ud800"}},
        {"cmd": "load", "state": {"side": "\ud800"}},
        {"cmd": "load", "state": {"\ud800": 1}},
        {"cmd": "bot", "level": "\ud800"},
    ],
    ids=ascii,
)
def test_half_a_character_does_not_end_the_engine(request_: Any) -> None:
    """JSON can write half of a surrogate pair, and UTF-8 cannot."""
    begin, after = b'{"cmd":"new","seats":2,"seed":1}\n', b'\n{"cmd":"random","plies":0}\n'
    replies = conversation(begin + json.dumps(request_).encode() + after)
    assert [reply["ok"] for reply in replies] == [True, False, True]
    assert replies[1]["error"]["key"] != "internal-error"
    assert replies[2]["seq"] == 0
