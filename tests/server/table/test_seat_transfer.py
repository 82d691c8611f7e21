"""A seat moves to another device by a code: once, in time, and only by that code."""

from pathlib import Path
from typing import Any

from bordspil.server.table.handlers import seat_transfer
from server.harness.client import Client
from server.harness.servers import Server, wait_until
from server.harness.stores import change, on_postgresql, select
from server.table.test_absence import go_home, seat, sit_down
from server.table.test_tables import ME, OPEN, OTHER


def code_for(client: Client, number: int) -> str:
    code: str = client.ask("passed", type="pass-seat", seat=number)["code"]
    return code


def kept(server: Server) -> list[tuple[Any, ...]]:
    return select(server.settings.store, "SELECT * FROM passes")


def test_a_seat_moves_with_all_that_belongs_to_it(server: Server) -> None:
    anna, bjorn = sit_down(server, "Björn")
    with server.client() as phone:
        phone.ask("table", type="take", code=code_for(bjorn, 1))
        assert (seat(phone)["yours"], seat(phone)["name"], seat(phone)["connected"]) == (True, "Björn", True)
        assert phone.wait_for("update")["moves"]
        while seat(bjorn)["yours"]:
            bjorn.wait_for("table")
        assert bjorn.wait_for("update", seat=None)["moves"] == []
        assert bjorn.refused(type="play", seq=0, seat=1, move={})["key"] == "not-your-seat"
        assert phone.play()["seq"] == 1
        anna.wait_for("update", seq=1)
        assert not phone.table["host"]
    go_home(anna, bjorn)


def test_the_host_remains_host_on_the_other_device(server: Server) -> None:
    with server.client() as anna, server.client() as phone:
        anna.create(ME, OPEN)
        phone.ask("table", type="take", code=code_for(anna, 0))
        assert phone.table["host"]
        while anna.table["host"]:
            anna.wait_for("table")
        assert phone.ask("update", type="start")["seat"] == 0


def test_who_keeps_another_seat_keeps_the_table(server: Server) -> None:
    with server.client() as anna, server.client() as phone:
        anna.create(ME, OTHER)
        phone.ask("table", type="take", code=code_for(anna, 1))
        assert [one["yours"] for one in phone.table["seats"]] == [False, True]
        assert not phone.table["host"]


@on_postgresql
def test_a_code_is_good_once(server: Server) -> None:
    with server.client() as anna, server.client() as phone, server.client() as thief:
        anna.create(ME, OTHER)
        code = code_for(anna, 0)
        phone.ask("table", type="take", code=code)
        assert thief.refused(type="take", code=code)["key"] == "pass-unknown"


def test_a_code_used_by_the_seats_own_owner_is_used_up_as_well(server: Server) -> None:
    with server.client() as anna, server.client() as thief:
        anna.create(ME, OTHER)
        code = code_for(anna, 0)
        anna.ask("table", type="take", code=code)
        assert anna.table["seats"][0]["yours"]
        assert thief.refused(type="take", code=code)["key"] == "pass-unknown"


@on_postgresql
def test_of_two_browsers_with_one_code_one_gets_the_seat(server: Server) -> None:
    with server.client() as anna, server.client() as one, server.client() as two:
        anna.create(ME, OTHER)
        code = code_for(anna, 0)
        for client in (one, two):
            client.say(type="take", code=code)
        heard = [client.hear() for client in (one, two)]
        assert sorted(message["type"] for message in heard) == ["refused", "table"]


def test_a_code_may_be_typed_as_it_is_read(server: Server) -> None:
    with server.client() as anna, server.client() as phone:
        anna.create(ME, OTHER)
        code = code_for(anna, 0)
        phone.ask("table", type="take", code=f" {code[:5].lower()}-{code[5:]} ")
        assert phone.table["seats"][0]["yours"]


def test_a_new_code_takes_the_place_of_the_old_one(server: Server) -> None:
    with server.client() as anna, server.client() as phone:
        anna.create(ME, OTHER)
        old = code_for(anna, 0)
        new = code_for(anna, 0)
        assert phone.refused(type="take", code=old)["key"] == "pass-unknown"
        phone.ask("table", type="take", code=new)


@on_postgresql
def test_a_code_is_good_for_ten_minutes_only(server: Server) -> None:
    with server.client() as anna, server.client() as phone:
        anna.create(ME, OTHER)
        answer = anna.ask("passed", type="pass-seat", seat=0)
        assert answer["seconds"] == 600
        for seconds, kind in ((600, "refused"), (-1, "table")):
            change(server.settings.store, "UPDATE passes SET expires = expires - ?", (seconds,))
            phone.say(type="take", code=answer["code"])
            assert phone.wait_for(kind).get("key", "pass-unknown") == "pass-unknown"
            change(server.settings.store, "UPDATE passes SET expires = expires + ?", (seconds,))


def test_only_the_owner_of_a_seat_gets_a_code(server: Server) -> None:
    with server.client() as anna, server.client() as eve:
        eve.watch(anna.create(ME, OPEN))
        assert eve.refused(type="pass-seat", seat=0)["key"] == "not-your-seat"
        assert eve.refused(type="pass-seat", seat=1)["key"] == "not-your-seat"


def test_a_code_is_worth_nothing_once_the_seat_has_another_owner(server: Server) -> None:
    with server.client() as anna, server.client() as bjorn, server.client() as thief:
        code = anna.create(ME, OPEN)
        bjorn.watch(code)
        bjorn.ask("table", type="sit", seat=1, name="Björn")
        given = code_for(bjorn, 1)
        bjorn.ask("table", type="leave", seat=1)
        anna.ask("table", type="plan", seat=1, plan={"kind": "me"})
        assert thief.refused(type="take", code=given)["key"] == "pass-unknown"


def test_only_a_hash_of_the_code_is_kept(tmp_path: Path) -> None:
    with Server(tmp_path) as server, server.client() as anna:
        anna.create(ME, OTHER)
        code = code_for(anna, 0)
        assert [key for key, *_ in kept(server)] == [seat_transfer.digest(code)]
        assert len(code) == 12
        assert all(code.encode() not in file.read_bytes() for file in tmp_path.iterdir())
        code_for(anna, 0)
        assert len(kept(server)) == 1


def test_who_guesses_is_soon_told_to_stop(server: Server) -> None:
    with server.client() as anna, server.client() as eve:
        anna.create(ME, OTHER)
        code = code_for(anna, 0)
        keys = [eve.refused(type="take", code=f"{number:010}")["key"] for number in range(6)]
        assert keys == ["pass-unknown"] * 5 + ["too-often"]
        assert eve.refused(type="take", code=code)["key"] == "too-often"


def test_a_table_without_connections_is_opened_for_the_code_and_closed_again(server: Server) -> None:
    anna, bjorn = sit_down(server, "Björn", first=0)
    table, code = anna.table["code"], code_for(bjorn, 1)
    go_home(anna, bjorn)
    wait_until(lambda: table not in server.lobby.rooms)
    with server.client() as phone:
        phone.ask("table", type="take", code=code)
        assert seat(phone)["yours"]
    wait_until(lambda: table not in server.lobby.rooms)


def test_taking_a_seat_over_sends_its_stand_in_home(server: Server) -> None:
    anna, bjorn = sit_down(server, "Björn", first=0)
    bjorn.ask("table", type="leave", seat=1, level="easy")
    with server.client() as phone:
        phone.ask("table", type="take", code=code_for(bjorn, 1))
        assert seat(phone)["stand_in"] == ""
    go_home(anna, bjorn)
