"""The search of the stronger levels of Blokus Shuffle: its weights, its plan and its kernels."""

from functools import cache
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from bordspil.core.game import BadRequest
from bordspil.core.kernel import kernel
from bordspil.games.blokus_shuffle.bots import heuristics, move_priors, value_net
from bordspil.games.blokus_shuffle.rules import legal_moves, turns
from bordspil.games.blokus_shuffle.rules.state import COLOURS, OVER, SHUFFLE, STATE
from bordspil.search.searcher import Evaluator, Program, Shape, plan

FOLDER = Path(__file__).parent.parent / "weights"
WEIGHTS = FOLDER / "value_net.npz"
WEIGHTS_OF_TWO, WEIGHTS_WITH_CARDS = FOLDER / "pairs.npz", FOLDER / "cards.npz"
C_PUCT = 0.7
ROOT_WIDTH = 60
PLAN = {
    "c_puct": C_PUCT,
    "virtual_visits": 8,
    "value_logit": 20,
    "expand_at": 8,
    "root_width": ROOT_WIDTH,
    "width": 24,
    "first_width": 6,
    "widen_every": 16,
}


@kernel
def actor(g: Any) -> int:
    """Returns the actor for the search: a seat, -1 for chance, -2 when the game is over."""
    if g.step == OVER:
        return -2
    return -1 if g.step == SHUFFLE else int(g.actor)


def read_weights(path: Path) -> np.ndarray:
    """Returns the weights of a file; refuses one that does not hold them."""
    found = np.zeros(1, value_net.WEIGHTS)
    try:
        with np.load(path, allow_pickle=False) as held:
            for name, _, shape in value_net.LAYERS:
                given = held[name]
                if given.shape != np.empty(shape).shape or not np.isfinite(given).all():
                    raise ValueError(name)
                found[name] = given
    except OSError as error:
        raise BadRequest("file-unreadable", file=str(path), reason=error.strerror or str(error)) from None
    except (ValueError, KeyError, EOFError, BadZipFile, TypeError) as error:
        raise BadRequest("file-unreadable", file=str(path), reason=str(error)) from None
    return found


@cache
def weights(seats: int, cards: bool) -> np.ndarray:
    """Returns the weights for games with so many seats, with or without cards."""
    return read_weights(WEIGHTS_WITH_CARDS if cards else WEIGHTS_OF_TWO if seats == 2 else WEIGHTS)


def evaluator(weights: np.ndarray, root_width: int = ROOT_WIDTH) -> Evaluator:
    """Returns how positions are valued and moves explored; `root_width` is the most moves it tries at its root."""
    return Evaluator(weights, plan(**PLAN | {"root_width": root_width}))


@cache
def program() -> Program:
    """Returns the compiled search of Blokus Shuffle."""
    kernels = {
        "actor": actor,
        "play": turns.play,
        "deal": turns.deal,
        "propose": move_priors.propose,
        "value": value_net.value,
        "value_weight": value_net.value_weight,
        "rollout_move": heuristics.rollout_move,
        "terminal_value": value_net.terminal_value,
        "WIDENING": True,
        "DRAWS_LEAF": True,
    }
    shape = Shape(STATE, legal_moves.LONGEST_LIST, rewards=2 * COLOURS, capacity=1 << 20, scratch=value_net.SCRATCH)
    return Program("blokus_shuffle.expert", kernels, shape)
