"""Players of Azul without search: each looks at some of the moves and plays the one of the highest score."""

from collections.abc import Callable
from random import Random

import numpy as np

from bordspil.core.bot import Budget
from bordspil.games.azul.bots import heuristics, net
from bordspil.games.azul.bots.expert import state_of
from bordspil.games.azul.bots.weights import weights
from bordspil.games.azul.rules import layout, turns
from bordspil.games.azul.rules.notation import DECODED, Take, Tile
from bordspil.games.azul.rules.view import Position

Scorer = Callable[[np.ndarray, np.ndarray], np.ndarray]  # scores of the moves of a state


def by_points(state: np.ndarray, moves: np.ndarray) -> np.ndarray:
    """Scores moves by the points they bring at once: nothing of what the others need."""
    out = np.zeros(len(moves))
    heuristics.score_moves(state, moves, out)
    return out


def by_tiles(state: np.ndarray, moves: np.ndarray) -> np.ndarray:
    """Scores moves by the points on the wall alone, without the losses on the floor."""
    out = np.zeros(len(moves))
    heuristics.score_moves_without_floor(state, moves, out)
    return out


def by_logit(state: np.ndarray, moves: np.ndarray) -> np.ndarray:
    """Scores moves by the logits of the net, without looking ahead."""
    out = np.zeros(len(moves), np.float32)
    known = weights(int(state["seats"][0]), bool(state["grey"][0]))
    net.logits(state[0], known[0], np.zeros(1, net.SCRATCH)[0], moves, len(moves), out)
    return out


class OnePly:
    """Looks at each move with a chance of `attention`, by the number of seats, and plays the highest score."""

    def __init__(self, seed: int, score: Scorer, attention: tuple[float, float, float]) -> None:
        self.rng = Random(seed)
        self.score = score
        self.attention = attention

    def choose(self, view: Position, budget: Budget) -> Take | Tile:
        state = state_of(view)
        listed = np.zeros(layout.MOVES, np.int32)
        moves: list[int] = listed[: turns.list_moves(state, listed)].tolist()
        attention = self.attention[len(view.boards) - 2]
        noticed = [move for move in moves if self.rng.random() < attention] or [self.rng.choice(moves)]
        self.rng.shuffle(noticed)
        scores = self.score(state, np.array(noticed, np.int32))
        return DECODED[noticed[int(scores.argmax())]]
