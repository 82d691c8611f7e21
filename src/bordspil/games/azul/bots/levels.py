"""The bots of Azul: the levels, and the yardsticks they are measured by."""

from functools import cache
from random import Random
from typing import Any

import numpy as np

from bordspil.core.game import NO_OPTIONS, BadRequest, Options
from bordspil.core.kernel import kernel
from bordspil.games.azul.bots.expert import Thinker, actor
from bordspil.games.azul.bots.expert import assess as assess
from bordspil.games.azul.bots.expert import hint as hint
from bordspil.games.azul.bots.heuristics import judge, judge_all, likely
from bordspil.games.azul.bots.one_ply import Hasty, by_heart, by_points, by_tiles
from bordspil.games.azul.game import game
from bordspil.games.azul.rules import layout, offer, turns
from bordspil.games.azul.rules.notation import DECODED, Take, Tile, encode
from bordspil.games.azul.rules.tiling import complete_rows
from bordspil.search import tree
from bordspil.search.bot import LEVELS as LEVELS
from bordspil.search.bot import Bot
from bordspil.search.simple import GreedyBot, RandomBot
from bordspil.search.tree import TreeSearch, compile_search
from bordspil.search.worlds import SearchBot

NAMES = ("random", "greedy", "plain", *LEVELS)


@kernel
def prior(g: Any, move: int) -> float:
    """How promising a move looks before any search."""
    return 0.4 * judge(g, move)


@kernel
def reward(g: Any, out: Any) -> None:
    """Mostly who won; a little by how much, so that a lead is kept and a loss kept small."""
    best = -1
    for seat in range(int(g.seats)):
        best = max(best, 8 * int(g.score[seat]) + complete_rows(g, seat))
    share = 0
    for seat in range(int(g.seats)):
        share += 8 * int(g.score[seat]) + complete_rows(g, seat) == best
    for seat in range(int(g.seats)):
        rival = 0
        for other in range(int(g.seats)):
            if other != seat:
                rival = max(rival, int(g.score[other]))
        won = 8 * int(g.score[seat]) + complete_rows(g, seat) == best
        margin = min(max((int(g.score[seat]) - rival) / 80.0, -0.5), 0.5)
        out[seat] = 0.7 * (1.0 / share if won else 0.0) + 0.3 * (0.5 + margin)


@cache
def compiled() -> dict[str, Any]:
    """Returns the compiled search that plays every simulation out to the end of the game: the yardstick `plain`."""
    kernels = {
        "actor": actor,
        "legal": turns.legal,
        "play": turns.play,
        "deal": offer.deal,
        "prior": prior,
        "likely": likely,
        "reward": reward,
    }
    return compile_search("azul", kernels)


def searcher() -> TreeSearch:
    """Returns a search for one bot."""
    return TreeSearch(compiled(), layout.STATE, layout.MOVES, seats=4)


def perft(state: np.ndarray, depth: int) -> int:
    """The number of move sequences of a length; -1 where a deal comes in between."""
    return tree.perft(compiled(), state, depth, layout.MOVES)


def values(state: np.ndarray, moves: list[Take | Tile]) -> list[float]:
    """`judge` for the moves of a state."""
    out = np.zeros(len(moves))
    judge_all(state, np.array([encode(move) for move in moves], np.int32), out)
    return out.tolist()


def make(name: str, seed: int, options: Options = NO_OPTIONS) -> Bot:
    """A bot by its name: a yardstick or a level; it needs to know no options but what the view shows."""
    match name:
        case "random":
            return RandomBot(game, seed)
        case "greedy":
            return GreedyBot(game, values, seed)
        case "plain":
            return SearchBot(game, searcher(), DECODED.__getitem__, Random(seed), curiosity=0.7)
        case "child":
            return Hasty(seed, by_tiles, attention=(0.59, 0.64, 0.62))
        case "easy":
            return Hasty(seed, by_points, attention=(0.665, 0.8, 0.78))
        case "casual":
            return Hasty(seed, by_heart, attention=(0.615, 0.7, 0.65))
        case "medium":
            return Hasty(seed, by_heart, attention=(0.815, 0.96, 0.87))
        case "skilled":
            return Thinker(caps=(5, 24, 17))
        case "strong":
            return Thinker(caps=(13, 105, 125))
        case "master":
            return Thinker(caps=(36, 420, 750))
        case "expert":
            return Thinker()
    raise BadRequest("level-unknown", level=name[:40], levels=", ".join(NAMES))
