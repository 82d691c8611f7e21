"""The figures of Blokus Shuffle: random games with and without cards, tree search, and the public interface."""

from collections.abc import Callable
from random import Random
from time import perf_counter

import numpy as np

from bordspil.core.bot import Budget
from bordspil.core.chance import Chance
from bordspil.core.kernel import generator
from bordspil.core.table import Table
from bordspil.games.blokus_shuffle.bots import expert, levels
from bordspil.games.blokus_shuffle.game import BlokusState, game
from bordspil.games.blokus_shuffle.rules import legal_moves
from bordspil.games.blokus_shuffle.rules.state import STATE
from bordspil.search.searcher import Searcher

GAMES = 1000
MIDDLE = 28  # placements after which a game without cards is about half over


def moves_per_second(seats: int, cards: bool) -> float:
    """Measures uniformly random moves in whole games on one core, each from the full list, passes not counted."""
    state, moves, dice = np.zeros(1, STATE), np.zeros(legal_moves.LONGEST_LIST, np.int32), generator(1)
    state["seats"], state["cards"] = seats, cards
    legal_moves.random_games(state, dice, moves, 10)
    best = 0.0
    for _ in range(5):
        begin = perf_counter()
        played = legal_moves.random_games(state, dice, moves, GAMES)
        best = max(best, played / (perf_counter() - begin))
    return best


def middle_states() -> list[BlokusState]:
    """Returns positions in the middle of random games without cards."""
    found = []
    for seed in range(20):
        table, rng = Table(game, {"cards": "none"}, 4, Chance.of(seed)), Random(seed)
        while table.seq < MIDDLE:
            table.play(None, rng.choice(game.moves(table.state)))
        found.append(table.state)
    return found


def legal_moves_us() -> float:
    """Measures the list of legal moves through the public interface, in microseconds, over positions in mid-game."""
    states = middle_states()
    best = 1.0
    for _ in range(20):
        begin = perf_counter()
        for state in states:
            game.moves(state)
        best = min(best, (perf_counter() - begin) / len(states))
    return best * 1e6


def simulations_per_second() -> float:
    """Measures tree search from the middle of a game without cards on one core, every simulation a rollout."""
    state = middle_states()[0]
    best, searcher = 0, Searcher(levels.program())
    for _ in range(3):
        best = max(best, searcher.search(state, levels.evaluator(), Budget(1.0), generator(1)).simulations)
    return float(best)


def guided_simulations_per_second() -> float:
    """Measures the expert's search from the same position; a leaf is valued by the net, a rollout, or both."""
    state = middle_states()[0]
    best, searcher, known = 0, Searcher(expert.program()), expert.evaluator(expert.weights(4, False))
    for _ in range(3):
        best = max(best, searcher.search(state, known, Budget(1.0), generator(1)).simulations)
    return float(best)


FIGURES: dict[str, Callable[[], float]] = {
    "blokus_shuffle_classic_moves_per_s": lambda: moves_per_second(4, cards=False),
    "blokus_shuffle_cards_moves_per_s": lambda: moves_per_second(4, cards=True),
    "blokus_shuffle_cards_moves_per_s_2p": lambda: moves_per_second(2, cards=True),
    "blokus_shuffle_cards_moves_per_s_3p": lambda: moves_per_second(3, cards=True),
    "blokus_shuffle_search_sims_per_s": simulations_per_second,
    "blokus_shuffle_guided_sims_per_s": guided_simulations_per_second,
    "blokus_shuffle_legal_moves_us": legal_moves_us,
}
