"""Public tables: readers of the list get every change; private tables are not listed."""

from typing import Any

from server.harness.client import Client
from server.harness.servers import Server, wait_until

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}


def browse(client: Client) -> dict[str, Any]:
    """Returns the tables in the public list, by code."""
    return by_code(client.ask("offers", type="list-public"))


def by_code(message: dict[str, Any]) -> dict[str, Any]:
    return {offer["code"]: offer for offer in message["tables"]}


def until(client: Client, code: str, is_there: bool) -> dict[str, Any]:
    """Reads until a table is in the list, or is not."""
    while True:
        found = by_code(client.wait_for("offers"))
        if (code in found) is is_there:
            return found


def create_public(client: Client, *seats: dict[str, Any], **more: Any) -> str:
    message = {"type": "create", "game": "azul", "options": {}, "seats": list(seats), "terms": {"public": True}}
    code: str = client.ask("table", **(message | more))["code"]
    return code


def test_a_public_table_is_listed_and_a_private_one_is_not(server: Server) -> None:
    with server.client() as anna, server.client() as bjorn, server.client() as eve:
        private = anna.create(ME, OPEN)
        code = create_public(bjorn, ME, OPEN, OPEN, options={"side": "grey"})
        found = browse(eve)
        assert private not in found
        assert found[code] == {
            "code": code, "game": "azul", "options": {"side": "grey", "first": "random"},
            "terms": bjorn.table["terms"], "names": ["Anna"], "seats": 3, "open": 2,
        }  # fmt: skip


def test_the_list_changes_while_a_client_reads_it(server: Server) -> None:
    with server.client() as anna, server.client() as bjorn, server.client() as eve:
        browse(eve)
        code = create_public(anna, ME, OPEN, OPEN)
        assert until(eve, code, True)[code]["open"] == 2
        bjorn.watch(code)
        bjorn.ask("table", type="sit", seat=1, name="Björn")
        assert until(eve, code, True)[code]["names"] == ["Anna", "Björn"]
        bjorn.ask("table", type="leave", seat=1)
        assert until(eve, code, True)[code]["names"] == ["Anna"]
        anna.say(type="start")
        until(eve, code, False)


def test_the_host_makes_a_table_public_and_private(server: Server) -> None:
    with server.client() as anna, server.client() as eve:
        code = anna.create(ME, OPEN)
        browse(eve)
        anna.ask("table", type="change-terms", public=True)
        until(eve, code, True)
        anna.ask("table", type="change-terms", public=False)
        until(eve, code, False)


def test_a_table_without_a_waiting_player_is_not_listed(server: Server) -> None:
    with server.client() as anna, server.client() as eve, server.client() as carl:
        code = create_public(anna, ME, OPEN)
        browse(eve)
        carl.watch(code)
        anna.go()
        until(eve, code, False)
        anna.come_back()
        until(eve, code, True)


def test_a_full_table_is_not_listed(server: Server) -> None:
    with server.client() as anna, server.client() as bjorn, server.client() as eve:
        code = create_public(anna, ME, OPEN)
        browse(eve)
        bjorn.watch(code)
        bjorn.ask("table", type="sit", seat=1, name="Björn")
        until(eve, code, False)


def test_who_turns_to_a_table_is_not_told_any_more(server: Server) -> None:
    with server.client() as anna, server.client() as eve, server.client() as other:
        browse(eve)
        browse(other)
        code = create_public(anna, ME, OPEN)
        until(eve, code, True)
        until(other, code, True)
        eve.watch(code)
        anna.ask("table", type="change-terms", public=False)
        until(other, code, False)  # all who look at the list are told together
        before = len(eve.texts)
        eve.ask("tables", type="mine")
        assert not any('"type":"offers"' in text for text in eve.texts[before:])


def test_readers_that_have_gone_are_dropped(server: Server) -> None:
    with server.client() as eve:
        browse(eve)
        before = len(server.lobby.public.readers)
    wait_until(lambda: len(server.lobby.public.readers) < before)


def test_the_public_list_shows_only_the_public_facts_of_an_upload(server: Server) -> None:
    """The public list shows of an option what every spectator sees, and no more."""
    with server.client() as anna, server.client() as eve:
        code = create_public(anna, ME, OPEN, game="timeline")
        assert browse(eve)[code]["options"] == anna.table["options"]
