"""The rules of Cross Rummy about founding a group, closed groups and their opening (CR-33 to CR-36)."""

import pytest

from games.cross_rummy.drawing_reader import game, lay, play, rack, refusal, refused_by, set_up, shown

# Two of three have founded; the third is to act unless a test says otherwise.
TWO_GROUPS = """
    y4 y5 y6 .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  r9 b9 g9
"""
OWNERS = """
    group 0 y4
    group 1 r9
"""


def test_cr_33_a_row_or_run_from_the_rack_founds_a_group() -> None:
    for line in ("r7 r8 r9", "b2 r2 g2 y2"):
        state = play(set_up(f"rack 0 {line} b1"), lay(line))
        assert shown(state, "founded") == [[[0, column] for column in range(len(line.split()))], None]
        assert (rack(state, 0), game.to_act(state), game.view(state, None).open) == (["b1"], 1, False)


def test_cr_33_crossing_lines_may_be_founded_at_once() -> None:
    state = set_up("rack 0 r7 r8 r9 b9 g9 b1")
    state = play(
        state,
        lay("""
        r7 r8 r9
        .  .  b9
        .  .  g9
        """),
    )
    assert shown(state, "founded")[0] == [[0, 0], [0, 1], [0, 2], [1, 2], [2, 2]]


def test_cr_33_a_founded_group_touches_no_other() -> None:
    """b6 at the end makes a legal line with y6 and r6, but the groups touch."""
    state = set_up("y4 y5 y6\ngroup 0 y4\nrack 1 r6 b6 g6 b1", to_act=1, opens=False)
    touching = lay("""
        y4 y5 y6
        .  .  r6
        .  .  b6
        .  .  g6
    """)
    assert refused_by(state, touching) in ("CR-33", "CR-34", "CR-35")
    corner = lay("""
        y4 y5 y6 .
        .  .  .  r6
        .  .  .  b6
        .  .  .  g6
    """)
    assert game.to_act(play(state, corner)) == 0


def test_cr_34_the_first_lay_must_found_a_group() -> None:
    """y7 goes to the group of another player, and nothing is founded."""
    state = set_up(f"{TWO_GROUPS}{OWNERS}rack 2 y7 b1", 3, to_act=2)
    added = lay("""
        y4 y5 y6 y7 .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  r9 b9 g9
    """)
    key, rule, details = refusal(state, added)
    assert (key, rule, details["squares"][:1]) == ("founds-nothing", "CR-34", [[0, 3]])


def test_cr_34_the_first_lay_of_all_founds_one_group_only() -> None:
    state = set_up("rack 0 r7 r8 r9 b3 b4 b5 b1")
    assert refused_by(state, lay("r7 r8 r9 . b3 b4 b5")) in ("CR-34", "CR-35")


def test_cr_34_nothing_else_is_touched_before_founding() -> None:
    """Seat 1 founds g1 g2 g3 and adds y7, or moves a group; seat 2 has not founded yet."""
    state = set_up("y4 y5 y6\ngroup 0 y4\nrack 1 g1 g2 g3 y7 b1", 3, to_act=1)
    assert game.to_act(play(state, lay("y4 y5 y6\n.\ng1 g2 g3"))) == 2
    assert refused_by(state, lay("y4 y5 y6 y7\n.\ng1 g2 g3")) in ("CR-34", "CR-35")
    assert refused_by(state, lay("y6 y5 y4\n.\ng1 g2 g3")) in ("CR-34", "CR-35")
    assert refused_by(state, lay("y4 . g1\ny5 . g2\ny6 . g3")) in ("CR-34", "CR-35")


CLOSED = """
    y4 y5 y6 .  .  .
    .  .  .  .  .  .
    .  .  .  r9 b9 g9
    group 0 y4
    group 1 r9
    rack 0 y7 r3 b3 y3 r8 r10 r11 b11 b12
"""


def test_cr_35_a_player_may_add_to_and_rearrange_the_own_group() -> None:
    """The third has not founded. The own run is turned upright, and a row crosses it."""
    state = set_up(CLOSED, 3)
    state = play(
        state,
        lay("""
        y6 .  .  .  .  .
        y5 .  .  .  .  .
        y4 .  .  .  .  .
        y3 r3 b3 .  .  .
        .  .  .  r9 b9 g9
        """),
    )
    founded = shown(state, "founded")
    assert (len(founded[0]), len(founded[1]), founded[2]) == (6, 3, None)
    assert founded[1] == [[2, 3], [2, 4], [2, 5]]
    assert [0, 0, "y4"] in shown(state, "table")
    assert game.to_act(state) == 1
    assert game.view(state, 0).open is False


@pytest.mark.parametrize(
    ("table", "key", "squares"),
    [
        # r10 and r11 at the end of the group of seat 1
        (
            """
            y4 y5 y6 .  .  .
            .  .  .  .  .  .
            .  .  .  r9 b9 g9
            .  .  .  r10 . .
            .  .  .  r11 . .
            """,
            "closed-touched",
            [[3, 3], [4, 3]],
        ),
        # the group of seat 1 in another order
        (
            """
            y4 y5 y6 y7 .  .
            .  .  .  .  .  .
            .  .  .  b9 r9 g9
            """,
            "closed-touched",
            None,
        ),
        # a second own group
        (
            """
            y4 y5 y6 .  .  .
            .  .  .  .  .  .
            .  .  .  r9 b9 g9
            .  .  .  .  .  .
            r3 b3 y3 .  .  .
            """,
            "second-group",
            [[0, 0], [0, 1], [0, 2], [4, 0], [4, 1], [4, 2]],
        ),
    ],
)
def test_cr_35_closed_groups_are_left_alone_and_the_own_stays_one(
    table: str, key: str, squares: list[list[int]] | None
) -> None:
    found, rule, details = refusal(set_up(CLOSED, 3), lay(table))
    assert (found, rule) == (key, "CR-35")
    assert squares is None or details["squares"] == squares


def test_cr_35_the_own_group_touches_no_closed_one() -> None:
    """g6 comes beside g7 by moving the own row: one legal group, but the other's is closed."""
    state = set_up(
        """
        y6 r6 b6 .  .  .
        .  .  .  .  .  .
        .  .  .  g7 g8 g9
        group 0 y6
        group 1 g7
        rack 0 g6 b1
        """,
        3,
    )
    apart = lay("""
        y6 r6 b6 g6 .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  g7 g8 g9
    """)
    joined = lay("""
        y6 .  .  .
        r6 .  .  .
        b6 .  .  .
        g6 g7 g8 g9
    """)
    assert refusal(state, joined)[:2] == ("closed-touched", "CR-35")
    assert game.to_act(play(state, apart)) == 1


def test_cr_35_closed_groups_keep_their_places_to_each_other() -> None:
    """Four players, seats 0 to 2 have founded; the group of seat 2 comes one square nearer to that of seat 1."""
    state = set_up(
        """
        y4 y5 y6 .  .  .  .  .
        .  .  .  .  .  .  .  .
        r9 b9 g9 .  .  b2 b3 b4
        group 0 y4
        group 1 r9
        group 2 b2
        rack 0 y7 b1
        """,
        4,
    )
    moved = lay("""
        y4 y5 y6 y7 .  .  .
        .  .  .  .  .  .  .
        r9 b9 g9 .  b2 b3 b4
    """)
    assert refusal(state, moved)[:2] == ("closed-touched", "CR-35")
    kept = """
        r9 b9 g9 .  .  b2 b3 b4
        .  .  .  .  .  .  .  .
        .  .  .  .  y7 y6 y5 y4
    """
    for down, right in [(0, 0), (-5, 77)]:
        after = play(state, lay(kept, down, right))
        assert shown(after, "founded")[1:] == [[[2, 0], [2, 1], [2, 2]], [[2, 5], [2, 6], [2, 7]], None]
        assert shown(after, "founded")[0] == [[4, 4], [4, 5], [4, 6], [4, 7]]


def test_cr_35_closed_groups_go_along_where_the_table_would_leave_the_grid() -> None:
    """The own run ends in column 1000 and is prolonged: the Lay is told with other numbers, and so are all groups."""
    given = [[0, 998 + n, f"r{5 + n}"] for n in range(3)] + [[4, 990 + n, f"b{2 + n}"] for n in range(3)]
    squares = [[row, column] for row, column, _ in given]
    state = set_up("r5 r6 r7 .  b2 b3 b4\nrack 0 r8 b1", 3, table=given, founded=[squares[:3], squares[3:], None])
    prolonged = lay("""
        .  .  .  .  .  .  .  .  r5 r6 r7 r8
        .
        .
        .
        b2 b3 b4
    """)
    founded = shown(play(state, prolonged), "founded")
    (top, left), (row, column) = founded[0][0], founded[1][0]
    assert (row - top, column - left, len(founded[0]), len(founded[1])) == (4, -8, 4, 3)
    lying = [[row, column] for row, column, _ in shown(play(state, prolonged), "table")]
    assert sorted(founded[0] + founded[1]) == sorted(lying)


def test_cr_35_of_two_groups_alike_the_own_may_grow_wherever_it_lies() -> None:
    """Both have r6 g6 b6; told as a whole table, it is the closed group that seems to have grown."""
    state = set_up(
        """
        r6 g6 b6
        .  .  .
        .  .  .
        r6 g6 b6
        rack 0 b7 b8 b1
        """,
        3,
        founded=[[[0, 0], [0, 1], [0, 2]], [[3, 0], [3, 1], [3, 2]], None],
    )
    grown = lay("""
        r6 g6 b6
        .  .  .
        r6 g6 b6
        .  .  b7
        .  .  b8
    """)
    founded = shown(play(state, grown), "founded")
    assert [len(squares or []) for squares in founded] == [5, 3, 0]


def test_cr_35_the_groups_open_when_all_have_founded() -> None:
    state = set_up("y4 y5 y6\ngroup 0 y4\nrack 0 r4 b1\nrack 1 r4 r5 r6 b1", to_act=1)
    state = play(state, lay("y4 y5 y6\n.\nr4 r5 r6"))
    assert (shown(state, "founded"), game.view(state, None).open) == ([[], []], True)


EX_2_AFTER = """
    y4 y5 y6 y7 y8 .  .
    .  .  .  .  .  .  .
    .  .  .  .  r9 b9 g9
    .  .  .  .  .  .  .
    g2 g3 g4 g5 .  .  .
"""


def test_cr_36_the_last_founder_may_also_rearrange_the_other_groups() -> None:
    """Both groups lie elsewhere, one of them grown."""
    state = set_up(f"{TWO_GROUPS}{OWNERS}rack 2 g2 g3 g4 y7 y9 b1", 3, to_act=2)
    state = play(
        state,
        lay("""
        y7 .  r9 .  .
        y6 .  b9 .  .
        y5 .  g9 .  .
        y4 .  y9 .  .
        .  .  .  .  .
        g2 g3 g4 .  .
        """),
    )
    assert (rack(state, 2), shown(state, "founded"), game.view(state, 0).open) == (["b1"], [[], [], []], True)


def test_cr_36_a_group_of_tiles_from_this_rack_stands_in_the_end() -> None:
    """Two tiles alike may change places: of the two runs that begin with y4, either can be the new one."""
    state = set_up(
        """
        y4 y5 y6
        group 0 y4
        rack 1 y4 y5 y6 y7 g6 b6 b1
        """,
        to_act=1,
    )
    joined = lay("""
        y4 y5 y6
        .  .  g6
        .  .  b6
    """)
    assert refused_by(state, joined) in ("CR-34", "CR-36")
    assert refused_by(state, lay("y4 y5 y6 y7")) in ("CR-34", "CR-36")
    either = lay("""
        y4 y5 y6 y7
        .  .  .  .
        y4 y5 y6 .
        .  .  g6 .
        .  .  b6 .
    """)
    assert rack(play(state, either), 1) == ["b1"]


def test_cr_36_switched_off_the_groups_open_after_the_turn() -> None:
    drawing = f"{TWO_GROUPS}{OWNERS}rack 2 g2 g3 g4 g5 y7 y8 b1"
    state = set_up(drawing, 3, opens=False, to_act=2)
    assert refused_by(state, lay(EX_2_AFTER)) == "CR-35"
    founding = lay(EX_2_AFTER.replace("y7 y8", ".  . "))
    state = play(state, founding)
    assert (shown(state, "founded"), game.view(state, None).open) == ([[], [], []], True)


def test_ex_2_the_last_founder_adds_to_another_group_in_the_same_turn() -> None:
    state = set_up(f"{TWO_GROUPS}{OWNERS}rack 2 g2 g3 g4 g5 y7 y8 b1", 3, to_act=2)
    after = play(state, lay(EX_2_AFTER))
    assert (rack(after, 2), game.view(after, None).groups, shown(after, "founded")) == (["b1"], 3, [[], [], []])


def test_ex_2_before_that_turn_the_same_tiles_could_not_be_added() -> None:
    """Seat 1, who has founded, holds y7 and y8; so does seat 2, if a fourth player has not founded either."""
    added = lay("""
        y4 y5 y6 y7 y8 .  .
        .  .  .  .  .  .  .
        .  .  .  .  r9 b9 g9
    """)
    state = set_up(f"{TWO_GROUPS}{OWNERS}rack 1 y7 y8 b1", 3, to_act=1)
    assert refused_by(state, added) == "CR-35"
    state = set_up(f"{TWO_GROUPS}{OWNERS}rack 2 g2 g3 g4 g5 y7 y8 b1", 4, to_act=2)
    assert refused_by(state, lay(EX_2_AFTER)) == "CR-35"
