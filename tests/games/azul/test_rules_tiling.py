"""The rules of Azul about wall-tiling, on the coloured and on the grey side (AZ-20 to AZ-24, AZ-50 to AZ-53)."""

from typing import Any

import pytest

from bordspil.core.game import NATURE
from bordspil.games.azul.game import game
from games.azul.drawing_reader import floor, lines, moves, pile, play, refusal, set_up, told, wall


def shown(state: Any, field: str) -> Any:
    return game.position(state)[field]


def points(state: Any, text: str) -> list[int]:
    """Returns what the tiles score that a move sends to walls."""
    return [event["points"] for event in told(state, text, "tile")]


def test_az_20_complete_lines_move_one_tile_each_from_the_top_and_the_others_go_to_the_lid() -> None:
    state = set_up(
        """
        displays K
        seat 0
            B | b y r k w
           WW | w b y r k
          .YY | k w b y r
         .... | r k w b y
        RRRRR | y r k w b
        """,
        to_act=1,
    )
    assert [(event["line"], event["column"], event["points"]) for event in told(state, "0k2", "tile")] == [
        (1, 1, 1),
        (2, 1, 2),
        (5, 2, 1),
    ]
    state = play(state, "0k2")
    assert wall(state, 0) == ["B . . . .", "W . . . .", ". . . . .", ". . . . .", ". R . . ."]
    assert lines(state, 0) == [".", "..", ".YY", "....", "....."]
    assert (pile(state, "lid"), game.scores(state)) == ("RRRRW", (4, 0))


#   The tile of line 3 is yellow and goes to the fourth column.
@pytest.mark.parametrize(
    ("rows", "scored"),
    [
        (["b y r k w", "w b y r k", "k w b y r", "r k w b y", "y r k w b"], 1),
        (["b y r K w", "w b Y r K", "k W b y r", "r k W b Y", "y r k W b"], 1),
        (["b y r k w", "w b y r k", "k w B y r", "r k w b y", "y r k w b"], 2),
        (["b y r k w", "w b y R k", "k w b y r", "r k w b y", "y r k w b"], 2),
        (["b y r k w", "w b y R k", "k w B y r", "r k w b y", "y r k w b"], 4),
        (["b y r K w", "w b y R k", "k w B y R", "r k w B y", "y r k W b"], 8),
        (["b y r K w", "w b y r k", "K w B y R", "r k w b y", "y r k W b"], 3),
        (["b y r K w", "w b y R k", "K W B y r", "r k w B y", "y r k W b"], 9),
    ],
)
def test_az_21_a_tile_scores_its_horizontal_and_its_vertical_chain(rows: list[str], scored: int) -> None:
    drawn = "; ".join(f"{line} | {row}" for line, row in zip([".", "..", "YYY", "....", "....."], rows, strict=True))
    state = set_up(f"displays K; seat 0; {drawn}", to_act=1)
    assert points(state, "0k2") == [scored]
    assert game.scores(play(state, "0k2")) == (scored, 0)


def test_ex_1_a_lone_red_tile_scores_1() -> None:
    state = set_up(
        """
        displays K
        seat 0
            . | b y r k w
           .. | w b y r k
          RRR | k w b y r
         .... | r k w b y
        ..... | y r k w b
        """,
        to_act=1,
    )
    assert points(state, "0k2") == [1]
    assert wall(play(state, "0k2"), 0)[2] == ". . . . R"


def test_ex_2_a_horizontal_chain_of_three_scores_3() -> None:
    state = set_up(
        """
        displays K
        seat 0
            . | b y r k w
           .. | w b y r k
          BBB | k W b Y r
         .... | r k w b y
        ..... | y r k w b
        """,
        to_act=1,
    )
    assert points(state, "0k2") == [3]


def test_ex_3_a_vertical_chain_of_three_scores_3() -> None:
    state = set_up(
        """
        displays K
        seat 0
            . | b y R k w
           .. | w b Y r k
          BBB | k w b y r
         .... | r k w b y
        ..... | y r k w b
        """,
        to_act=1,
    )
    assert points(state, "0k2") == [3]


def test_ex_4_chains_of_four_and_three_score_7() -> None:
    state = set_up(
        """
        displays K
        seat 0
            . | b y r k w
           .. | w b Y r k
          BBB | K W b Y r
         .... | r k W b y
        ..... | y r k w b
        """,
        to_act=1,
    )
    assert points(state, "0k2") == [7]


def test_az_22_the_marker_counts_as_a_tile_on_the_floor() -> None:
    state = set_up("displays K; seat 0, 10 points; floor W1W", to_act=1)
    assert told(state, "0k2", "floor") == [{"event": "floor", "seat": 0, "spaces": 3, "points": -4}]
    assert game.scores(play(state, "0k2")) == (6, 0)


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (7, 0), (8, 1)])
def test_az_22_a_score_never_falls_below_0_and_the_wall_scores_first(before: int, after: int) -> None:
    state = set_up(
        f"""
        displays K
        seat 0, {before} points
            B | b y r k w
           .. | w b y r k
          ... | k w b y r
         .... | r k w b y
        ..... | y r k w b
        floor WWWWW
        """,
        to_act=1,
    )
    assert points(state, "0k2") == [1]
    assert told(state, "0k2", "floor")[0]["points"] == after - before - 1
    assert game.scores(play(state, "0k2")) == (after, 0)


def test_ex_5_four_tiles_and_the_marker_on_the_floor_lose_8() -> None:
    state = set_up("displays K; seat 0, 30 points; floor 1WWBB", to_act=1)
    assert told(state, "0k2", "floor") == [{"event": "floor", "seat": 0, "spaces": 5, "points": -8}]
    assert game.scores(play(state, "0k2")) == (22, 0)


def test_az_23_floor_tiles_go_to_the_lid_and_the_marker_stays_with_its_player() -> None:
    state = play(set_up("displays K; seat 1; floor W1YB", to_act=0), "0k2")
    assert (floor(state, 1), pile(state, "lid")) == ("", "BYW")
    assert (shown(state, "marker"), shown(state, "started_by")) == (1, 1)


def test_az_24_a_board_is_untouched_until_its_turn_comes() -> None:
    state = set_up(
        """
        displays K
        seat 0, 5 points
            B | . . . . .
           .. | . . . . .
          ... | . . . . .
         .... | . . . . .
        ..... | . . . . .
        floor WW
        seat 1, 5 points
            . | . . . . .
           RR | . . . . .
          ... | . . . . .
         .... | . . . . .
        ..... | . . . . .
        floor 1YY
        """,
        side="grey",
    )
    state = play(state, "0k5")
    assert (shown(state, "phase"), game.to_act(state)) == ("tiling", 1)
    assert (lines(state, 0)[0], floor(state, 0), floor(state, 1)) == ("B", "WW", "1YY")
    state = play(state, "2@3")
    assert (game.to_act(state), game.scores(state)) == (0, (5, 2))
    assert (lines(state, 0)[0], floor(state, 0), floor(state, 1)) == ("B", "WW", "")
    state = play(state, "1@3")
    assert (game.to_act(state), game.scores(state)) == (NATURE, (4, 2))


def test_ex_7_two_complete_lines_and_two_incomplete_ones() -> None:
    state = set_up(
        """
        displays W
        seat 0
            . | b y r k w
           RR | w b y r k
          .KK | k w b y r
         BBBB | r k w b y
        ...YY | y r k w b
        """,
        to_act=1,
    )
    assert points(state, "0w2") == [1, 1]
    state = play(state, "0w2")
    assert wall(state, 0) == [". . . . .", ". . . R .", ". . . . .", ". . . B .", ". . . . ."]
    assert lines(state, 0) == [".", "..", ".KK", "....", "...YY"]
    assert (pile(state, "lid"), game.scores(state)) == ("BBBR", (2, 0))


def test_az_50_the_player_chooses_a_free_cell_in_the_row() -> None:
    state = play(
        set_up(
            """
            displays K
            seat 0
                . | . . . . .
               BB | . R . Y .
              ... | . . . . .
             .... | . . . . .
            ..... | . . . . .
            """,
            side="grey",
            to_act=1,
        ),
        "0k2",
    )
    assert (game.to_act(state), moves(state)) == (0, {"2@1", "2@3", "2@5"})
    assert refusal(state, "2@2") == ("cell-taken", "AZ-50")
    assert told(state, "2@3", "tile")[0]["points"] == 3
    after = play(state, "2@3")
    assert (wall(after, 0)[1], pile(after, "lid"), game.scores(after)) == (". R B Y .", "B", (3, 0))
    assert game.scores(play(state, "2@5")) == (2, 0)


def test_az_51_no_colour_twice_in_a_column_nor_in_a_row() -> None:
    drawing = """
        displays B K
        seat 0
            . | B . . . .
           .. | . . . . .
          BBB | . . R . .
         .... | . . . . .
        ..... | . . . B .
    """
    state = set_up(drawing, side="grey")
    assert {move for move in moves(state) if move.startswith("0b")} == {"0b2", "0b4", "0bf"}
    state = play(state, "0b4", "1k2")
    assert moves(state) == {"3@2", "3@5"}
    assert refusal(state, "3@1") == refusal(state, "3@4") == ("column-shows", "AZ-51")
    assert refusal(state, "3@3") == ("cell-taken", "AZ-50")


def test_az_52_a_line_without_a_cell_falls_to_the_floor_before_the_floor_is_paid() -> None:
    state = set_up(
        """
        displays K
        seat 0, 20 points
            . | B . . . .
           .. | . . . . .
          BBB | . Y R K W
         .... | . . . . .
        ..... | . . . . .
        floor W
        """,
        side="grey",
        to_act=1,
    )
    assert told(state, "0k2", "spill") == [{"event": "spill", "seat": 0, "line": 3, "colour": "blue", "count": 3}]
    assert told(state, "0k2", "floor") == [{"event": "floor", "seat": 0, "spaces": 4, "points": -6}]
    state = play(state, "0k2")
    assert (lines(state, 0)[2], wall(state, 0)[2]) == ("...", ". Y R K W")
    assert (pile(state, "lid"), game.scores(state)) == ("BBBW", (14, 0))


def test_az_52_a_spilt_line_that_overflows_the_floor_costs_seven_spaces() -> None:
    state = set_up(
        """
        displays K
        seat 0, 20 points
            . | B . . . .
           .. | . . . . .
          BBB | . Y R K W
         .... | . . . . .
        ..... | . . . . .
        floor WWWWW
        """,
        side="grey",
        to_act=1,
    )
    assert told(state, "0k2", "floor") == [{"event": "floor", "seat": 0, "spaces": 7, "points": -14}]
    state = play(state, "0k2")
    assert (pile(state, "lid"), game.scores(state)) == ("BBBWWWWW", (6, 0))


def test_az_53_a_single_cell_needs_no_decision_and_lines_go_from_the_top() -> None:
    state = set_up(
        """
        displays K
        seat 0
            Y | B . R K W
           RR | . . . . .
          ... | . . . . .
         BBBB | . . . . .
        ..... | . . . . .
        """,
        side="grey",
        to_act=1,
    )
    assert [(event["line"], event["column"]) for event in told(state, "0k2", "tile")] == [(1, 2)]
    state = play(state, "0k2")
    assert (wall(state, 0)[0], game.to_act(state)) == ("B Y R K W", 0)
    assert moves(state) == {"2@1", "2@2", "2@4", "2@5"}
    assert refusal(state, "4@2") == ("tile-other-line", "AZ-53")
    assert refusal(state, "0b1") == ("tiling-not-over", "AZ-53")
    assert moves(play(state, "2@1")) == {"4@2", "4@3", "4@4", "4@5"}


def test_az_53_players_decide_clockwise_from_the_one_who_starts_the_next_round() -> None:
    board = "B | . . . . .; .. | . . . . .; ... | . . . . .; .... | . . . . .; ..... | . . . . ."
    drawing = f"displays K; seat 0; {board}; seat 1; {board}; seat 2; {board}"
    state = play(set_up(f"{drawing}; floor 1", seats=3, side="grey"), "0k2")
    order = [game.to_act(state)]
    for text in ("1@1", "1@1", "1@1"):
        state = play(state, text)
        order.append(game.to_act(state))
    assert order == [2, 0, 1, NATURE]
    state = play(set_up(drawing, seats=3, side="grey", started_by=1), "0k2")
    assert game.to_act(state) == 1
