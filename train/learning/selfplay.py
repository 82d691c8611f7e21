"""Games played by the net against itself, all at once from the first move to the last, and the positions to learn.

With a search, the target of a position is the improved policy; without, a position has the sampled action and its
advantage, for a policy gradient.
"""

from typing import Any, NamedTuple

import torch
from torch import Tensor

from learning.net import Net, by_order, by_seat, outcome_of, utility
from learning.search import Search
from learning.tables import Tables

Rows = dict[str, Tensor]


class NetEvaluator:
    """A net as an evaluator of tables: logits of the listed actions, the rest minus infinity, and outcomes by seat.

    It keeps a copy of the weights in its fastest number format, and evaluates batches of a fixed size.
    """

    def __init__(self, net: Net, board: Any, device: str, chunk: int, compiles: bool) -> None:
        self.board, self.chunk = board, chunk
        first = next(net.parameters())
        self.net = Net(board, len(net.blocks), net.stem.out_channels).to(first.device)
        self.net.to(torch.bfloat16 if device != "cpu" else torch.float32).to(memory_format=torch.channels_last)
        self.look: Any = torch.compile(self._look, dynamic=False) if compiles else self._look
        self.learn(net)

    @torch.no_grad()
    def learn(self, net: Net) -> None:
        """Copies the weights of a net."""
        for own, new in zip(self.net.parameters(), net.parameters(), strict=True):
            own.copy_(new)

    @torch.no_grad()
    def __call__(self, tables: Tables) -> tuple[Tensor, Tensor]:
        given = (tables.squares, tables.numbers, tables.listed, tables.counts, tables.mover)
        parts = [
            self.look(*(one[begin : begin + self.chunk] for one in given))
            for begin in range(0, tables.count, self.chunk)
        ]
        return torch.cat([one for one, _ in parts]), torch.cat([other for _, other in parts])

    def _look(
        self, squares: Tensor, numbers: Tensor, listed: Tensor, counts: Tensor, mover: Tensor
    ) -> tuple[Tensor, Tensor]:
        logits, raw, _, _ = self.net(squares, numbers)
        return listed_logits(logits, listed, counts), by_seat(
            outcome_of(raw, self.board.SEATS), mover, self.board.SEATS
        )


def listed_logits(logits: Tensor, listed: Tensor, counts: Tensor) -> Tensor:
    """Returns the logits of listed actions, and minus infinity beyond; a pass is alone in its list and needs none."""
    found = logits.gather(1, listed.clamp(max=logits.shape[1] - 1).long()).float()
    return torch.where(torch.arange(listed.shape[1], device=listed.device) < counts[:, None], found, -torch.inf)


class Plan(NamedTuple):
    """The plan of self-play: how many positions of each ply are learned from, and how returns are mixed."""

    learned: int  # positions of each ply
    trace: float = 0.97  # lambda, for each ply
    victory: float = 0.5
    strays: float = 0.5  # the part of games whose first plies are sampled with a higher temperature
    stray_plies: int = 12


class Games(NamedTuple):
    """The results of a batch of games."""

    rows: Rows
    played: int  # plies with a choice
    left: float  # squares left, in the board's unit
    entropy: float  # of the policy where there was a choice


@torch.no_grad()
def play_games(evaluator: NetEvaluator, tables: Tables, plan: Plan, search: Search | None) -> Games:
    """Plays a whole game in every row; keeps random positions of every ply, searched or not."""
    board, count, device = tables.board, tables.count, tables.device
    tables.begin()
    strays = torch.randint(1, plan.stray_plies + 1, (count,), device=device)
    strays *= torch.rand(count, device=device) < plan.strays
    heat = 1.5 + 2.5 * torch.rand(count, 1, device=device)
    kept: list[Rows] = []
    history: list[Tensor] = []
    over: list[Tensor] = []
    entropies = torch.zeros(2, device=device)
    for ply in range(board.PLIES):
        logits, values = evaluator(tables)
        stray = ply < strays
        slot = sample(torch.where(stray[:, None], logits / heat, logits))
        open_ = (tables.counts > 1) & ~tables.over
        wanted = open_ & ~stray
        which = (torch.rand(count, device=device) + wanted).topk(plan.learned).indices
        row: Rows = {name: getattr(tables, name)[which] for name in ("squares", "numbers", "listed", "counts")}
        row |= {"mover": tables.mover[which], "view": tables.view[which], "game": which, "wanted": wanted[which]}
        row["ply"] = torch.full_like(which, ply)
        if search is None:
            chances = logits[which].log_softmax(1)
            row |= {"slot": slot[which], "chance": chances.gather(1, slot[which][:, None])[:, 0]}
        else:
            found = search.run(tables, which, logits[which], values[which], 1.0)
            # Strays are sampled; the search has run for the other rows alone, and for those that fill its batch.
            slot[which] = torch.where(wanted[which], found.slot, slot[which])
            values[which] = torch.where(wanted[which][:, None], found.values, values[which])
            row["policy"] = found.policy.half()
            chances = logits[which].log_softmax(1)
        entropies[0] -= ((chances.exp() * chances.clamp(min=-100)).sum(1) * wanted[which]).sum()
        entropies[1] += wanted[which].sum()
        kept.append(row)
        history.append(values)
        tables.play(tables.listed.gather(1, slot[:, None])[:, 0])
        over.append(tables.over.clone())
        if ply > board.PLIES // 2 and bool(tables.over.all()):
            break
    assert bool(tables.over.all()), "a game is longer than the board says"
    returns = mixed_returns(torch.stack(history), torch.stack(over), tables.results, plan.trace)
    rows = {name: torch.cat([row[name] for row in kept]) for name in kept[0]}
    return Games(
        finish(rows, board, tables, torch.stack(history), returns, plan.victory),
        int(rows["wanted"].sum()),
        float(tables.results[:, board.SEATS :].mean()),
        float(entropies[0] / entropies[1].clamp(min=1)),
    )


def sample(logits: Tensor) -> Tensor:
    """Returns an index in each row, sampled by its probability."""
    uniform = torch.rand_like(logits).clamp(1e-9, 1 - 1e-7)
    return (logits - torch.log(-torch.log(uniform))).argmax(1)


def mixed_returns(values: Tensor, over: Tensor, results: Tensor, trace: float) -> Tensor:
    """Returns the lambda-returns of each ply over the plies that followed, by seat."""
    returns = torch.empty_like(values)
    after = results
    for ply in range(len(values) - 1, -1, -1):
        ahead = values[ply + 1] if ply + 1 < len(values) else results
        mixed = (1 - trace) * ahead + trace * after
        after = torch.where(over[ply][:, None], results, mixed)
        returns[ply] = after
    return returns


def finish(rows: Rows, board: Any, tables: Tables, values: Tensor, returns: Tensor, victory: float) -> Rows:
    """Returns the chosen positions with their returns, as their movers see them."""
    rows = {name: row[rows["wanted"]] for name, row in rows.items() if name != "wanted"}
    ply, game, mover = rows.pop("ply"), rows.pop("game"), rows["mover"]
    rows["outcome"] = by_order(returns[ply, game], mover, board.SEATS)
    gain = utility(returns[ply, game] - values[ply, game], board.SEATS, victory)
    rows["gain"] = gain.gather(1, mover[:, None])[:, 0] - (1 - victory) / board.SEATS  # the constant part of a utility
    owners, fates = tables.end()
    rows["owners"] = seen_owners(board, owners[game], mover, rows.pop("view"))
    each = board.FATES // board.SEATS
    order = (torch.arange(board.SEATS, device=mover.device) + mover[:, None]) % board.SEATS
    by_colour = fates[game].view(-1, board.SEATS, each)
    rows["fates"] = by_colour.gather(1, order[:, :, None].expand(-1, -1, each)).flatten(1)
    del rows["mover"]
    return rows


def seen_owners(board: Any, owners: Tensor, mover: Tensor, view: Tensor) -> Tensor:
    """Returns the owner of every square, by order of play and as the mover sees the board."""
    order = torch.where(owners > 0, (owners.long() - 1 - mover[:, None]) % board.SEATS + 1, 0).to(torch.uint8)
    places = torch.as_tensor(board.SQUARE_TO).to(owners.device)[view].long()
    return torch.zeros_like(order).scatter_(1, places, order)
