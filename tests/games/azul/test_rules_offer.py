"""The rules of Azul up to the end of the factory offer (AZ-1 to AZ-18), one by one."""

from typing import Any

import pytest

from bordspil.core.chance import Chance
from bordspil.core.game import NATURE, BadRequest, ImpossiblePosition, agree
from bordspil.games.azul.game import game
from games.azul.drawing_reader import floor, lines, moves, pile, play, position, refusal, set_up, told, wall

COLOURED = {"side": "coloured", "first": 0}


def shown(state: Any, field: str) -> Any:
    return game.position(state)[field]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_az_1_two_to_four_players_and_twenty_tiles_of_each_colour(seats: int) -> None:
    state = game.start(COLOURED, seats)
    assert len(shown(state, "boards")) == seats
    assert shown(state, "bag") == {"blue": 20, "yellow": 20, "red": 20, "black": 20, "white": 20}


@pytest.mark.parametrize("seats", [1, 5])
def test_az_1_one_player_or_five_are_refused(seats: int) -> None:
    with pytest.raises(BadRequest) as refused:
        agree(game, {}, seats)
    assert (refused.value.key, refused.value.details["low"], refused.value.details["high"]) == (
        "seats-out-of-range",
        2,
        4,
    )


@pytest.mark.parametrize(("seats", "displays"), [(2, 5), (3, 7), (4, 9)])
def test_az_2_displays_by_the_number_of_players(seats: int, displays: int) -> None:
    state = game.start(COLOURED, seats)
    state = game.play(state, game.sample(state, Chance.of(seats)))
    assert [len(display) for display in shown(state, "displays")] == [4] * displays
    assert (shown(state, "centre"), shown(state, "marker")) == ([], "centre")


def test_az_2_a_display_that_is_not_on_the_table_is_refused() -> None:
    assert refusal(set_up("displays BBRY"), "5b1") == ("display-unknown", "AZ-2")
    assert refusal(set_up("displays BBRY", seats=3), "7b1") == ("display-unknown", "AZ-2")


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_az_3_line_n_holds_n_tiles(number: int) -> None:
    state = play(set_up("displays KKKK; centre BBBBBB; seat 1; floor 1"), f"cb{number}")
    assert lines(state, 0)[number - 1] == "B" * number
    assert floor(state, 0) == "B" * (6 - number)


@pytest.mark.parametrize(("spaces", "cost"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 6), (5, 8), (6, 11), (7, 14)])
def test_az_3_the_seven_floor_spaces_cost_1_1_2_2_2_3_3(spaces: int, cost: int) -> None:
    state = set_up(f"displays K; seat 0, 30 points; floor {'W' * spaces}", to_act=1)
    assert game.scores(state) == (30, 0)
    assert game.scores(play(state, "0k2")) == (30 - cost, 0)


def test_az_3_a_board_is_empty_at_first() -> None:
    board = shown(game.start(COLOURED, 2), "boards")[1]
    assert board["score"] == 0
    assert board["lines"] == [{"colour": None, "count": 0}] * 5
    assert board["wall"] == [[None] * 5] * 5
    assert board["floor"] == []


def test_az_4_each_cell_of_the_coloured_wall_belongs_to_one_colour() -> None:
    cells: list[set[str]] = [set() for _ in range(25)]
    for letter in "BYRKW":
        triangle = "; ".join(f"{letter * number} | . . . . ." for number in range(1, 6))
        last = "W" if letter == "B" else "B"
        state = play(set_up(f"displays {last}; seat 0; {triangle}", to_act=1), f"0{last}f")
        for cell, tile in zip(cells, " ".join(wall(state, 0)).split(), strict=True):
            cell.update({tile} - {"."})
    assert [" ".join(map("".join, cells[row : row + 5])) for row in range(0, 25, 5)] == [
        "B Y R K W",
        "W B Y R K",
        "K W B Y R",
        "R K W B Y",
        "Y R K W B",
    ]


def test_az_5_a_position_of_the_other_side_is_refused() -> None:
    grey = position("displays BBRY", side="grey")
    with pytest.raises(ImpossiblePosition) as refused:
        game.set_up(grey, COLOURED, 2)
    assert (refused.value.key, refused.value.rule) == ("position-side", "AZ-5")
    assert shown(game.set_up(grey, {"side": "grey", "first": 0}, 2), "side") == "grey"


def test_az_10_a_deal_fills_display_after_display_and_puts_the_marker_in_the_centre() -> None:
    state = game.start({"side": "coloured", "first": 1}, 2)
    assert game.to_act(state) == NATURE
    state = play(state, "deal bbry kwwb bbbb yyyy rrrr")
    assert shown(state, "displays")[1] == ["blue", "black", "white", "white"]
    assert [display[0] for display in shown(state, "displays")[2:]] == ["blue", "yellow", "red"]
    assert shown(state, "bag") == {"blue": 13, "yellow": 15, "red": 15, "black": 19, "white": 18}
    assert (game.to_act(state), shown(state, "round"), shown(state, "marker")) == (1, 1, "centre")


def test_az_10_the_first_player_is_chosen_by_lot_or_agreed() -> None:
    state = game.start({"side": "coloured", "first": "random"}, 3)
    lots = {game.notation.write(game.sample(state, Chance.of(seed))) for seed in range(30)}
    assert lots == {"first 0", "first 1", "first 2"}
    assert shown(play(state, "first 2"), "started_by") == 2
    assert refusal(state, "first 3") == ("seat-unknown", "AZ-1")
    assert shown(game.start({"side": "coloured", "first": 1}, 3), "started_by") == 1


def test_az_10_no_seat_plays_before_the_deal() -> None:
    state = game.start(COLOURED, 2)
    assert list(game.moves(state)) == []
    assert refusal(state, "0b1") == ("chance-decides", "AZ-10")
    assert refusal(play(state, "deal bbry kwwb bbbb yyyy rrrr"), "deal bbry") == ("chance-decides", "AZ-10")


def test_az_10_the_holder_of_the_marker_starts_the_next_round_and_puts_it_back() -> None:
    state = play(set_up("centre 1 B", to_act=1), "cb2")
    assert (game.to_act(state), shown(state, "marker")) == (NATURE, 1)
    state = game.play(state, game.sample(state, Chance.of(1)))
    assert (game.to_act(state), shown(state, "marker")) == (1, "centre")
    assert (shown(state, "started_by"), shown(state, "round")) == (1, 2)


def test_az_11_a_take_lifts_one_colour_off_a_display_and_the_rest_goes_to_the_centre() -> None:
    state = play(set_up("displays BBRY KKWW; centre 1 Y"), "0b2")
    assert lines(state, 0)[1] == "BB"
    assert shown(state, "displays")[:2] == [[], ["black", "black", "white", "white"]]
    assert shown(state, "centre") == ["yellow", "yellow", "red"]
    assert shown(state, "marker") == "centre"


def test_az_11_a_take_lifts_one_colour_out_of_the_centre() -> None:
    state = play(set_up("displays KKKK; centre 1 YRRY"), "cy3")
    assert lines(state, 0)[2] == ".YY"
    assert shown(state, "centre") == ["red", "red"]


def test_az_11_only_the_first_taker_from_the_centre_gets_the_marker() -> None:
    state = set_up("centre 1 YRB")
    assert told(state, "cy1", "take")[0]["marker"] is True
    state = play(state, "cy1")
    assert (floor(state, 0), shown(state, "marker")) == ("1", 0)
    assert told(state, "cr1", "take")[0]["marker"] is False
    state = play(state, "cr1")
    assert (floor(state, 1), shown(state, "marker")) == ("", 0)


def test_az_11_turns_go_clockwise() -> None:
    state = set_up("displays B B B B", seats=3, to_act=1)
    order = [game.to_act(state)]
    for text in ("0bf", "1bf", "2bf"):
        state = play(state, text)
        order.append(game.to_act(state))
    assert order == [1, 2, 0, 1]


def test_az_11_a_colour_that_is_not_there_is_refused() -> None:
    state = set_up("displays BBRY; centre 1 K")
    assert refusal(state, "0k1") == ("colour-not-there", "AZ-11")
    assert refusal(state, "cb1") == ("colour-not-there", "AZ-11")
    assert refusal(state, "1bf") == ("colour-not-there", "AZ-11")


def test_az_12_a_line_with_tiles_takes_only_their_colour_and_a_complete_one_nothing() -> None:
    state = set_up("""
        displays BBRY KKKK
        seat 0
            B | . . . . .
           .R | . . . . .
          ..B | . . . . .
         .... | . . . . .
        ..... | . . . . .
    """)
    assert {move for move in moves(state) if move.startswith("0b")} == {"0b3", "0b4", "0b5", "0bf"}
    assert refusal(state, "0b1") == ("line-complete", "AZ-12")
    assert refusal(state, "0r1") == ("line-complete", "AZ-12")
    assert refusal(state, "0b2") == ("line-other-colour", "AZ-12")
    assert lines(play(state, "0b3"), 0) == ["B", ".R", "BBB", "....", "....."]


def test_az_13_a_line_takes_no_colour_that_its_wall_row_shows() -> None:
    state = set_up("""
        displays YYRK
        seat 0
            . | b y r k w
           .. | w b Y r k
          ... | k w b y r
         .... | r k w b Y
        ..... | y r k w b
    """)
    assert {move for move in moves(state) if move.startswith("0y")} == {"0y1", "0y3", "0y5", "0yf"}
    assert refusal(state, "0y2") == ("line-wall-shows", "AZ-13")
    assert refusal(state, "0y4") == ("line-wall-shows", "AZ-13")


def test_az_14_tiles_that_do_not_fit_fall_to_the_floor_from_the_left() -> None:
    state = set_up("""
        displays BBBK
        seat 0
            . | . . . . .
           .B | . . . . .
          ... | . . . . .
         .... | . . . . .
        ..... | . . . . .
        floor W
    """)
    assert told(state, "0b2", "take")[0]["fallen"] == 2
    state = play(state, "0b2")
    assert (lines(state, 0)[1], floor(state, 0)) == ("BB", "WBB")


def test_az_14_the_floor_may_be_chosen_although_a_line_is_open() -> None:
    state = play(set_up("displays BBBK"), "0bf")
    assert (lines(state, 0)[4], floor(state, 0)) == (".....", "BBB")


def test_az_15_tiles_beyond_the_floor_go_to_the_lid_and_cost_nothing() -> None:
    state = set_up("displays BBBB K; seat 0, 20 points; floor WWWWW")
    assert told(state, "0bf", "take")[0]["fallen"] == 4
    state = play(state, "0bf")
    assert (floor(state, 0), pile(state, "lid")) == ("WWWWWBB", "BB")
    assert game.scores(play(state, "1k2")) == (6, 0)


def test_az_16_the_marker_is_laid_before_the_tiles_of_its_take() -> None:
    state = play(set_up("displays K; centre 1 BBB; seat 0; floor W"), "cb2")
    assert (lines(state, 0)[1], floor(state, 0)) == ("BB", "W1B")
    state = play(set_up("displays K; centre 1 BBB; seat 0; floor WWWWWW"), "cbf")
    assert (floor(state, 0), pile(state, "lid")) == ("WWWWWW1", "BBB")


def test_az_16_beside_a_full_floor_the_marker_costs_nothing_and_still_starts_the_next_round() -> None:
    state = set_up("centre 1 B; seat 1, 20 points; floor WWWWWWW", to_act=1)
    take = told(state, "cb2", "take")[0]
    assert (take["marker"], take["fallen"]) == (True, 0)
    state = play(state, "cb2")
    assert (game.scores(state), shown(state, "marker")) == ((0, 6), 1)
    assert (pile(state, "lid"), shown(state, "started_by")) == ("WWWWWWW", 1)


def test_az_17_the_offer_ends_with_the_last_tile() -> None:
    state = set_up("displays BR")
    assert refusal(state, "1@1") == ("offer-not-over", "AZ-17")
    state = play(state, "0b1")
    assert (shown(state, "phase"), lines(state, 0)[0]) == ("offer", "B")
    state = play(state, "cr2")
    assert (shown(state, "phase"), lines(state, 0)[0], wall(state, 0)[0]) == ("deal", ".", "B . . . .")


def test_az_18_when_no_player_takes_from_the_centre_the_same_player_starts_again() -> None:
    state = play(set_up("displays BBBB KKKK", started_by=1, to_act=0), "0b4", "1k4")
    assert (shown(state, "phase"), shown(state, "marker")) == ("deal", "centre")
    state = game.play(state, game.sample(state, Chance.of(1)))
    assert (game.to_act(state), shown(state, "started_by")) == (1, 1)


def test_ex_6_where_two_yellow_tiles_may_go() -> None:
    state = set_up("""
        displays YYRK
        seat 0
            . | b y r k w
           .. | w b Y r k
          ... | k w b Y r
         ...B | r k w b y
        ..... | y r k w b
    """)
    assert {move for move in moves(state) if move.startswith("0y")} == {"0y1", "0y5", "0yf"}
    first, fifth, dropped = play(state, "0y1"), play(state, "0y5"), play(state, "0yf")
    assert (lines(first, 0)[0], floor(first, 0)) == ("Y", "Y")
    assert (lines(fifth, 0)[4], floor(fifth, 0)) == ("...YY", "")
    assert floor(dropped, 0) == "YY"
    assert refusal(state, "0y2") == refusal(state, "0y3") == ("line-wall-shows", "AZ-13")
    assert refusal(state, "0y4") == ("line-other-colour", "AZ-12")


def test_ex_8_the_others_of_a_display_go_to_the_centre_and_the_first_to_take_there_gets_the_marker() -> None:
    state = play(set_up("displays KKBY; centre 1"), "0k2")
    assert shown(state, "centre") == ["blue", "yellow"]
    assert floor(state, 0) == ""
    state = play(state, "cb1")
    assert (floor(state, 1), shown(state, "marker")) == ("1", 1)
