"""The bots of Blokus Shuffle: the yardsticks, tree search over guesses of the hidden cards, and the levels."""

from functools import cache
from typing import Any

import numpy as np

from bordspil.core.game import NO_OPTIONS, BadRequest, Options
from bordspil.core.kernel import kernel
from bordspil.games.blokus_shuffle import judgement, rules
from bordspil.games.blokus_shuffle.game import game
from bordspil.games.blokus_shuffle.notation import Choice, decode, encode
from bordspil.games.blokus_shuffle.state import OVER, SHUFFLE, STATE
from bordspil.games.blokus_shuffle.view import View
from bordspil.search.bot import LEVELS, Bot, Budget
from bordspil.search.simple import GreedyBot, RandomBot
from bordspil.search.tree import TreeSearch
from bordspil.search.worlds import SearchBot

NAMES = ("random", "greedy", *LEVELS)
CURIOSITY = 0.7
WORLDS = 4


@kernel
def actor(g: Any) -> int:
    """Who acts, as tree search wants it: a seat, -1 for chance, -2 when the game is over."""
    if g.step == OVER:
        return -2
    return -1 if g.step == SHUFFLE else int(g.actor)


@cache
def search() -> TreeSearch:
    """The compiled search of Blokus Shuffle."""
    kernels = {
        "actor": actor,
        "legal": rules.legal,
        "play": rules.play,
        "deal": rules.deal,
        "prior": judgement.prior,
        "likely": judgement.likely,
        "reward": judgement.reward,
    }
    return TreeSearch("blokus_shuffle", kernels, STATE, rules.LONGEST_LIST, seats=4)


def perft(state: np.ndarray, depth: int) -> int:
    """The number of move sequences of a length; -1 where chance comes in between."""
    return search().perft(state, depth)


def values(state: np.ndarray, moves: list[Choice]) -> list[float]:
    """`judge` for the moves of a state."""
    out = np.zeros(len(moves))
    judgement.judge_all(state.copy(), np.array([encode(move) for move in moves], np.int32), out)
    return out.tolist()


class GuessingBot:
    """Searches several guesses of the hidden cards, and one world where there are none."""

    def __init__(self, seed: int, cap: int | None = None) -> None:
        self.sure = SearchBot(game, search(), decode, seed, curiosity=CURIOSITY, cap=cap)
        self.unsure = SearchBot(game, search(), decode, seed, curiosity=CURIOSITY, cap=cap, worlds=WORLDS)

    def choose(self, view: View, budget: Budget) -> Any:
        return (self.sure if view.cards == "none" else self.unsure).choose(view, budget)


def make(name: str, seed: int, options: Options = NO_OPTIONS) -> Bot:
    """A bot by its name: a yardstick or a level; it needs to know no options but what the view shows."""
    match name:
        case "random":
            return RandomBot(game, seed)
        case "greedy":
            return GreedyBot(game, values, seed)
        case "child":
            return GreedyBot(game, values, seed, slips=0.7)
        case "easy":
            return GreedyBot(game, values, seed, slips=0.4)
        case "casual":
            return GreedyBot(game, values, seed)
        case "medium":
            return GuessingBot(seed, cap=400)
        case "skilled":
            return GuessingBot(seed, cap=1100)
        case "strong":
            return GuessingBot(seed, cap=3000)
        case "master":
            return GuessingBot(seed, cap=9000)
        case "expert":
            return GuessingBot(seed)
    raise BadRequest("level-unknown", level=name[:40], levels=", ".join(NAMES))
