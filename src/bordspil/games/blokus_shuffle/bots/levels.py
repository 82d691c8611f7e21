"""The bots of Blokus Shuffle: the yardsticks, tree search over determinizations of the hidden cards, and the levels."""

import math
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import numpy as np

from bordspil.core.bot import Assessment, Bot, Budget
from bordspil.core.game import NO_OPTIONS, BadRequest, Options
from bordspil.games.blokus_shuffle.bots import expert, heuristics, move_priors, value_net
from bordspil.games.blokus_shuffle.bots.expert import actor
from bordspil.games.blokus_shuffle.game import game
from bordspil.games.blokus_shuffle.rules import legal_moves, turns
from bordspil.games.blokus_shuffle.rules.notation import Choice, Move, decode, encode, to_object
from bordspil.games.blokus_shuffle.rules.state import COLOURS, STATE
from bordspil.games.blokus_shuffle.rules.view import View
from bordspil.search.determinization import SearchBot
from bordspil.search.result import Result
from bordspil.search.searcher import NOTHING, Evaluator, Program, Searcher, Shape, plan
from bordspil.search.simple_bots import GreedyBot, RandomBot

Scorer = Callable[[np.ndarray, list[Choice]], list[float]]

C_PUCT = 0.7
DETERMINIZATIONS = 4
HASTE = 0.05  # seconds of a budget up to which the yardstick searches one determinization only
SECONDS_EACH, SIMULATIONS_EACH = 0.25, 2500  # the least budget that the levels give each determinization


@cache
def program() -> Program:
    """Returns the search that ends every simulation in a rollout: the yardstick `plain`."""
    kernels = {
        "actor": actor,
        "legal": legal_moves.legal,
        "play": turns.play,
        "deal": turns.deal,
        "logits": heuristics.logits,
        "rollout_move": heuristics.rollout_move,
        "terminal_value": heuristics.terminal_value,
    }
    shape = Shape(STATE, legal_moves.LONGEST_LIST, rewards=COLOURS, capacity=1 << 21)
    return Program("blokus_shuffle.plain", kernels, shape)


def evaluator() -> Evaluator:
    """Returns what the yardstick explores by; it values positions by rollouts alone."""
    return Evaluator(np.zeros(1, NOTHING), plan(c_puct=C_PUCT, fpu_reduction=0.1))


def perft(state: np.ndarray, depth: int) -> int:
    """Returns the number of move sequences of a length; -1 where chance comes in between."""
    return program().perft(state, depth)


def scores(state: np.ndarray, moves: list[Choice]) -> list[float]:
    """Returns what the moves of a state look worth at once."""
    out = np.zeros(len(moves))
    heuristics.score_moves(state.copy(), np.array([encode(move) for move in moves], np.int32), out)
    return out.tolist()


def logits(state: np.ndarray, moves: list[Choice]) -> list[float]:
    """Returns the learned logits of the moves of a state, without any search."""
    out = np.zeros(len(moves))
    known = expert.weights(int(state["seats"][0]), bool(state["cards"][0]))
    scratch, numbers = np.zeros(1, value_net.SCRATCH), np.array([encode(move) for move in moves], np.int32)
    move_priors.logits_of(state.copy(), known, scratch, numbers, out)
    return out.tolist()


class PlainBot:
    """Searches several determinizations of the hidden cards, and one where there are none."""

    def __init__(self, seed: int) -> None:
        searcher = Searcher(program())
        self.one = SearchBot(game, searcher, evaluator(), decode, Random(seed))
        self.several = SearchBot(game, searcher, evaluator(), decode, Random(seed), determinizations=DETERMINIZATIONS)

    def choose(self, view: View, budget: Budget) -> Any:
        hasty = budget.simulations is None and budget.seconds < HASTE
        return (self.one if view.cards == "none" or hasty else self.several).choose(view, budget)


class GuidedBot:
    """Searches with the weights for games like the one in view, over as many determinizations as the budget allows.

    `cap` is the most simulations it ever runs, `root_width` the most moves of its own that it considers.
    """

    def __init__(self, seed: int, cap: int | None = None, root_width: int = expert.ROOT_WIDTH) -> None:
        self.rng, self.cap, self.root_width = Random(seed), cap, root_width
        self.searcher = Searcher(expert.program())

    def choose(self, view: View, budget: Budget) -> Any:
        return self._bot(view, budget).choose(view, budget)

    def search(self, view: View, budget: Budget) -> Result:
        """Returns the merged result of the searches of all determinizations."""
        return self._bot(view, budget).search(view, budget)

    def _bot(self, view: View, budget: Budget) -> SearchBot:
        """Returns the search bot with the weights for games like the one in view."""
        has_cards = view.cards != "none"
        evaluator = expert.evaluator(expert.weights(view.seats, has_cards), self.root_width)
        count = determinizations(budget, self.cap) if has_cards else 1
        return SearchBot(game, self.searcher, evaluator, decode, self.rng, determinizations=count, cap=self.cap)


def determinizations(budget: Budget, cap: int | None) -> int:
    """Returns how many determinizations are worth a search each: one searched well beats several looked at."""
    limits = [DETERMINIZATIONS, math.inf if cap is None else cap // SIMULATIONS_EACH]
    if budget.simulations is None:
        limits.append(budget.seconds // SECONDS_EACH)
    else:
        limits.append(budget.simulations // SIMULATIONS_EACH)
    return max(1, int(min(limits)))


class OnePly:
    """Looks at some of its moves only and plays the one of the highest score; it never searches."""

    def __init__(self, score: Scorer, seed: int, looks: int) -> None:
        self.score = score
        self.rng = Random(seed)
        self.looks = looks

    def choose(self, view: View, budget: Budget) -> Any:
        state = game.determinize(view, self.rng)
        moves = game.moves(state)
        seen: list[Any] = self.rng.sample(moves, min(self.looks, len(moves)))
        scores = self.score(state, seen)
        return seen[max(range(len(seen)), key=lambda number: scores[number])]


class Player:
    """Refuses a view in which no seat is to act, and asks another bot for its move otherwise."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, view: View, budget: Budget) -> Any:
        if view.to_act is None:
            raise BadRequest("game-over")
        return self.bot.choose(view, budget)


# The levels up to casual look at few moves: the more they look at, the better the one they find. The next ones weigh
# the moves with the highest logits by the positions after them, and all others search too.
MAKERS: dict[str, Callable[[int], Bot]] = {
    "random": lambda seed: RandomBot(game, seed),
    "greedy": lambda seed: GreedyBot(game, scores, seed),
    "plain": lambda seed: PlainBot(seed),
    "child": lambda seed: OnePly(scores, seed, looks=10),
    "easy": lambda seed: OnePly(logits, seed, looks=18),
    "casual": lambda seed: OnePly(logits, seed, looks=150),
    "medium": lambda seed: GuidedBot(seed, cap=1, root_width=2),
    "skilled": lambda seed: GuidedBot(seed, cap=10, root_width=14),
    "strong": lambda seed: GuidedBot(seed, cap=55),
    "master": lambda seed: GuidedBot(seed, cap=300),
    "expert": GuidedBot,
}
NAMES = tuple(MAKERS)
LEVELS = NAMES[3:]  # without the yardsticks; weakest first


def make(name: str, seed: int, options: Options = NO_OPTIONS) -> Bot:
    """Returns a bot by its name: a yardstick or a level; it needs to know no options but what the view shows."""
    if name not in MAKERS:
        raise BadRequest("level-unknown", level=name[:40], levels=", ".join(NAMES))
    return Player(MAKERS[name](seed))


def assess(view: View, budget: Budget, options: Options = NO_OPTIONS) -> Assessment:
    """Returns what the expert expects of a position: the chances of all seats and the best move."""
    if view.to_act is None:
        raise BadRequest("game-over")
    found = GuidedBot(0).search(view, budget)
    chances = found.root_value[COLOURS : COLOURS + view.seats]
    total = sum(chances)
    return Assessment(tuple(chance / total for chance in chances), decode(found.best))


def hint(view: View, budget: Budget) -> dict[str, Any]:
    """Returns the expert's move; the board shows first where to look, then the move itself."""
    return hint_of(view, make("expert", 0).choose(view, budget))


def hint_of(view: View, move: Move) -> dict[str, Any]:
    """Returns a move as `hint` shows it."""
    return {"move": to_object(move)}


def traits(level: str, seed: int) -> list[str]:
    """Returns nothing: the bots of a level differ in nothing that players could be told."""
    return []
