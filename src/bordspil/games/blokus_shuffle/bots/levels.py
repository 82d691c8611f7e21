"""The bots of Blokus Shuffle: the yardsticks, tree search over guesses of the hidden cards, and the levels."""

import math
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import numpy as np

from bordspil.core.game import NO_OPTIONS, BadRequest, Options
from bordspil.games.blokus_shuffle.bots import expert, heuristics, move_priors
from bordspil.games.blokus_shuffle.bots.expert import actor, guided_search
from bordspil.games.blokus_shuffle.game import game
from bordspil.games.blokus_shuffle.rules import turns
from bordspil.games.blokus_shuffle.rules.notation import Choice, decode, encode, to_object
from bordspil.games.blokus_shuffle.rules.state import COLOURS, STATE
from bordspil.games.blokus_shuffle.rules.view import View
from bordspil.search.bot import Assessment, Bot, Budget
from bordspil.search.simple import GreedyBot, RandomBot
from bordspil.search.tree import TreeSearch
from bordspil.search.worlds import SearchBot, Searcher

Judge = Callable[[np.ndarray, list[Choice]], list[float]]

CURIOSITY = 0.7
WORLDS = 4
HASTE = 0.05  # seconds that are too short for more than one guess, as the yardstick sees it
SECONDS_EACH, SIMULATIONS_EACH = 0.25, 2500  # what the levels want for each guess


@cache
def search() -> TreeSearch:
    """The compiled search of Blokus Shuffle."""
    kernels = {
        "actor": actor,
        "legal": turns.legal,
        "play": turns.play,
        "deal": turns.deal,
        "prior": heuristics.prior,
        "likely": heuristics.likely,
        "reward": heuristics.reward,
    }
    return TreeSearch("blokus_shuffle", kernels, STATE, turns.LONGEST_LIST, seats=4)


def perft(state: np.ndarray, depth: int) -> int:
    """The number of move sequences of a length; -1 where chance comes in between."""
    return search().perft(state, depth)


def values(state: np.ndarray, moves: list[Choice]) -> list[float]:
    """`judge` for the moves of a state."""
    out = np.zeros(len(moves))
    heuristics.judge_all(state.copy(), np.array([encode(move) for move in moves], np.int32), out)
    return out.tolist()


def promises(state: np.ndarray, moves: list[Choice]) -> list[float]:
    """What has been learned about moves, without any search."""
    out = np.zeros(len(moves))
    known = expert.mind(int(state["seats"][0]), bool(state["cards"][0]))
    move_priors.weigh_all(state.copy(), known, np.array([encode(move) for move in moves], np.int32), out)
    return out.tolist()


class GuessingBot:
    """Searches several guesses of the hidden cards, and one world where there are none."""

    def __init__(self, search: Searcher, seed: int, curiosity: float) -> None:
        self.sure = SearchBot(game, search, decode, seed, curiosity=curiosity)
        self.unsure = SearchBot(game, search, decode, seed, curiosity=curiosity, worlds=WORLDS)

    def choose(self, view: View, budget: Budget) -> Any:
        hasty = budget.simulations is None and budget.seconds < HASTE
        return (self.sure if view.cards == "none" or hasty else self.unsure).choose(view, budget)


class GuidedBot:
    """Searches with what was learned of games like the one in view, over as many guesses as there is room for.

    `cap` is the most simulations it ever runs, `breadth` the most moves of its own that it considers.
    """

    def __init__(self, seed: int, cap: int | None = None, breadth: int | None = None) -> None:
        self.bot = SearchBot(game, guided_search(), decode, seed, curiosity=expert.CURIOSITY, cap=cap)
        self.plan = expert.plan(breadth)

    def choose(self, view: View, budget: Budget) -> Any:
        cards = view.cards != "none"
        guided_search().mind, guided_search().plan = expert.mind(view.seats, cards), self.plan
        self.bot.worlds = guesses(budget, self.bot.cap) if cards else 1
        return self.bot.choose(view, budget)


def guesses(budget: Budget, cap: int | None) -> int:
    """How many guesses of the hidden cards are worth a search each: one searched well beats several looked at."""
    limits = [WORLDS, math.inf if cap is None else cap // SIMULATIONS_EACH]
    if budget.simulations is None:
        limits.append(budget.seconds // SECONDS_EACH)
    else:
        limits.append(budget.simulations // SIMULATIONS_EACH)
    return max(1, int(min(limits)))


class HastyBot:
    """In a hurry: looks at some of its moves only and plays what looks best among them; it never reads on."""

    def __init__(self, judge: Judge, seed: int, looks: int) -> None:
        self.judge = judge
        self.rng = Random(seed)
        self.looks = looks

    def choose(self, view: View, budget: Budget) -> Any:
        state = game.guess(view, self.rng)
        moves = game.moves(state)
        seen: list[Any] = self.rng.sample(moves, min(self.looks, len(moves)))
        worths = self.judge(state, seen)
        return seen[max(range(len(seen)), key=lambda number: worths[number])]


class Player:
    """Another bot's choice, once it is clear that there is something to choose."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, view: View, budget: Budget) -> Any:
        if view.to_act is None:
            raise BadRequest("game-over")
        return self.bot.choose(view, budget)


# What the levels up to casual lack is patience: the longer they look, the better the move they see. The next ones weigh
# the first moves that come to mind by where they lead, and all others also read on.
MAKERS: dict[str, Callable[[int], Bot]] = {
    "random": lambda seed: RandomBot(game, seed),
    "greedy": lambda seed: GreedyBot(game, values, seed),
    "plain": lambda seed: GuessingBot(search(), seed, CURIOSITY),
    "child": lambda seed: HastyBot(values, seed, looks=10),
    "easy": lambda seed: HastyBot(promises, seed, looks=18),
    "casual": lambda seed: HastyBot(promises, seed, looks=150),
    "medium": lambda seed: GuidedBot(seed, cap=1, breadth=2),
    "skilled": lambda seed: GuidedBot(seed, cap=10, breadth=14),
    "strong": lambda seed: GuidedBot(seed, cap=55),
    "master": lambda seed: GuidedBot(seed, cap=300),
    "expert": GuidedBot,
}
NAMES = tuple(MAKERS)
LEVELS = NAMES[3:]  # without the yardsticks; weakest first


def make(name: str, seed: int, options: Options = NO_OPTIONS) -> Bot:
    """A bot by its name: a yardstick or a level; it needs to know no options but what the view shows."""
    if name not in MAKERS:
        raise BadRequest("level-unknown", level=name[:40], levels=", ".join(NAMES))
    return Player(MAKERS[name](seed))


def assess(view: View, budget: Budget) -> Assessment:
    """What the expert thinks of a position: the chances of all seats and the best move."""
    if view.to_act is None:
        raise BadRequest("game-over")
    move = make("expert", 0).choose(view, budget)
    chances = guided_search().means()[COLOURS : COLOURS + view.seats]
    total = sum(chances) or 1.0
    return Assessment(tuple(chance / total for chance in chances), move)


def hint(view: View, budget: Budget) -> dict[str, Any]:
    """The expert's move; the board shows first where to look, then the move itself."""
    return {"move": to_object(make("expert", 0).choose(view, budget))}
