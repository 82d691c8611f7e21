"""Nets against each other on the card: one seat of the first against the others of the second."""

import torch

from learning.search import Search
from learning.selfplay import NetEvaluator, sample
from learning.tables import Tables


@torch.no_grad()
def duel(
    one: NetEvaluator, other: NetEvaluator, tables: Tables, search: Search | None = None, opening: int = 8
) -> tuple[float, float]:
    """Returns the first one's share of victories, and the squares it has left fewer than the others' mean.

    The first moves are sampled, so that games differ; after them both play what they like best, the first with a
    search where one is given, in as many games at once as that has room for. Seats are taken in turn.
    """
    seats, count, device = tables.board.SEATS, tables.count, tables.device
    own = torch.arange(count, device=device) % seats
    tables.begin()
    for ply in range(tables.board.PLIES):
        logits, values = one(tables)
        mine = (tables.mover == own) & ~tables.over
        mixed = torch.where(mine[:, None], logits, other(tables)[0])
        slot = sample(mixed) if ply < opening else mixed.argmax(1)
        if search is not None and ply >= opening:
            which = (torch.rand(count, device=device) + mine).topk(search.tables.count).indices
            found = search.run(tables, which, logits[which], values[which], 0.0)
            slot[which] = torch.where(mine[which], found.slot, slot[which])
        tables.play(tables.listed.gather(1, slot[:, None])[:, 0])
        if ply > tables.board.PLIES // 2 and bool(tables.over.all()):
            break
    share, left = tables.results.split(seats, 1)
    won = share.gather(1, own[:, None]).mean()
    mine_left = left.gather(1, own[:, None])[:, 0]
    fewer = ((left.sum(1) - mine_left) / (seats - 1) - mine_left).mean()
    return float(won), float(fewer)
