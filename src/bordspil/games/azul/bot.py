"""The bots of Azul: what a move looks worth at once, likely moves for playouts, and the levels."""

from functools import cache
from typing import Any

import numpy as np

from bordspil.core.game import NO_OPTIONS, BadRequest, Options
from bordspil.core.kernel import kernel
from bordspil.games.azul import layout, offer, rules
from bordspil.games.azul.game import game
from bordspil.games.azul.layout import (
    BITS,
    CENTRE,
    DEAL,
    FLOOR,
    FLOOR_SPACES,
    NOBODY,
    NTH,
    ONE_LINE,
    OVER,
    PENALTY,
    TAKES,
)
from bordspil.games.azul.notation import DECODED, Take, Tile, encode
from bordspil.games.azul.rules import pick
from bordspil.games.azul.tiling import complete_rows, free_columns, points
from bordspil.search.bot import LEVELS, Bot
from bordspil.search.simple import GreedyBot, RandomBot
from bordspil.search.tree import TreeSearch
from bordspil.search.worlds import SearchBot

NAMES = ("random", "greedy", *LEVELS)
FLOOR_CLOSED = ONE_LINE << FLOOR


@kernel
def actor(g: Any) -> int:
    """Who acts, as tree search wants it: a seat, -1 for chance, -2 when the game is over."""
    if g.phase == OVER:
        return -2
    return -1 if g.phase <= DEAL else int(g.actor)


@kernel
def worth_on_wall(g: Any, seat: int, row: int, column: int, colour: int) -> float:
    """Points of a tile on the wall and a part of the bonuses it brings nearer."""
    down = int(BITS[g.columns[seat] >> 5 * column & 31])
    alike = 0
    for other in range(5):
        alike += g.row_colours[seat] >> (5 * other + colour) & 1
    return points(g, seat, row, column) + 0.35 * down + 0.5 * alike


@kernel
def best_on_wall(g: Any, seat: int, row: int, colour: int) -> float:
    """The worth of the best wall cell for a colour in a row; on the coloured side there is one."""
    free = free_columns(g, seat, row, colour)
    best = 0.0
    for i in range(int(BITS[free])):
        best = max(best, worth_on_wall(g, seat, row, int(NTH[free, i]), colour))
    return best


@kernel
def judge(g: Any, move: int) -> float:
    """What a move looks worth at once, in points, for the seat to act."""
    seat = int(g.actor)
    if move >= TAKES:
        line = (move - TAKES) // 5
        return worth_on_wall(g, seat, line, move % 5, int(g.colour[seat, line]))
    source, colour, line = move // 30, move // 6 % 5, move % 6
    count = int(g.sources[source] >> 8 * colour & 255)
    fallen = int(g.fallen[seat])
    worth = 0.0
    if source == CENTRE and g.marker == NOBODY:
        worth += 1.0
        fallen += 1
    if line != FLOOR:
        lying = int(g.count[seat, line])
        stay = min(count, line + 1 - lying)
        gain = best_on_wall(g, seat, line, colour)
        done = (lying + stay) / (line + 1.0)
        worth += gain if lying + stay == line + 1 else 0.6 * gain * done * done
        count -= stay
    return worth - int(PENALTY[min(fallen + count, FLOOR_SPACES)]) + int(PENALTY[int(g.fallen[seat])])


@kernel
def judge_all(gs: Any, moves: Any, out: Any) -> None:
    """`judge` for every move of a list."""
    for i in range(len(moves)):
        out[i] = judge(gs[0], moves[i])


@kernel
def prior(g: Any, move: int) -> float:
    """How promising a move looks before any search."""
    return 0.4 * judge(g, move)


@kernel
def likely(g: Any, rng: Any) -> int:
    """A move for playouts: the better of two random ones, off the floor where that is possible."""
    closed = FLOOR_CLOSED
    move = pick(g, rng, closed)
    if move < 0:
        closed = 0
        move = pick(g, rng, closed)
    other = pick(g, rng, closed)
    return other if judge(g, other) > judge(g, move) else move


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
def search() -> TreeSearch:
    """The compiled search of Azul."""
    kernels = {
        "actor": actor,
        "legal": rules.legal,
        "play": rules.play,
        "deal": offer.deal,
        "prior": prior,
        "likely": likely,
        "reward": reward,
    }
    return TreeSearch("azul", kernels, layout.STATE, layout.MOVES, seats=4)


def perft(state: np.ndarray, depth: int) -> int:
    """The number of move sequences of a length; -1 where a deal comes in between."""
    return search().perft(state, depth)


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
        case "child":
            return GreedyBot(game, values, seed, slips=0.7)
        case "easy":
            return GreedyBot(game, values, seed, slips=0.4)
        case "casual":
            return GreedyBot(game, values, seed)
        case "medium":
            return _searching(seed, cap=150)
        case "skilled":
            return _searching(seed, cap=500)
        case "strong":
            return _searching(seed, cap=1500)
        case "master":
            return _searching(seed, cap=6000)
        case "expert":
            return _searching(seed)
    raise BadRequest("level-unknown", level=name[:40], levels=", ".join(NAMES))


def _searching(seed: int, cap: int | None = None) -> Bot:
    return SearchBot(game, search(), DECODED.__getitem__, seed, curiosity=0.7, cap=cap)
