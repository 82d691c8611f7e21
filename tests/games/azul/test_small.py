"""Small games of Azul (AZ-60 to AZ-62)."""

from random import Random
from typing import Any

import numpy as np
import pytest

import bordspil
from bordspil.core.game import BadRequest, IllegalMove, ImpossiblePosition, agree
from bordspil.games.azul.game import game
from bordspil.games.azul.rules import tiling
from bordspil.games.azul.rules.notation import Take

DEALS = {3: "bbyy rryb r", 4: "bbyy rryy bbrr"}  # all tiles of as many of each colour
SMALL: dict[str, Any] = {"colours": 3, "tiles": 4, "first": 0}


def begun(**options: Any) -> Any:
    state = game.start(agree(game, SMALL | options, 2), 2)
    return game.play(state, game.notation.read(f"deal {DEALS[options.get('tiles', 4)]}"))


def test_az_60_three_colours_lines_rows_and_columns() -> None:
    state = begun()
    view = game.view(state, 0)
    takes = [move for move in game.moves(state) if isinstance(move, Take)]
    assert {move.colour for move in takes} == {0, 1, 2}
    assert {move.line for move in takes} == {0, 1, 2, 5}
    assert (view.bag["black"], view.bag["white"]) == (0, 0)
    with pytest.raises(IllegalMove, match="line-unknown") as refused:
        game.play(state, game.notation.read("0b4"))
    assert refused.value.rule == "AZ-60"


@pytest.mark.parametrize(("row", "colours"), [(0, "byr"), (1, "rby"), (2, "yrb")])
def test_az_60_the_small_wall_is_the_large_one_with_three_columns(row: int, colours: str) -> None:
    g = begun()[0]
    for colour, letter in enumerate("byr"):
        assert tiling.free_columns(g, 0, row, colour) == 1 << colours.index(letter)


def test_az_60_three_tiles_make_a_row_a_column_and_a_colour() -> None:
    g = begun()[0]
    for row in range(3):
        tiling.cover(g, 0, row, row, 0)
        tiling.cover(g, 0, row, 2 if row < 2 else 0, 2 if row == 0 else 1)
    assert (tiling.complete_rows(g, 0), tiling.complete_columns(g, 0), tiling.complete_colours(g, 0)) == (0, 1, 1)
    tiling.cover(g, 0, 0, 1, 1)
    assert (tiling.complete_rows(g, 0), tiling.bonus(g, 0)) == (1, 29)


def test_az_60_the_game_ends_with_a_row_of_three() -> None:
    for seed in range(5):
        table, rng = bordspil.new("azul", seats=2, seed=seed, colours=3, tiles=20), Random(seed)
        while not table.is_over:
            table.play(rng.choice(table.legal_moves))
        assert max(tiling.complete_rows(table.state[0], seat) for seat in range(2)) > 0


def test_az_61_fewer_tiles_leave_displays_empty() -> None:
    view = game.view(begun(tiles=3), 0)
    assert [len(display) for display in view.displays] == [4, 4, 1, 0, 0]
    assert sum(view.bag.values()) == 0


def test_az_62_the_last_round_ends_the_game() -> None:
    rounds = []
    for last in (1, 2):
        table = bordspil.new("azul", seats=2, seed=1, **(SMALL | {"rounds": last}))
        while not table.is_over:
            table.play(table.legal_moves[-1])
        rounds.append(table.view().round)
    assert rounds == [1, 2]


def test_a_small_position_is_read_back() -> None:
    options = agree(game, SMALL | {"rounds": 3}, 2)
    state = begun(rounds=3)
    position = game.position(state)
    assert position["small"] == {"colours": 3, "tiles": 4, "rounds": 3}
    again = game.set_up(position, options, 2)
    assert all(np.array_equal(again[name], state[name]) for name in state.dtype.names)
    with pytest.raises(ImpossiblePosition):
        game.set_up(position, agree(game, {}, 2), 2)
    assert "small" not in game.position(game.start(agree(game, {}, 2), 2))


def test_other_numbers_are_refused() -> None:
    for options in ({"colours": 4}, {"tiles": 0}, {"tiles": 21}, {"rounds": -1}):
        with pytest.raises(BadRequest, match="option-value"):
            agree(game, options, 2)


def test_a_record_names_what_is_small_and_nothing_else() -> None:
    """An ordinary record reads as it did before there were small games."""
    assert 'options first="random" side="coloured"\n' in bordspil.new("azul", seed=1).record()
    table = bordspil.new("azul", seed=1, colours=3, rounds=2)
    while not table.is_over:
        table.play(table.legal_moves[0])
    assert 'options colours=3 first="random" rounds=2 side="coloured"\n' in table.record()
    assert bordspil.replay(table.record()).scores == table.scores
