"""The strongest player of Azul: tree search through this round and the next, every leaf judged by what it learned."""

from functools import cache
from random import Random
from typing import Any

import numpy as np

from bordspil.core.game import NO_OPTIONS, BadRequest, Options
from bordspil.core.kernel import kernel
from bordspil.games.azul.bots import net
from bordspil.games.azul.bots.heuristics import likely
from bordspil.games.azul.bots.weights import mind
from bordspil.games.azul.game import game
from bordspil.games.azul.rules import layout, offer, turns
from bordspil.games.azul.rules.layout import DEAL, OVER
from bordspil.games.azul.rules.notation import DECODED, Take, Tile, to_object
from bordspil.games.azul.rules.view import Position
from bordspil.search.bot import Assessment, Budget
from bordspil.search.result import Result
from bordspil.search.thinking import ValuedSearch, compile_search

TRUST = {2: 1.0, 3: 1.0, 4: 0.5}  # in the judgement, by seats; for the rest of it positions are played out


@kernel
def actor(g: Any) -> int:
    """Who acts, as tree search wants it: a seat, -1 for chance, -2 when the game is over."""
    if g.phase == OVER:
        return -2
    return -1 if g.phase <= DEAL else int(g.actor)


@cache
def compiled() -> dict[str, Any]:
    """Returns the compiled search."""
    kernels = {
        "actor": actor,
        "legal": turns.legal,
        "play": turns.play,
        "deal": offer.deal,
        "likely": likely,
        "promise": net.promise,
        "value": net.value,
        "reckon": net.reckon,
    }
    return compile_search("azul", kernels)


def searcher() -> ValuedSearch:
    """Returns a search for one bot."""
    return ValuedSearch(compiled(), layout.STATE, net.THOUGHT, layout.MOVES, seats=4)


def state_of(view: Position) -> np.ndarray:
    """The position in a view where a player has to move."""
    if view.phase == "over":
        raise BadRequest("game-over")
    if view.to_act is None:
        raise BadRequest("chance-decides")
    return game.determinize(view, Random(0))


def search(searcher: ValuedSearch, state: np.ndarray, budget: Budget, cap: int | None = None) -> Result:
    """Searches a position; who is held to a number of simulations does not look beyond the round."""
    seats = int(state["seats"][0])
    weights = mind(seats, bool(state["grey"][0]))
    if cap is None:
        return searcher.search(state, weights, budget, beyond=True, trust=TRUST[seats])
    return searcher.search(state, weights, budget, cap)


class Thinker:
    """Plays the best move its search finds until its budget is spent, or after `caps` simulations, by seats."""

    def __init__(self, caps: tuple[int, int, int] | None = None) -> None:
        self.caps = caps
        self.searcher = searcher()

    def choose(self, view: Position, budget: Budget) -> Take | Tile:
        state = state_of(view)
        moves = np.zeros(layout.MOVES, np.int32)
        if turns.list_moves(state, moves) == 1:
            return DECODED[int(moves[0])]
        cap = self.caps and self.caps[len(view.boards) - 2]
        return DECODED[search(self.searcher, state, budget, cap).best]


def assess(view: Position, budget: Budget, options: Options = NO_OPTIONS) -> Assessment:
    """Each seat's chance to win in a view, and the best move found."""
    found, seats = search(searcher(), state_of(view), budget), len(view.boards)
    chances = np.clip(found.root_value[4 : 4 + seats], 0, 1)  # beyond deals, sums may leave these bounds
    shares = tuple((chances / chances.sum()).tolist())
    return Assessment(shares, DECODED[found.best])


def hint(view: Position, budget: Budget) -> dict[str, Any]:
    """The move to think of, as an object; a board may show first where it begins and then where it ends."""
    return {"move": to_object(Thinker().choose(view, budget))}
