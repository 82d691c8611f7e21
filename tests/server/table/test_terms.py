"""The terms of a table: the host changes them at any time, no other person does, and they are stored."""

from server.harness.servers import Server

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}


def test_the_host_changes_terms_and_the_others_are_told(server: Server) -> None:
    with server.client() as anna, server.client() as bjorn:
        code = anna.create(ME, OPEN)
        assert anna.table["terms"]["chat"]
        assert not anna.table["terms"]["public"]
        bjorn.watch(code)
        before = anna.table["terms"]
        assert anna.ask("table", type="change-terms", chat=False)["terms"] == before | {"chat": False}
        assert anna.ask("table", type="change-terms", public=True)["terms"] == before | {"chat": False, "public": True}
        assert bjorn.wait_for("table")["terms"] == before | {"chat": False}
        assert bjorn.wait_for("table")["terms"] == anna.table["terms"]


def test_only_the_host_changes_terms(server: Server) -> None:
    with server.client() as anna, server.client() as bjorn:
        bjorn.watch(anna.create(ME, OPEN))
        bjorn.ask("table", type="sit", seat=1, name="Björn")
        assert bjorn.refused(type="change-terms", chat=False)["key"] == "not-host"
        assert bjorn.watch(anna.table["code"])["terms"]["chat"]


def test_changed_terms_are_kept_when_the_table_is_closed(server: Server) -> None:
    with server.client() as anna:
        code = anna.create(ME, OPEN)
        anna.ask("table", type="change-terms", chat=False)
        anna.create(ME, OPEN)
        assert code not in server.lobby.rooms
        assert not anna.watch(code)["terms"]["chat"]
