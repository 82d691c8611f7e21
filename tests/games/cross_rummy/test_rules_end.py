"""The rules of Cross Rummy about the end of a game, its points and a series of games (CR-50 to CR-52)."""

from typing import Any

import pytest

from bordspil.core.chance import Chance
from bordspil.core.game import NATURE, BadRequest
from bordspil.core.table import Table
from games.cross_rummy.drawing_reader import game, lay, play, position, rack, refusal, refused_by, set_up, shown


def told(state: Any, move: dict[str, Any], event: str) -> list[dict[str, Any]]:
    """Returns the events of this kind that all see when a move is played."""
    return [found for found in game.events(state, game.notation.from_object(move), None) if found["event"] == event]


def test_cr_50_an_empty_rack_at_the_end_of_a_turn_ends_the_game() -> None:
    state = set_up("r5 r6 r7\nrack 0 r8\nrack 1 b3 b4 pass2")
    over = told(state, lay("r5 r6 r7 r8"), "over")
    state = play(state, lay("r5 r6 r7 r8"))
    assert (game.to_act(state), game.winners(state), game.scores(state)) == (None, (0,), (0, 27))
    assert (shown(state, "winners"), list(game.moves(state))) == ([0], [])
    assert (over[0]["reason"], over[0]["winners"], over[0]["scores"]) == ("empty", [0], [0, 27])
    assert [sorted(names) for names in over[0]["racks"]] == [[], ["b3", "b4", "pass2"]]


@pytest.mark.parametrize("move", [{"draw": True}, {"skip": True}, {"play": "pass2"}, {"pass": []}, lay("r5 r6 r7 r8")])
def test_cr_50_nothing_is_played_after_the_end(move: dict[str, Any]) -> None:
    state = play(set_up("r5 r6 r7\nrack 0 r8\nrack 1 b3 pass2"), lay("r5 r6 r7 r8"))
    assert refused_by(state, move) in ("CR-50", "CR-52")


def test_cr_50_the_last_tile_may_be_an_action_tile() -> None:
    state = play(set_up("rack 0 draw3\nrack 1 b3"), {"play": "draw3", "against": 1})
    assert (game.to_act(state), game.winners(state)) == (None, (0,))
    assert len(shown(state, "racks")[1]) == 4


def test_cr_50_a_pass_two_as_the_last_tile_brings_others_and_wins_nothing() -> None:
    state = play(set_up("rack 0 pass2\nrack 1 b3 b4 b5"), {"play": "pass2"})
    assert game.to_act(state) == 0
    state = play(state, {"pass": []}, {"pass": ["b3", "b4"]})
    assert (game.to_act(state), rack(state, 0)) == (1, ["b3", "b4"])


def test_cr_50_a_rack_that_pass_two_leaves_empty_wins() -> None:
    """Seat 1 passes its last two tiles and receives nothing from seat 0, who had only the Pass Two."""
    state = set_up("rack 0 pass2\nrack 1 b3 b4\nrack 2 y5 y6 y7", 3)
    state = play(state, {"play": "pass2"}, {"pass": []}, {"pass": ["b3", "b4"]}, {"pass": ["y5", "y7"]})
    assert (game.to_act(state), game.winners(state)) == (None, (1,))
    assert game.scores(state) == (12, 0, 13)


def test_cr_50_a_rack_may_be_empty_during_a_turn() -> None:
    """Seat 1 passes its last tile but receives two: no seat has won."""
    state = play(
        set_up("rack 0 r1 r2 r3 pass2\nrack 1 b3"), {"play": "pass2"}, {"pass": ["r1", "r2"]}, {"pass": ["b3"]}
    )
    assert (game.to_act(state), game.winners(state)) == (1, ())


def test_cr_51_losers_score_the_tiles_left_and_action_tiles_count_20() -> None:
    state = set_up("r5 r6 r7\nrack 0 r8\nrack 1 b14 y1 pass2 draw3\nrack 2 g13", 3)
    assert game.scores(state) == (8, 55, 13)
    assert game.scores(play(state, lay("r5 r6 r7 r8"))) == (0, 55, 13)


# Seat 0, or the seat that is put first, goes out with r8; the others keep what they have.
LAST_TURN = "r5 r6 r7\nrack {} r8\nrack {} b14\nrack {} y1 y2"
GOING_OUT = lay("r5 r6 r7 r8")


def in_series(sheet: list[list[int]], seats: tuple[int, int, int] = (0, 1, 2), **fields: Any) -> Table:
    """Returns a table of three games on which the first of these seats can go out, after the games on the sheet."""
    table = Table(game, {"games": 3, "first": 1}, 3, Chance.of(1))
    given = {"to_act": seats[0], "game": len(sheet) + 1, "sheet": sheet} | fields
    table.set_up(position(LAST_TURN.format(*seats), 3, **given))
    return table


def test_cr_51_a_series_goes_on_with_a_new_deal() -> None:
    table = in_series([])
    table.play(0, game.notation.from_object(GOING_OUT))
    assert [entry.seat for entry in table.log] == [0, NATURE]
    position = game.position(table.state)
    assert (position["game"], position["sheet"]) == (2, [[0, 14, 3]])
    assert (position["table"], position["founded"], position["removed"]) == ([], [None] * 3, [])
    assert ([len(names) for names in position["racks"]], len(position["pool"])) == ([15] * 3, 6)
    assert game.winners(table.state) == ()
    assert game.standing(table.state) == (0, 14, 3)


def test_cr_51_the_next_seat_begins_the_next_game() -> None:
    """Seat 1 began the first game, which decides, not who won it."""
    for number, sheet in enumerate([[], [[5, 0, 7]]]):
        table = in_series(sheet)
        table.play(0, game.notation.from_object(GOING_OUT))
        assert table.to_act() == (1 + number + 1) % 3


def test_cr_51_the_lowest_total_of_the_series_wins() -> None:
    table = in_series([[30, 0, 8], [22, 0, 4]])
    over = [
        event
        for event in game.events(table.state, game.notation.from_object(GOING_OUT), None)
        if event["event"] == "over"
    ]
    table.play(0, game.notation.from_object(GOING_OUT))
    assert (table.to_act(), game.winners(table.state)) == (None, (1,))
    assert game.scores(table.state) == game.standing(table.state) == (52, 14, 15)
    assert (over[0]["scores"], over[0]["totals"], over[0]["winners"]) == ([0, 14, 3], [52, 14, 15], [1])


def test_cr_51_the_winner_of_a_single_game_of_a_series_is_told() -> None:
    table = in_series([[0, 30, 8]])
    over = told(table.state, GOING_OUT, "over")
    assert (over[0]["winners"], over[0]["totals"], over[0]["game"]) == ([0], [0, 44, 11], 2)


def test_cr_51_equal_totals_share_the_victory() -> None:
    table = in_series([[30, 0, 0], [22, 0, 11]])
    table.play(0, game.notation.from_object(GOING_OUT))
    assert (game.scores(table.state), game.winners(table.state)) == ((52, 14, 14), (1, 2))


@pytest.mark.parametrize("games", [0, 2, 4, True, "3"])
def test_cr_51_a_series_has_one_three_or_five_games(games: Any) -> None:
    with pytest.raises(BadRequest):
        Table(game, {"games": games}, 2, Chance.of(1))


BLOCKED = "rack 0 b1 b2\nrack 1 b3\npool\nbag\nrest 2"
SKIP = {"skip": True}


def test_cr_52_when_all_pass_in_succession_the_game_is_blocked() -> None:
    state = play(set_up(BLOCKED, 3), SKIP, SKIP)
    assert (shown(state, "skips"), game.to_act(state)) == (2, 2)
    over = told(state, SKIP, "over")
    state = play(state, SKIP)
    assert (game.to_act(state), game.winners(state), game.scores(state)[:2]) == (None, (0, 1), (3, 3))
    assert (over[0]["reason"], over[0]["winners"]) == ("blocked", [0, 1])
    assert refusal(state, SKIP)[1] in ("CR-50", "CR-52")


def test_cr_52_any_other_turn_begins_the_count_anew() -> None:
    """Seat 2 plays a tile after two passes; then all three must pass."""
    drawing = "rack 0 b1 b2\nrack 1 b3\nrack 2 y3\nr5 r6 r7\npool\nbag\nrest 2"
    state = play(set_up(drawing, 3), SKIP, SKIP, lay("r5 r6 r7 r8"))
    assert (shown(state, "skips"), game.to_act(state)) == (0, 0)
    state = play(state, SKIP, SKIP)
    assert game.to_act(state) == 2
    assert game.to_act(play(state, SKIP)) is None


def test_cr_52_the_lowest_rack_wins_a_blocked_game() -> None:
    state = play(set_up("rack 0 b1 pass2\nrack 1 b13\npool\nbag\nrest 2", 3), SKIP, SKIP, SKIP)
    assert (game.winners(state), game.scores(state)[:2]) == ((1,), (21, 13))


def test_cr_52_a_blocked_game_of_a_series_is_written_down_too() -> None:
    table = Table(game, {"games": 3, "first": 0}, 3, Chance.of(1))
    table.set_up(position(BLOCKED, 3, skips=2, to_act=1, game=1, sheet=[]))
    table.play(1, game.notation.from_object(SKIP))
    assert game.position(table.state)["sheet"][0][:2] == [3, 3]
    assert (game.position(table.state)["game"], table.to_act()) == (2, 1)
