"""Names and colours at a table: one's own may be changed at any time, and no two seats look the same."""

from itertools import product

import pytest

from bordspil.core import characters
from bordspil.server.session.wire.shapes import COLOURS, PORTRAITS
from bordspil.server.store.rows import SeatRow
from bordspil.server.table.appearance import colours_of
from server.harness.client import Client
from server.harness.servers import Server

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "easy"}


def test_people_may_choose_every_portrait_there_is() -> None:
    assert PORTRAITS == characters.PORTRAITS


def colours(client: Client) -> list[int]:
    return [seat["colour"] for seat in client.table["seats"]]


def test_every_seat_has_a_colour_of_its_own_whatever_is_chosen() -> None:
    for chosen in product([None, *range(COLOURS)], repeat=4):
        named = [colour for colour in chosen if colour is not None]
        if len(set(named)) == len(named):
            found = colours_of([SeatRow("person", colour=colour) for colour in chosen])
            assert len(set(found)) == 4
            assert all(colour in (None, is_now) for colour, is_now in zip(chosen, found, strict=True))


def test_with_more_seats_than_colours_some_share() -> None:
    found = colours_of([SeatRow("bot")] * 11)
    assert found[:8] == list(range(8))
    assert all(0 <= colour < COLOURS for colour in found)


def test_a_default_colour_gives_way_to_a_chosen_one(server: Server) -> None:
    with server.client() as anna, server.client() as bjorn:
        bjorn.watch(anna.create(ME, OPEN, BOT))
        bjorn.ask("table", type="sit", seat=1, name="Björn")
        assert colours(bjorn) == [0, 1, 2]
        bjorn.ask("table", type="appear", seat=1, colour=0)
        assert colours(bjorn) == [1, 0, 2]
        bjorn.ask("table", type="appear", seat=1, colour=7)
        assert colours(bjorn) == [0, 7, 2]


def test_a_chosen_colour_is_taken(server: Server) -> None:
    with server.client() as anna, server.client() as bjorn:
        bjorn.watch(anna.create(ME, OPEN))
        bjorn.ask("table", type="sit", seat=1, name="Björn")
        bjorn.ask("table", type="appear", seat=1, colour=5)
        assert anna.refused(type="appear", seat=0, colour=5)["key"] == "colour-taken"
        assert bjorn.ask("table", type="appear", seat=1, colour=5)["seats"][1]["colour"] == 5


def test_a_name_is_changed_during_play_and_comes_without_control_characters(server: Server) -> None:
    with server.client() as anna:
        code = anna.create(ME, BOT)
        anna.ask("table", type="appear", seat=0, colour=3)
        anna.ask("table", type="appear", seat=0, name=" Ása\u0007\n  Sól ")
        seat = anna.table["seats"][0]
        assert (seat["name"], seat["colour"], seat["yours"]) == ("Ása Sól", 3, True)
        anna.create(ME, OPEN)
        assert anna.watch(code)["seats"][0]["name"] == "Ása Sól"


@pytest.mark.parametrize("look", [{"name": "x" * 25}, {"colour": 8}, {"colour": -1}, {"colour": True}])
def test_names_too_long_and_colours_there_are_not_are_refused(server: Server, look: dict[str, object]) -> None:
    with server.client() as anna:
        anna.create(ME, OPEN)
        assert anna.refused(type="appear", seat=0, **look)["key"] == "message-shape"


def test_a_player_cannot_rename_others(server: Server) -> None:
    with server.client() as anna, server.client() as eve:
        eve.watch(anna.create(ME, BOT))
        for seat in (0, 1):
            assert eve.refused(type="appear", seat=seat, name="Eve")["key"] == "not-your-seat"
        assert anna.refused(type="appear", seat=1, name="Robot")["key"] == "not-your-seat"
