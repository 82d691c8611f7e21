"""Learns the net of Azul from games it plays against itself; see src/bordspil/games/azul/weights/CARD.md.

    python train/azul.py --seats 2 --rounds 4 --seconds 60 --out weights

Each round plays games on every core with the weights so far, adds them to the samples and fits new weights. The first
round plays by the immediate value of moves. PyTorch is needed for the fit alone.
"""

import argparse
import multiprocessing
import os
import time
from pathlib import Path
from typing import Any

import numpy as np

from bordspil.core.bot import Budget
from bordspil.core.kernel import generator
from bordspil.games.azul.bots import heuristics, net
from bordspil.games.azul.bots import weights as weight_files
from bordspil.games.azul.bots.expert import evaluator, program
from bordspil.games.azul.bots.features import FACTS, MEASURES
from bordspil.games.azul.rules import layout, offer, turns
from bordspil.search.result import Result
from bordspil.search.searcher import Searcher

MOVES = 48  # moves of a position that are kept, those with the highest priors
PLAN = "0:10:6,100:30:6,200:60:6,200:90:8,400:120:10"  # the first games are played by the immediate value of moves

MOVE = np.dtype(
    [
        ("kind", np.int16),
        ("origin", np.int8),
        ("pair", np.int8),
        ("centre", np.int8),
        ("marker", np.int8),
        ("count", np.int8),
        ("score", np.float16),
        ("visits", np.float16),
    ]
)


def sample_type(seats: int, grey: int) -> np.dtype:
    """Returns the type of a sample: a position with its targets, seats counted from the one to act."""
    facts = 60 + (115 if grey else 65) * seats
    return np.dtype(
        [
            ("fact", np.uint16, facts),
            ("measure", np.float16, MEASURES),
            ("moves", MOVE, MOVES),
            ("found", np.float16, 8),  # the search's expectation: chances and leads
            ("came", np.float16, 8),  # the outcome: chances and leads
        ]
    )


class Player:
    """Plays whole games against itself and keeps samples of them."""

    def __init__(self, seats: int, grey: int, weights: np.ndarray | None, simulations: int, seed: int) -> None:
        self.seats, self.grey, self.weights, self.simulations = seats, grey, weights, simulations
        self.kind = sample_type(seats, grey)
        self.rng = np.random.default_rng(seed)
        self.dice = generator(seed)
        self.state = np.zeros(1, layout.STATE)
        self.scratch = np.zeros(1, net.SCRATCH)
        self.list = np.zeros(layout.MOVES, np.int32)
        self.samples: list[np.ndarray] = []
        self.searcher = Searcher(program())
        self.found: Result | None = None  # the last search

    def play(self) -> tuple[int, ...]:
        """Plays one game; returns the scores."""
        state, seats = self.state, self.seats
        layout.set_up(state[0], seats, self.grey, int(self.rng.integers(seats)))
        kept: list[tuple[np.ndarray, int]] = []
        before: tuple[np.ndarray, int] | None = None
        while state["phase"][0] != layout.OVER:
            if state["phase"][0] <= layout.DEAL:
                if state["round_number"][0] > 0:
                    before = (self.note(), int(state["actor"][0]))
                offer.deal(state[0], self.dice)
                continue
            actor = int(state["actor"][0])
            sample, move = self.choose()
            if sample is not None:
                kept.append((sample, actor))
                if before is not None:
                    turned = np.roll(self.expectation(0), -before[1], axis=1)
                    before[0]["found"][:4], before[0]["found"][4:] = pad(turned)
                    kept.append(before)
            before = None
            turns.step(state, move)
        self.close(kept)
        return tuple(state["score"][0][:seats].tolist())

    def note(self) -> np.ndarray:
        """Returns a sample of the present position."""
        sample = np.zeros((), self.kind)
        scratch = self.scratch
        net.observe_first(self.state, scratch)
        facts = int(scratch["facts"][0])
        sample["fact"] = FACTS + MEASURES
        sample["fact"][:facts] = scratch["fact"][0][:facts]
        sample["measure"] = scratch["measure"][0]
        return sample

    def expectation(self, actor: int) -> np.ndarray:
        """Returns the chances and leads that the last search expects, from a seat on."""
        seen = np.zeros(8) if self.found is None else np.array(self.found.root_value)
        chances, mixed = seen[4 : 4 + self.seats], seen[: self.seats]
        leads = ((mixed - (1 - net.MARGIN) * chances) / net.MARGIN - 0.5) / 0.5
        return np.roll(np.array([chances, leads]), -actor, axis=1)

    def choose(self) -> tuple[np.ndarray | None, int]:
        """Returns a move by search, sometimes another of its candidates, or the move of the highest immediate value."""
        count = turns.list_moves(self.state, self.list)
        if count == 1:
            return None, int(self.list[0])
        sample = self.note()
        actor = int(self.state["actor"][0])
        if self.weights is None:
            values = np.zeros(count)
            heuristics.score_moves(self.state, self.list[:count], values)
            move = self.list[np.argmax(values / 0.7 + self.rng.gumbel(size=count))]
            return sample, int(move)
        self.found = self.searcher.search(
            self.state, evaluator(self.weights), Budget(simulations=self.simulations), generator(0)
        )
        found, visits = np.array(self.found.moves), np.array(self.found.visits, float)
        sample["found"][:4], sample["found"][4:] = pad(self.expectation(actor))
        self.describe(sample, found, visits / visits.sum())
        if self.rng.random() < 0.2:
            return sample, int(self.rng.choice(found, p=visits / visits.sum()))
        return sample, int(found[visits.argmax()])

    def describe(self, sample: np.ndarray, moves: np.ndarray, share: np.ndarray) -> None:
        """Writes the moves of a position in the order of their priors, with the share of visits of each."""
        values = np.zeros(len(moves))
        heuristics.score_moves(self.state, moves.astype(np.int32), values)
        rows = sample["moves"]
        rows["kind"] = -1
        for i, move in enumerate(moves[:MOVES].tolist()):
            net.split_move(self.state[0], move, self.scratch[0])
            part = self.scratch["part"][0]
            rows[i] = (*part.tolist(), values[i], share[i])

    def close(self, kept: list[tuple[np.ndarray, int]]) -> None:
        """Writes the outcome of the game into every sample."""
        end = np.zeros(8)
        net.terminal_value(self.state[0], end)
        chances = end[4 : 4 + self.seats]
        leads = np.array([net.lead(self.state[0], seat) for seat in range(self.seats)])
        for sample, actor in kept:
            sample["came"][:4], sample["came"][4:] = pad(np.roll(np.array([chances, leads]), -actor, axis=1))
            if self.weights is None:
                sample["found"] = sample["came"]
                sample["moves"]["kind"] = -1
            self.samples.append(sample)


def pad(pair: np.ndarray) -> np.ndarray:
    """Returns two rows of four, zeros for seats that are not there."""
    wide = np.zeros((2, 4))
    wide[:, : pair.shape[1]] = pair
    return wide


def work(task: tuple[Any, ...]) -> tuple[str, int, float]:
    """Plays games for some seconds in a process of its own and writes the samples to a file."""
    seats, grey, weights, simulations, seed, seconds, target = task
    weights = None if weights is None else weight_files.read(Path(weights))
    player = Player(seats, grey, weights, simulations, seed)
    end = time.time() + seconds
    scores: list[float] = []
    games = 0
    while time.time() < end:
        scores += player.play()
        games += 1
    np.save(target, np.array(player.samples, player.kind))
    return target, games, float(np.mean(scores))


def generate(
    seats: int, grey: int, weights: Path | None, simulations: int, seed: int, seconds: float, folder: Path, cores: int
) -> list[str]:
    """Plays games on all cores; returns the files of their samples."""
    name = f"{seats}{'g' if grey else 'c'}"
    tasks = [
        (seats, grey, weights, simulations, seed * 1000 + core, seconds, str(folder / f"{name}-{seed}-{core}.npy"))
        for core in range(cores)
    ]
    with multiprocessing.get_context("spawn").Pool(cores) as pool:
        done = pool.map(work, tasks, chunksize=1)
    games, score = sum(games for _, games, _ in done), np.mean([score for _, _, score in done])
    print(f"{time.strftime('%T')} {name} {seed}: {games} games, mean score {score:.1f}", flush=True)
    return [target for target, _, _ in done]


def learn(files: list[str], before: Path | None, target: Path, passes: float, batch: int = 4096) -> None:
    """Fits weights to samples with PyTorch and writes them."""
    import torch

    from_numpy = torch.from_numpy
    device = "cuda" if torch.cuda.is_available() else "cpu"
    samples = np.concatenate([np.load(name) for name in files])
    print(f"learning from {len(samples)} samples on {device}", flush=True)
    moves = samples["moves"]
    data = {
        "fact": from_numpy(samples["fact"].astype(np.int16)),
        "measure": from_numpy(samples["measure"]),
        "target": from_numpy((samples["found"].astype(np.float32) + samples["came"].astype(np.float32)) / 2),
        "came": from_numpy(samples["came"]),
    }
    for part in MOVE.names or ():
        data[part] = from_numpy(np.ascontiguousarray(moves[part]))
    seats = int((samples["came"][:, 4:] != 0).any(0).nonzero()[0].max()) + 1
    del samples, moves
    data = {key: tensor.to(device) for key, tensor in data.items()}
    torch.manual_seed(1)
    weights = {key: tensor.to(device).requires_grad_() for key, tensor in start(before).items()}
    total = len(data["target"])
    held = min(total // 20, 20000)
    test, order = torch.arange(held, device=device), torch.arange(held, total, device=device)
    optimiser = torch.optim.AdamW(weights.values(), lr=2e-3, weight_decay=1e-4)

    def loss_of(rows: Any) -> tuple[Any, Any, Any]:
        return losses(data, weights, seats, rows)

    print(f"  before: {[round(float(part), 4) for part in evaluate(loss_of, test)]}", flush=True)
    begin = time.time()
    steps = int(passes * len(order) / batch) + 1
    chunks: list[Any] = []
    for step in range(steps):
        if not chunks:
            chunks = list(order[torch.randperm(len(order), device=device)].split(batch))
        for group in optimiser.param_groups:
            group["lr"] = 2e-3 * min(1.0, 1.5 * (1.0 - step / steps)) + 1e-5
        chances, leads, policy_loss = loss_of(chunks.pop())
        optimiser.zero_grad(set_to_none=True)
        (chances + leads + 0.5 * policy_loss).backward()
        optimiser.step()
    after = [round(float(part), 4) for part in evaluate(loss_of, test)]
    print(f"  after {passes:g} passes in {time.time() - begin:.0f} s: {after}", flush=True)
    weight_files.write(target, {key: tensor.detach().cpu().numpy() for key, tensor in weights.items()})


def losses(data: dict[str, Any], weights: dict[str, Any], seats: int, rows: Any) -> tuple[Any, Any, Any]:
    """Returns the losses of chances, leads and policy over some samples."""
    import torch

    embedding = torch.nn.functional.embedding
    facts = data["fact"][rows].long()
    first = spread(facts, data["measure"][rows].float(), weights["first"])
    first = torch.relu(first + weights["first_bias"])
    second = torch.relu(first @ weights["second"] + weights["second_bias"])
    outcome = second @ weights["outcome"] + weights["outcome_bias"]
    target = data["target"][rows]
    chances = -(target[:, :seats] * torch.log_softmax(outcome[:, :seats], 1)).sum(1).mean()
    leads = ((torch.tanh(outcome[:, 4 : 4 + seats]) - target[:, 4 : 4 + seats]) ** 2).mean()
    hint = second @ weights["hint"] + weights["hint_bias"]
    kind, pair = data["kind"][rows].long(), data["pair"][rows].long()
    real = kind >= 0
    take = (pair >= 0).float()
    scale = torch.where(pair >= 0, weights["scale"][0], weights["scale"][1])
    pair = pair.clamp(min=0)
    count = data["count"][rows].float()
    weight = embedding(kind.clamp(min=0), weights["kind"][:, None]).squeeze(2)
    weight = weight + data["score"][rows].float() * scale
    about = embedding(data["origin"][rows].long(), weights["origin"][:, None]).squeeze(2) + hint.gather(1, pair)
    about = about + data["centre"][rows].float() * hint[:, 30:31] + data["marker"][rows].float() * hint[:, 31:32]
    about = about + count * hint.gather(1, 32 + pair // 6)
    weight = torch.where(real, weight + take * about, torch.full_like(weight, -1e9))
    visits = data["visits"][rows].float()
    policy_loss = -(visits * torch.log_softmax(weight, 1)).sum(1)
    known = real.any(1)
    return chances, leads, policy_loss[known].sum() / known.sum().clamp(min=1)


def spread(facts: Any, measures: Any, rows: Any) -> Any:
    """Returns the sums of the first layer's rows; on a GPU by a dense product, which is faster there."""
    import torch

    nothing = FACTS + MEASURES
    if facts.device.type == "cpu":
        bag = torch.nn.functional.embedding_bag(
            facts, torch.cat([rows, torch.zeros(1, rows.shape[1])]), mode="sum", padding_idx=nothing
        )
        return bag + measures @ rows[FACTS:]
    many = torch.zeros(len(facts), nothing + 1, device=facts.device)
    many.scatter_add_(1, facts, torch.ones_like(facts, dtype=torch.float32))
    return torch.cat([many[:, :FACTS], measures], 1) @ rows


def evaluate(loss_of: Any, rows: Any) -> list[Any]:
    """Returns the losses over held-out samples."""
    import torch

    with torch.no_grad():
        parts = [torch.stack(loss_of(chunk)) for chunk in rows.split(4096)]
    return list(torch.stack(parts).mean(0))


def start(before: Path | None) -> dict[str, Any]:
    """Returns initial weights: those of a file, or small random ones whose logits are the immediate values of moves."""
    import torch

    fields = net.WEIGHTS.fields or {}
    if before is not None:
        found = weight_files.read(before)
        return {name: torch.from_numpy(found[name][0].copy()) for name in fields}
    made = {}
    for name in fields:
        shape = net.WEIGHTS[name].shape
        wide = {"first": 0.08, "second": 0.15, "outcome": 0.15}.get(name, 0.0)
        made[name] = wide * torch.randn(shape)
    made["scale"] += 0.4
    return made


def main() -> None:
    """Runs rounds of self-play and learning."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--grey", action="store_true")
    parser.add_argument("--plan", default=PLAN, help="simulations a move:seconds of play:passes of learning,...")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--keep", type=int, default=2, help="rounds of samples to learn from")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--begin", type=Path, help="weights to begin with")
    parser.add_argument("--samples", type=Path, default=Path("/tmp"), help="a folder for samples")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    weights: Path | None = given.begin
    files: list[list[str]] = []
    name = f"{given.seats}{'g' if given.grey else 'c'}"
    warm_up(given.seats, given.grey)
    for turn, step in enumerate(given.plan.split(",")):
        simulations, play, study = (float(part) for part in step.split(":"))
        seed = given.seed + turn
        files.append(
            generate(given.seats, given.grey, weights, int(simulations), seed, play, given.samples, given.cores)
        )
        target = given.out / f"{name}-{seed}.npz"
        learn([name for group in files[-given.keep :] for name in group], weights, target, study)
        weights = target


def warm_up(seats: int, grey: int) -> None:
    """Compiles everything once, before the other processes start."""
    weights = np.zeros(1, net.WEIGHTS)
    for given in (None, weights):
        Player(seats, grey, given, 4, 1).play()


if __name__ == "__main__":
    main()
