"""Long games that have to be replayed: a connection that waits for one delays no other, at that table or another."""

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from attack.bystander import ME, Victim
from attack.test_clocks import TERMS
from attack.test_store import SEED, letters, played, put, table_of
from bordspil import games
from bordspil.core.chance import Chance
from bordspil.core.game import BadRequest, checkers
from bordspil.core.material import seal, secret_of
from bordspil.core.table import LOG_FACTOR, Table
from bordspil.server.session.wire.shapes import Pace, Terms
from bordspil.server.table.bots.bot_workers import BotId
from bordspil.server.table.broadcast import event_log
from bordspil.server.table.commands.moves import move
from bordspil.server.table.commands.time_up import time_up
from bordspil.server.table.handlers import creating
from bordspil.server.table.replay.replay_queue import AT_ONCE
from bordspil.server.table.snapshot import Now
from server.harness.client import Client
from server.harness.servers import Server, wait_until
from server.harness.situations import BOT, NOW, PERSON_A, at_turn, first_move, seat_to_act
from server.http.test_api import ask
from server.table.test_clocks import pass_time
from server.table.test_tables import play_to_the_end

Report = Callable[[str, str], None]
LONG = 2  # entries of a game that is played again beside the event loop


def keep_all_turns(server: Server) -> None:
    """Holds all turns of replays, so that every opening waits."""
    server.lobby.replays.free = 0


def give_turns(server: Server) -> None:
    for _ in range(AT_ONCE):
        server.uvicorn.servers[0].get_loop().call_soon_threadsafe(server.lobby.replays.give)


@pytest.fixture
def busy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server at which every game is a long one."""
    monkeypatch.setattr(event_log, "FEW", LONG)
    with Server(tmp_path, tick_seconds=0.02) as server:
        yield server


def play_on(client: Client, moves: int = LONG + 2) -> None:
    for _ in range(moves):
        client.play()


def test_a_player_moves_while_an_onlooker_waits_for_the_game(busy: Server) -> None:
    with busy.client() as anna, busy.client() as eve:
        code = anna.create(ME, ME, first=0)
        anna.wait_for("update")
        play_on(anna)
        keep_all_turns(busy)
        eve.say(type="open-table", table=code)
        wait_until(lambda: bool(busy.lobby.rooms[code].coming))
        play_on(anna)
        assert not busy.lobby.rooms[code].connections[1:]
        give_turns(busy)
        seen = eve.wait_for("update")
        assert seen["seq"] == anna.update["seq"]
        told = [event for event in seen["events"] if event["event"] == "take"]
        assert len(told) == seen["seq"]


def test_a_browser_with_several_seats_is_told_a_long_game_without_holding_up_its_table(busy: Server) -> None:
    with busy.client() as anna:
        code = anna.create(ME, ME, first=0)
        anna.wait_for("update")
        play_on(anna)
        room = busy.lobby.rooms[code]
        room.event_log.by_seat.clear()  # as after a look into the store
        keep_all_turns(busy)
        for _ in range(3):
            assert anna.refused(type="play", seq=0, seat=0, move=anna.update["moves"][0])["key"] == "stale"
        anna.play()
        assert len(room.behind) == 1
        give_turns(busy)
        whole = anna.wait_for("update", fresh=True)
        assert len([event for event in whole["events"] if event["event"] == "take"]) == anna.update["seq"]
        play_on(anna)
        assert room.event_log.by_seat.keys() == {0, 1}


def test_a_clock_does_not_wait_for_tables_that_are_opened(busy: Server) -> None:
    with busy.client() as anna, busy.client() as eve:
        for _ in range(3):
            eve.ask("table", type="create", game="azul", options={"first": 0}, seats=[ME, ME], terms=TERMS)
        eve.go()
        wait_until(lambda: not busy.lobby.rooms)
        anna.ask("table", type="create", game="azul", options={"first": 0}, seats=[ME, ME], terms=TERMS)
        keep_all_turns(busy)
        pass_time(busy, 601)
        while anna.hear()["type"] != "table" or not anna.table["seats"][0]["stand_in"]:
            pass
        wait_until(lambda: len(busy.lobby.looks) == 3)


def endless(moves: int) -> Table:
    """Returns a game in which everything falls to the floor, so that it never ends."""
    game = games.load("azul")
    play = Table(game, {"first": 0}, 2, Chance(SEED))
    for _ in range(moves):
        legal = game.moves(play.state)
        play.play(None, next((move for move in legal if game.notation.write(move).endswith("f")), legal[0]))
    return play


def test_long_games_of_an_old_store_hold_up_no_other_table(tmp_path: Path, report: Report) -> None:
    long, short = endless(20_000), endless(10)
    for code in ("AAAAAA", "BBBBBB"):
        put(tmp_path, table_of(code, long))
    put(tmp_path, table_of("CCCCCC", short))
    took: list[float] = []
    with Victim(tmp_path) as victim:

        def watch(code: str, address: str) -> None:
            with victim.stranger(address) as client:
                began = time.perf_counter()
                client.watch(code)
                took.append(time.perf_counter() - began)

        watch("CCCCCC", "198.51.100.9")
        with victim.watched() as bystander:
            openings = [threading.Thread(target=watch, args=(code, "203.0.113.5")) for code in ("AAAAAA", "BBBBBB")]
            for thread in openings:
                thread.start()
            time.sleep(0.2)  # until they are being opened
            watch("CCCCCC", "198.51.100.9")
            for thread in openings:
                thread.join()
    _, other, *long_ones = took
    assert other < min(long_ones) / 3
    bystander.check()
    report(f"two games of {len(long.log)} entries opened, {max(long_ones):.1f} s", f"another table {other:.2f} s")


def test_a_game_that_goes_on_for_ever_accepts_no_more_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(games.load("azul")), "most_entries", lambda *_: 3)
    with Server(tmp_path) as server, server.client() as anna:
        code = anna.create(ME, ME, first=0)
        anna.wait_for("update")
        room = server.lobby.rooms[code]
        while len(room.playing().log) < 3 * LOG_FACTOR:
            anna.play()
        seat, move = anna.update["to_act"], anna.update["moves"][0]
        refused = anna.refused(type="play", seq=anna.update["seq"], seat=seat, move=move)
        assert refused["key"] == "game-too-long"
        anna.come_back()  # and it can still be looked at
        assert anna.wait_for("update")["seq"] == room.playing().seq


def test_bots_and_clocks_leave_a_game_that_is_too_long_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    table = at_turn("azul", PERSON_A, BOT, terms=Terms(clock=Pace(60, 0)))
    late = Now(NOW.service + 61, NOW.wall)
    assert time_up(table, late) is not None
    monkeypatch.setattr(type(table.game), "most_entries", lambda *_: 0)
    assert time_up(table, late) is None
    with pytest.raises(BadRequest, match="game-too-long"):
        move(table, seat_to_act(table), first_move(table), NOW)


def test_a_rematch_that_waits_for_a_turn_does_not_hold_up_its_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(creating, "has_upload", lambda *_: True)
    with Server(tmp_path) as server, server.client() as anna:
        code = anna.create(ME, game="timeline", first=0, hand=1)
        anna.wait_for("update")
        play_to_the_end(anna)
        room = server.lobby.rooms[code]
        keep_all_turns(server)
        anna.say(type="rematch")
        wait_until(lambda: bool(server.lobby.replays.waiting))
        assert not room.lock.locked()
        with server.client(anna.token) as again:
            again.watch(code)
            again.go()
        give_turns(server)
        while anna.wait_for("table")["rematch"] is None:
            pass


def test_the_options_of_a_table_are_encoded_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Server(tmp_path) as server, server.client() as anna:
        code = anna.create(ME, {"kind": "bot", "level": "easy"}, first=1)
        room, asked = server.lobby.rooms[code], list[object]()
        think = server.lobby.bots.workers.think

        async def counted(game: str, bot: BotId, options: bytes, *more: Any) -> str:
            asked.append(options)
            return await think(game, bot, options, *more)

        monkeypatch.setattr(server.lobby.bots.workers, "think", counted)
        while len(asked) < 3:
            anna.wait_for("update")
            if anna.update["moves"]:
                anna.play()
        assert all(one is room.options_json for one in asked)


def test_the_deck_of_a_table_that_is_not_open_is_read_in_the_sandbox(tmp_path: Path) -> None:
    """Neither the event loop nor a thread of the server decodes the deck for every requested picture."""
    play = played(400, 0)
    put(tmp_path, table_of("AAAAAA", play, checked=checkers(play.game)))
    picture = seal(secret_of(SEED), f"card-{letters(0)}.svg")
    with Server(tmp_path) as server:
        read = server.intake.sandbox.read
        tasks: list[str] = []

        async def counted(payer: str, task: Any, *more: Any, **also: Any) -> Any:
            tasks.append(task.__name__)
            return await read(payer, task, *more, **also)

        server.intake.sandbox.read = counted  # type: ignore[method-assign]
        for name, status in ((picture, 200), (seal(secret_of(SEED), "no.svg"), 404)):
            assert ask(server, f"api/tables/AAAAAA/material/{name}")[0] == status
        assert tasks == ["read_material"] * 2
        assert not server.lobby.rooms
