"""The moves of Blokus Shuffle as text and as objects: both forms read back, and what is no move is refused by name."""

from itertools import chain
from random import Random
from typing import Any

import pytest

from bordspil.core.chance import Chance
from bordspil.core.game import IllegalMove
from games.blokus_shuffle.drawing_reader import game, new_game
from games.blokus_shuffle.slow_pieces import PLACES, listed
from games.playing import sent

FORMS: list[tuple[str, dict[str, Any]]] = [
    ("card draw2", {"card": "draw2"}),
    ("colour red", {"colour": "red"}),
    ("recycle red L5", {"recycle": "red", "piece": "L5"}),
    ("warp yellow T4 e5 d6 e6 f6", {"warp": "yellow", "piece": "T4", "squares": [[4, 4], [5, 3], [5, 4], [5, 5]]}),
    ("L5 a1 a2 b2 c2 d2", {"place": "L5", "squares": [[0, 0], [1, 0], [1, 1], [1, 2], [1, 3]]}),
    ("1 t20", {"place": "1", "squares": [[19, 19]]}),
    ("pass", {"pass": True}),
]


@pytest.mark.parametrize(("text", "given"), FORMS)
def test_a_move_has_a_text_and_an_object(text: str, given: dict[str, Any]) -> None:
    move = game.notation.read(text)
    assert game.notation.from_object(given) == move
    assert game.notation.write(move) == text
    assert sent(game.notation.to_object(move)) == given


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_shuffle_reads_back_from_its_text_but_no_player_can_send_it(seats: int) -> None:
    state = game.start({"cards": "shuffle", "scoring": "basic", "first": "blue"}, seats)
    shuffle = game.sample(state, Chance.of(seats))
    assert game.notation.read(game.notation.write(shuffle)) == shuffle
    with pytest.raises(IllegalMove):
        game.notation.from_object(game.notation.to_object(shuffle))


def test_all_30433_places_read_back_from_both_forms() -> None:
    texts = set()
    for name, place in chain(*PLACES.values()):
        move = game.notation.from_object({"place": name, "squares": listed(place)})
        assert game.notation.to_object(move) == {"place": name, "squares": listed(place)}
        text = game.notation.write(move)
        assert game.notation.read(text) == move
        texts.add(text)
    assert len(texts) == 30_433


@pytest.mark.parametrize("cards", ["shuffle", "none"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_moves_of_a_game_read_back_from_both_forms(seats: int, cards: str) -> None:
    rng, state = Random(seats), new_game(seats, seats, cards=cards)
    kinds: set[str] = set()
    while game.to_act(state) is not None:
        moves = list(game.moves(state))
        assert len({game.notation.write(move) for move in moves}) == len(moves)
        for move in rng.sample(moves, min(len(moves), 60)):
            given = sent(game.notation.to_object(move))
            kinds.add(next(iter(given)))
            assert game.notation.from_object(given) == move
            assert game.notation.read(game.notation.write(move)) == move
            if "squares" in given:
                assert given["squares"] == sorted(given["squares"])
                rng.shuffle(given["squares"])
                assert game.notation.from_object(given) == move
        state = game.play(state, rng.choice(moves))
    played = {"place", "pass"} | ({"card", "colour", "recycle", "warp"} if cards == "shuffle" else set())
    assert kinds == played


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        (" PASS\n", "pass"),
        ("Card  Wild", "card wild"),
        ("recycle RED l5", "recycle red L5"),
        ("l5 D2 c2 B2 a2 a1", "L5 a1 a2 b2 c2 d2"),
        ("o b2 a2 b1 a1", "O a1 b1 a2 b2"),
    ],
)
def test_capitals_blanks_and_any_order_of_squares_are_understood(text: str, meaning: str) -> None:
    assert game.notation.write(game.notation.read(text)) == meaning


@pytest.mark.parametrize(
    "text",
    ["", "passes", "wild", "card", "card joker", "card wild skip", "colour", "colour black", "recycle red",
     "recycle L5", "recycle red Q", "warp yellow T4", "warp T4 e5 d6 e6 f6", "Q a1", "0 a1 a2 b1 b2", "1", "1a1",
     "1 a", "1 1", "1 11", "1 a1 pass", "1 a1; pass", "1 -a1", "1 a-1", "1 aa1", "٣ a1", "1 a１", "shuffle",
     "shuffle x", "shuffle swd", "a1 1"],
)  # fmt: skip
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        game.notation.read(text)
    assert (refused.value.key, refused.value.rule) == ("move-text", None)
    assert refused.value.details["text"] == text[:40]


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("1 u1", "BS-1"),
        ("1 a0", "BS-1"),
        ("1 a21", "BS-1"),
        ("2 t20 u20", "BS-1"),
        ("2 a1", "BS-2"),
        ("2 a1 a1", "BS-2"),
        ("2 a1 a3", "BS-2"),
        ("I3 a1 b1 b2", "BS-2"),
        ("warp red V3 a1 b1 c1", "BS-2"),
    ],
)
def test_squares_that_no_piece_covers_are_refused_with_the_rule(text: str, rule: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        game.notation.read(text)
    assert refused.value.rule == rule


@pytest.mark.parametrize(
    ("given", "field"),
    [
        (None, "move"),
        ("pass", "move"),
        (["pass", True], "move"),
        ({}, "place"),
        ({"squares": [[0, 0]]}, "place"),
        ({"shuffle": [["wild"]]}, "place"),
        ({"card": "joker"}, "card"),
        ({"card": 3}, "card"),
        ({"card": None}, "card"),
        ({"card": ["wild"]}, "card"),
        ({"colour": "black"}, "colour"),
        ({"colour": 0}, "colour"),
        ({"recycle": "black", "piece": "L5"}, "recycle"),
        ({"recycle": "red"}, "piece"),
        ({"recycle": "red", "piece": "Q"}, "piece"),
        ({"recycle": "red", "piece": 1}, "piece"),
        ({"warp": "black", "piece": "1", "squares": [[0, 0]]}, "warp"),
        ({"warp": "red", "squares": [[0, 0]]}, "piece"),
        ({"warp": "red", "piece": "1"}, "squares"),
        ({"place": "Q", "squares": [[0, 0]]}, "place"),
        ({"place": 1, "squares": [[0, 0]]}, "place"),
        ({"place": [], "squares": [[0, 0]]}, "place"),
        ({"place": "1"}, "squares"),
        ({"place": "1", "squares": None}, "squares"),
        ({"place": "1", "squares": []}, "squares"),
        ({"place": "1", "squares": "a1"}, "squares"),
        ({"place": "1", "squares": {"0": 0}}, "squares"),
        ({"place": "1", "squares": [0, 0]}, "squares"),
        ({"place": "1", "squares": [[0]]}, "squares"),
        ({"place": "1", "squares": [[0, 0, 0]]}, "squares"),
        ({"place": "1", "squares": [["0", 0]]}, "squares"),
        ({"place": "1", "squares": [[0.0, 0]]}, "squares"),
        ({"place": "1", "squares": [[True, 0]]}, "squares"),
        ({"place": "1", "squares": [[None, 0]]}, "squares"),
        ({"pass": False}, "pass"),
        ({"pass": 1}, "pass"),
        ({"pass": None}, "pass"),
    ],
)
def test_an_object_that_is_no_move_is_refused_with_its_field(given: Any, field: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        game.notation.from_object(given)
    assert (refused.value.key, refused.value.rule) == ("move-shape", None)
    assert refused.value.details == {"field": field}
