"""Learning from positions: the losses of all heads, the optimiser, and checkpoints from which a run resumes."""

import math
from collections import deque
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor
from torch.nn.functional import binary_cross_entropy_with_logits, cross_entropy

from learning.net import Net
from learning.selfplay import Rows, listed_logits

CLIP = 0.2  # how far a policy gradient may move a chance at once
OWNERS, FATES = 0.3, 0.1  # weights of the auxiliary losses


class Weights(NamedTuple):
    """The weights of the losses; the policy's loss has the weight 1."""

    outcome: float = 1.0
    entropy: float = 0.01


class Learner:
    """A net with its optimiser; the caller keeps the positions."""

    def __init__(self, net: Net, batch: int, compiles: bool) -> None:
        self.net, self.batch = net, batch
        self.device = next(net.parameters()).device
        self.look: Any = torch.compile(net, dynamic=False) if compiles else net
        card = self.device.type != "cpu"
        self.optimiser = torch.optim.AdamW(
            net.parameters(), lr=1e-3, betas=(0.9, 0.98), weight_decay=1e-4, fused=card or None
        )

    def losses(self, rows: Rows, weights: Weights) -> tuple[Tensor, dict[str, Tensor]]:
        """Returns the loss of some positions, and its parts."""
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type != "cpu"):
            logits, raw, owners, fates = self.look(rows["squares"], rows["numbers"])
        chances = listed_logits(logits, rows["listed"], rows["counts"]).log_softmax(1)
        floor = chances.clamp(min=-100)
        entropy = -(floor.exp() * floor).sum(1).mean()
        if "policy" in rows:
            policy = -(rows["policy"].float() * floor).sum(1).mean()
            loss = policy
        else:
            ratio = (chances.gather(1, rows["slot"][:, None])[:, 0] - rows["chance"]).exp()
            gain = rows["gain"]
            policy = -torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            loss = policy - weights.entropy * entropy
        share, left = rows["outcome"].chunk(2, 1)
        won = cross_entropy(raw[:, : share.shape[1]].float(), share)
        squares = (raw[:, share.shape[1] :].float() - left).square().mean()
        owned = cross_entropy(owners.float(), rows["owners"].long())
        fate = binary_cross_entropy_with_logits(fates.float(), rows["fates"].float())
        loss = loss + weights.outcome * (won + squares) + OWNERS * owned + FATES * fate
        return loss, {
            "policy": policy,
            "entropy": entropy,
            "won": won,
            "squares": squares,
            "owners": owned,
            "fates": fate,
        }

    def learn(self, batches: Any, rate: float, weights: Weights) -> dict[str, float]:
        """Takes one step for each batch; returns the mean of every part of the loss."""
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        sums: dict[str, Tensor] = {}
        steps = 0
        for rows in batches:
            loss, parts = self.losses(rows, weights)
            self.optimiser.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
            self.optimiser.step()
            sums = {name: sums.get(name, 0) + part.detach() for name, part in parts.items()}
            steps += 1
        means = {name: float(part) / steps for name, part in sums.items()}
        if not all(map(math.isfinite, means.values())):
            raise FloatingPointError(f"losses that are no numbers: {means}")
        return means


def shuffled(rows: Rows, batch: int) -> Any:
    """Returns all rows once, in batches."""
    count = len(rows["counts"])
    order = torch.randperm(count, device=rows["counts"].device)
    for begin in range(0, count - batch + 1, batch):
        chosen = order[begin : begin + batch]
        yield {name: row[chosen] for name, row in rows.items()}


def replayed(buffer: deque[Rows], batch: int, steps: int) -> Any:
    """Yields random batches of rows, as many from each part of the replay buffer."""
    parts = len(buffer)
    sizes = [(number + 1) * batch // parts - number * batch // parts for number in range(parts)]
    for _ in range(steps):
        drawn = []
        for rows, size in zip(buffer, sizes, strict=True):
            chosen = torch.randint(len(rows["counts"]), (size,), device=rows["counts"].device)
            drawn.append({name: row[chosen] for name, row in rows.items()})
        yield {name: torch.cat([one[name] for one in drawn]) for name in drawn[0]}


def save(learner: Learner, path: Path, kept: dict[str, Any]) -> None:
    """Saves a checkpoint with everything the next run needs, written whole or not at all."""
    net = learner.net
    shape = {"blocks": len(net.blocks), "channels": net.stem.out_channels}
    whole = {"net": net.state_dict(), "optimiser": learner.optimiser.state_dict(), "shape": shape, "kept": kept}
    torch.save(whole, path.with_suffix(".new"))
    path.with_suffix(".new").replace(path)


def save_weights(net: Net, path: Path, **kept: Any) -> None:
    """Saves the weights alone, in half precision, without PyTorch."""
    arrays: dict[str, Any] = {name: value.detach().half().cpu().numpy() for name, value in net.named_parameters()}
    np.savez_compressed(path, **arrays, **{name: np.array(value) for name, value in kept.items()})


def load_weights(board: Any, path: Path) -> Net:
    """Returns a net from its weights, those of `save_weights` or of a checkpoint."""
    if path.suffix == ".npz":
        with np.load(path) as found:
            arrays = {name: torch.from_numpy(found[name].astype(np.float32)) for name in found.files if "." in name}
    else:
        arrays = torch.load(path, map_location="cpu", weights_only=True)["net"]
    blocks = 1 + max(int(name.split(".")[1]) for name in arrays if name.startswith("blocks."))
    net = Net(board, blocks, len(arrays["stem.bias"]))
    net.load_state_dict(arrays)
    return net
