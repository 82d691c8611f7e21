"""The rules of Azul about the next round and the end of the game (AZ-30 to AZ-42)."""

from typing import Any

from bordspil.core.game import NATURE
from bordspil.games.azul.game import game
from games.azul.drawing_reader import lines, pile, play, refusal, set_up, told

# Four boards that hold 99 tiles: each wall lacks one column, and the last white tile of seat 3 is still to come.
CROWDED = """
    seat 0, 10 points
        . | b Y R K W
       .W | w B Y R K
      ..K | k W B Y R
     ...R | r K W B Y
    ...YY | y R K W B
    seat 1, 20 points
        . | B y R K W
       .B | W b Y R K
      ..W | K w B Y R
     ...K | R k W B Y
    ...RR | Y r K W B
    seat 2, 30 points
        . | B Y r K W
       .Y | W B y R K
      ..B | K W b Y R
     ...W | R K w B Y
    ...KK | Y R k W B
    seat 3, 20 points
        . | B Y R k W
       .R | W B Y r K
      ..Y | K W B y R
     ..BB | R K W b Y
    ..... | Y R K w B
"""


def shown(state: Any, field: str) -> Any:
    return game.position(state)[field]


def test_az_30_without_a_complete_row_another_round_is_dealt() -> None:
    state = set_up(
        """
        displays K
        seat 0
            . | B Y R K w
           .. | W b y r k
          ... | K w b y r
         .... | R k w b y
        ..... | Y r k w b
        """,
        to_act=1,
    )
    state = play(state, "0k2")
    assert (shown(state, "phase"), game.to_act(state), game.winners(state)) == ("deal", NATURE, ())
    assert len(game.position(play(state, "deal bbbb bbbb yyyy yyyy wwww"))["displays"]) == 5


def test_az_30_an_empty_bag_takes_in_the_lid_in_the_middle_of_a_deal() -> None:
    state = set_up("bag BYR", phase="deal", to_act=None)
    assert len(pile(state, "lid")) == 97
    assert refusal(state, "deal bykr wwww wwww wwww wwww") == ("deal-wrong", "AZ-30")
    state = play(state, "deal rybb wwww wwww wwww wwww")
    assert (len(pile(state, "bag")), pile(state, "lid")) == (80, "")
    assert shown(state, "bag") == {"blue": 18, "yellow": 19, "red": 19, "black": 20, "white": 4}


def test_az_30_the_lid_stays_while_the_bag_is_enough() -> None:
    state = set_up("bag BBBBYYYYRRRRKKKKWWWW", phase="deal", to_act=None)
    state = play(state, "deal wwww kkkk rrrr yyyy bbbb")
    assert (pile(state, "bag"), len(pile(state, "lid"))) == ("", 80)


def test_az_31_the_last_tiles_fill_the_first_displays() -> None:
    state = set_up(CROWDED.replace("RR |", ".. |").replace("BB |", ".. |"), seats=4, phase="deal", to_act=None)
    assert (pile(state, "bag"), pile(state, "lid")) == ("BBRRW", "")
    assert refusal(state, "deal bbrr") == ("deal-wrong", "AZ-31")
    state = play(state, "deal wbrr b")
    assert [len(display) for display in shown(state, "displays")] == [4, 1, 0, 0, 0, 0, 0, 0, 0]
    assert (game.to_act(state), shown(state, "phase")) == (0, "offer")


def test_az_32_the_game_ends_when_no_tile_is_left_to_lay_out() -> None:
    state = set_up(f"displays W; {CROWDED}", seats=4, to_act=3)
    assert (pile(state, "bag"), pile(state, "lid")) == ("", "")
    assert told(state, "0w5", "bonus")[2] == {
        "event": "bonus",
        "seat": 2,
        "rows": 0,
        "columns": 4,
        "colours": 0,
        "points": 28,
    }
    state = play(state, "0w5")
    assert (game.to_act(state), game.scores(state), game.winners(state)) == (None, (38, 48, 58, 48), (2,))
    assert lines(state, 3)[4] == "....W"


def test_az_33_the_game_ends_when_a_loose_tile_can_complete_no_line() -> None:
    """The white tile of line 2 of seat 0 falls: that line needs two now, and those of the other seats 2, 3 and 4."""
    crowded = CROWDED.replace(".W | w", ".. | w").replace("..... |", "....W |")
    state = play(set_up(f"displays W; {crowded}", seats=4, to_act=0), "0wf")
    assert (pile(state, "bag") + pile(state, "lid"), shown(state, "phase")) == ("W", "over")
    assert (game.scores(state), game.winners(state)) == ((37, 48, 58, 48), (2,))


def test_az_33_the_game_goes_on_while_a_loose_tile_can_complete_a_line() -> None:
    """The last white tile falls from seat 3: it can still complete line 2 of seat 0."""
    state = play(set_up(f"displays W; {CROWDED}", seats=4, to_act=3), "0wf")
    assert (pile(state, "lid"), shown(state, "phase"), game.scores(state)) == ("W", "deal", (10, 20, 30, 19))


def test_az_33_the_game_ends_when_every_line_can_only_spill() -> None:
    """53 tiles come to be loose, and none has a cell: the column of each free cell shows the colours it lacks."""
    state = set_up(
        """
        centre WWW
        seat 0
            Y | . K R W B
           BB | Y W K R .
          .RR | B . . Y W
         ...Y | . R W B K
        KKKKK | R Y B . .
        floor 1 YBBB
        seat 1
            . | . B R W Y
           .. | B Y W K .
          RRR | K W . Y B
         ...K | R . Y B W
        .YYYY | W K B . R
        """,
        side="grey",
        to_act=1,
    )
    assert [event["line"] for event in told(state, "cwf", "spill")] == [1, 2, 3]
    state = play(state, "cwf")
    assert (game.to_act(state), game.scores(state), game.winners(state)) == (None, (7, 20), (1,))
    assert (lines(state, 0)[2], lines(state, 1)[4]) == (".RR", ".YYYY")


def test_az_33_the_game_goes_on_while_a_spilt_line_can_take_another_colour() -> None:
    """Line 5 of seat 0 can only spill its black tile; empty again, it can bring red to the first column."""
    state = set_up(
        """
        centre RRRRRR
        seat 0
            . | K R B . W
           .. | W B . R K
          ... | B K W Y .
         .BBB | . Y K W R
        ....K | . W Y B .
        seat 1
            K | B . Y R W
           BB | W K . Y R
          YYY | R . K W B
         ..WW | . Y R B K
        ..WWW | Y R B K .
        floor B1Y
        """,
        side="grey",
        to_act=0,
    )
    state = play(state, "cr3")
    assert (shown(state, "phase"), game.to_act(state)) == ("deal", NATURE)


def test_az_40_the_game_ends_after_the_wall_tiling_that_completes_a_row() -> None:
    state = set_up(
        """
        displays KK WW
        seat 0
            W | B Y R K w
           .. | w b y r k
          ... | k w b y r
         .... | r k w b y
        ..... | y r k w b
        """
    )
    state = play(state, "0k2")
    assert (game.to_act(state), shown(state, "phase")) == (1, "offer")
    state = play(state, "1w2")
    assert (game.to_act(state), list(game.moves(state)), shown(state, "winners")) == (None, [], [0])
    assert refusal(state, "0b1") == refusal(state, "1@1") == ("game-over", "AZ-40")


def test_az_41_rows_columns_and_colours_pay_2_7_and_10() -> None:
    state = set_up(
        """
        displays R
        seat 0, 10 points
            K | B Y R k W
           .. | W B y r k
          ... | K W B y r
         .... | R K W B y
        ..... | Y r k W B
        seat 1, 10 points
            . | B y r k w
           .. | W b y r k
          ... | K w b y r
         .... | R k w b y
        ..... | Y r k w b
        """,
        to_act=1,
    )
    bonuses = [(e["rows"], e["columns"], e["colours"], e["points"]) for e in told(state, "0r2", "bonus")]
    assert bonuses == [(1, 1, 2, 29), (0, 1, 0, 7)]
    assert [event["points"] for event in told(state, "0r2", "tile")] == [5]
    assert game.scores(state) == (10, 10)
    assert game.scores(play(state, "0r2")) == (44, 17)


def finished(*boards: str) -> Any:
    return set_up("; ".join(boards), phase="over", to_act=None, marker=0)


ROW = ". | B Y R K W; .. | w b y r k; ... | k w b y r; .... | r k w b y; ..... | y r k w b"
TWO_ROWS = ". | B Y R K W; .. | W B Y R K; ... | k w b y r; .... | r k w b y; ..... | y r k w b"


def test_az_42_most_points_win() -> None:
    assert game.winners(finished(f"seat 0, 40 points; {ROW}", f"seat 1, 41 points; {ROW}")) == (1,)
    assert game.winners(finished(f"seat 0, 41 points; {ROW}", f"seat 1, 40 points; {TWO_ROWS}")) == (0,)


def test_az_42_a_tie_goes_to_more_complete_rows_and_is_shared_after_that() -> None:
    assert game.winners(finished(f"seat 0, 40 points; {ROW}", f"seat 1, 40 points; {TWO_ROWS}")) == (1,)
    assert game.winners(finished(f"seat 0, 40 points; {ROW}", f"seat 1, 40 points; {ROW}")) == (0, 1)
    assert game.winners(finished(f"seat 0, 40 points; {ROW}", "seat 1, 39 points")) == (0,)


def test_az_42_no_seat_has_won_before_the_end() -> None:
    state = set_up("displays BBBB; seat 0, 40 points")
    assert game.winners(state) == ()
    assert "winners" not in game.position(state)
