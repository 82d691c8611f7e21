"""Lessons over the socket: a step and its moves for anyone after hello, judged by the rules, without a table."""

from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest

from bordspil import games
from server.harness.client import Client
from server.harness.servers import Server

BLUE = {"take": "blue", "from": 0, "to": 2}
AT_FIRST = {"game": "azul", "lesson": "first", "step": 0}


@pytest.fixture(scope="module")
def pupil(server: Server) -> Iterator[Client]:
    with server.client() as pupil:
        yield pupil


def attempt(pupil: Client, move: dict[str, Any] | None, **step: Any) -> dict[str, Any]:
    return pupil.ask("tried", type="try-move", **AT_FIRST | step, move=move)


def test_the_games_that_teach_say_so(pupil: Client) -> None:
    told = {game["id"]: game["lessons"] for game in pupil.welcome["games"]}
    assert told["azul"] == ["first", "practice"]
    assert told == {name: list(taught.LESSONS) if (taught := games.load(name).lessons) else [] for name in told}


def test_a_step_has_a_position_and_its_legal_moves(pupil: Client) -> None:
    step = pupil.ask("lesson-step", type="ask-step", **AT_FIRST)
    assert (step["name"], step["step"], step["steps"], step["goes_on"]) == ("take", 0, 9, False)
    assert step["solution"] == BLUE
    assert step["solution"] in step["update"]["moves"]
    assert step["update"]["to_act"] == 0
    assert step["update"]["view"]["displays"][0] == ["blue", "blue", "black", "black"]


def test_a_right_move_is_played_with_the_moves_of_the_others_after_it(pupil: Client) -> None:
    tried = attempt(pupil, BLUE)
    assert tried["right"]
    assert [update["events"][0]["seat"] for update in tried["updates"]] == [0, 1]
    after = pupil.ask("lesson-step", type="ask-step", **AT_FIRST | {"step": 1})
    assert after["goes_on"]
    assert after["update"]["view"] == tried["updates"][-1]["view"]


def test_a_legal_move_that_is_not_meant_is_explained_and_not_played(pupil: Client) -> None:
    tried = attempt(pupil, BLUE | {"to": 1})
    assert (tried["right"], tried["remark"], tried["updates"]) == (False, "short", [])


def test_an_illegal_move_is_refused_by_its_rule(pupil: Client) -> None:
    refused = pupil.refused(
        type="try-move", **AT_FIRST | {"step": 1}, move={"take": "yellow", "from": "centre", "to": 2}
    )
    assert (refused["key"], refused["rule"], refused["about"]) == ("line-complete", "AZ-12", "try-move")


def test_who_has_read_goes_on_with_chance(pupil: Client) -> None:
    tried = attempt(pupil, None, step=3)
    assert [event["event"] for event in tried["updates"][0]["events"]][-1] == "deal"


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"lesson": "last"}, "lesson-unknown"),
        ({"step": 99}, "lesson-unknown"),
        ({"lesson": "puzzle-9999"}, "lesson-unknown"),
        ({"lesson": "puzzle-one"}, "lesson-unknown"),
        ({"game": "timeline", "lesson": "puzzle-0"}, "lesson-unknown"),
        ({"game": "timeline", "lesson": "day-today"}, "lesson-unknown"),
        ({"game": "timeline", "lesson": "day-1999-12-31"}, "lesson-unknown"),
        ({"game": "timeline", "lesson": "day-9999-12-31"}, "lesson-unknown"),
        ({"lesson": f"day-{date.today()}"}, "lesson-unknown"),
        ({"step": 100}, "message-shape"),
    ],
)
def test_what_is_not_taught_is_refused(pupil: Client, wrong: dict[str, Any], key: str) -> None:
    assert pupil.refused(type="ask-step", **AT_FIRST | wrong)["key"] == key
    assert pupil.refused(type="try-move", **AT_FIRST | wrong)["key"] == key


def test_a_puzzle_is_a_lesson_of_one_step_and_tells_its_natural_wrong_move(pupil: Client) -> None:
    told = {game["id"]: game["puzzles"] for game in pupil.welcome["games"]}
    assert told["azul"] >= 300
    assert told["timeline"] == 0
    step = pupil.ask("lesson-step", type="ask-step", game="azul", lesson="puzzle-0", step=0)
    assert (step["steps"], step["update"]["to_act"]) == (1, 0)
    wrong = attempt(pupil, step["puzzle"]["wrong"], lesson="puzzle-0")
    assert not wrong["right"]
    assert wrong["updates"]
    assert attempt(pupil, step["solution"], lesson="puzzle-0")["right"]


def test_the_line_of_a_day_has_ten_cards_and_shows_where_a_wrong_one_went(pupil: Client) -> None:
    assert [game["id"] for game in pupil.welcome["games"] if game["daily"]] == ["timeline"]
    line = {"game": "timeline", "lesson": f"day-{date.today()}"}
    step = pupil.ask("lesson-step", type="ask-step", **line, step=4)
    assert (step["steps"], len(step["update"]["view"]["timeline"])) == (10, 5)
    right = step["solution"]
    tried = attempt(pupil, right | {"place": (right["place"] + 1) % 6}, **line, step=4)
    assert (tried["right"], len(tried["updates"])) == (False, 1)
    assert attempt(pupil, right, **line, step=4)["right"]


def test_a_pupil_has_no_table_and_nothing_is_kept(pupil: Client) -> None:
    attempt(pupil, BLUE)
    assert pupil.ask("tables", type="mine")["tables"] == []
