"""Presence at a table: players and spectators are broadcast to all, and connections that may not watch are kicked."""

from typing import Any

from server.harness.client import Client
from server.harness.servers import Server, wait_until
from server.table.test_absence import go_home, seat, sit_down
from server.table.test_tables import ME, OPEN, OTHER


def closed_table(client: Client, *seats: Any) -> str:
    """Opens a table closed to spectators."""
    terms = {"spectators": False}
    code: str = client.ask("table", type="create", game="azul", options={}, seats=list(seats), terms=terms)["code"]
    return code


def test_the_others_see_which_players_look_and_which_have_the_page_hidden(server: Server) -> None:
    anna, bjorn = sit_down(server, "Björn")
    assert (seat(anna)["connected"], seat(anna)["looking"]) == (True, True)
    bjorn.ask("table", type="set-visible", visible=False)
    while seat(anna)["looking"]:
        anna.wait_for("table")
    assert seat(anna)["connected"]
    bjorn.ask("table", type="set-visible", visible=True)
    while not seat(anna)["looking"]:
        anna.wait_for("table")
    bjorn.go()
    while seat(anna)["connected"]:
        anna.wait_for("table")
    assert not seat(anna)["looking"]
    anna.go()


def test_who_looks_at_one_of_two_pages_looks(server: Server) -> None:
    anna, bjorn = sit_down(server, "Björn")
    with server.client(bjorn.token) as again:
        again.watch(anna.table["code"])
        bjorn.ask("table", type="set-visible", visible=False)
        assert seat(bjorn)["looking"]
        again.ask("table", type="set-visible", visible=False)
        assert not seat(again)["looking"]
    go_home(anna, bjorn)


def test_a_page_is_always_answered_when_it_says_that_it_is_seen(server: Server) -> None:
    """The answer is a heartbeat, by which a page knows that its connection is alive."""
    with server.client() as anna:
        anna.create(ME, OPEN)
        for _ in range(3):
            anna.ask("table", type="set-visible", visible=True)


def test_spectators_are_counted(server: Server) -> None:
    with server.client() as anna:
        code = anna.create(ME, OTHER)
        assert anna.table["spectators"] == 0
        with server.client() as eve, server.client(eve.token) as again:
            for client in (eve, again):
                client.watch(code)
            while anna.table["spectators"] < 1:
                anna.wait_for("table")
            assert again.table["spectators"] == 1
        while anna.table["spectators"] > 0:
            anna.wait_for("table")


def test_a_table_can_be_closed_to_spectators(server: Server) -> None:
    with server.client() as anna, server.client() as eve:
        code = closed_table(anna, ME, OTHER)
        assert not anna.table["terms"]["spectators"]
        refusal = eve.refused(type="open-table", table=code)
        assert (refusal["key"], refusal["about"]) == ("no-spectators", "open-table")
        assert eve.refused(type="leave", seat=0)["key"] == "no-table"
        assert [message for message in eve.texts if '"update"' in message] == []
        anna.come_back()
        assert anna.wait_for("update")["seat"] is not None


def test_before_the_start_any_owner_may_open_a_table_to_find_a_seat(server: Server) -> None:
    with server.client() as anna, server.client() as bjorn, server.client() as eve:
        code = closed_table(anna, ME, OPEN)
        for client in (bjorn, eve):
            client.watch(code)
        bjorn.ask("table", type="sit", seat=1, name="Björn")
        anna.say(type="start")
        assert bjorn.wait_for("update")["seat"] == 1
        eve.wait_for("table")
        assert eve.hear()["key"] == "no-spectators"
        anna.wait_for("update")
        assert anna.table["spectators"] == 0
        assert [message for message in eve.texts if '"update"' in message] == []


def test_the_host_sends_spectators_away_and_lets_them_in_again(server: Server) -> None:
    with server.client() as anna, server.client() as eve:
        code = anna.create(ME, OTHER)
        eve.watch(code)
        eve.wait_for("update")
        anna.wait_for("table", spectators=1)
        anna.say(type="change-terms", spectators=False)
        assert anna.wait_for("table", spectators=0)["terms"]["spectators"] is False
        assert eve.hear()["key"] == "no-spectators"
        assert eve.refused(type="open-table", table=code)["key"] == "no-spectators"
        anna.say(type="change-terms", spectators=True)
        anna.wait_for("table")
        eve.watch(code)
        assert eve.wait_for("update")["seat"] is None


def test_strangers_do_not_open_a_closed_table_without_connections(server: Server) -> None:
    with server.client() as anna, server.client() as eve:
        code = closed_table(anna, ME, OTHER)
        anna.go()
        wait_until(lambda: code not in server.lobby.rooms)
        assert eve.refused(type="open-table", table=code)["key"] == "no-spectators"
        assert code not in server.lobby.rooms


def test_a_host_without_a_seat_may_look_on(server: Server) -> None:
    with server.client() as anna:
        closed_table(anna, {"kind": "bot"}, {"kind": "bot"})
        assert anna.wait_for("update")["seat"] is None
