"""The bots of Azul: the levels, and the yardsticks they are measured by."""

from functools import cache
from random import Random
from typing import Any

import numpy as np

from bordspil.core.bot import LEVELS as LEVELS
from bordspil.core.bot import Bot
from bordspil.core.game import NO_OPTIONS, BadRequest, Options
from bordspil.core.kernel import kernel
from bordspil.games.azul.bots.expert import Expert, actor
from bordspil.games.azul.bots.expert import assess as assess
from bordspil.games.azul.bots.expert import hint as hint
from bordspil.games.azul.bots.expert import hint_of as hint_of
from bordspil.games.azul.bots.heuristics import rollout_move, score_move, score_moves
from bordspil.games.azul.bots.net import lead
from bordspil.games.azul.bots.one_ply import OnePly, by_logit, by_points, by_tiles
from bordspil.games.azul.game import game
from bordspil.games.azul.rules import layout, offer, turns
from bordspil.games.azul.rules.notation import DECODED, Take, Tile, encode
from bordspil.games.azul.rules.turns import victory_shares
from bordspil.search.determinization import SearchBot
from bordspil.search.searcher import NOTHING, Evaluator, Program, Searcher, Shape, plan
from bordspil.search.simple_bots import GreedyBot, RandomBot

NAMES = ("random", "greedy", "plain", *LEVELS)


@kernel
def logits(g: Any, weights: Any, scratch: Any, moves: Any, count: int, out: Any) -> None:
    """Writes the logit of each move: what it looks worth at once."""
    for i in range(count):
        out[i] = 0.4 * score_move(g, moves[i])


@kernel
def terminal_value(g: Any, out: Any) -> None:
    """Writes mostly who won; a little by how much, so that a lead is kept and a loss kept small."""
    victory_shares(g, out)
    for seat in range(int(g.seats)):
        out[seat] = 0.7 * out[seat] + 0.3 * (0.5 + 0.5 * lead(g, seat))


@cache
def program() -> Program:
    """Returns the search that ends every simulation in a rollout: the yardstick `plain`."""
    kernels = {
        "actor": actor,
        "legal": turns.legal,
        "play": turns.play,
        "deal": offer.deal,
        "logits": logits,
        "rollout_move": rollout_move,
        "terminal_value": terminal_value,
    }
    return Program("azul.plain", kernels, Shape(layout.STATE, layout.MOVES, rewards=4, capacity=1 << 21))


def evaluator() -> Evaluator:
    """Returns what the yardstick explores by; it values positions by rollouts alone."""
    return Evaluator(np.zeros(1, NOTHING), plan(c_puct=0.7, fpu_reduction=0.1))


def perft(state: np.ndarray, depth: int) -> int:
    """Returns the number of move sequences of a length; -1 where a deal comes in between."""
    return program().perft(state, depth)


def scores(state: np.ndarray, moves: list[Take | Tile]) -> list[float]:
    """Returns what the moves of a state look worth at once."""
    out = np.zeros(len(moves))
    score_moves(state, np.array([encode(move) for move in moves], np.int32), out)
    return out.tolist()


def make(name: str, seed: int, options: Options = NO_OPTIONS) -> Bot:
    """Returns a bot by its name: a yardstick or a level; it needs to know no options but what the view shows."""
    match name:
        case "random":
            return RandomBot(game, seed)
        case "greedy":
            return GreedyBot(game, scores, seed)
        case "plain":
            return SearchBot(game, Searcher(program()), evaluator(), DECODED.__getitem__, Random(seed))
        case "child":
            return OnePly(seed, by_tiles, attention=(0.59, 0.64, 0.62))
        case "easy":
            return OnePly(seed, by_points, attention=(0.665, 0.8, 0.78))
        case "casual":
            return OnePly(seed, by_logit, attention=(0.615, 0.7, 0.65))
        case "medium":
            return OnePly(seed, by_logit, attention=(0.815, 0.96, 0.87))
        case "skilled":
            return Expert(caps=(5, 24, 17))
        case "strong":
            return Expert(caps=(13, 105, 125))
        case "master":
            return Expert(caps=(36, 420, 750))
        case "expert":
            return Expert()
    raise BadRequest("level-unknown", level=name[:40], levels=", ".join(NAMES))


def traits(level: str, seed: int) -> list[str]:
    """Returns nothing: the bots of a level differ in nothing that players could be told."""
    return []
