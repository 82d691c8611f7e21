"""Small games of Blokus Shuffle (BS-80 to BS-82)."""

from typing import Any

import numpy as np
import pytest

import bordspil
from bordspil.core.game import BadRequest, IllegalMove, ImpossiblePosition, agree
from bordspil.games.blokus_shuffle import tensor
from bordspil.games.blokus_shuffle.game import game

DUO: dict[str, Any] = {"cards": "none", "board": 14}


def begun(**options: Any) -> Any:
    return game.start(agree(game, DUO | options, 2), 2)


def squares(state: Any) -> set[tuple[int, int]]:
    """Returns the squares that some legal placement covers."""
    shown = [game.notation.to_object(move) for move in game.moves(state)]
    return {tuple(square) for move in shown for square in move["squares"]}


@pytest.mark.parametrize("side", [3, 4, 5, 9, 14])
def test_bs_80_nothing_is_placed_beyond_the_board(side: int) -> None:
    table = bordspil.new("blokus_shuffle", seats=2, seed=1, **(DUO | {"board": side}))
    while not table.is_over:
        covered = [
            square for move in table.legal_moves for square in table.game.notation.to_object(move).get("squares", [])
        ]
        assert all(row < side and column < side for row, column in covered)
        table.play(table.legal_moves[len(table.legal_moves) // 2])
    assert [len(row) for row in table.view().board] == [side] * side


@pytest.mark.parametrize(("side", "blue", "yellow"), [(14, "e5", "j10"), (5, "b2", "d4"), (3, "a1", "c3")])
def test_bs_81_each_colour_begins_at_its_point(side: int, blue: str, yellow: str) -> None:
    state = begun(board=side)
    with pytest.raises(IllegalMove, match="not-the-corner"):
        game.play(state, game.notation.read(f"1 {yellow}"))
    state = game.play(state, game.notation.read(f"1 {blue}"))
    assert game.to_act(state) == 1
    assert game.to_act(game.play(state, game.notation.read(f"1 {yellow}"))) == 0


def test_bs_81_two_colours_for_two_players_without_cards() -> None:
    for options, seats in (({"cards": "shuffle"}, 2), ({}, 3)):
        with pytest.raises(BadRequest, match="board-for-two"):
            game.start(agree(game, DUO | options, seats), seats)
    assert [game.to_act(begun(first=first)) for first in ("blue", "yellow", "red", "green")] == [0, 1, 0, 1]
    assert game.scores(begun()) == (89, 89)


def test_bs_81_the_single_square_last_is_worth_its_points() -> None:
    state = begun(board=3, largest=1, scoring="advanced")
    state = game.play(game.play(state, game.notation.read("1 a1")), game.notation.read("1 c3"))
    assert (game.to_act(state), game.scores(state), game.winners(state)) == (None, (20, 20), (0, 1))


def test_bs_82_smaller_pieces_only() -> None:
    assert game.scores(begun(largest=3)) == (9, 9)
    assert game.scores(game.start(agree(game, {"cards": "none", "largest": 2}, 4), 4)) == (3, 3, 3, 3)
    sizes = {len(game.notation.to_object(move)["squares"]) for move in game.moves(begun(largest=4))}
    assert sizes == {1, 2, 3, 4}


def test_a_small_position_is_read_back() -> None:
    options = agree(game, DUO | {"largest": 4}, 2)
    state = game.play(begun(largest=4), game.notation.read("1 e5"))
    position = game.position(state)
    again = game.set_up(position, options, 2)
    assert all(np.array_equal(again[name], state[name]) for name in state.dtype.names or ())
    with pytest.raises(ImpossiblePosition):
        game.set_up(position, agree(game, {"cards": "none"}, 2), 2)
    assert "largest" not in game.position(begun())


def test_observations_are_the_same_from_view_and_record() -> None:
    state = begun(largest=3)
    for text in ("V3 e5 e6 f6", "1 j10", "1 d4"):
        state = game.play(state, game.notation.read(text))
        for seat in range(2):
            seen = tensor.observe(game.view(state, seat), seat)
            out = np.zeros_like(seen)
            tensor.observe_into(state[0], seat, out)
            assert out.tolist() == seen.tolist()
            assert seen[0 : 20 * 20].max() <= 2
