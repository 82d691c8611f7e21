"""Loading positions of Cross Rummy: impossible ones are refused with a rule, good ones come back as they were."""

from typing import Any

import pytest

from games.cross_rummy.drawing_reader import OPTIONS, game, lay, play, position, shown
from games.playing import sent
from games.wrong_positions import Change, Position, check_shape, put, refusal

OPEN = """
    r5 r6 r7 .  .  .
    .  b6 .  .  .  .
    .  y6 .  g9 r9 b9
    rack 0 r8 b1 pass2
    rack 1 y1 y2
"""
CLOSED = f"{OPEN}group 0 r5\ngroup 1 g9\n"


def load(given: Any, seats: int = 2, **options: Any) -> Any:
    return game.set_up(given, OPTIONS | options, seats)


def refused(given: Any, seats: int = 2, **options: Any) -> tuple[str, str | None]:
    error = refusal(game, given, OPTIONS | options, seats)
    return error.key, error.rule


def changed(change: Change, drawing: str = OPEN, seats: int = 2, **fields: Any) -> Position:
    """Returns the position of a drawing with one thing wrong."""
    given: Position = sent(position(drawing, seats, **fields))
    change(given)
    return given


@pytest.mark.parametrize(
    "change",
    [
        lambda given: given["bag"].pop(),
        lambda given: given["bag"].append("r7"),
        lambda given: given["pool"].pop(),
        lambda given: given["racks"][0].append("y2"),
        lambda given: given["removed"].append("pass2"),
        put("racks", 1, 0, value="y3"),
        put("bag", value=[]),
        lambda given: given["bag"].__setitem__(slice(None), given["bag"] * 50),
    ],
)
def test_a_wrong_number_of_tiles_is_refused(change: Change) -> None:
    assert refused(changed(change)) == ("position-tiles", "CR-1")


def test_a_tile_of_the_table_counts_too() -> None:
    def lay_another(given: Position) -> None:
        given["table"] += [[0, 3, "r8"]]

    assert refused(changed(lay_another)) == ("position-tiles", "CR-1")


@pytest.mark.parametrize(
    "change",
    [
        put("racks", 0, 0, value="r15"),
        put("pool", 0, value="x1"),
        put("bag", 0, value=""),
        put("table", 0, 2, value="r"),
    ],
)
def test_an_unknown_tile_is_refused(change: Change) -> None:
    assert refused(changed(change)) == ("tile-unknown", "CR-1")


def lying(drawing: str) -> Change:
    """Another table; what lay there before goes to the bag, what lies there now comes from it."""

    def change(given: Position) -> None:
        given["bag"] += [name for _, _, name in given["table"]]
        given["table"] = sent(lay(drawing))["lay"]["table"]
        for _, _, name in given["table"]:
            place = next(pile for pile in [given["bag"], given["pool"], *given["racks"]] if name in pile)
            place.remove(name)

    return change


@pytest.mark.parametrize(
    ("drawing", "key", "rule"),
    [
        ("r5 r6", "sequence-of-two", "CR-31"),
        ("r5 r6 r7 . b9", "lone-tile", "CR-31"),
        ("r5 r6 b7", "no-line", "CR-30"),
        ("r7 b7 r7", "colour-twice", "CR-30"),
        ("r7 b7 g7 y7 r7", "five-of-a-value", "CR-30"),
        ("r13 r14 r1", "run-wraps", "CR-30"),
        ("r5 r6 r7 pass2", "action-tile-laid", "CR-22"),
        ("r5 r6 r7 . b5 b6 b7\n.\ny5 y6 y7 . g5 g6 g7", "too-many-groups", "CR-32"),
    ],
)
def test_an_illegal_table_is_refused(drawing: str, key: str, rule: str) -> None:
    assert refused(changed(lying(drawing))) == (key, rule)


def test_two_tiles_on_one_square_are_refused() -> None:
    assert refused(changed(put("table", 0, slice(0, 2), value=[0, 1]))) == ("same-square", "CR-31")


@pytest.mark.parametrize("far", [1001, -1001, 10**6, 10**15])
def test_squares_too_far_out_are_refused(far: int) -> None:
    assert refused(changed(put("table", 0, 0, value=far)))[1] == "CR-31"


@pytest.mark.parametrize(
    ("change", "seats"),
    [
        (lambda given: None, 3),
        (lambda given: given["founded"].append(None), 2),
        (lambda given: given["founded"].pop(), 2),
        (put("to_act", value=2), 2),
    ],
)
def test_another_number_of_seats_is_refused(change: Change, seats: int) -> None:
    assert refused(changed(change), seats) == ("position-seats", "CR-10")


@pytest.mark.parametrize(
    "founded",
    [
        [None, None, None],
        [[[0, 0], [0, 1], [0, 2], [1, 1], [2, 1]], None, None],
        [[[0, 0], [0, 1], [0, 2]], [[2, 3], [2, 4], [2, 5]], None],
        [[[0, 0], [0, 1], [0, 2], [1, 1], [2, 1]], [[2, 3], [2, 4], [2, 6]], None],
        [[[0, 0], [0, 1], [0, 2], [1, 1], [2, 1]], [[0, 0], [0, 1], [0, 2], [1, 1], [2, 1]], None],
        [[[0, 0], [0, 1], [0, 2], [1, 1], [2, 1], [2, 3], [2, 4], [2, 5]], None, None],
        [[], [], None],
        [[[9, 9]], [[2, 3], [2, 4], [2, 5]], None],
        [[[9, 9]], [[7, 7]], [[5, 5]]],
    ],
)
def test_founded_squares_that_are_no_group_are_refused(founded: list[Any]) -> None:
    given = position(OPEN, 3, founded=founded)
    assert refused(given, 3) == ("position-founded", "CR-35")


def test_squares_of_a_group_may_come_in_any_order() -> None:
    given = sent(position(CLOSED, 3))
    given["founded"][0].reverse()
    assert shown(load(given, 3), "founded") == position(CLOSED, 3)["founded"]


def test_more_than_six_tiles_in_the_pool_are_refused() -> None:
    assert refused(changed(lambda given: given["pool"].append(given["bag"].pop()))) == ("position-pool", "CR-10")


def test_a_number_tile_that_left_the_game_is_refused() -> None:
    assert refused(changed(lambda given: given["removed"].append(given["bag"].pop(0))))[1] in ("CR-22",)


def passing(by: int, to_act: int, **chosen: list[str]) -> dict[str, Any]:
    return {"to_act": to_act, "passing": {"by": by, "chosen": {seat[1:]: names for seat, names in chosen.items()}}}


THREE = "rack 0 r1 r2 r3\nrack 1 y1\nrack 2 b1 b2\nremoved pass2"


@pytest.mark.parametrize(
    "fields",
    [
        passing(0, 0, s0=["r1", "r2"]),
        passing(0, 1),
        passing(0, 2, s0=["r1", "r2"]),
        passing(0, 2, s1=["y1"], s0=["r1", "r2"]) | {"to_act": 1},
        passing(0, 2, s1=["y1"]),
        passing(0, 1, s0=["r1"]),
        passing(0, 1, s0=["r1", "y1"]),
        passing(0, 1, s0=["r1", "r1"]),
        passing(0, 2, s0=["r1", "r2"], s1=["y1", "y1"]),
        passing(0, 0, s0=["r1", "r2"], s1=["y1"], s2=["b1", "b2"]),
        passing(0, 1, s0=["r1", "r2"]) | {"to_act": None},
        passing(3, 0),
        passing(0, 1, s7=["r1", "r2"]),
        passing(0, 1, sx=["r1", "r2"]),
    ],
)
def test_choices_that_cannot_be_are_refused(fields: Position) -> None:
    assert refused(position(THREE, 3, **fields), 3)[1] in ("CR-40", "CR-10")


def test_a_pass_two_that_is_going_on_is_taken_up() -> None:
    state = load(position(THREE, 3, **passing(1, 0, s1=["y1"], s2=["b2", "b1"])), 3)
    state = play(state, {"pass": ["r1", "r3"]})
    assert [sorted(names) for names in shown(state, "racks")] == [["b1", "b2", "r2"], ["r1", "r3"], ["y1"]]
    assert game.to_act(state) == 2


@pytest.mark.parametrize(
    ("drawing", "fields", "rule"),
    [
        ("rack 0 r1\nrack 1 y1", {"to_act": None}, "CR-50"),
        ("rack 0\nrack 1 y1", {"to_act": 1}, "CR-50"),
        ("rack 0 r1\nrack 1 y1\npool\nbag", {"skips": 2}, "CR-52"),
    ],
)
def test_an_end_that_is_none_and_none_that_is_one_are_refused(drawing: str, fields: Position, rule: str) -> None:
    assert refused(position(drawing, **fields)) == ("position-end", rule)


def test_finished_games_are_taken() -> None:
    state = load(position("rack 0\nrack 1 y1 pass2", to_act=None))
    assert (game.to_act(state), game.winners(state), game.scores(state)) == (None, (0,), (0, 21))
    state = load(position("rack 0 b2 b1\nrack 1 y1\npool\nbag\nrest 0", to_act=None, skips=2))
    assert (game.to_act(state), game.winners(state)) == (None, (1,))


@pytest.mark.parametrize(
    "fields",
    [
        {"game": 0, "sheet": []},
        {"game": 2, "sheet": []},
        {"game": 1, "sheet": [[0, 1]]},
        {"game": 4, "sheet": [[0, 1]] * 3},
        {"game": 2, "sheet": [[0, 1, 2]]},
        {"game": 2, "sheet": [[0]]},
        {"game": 2, "sheet": [[0, -1]]},
    ],
)
def test_a_sheet_that_does_not_fit_the_series_is_refused(fields: Position) -> None:
    assert refused(position(OPEN, **fields), games=3) == ("position-sheet", "CR-51")


def test_a_position_without_a_sheet_is_the_first_game_of_a_series() -> None:
    assert (shown(load(position(OPEN), games=3), "game"), shown(load(position(OPEN), games=3), "sheet")) == (1, [])


@pytest.mark.parametrize("field", list(position(OPEN)))
def test_a_missing_field_is_refused_by_name(field: str) -> None:
    check_shape(refusal(game, changed(lambda given: given.pop(field)), OPTIONS, 2), f"`{field}`")


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("to_act",), "0"),
        (("to_act",), -1),
        (("to_act",), True),
        (("racks",), {}),
        (("racks", 0), "r1"),
        (("racks", 0, 0), 7),
        (("pool",), None),
        (("bag",), 3),
        (("table",), {}),
        (("table", 0), [0, 0]),
        (("table", 0), [0, 0, "r5", 1]),
        (("table", 0, 0), "0"),
        (("table", 0, 0), 0.5),
        (("table", 0, 2), None),
        (("founded",), None),
        (("founded", 0), 3),
        (("founded", 0), [[0]]),
        (("removed",), "pass2"),
        (("passing",), []),
        (("passing",), {"by": 0}),
        (("passing",), {"by": "0", "chosen": {}}),
        (("passing",), {"by": 0, "chosen": []}),
        (("skips",), None),
        (("skips",), -1),
        (("skips",), 5),
    ],
)
def test_a_value_of_another_kind_is_refused_with_its_place(path: tuple[Any, ...], value: Any) -> None:
    check_shape(refusal(game, changed(put(*path, value=value)), OPTIONS, 2), path[0])
