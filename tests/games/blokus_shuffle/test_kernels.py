"""Placements, move counts and playouts of Blokus Shuffle; compiled and uncompiled are the same."""

from random import Random

import pytest

from bordspil import games
from bordspil.core.chance import Chance
from bordspil.core.table import Table
from bordspil.games.blokus_shuffle.rules import legal_moves, pieces
from games.playouts import compare_ways

# Sequences of 1, 2, 3 and 4 moves from the first position of a game without cards.
PERFT = (58, 3_364, 195_112, 11_316_496)

PLAYOUTS = """
import numpy as np, zlib
from bordspil.core.kernel import generator
from bordspil.games.blokus_shuffle.bots import heuristics
from bordspil.games.blokus_shuffle.rules import legal_moves, turns
from bordspil.games.blokus_shuffle.rules.state import OVER, STATE
digest, moves, rewards = 0, np.zeros(legal_moves.LONGEST_LIST, np.int32), np.zeros(4)
for seats, cards in ((4, 0), (2, 1), (3, 1), (4, 1)):
    state, dice = np.zeros(1, STATE), generator(10 * seats + cards)
    turns.set_up(state[0], seats, cards, 1, 2)
    legal_moves.playout(state, dice, moves)
    digest = zlib.crc32(state.tobytes(), digest)
    turns.set_up(state[0], seats, cards, 0, 1)
    if cards:
        turns.deal(state[0], dice)
    while state["step"][0] != OVER:
        move = heuristics.rollout_move(state[0], dice)
        assert legal_moves.is_legal(state, move)
        digest = zlib.crc32(f"{heuristics.score_move(state[0], move):.6f}".encode(), digest)
        turns.step(state, move)
    heuristics.terminal_value(state[0], rewards)
    digest = zlib.crc32(state.tobytes() + np.round(rewards, 6).tobytes(), digest)
print(digest)
"""


def test_there_are_91_orientations_414_local_shapes_and_30_433_placements() -> None:
    assert len(pieces.ORIENTATIONS) == 91
    assert pieces.NODES + sum(leaf != 0 for leaf in pieces.LEAF.ravel()) == 414
    assert len(pieces.PLACEMENTS) == len(pieces.PLACE_OF) == 30_433
    assert 3 * len(pieces.PLACEMENTS) + 1 == legal_moves.LONGEST_LIST


@pytest.mark.parametrize("first", ["blue", "red"])
def test_perft(first: str) -> None:
    table = Table(games.load("blokus_shuffle"), {"cards": "none", "first": first}, 4, Chance.of(1))
    perft = games.load("blokus_shuffle").perft
    assert tuple(perft(table.state, depth) for depth in (1, 2, 3, 4)) == PERFT


def test_random_games_without_cards_have_59_placements_on_average() -> None:
    game = games.load("blokus_shuffle")
    placed = []
    for seed in range(60):
        table, rng = Table(game, {"cards": "none"}, 4, Chance.of(seed)), Random(seed)
        while table.to_act() is not None:
            table.play(None, rng.choice(list(game.moves(table.state))))
        placed.append(len(game.position(table.state)["pieces"]))
    assert 57 < sum(placed) / len(placed) < 61


def test_playouts_are_the_same_compiled_and_uncompiled() -> None:
    assert compare_ways(PLAYOUTS) == "3096943208\n"
