"""The strongest player of Azul: tree search through this round and the next, every leaf valued by its net."""

from functools import cache
from random import Random
from typing import Any

import numpy as np

from bordspil.core.bot import Assessment, Budget
from bordspil.core.game import NO_OPTIONS, BadRequest, Options
from bordspil.core.kernel import generator, kernel
from bordspil.games.azul.bots import net
from bordspil.games.azul.bots.heuristics import rollout_move
from bordspil.games.azul.bots.weights import weights
from bordspil.games.azul.game import game
from bordspil.games.azul.rules import layout, offer, turns
from bordspil.games.azul.rules.layout import DEAL, OVER
from bordspil.games.azul.rules.notation import DECODED, Move, Take, Tile, to_object
from bordspil.games.azul.rules.view import Position
from bordspil.search.result import Result
from bordspil.search.searcher import Evaluator, Program, Searcher, Shape, plan

VALUE_WEIGHT = {2: 1.0, 3: 1.0, 4: 0.5}  # by seats; the rest of a leaf is a rollout
ROLLOUTS = 32  # the seed of all rollouts


@kernel
def actor(g: Any) -> int:
    """Returns the actor for the search: a seat, -1 for chance, -2 when the game is over."""
    if g.phase == OVER:
        return -2
    return -1 if g.phase <= DEAL else int(g.actor)


@cache
def program() -> Program:
    """Returns the compiled search."""
    kernels = {
        "actor": actor,
        "legal": turns.legal,
        "play": turns.play,
        "deal": offer.deal,
        "rollout_move": rollout_move,
        "logits": net.logits,
        "value": net.value,
        "terminal_value": net.terminal_value,
        "ORDERED": True,
        "KEEPS_VALUES": True,
    }
    shape = Shape(layout.STATE, layout.MOVES, rewards=8, capacity=1 << 23, scratch=net.SCRATCH, logit=np.float32)
    return Program("azul.expert", kernels, shape)


def evaluator(known: np.ndarray, chance_nodes: bool = False, value_weight: float = 1.0) -> Evaluator:
    """Returns how the expert values positions and explores moves."""
    return Evaluator(known, plan(c_puct=0.5, fpu_reduction=-0.1, value_weight=value_weight), chance_nodes)


def state_of(view: Position) -> np.ndarray:
    """Returns the state of a view where a seat has to move."""
    if view.phase == "over":
        raise BadRequest("game-over")
    if view.to_act is None:
        raise BadRequest("chance-decides")
    return game.determinize(view, Random(0))


def search(searcher: Searcher, state: np.ndarray, budget: Budget, cap: int | None = None) -> Result:
    """Searches a position; with a cap on its simulations the search does not look beyond the round."""
    seats = int(state["seats"][0])
    known = weights(seats, bool(state["grey"][0]))
    how = evaluator(known, True, VALUE_WEIGHT[seats]) if cap is None else evaluator(known)
    return searcher.search(state, how, budget, generator(ROLLOUTS), cap)


class Expert:
    """Plays the best move its search finds until its budget is spent, or after `caps` simulations, by seats."""

    def __init__(self, caps: tuple[int, int, int] | None = None) -> None:
        self.caps = caps
        self.searcher = Searcher(program())

    def choose(self, view: Position, budget: Budget) -> Take | Tile:
        state = state_of(view)
        moves = np.zeros(layout.MOVES, np.int32)
        if turns.list_moves(state, moves) == 1:
            return DECODED[int(moves[0])]
        cap = self.caps and self.caps[len(view.boards) - 2]
        return DECODED[search(self.searcher, state, budget, cap).best]


def assess(view: Position, budget: Budget, options: Options = NO_OPTIONS) -> Assessment:
    """Returns each seat's chance to win in a view, and the best move found."""
    found, seats = search(Searcher(program()), state_of(view), budget), len(view.boards)
    chances = np.clip(found.root_value[4 : 4 + seats], 0, 1)  # beyond deals, sums may leave these bounds
    shares = tuple((chances / chances.sum()).tolist())
    return Assessment(shares, DECODED[found.best])


def hint(view: Position, budget: Budget) -> dict[str, Any]:
    """Returns the expert's move, as an object; a board may show first where it begins and then where it ends."""
    return hint_of(view, Expert().choose(view, budget))


def hint_of(view: Position, move: Move) -> dict[str, Any]:
    """Returns a move as `hint` shows it."""
    return {"move": to_object(move)}
