"""The line protocol: every command with its fields, and a whole game by another program."""

import json
import os
import subprocess
import sys
from random import Random
from typing import Any

import pytest

from bordspil import games
from bordspil.cli.engine import Engine
from bordspil.core.bot import LEVELS
from bordspil.version import __version__
from cli.asking import ask, begun, fewest, refused, wire
from games.azul.drawing_reader import position

every_game = pytest.mark.parametrize("name", games.names())

TABLE_COMMANDS = {"to_act", "moves", "count", "play", "state", "load", "view", "scores", "bot", "perft", "random"}

# One blue tile is left, and no line of seat 0 takes blue: it can only fall.
LONE = """
    centre   B
    seat 0
        Y | b y r k w
       .R | w b y r k
      ..R | k w b y r
     ...R | r k w b y
    ....R | y r k w b
    seat 1, 3 points
        . | b y r k w
       .. | w b y r k
      ... | k w b y r
     .... | r k w b y
    ..... | y r k w b
    floor 1
"""


def play_on(engine: Engine, plies: int = 100_000, seed: int = 1) -> list[Any]:
    """Plays random moves, by default to the end."""
    moves: list[Any] = ask(engine, "random", plies=plies, seed=seed)["moves"]
    return moves


def state_of(engine: Engine) -> dict[str, Any]:
    state: dict[str, Any] = ask(engine, "state")["state"]
    return state


@every_game
def test_all_commands_are_there(name: str) -> None:
    assert set(Engine(name).commands) >= {"games", "new"} | TABLE_COMMANDS


@every_game
def test_games_lists_every_game_before_one_has_begun(name: str) -> None:
    reply = ask(Engine(name), "games")
    assert set(reply) == {"games"}
    assert tuple(found["id"] for found in reply["games"]) == games.names()
    for found in reply["games"]:
        game = games.load(found["id"])
        assert found["seats"] == [min(game.seats), max(game.seats)]
        assert found["options"] == {
            option.name: option.default for option in game.options if not option.is_unsaid(option.default)
        }


def test_the_options_of_azul_have_their_defaults() -> None:
    azul = next(found for found in ask(Engine("azul"), "games")["games"] if found["id"] == "azul")
    assert azul["options"] == {"side": "coloured", "first": "random"}
    assert azul["seats"] == [2, 4]


@every_game
def test_new_begins_a_game_at_every_seat_count(name: str) -> None:
    engine = Engine(name)
    for seats in engine.game.seats:
        reply = ask(engine, "new", seats=seats, seed=7)
        assert set(reply) == {"seq", "to_act"}
        assert reply["seq"] == 0
        assert reply["to_act"] in range(seats)
        assert ask(engine, "to_act") == {"to_act": reply["to_act"]}
        assert len(ask(engine, "scores")["scores"]) == seats


@every_game
def test_new_takes_defaults_for_options_that_are_not_given(name: str) -> None:
    given = {option.name: option.default for option in games.load(name).options}
    assert state_of(begun(name)) == state_of(begun(name, options=given)) == state_of(begun(name, options={}))


@every_game
def test_new_begins_anew(name: str) -> None:
    engine = begun(name)
    first = state_of(engine)
    play_on(engine, 9)
    assert ask(engine, "new", seats=fewest(engine), seed=1)["seq"] == 0
    assert state_of(engine) == first


@every_game
def test_without_a_seed_every_game_is_another(name: str) -> None:
    engine = Engine(name)
    seats = engine.game.seats.start
    states = [ask(engine, "new", seats=seats) and state_of(engine) for _ in range(4)]
    assert any(state != states[0] for state in states)


@every_game
@pytest.mark.parametrize("seed", [0, -3, 2**62, "a word", ""])
def test_the_same_seed_and_moves_give_the_same_game(name: str, seed: int | str) -> None:
    one, other = begun(name, seed=seed), begun(name, seed=seed)
    for move in play_on(one):
        ask(other, "play", move=move)
    assert state_of(one) == state_of(other)
    assert ask(one, "scores") == ask(other, "scores")


def test_the_option_first_only_sets_the_seat_that_begins() -> None:
    for seat in range(3):
        engine = begun(seats=3, options={"first": seat})
        assert ask(engine, "to_act") == {"to_act": seat}
        assert state_of(engine)["started_by"] == seat


@every_game
def test_moves_are_objects_that_can_all_be_played(name: str) -> None:
    engine = begun(name)
    reply = ask(engine, "moves")
    assert set(reply) == {"moves", "complete"}
    assert isinstance(reply["complete"], bool)
    start = state_of(engine)
    for move in reply["moves"]:
        assert isinstance(move, dict)
        assert ask(engine, "play", move=move)["seq"] == 1
        ask(engine, "load", state=start)


@every_game
def test_count_is_the_number_of_moves(name: str) -> None:
    engine = begun(name)
    while ask(engine, "to_act")["to_act"] is not None:
        listed = ask(engine, "moves")
        if listed["complete"]:
            assert ask(engine, "count") == {"count": len(listed["moves"])}
        play_on(engine, 3)


@every_game
def test_moves_that_cannot_all_be_listed_are_not_counted(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = begun(name)
    monkeypatch.setattr(engine.game, "complete", lambda state: False)
    assert ask(engine, "moves")["complete"] is False
    assert refused(engine, {"cmd": "count"}) == ("list-incomplete", None)


@every_game
def test_play_returns_the_events(name: str) -> None:
    engine = begun(name)
    seat, move = ask(engine, "to_act")["to_act"], ask(engine, "moves")["moves"][0]
    reply = ask(engine, "play", move=move, seat=seat)
    assert set(reply) == {"seq", "to_act", "text", "events"}
    assert reply["seq"] == 1
    assert reply["to_act"] == ask(engine, "to_act")["to_act"]
    assert reply["events"]
    assert all(isinstance(event, dict) for event in reply["events"])


@every_game
def test_a_move_as_text_is_the_move_as_an_object(name: str) -> None:
    one, other, rng = begun(name), begun(name), Random(2)
    while ask(one, "to_act")["to_act"] is not None:
        by_object = ask(one, "play", move=rng.choice(ask(one, "moves")["moves"]))
        assert ask(other, "play", move=by_object["text"], seat=None) == by_object
    assert state_of(one) == state_of(other)


def test_moves_of_azul_look_as_the_protocol_says() -> None:
    engine = begun(options={"first": 0})
    ask(engine, "load", state=position("displays BBYR KKWW; centre YR"))
    moves = ask(engine, "moves")["moves"]
    assert {"take": "blue", "from": 0, "to": 3} in moves
    assert {"take": "red", "from": "centre", "to": "floor"} in moves
    assert ask(engine, "play", move={"take": "blue", "from": 0, "to": 3})["text"] == "0b3"
    assert ask(engine, "play", move="crf")["events"][0]["take"] == "red"


def test_a_choice_on_the_grey_side_of_azul_looks_as_the_protocol_says() -> None:
    engine = begun(options={"first": 0, "side": "grey"})
    ask(engine, "load", state=position("displays R", side="grey"))
    ask(engine, "play", move="0r1")
    assert state_of(engine)["phase"] == "tiling"
    assert ask(engine, "moves")["moves"] == [{"tile": 1, "column": column} for column in range(1, 6)]
    assert ask(engine, "play", move={"tile": 1, "column": 2})["text"] == "1@2"


def test_events_include_the_deal_that_follows() -> None:
    engine = begun(options={"first": 0})
    ask(engine, "load", state=position(LONE))
    reply = ask(engine, "play", move="cbf")
    told = [event["event"] for event in reply["events"]]
    assert told == ["take", "floor", "tile", "floor", "deal"]
    dealt, lying = reply["events"][-1]["displays"], state_of(engine)["displays"]
    assert [sorted(display) for display in dealt] == [sorted(display) for display in lying]
    assert reply["to_act"] == 1


def test_the_state_of_azul_has_the_fields_of_the_protocol() -> None:
    state = state_of(begun(options={"first": 1}))
    table = {"side", "round", "phase", "to_act", "displays", "centre", "marker", "bag", "lid", "started_by"}
    assert set(state) == table | {"boards"}
    assert (state["side"], state["round"], state["phase"], state["to_act"]) == ("coloured", 1, "offer", 1)
    assert (state["marker"], state["centre"], state["started_by"]) == ("centre", [], 1)
    assert [len(display) for display in state["displays"]] == [4] * 5
    assert sum(state["bag"].values()) == 80
    empty = {
        "score": 0,
        "lines": [{"colour": None, "count": 0}] * 5,
        "wall": [[None] * 5] * 5,
        "floor": [],
    }
    assert state["boards"] == [empty, empty]


def test_at_the_end_of_azul_the_state_has_winners_and_the_bonuses() -> None:
    engine = begun()
    play_on(engine)
    state, scores = state_of(engine), ask(engine, "scores")
    assert (state["phase"], state["to_act"]) == ("over", None)
    assert state["winners"] == scores["winners"]
    assert [board["score"] for board in state["boards"]] == scores["scores"]
    assert state["marker"] in (0, 1)


def test_scores_of_azul_leave_the_bonuses_out_until_the_end() -> None:
    column = "; ".join(f"{'.' * (row + 1)} | {'byrkw'[-row % 5].upper()} . . . ." for row in range(5))
    engine = begun(options={"first": 0})
    ask(engine, "load", state=position(f"displays BBYR; seat 0, 15 points; {column}"))
    assert ask(engine, "scores") == {"scores": [15, 0], "over": False, "winners": []}


@every_game
def test_a_state_can_be_loaded_again(name: str) -> None:
    engine, other = begun(name), begun(name, seed=2)
    while ask(engine, "to_act")["to_act"] is not None:
        state = state_of(engine)
        assert ask(other, "load", state=state)["to_act"] == ask(engine, "to_act")["to_act"]
        assert ask(other, "random", plies=0)["seq"] == 0
        assert state_of(other) == state
        assert ask(other, "moves") == ask(engine, "moves")
        play_on(engine, 5)
    ask(other, "load", state=state_of(engine))
    assert ask(other, "scores") == ask(engine, "scores")
    assert ask(other, "scores")["over"] is True


def test_a_loaded_state_of_azul_may_be_in_another_order_and_without_zeros() -> None:
    engine = begun(options={"first": 0})
    ask(engine, "load", state=position("displays BBYR KKWW; centre YR"))
    state = state_of(engine)
    for tiles in [*state["displays"], state["centre"]]:
        tiles.reverse()
    state["lid"] = {}
    before = state_of(engine)
    ask(engine, "load", state=state)
    assert state_of(engine) == before


def test_load_keeps_the_seats_and_options_of_the_last_new() -> None:
    engine = begun(seats=3, options={"side": "grey"})
    other_seats, other_side = state_of(begun(options={"side": "grey"})), state_of(begun(seats=3))
    assert refused(engine, {"cmd": "load", "state": other_seats}) == ("position-boards", "AZ-1")
    assert refused(engine, {"cmd": "load", "state": other_side}) == ("position-side", "AZ-5")
    ask(engine, "load", state=state_of(begun(seats=3, options={"side": "grey"}, seed=5)))
    assert len(state_of(engine)["boards"]) == 3
    assert state_of(engine)["side"] == "grey"


def deal_after_load(**fields: Any) -> Any:
    engine = begun(options={"first": 0})
    ask(engine, "load", state=position(LONE), **fields)
    return ask(engine, "play", move="cbf")["events"][-1]


def test_a_seed_in_load_rules_chance_afterwards() -> None:
    assert deal_after_load(seed=5) == deal_after_load(seed=5) != deal_after_load(seed=6)


def test_without_a_seed_in_load_chance_goes_on_as_before() -> None:
    assert deal_after_load() == deal_after_load()
    assert deal_after_load() != deal_after_load(seed=5)


@every_game
def test_every_seat_and_a_spectator_have_a_view(name: str) -> None:
    engine = begun(name)
    play_on(engine, 5)
    for seat in [None, *range(engine.game.seats.start)]:
        reply = ask(engine, "view", seat=seat)
        assert set(reply) == {"view"}
        assert isinstance(reply["view"], dict)


def test_nothing_in_azul_is_hidden() -> None:
    engine = begun()
    play_on(engine, 7)
    for seat in (None, 0, 1):
        assert ask(engine, "view", seat=seat)["view"] == state_of(engine)


@every_game
def test_scores_stand_until_the_end_without_winners(name: str) -> None:
    engine = begun(name)
    seats = fewest(engine)
    while ask(engine, "to_act")["to_act"] is not None:
        reply = ask(engine, "scores")
        assert set(reply) == {"scores", "over", "winners"}
        assert (reply["over"], reply["winners"], len(reply["scores"])) == (False, [], seats)
        play_on(engine, 4)
    reply = ask(engine, "scores")
    assert reply["over"] is True
    assert reply["winners"]
    assert set(reply["winners"]) <= set(range(seats))


@every_game
def test_hello_names_versions_options_bots_and_commands(name: str) -> None:
    engine = Engine(name)
    reply = ask(engine, "hello", protocol=1, client="tests")
    assert (reply["protocol"], reply["package"]) == (2, __version__)
    [listed] = [game for game in ask(engine, "games")["games"] if game["id"] == name]
    bots = reply["game"].pop("bots")
    assert reply["game"] == listed
    assert set(bots) >= {"random", "greedy", *LEVELS}
    assert set(reply["commands"]) == set(engine.commands) >= {"hello", "undo", "stop"}
    for bot in bots:
        ask(engine, "new", seats=fewest(engine), seed=1)
        ask(engine, "play", move=ask(engine, "bot", level=bot, seconds=0.01)["move"])


@every_game
def test_moves_are_taken_back_and_meet_the_same_chance_again(name: str) -> None:
    engine = begun(name)
    states = [state_of(engine)]
    moves: list[Any] = []
    while ask(engine, "to_act")["to_act"] is not None and len(moves) < 300:
        moves += play_on(engine, 1, seed=len(moves))
        states.append(state_of(engine))
    count = len(moves) // 2
    reply = ask(engine, "undo", count=count)
    assert reply == {"seq": len(moves) - count} | ask(engine, "to_act")
    assert state_of(engine) == states[len(moves) - count]
    for number in range(len(moves) - count, len(moves)):
        ask(engine, "play", move=moves[number])
        assert state_of(engine) == states[number + 1]
    assert ask(engine, "undo")["seq"] == len(moves) - 1
    assert state_of(engine) == states[-2]


def test_only_moves_that_were_played_are_taken_back() -> None:
    engine = begun()
    assert refused(Engine("azul"), {"cmd": "undo"})[0] == "no-game"
    assert refused(engine, {"cmd": "undo"})[0] == "undo-count"
    play_on(engine, 3)
    for count in (0, -1, 4, 10**30):
        assert refused(engine, {"cmd": "undo", "count": count})[0] == "undo-count"
    assert refused(engine, {"cmd": "undo", "count": "1"})[0] == "field-wrong"
    ask(engine, "load", state=state_of(engine))
    assert refused(engine, {"cmd": "undo"})[0] == "undo-count"


@every_game
@pytest.mark.parametrize("level", ["medium", "expert"])
def test_a_stop_that_waits_ends_a_search_of_an_hour(name: str, level: str) -> None:
    engine = begun(name)
    for _ in range(2):
        engine.stops.add(1)
        move = ask(engine, "bot", level=level, seconds=3600)["move"]
        assert ask(engine, "stop") == {}
        assert engine.stops.waiting == 0
        ask(engine, "play", move=move)


def test_a_stop_reaches_a_bot_that_thinks_and_no_later_one() -> None:
    command = [sys.executable, "-W", "error", "-m", "bordspil", "engine", "azul"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
        assert program.stdin is not None
        assert program.stdout is not None

        def say(**request: Any) -> None:
            program.stdin.write(json.dumps(request).encode() + b"\n")  # type: ignore[union-attr]
            program.stdin.flush()  # type: ignore[union-attr]

        def hear() -> dict[str, Any]:
            reply: dict[str, Any] = json.loads(program.stdout.readline())  # type: ignore[union-attr]
            return reply

        say(cmd="stop")
        assert hear() == {"ok": True}
        say(cmd="new", seats=2, seed=1)
        say(cmd="bot", level="expert", seconds=0.01)
        assert "to_act" in hear()
        assert "move" in hear()
        for stop in ({"cmd": "stop"}, {"cmd": "stop", "id": "long" * 100}):
            say(cmd="bot", level="expert", seconds=3600)
            say(**stop)
            assert "move" in hear()
            assert hear() == {"ok": True}


@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_of_every_level_has_a_legal_move(name: str, level: str) -> None:
    engine = Engine(name)
    for seats in engine.game.seats:
        ask(engine, "new", seats=seats, seed=seats)
        for _ in range(3):
            before, listed = state_of(engine), ask(engine, "moves")
            reply = ask(engine, "bot", level=level, seconds=0.02)
            assert set(reply) == {"move"}
            assert state_of(engine) == before
            assert reply["move"] in listed["moves"] or not listed["complete"]
            ask(engine, "play", move=reply["move"])
            play_on(engine, 6)
            if ask(engine, "to_act")["to_act"] is None:
                break


@every_game
@pytest.mark.parametrize("fields", [{"seconds": 0}, {"seconds": 0.0, "level": "expert"}])
def test_a_bot_without_time_or_level_moves_all_the_same(name: str, fields: dict[str, Any]) -> None:
    engine = begun(name)
    ask(engine, "play", move=ask(engine, "bot", **fields)["move"])


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_with_one_move_plays_it(level: str) -> None:
    engine = begun(options={"first": 0})
    ask(engine, "load", state=position(LONE))
    only = {"take": "blue", "from": "centre", "to": "floor"}
    assert ask(engine, "moves")["moves"] == [only]
    assert ask(engine, "bot", level=level, seconds=0.02)["move"] == only


@every_game
def test_perft_counts_sequences(name: str) -> None:
    engine = begun(name)
    moves, start = ask(engine, "moves")["moves"], state_of(engine)
    assert ask(engine, "perft", depth=0) == {"count": 1}
    if not ask(engine, "moves")["complete"]:
        assert refused(engine, {"cmd": "perft", "depth": 1}) == ("list-incomplete", None)
        return
    assert ask(engine, "perft", depth=1) == {"count": len(moves)}
    below = 0
    for move in moves:
        ask(engine, "play", move=move)
        below += ask(engine, "count")["count"]
        ask(engine, "load", state=start)
    assert ask(engine, "perft", depth=2) == {"count": below}


def test_perft_stops_at_the_deal() -> None:
    engine = begun(options={"first": 0})
    ask(engine, "load", state=position(LONE))
    assert ask(engine, "perft", depth=1) == {"count": 1}
    assert refused(engine, {"cmd": "perft", "depth": 2}) == ("perft-chance", None)


@every_game
def test_random_plays_the_plies_it_is_asked_for(name: str) -> None:
    engine = begun(name)
    reply = ask(engine, "random", seed=5, plies=4)
    assert set(reply) == {"moves", "seq", "to_act"}
    assert (len(reply["moves"]), reply["seq"]) == (4, 4)
    assert reply["to_act"] == ask(engine, "to_act")["to_act"]
    assert ask(engine, "random", seed=5, plies=3)["seq"] == 7


@every_game
def test_random_is_repeated_by_its_seed(name: str) -> None:
    one, other, third = begun(name), begun(name), begun(name)
    assert play_on(one, seed=5) == play_on(other, seed=5) != play_on(third, seed=6)
    assert state_of(one) == state_of(other)


@every_game
def test_random_stops_at_the_end(name: str) -> None:
    engine = begun(name)
    reply = ask(engine, "random", seed=1, plies=2**62)
    assert reply["to_act"] is None
    assert reply["seq"] == len(reply["moves"])
    assert ask(engine, "random", seed=1, plies=5) == {"moves": [], "seq": reply["seq"], "to_act": None}


@every_game
def test_at_the_end_no_seat_acts_and_no_move_can_be_played(name: str) -> None:
    engine = begun(name)
    last = play_on(engine)[-1]
    assert ask(engine, "to_act") == {"to_act": None}
    assert ask(engine, "moves") == {"moves": [], "complete": True}
    assert ask(engine, "count") == {"count": 0}
    assert refused(engine, {"cmd": "play", "move": last})[0] == "game-over"
    assert refused(engine, {"cmd": "bot"})[0] == "game-over"


def outside(lines: Any, process: subprocess.Popen[str]) -> Any:
    """Sends a request as a line and reads the line that answers it."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write((lines if isinstance(lines, str) else json.dumps(lines)) + "\n")
    process.stdin.flush()
    return json.loads(process.stdout.readline())


def test_a_program_outside_referees_a_whole_game() -> None:
    """Three seats on the grey side, bad lines in between; nothing of the package is used here."""
    command = [sys.executable, "-m", "bordspil", "engine", "azul"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, encoding="utf-8", env=os.environ) as process:
        assert [game["id"] for game in outside({"cmd": "games"}, process)["games"]]
        begun = outside({"cmd": "new", "seats": 3, "options": {"side": "grey"}, "seed": 7}, process)
        assert begun.pop("ok") is True
        assert begun["seq"] == 0
        rng, played, chosen, seat = Random(3), 0, 0, begun["to_act"]
        while seat is not None:
            moves = outside({"cmd": "moves"}, process)["moves"]
            assert outside("what?", process)["ok"] is False
            assert outside({"cmd": "play", "move": moves[0], "seat": (seat + 1) % 3}, process)["ok"] is False
            move = rng.choice(moves)
            reply = outside({"cmd": "play", "move": move, "seat": seat}, process)
            assert reply["ok"] is True
            played, seat, chosen = played + 1, reply["to_act"], chosen + ("tile" in move)
            assert reply["seq"] == played
        assert chosen > 0
        end, state = outside({"cmd": "scores"}, process), outside({"cmd": "state"}, process)["state"]
        assert end["over"] is True
        assert end["winners"] == state["winners"]
        assert [board["score"] for board in state["boards"]] == end["scores"]
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(timeout=120) == 0


def test_a_request_may_have_unknown_fields() -> None:
    assert wire(begun(), {"cmd": "to_act", "id": 5})["ok"] is True
