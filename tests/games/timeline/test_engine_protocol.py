"""Timeline over the line protocol: the exact names of fields, the command `deck`, moves in both forms, refusals."""

from typing import Any

import pytest

from bordspil.cli.engine import Engine
from bordspil.games.timeline.decks.deck import LANGUAGES, load
from cli.asking import ask, begun, refused
from games.timeline.drawing_reader import cards_of, deck_of, position

STATE = {"to_act", "round", "timeline", "hands", "pile", "box", "in", "turn_started_by"}
# Whatever else a state tells need not be given to load it.
MORE = {"deciding", "mistakes", "misses"}

TABLE = """
    line | 1200 | 1500 | 1969 |
    seat 0 1066 1815
    seat 1 1400 1500b
    pile bce-44 1700
    box 1901
"""


def drawn(drawing: str, hand: int = 2, **fields: Any) -> Engine:
    """Returns an engine with the position of a drawing."""
    given = position(drawing, **fields)
    options = {"deck": deck_of(*cards_of(given)), "hand": hand if len(cards_of(given)) > 4 else 1}
    engine = begun("timeline", seats=len(given["hands"]), options=options)
    ask(engine, "load", state=given, seed=1)
    return engine


def play(engine: Engine, *moves: Any) -> list[dict[str, Any]]:
    """Returns all events of these moves."""
    return [event for move in moves for event in ask(engine, "play", move=move)["events"]]


def test_the_game_is_listed_with_its_options() -> None:
    listed = {one["id"]: one for one in ask(Engine("timeline"), "games")["games"]}
    found = listed["timeline"]
    assert found["seats"] == [1, 8]
    assert found["options"] == {"deck": "world", "hand": 4, "first": 0}
    assert found["choices"]["hand"] == list(range(1, 11))
    assert found["choices"]["first"] == ["random", "seat"]


def test_a_state_has_the_fields_of_the_protocol() -> None:
    engine = begun("timeline", seats=3)
    state = ask(engine, "state")["state"]
    assert {*state} == STATE | MORE
    assert (state["to_act"], state["round"], state["in"], state["turn_started_by"]) == (0, 1, [0, 1, 2], 0)
    assert [len(hand) for hand in state["hands"]] == [4, 4, 4]
    ask(engine, "random", plies=10_000)
    over = ask(engine, "state")["state"]
    assert {*over} == STATE | MORE | {"winners"}
    assert over["to_act"] is None
    assert over["winners"]


@pytest.mark.parametrize("seats", range(1, 9))
def test_a_state_is_loaded_back_as_it_was(seats: int) -> None:
    engine = begun("timeline", seats=seats, seed=seats)
    for _ in range(200):
        state = ask(engine, "state")["state"]
        assert ask(engine, "load", state=state) == {"to_act": state["to_act"], "seq": 0}
        assert ask(engine, "state")["state"] == state
        if ask(engine, "random", plies=3, seed=len(state["box"]))["to_act"] is None:
            return


def test_only_the_fields_of_the_protocol_are_needed_to_load() -> None:
    engine = begun("timeline", seats=2)
    ask(engine, "random", plies=5)
    state = ask(engine, "state")["state"]
    ask(engine, "load", state={name: state[name] for name in STATE})
    after = ask(engine, "state")["state"]
    assert {name: after[name] for name in STATE} == {name: state[name] for name in STATE}


def test_the_deck_tells_ids_years_and_titles() -> None:
    engine = begun("timeline")
    cards = ask(engine, "deck")["cards"]
    assert len(cards) == len(load("world").cards) >= 300
    assert all({*card} == {"id", "year", "titles"} for card in cards)
    assert all({*card["titles"]} == {*LANGUAGES} for card in cards)
    assert all(type(card["year"]) is int and card["year"] != 0 for card in cards)
    state = ask(engine, "state")["state"]
    assert sorted(card["id"] for card in cards) == sorted(cards_of(state))


def test_the_deck_is_the_one_of_the_table_or_the_usual_one() -> None:
    assert [(card["id"], card["year"]) for card in ask(drawn(TABLE), "deck")["cards"]] == [
        ("1066", 1066),
        ("1200", 1200),
        ("1400", 1400),
        ("1500", 1500),
        ("1500b", 1500),
        ("1700", 1700),
        ("1815", 1815),
        ("1901", 1901),
        ("1969", 1969),
        ("bce-44", -44),
    ]
    assert ask(drawn(TABLE), "deck")["cards"][0]["titles"] == dict.fromkeys(LANGUAGES, "Card 1066")
    assert len(ask(Engine("timeline"), "deck")["cards"]) == len(load("world").cards)


def test_moves_are_objects_and_counted() -> None:
    engine = drawn(TABLE)
    listed = ask(engine, "moves")
    assert listed == {
        "moves": [{"card": card, "place": place} for card in ("1066", "1815") for place in range(4)],
        "complete": True,
    }
    assert ask(engine, "count") == {"count": 8}


@pytest.mark.parametrize("move", [{"card": "1066", "place": 0}, "1066@0", " 1066 @ 0 "])
def test_a_right_placement_and_its_event(move: Any) -> None:
    engine = drawn(TABLE)
    reply = ask(engine, "play", move=move, seat=0)
    assert (reply["seq"], reply["to_act"], reply["text"]) == (1, 1, "1066@0")
    (event,) = reply["events"]
    assert event["revealed"] == {"id": "1066", "year": 1066, "right": True, "belongs": 0}
    assert (event["event"], event["seat"], event["card"], event["place"]) == ("place", 0, "1066", 0)


def test_a_wrong_placement_and_its_events() -> None:
    engine = drawn(TABLE)
    placed, drew = play(engine, {"card": "1815", "place": 0})
    assert placed["revealed"] == {"id": "1815", "year": 1815, "right": False, "belongs": 2}
    assert (drew["event"], drew["seat"], drew["card"]) == ("draw", 0, "bce-44")
    assert "year" not in drew
    state = ask(engine, "state")["state"]
    assert (state["box"], state["pile"], state["to_act"]) == (["1901", "1815"], ["1700"], 1)


def test_chance_is_carried_out_and_never_waits() -> None:
    engine = drawn("line | 1200 |\nseat 0 1066 1815\nseat 1 1400\nbox 1901 1950")
    events = play(engine, "1066@1")
    assert [event["event"] for event in events] == ["place", "reshuffle", "draw"]
    assert events[1] == {"event": "reshuffle", "count": 3}
    state = ask(engine, "state")["state"]
    assert (state["to_act"], state["box"], len(state["pile"])) == (1, [], 2)


def test_the_seed_of_a_loaded_position_rules_chance() -> None:
    engine = drawn("line | 1200 |\nseat 0 1066 1815\nseat 1 1400\nbox 1901 1950 1960 1970")
    state = ask(engine, "state")["state"]

    def pile(seed: int) -> list[str]:
        ask(engine, "load", state=state, seed=seed)
        play(engine, "1066@1")
        found: list[str] = ask(engine, "state")["state"]["pile"]
        return found

    piles = [pile(seed) for seed in range(8)]
    assert [pile(seed) for seed in range(8)] == piles
    assert len({tuple(found) for found in piles}) > 4


def test_the_same_seed_gives_the_same_game() -> None:
    def played(seed: int) -> Any:
        engine = begun("timeline", seats=3, seed=seed, options={"first": "random"})
        ask(engine, "random", plies=30, seed=4)
        return ask(engine, "state")

    assert played(1) == played(1) != played(2)


REFUSED = [
    ({"card": "1400", "place": 0}, ("card-not-in-hand", "TL-20")),
    ("1700@0", ("card-not-in-hand", "TL-20")),
    ({"card": "1969", "place": 0}, ("card-not-in-hand", "TL-20")),
    ({"card": "moon-landing", "place": 0}, ("card-unknown", "TL-1")),
    ({"card": "x" * 5000, "place": 0}, ("card-unknown", "TL-1")),
    ({"card": "", "place": 0}, ("card-unknown", "TL-1")),
    ({"card": "1066", "place": 4}, ("place-out-of-range", "TL-20")),
    ({"card": "1066", "place": -1}, ("place-out-of-range", "TL-20")),
    ("1066@99", ("place-out-of-range", "TL-20")),
    ({"card": "1066", "place": True}, ("move-shape", None)),
    ({"card": "1066", "place": 1.0}, ("move-shape", None)),
    ({"card": "1066", "place": "1"}, ("move-shape", None)),
    ({"card": "1066"}, ("move-shape", None)),
    ({"card": 1066, "place": 0}, ("move-shape", None)),
    ({"place": 0}, ("move-shape", None)),
    ({"shuffle": ["1700", "bce-44"]}, ("move-shape", None)),
    ({}, ("move-shape", None)),
    ([], ("move-shape", None)),
    (None, ("move-shape", None)),
    (7, ("move-shape", None)),
    ("1066", ("move-text", None)),
    ("1066@", ("move-text", None)),
    ("1066@-1", ("move-text", None)),
    ("1066@1@2", ("move-text", None)),
    ("", ("move-text", None)),
    ("@0", ("move-text", None)),
    ("1066@٣", ("move-text", None)),
    ("shuffle 1700 bce-44", ("chance-decides", "TL-10")),
    ("first 1", ("chance-decides", "TL-10")),
]


@pytest.mark.parametrize(("move", "reason"), REFUSED, ids=lambda value: str(value)[:40])
def test_a_move_that_cannot_be_played_is_refused(move: Any, reason: tuple[str, str | None]) -> None:
    assert refused(drawn(TABLE), {"cmd": "play", "move": move}) == reason


def test_another_seat_is_refused() -> None:
    engine = drawn(TABLE)
    assert refused(engine, {"cmd": "play", "move": "1400@1", "seat": 1}) == ("not-your-turn", None)
    assert refused(engine, {"cmd": "play", "move": "1066@0", "seat": 2}) == ("seat-unknown", None)


def test_scores_are_the_cards_left_and_winners_come_at_the_end() -> None:
    engine = drawn("line | 1200 |\nseat 0 1066\nseat 1 1400 1401\npile 1")
    assert ask(engine, "scores") == {"scores": [1, 2], "over": False, "winners": []}
    play(engine, "1066@0")
    assert ask(engine, "scores") == {"scores": [0, 2], "over": False, "winners": []}
    events = play(engine, "1400@0")
    assert events[-1] == {"event": "over", "winners": [0]}
    assert ask(engine, "scores") == {"scores": [0, 2], "over": True, "winners": [0]}
    assert ask(engine, "to_act") == {"to_act": None}
    assert ask(engine, "moves") == {"moves": [], "complete": True}
    assert refused(engine, {"cmd": "play", "move": "1401@0"}) == ("game-over", "TL-31")
    assert refused(engine, {"cmd": "bot", "level": "easy"})[0] == "game-over"


def test_alone_the_score_is_the_number_of_right_cards() -> None:
    engine = drawn("line | 1200 |\nseat 0 1066 1815\npile 1400 1900 1950")
    play(engine, "1066@0", "1815@0", "1400@2")
    assert ask(engine, "scores") == {"scores": [2], "over": False, "winners": []}
    play(engine, "1900@0", "1950@0")
    assert ask(engine, "scores") == {"scores": [2], "over": True, "winners": [0]}
    assert refused(engine, {"cmd": "play", "move": "1@0"}) == ("game-over", "TL-40")


def test_a_view_tells_no_hidden_date() -> None:
    engine = drawn(TABLE)
    for seat in (None, 0, 1):
        view = ask(engine, "view", seat=seat)["view"]
        assert (view["seat"], view["pile"], view["box"], view["hands"][1]) == (seat, 2, 1, ["1400", "1500b"])
        assert [name for name, card in view["cards"].items() if "year" in card] == ["1200", "1500", "1901", "1969"]
        assert "1700" not in view["cards"]


def test_sequences_of_placements_are_counted() -> None:
    r"""
    | 1500 |       two places; after a right card three, after a wrong one still two
    """
    engine = drawn("line | 1500 |\nseat 0 1600\nseat 1 1700 1800\npile 1 2 3")
    assert ask(engine, "perft", depth=0) == {"count": 1}
    assert ask(engine, "perft", depth=1) == {"count": 2}
    assert ask(engine, "perft", depth=2) == {"count": 2 * 3 + 2 * 2}
    engine = drawn("line | 1500 |\nseat 0 1600 1601\nseat 1 1700 1800")
    assert refused(engine, {"cmd": "perft", "depth": 3})[0] == "perft-chance"


@pytest.mark.parametrize("level", ["easy", "medium", "strong", "expert"])
def test_bots_play_whole_games(level: str) -> None:
    engine = begun("timeline", seats=3, options={"hand": 2})
    while ask(engine, "to_act")["to_act"] is not None:
        move = ask(engine, "bot", level=level, seconds=0.01)["move"]
        assert ask(engine, "bot", level=level, seconds=0.01)["move"] == move
        ask(engine, "play", move=move)
    assert ask(engine, "scores")["winners"]


BAD_OPTIONS = [
    {"deck": "mars"},
    {"deck": "../world"},
    {"deck": ""},
    {"deck": None},
    {"deck": 5},
    {"deck": []},
    {"deck": {}},
    {"deck": {"name": "Empty", "cards": []}},
    {"deck": {"name": "Twice", "cards": deck_of("1", "1")["cards"]}},
    {"deck": {"name": "Zero", "cards": deck_of(*"0123456789")["cards"]}},
    {"deck": deck_of("1", "2", "3")},
    {"hand": 0},
    {"hand": 11},
    {"hand": "4"},
    {"first": 2},
    {"first": "youngest"},
    {"cards": 5},
]


@pytest.mark.parametrize("options", BAD_OPTIONS, ids=lambda value: str(value)[:40])
def test_options_that_cannot_be_are_refused_and_nothing_is_lost(options: dict[str, Any]) -> None:
    key, _ = refused(drawn(TABLE), {"cmd": "new", "seats": 2, "options": options})
    assert key in ("option-value", "field-wrong", "deck-wrong", "deck-too-small", "option-unknown")
