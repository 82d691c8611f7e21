"""People leave and come back: a bot stands in at their seat, which stays theirs; others need not wait for them."""

from pathlib import Path

from server.harness.client import Client, Message
from server.harness.servers import Server, wait_until
from server.harness.stores import change
from server.table.test_tables import ME, OPEN


def sit_down(server: Server, *names: str, first: int = 1) -> list[Client]:
    """Returns the host and the other players, each in a browser of their own, at a table that has begun."""
    host = server.client()
    code = host.create(ME, *[OPEN for _ in names], first=first)
    clients = [host]
    for number, name in enumerate(names, start=1):
        client = server.client()
        client.watch(code)
        client.ask("table", type="sit", seat=number, name=name)
        clients.append(client)
    host.say(type="start")
    for client in clients:
        client.wait_for("update")
    return clients


def go_home(*clients: Client) -> None:
    for client in clients:
        client.go()


def seat(client: Client, number: int = 1) -> Message:
    found: Message = client.table["seats"][number]
    return found


def test_a_bot_of_the_chosen_level_stands_in_for_a_player_that_leaves(server: Server) -> None:
    anna, bjorn = sit_down(server, "Björn")
    bjorn.ask("table", type="leave", seat=1, level="child")
    assert (seat(bjorn)["kind"], seat(bjorn)["name"], seat(bjorn)["stand_in"]) == ("person", "Björn", "child")
    assert seat(bjorn)["yours"]
    update = bjorn.wait_for("update")
    assert (update["seat"], update["moves"]) == (1, []), "it is the bot's turn, and the owner may look on"
    anna.wait_for("update", seq=1)
    assert anna.update["to_act"] == 0
    assert seat(anna)["stand_in"] == "child"
    go_home(anna, bjorn)


def test_without_a_level_the_usual_bot_stands_in(server: Server) -> None:
    anna, bjorn = sit_down(server, "Björn", first=0)
    assert bjorn.ask("table", type="leave", seat=1)["seats"][1]["stand_in"] == server.settings.bot_level
    assert bjorn.refused(type="leave", seat=1, level="nobody")["key"] == "level-unknown"
    go_home(anna, bjorn)


def test_who_comes_back_takes_the_seat_over_again(server: Server) -> None:
    anna, bjorn = sit_down(server, "Björn")
    bjorn.ask("table", type="leave", seat=1, level="easy")
    bjorn.go()
    anna.wait_for("update", seq=1)
    bjorn.come_back()
    assert seat(bjorn)["yours"]
    assert seat(bjorn)["stand_in"] == "easy"
    assert bjorn.wait_for("update")["seq"] == 1
    bjorn.ask("table", type="return", seat=1)
    assert seat(bjorn)["stand_in"] == ""
    anna.play()
    while bjorn.update["seq"] < 2:
        bjorn.hear()
    assert bjorn.update["to_act"] == 1
    assert bjorn.update["moves"]
    assert bjorn.play()["seq"] == 3
    go_home(anna, bjorn)


def test_while_a_bot_stands_in_the_owner_cannot_move(server: Server) -> None:
    anna, bjorn = sit_down(server, "Björn", "Cecilie", first=0)[:2]
    bjorn.ask("table", type="leave", seat=1)
    bjorn.wait_for("update")
    refusal = bjorn.refused(type="play", seq=0, seat=1, move={})
    assert (refusal["key"], refusal["about"]) == ("stood-in", "play")
    go_home(anna, bjorn)


def test_a_seat_can_only_be_taken_back_by_its_owner(server: Server) -> None:
    anna, bjorn = sit_down(server, "Björn", first=0)
    bjorn.ask("table", type="leave", seat=1)
    assert anna.refused(type="return", seat=1)["key"] == "not-your-seat"
    with server.client() as eve:
        eve.watch(anna.table["code"])
        assert eve.refused(type="return", seat=1)["key"] == "not-your-seat"
    go_home(anna, bjorn)


def test_a_seat_that_has_lost_is_not_taken_back(server: Server) -> None:
    anna, bjorn = sit_down(server, "Björn", first=0)
    code = anna.table["code"]
    bjorn.ask("table", type="leave", seat=1)
    go_home(anna, bjorn)
    wait_until(lambda: code not in server.lobby.rooms)
    change(server.settings.store, "UPDATE seats SET lost = 1 WHERE code = ? AND seat = 1", (code,))
    bjorn.come_back()
    assert bjorn.refused(type="return", seat=1)["key"] == "seat-is-lost"
    bjorn.go()


def test_the_bot_does_not_move_for_a_player_that_returns_while_it_thinks(tmp_path: Path) -> None:
    with Server(tmp_path, bot_delay=0.5) as slow:
        anna, bjorn = sit_down(slow, "Björn")
        table = slow.lobby.rooms[anna.table["code"]]
        bjorn.ask("table", type="leave", seat=1)
        wait_until(lambda: table in slow.lobby.bots.playing)
        bjorn.ask("table", type="return", seat=1)
        wait_until(lambda: table not in slow.lobby.bots.playing)
        assert table.playing().seq == 0
        while not bjorn.update["moves"]:
            bjorn.hear()
        assert bjorn.play()["seq"] == 1
        go_home(anna, bjorn)


def test_the_host_lets_a_bot_stand_in_for_an_absent_player(server: Server) -> None:
    anna, bjorn, cecilie = sit_down(server, "Björn", "Cecilie")
    assert not seat(anna)["replaceable"]
    assert anna.refused(type="replace", seat=1)["key"] == "not-absent"
    bjorn.go()
    while not seat(anna)["replaceable"]:
        anna.wait_for("table")
    cecilie.wait_for("table")
    assert not seat(cecilie)["replaceable"]
    assert cecilie.refused(type="replace", seat=1)["key"] == "not-host"
    anna.ask("table", type="replace", seat=1, level="easy")
    assert (seat(anna)["kind"], seat(anna)["name"], seat(anna)["stand_in"]) == ("person", "Björn", "easy")
    assert anna.refused(type="replace", seat=1)["key"] == "not-absent"
    bjorn.come_back()
    bjorn.ask("table", type="return", seat=1)
    assert seat(bjorn)["stand_in"] == ""
    go_home(anna, bjorn, cecilie)


def test_while_the_host_is_away_any_player_may_do_so(server: Server) -> None:
    anna, bjorn = sit_down(server, "Björn", first=0)
    with server.client() as eve:
        eve.watch(anna.table["code"])
        anna.go()
        while not seat(bjorn, 0)["replaceable"]:
            bjorn.wait_for("table")
        assert eve.refused(type="replace", seat=0)["key"] == "not-host"
        bjorn.ask("table", type="replace", seat=0)
        assert bjorn.wait_for("update", seq=1)["to_act"] == 1
    bjorn.go()


def test_bots_and_open_seats_are_not_replaced(server: Server) -> None:
    with server.client() as anna:
        anna.create(ME, OPEN, OPEN)
        assert anna.refused(type="replace", seat=1)["key"] == "not-started"
        anna.ask("update", type="start")
        assert anna.refused(type="replace", seat=1)["key"] == "not-absent"
        assert anna.refused(type="replace", seat=0)["key"] == "not-absent"
        assert anna.refused(type="replace", seat=9)["key"] == "seat-not-there"


def test_a_table_where_a_stand_in_is_to_act_is_not_listed_as_ones_turn(server: Server) -> None:
    anna, bjorn = sit_down(server, "Björn", "Cecilie", first=0)[:2]
    assert anna.ask("tables", type="mine")["tables"][0]["your_turn"]
    anna.say(type="leave", seat=0)
    anna.say(type="mine")
    assert not anna.wait_for("tables")["tables"][0]["your_turn"]
    go_home(anna, bjorn)


def test_a_stand_in_is_still_there_after_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path) as before:
        anna, bjorn = sit_down(before, "Björn", first=0)
        bjorn.ask("table", type="leave", seat=1, level="easy")
        go_home(anna, bjorn)
    with Server(tmp_path) as after:
        for client in (anna, bjorn):
            client.address = after.address
            client.come_back()
        assert seat(anna)["stand_in"] == "easy"
        anna.wait_for("update")
        anna.play()
        while anna.update["seq"] < 2:
            anna.hear()
        go_home(anna, bjorn)
