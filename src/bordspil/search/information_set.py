"""Information-set Monte-Carlo tree search in plain Python: for any game that lists its moves, kernels or none.

One tree for all determinizations of a view: every simulation walks down it in a new determinization, along the moves
that are legal there, adds one node and plays the game out at random. Chance is drawn anew each time (open loop).
A child is judged by how often it could have been chosen, so that moves which are seldom legal are tried as well.
"""

import math
from random import Random
from typing import Any

from bordspil.core.bot import Budget
from bordspil.core.chance import Chance
from bordspil.core.game import NATURE, Game, Seat

EXPLORATION = 0.7
LONGEST = 2000  # moves of a rollout; one that is longer counts as a tie
SLICE = 8  # simulations between two looks at the clock


class Node:
    """A move of the tree: who made it, how often it was legal and tried, and what its mover won."""

    __slots__ = ("available", "children", "mover", "total", "visits")

    def __init__(self, mover: Seat) -> None:
        self.mover = mover
        self.visits = self.available = 0
        self.total = 0.0
        self.children: dict[Any, Node] = {}

    def score(self) -> float:
        """Returns the upper confidence bound of the move's worth."""
        return self.total / self.visits + EXPLORATION * math.sqrt(math.log(self.available) / self.visits)


class InformationSetSearch:
    """A search from one view; `root` and `chances` grow with every simulation."""

    def __init__(self, game: Game, view: Any, rng: Random) -> None:
        self.game, self.view, self.rng = game, view, rng
        self.chance = Chance.of(rng.getrandbits(64))
        self.root = Node(NATURE)
        self.won: list[float] = []  # by seat, over all simulations

    def run(self, budget: Budget, cap: int | None) -> None:
        """Simulates until the budget is spent or, sooner, `cap` times; at least once."""
        most = math.inf if cap is None else max(1, cap)
        if budget.simulations is not None:
            most, end = min(most, max(1, budget.simulations)), math.inf
        else:
            end = budget.now() + budget.seconds
        done = 0
        while done < most:
            self.simulate()
            done += 1
            if done % SLICE == 0 and budget.now() >= end:
                return

    def best(self) -> Any:
        """Returns the move that was tried most."""
        return max(self.root.children, key=lambda move: self.root.children[move].visits)

    def chances(self) -> tuple[float, ...]:
        """Returns every seat's chance to win: its mover's after the best move, the others' of the rest."""
        child = self.root.children[self.best()]
        own = child.total / child.visits
        others = sum(self.won) - self.won[child.mover]
        rest = [won * (1 - own) / others if others else (1 - own) / max(1, len(self.won) - 1) for won in self.won]
        return tuple(own if seat == child.mover else chance for seat, chance in enumerate(rest))

    def simulate(self) -> None:
        """Walks down the tree, plays the game out, and adds the outcome to every node on the way."""
        state, node, path = self.game.determinize(self.view, self.rng), self.root, [self.root]
        is_new = False
        while not is_new and (state := self._after_chance(state)) is not None:
            move, is_new = self._select(node, state)
            state, node = self.game.play(state, move), node.children[move]
            path.append(node)
        self._add(path, self._roll_out(state))

    def _after_chance(self, state: Any) -> Any:
        """Returns the state in which a seat is to act, None where the game is over; keeps the last state."""
        while (seat := self.game.to_act(state)) == NATURE:
            state = self.game.play(state, self.game.sample(state, self.chance))
        self.last = state
        return None if seat is None else state

    def _select(self, node: Node, state: Any) -> tuple[Any, bool]:
        """Returns a legal move, and whether it was never tried before; a new one has its node made."""
        moves, seat = self.game.moves(state), self.game.to_act(state)
        assert seat is not None
        untried = [move for move in moves if move not in node.children]
        for move in moves:
            if (child := node.children.get(move)) is not None:
                child.available += 1
        if not untried:
            return max(moves, key=lambda move: node.children[move].score()), False
        move = self.rng.choice(untried)
        node.children[move] = Node(seat)
        node.children[move].available = 1
        return move, True

    def _roll_out(self, state: Any) -> list[float]:
        """Returns every seat's share of the victory after random moves."""
        if state is not None:
            for _ in range(LONGEST):
                if (state := self._after_chance(state)) is None:
                    break
                state = self.game.play(state, self.rng.choice(self.game.moves(state)))
        winners, seats = self.game.winners(self.last), len(self.game.scores(self.last))
        winners = winners or tuple(range(seats))
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]

    def _add(self, path: list[Node], shares: list[float]) -> None:
        self.won = [had + more for had, more in zip(self.won or [0.0] * len(shares), shares, strict=True)]
        for node in path:
            node.visits += 1
            node.total += 0.0 if node.mover == NATURE else shares[node.mover]
