"""Games of the same people one after another: the start goes round, and a sheet tells what each game brought."""

from typing import Any

import pytest

from server.harness.client import Client
from server.harness.secret_game import TURNS
from server.harness.servers import Server
from server.harness.stores import on_postgresql
from server.table.test_results import say_numbers
from server.table.test_tables import play_to_the_end

NAMES = ["Anna", "Björn", "Cecilie"]
PEOPLE = [{"kind": "me", "name": name} for name in NAMES]


def finish(client: Client) -> None:
    """Plays a short game to its end."""
    say_numbers(client, TURNS)
    client.wait_for("table", stage="over")


def play_again(client: Client) -> None:
    client.say(type="rematch")
    code = client.wait_for("table")["rematch"]
    client.update = {}
    client.watch(code)


def sheet(client: Client) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = client.ask("sheet", type="series")["lines"]
    return lines


def names(client: Client) -> list[str]:
    return [seat["name"] for seat in client.table["seats"]]


def test_the_seat_after_the_one_that_began_begins_next(server: Server) -> None:
    with server.client() as anna:
        anna.create(*PEOPLE, game="timeline", first=1, hand=1)
        for began in (1, 2, 0):
            assert anna.wait_for("update")["to_act"] == began
            play_to_the_end(anna)
            play_again(anna)
            assert names(anna) == NAMES
            assert anna.table["options"]["first"] == (began + 1) % 3


def test_a_random_beginning_goes_round_from_the_drawn_seat(server: Server) -> None:
    with server.client() as anna:
        anna.create(*PEOPLE[:2], game="timeline", first="random", hand=1)
        began = anna.wait_for("update")["to_act"]
        play_to_the_end(anna)
        play_again(anna)
        assert anna.wait_for("update")["to_act"] == 1 - began


def test_in_a_game_without_the_option_first_all_players_move_up(server: Server) -> None:
    with server.client() as anna:
        anna.create(*PEOPLE, game="secret")
        for shift in range(4):
            assert names(anna) == [*NAMES[shift % 3 :], *NAMES[: shift % 3]]
            finish(anna)
            play_again(anna)


@on_postgresql
def test_the_sheet_follows_people_and_not_seats(server: Server) -> None:
    """In this game the first seat always wins; the people move up, so each of them has won once."""
    with server.client() as anna:
        anna.create(*PEOPLE, game="secret")
        assert sheet(anna) == []
        played: list[dict[str, int]] = []
        codes: list[str] = []
        for number in range(3):
            finish(anna)
            codes.append(anna.table["code"])
            played.append(dict(zip(names(anna), anna.update["scores"], strict=True)))
            lines = sheet(anna)
            assert [line["code"] for line in lines] == codes
            for line, points in zip(lines, played, strict=True):
                assert dict(zip(names(anna), line["points"], strict=True)) == points
            if number < 2:
                play_again(anna)
                assert len(sheet(anna)) == number + 1
        assert sorted(names(anna)[line["ranks"].index(1)] for line in lines) == NAMES


def test_the_sheet_ends_at_the_table_that_is_looked_at(server: Server) -> None:
    with server.client() as anna:
        first = anna.create(*PEOPLE, game="secret")
        finish(anna)
        play_again(anna)
        finish(anna)
        assert len(sheet(anna)) == 2
        anna.watch(first)
        assert [line["code"] for line in sheet(anna)] == [first]


def test_points_stay_at_their_seats_where_no_player_moves_up(server: Server) -> None:
    with server.client() as anna:
        anna.create(*PEOPLE, game="timeline", hand=1)
        played = []
        for _ in range(2):
            play_to_the_end(anna)
            played.append(anna.update["scores"])
            lines = sheet(anna)
            play_again(anna)
        assert [line["points"] for line in lines] == played


def test_a_sheet_is_asked_for_at_a_table(server: Server) -> None:
    with server.client() as anna:
        assert anna.refused(type="series")["key"] == "no-table"


@pytest.mark.parametrize("chat", [True, False])
def test_terms_go_on_through_a_series(server: Server, chat: bool) -> None:
    with server.client() as anna:
        anna.create(*PEOPLE, game="secret")
        anna.ask("table", type="change-terms", chat=chat)
        finish(anna)
        play_again(anna)
        assert anna.table["terms"]["chat"] is chat
