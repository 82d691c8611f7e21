"""The bots of Blokus Shuffle: the yardsticks, tree search over guesses of the hidden cards, and the levels."""

import math
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import numpy as np

from bordspil.core.game import NO_OPTIONS, BadRequest, Options
from bordspil.games.blokus_shuffle.bots import expert, heuristics, move_priors
from bordspil.games.blokus_shuffle.bots.expert import actor
from bordspil.games.blokus_shuffle.game import game
from bordspil.games.blokus_shuffle.rules import turns
from bordspil.games.blokus_shuffle.rules.notation import Choice, decode, encode, to_object
from bordspil.games.blokus_shuffle.rules.state import COLOURS, STATE
from bordspil.games.blokus_shuffle.rules.view import View
from bordspil.search import tree
from bordspil.search.bot import Assessment, Bot, Budget
from bordspil.search.guided_tree import GuidedSearch
from bordspil.search.result import Result
from bordspil.search.simple import GreedyBot, RandomBot
from bordspil.search.tree import TreeSearch, compile_search
from bordspil.search.worlds import SearchBot, Searcher

Judge = Callable[[np.ndarray, list[Choice]], list[float]]

CURIOSITY = 0.7
WORLDS = 4
HASTE = 0.05  # seconds that are too short for more than one guess, as the yardstick sees it
SECONDS_EACH, SIMULATIONS_EACH = 0.25, 2500  # what the levels want for each guess


@cache
def compiled() -> dict[str, Any]:
    """Returns the compiled search that plays every simulation out to the end of the game: the yardstick `plain`."""
    kernels = {
        "actor": actor,
        "legal": turns.legal,
        "play": turns.play,
        "deal": turns.deal,
        "prior": heuristics.prior,
        "likely": heuristics.likely,
        "reward": heuristics.reward,
    }
    return compile_search("blokus_shuffle", kernels)


def searcher() -> TreeSearch:
    """Returns a search for one bot."""
    return TreeSearch(compiled(), STATE, turns.LONGEST_LIST, seats=COLOURS)


def perft(state: np.ndarray, depth: int) -> int:
    """The number of move sequences of a length; -1 where chance comes in between."""
    return tree.perft(compiled(), state, depth, turns.LONGEST_LIST)


def values(state: np.ndarray, moves: list[Choice]) -> list[float]:
    """`judge` for the moves of a state."""
    out = np.zeros(len(moves))
    heuristics.judge_all(state.copy(), np.array([encode(move) for move in moves], np.int32), out)
    return out.tolist()


def promises(state: np.ndarray, moves: list[Choice]) -> list[float]:
    """What has been learned about moves, without any search."""
    out = np.zeros(len(moves))
    known = expert.mind(int(state["seats"][0]), bool(state["cards"][0])).copy()
    move_priors.weigh_all(state.copy(), known, np.array([encode(move) for move in moves], np.int32), out)
    return out.tolist()


class GuessingBot:
    """Searches several guesses of the hidden cards, and one world where there are none."""

    def __init__(self, searcher: Searcher, seed: int, curiosity: float) -> None:
        self.sure = SearchBot(game, searcher, decode, Random(seed), curiosity=curiosity)
        self.unsure = SearchBot(game, searcher, decode, Random(seed), curiosity=curiosity, worlds=WORLDS)

    def choose(self, view: View, budget: Budget) -> Any:
        hasty = budget.simulations is None and budget.seconds < HASTE
        return (self.sure if view.cards == "none" or hasty else self.unsure).choose(view, budget)


class GuidedBot:
    """Searches with what was learned of games like the one in view, over as many guesses as there is room for.

    `cap` is the most simulations it ever runs, `breadth` the most moves of its own that it considers.
    """

    def __init__(self, seed: int, cap: int | None = None, breadth: int | None = None) -> None:
        self.rng, self.cap, self.breadth = Random(seed), cap, breadth
        self.searchers: dict[tuple[int, bool], GuidedSearch] = {}

    def choose(self, view: View, budget: Budget) -> Any:
        return self._bot(view, budget).choose(view, budget)

    def search(self, view: View, budget: Budget) -> Result:
        """Returns what the searches of all guesses find together."""
        return self._bot(view, budget).search(view, budget)

    def _bot(self, view: View, budget: Budget) -> SearchBot:
        """Returns a bot that knows games like the one in view."""
        kind = view.seats, view.cards != "none"
        if kind not in self.searchers:
            self.searchers[kind] = expert.searcher(expert.mind(*kind), self.breadth)
        worlds = guesses(budget, self.cap) if kind[1] else 1
        return SearchBot(
            game, self.searchers[kind], decode, self.rng, curiosity=expert.CURIOSITY, worlds=worlds, cap=self.cap
        )


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
        state = game.determinize(view, self.rng)
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
    "plain": lambda seed: GuessingBot(searcher(), seed, CURIOSITY),
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


def assess(view: View, budget: Budget, options: Options = NO_OPTIONS) -> Assessment:
    """What the expert thinks of a position: the chances of all seats and the best move."""
    if view.to_act is None:
        raise BadRequest("game-over")
    found = GuidedBot(0).search(view, budget)
    chances = found.root_value[COLOURS : COLOURS + view.seats]
    total = sum(chances)
    return Assessment(tuple(chance / total for chance in chances), decode(found.best))


def hint(view: View, budget: Budget) -> dict[str, Any]:
    """The expert's move; the board shows first where to look, then the move itself."""
    return {"move": to_object(make("expert", 0).choose(view, budget))}
