"""Gumbel AlphaZero's search of many positions at once: sequential halving at the root, completed values as the target.

As in "Policy improvement by planning with Gumbel" (Danihelka et al., 2022), with a value for every seat: a node's
mover looks at its own utility. All trees grow by one node in each simulation, so that every step is one batch.
"""

import math
from typing import Any, NamedTuple

import torch
from torch import Tensor

from learning.net import utility
from learning.tables import Tables

NEVER = -1e9  # a score that no legal action has


class Settings(NamedTuple):
    """The settings of a search; `c_visit` and `c_scale` weigh values against logits as in the paper."""

    simulations: int = 16
    width: int = 8  # actions considered at the root, and kept in every other node
    c_visit: float = 50.0
    c_scale: float = 1.0
    victory: float = 0.5  # the weight of victory in the utility; the rest is squares


class Found(NamedTuple):
    """The result of a search: the index of the chosen action, the improved policy, and the outcome by seat."""

    slot: Tensor
    policy: Tensor
    values: Tensor


def considered_visits(width: int, simulations: int) -> list[int]:
    """Returns by sequential halving how often an action that is tried in each simulation has been tried before."""
    if width <= 1:
        return list(range(simulations))
    rounds = math.ceil(math.log2(width))
    sequence: list[int] = []
    visits, considered = [0] * width, width
    while len(sequence) < simulations:
        for _ in range(max(1, simulations // (rounds * considered))):
            sequence += visits[:considered]
            visits[:considered] = [count + 1 for count in visits[:considered]]
        considered = max(2, considered // 2)
    return sequence[:simulations]


class Search:
    """Trees for `tables.count` positions; `evaluator(tables)` gives logits of listed actions and outcomes by seat."""

    def __init__(self, tables: Tables, evaluator: Any, settings: Settings) -> None:
        self.tables, self.evaluator, self.settings = tables, evaluator, settings
        self.seats = tables.board.SEATS
        count, nodes, width, device = tables.count, settings.simulations + 1, settings.width, tables.device

        def zeros(dtype: torch.dtype, *shape: int) -> Tensor:
            return torch.zeros((count, nodes, *shape), dtype=dtype, device=device)

        self.rows = torch.arange(count, device=device)
        self.words = zeros(torch.int64, tables.words.shape[1])
        self.actions, self.child = zeros(torch.int32, width), zeros(torch.int64, width)
        self.prior = zeros(torch.float32, width)
        self.parent, self.mover, self.over = zeros(torch.int64), zeros(torch.int64), zeros(torch.bool)
        self.raw, self.total = zeros(torch.float32, 2 * self.seats), zeros(torch.float32, 2 * self.seats)
        self.visits = zeros(torch.float32)
        table = [considered_visits(number, settings.simulations) for number in range(width + 1)]
        self.sequence = torch.tensor(table, device=device)

    @torch.no_grad()
    def run(self, seen: Tables, which: Tensor, logits: Tensor, values: Tensor, noise: float) -> Found:
        """Searches the rows `which` of other tables, whose logits and outcomes are known; `noise` 1 explores."""
        uniform = torch.rand_like(logits).clamp(1e-9, 1 - 1e-7)
        logits = logits - logits.logsumexp(1, keepdim=True)
        noisy = logits - noise * torch.log(-torch.log(uniform))
        slots = noisy.topk(self.settings.width).indices
        self.total.zero_()
        self.visits.zero_()
        listed = seen.listed[which].gather(1, slots)
        self._store(0, seen.words[which], listed, logits.gather(1, slots), values, seen.mover[which], seen.over[which])
        noisy = noisy.gather(1, slots)
        room = seen.counts[which].clamp(max=self.settings.width).long()
        for number in range(self.settings.simulations):
            self._simulate(number + 1, noisy, self.sequence[room, number])
        zero = torch.zeros_like(self.rows)
        counts, completed, mixed = self._completed(zero)
        best = self._root_score(noisy, counts, completed, counts.amax(1)).argmax(1)
        scale = self._scale(counts)
        policy = (logits + scale * mixed[:, None]).scatter(1, slots, logits.gather(1, slots) + scale * completed)
        found = (self.raw[:, 0] + self.total[:, 0]) / (1 + self.visits[:, :1])
        return Found(slots[self.rows, best], policy.softmax(1), found)

    def _store(
        self, node: int, words: Tensor, actions: Tensor, prior: Tensor, raw: Tensor, mover: Tensor, over: Tensor
    ) -> None:
        self.words[:, node], self.actions[:, node], self.prior[:, node] = words, actions, prior
        self.raw[:, node], self.mover[:, node], self.over[:, node] = raw, mover, over
        self.child[:, node] = -1

    def _scale(self, counts: Tensor) -> Tensor:
        return (self.settings.c_visit + counts.amax(1, keepdim=True)) * self.settings.c_scale

    def _completed(self, node: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Returns the visits of a node's actions, the mover's completed values, and the value that completes them."""
        rows, child = self.rows, self.child[self.rows, node]
        tried, at = child >= 0, child.clamp(min=0)
        counts = self.visits.gather(1, at) * tried
        mean = self.total[rows[:, None], at] / counts.clamp(min=1)[..., None]
        mover = self.mover[rows, node]
        utilities = self._utility(mean).gather(2, mover[:, None, None].expand(-1, mean.shape[1], 1))[..., 0]
        own = self._utility(self.raw[rows, node]).gather(1, mover[:, None])[:, 0]
        prior = self.prior[rows, node].softmax(1) * tried
        visits = counts.sum(1)
        tried_mean = (prior * utilities).sum(1) / prior.sum(1).clamp(min=1e-9)
        mixed = (own + visits * tried_mean) / (1 + visits)
        return counts, torch.where(tried, utilities, mixed[:, None]), mixed

    def _utility(self, values: Tensor) -> Tensor:
        return utility(values, self.seats, self.settings.victory)

    def _root_score(self, noisy: Tensor, counts: Tensor, completed: Tensor, wanted: Tensor) -> Tensor:
        score = (noisy + self._scale(counts) * completed).clamp(min=NEVER)
        return torch.where(counts == wanted[:, None], score, -torch.inf)

    def _choose(self, node: Tensor) -> Tensor:
        """Returns below the root the action whose visits lag most behind the improved policy."""
        counts, completed, _ = self._completed(node)
        policy = (self.prior[self.rows, node] + self._scale(counts) * completed).softmax(1)
        return (policy - counts / (1 + counts.sum(1, keepdim=True))).argmax(1)

    def _simulate(self, number: int, noisy: Tensor, wanted: Tensor) -> None:
        rows, tables = self.rows, self.tables
        node = torch.zeros_like(rows)
        counts, completed, _ = self._completed(node)
        slot = self._root_score(noisy, counts, completed, wanted).argmax(1)
        going = ~self.over[:, 0]
        depth = 0
        for depth in range(number):
            if depth:
                slot = torch.where(going, self._choose(node), slot)
            after = self.child[rows, node, slot]
            going = going & (after >= 0)
            node = torch.where(going, after, node)
            going = going & ~self.over[rows, node]
            if not bool(going.any()):
                break
        ended = self.over[rows, node]
        tables.words.copy_(self.words[rows, node])
        tables.play(self.actions[rows, node, slot])
        logits, values = self.evaluator(tables)
        values = torch.where(tables.over[:, None], tables.results, values)
        logits = logits - logits.logsumexp(1, keepdim=True)
        best = logits.topk(self.settings.width)
        listed = tables.listed.gather(1, best.indices)
        self._store(number, tables.words, listed, best.values, values, tables.mover, tables.over)
        self.child[rows, node, slot] = torch.where(ended, self.child[rows, node, slot], number)
        self.parent[:, number] = node
        self._back_up(
            torch.where(ended, node, number), torch.where(ended[:, None], self.raw[rows, node], values), depth
        )

    def _back_up(self, node: Tensor, values: Tensor, depth: int) -> None:
        alive = torch.ones_like(node, dtype=torch.float32)
        for _ in range(depth + 2):
            self.total[self.rows, node] += alive[:, None] * values
            self.visits[self.rows, node] += alive
            alive = alive * (node > 0)
            node = self.parent[self.rows, node]
