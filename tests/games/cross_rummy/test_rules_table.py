"""The rules of Cross Rummy about lines and groups (CR-30 to CR-32) and about open tables (CR-37, CR-38)."""

from typing import Any

import pytest

from games.cross_rummy.drawing_reader import game, lay, play, rack, refusal, refused_by, set_up, shown, table


def laid(drawing: str, seats: int = 2) -> Any:
    """Returns an open table with g1 g2 g3 on it, and a rack with all that the drawing adds to them."""
    names = [name for _, _, name in table(drawing)]
    for name in ("g1", "g2", "g3"):
        names.remove(name)
    return set_up(f"g1 g2 g3\nrack 0 {' '.join(names)} pass2", seats), lay(drawing)


def is_legal(drawing: str) -> bool:
    """Returns whether these lines may lie beside g1 g2 g3."""
    state, move = laid(f"{drawing}\n.\ng1 g2 g3")
    return game.to_act(play(state, move)) == 1


def fault(drawing: str) -> tuple[str, str | None, Any]:
    """Key, rule and squares with which these lines are refused beside g1 g2 g3."""
    key, rule, details = refusal(*laid(f"{drawing}\n.\ng1 g2 g3"))
    return key, rule, details["squares"]


def squares(*columns: int, row: int = 0) -> list[list[int]]:
    return [[row, column] for column in columns]


@pytest.mark.parametrize("row", ["r7 y7 g7", "b7 r7 y7", "g14 b14 r14 y14", "y1 b1 g1 r1"])
def test_cr_30_a_row_is_three_or_four_tiles_of_one_value_in_different_colours(row: str) -> None:
    assert is_legal(row)
    assert is_legal("\n".join(row.split()))


@pytest.mark.parametrize(
    "run", ["r1 r2 r3", "r3 r2 r1", "b12 b13 b14", " ".join(f"y{n}" for n in range(1, 15)), "b9 b8 b7 b6 b5"]
)
def test_cr_30_a_run_is_three_to_fourteen_tiles_of_one_colour_going_up_or_down(run: str) -> None:
    assert is_legal(run)
    assert is_legal("\n".join(run.split()))


@pytest.mark.parametrize("line", ["r7 y7 g7 b7 r7", "r7 r7 y7 y7 g7 g7 b7 b7"])
def test_cr_30_five_in_a_row_are_refused(line: str) -> None:
    assert fault(line) == ("five-of-a-value", "CR-30", squares(*range(len(line.split()))))


@pytest.mark.parametrize("line", ["r7 y7 r7", "r7 r7 y7", "b7 y7 g7 b7", "b7 b7 y7 y7"])
def test_cr_30_a_colour_twice_is_refused(line: str) -> None:
    assert fault(line) == ("colour-twice", "CR-30", squares(*range(len(line.split()))))


@pytest.mark.parametrize("line", ["r13 r14 r1", "r2 r1 r14", "r12 r13 r14 r1 r2", "r14 r1 r2"])
def test_cr_30_a_wrap_from_14_to_1_is_refused(line: str) -> None:
    assert fault(line) == ("run-wraps", "CR-30", squares(*range(len(line.split()))))
    assert fault("\n".join(line.split()))[:2] == ("run-wraps", "CR-30")


@pytest.mark.parametrize(
    "line",
    ["r5 r6 r8", "r5 r7 r9", "r5 r6 r5", "r5 b6 r7", "r5 r6 b7", "r5 y5 r6", "r5 r6 r6", "r6 r5 r7", "r7 y7 g7 b8"],
)
def test_cr_30_a_line_that_is_neither_a_row_nor_a_run_is_refused(line: str) -> None:
    assert fault(line) == ("no-line", "CR-30", squares(*range(len(line.split()))))
    assert fault("\n".join(line.split()))[:2] == ("no-line", "CR-30")


@pytest.mark.parametrize("two", ["r5 r6", "r5 b5", "r5 b9", "r5\nr6", "r5\ny5"])
def test_cr_31_a_sequence_of_two_is_refused(two: str) -> None:
    key, rule, where = fault(two)
    assert (key, rule) == ("sequence-of-two", "CR-31")
    assert where == [[row, column] for row, column, _ in table(two)]


def test_cr_31_a_contact_that_makes_a_sequence_of_two_is_refused() -> None:
    """b9 touches r6, and so do b8 and r5: both lines are good, their contact is not."""
    assert fault("""
        r5 r6 r7 .
        .  b9 b8 b7
    """) == ("sequence-of-two", "CR-31", [[0, 1], [1, 1]])


def test_cr_31_two_runs_end_to_end_are_one_line() -> None:
    assert fault("r5 r6 r7 b9 b8 b7") == ("no-line", "CR-30", squares(*range(6)))
    assert is_legal("r5 r6 r7 r8 r9 r10")


def test_cr_31_runs_side_by_side_are_legal_if_every_column_is_a_row() -> None:
    assert is_legal("""
        r5 r6 r7
        b5 b6 b7
        y5 y6 y7
    """)
    assert fault("""
        r5 r6 r7
        b5 b6 b7
    """)[:2] == ("sequence-of-two", "CR-31")


def test_cr_31_a_tile_by_itself_is_refused() -> None:
    assert fault("r5 r6 r7 . b9") == ("lone-tile", "CR-31", [[0, 4]])
    assert fault("""
        r5 r6 r7 .
        .  .  .  r8
    """) == ("lone-tile", "CR-31", [[1, 3]])


def test_cr_31_two_tiles_on_one_square_are_refused() -> None:
    state = set_up("r5 r6 r7\nrack 0 r8 b8")
    move = {"lay": {"table": [[0, 0, "r5"], [0, 1, "r6"], [0, 2, "r7"], [0, 3, "r8"], [0, 3, "b8"]]}}
    key, rule, details = refusal(state, move)
    assert (key, rule) == ("same-square", "CR-31")
    assert details["squares"] == [[0, 3], [0, 3]]


def test_cr_31_the_table_has_no_edge_and_may_be_shifted_as_a_whole() -> None:
    """What lay on the table stays on its squares, wherever the Lay counts from."""
    state = set_up("r5 r6 r7\nrack 0 r8 r4 b1")
    for down, right in [(0, -1), (7, 3), (-900, 900), (1000, -1000)]:
        after = play(state, lay("r4 r5 r6 r7", down, right))
        assert shown(after, "table") == [[0, -1, "r4"], [0, 0, "r5"], [0, 1, "r6"], [0, 2, "r7"]]


def test_cr_31_squares_too_far_out_are_refused() -> None:
    state = set_up("r5 r6 r7\nrack 0 r8 b1")
    for down, right in [(1001, 0), (0, 998), (0, -1001), (10**30, 0)]:
        assert refusal(state, lay("r5 r6 r7 r8", down, right))[:2] == ("square-too-far", "CR-31")


def test_cr_31_a_table_at_the_farthest_column_goes_on() -> None:
    """The run reaches column 1000; told with other numbers it may be prolonged, and again."""
    state = set_up("r5 r6 r7\nrack 0 r8 b1 b2\nrack 1 r9 b3", table=[[0, 998 + n, f"r{5 + n}"] for n in range(3)])
    state = play(state, lay("r5 r6 r7 r8"), lay("r5 r6 r7 r8 r9"))
    assert [name for _, _, name in shown(state, "table")] == ["r5", "r6", "r7", "r8", "r9"]


FOUR = """
    r5 r6 r7 .  b5 b6 b7
    .  .  .  .  .  .  .
    y5 y6 y7 .  g5 g6 g7
"""
THREE = """
    r5 r6 r7 .  b5 b6 b7
    .  .  .  .  .  .  .
    y5 y6 y7 .  .  .  .
"""


@pytest.mark.parametrize(("seats", "limit"), [(2, 3), (3, 3), (4, 4)])
def test_cr_32_there_are_at_most_three_groups_and_four_with_four_players(seats: int, limit: int) -> None:
    state = set_up(f"{THREE}\nrack 0 g5 g6 g7 b1", seats)
    if limit == 4:
        assert game.to_act(play(state, lay(FOUR))) == 1
        more = f"{FOUR}\n.\nr1 y1 g1"
        assert refused_by(set_up(f"{FOUR}\nrack 0 r1 y1 g1 b1", seats), lay(more)) == "CR-32"
    else:
        key, rule, details = refusal(state, lay(FOUR))
        assert (key, rule, details["limit"]) == ("too-many-groups", "CR-32", 3)
        assert details["squares"] == [[0, 0], [0, 4], [2, 0], [2, 4]]


def test_cr_32_diagonal_contact_does_not_connect() -> None:
    """The fourth run touches two others at corners only."""
    state = set_up("""
        r5 r6 r7 .  .  .  b5 b6 b7
        .  .  .  .  .  .  .  .  .
        y5 y6 y7 .  .  .  .  .  .
        rack 0 g5 g6 g7 b1
    """)
    move = lay("""
        r5 r6 r7 .  .  .  b5 b6 b7
        .  .  .  g5 g6 g7 .  .  .
        y5 y6 y7 .  .  .  .  .  .
    """)
    assert refusal(state, move)[:2] == ("too-many-groups", "CR-32")


def test_cr_32_a_group_may_hold_any_number_of_lines() -> None:
    assert is_legal("""
        r5 r6 r7 r8 r9
        b5 .  b7 .  b9
        y5 .  y7 y8 y9
        .  .  .  .  g9
    """)


def test_cr_32_all_number_tiles_can_lie_in_two_groups() -> None:
    """Twice four runs of fourteen, one above the other, so that every column is a row of four."""
    block = [" ".join(f"{colour}{value}" for value in range(1, 15)) for colour in "rygb"]
    full = "\n".join([*block, ".", *block])
    state = set_up(f"{full.removesuffix(' b14')}\nrack 0 b14\nrack 1 pass2\npool draw3 draw3\nbag pass2")
    state = play(state, lay(full))
    assert (game.to_act(state), game.winners(state), len(shown(state, "table"))) == (None, (0,), 112)
    assert game.view(state, None).groups == 2


def test_cr_37_groups_may_be_split_and_dissolved() -> None:
    """Of two runs there remain three rows."""
    state = set_up("""
        r5 r6 r7
        .  .  .
        b5 b6 b7
        rack 0 y5 y6 y7 b1
    """)
    rows = lay("""
        r5 .  r6 .  r7
        b5 .  b6 .  b7
        y5 .  y6 .  y7
    """)
    state = play(state, rows)
    assert (game.view(state, None).groups, rack(state, 0)) == (3, ["b1"])


def test_cr_37_groups_may_be_merged() -> None:
    state = set_up("r5 r6 r7 .  r9 r10 r11\nrack 0 r8 b1")
    assert game.view(play(state, lay("r5 r6 r7 r8 r9 r10 r11")), None).groups == 1


def test_cr_37_two_players_may_found_a_third_group_once_both_have_theirs() -> None:
    state = set_up("r5 r6 r7 .  b5 b6 b7\nrack 0 g9 g10 g11 b1")
    state = play(state, lay("r5 r6 r7 .  b5 b6 b7\n.\n.  g9 g10 g11"))
    assert (game.view(state, None).groups, shown(state, "founded")) == (3, [[], []])


def test_cr_38_a_tile_of_the_table_must_not_be_missing() -> None:
    state = set_up("r4 r5 r6 r7\nrack 0 r8 b1")
    key, rule, details = refusal(state, lay("r5 r6 r7 r8"))
    assert (key, rule, details["tiles"], details["squares"]) == ("tile-missing", "CR-38", "r4", [[0, 0]])
    assert refusal(state, {"lay": {"table": []}})[:2] == ("tile-missing", "CR-38")


def test_cr_38_nothing_goes_back_to_a_rack() -> None:
    """r7 is taken back while b8 and b9 are laid: the table would be legal."""
    state = set_up("r7 y7 g7 b7\nrack 0 b8 b9 b1")
    move = lay("""
        y7 g7 b7
        .  .  b8
        .  .  b9
    """)
    key, rule, details = refusal(state, move)
    assert (key, rule, details["tiles"], details["squares"]) == ("tile-missing", "CR-38", "r7", [[0, 0]])
    assert refused_by(state, lay("r7 y7 g7")) == "CR-38"


def test_cr_38_at_least_one_tile_must_be_added() -> None:
    state = set_up("r5 r6 r7\nrack 0 r8 b1")
    assert refusal(state, lay("r5 r6 r7"))[:2] == ("nothing-added", "CR-38")
    assert refusal(state, lay("r7\nr6\nr5"))[:2] == ("nothing-added", "CR-38")
    assert refusal(set_up("rack 0 b1"), {"lay": {"table": []}})[:2] == ("nothing-added", "CR-38")


def test_ex_1_red_5_and_yellow_5_at_a_blue_5() -> None:
    """On the left r5 r6 and y5 g6 become sequences of two; on the right only the row b5 r5 y5 is new."""
    state = set_up("""
        b4 b5 b6
        .  .  r6
        .  .  g6
        rack 0 r5 y5 b1
    """)
    left = lay("""
        b4 b5 b6
        .  r5 r6
        .  y5 g6
    """)
    right = lay("""
        .  y5 .
        .  r5 .
        b4 b5 b6
        .  .  r6
        .  .  g6
    """)
    key, rule, details = refusal(state, left)
    assert (key, rule) == ("sequence-of-two", "CR-31")
    assert details["squares"] in ([[1, 1], [1, 2]], [[2, 1], [2, 2]])
    state = play(state, right)
    assert (rack(state, 0), len(shown(state, "table")), game.view(state, 0).groups) == (["b1"], 7, 1)


EX_3_BEFORE = """
    r5 r6 r7 .  .  .  .  .  .
    .  b6 .  .  .  .  .  .  .
    .  y6 .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .
    r3 g3 y3 .  .  .  b9 y9 r9
    .  .  y4 .  .  .  .  .  .
    .  .  y5 .  .  .  .  .  .
"""
EX_3_AFTER = """
    .  b3 .   .  .  .  .  .  .
    .  g3 .   .  .  .  .  .  .
    r2 r3 r4  r5 r6 r7 .  .  .
    .  .  .   .  b6 .  .  .  .
    .  y3 y4  y5 y6 .  .  .  .
    .  .  .   .  .  .  .  .  .
    g9 g10 g11 . .  .  b9 y9 r9
"""


@pytest.mark.parametrize("seats", [2, 3])
def test_ex_3_two_groups_become_one_so_that_a_new_one_may_be_founded(seats: int) -> None:
    state = set_up(f"{EX_3_BEFORE}\nrack 0 r4 b3 r2 g9 g10 g11 pass2", seats)
    assert game.view(state, 0).groups == 3
    state = play(state, lay(EX_3_AFTER))
    assert (rack(state, 0), game.view(state, 0).groups) == (["pass2"], 3)


def test_ex_3_without_the_merger_there_are_too_many_groups() -> None:
    state = set_up(f"{EX_3_BEFORE}\nrack 0 r4 b3 r2 g9 g10 g11 pass2", 3)
    assert refused_by(state, lay(f"{EX_3_BEFORE}\n.\ng9 g10 g11")) == "CR-32"


def test_ex_4_a_row_of_four_and_a_run_of_five() -> None:
    assert is_legal("r7 y7 g7 b7")
    assert is_legal("r3 r4 r5 r6 r7")
