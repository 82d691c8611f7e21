"""Clocks at tables: time that runs, that is up, that stands still without a server; and the terms at its end."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bordspil.server.store.service_clock import LAG, ServiceClock
from server.harness.client import Client
from server.harness.servers import Server, wait_until
from server.harness.store_faults import read_only
from server.harness.stores import change, on_postgresql, select
from server.harness.tables import sit_together

ME = {"kind": "me", "name": "Anna"}
OTHER = {"kind": "me", "name": "Björn"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "easy"}
QUICK = {"per_move": 20, "reserve": 60}
SLOW = {"per_move": 3 * 86_400}


@pytest.fixture(scope="module")
def clock_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that looks at its clocks often."""
    with Server(tmp_path_factory.mktemp("clock_server"), tick_seconds=0.02) as server:
        yield server


def open_table(client: Client, *seats: Any, pace: Any = QUICK, time_out: str = "bot", **more: Any) -> str:
    terms = {"clock": pace, "time_out": time_out}
    game = more.pop("game", "azul")
    code: str = client.ask("table", type="create", game=game, options=more, seats=list(seats), terms=terms)["code"]
    return code


def sit_at_clock(anna: Client, bjorn: Client, game: str = "azul", time_out: str = "bot") -> str:
    """Anna begins, and little time is left for each move."""
    return sit_together(anna, bjorn, game=game, terms={"clock": QUICK, "time_out": time_out}, first=0)


def pass_time(server: Server, seconds: float) -> None:
    """Advances the clocks of a server by seconds."""
    server.lobby.store.service_clock.at += seconds


def kept(server: Server, code: str) -> tuple[Any, ...] | None:
    """Returns what the store knows of a table's clock."""
    return next(iter(select(server.settings.store, "SELECT clock, due FROM turns WHERE code = ?", (code,))), None)


def test_every_connection_gets_the_clocks_with_every_turn(clock_server: Server) -> None:
    with clock_server.client() as anna, clock_server.client() as bjorn:
        sit_at_clock(anna, bjorn)
        assert anna.table["terms"]["clock"] == QUICK
        anna.play()
        told = bjorn.wait_for("time", running=1)
        assert told["move"] == pytest.approx(20, abs=1)
        assert told["reserves"] == [60, 60]
        pass_time(clock_server, 45)
        while bjorn.update["seq"] < 1:
            bjorn.hear()
        bjorn.play()
        told = bjorn.wait_for("time", running=0)
        assert told["reserves"] == [60, pytest.approx(35, abs=1)]


def test_a_player_that_reconnects_gets_the_clocks(clock_server: Server) -> None:
    with clock_server.client() as anna:
        open_table(anna, ME, OTHER, first=0)
        pass_time(clock_server, 30)
        anna.come_back()
        told = anna.wait_for("time")
        assert (told["running"], told["move"]) == (0, 0)
        assert told["reserves"] == [pytest.approx(50, abs=1), 60]


def test_bots_are_not_timed(clock_server: Server) -> None:
    with clock_server.client() as anna:
        open_table(anna, ME, BOT, first=1)
        assert anna.wait_for("time")["running"] is None
        assert anna.wait_for("time")["running"] == 0


def test_when_time_is_up_a_bot_plays_on_for_good(clock_server: Server) -> None:
    with clock_server.client() as anna, clock_server.client() as bjorn:
        code = sit_at_clock(anna, bjorn)
        pass_time(clock_server, 81)
        bjorn.wait_for("update", seq=1)
        bjorn.play()
        bjorn.wait_for("update", seq=3)
        seat = clock_server.lobby.rooms[code].row.seats[0]
        assert (seat.kind, seat.name, seat.stand_in, seat.lost) == ("person", "Anna", "easy", 0)


def test_a_move_in_time_keeps_the_bot_away(clock_server: Server) -> None:
    with clock_server.client() as anna, clock_server.client() as bjorn:
        code = sit_at_clock(anna, bjorn)
        pass_time(clock_server, 75)
        anna.play()
        bjorn.wait_for("time", running=1)
        pass_time(clock_server, 75)
        bjorn.play()
        assert [seat.stand_in for seat in clock_server.lobby.rooms[code].row.seats] == ["", ""]


def test_a_turn_is_skipped_where_the_rules_allow_it(clock_server: Server) -> None:
    with clock_server.client() as anna, clock_server.client() as bjorn:
        code = sit_at_clock(anna, bjorn, game="cross_rummy", time_out="skip")
        pass_time(clock_server, 81)
        assert [event["event"] for event in bjorn.wait_for("update", seq=1)["events"]] == ["draw"]
        assert clock_server.lobby.rooms[code].row.seats[0].stand_in == ""
        bjorn.play({"draw": True})
        anna.wait_for("update", seq=2)
        anna.play({"draw": True})


def test_where_nothing_can_be_skipped_a_bot_makes_this_one_move(clock_server: Server) -> None:
    with clock_server.client() as anna, clock_server.client() as bjorn:
        sit_at_clock(anna, bjorn, time_out="skip")
        pass_time(clock_server, 81)
        bjorn.wait_for("update", seq=1)
        bjorn.play()
        anna.wait_for("update", seq=2)
        told = anna.wait_for("time", running=0)
        assert told["reserves"][0] == 0
        anna.play()


def test_of_two_the_one_whose_time_is_up_has_lost(clock_server: Server) -> None:
    with clock_server.client() as anna, clock_server.client() as bjorn:
        code = sit_at_clock(anna, bjorn, time_out="loss")
        pass_time(clock_server, 81)
        over = bjorn.wait_for("table", stage="over")
        assert [seat["lost"] for seat in over["seats"]] == [True, False]
        assert over["seed"]
        update = bjorn.wait_for("update")
        assert (update["to_act"], update["winners"], update["moves"]) == (None, [1], [])
        moves = anna.update["moves"]
        assert anna.wait_for("update")["winners"] == [1]
        assert bjorn.refused(type="play", seq=0, seat=1, move=moves[0])["key"] == "game-over"
        assert kept(clock_server, code) is None
        assert anna.ask("tables", type="mine")["tables"][0]["stage"] == "over"
        anna.watch(code)
        assert anna.wait_for("update")["winners"] == [1]
        anna.ask("table", type="rematch")
        anna.watch(anna.table["rematch"])
        assert [seat["lost"] for seat in anna.table["seats"]] == [False, False]


def test_of_three_the_others_play_on_and_the_one_who_lost_does_not_win(clock_server: Server) -> None:
    with clock_server.client() as anna:
        code = open_table(anna, ME, BOT, BOT, first=0, time_out="loss")
        anna.wait_for("update")
        pass_time(clock_server, 81)
        assert anna.wait_for("table")["seats"][0]["lost"]
        while anna.table["stage"] != "over":
            anna.hear()
        table = clock_server.lobby.rooms[code]
        assert anna.update["to_act"] is None
        assert 0 not in anna.update["winners"]
        assert anna.update["winners"]
        assert kept(clock_server, code) is None
        assert table.playing().to_act() is None


@on_postgresql
def test_time_is_up_at_a_table_without_connections(clock_server: Server) -> None:
    with clock_server.client() as anna:
        code = open_table(anna, ME, BOT, BOT, first=0, pace=SLOW)
        anna.wait_for("update")
        anna.go()
        wait_until(lambda: code not in clock_server.lobby.rooms)
        pass_time(clock_server, 3 * 86_400 + 1)
        wait_until(lambda: kept(clock_server, code) is None)
        wait_until(lambda: code not in clock_server.lobby.rooms)
        anna.come_back()
        assert anna.table["stage"] == "over"


def test_bots_play_on_without_connections_until_it_is_a_persons_turn(clock_server: Server) -> None:
    with clock_server.client() as anna:
        code = open_table(anna, ME, BOT, BOT, BOT, first=0, pace=SLOW)
        anna.wait_for("update")
        anna.play()
        anna.go()
        sql = "SELECT count(*) FROM entries WHERE code = ? AND seat >= 0"
        wait_until(lambda: select(clock_server.settings.store, sql, (code,))[0][0] == 4)
        wait_until(lambda: code not in clock_server.lobby.rooms)
        anna.come_back()
        update = anna.wait_for("update")
        assert (update["to_act"], update["seq"]) == (0, 4)


@on_postgresql
def test_clocks_stand_still_while_the_server_is_down(tmp_path: Path) -> None:
    with Server(tmp_path, tick_seconds=0.02) as server, server.client() as anna:
        code = open_table(anna, ME, OTHER, first=0)
        pass_time(server, 30)
        server.lobby.store.service_clock.since -= 6  # so that a beat is due
        wait_until(lambda: server.lobby.store.service_clock.tick() - server.lobby.store.service_clock.since < 5)
        token = anna.token
    with Server(tmp_path, tick_seconds=0.02) as server, server.client(token) as anna:
        anna.watch(code)
        told = anna.wait_for("time")
        assert told["reserves"][0] == pytest.approx(60 - (36 - 20), abs=3)
        anna.wait_for("update")
        anna.play()


@on_postgresql
def test_the_clock_is_written_with_the_move_or_not_at_all(clock_server: Server) -> None:
    with clock_server.client() as anna:
        code = open_table(anna, ME, OTHER, first=0)
        anna.wait_for("update")
        before = kept(clock_server, code)
        table, move = clock_server.lobby.rooms[code], anna.update["moves"][0]
        with read_only(clock_server):
            assert anna.refused(type="play", seq=0, seat=0, move=move)["key"] == "store-down"
        assert table.row.clock is not None
        assert (kept(clock_server, code), table.row.clock.running) == (before, 0)
        anna.play()
        assert kept(clock_server, code) != before
        assert table.row.clock.running == 1


@on_postgresql
def test_a_table_without_a_clock_writes_nothing_of_time(clock_server: Server) -> None:
    with clock_server.client() as anna:
        code = anna.create(ME, OTHER)
        anna.wait_for("update")
        anna.play()
        assert kept(clock_server, code) is None
        assert not any('"type":"time"' in text for text in anna.texts)


@pytest.mark.parametrize(
    "terms",
    [
        {"clock": {"per_move": 0}},
        {"clock": {"per_move": 31 * 86_400}},
        {"clock": {"per_move": 10, "reserve": -1}},
        {"clock": {"per_move": "10"}},
        {"time_out": "prison"},
    ],
)
def test_terms_that_make_no_sense_are_refused(clock_server: Server, terms: dict[str, Any]) -> None:
    with clock_server.client() as anna:
        refusal = anna.refused(type="create", game="azul", options={}, seats=[ME, BOT], terms=terms)
        assert refusal["key"] == "message-shape"


def test_a_table_that_cannot_be_opened_is_left_alone(clock_server: Server) -> None:
    with clock_server.client() as anna:
        code = open_table(anna, ME, OTHER, first=0)
        anna.wait_for("update")
        anna.go()
        wait_until(lambda: code not in clock_server.lobby.rooms)
        change(clock_server.settings.store, "UPDATE tables SET rules_version = 99 WHERE code = ?", (code,))
        pass_time(clock_server, 81)
        wait_until(lambda: kept(clock_server, code)[1] is None)  # type: ignore[index]


def test_the_service_clock_advances_from_beat_to_beat_and_stops_without_one() -> None:
    ticks = [1000.0]
    clock = ServiceClock(50.0, lambda: ticks[0])
    ticks[0] += 4
    assert (clock.now(), clock.is_beat_due()) == (54, False)
    ticks[0] += 1
    assert clock.is_beat_due()
    clock.go_on()
    ticks[0] += 3600  # the disk was full, or the lid was closed
    assert clock.now() == 55 + LAG
    clock.go_on()
    ticks[0] += 2
    assert clock.now() == 57 + LAG


@on_postgresql
def test_heartbeats_are_written_only_while_a_clock_runs(tmp_path: Path) -> None:
    with Server(tmp_path, tick_seconds=0.02) as server, server.client() as anna:
        clock = server.lobby.store.service_clock
        clock.since -= 6
        wait_until(lambda: clock.at > 0)
        read = "SELECT at FROM heartbeat"
        assert select(server.settings.store, read)[0][0] == 0
        open_table(anna, ME, OTHER)
        clock.since -= 6
        wait_until(lambda: select(server.settings.store, read)[0][0] > 10)
