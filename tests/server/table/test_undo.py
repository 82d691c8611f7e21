"""Undo at a table over real sockets: freely, by consent, never across chance, and always in the log."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bordspil import games
from bordspil.core.chance import Chance
from bordspil.core.game import UNDO
from bordspil.core.table import Table, replay_entries, visible_events
from bordspil.server.table.broadcast.event_log import EventLog
from bordspil.server.table.commands import undo as undo_rules
from server.harness.client import Client
from server.harness.secret_game import WORDS, Secret, find_game
from server.harness.servers import Server, wait_until
from server.harness.store_faults import locked
from server.harness.stores import on_postgresql
from server.harness.tables import sit_together

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "child"}


def say(client: Client, number: int, *others: Client) -> None:
    update = client.play({"say": number})
    for other in others:
        other.wait_for("update", seq=update["seq"])


def said(update: dict[str, Any]) -> list[int]:
    return list(update["view"]["said"])


def undo(client: Client, seat: int) -> None:
    client.say(type="undo", seq=client.update["seq"], seat=seat)


def test_ones_own_last_move_is_taken_back_at_once_at_every_connection(server: Server) -> None:
    with server.client() as anna, server.client() as bjorn, server.client() as eve:
        code = sit_together(anna, bjorn, game="secret")
        eve.watch(code)
        say(anna, 3, bjorn, eve)
        undo(anna, 0)
        for client in (anna, bjorn, eve):
            update = client.wait_for("update", seq=2)
            assert (said(update), update["fresh"], update["to_act"], update["since"]) == ([], False, 0, [])
            assert (update["events"], update["kept"]) == ([{"type": "undo", "seat": 0, "count": 1}], 2)
        say(anna, 4, bjorn)
        assert bjorn.update["events"] == [{"event": "say", "seat": 0, "number": 4}]


@on_postgresql
def test_the_log_on_disk_keeps_the_undo_and_the_table_comes_back_with_it(server: Server) -> None:
    with server.client() as anna, server.client() as bjorn:
        code = sit_together(anna, bjorn, game="secret")
        say(anna, 3, bjorn)
        undo(anna, 0)
        anna.wait_for("update", seq=2)
        anna.go()
        bjorn.go()
        wait_until(lambda: code not in server.lobby.rooms)
        anna.come_back()
        assert (said(anna.wait_for("update")), anna.update["seq"]) == ([], 2)
        table = server.lobby.rooms[code]
        assert [(entry.seat, entry.move) for entry in table.playing().log[2:]] == [(0, 3), (UNDO, 1)]


def test_who_has_moved_since_is_asked_and_may_agree(server: Server) -> None:
    with server.client() as anna, server.client() as bjorn, server.client() as cilla:
        code = sit_together(anna, bjorn, cilla, game="secret")
        say(anna, 3, bjorn, cilla)
        say(bjorn, 4, anna, cilla)
        undo(anna, 0)
        for client in (anna, bjorn, cilla):
            assert client.wait_for("table")["undo"] == {"seat": 0, "seq": 2, "awaiting": [1]}
        bjorn.come_back()
        assert bjorn.table["undo"] == {"seat": 0, "seq": 2, "awaiting": [1]}
        assert cilla.refused(type="consent", seq=2, yes=True)["key"] == "not-your-seat"
        bjorn.wait_for("update")
        bjorn.say(type="consent", seq=2, yes=True)
        for client in (anna, bjorn, cilla):
            assert said(client.wait_for("update", seq=3)) == []
            assert client.wait_for("table")["undo"] is None
        assert bjorn.update["events"][-1] == {"type": "undo", "seat": 0, "count": 2}
        assert server.lobby.rooms[code].playing().log[-1].move == 2


def test_who_has_moved_since_may_refuse(server: Server) -> None:
    with server.client() as anna, server.client() as bjorn:
        sit_together(anna, bjorn, game="secret")
        say(anna, 3, bjorn)
        say(bjorn, 4, anna)
        undo(anna, 0)
        bjorn.wait_for("table")
        bjorn.say(type="consent", seq=2, yes=False)
        assert bjorn.wait_for("table")["undo"] is None
        anna.hear()
        assert anna.wait_for("table")["undo"] is None
        assert anna.hear()["key"] == "undo-declined"
        assert bjorn.refused(type="consent", seq=2, yes=True)["key"] == "undo-lapsed"
        assert said(anna.update) == [3, 4]


def test_who_asked_may_think_better_of_it(server: Server) -> None:
    with server.client() as anna, server.client() as bjorn:
        sit_together(anna, bjorn, game="secret")
        say(anna, 3, bjorn)
        say(bjorn, 4, anna)
        undo(anna, 0)
        anna.wait_for("table")
        anna.say(type="consent", seq=2, yes=False)
        assert anna.wait_for("table")["undo"] is None


def test_the_question_lapses_with_the_next_move(server: Server) -> None:
    with server.client() as anna, server.client() as bjorn:
        sit_together(anna, bjorn, game="secret")
        say(anna, 3, bjorn)
        say(bjorn, 4, anna)
        undo(anna, 0)
        bjorn.wait_for("table")
        say(anna, 5, bjorn)
        assert bjorn.wait_for("table")["undo"] is None
        assert bjorn.refused(type="consent", seq=2, yes=True)["key"] == "stale"
        bjorn.wait_for("update")
        assert bjorn.refused(type="consent", seq=3, yes=True)["key"] == "undo-lapsed"
        assert said(bjorn.update) == [3, 4, 5]


def test_people_at_one_device_need_not_ask_each_other(server: Server) -> None:
    with server.client() as anna:
        anna.create(ME, ME, game="secret")
        anna.wait_for("update")
        say(anna, 3)
        say(anna, 4)
        undo(anna, 0)
        assert said(anna.wait_for("update", seq=3)) == []


def test_bots_agree_at_once(server: Server) -> None:
    with server.client() as anna:
        anna.create(ME, BOT, game="azul", first=0)
        before = anna.wait_for("update")
        anna.play()
        anna.wait_for("update", to_act=0)
        undo(anna, 0)
        after = anna.wait_for("update", seq=3)
        assert after["view"] == before["view"]
        assert after["moves"] == before["moves"]
        assert after["events"][-1] == {"type": "undo", "seat": 0, "count": 2}


def test_bots_wait_while_people_agree(server: Server) -> None:
    with server.client() as anna, server.client() as bjorn:
        code = anna.create(ME, OPEN, BOT, game="azul", first=0)
        bjorn.watch(code)
        bjorn.ask("table", type="sit", seat=1, name="Björn")
        table = server.lobby.rooms[code]
        table.settings = replace(table.settings, bot_delay=60.0)
        anna.say(type="start")
        anna.wait_for("update")
        anna.play()
        bjorn.wait_for("update", seq=1)
        bjorn.play()
        anna.wait_for("update", seq=2)
        undo(anna, 0)
        assert bjorn.wait_for("table")["undo"] is not None
        server.uvicorn.servers[0].get_loop().call_soon_threadsafe(table.hurried.set)  # its pause is over
        wait_until(lambda: table not in server.lobby.bots.playing)
        assert table.playing().seq == 2
        table.settings = replace(table.settings, bot_delay=0.0)
        bjorn.say(type="consent", seq=2, yes=True)
        assert bjorn.wait_for("update", seq=3)["to_act"] == 0


def test_what_cannot_be_taken_back_is_refused_by_name_and_changes_nothing(server: Server) -> None:
    with server.client() as anna, server.client() as bjorn, server.client() as eve:
        code = sit_together(anna, bjorn, game="secret")
        eve.watch(code)
        assert anna.refused(type="undo", seq=0, seat=0)["key"] == "undo-nothing"
        say(anna, 3, bjorn)
        assert bjorn.refused(type="undo", seq=1, seat=0)["key"] == "not-your-seat"
        assert eve.refused(type="undo", seq=1, seat=0)["key"] == "not-your-seat"
        assert anna.refused(type="undo", seq=0, seat=0)["key"] == "stale"
        anna.wait_for("update")
        say(bjorn, 9, anna)
        assert anna.refused(type="undo", seq=2, seat=0)["key"] == "undo-too-late"
        assert bjorn.refused(type="undo", seq=2, seat=1)["key"] == "undo-too-late"
        assert server.lobby.rooms[code].playing().state.said == (3, 9)


def test_a_game_that_is_over_stays_so(server: Server) -> None:
    with server.client() as anna:
        anna.create(ME, ME, game="secret")
        anna.wait_for("update")
        for _ in range(8):
            say(anna, 1)
        anna.wait_for("table")
        assert anna.refused(type="undo", seq=8, seat=1)["key"] == "game-over"


@on_postgresql
def test_an_undo_that_cannot_be_written_changes_nothing(server: Server) -> None:
    with server.client() as anna, server.client() as bjorn:
        code = sit_together(anna, bjorn, game="secret")
        say(anna, 3, bjorn)
        play = server.lobby.rooms[code].playing()
        before = (play.state, list(play.log), play.seq, list(play.since))
        with locked(server):
            assert anna.refused(type="undo", seq=1, seat=0)["key"] == "store-down"
        assert (play.state, play.log, play.seq, play.since) == before
        undo(anna, 0)
        assert said(anna.wait_for("update", seq=2)) == []


def test_an_undo_tells_no_seat_a_secret(server: Server) -> None:
    with server.client() as anna, server.client() as bjorn, server.client() as eve:
        code = sit_together(anna, bjorn, game="secret")
        eve.watch(code)
        say(anna, 3, bjorn, eve)
        say(bjorn, 4, anna, eve)
        undo(anna, 0)
        bjorn.wait_for("table")
        bjorn.say(type="consent", seq=2, yes=True)
        words = [client.wait_for("update", seq=3)["view"]["word"] for client in (anna, bjorn, eve)]
        for client, own in zip((anna, bjorn, eve), words, strict=True):
            assert [word for word in WORDS if any(word in text for text in client.texts)] == [w for w in [own] if w]


def follow(events: list[Any], update: dict[str, Any]) -> list[Any]:
    """Returns all events that a page has after an update."""
    if update["fresh"]:
        return list(update["events"])
    kept = update.get("kept", len(events))
    return [*events[:kept], *(event for event in events[kept:] if event.get("type") == "undo"), *update["events"]]


def test_updates_add_up_to_what_a_new_connection_gets(server: Server) -> None:
    rng = Random(4)
    with server.client() as anna, server.client() as eve:
        code = anna.create(ME, ME, game="secret")
        eve.watch(code)
        told = {client: follow([], client.wait_for("update")) for client in (anna, eve)}
        for _ in range(30):
            update = anna.update
            if rng.random() < 0.4 and update["since"]:
                anna.say(type="undo", seq=update["seq"], seat=rng.choice(update["since"]))
            elif len(update["view"]["said"]) < 6:
                anna.say(type="play", seq=update["seq"], seat=update["to_act"], move={"say": rng.randrange(1, 6)})
            else:
                continue
            for client, events in told.items():
                told[client] = follow(events, client.wait_for("update", seq=update["seq"] + 1))
                assert not client.update["fresh"]
        assert any(event.get("type") == "undo" for event in told[eve])
        for client, events in told.items():
            client.watch(code)
            assert client.wait_for("update", fresh=True)["events"] == events


def test_an_undo_is_told_in_as_few_bytes_as_a_move_however_long_the_game_is(server: Server) -> None:
    with server.client() as anna:
        anna.create(ME, BOT, game="azul", first=0)
        anna.wait_for("update", to_act=0)
        sizes = []
        for _ in range(12):
            move = anna.update["moves"][0]
            anna.play(move)
            anna.wait_for("update", to_act=0) if anna.update["to_act"] != 0 else None
            if anna.update["since"].count(0):
                undo(anna, 0)
                anna.wait_for("update", to_act=0)
                sizes.append(len(str(anna.update["events"])))
                anna.play(move)
                anna.wait_for("update", to_act=0) if anna.update["to_act"] != 0 else None
        assert sizes
        assert max(sizes) < 100


def test_moves_are_not_taken_back_for_ever(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undo_rules, "FREE", 3)
    with server.client() as anna:
        anna.create(ME, ME, game="secret")
        anna.wait_for("update")
        for _ in range(3):
            say(anna, 3)
            undo(anna, 0)
            anna.wait_for("update", seq=anna.update["seq"] + 1)
        say(anna, 3)
        assert anna.refused(type="undo", seq=anna.update["seq"], seat=0)["key"] == "undo-too-often"
        say(anna, 4)  # and the game goes on


@pytest.mark.parametrize("name", [*games.names(), Secret.id])
def test_a_story_told_move_by_move_is_the_story_told_whole(name: str) -> None:
    game, rng = find_game(name), Random(2)
    play = Table(game, {}, 2, Chance.of(3))
    for seat in (None, 0):
        events = EventLog()
        events.events_of(play, seat)
        for _ in range(30):
            if play.to_act() is None:
                break
            before = play.state
            if play.since and rng.random() < 0.4:
                entries = play.undo(rng.choice(play.since))
            else:
                entries = play.play(None, rng.choice(list(game.moves(play.state))))
            events.append(play, before, entries, seat)
            whole = visible_events(game, play.opening, play.log, seat)
            assert events.events_of(play, seat) == whole == EventLog().events_of(play, seat)
            assert game.position([*replay_entries(game, play.opening, play.log)][-1][1]) == game.position(play.state)
