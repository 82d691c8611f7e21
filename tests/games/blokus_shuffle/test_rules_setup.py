"""The rules of Blokus Shuffle about the material, the first round and the game without cards (BS-1 to BS-11, BS-70)."""

from collections import Counter
from typing import Any

import pytest

from bordspil.core.game import NATURE, BadRequest, agree
from games.blokus_shuffle.drawing_reader import game, moves, new_game, place, play, refusal, set_up, shown
from games.blokus_shuffle.slow import COLOURS
from games.blokus_shuffle.slow_pieces import SHAPES, drawn, orientations, to_corner

CORNERS = {"blue": [0, 0], "yellow": [0, 19], "red": [19, 19], "green": [19, 0]}


def single(colour: str) -> dict[str, Any]:
    """Returns the single square on the corner of a colour."""
    return {"place": "1", "squares": [CORNERS[colour]]}


def test_bs_1_four_colours_play_clockwise_from_their_corners() -> None:
    state = new_game(cards="none")
    assert shown(state, "board") == ["." * 20] * 20
    order = []
    for colour in COLOURS:
        order.append((shown(state, "colour"), game.to_act(state)))
        state = play(state, single(colour))
    assert order == [("blue", 0), ("yellow", 1), ("red", 2), ("green", 3)]
    assert (shown(state, "colour"), shown(state, "direction")) == ("blue", 1)
    assert shown(state, "board") == ["b" + "." * 18 + "y", *["." * 20] * 18, "g" + "." * 18 + "r"]


@pytest.mark.parametrize(
    ("colour", "squares"),
    [
        ("blue", [[0, -1], [0, 0]]),
        ("blue", [[-1, 0], [0, 0]]),
        ("yellow", [[0, 19], [0, 20]]),
        ("red", [[19, 19], [20, 19]]),
        ("green", [[19, 0], [10**30, 0]]),
    ],
)
def test_bs_1_squares_off_the_board_are_refused(colour: str, squares: list[list[int]]) -> None:
    state = new_game(cards="none", first=colour)
    assert refusal(state, {"place": "2", "squares": squares}) == "BS-1"


def test_bs_2_every_colour_has_the_21_pieces() -> None:
    """All but the X have a square for the corner."""
    state = new_game(cards="none")
    for colour in COLOURS:
        assert {move["place"] for move in moves(state)} == {*SHAPES} - {"X"}
        assert game.scores(state)[COLOURS.index(colour)] == 89
        state = play(state, single(colour))
    assert game.scores(state) == (88, 88, 88, 88)


def test_bs_2_pieces_may_be_turned_and_flipped() -> None:
    """Around a piece in the middle of the board every orientation finds a place: 90 without that of the piece."""
    drawing = """
        top left
        ............
        ............
        ............
        ............
        ............
        .....b......
    """
    found: dict[str, set[Any]] = {}
    for move in moves(set_up(drawing, cards="none")):
        turned = to_corner([(row, column) for row, column in move["squares"]])
        found.setdefault(move["place"], set()).add(turned)
    assert found == {name: orientations(drawn(shape)) for name, shape in SHAPES.items() if name != "1"}
    assert sum(map(len, found.values())) == 90


@pytest.mark.parametrize("step", ["place", "second"])
def test_bs_2_a_piece_already_used_is_refused(step: str) -> None:
    drawing = """
        top left
        bb...
        ..11.
    """
    pending = {"card": "double", "first": [[0, 0], [0, 1]]} if step == "second" else None
    state = set_up(drawing, step=step, pending=pending)
    assert refusal(state, place(drawing, "1")) == "BS-2"


@pytest.mark.parametrize(
    ("piece", "squares"),
    [
        ("I3", [[0, 0], [0, 1], [1, 1]]),
        ("V3", [[0, 0], [0, 1], [0, 2]]),
        ("V3", [[0, 0], [0, 1], [2, 1]]),
        ("I3", [[0, 0], [0, 1]]),
        ("2", [[0, 0], [0, 1], [0, 2]]),
        ("2", [[0, 0], [0, 0]]),
        ("T4", [[0, 0], [0, 1], [1, 1], [1, 2]]),
        ("S4", [[0, 0], [0, 1], [0, 2], [0, 3], [0, 4], [0, 5]]),
    ],
)
def test_bs_2_squares_that_are_not_that_piece_are_refused(piece: str, squares: list[list[int]]) -> None:
    assert refusal(new_game(cards="none"), {"place": piece, "squares": squares}) == "BS-2"


@pytest.mark.parametrize("seats", [3, 4])
def test_bs_3_every_colour_has_the_same_14_cards(seats: int) -> None:
    decks = shown(new_game(seats), "decks")
    assert list(decks) == COLOURS
    for deck in decks.values():
        assert Counter(deck) == {
            "skip": 1,
            "reverse": 1,
            "draw2": 2,
            "wild": 2,
            "edge": 2,
            "recycle": 2,
            "warp": 2,
            "double": 2,
        }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bs_10_every_draw_pile_is_shuffled_by_chance(seats: int) -> None:
    state = game.start({"cards": "shuffle", "scoring": "basic", "first": "blue"}, seats)
    assert game.to_act(state) == NATURE
    assert list(game.moves(state)) == []
    piles = [tuple(deck) for seed in range(5) for deck in shown(new_game(seats, seed), "decks").values()]
    assert len(set(piles)) == len(piles)
    assert shown(new_game(seats, 3), "decks") == shown(new_game(seats, 3), "decks")


def test_bs_10_every_card_comes_up_on_top() -> None:
    tops = Counter(deck[0] for seed in range(150) for deck in shown(new_game(4, seed), "decks").values())
    assert set(tops) == {"skip", "reverse", "draw2", "wild", "edge", "recycle", "warp", "double"}
    for card, count in tops.items():
        assert count / 600 == pytest.approx((1 if card in ("skip", "reverse") else 2) / 14, abs=0.05)


@pytest.mark.parametrize("first", COLOURS)
def test_bs_10_blue_begins_unless_agreed_otherwise(first: str) -> None:
    assert shown(new_game(), "colour") == "blue"
    state = new_game(first=first)
    assert (shown(state, "colour"), game.to_act(state)) == (first, COLOURS.index(first))
    state = play(state, single(first))
    assert shown(state, "colour") == COLOURS[(COLOURS.index(first) + 1) % 4]


@pytest.mark.parametrize("options", [{"first": "black"}, {"first": 0}, {"cards": "all"}, {"scoring": "other"}])
def test_bs_10_other_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadRequest) as refused:
        agree(game, options, 4)
    assert refused.value.key == "option-value"


@pytest.mark.parametrize("seats", [1, 5])
def test_bs_10_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadRequest) as refused:
        agree(game, {}, seats)
    assert (refused.value.key, refused.value.details["low"], refused.value.details["high"]) == (
        "seats-out-of-range",
        2,
        4,
    )


@pytest.mark.parametrize("cards", ["shuffle", "none"])
@pytest.mark.parametrize("colour", COLOURS)
def test_bs_11_a_first_piece_covers_the_corner_square_of_its_colour(cards: str, colour: str) -> None:
    state = new_game(cards=cards, first=colour)
    assert len(moves(state)) == 58
    assert all(CORNERS[colour] in move["squares"] for move in moves(state))
    for other in [*(CORNERS[name] for name in COLOURS if name != colour), [1, 1], [9, 9]]:
        assert refusal(state, {"place": "1", "squares": [other]}) == "BS-11"


def test_bs_11_after_its_first_piece_a_colour_draws_two_cards() -> None:
    state = new_game()
    tops = {colour: deck[:2] for colour, deck in shown(state, "decks").items()}
    for number, colour in enumerate(COLOURS):
        assert (shown(state, "step"), shown(state, "hands")[colour]) == ("place", [])
        state = play(state, single(colour))
        assert sorted(shown(state, "hands")[colour]) == sorted(tops[colour])
        assert [len(deck) for deck in shown(state, "decks").values()] == [12] * (number + 1) + [14] * (3 - number)
    assert (shown(state, "colour"), shown(state, "step")) == ("blue", "card")


def test_bs_11_no_card_is_played_in_the_first_round() -> None:
    state = new_game()
    for colour in COLOURS:
        assert {next(iter(move)) for move in moves(state)} == {"place"}
        assert refusal(state, {"card": shown(state, "decks")[colour][0]}) == "BS-11"
        state = play(state, single(colour))
    assert not any(shown(state, "discards").values())


def test_bs_11_no_player_passes_in_the_first_round() -> None:
    assert refusal(new_game(), {"pass": True}) == "BS-22"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bs_70_without_cards_there_are_no_piles_and_no_steps_but_the_piece(seats: int) -> None:
    state = new_game(seats, cards="none")
    for colour in COLOURS:
        assert (shown(state, "colour"), shown(state, "step"), shown(state, "pending")) == (colour, "place", None)
        assert shown(state, "hands") == shown(state, "decks") == shown(state, "discards") == {}
        assert refusal(state, {"card": "skip"}) == "BS-70"
        state = play(state, single(colour))
    assert {next(iter(move)) for move in moves(state)} == {"place"}


def test_bs_70_without_cards_two_moves_can_be_played_in_3364_ways() -> None:
    state = new_game(cards="none")
    assert sum(len(moves(play(state, move))) for move in moves(state)) == 3364
