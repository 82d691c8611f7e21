"""People at tables over real sockets: create, join, play, leave, come back, play again."""

from random import Random
from typing import Any

from bordspil.core.bot import LEVELS
from bordspil.core.chance import Chance
from bordspil.games import load
from server.harness.client import Client
from server.harness.servers import Server
from server.harness.stores import on_postgresql, select

pytestmark = on_postgresql

ME = {"kind": "me", "name": "Anna"}
OTHER = {"kind": "me", "name": "Björn"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "easy"}


def play_to_the_end(*clients: Client, seed: int = 1) -> None:
    """Plays random legal moves for all seats until the game is over."""
    rng = Random(seed)
    seq = 0
    while True:
        for client in clients:
            while client.update.get("seq", -1) < seq:
                client.hear()
        if clients[0].update["to_act"] is None:
            break
        mover = next((client for client in clients if client.update["moves"]), None)
        seq = mover.play(rng.choice(mover.update["moves"]))["seq"] if mover else seq + 1
    for client in clients:
        while client.table["stage"] != "over":
            client.hear()


def test_the_greeting_offers_the_games_and_the_levels(server: Server) -> None:
    with server.client() as anna:
        azul = next(game for game in anna.welcome["games"] if game["id"] == "azul")
        assert (azul["min_seats"], azul["max_seats"]) == (2, 4)
        assert {option["name"] for option in azul["options"]} == {"side", "first"}
        assert anna.welcome["levels"] == list(LEVELS)


def test_a_table_without_open_seats_starts_at_once(server: Server) -> None:
    with server.client() as anna:
        anna.create(ME, OTHER, side="grey")
        assert anna.table["stage"] == "playing"
        assert anna.table["options"] == {"side": "grey", "first": "random"}
        update = anna.wait_for("update")
        assert update["fresh"]
        assert update["seat"] == update["to_act"]
        assert [event["event"] for event in update["events"]] == ["first", "deal"]
        assert update["complete"]
        assert len(update["moves"]) > 20


def test_a_friend_joins_by_the_code_and_the_host_starts(server: Server) -> None:
    with server.client() as anna, server.client() as bjorn:
        code = anna.create(ME, OPEN, OPEN)
        assert anna.table["stage"] == "waiting"
        bjorn.watch(code)
        assert not bjorn.table["host"]
        assert not any(seat["yours"] for seat in bjorn.table["seats"])
        bjorn.ask("table", type="sit", seat=1, name="  Björn\n\u0000 ")
        seen = {"kind": "person", "name": "Björn", "level": "", "connected": True, "yours": True, "traits": []}
        assert bjorn.table["seats"][1].items() >= seen.items()
        anna.wait_for("table")
        anna.ask("table", type="plan", seat=2, plan={"kind": "bot", "level": "strong"})
        assert anna.table["seats"][2]["level"] == "strong"
        anna.ask("table", type="plan", seat=2, plan={"kind": "open"})
        anna.ask("update", type="start")
        assert anna.table["stage"] == "playing"
        assert anna.table["seats"][2]["kind"] == "bot"
        assert anna.table["seats"][2]["level"] == "easy"
        assert bjorn.wait_for("update")["seat"] == 1


def test_a_whole_game_of_two_browsers_and_a_rematch(server: Server) -> None:
    with server.client() as anna, server.client() as bjorn:
        code = anna.create(ME, OPEN)
        commitment = anna.table["commitment"]
        bjorn.watch(code)
        bjorn.ask("table", type="sit", seat=1, name="Björn")
        anna.say(type="start")
        play_to_the_end(anna, bjorn)
        assert anna.update["seq"] == bjorn.update["seq"]
        assert anna.update["view"] == bjorn.update["view"]
        assert anna.update["winners"] == anna.update["view"]["winners"]
        assert anna.table["commitment"] == commitment == Chance(bytes.fromhex(anna.table["seed"])).commitment
        anna.say(type="rematch")
        again = anna.wait_for("table")["rematch"]
        assert bjorn.wait_for("table")["rematch"] == again
        bjorn.say(type="rematch")
        assert bjorn.wait_for("table")["rematch"] == again
        bjorn.watch(again)
        assert bjorn.table["stage"] == "playing"
        assert [seat["name"] for seat in bjorn.table["seats"]] == ["Anna", "Björn"]
        assert [seat["yours"] for seat in bjorn.table["seats"]] == [False, True]
        assert bjorn.table["seed"] is None


def test_the_seed_is_told_only_at_the_end(server: Server) -> None:
    with server.client() as anna:
        anna.create(ME, OTHER)
        assert anna.table["seed"] is None
        seed = server.lobby.rooms[anna.table["code"]].row.seed.hex()
        play_to_the_end(anna)
        *before, last = [text for text in anna.texts if '"type":"table"' in text]
        assert all(seed not in text for text in anna.texts if text is not last)
        assert seed in last
        assert before


def test_events_go_on_where_the_last_update_ended(server: Server) -> None:
    with server.client() as anna:
        anna.create(ME, OTHER)
        events: list[Any] = anna.wait_for("update")["events"]
        for _ in range(12):
            events = events + anna.play()["events"]
            assert not anna.update["fresh"]
        seq = anna.update["seq"]
        anna.come_back()
        update = anna.wait_for("update")
        assert update["fresh"]
        assert update["seq"] == seq
        assert update["events"] == events


def test_several_people_on_one_device_see_the_seat_to_act(server: Server) -> None:
    with server.client() as anna:
        anna.create(ME, OTHER, {"kind": "me", "name": "Cecilie"})
        anna.wait_for("update")
        for _ in range(6):
            assert anna.update["seat"] == anna.update["to_act"]
            assert anna.update["moves"]
            anna.play()


def test_a_spectator_sees_the_game_and_no_moves(server: Server) -> None:
    with server.client() as anna, server.client() as eve:
        code = anna.create(ME, OTHER)
        anna.wait_for("update")
        eve.watch(code)
        assert eve.wait_for("update")["seat"] is None
        anna.play()
        update = eve.wait_for("update")
        assert (update["seat"], update["moves"], update["seq"]) == (None, [], 1)


def test_who_reloads_finds_the_game_as_it_was(server: Server) -> None:
    with server.client() as anna, server.client() as bjorn:
        code = anna.create(ME, OPEN)
        bjorn.watch(code)
        bjorn.ask("table", type="sit", seat=1, name="Björn")
        anna.say(type="start")
        anna.wait_for("update")
        bjorn.wait_for("update")
        bjorn.go()
        assert not anna.wait_for("table")["seats"][1]["connected"]
        bjorn.come_back()
        assert anna.wait_for("table")["seats"][1]["connected"]
        assert bjorn.table["seats"][1]["yours"]
        assert bjorn.wait_for("update")["view"] == anna.update["view"]


def test_who_leaves_before_the_start_opens_the_seat_again(server: Server) -> None:
    with server.client() as anna, server.client() as bjorn:
        code = anna.create(ME, OPEN)
        bjorn.watch(code)
        bjorn.ask("table", type="sit", seat=1, name="Björn")
        assert bjorn.ask("table", type="leave", seat=1)["seats"][1]["kind"] == "open"


def test_ones_own_tables_are_listed_newest_first(server: Server) -> None:
    with server.client() as anna, server.client() as eve:
        first = anna.create(ME, OPEN)
        second = anna.create(OTHER, ME)
        running, waiting = anna.ask("tables", type="mine")["tables"]
        assert running == {
            "code": second, "game": "azul", "stage": "playing", "names": ["Björn", "Anna"], "your_turn": True,
            "own": [0, 1], "points": [], "ranks": [], "finished": None,
        }  # fmt: skip
        assert (waiting["code"], waiting["stage"], waiting["names"]) == (first, "waiting", ["Anna", ""])
        eve.watch(first)
        assert eve.ask("tables", type="mine")["tables"] == []


def test_a_game_against_bots_to_the_end(server: Server) -> None:
    with server.client() as anna:
        anna.create(ME, BOT, BOT)
        play_to_the_end(anna)
        assert anna.update["winners"]
        assert len(anna.update["scores"]) == 3


def test_a_table_without_connections_is_closed_and_opens_again(server: Server) -> None:
    with server.client() as anna:
        code = anna.create(ME, OTHER)
        anna.wait_for("update")
        anna.play()
        anna.create(ME, OPEN)
        assert code not in server.lobby.rooms
        anna.watch(code)
        assert anna.wait_for("update")["seq"] == 1
        anna.play()


def test_a_code_has_no_letters_that_look_alike(server: Server) -> None:
    with server.client() as anna:
        codes = {anna.create(ME, OPEN) for _ in range(20)}
    assert len(codes) == 20
    assert all(len(code) == 10 and not set(code) & set("01IOLU") for code in codes)


def test_the_log_replays_to_the_very_view(server: Server) -> None:
    """The log is the truth: what is told is what a replay of the file gives."""
    game = load("azul")
    with server.client() as anna:
        code = anna.create(ME, OTHER)
        anna.wait_for("update")
        for _ in range(5):
            anna.play()
        log = select(server.settings.store, "SELECT move FROM entries WHERE code = ? ORDER BY number", (code,))
        state = game.start({"side": "coloured", "first": "random"}, 2)
        for (move,) in log:
            state = game.play(state, game.notation.read(move))
        assert game.position(state) == anna.update["view"]
