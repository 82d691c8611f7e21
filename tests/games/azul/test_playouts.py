"""Move counts and random playouts of Azul as tables; compiled and uncompiled they are the same."""

import pytest

from bordspil import games
from bordspil.core.chance import Chance
from bordspil.core.table import Table
from games.playouts import compare_ways

# Sequences of 1, 2 and 3 moves from the first position of the deal with that seed.
PERFT = {
    (2, "coloured", 1): (90, 7_560, 491_238),
    (3, "coloured", 2): (132, 16_632, 1_903_392),
    (4, "grey", 3): (144, 19_872, 2_557_008),
}

PLAYOUTS = """
import numpy as np, zlib
from bordspil.core.kernel import generator
from bordspil.games.azul.rules import layout, turns
digest = 0
for seats in (2, 3, 4):
    for grey in (0, 1):
        state, dice = np.zeros(1, layout.STATE), generator(100 * seats + grey)
        for _ in range(3):
            layout.set_up(state[0], seats, grey, -1)
            turns.playout(state, dice)
            digest = zlib.crc32(state.tobytes(), digest)
print(digest)
"""


@pytest.mark.parametrize(("seats", "side", "seed"), PERFT)
def test_perft(seats: int, side: str, seed: int) -> None:
    table = Table(games.load("azul"), {"side": side, "first": 0}, seats, Chance.of(seed))
    perft = games.load("azul").perft
    assert tuple(perft(table.state, depth) for depth in (1, 2, 3)) == PERFT[seats, side, seed]


def test_the_slow_way_counts_the_same() -> None:
    game = games.load("azul")
    table = Table(game, {"first": 0}, 2, Chance.of(1))
    count = sum(len(list(game.moves(game.play(table.state, move)))) for move in game.moves(table.state))
    assert count == PERFT[2, "coloured", 1][1]


def test_playouts_are_the_same_compiled_and_uncompiled() -> None:
    assert compare_ways(PLAYOUTS) == "1536976415\n"
