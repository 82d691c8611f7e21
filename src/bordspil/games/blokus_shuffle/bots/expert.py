"""The strongest search of Blokus Shuffle put together: its weights, its plan and its kernels."""

from functools import cache
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from bordspil.core.game import BadRequest
from bordspil.core.kernel import kernel
from bordspil.games.blokus_shuffle.bots import heuristics, move_priors, value_net
from bordspil.games.blokus_shuffle.rules import turns
from bordspil.games.blokus_shuffle.rules.state import COLOURS, OVER, SHUFFLE, STATE
from bordspil.search import guided
from bordspil.search.guided_tree import GuidedSearch, compile_search

FOLDER = Path(__file__).parent.parent / "weights"
WEIGHTS = FOLDER / "outlook.npz"
WEIGHTS_OF_TWO, WEIGHTS_WITH_CARDS = FOLDER / "pairs.npz", FOLDER / "cards.npz"
CURIOSITY = 0.7
PLAN = {
    "curiosity": CURIOSITY,
    "trust": 8,
    "sharpness": 20,
    "patience": 8,
    "breadth": 60,
    "narrow": 24,
    "start": 6,
    "pace": 16,
}


@kernel
def actor(g: Any) -> int:
    """Who acts, as tree search wants it: a seat, -1 for chance, -2 when the game is over."""
    if g.step == OVER:
        return -2
    return -1 if g.step == SHUFFLE else int(g.actor)


def read_weights(path: Path) -> np.ndarray:
    """The record that search carries along, with the weights of a file; refuses a file that does not hold them."""
    mind = np.zeros(1, value_net.MIND)
    try:
        with np.load(path, allow_pickle=False) as held:
            for name, _, shape in value_net.WEIGHTS:
                given = held[name]
                if given.shape != np.empty(shape).shape or not np.isfinite(given).all():
                    raise ValueError(name)
                mind[name] = given
    except OSError as error:
        raise BadRequest("file-unreadable", file=str(path), reason=error.strerror or str(error)) from None
    except (ValueError, KeyError, EOFError, BadZipFile, TypeError) as error:
        raise BadRequest("file-unreadable", file=str(path), reason=str(error)) from None
    return mind


@cache
def mind(seats: int, cards: bool) -> np.ndarray:
    """What the search knows of games with so many seats, with or without cards."""
    return read_weights(WEIGHTS_WITH_CARDS if cards else WEIGHTS_OF_TWO if seats == 2 else WEIGHTS)


def plan(breadth: int | None = None) -> np.ndarray:
    """How the search goes about it; `breadth` is how many moves at its root it tries, if not as many as usual."""
    made = np.zeros(1, np.dtype((np.record, guided.PLAN)))
    for name, value in PLAN.items():
        made[name] = value
    if breadth is not None:
        made["breadth"] = breadth
    return made


@cache
def compiled() -> dict[str, Any]:
    """Returns the compiled guided search of Blokus Shuffle."""
    kernels = {
        "actor": actor,
        "play": turns.play,
        "deal": turns.deal,
        "propose": move_priors.propose,
        "evaluate": value_net.evaluate,
        "sureness": value_net.sureness,
        "likely": heuristics.likely,
        "reward": value_net.reward,
    }
    return compile_search("blokus_shuffle", kernels)


def searcher(weights: np.ndarray, breadth: int | None = None) -> GuidedSearch:
    """Returns a search for one bot; `breadth` is how many moves at its root it tries, if not as many as usual."""
    return GuidedSearch(compiled(), STATE, weights.copy(), plan(breadth), moves=turns.LONGEST_LIST, rewards=2 * COLOURS)
