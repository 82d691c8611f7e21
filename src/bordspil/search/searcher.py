"""A tree search as Python calls it: compiled once for each game, with memory that is borrowed for each search."""

from collections import deque
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from bordspil.core.bot import Budget
from bordspil.core.kernel import generator, specialise
from bordspil.search import tree
from bordspil.search.budget import run_within
from bordspil.search.result import Result
from bordspil.search.slots import DEALS, NODE, PLAN, Memory, notes_type

NODES_PER_SECOND = 1 << 23  # more than any search adds
SMALLEST = 1 << 16
NOTHING = np.dtype((np.record, [("nothing", np.int8)]))


class Shape(NamedTuple):
    """What a game's search needs memory for."""

    state: np.dtype[Any]
    moves: int  # in the longest list
    rewards: int  # numbers that a simulation finds: one for each seat, and what the game adds
    capacity: int  # nodes of the largest tree
    scratch: np.dtype[Any] = NOTHING
    logit: type[np.floating[Any]] = np.float64


class Evaluator(NamedTuple):
    """How positions are valued and moves explored: the weights that a game's kernels read, and a plan."""

    weights: np.ndarray
    plan: np.ndarray
    chance_nodes: bool = False  # whether the tree goes on where chance decides


class Program:
    """A game's compiled search, which all threads may use; it keeps the memory of one search for the next."""

    def __init__(self, name: str, kernels: Mapping[str, Any], shape: Shape) -> None:
        """Compiles the search with what the game supplies and switches on (search/slots.py), under a name on disk."""
        made = specialise(tree, name, kernels)
        self.grow, self._count_sequences = made["grow"], made["count_sequences"]
        self.shape = shape
        self.is_widening, self.keeps_values = bool(kernels.get("WIDENING")), bool(kernels.get("KEEPS_VALUES"))
        self._free: deque[Memory] = deque(maxlen=1)  # memory of a long search takes hundreds of megabytes

    @contextmanager
    def memory(self, nodes: int) -> Iterator[Memory]:
        """Lends memory for a tree of so many nodes, which nothing else uses until it is given back."""
        try:
            memory = self._free.pop()  # one step for every thread, so no two get the same
        except IndexError:
            memory = self._allocate(nodes)
        if len(memory.tree) < nodes:
            memory = self._allocate(nodes)
        try:
            yield memory
        finally:
            self._free.append(memory)

    def perft(self, root: np.ndarray, depth: int) -> int:
        """Returns the number of move sequences of a length; -1 where chance comes in between."""
        states = np.zeros(depth + 1, root.dtype)
        states[0] = root[0]
        return int(self._count_sequences(states, depth, np.zeros((depth + 1, self.shape.moves), np.int32)))

    def _allocate(self, nodes: int) -> Memory:
        """Allocates memory; pages that are never written to cost nothing."""
        shape = self.shape
        notes = np.zeros(1, notes_type(shape.moves, shape.rewards, shape.logit))
        notes["deals"] = np.concatenate([generator(number) for number in range(DEALS)])
        return Memory(
            tree=np.empty(nodes, NODE),
            values=np.empty((nodes if self.keeps_values or self.is_widening else 1, shape.rewards), np.float32),
            node_logits=np.empty(nodes if self.is_widening else 1, np.float32),
            states=np.zeros(2, shape.state),
            scratch=np.zeros(1, shape.scratch),
            notes=notes,
        )


class Searcher:
    """The search of one bot."""

    def __init__(self, program: Program) -> None:
        self.program = program

    def search(
        self, root: np.ndarray, evaluator: Evaluator, budget: Budget, rng: np.ndarray, cap: int | None = None
    ) -> Result:
        """Searches until the budget is spent or the root is solved or, sooner, for `cap` simulations; at least one.

        `rng` is a generator for rollouts (core/kernel.py).
        """
        with self.program.memory(self._nodes(budget, cap)) as memory:
            notes = memory.notes
            notes["used"], notes["sums"], notes["rng"] = 1, 0, rng
            notes["deal_count"] = DEALS if evaluator.chance_nodes else 0
            memory.tree[0] = np.zeros(1, NODE)[0]
            run = partial(self.program.grow, memory, root.copy(), evaluator.weights, evaluator.plan)
            first = 1 if self.program.is_widening else 8
            run_within(budget, cap, run, first=first, done=lambda: bool(memory.tree[0]["solved"]))
            return self._result(memory)

    def _nodes(self, budget: Budget, cap: int | None) -> int:
        """Returns the size of the tree that a budget can fill."""
        shape = self.program.shape
        simulations = [number for number in (budget.simulations, cap) if number is not None]
        limits = [number * (shape.moves + DEALS) for number in simulations]
        if budget.simulations is None:
            limits.append(int(NODES_PER_SECOND * budget.seconds))
        return min(shape.capacity, max(SMALLEST, 1 << min(limits).bit_length()))

    def _result(self, memory: Memory) -> Result:
        """Copies what was found out of the memory."""
        root = memory.tree[0]
        first, width, simulations = int(root["first"]), int(root["width"]), int(root["visits"])
        children, is_solved = memory.tree[first : first + width], bool(root["solved"])
        means = children["total"] / np.maximum(children["visits"], 1)
        if self.program.keeps_values:
            known = memory.values[np.arange(first, first + width), children["mover"]]
            means = np.where(children["solved"] > 0, known, means)
        return Result(
            moves=tuple(children["move"].tolist()),
            visits=tuple(children["visits"].tolist()),
            values=tuple(means.tolist()),
            root_value=tuple(
                (memory.values[0] if is_solved else memory.notes["sums"][0] / max(1, simulations)).tolist()
            ),
            simulations=simulations,
            is_solved=is_solved,
        )


def plan(**numbers: float) -> np.ndarray:
    """Makes a plan (search/slots.py); what is not given is what most searches use."""
    made = np.zeros(1, PLAN)
    for name, number in ({"value_weight": 1.0, "expand_at": 1} | numbers).items():
        made[name] = number
    return made
