"""The net: a residual trunk over the planes of the board, heads for the move, the outcome, the owners and the fates.

It has no normalisation, whose statistics differ between play and learning and cost a pass over memory; the last
convolution of every block starts at zero, so that the trunk starts as the identity.
"""

from typing import Any

import torch
from torch import Tensor, nn
from torch.nn.functional import relu


def pooled(x: Tensor) -> Tensor:
    """Returns the mean and the maximum of every channel.

    `amax` searches for its maximum again in the backward pass, and a compiled net, which rounds differently there, may
    find none: gradients that are not numbers. `max` remembers the index.
    """
    return torch.cat([x.mean((2, 3)), x.flatten(2).max(2).values], 1)


class Block(nn.Module):
    """A residual block of two convolutions; where `pools`, the first gets the pooled channels of the whole board."""

    def __init__(self, channels: int, pools: bool) -> None:
        super().__init__()
        self.first = nn.Conv2d(channels, channels, 3, padding=1)
        self.second = nn.Conv2d(channels, channels, 3, padding=1)
        self.whole = nn.Linear(2 * channels, channels) if pools else None
        nn.init.zeros_(self.second.weight)
        nn.init.zeros_(self.second.bias)  # type: ignore[arg-type]

    def forward(self, x: Tensor) -> Tensor:
        y = self.first(relu(x))
        if self.whole is not None:
            y = y + self.whole(pooled(y))[:, :, None, None]
        out: Tensor = x + self.second(relu(y))
        return out


class Net(nn.Module):
    """Maps squares and numbers to logits of all actions, the outcome, the owners of squares and the fates of pieces."""

    def __init__(self, board: Any, blocks: int, channels: int) -> None:
        super().__init__()
        self.height, self.width, self.seats = board.HEIGHT, board.WIDTH, board.SEATS
        self.register_buffer("bits", torch.arange(board.PLANES), persistent=False)
        self.register_buffer("scale", torch.as_tensor(board.SCALE), persistent=False)
        self.stem = nn.Conv2d(board.PLANES, channels, 3, padding=1)
        self.facts = nn.Linear(board.NUMBERS, channels)
        self.blocks = nn.ModuleList(Block(channels, number % 2 == 1) for number in range(blocks))
        self.choice = nn.Conv2d(channels, channels, 3, padding=1)
        self.logits = nn.Conv2d(channels, board.ACTION_PLANES, 1)
        self.favour = nn.Linear(2 * channels, board.ACTION_PLANES)
        self.summary = nn.Linear(2 * channels + board.NUMBERS, 2 * channels)
        self.outcome = nn.Linear(2 * channels, 2 * board.SEATS)
        self.owners = nn.Conv2d(channels, board.OWNERS, 1)
        self.fates = nn.Linear(2 * channels, board.FATES)
        for head in (self.logits, self.favour, self.outcome):
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)  # type: ignore[arg-type]

    def planes(self, squares: Tensor) -> Tensor:
        """Returns planes of 0 and 1, channels last, from a bit of each number for each plane."""
        bits = (squares[:, :, None] >> self.bits.to(squares.dtype)) & 1
        return bits.view(-1, self.height, self.width, len(self.bits)).permute(0, 3, 1, 2)

    def forward(self, squares: Tensor, numbers: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        kind = self.stem.weight.dtype
        if torch.is_autocast_enabled(squares.device.type):
            kind = torch.get_autocast_dtype(squares.device.type)
        facts = (numbers / self.scale).to(kind)
        x = self.stem(self.planes(squares).to(kind)) + self.facts(facts)[:, :, None, None]
        for block in self.blocks:
            x = block(x)
        x = relu(x)
        whole = pooled(x)
        logits = self.logits(relu(self.choice(x))) + self.favour(whole)[:, :, None, None]
        summary = relu(self.summary(torch.cat([whole, facts], 1)))
        return logits.flatten(1), self.outcome(summary), self.owners(x).flatten(2), self.fates(summary)


def outcome_of(raw: Tensor, seats: int) -> Tensor:
    """Returns shares of victory, which sum to 1, and squares left (in the board's unit), by order of play."""
    raw = raw.float()
    return torch.cat([raw[:, :seats].softmax(1), raw[:, seats:]], 1)


def by_seat(values: Tensor, mover: Tensor, seats: int) -> Tensor:
    """Returns numbers by seat from numbers by order of play from the mover: the seat s is the (s - mover)-th."""
    order = (torch.arange(seats, device=values.device) - mover[:, None]) % seats
    return torch.cat([part.gather(1, order) for part in values.split(seats, 1)], 1)


def by_order(values: Tensor, mover: Tensor, seats: int) -> Tensor:
    """Returns numbers by order of play from numbers by seat: the inverse of `by_seat`."""
    order = (torch.arange(seats, device=values.device) + mover[:, None]) % seats
    return torch.cat([part.gather(1, order) for part in values.split(seats, 1)], 1)


def utility(values: Tensor, seats: int, victory: float, squares: float = 2.0) -> Tensor:
    """Returns the utility of every seat: its share of victory, and how many squares fewer than the others it has left.

    The last axis holds shares, then squares left; both parts have the mean 1 / seats.
    """
    share, left = values[..., :seats], values[..., seats:]
    others = (left.sum(-1, keepdim=True) - left) / (seats - 1)
    return victory * share + (1 - victory) * (1 / seats + (others - left) / squares)
