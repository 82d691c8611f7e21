"""Learns a game from random weights on a graphics card.

    python train/alphazero.py blokus_classic --out run --gradient 7 --search 17
    python train/alphazero.py blokus_classic --out more --begin run/checkpoint.pt --search 10
    python train/alphazero.py blokus_classic --out tiny --device cpu --tiny

Two phases follow each other, each for a number of minutes: first a policy gradient, which gives a sensible net within
minutes, then Gumbel AlphaZero, whose searches are the targets of the policy. Games are played whole on the card,
thousands at once. The folder gets `checkpoint.pt`, from which the next run resumes, snapshots of the weights as
`weights-MINUTES.npz`, and `curves.jsonl`, a line for each batch of games.
"""

import argparse
import importlib
import json
import math
import sys
import time
from collections import deque
from pathlib import Path
from typing import Any

import torch

sys.path.insert(0, str(Path(__file__).parent))

from learning.duel import duel
from learning.learner import Learner, Weights, load_weights, replayed, save, save_weights, shuffled
from learning.net import Net
from learning.search import Search, Settings
from learning.selfplay import NetEvaluator, Plan, Rows, play_games
from learning.tables import Tables

TINY = {
    "games": 6,
    "searched": 4,
    "batch": 16,
    "blocks": 2,
    "channels": 8,
    "chunk": 6,
    "simulations": 4,
    "width": 3,
    "snapshots": 0.0,
}


def arguments() -> argparse.ArgumentParser:
    """Returns the flags."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    add = parser.add_argument
    add("board", help="a module of train/boards")
    add("--out", type=Path, required=True, help="the folder to write to")
    add("--begin", type=Path, help="a checkpoint or weights to go on from")
    add("--device", default="cuda", help="cuda or cpu (cuda)")
    add("--tiny", action="store_true", help="the smallest of everything, to see that it runs")
    add("--seed", type=int, default=1)
    add("--gradient", type=float, default=0.0, help="minutes of policy gradient")
    add("--search", type=float, default=0.0, help="minutes of Gumbel AlphaZero")
    add("--games", type=int, default=4096, help="games at once by policy gradient")
    add("--searching-games", type=int, default=16384, help="games at once with searches")
    add("--searched", type=int, default=4096, help="positions of each ply that are searched")
    add("--share", type=float, default=0.5, help="part of the positions that the policy gradient learns from")
    add("--simulations", type=int, default=16)
    add("--width", type=int, default=8, help="actions considered at the root")
    add("--scale", type=float, default=1.0, help="c_scale, the weight of values against logits")
    add("--blocks", type=int, default=6)
    add("--channels", type=int, default=64)
    add("--batch", type=int, default=4096, help="positions in a step of learning")
    add("--chunk", type=int, default=4096, help="positions the net looks at at once")
    add("--window", type=int, default=4, help="batches of games in the replay buffer")
    add("--reuse", type=float, default=1.5, help="how often each searched position is learned from")
    add("--rate", type=float, default=1e-3, help="learning rate of the policy gradient")
    add("--search-rate", type=float, default=1e-3, help="first learning rate with searches, which falls to a 50th")
    add("--entropy", type=float, default=0.01, help="first weight of entropy, which falls to a fifth")
    add("--victory", type=float, default=0.5, help="part of the utility that is victory rather than squares")
    add("--search-victory", type=float, default=0.5, help="the same with searches")
    add("--trace", type=float, default=0.97, help="lambda of the returns, for each ply")
    add("--snapshots", type=float, default=2.5, help="minutes from one snapshot and duel to the next")
    add("--no-compile", action="store_true", help="leave torch.compile out")
    return parser


class Run:
    """One run: its net, its tables, its clock and its log."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.given = given
        self.board: Any = importlib.import_module(f"boards.{given.board}")
        torch.manual_seed(given.seed)
        torch.set_float32_matmul_precision("high")
        torch.backends.cudnn.benchmark = True
        given.out.mkdir(parents=True, exist_ok=True)
        net = load_weights(self.board, given.begin) if given.begin else Net(self.board, given.blocks, given.channels)
        compiles = not (given.no_compile or given.device == "cpu")
        net = net.to(given.device).to(memory_format=torch.channels_last)
        self.learner = Learner(net, given.batch, compiles)
        self.games, self.minutes = 0, 0.0
        if given.begin and given.begin.suffix == ".pt":
            found = torch.load(given.begin, map_location=given.device, weights_only=True)
            self.learner.optimiser.load_state_dict(found["optimiser"])
            self.games, self.minutes = found["kept"]["games"], found["kept"]["minutes"]
        self.evaluator = NetEvaluator(net, self.board, given.device, given.chunk, compiles)
        self.previous = NetEvaluator(net, self.board, given.device, given.chunk, compiles)
        self.began = time.monotonic() - 60 * self.minutes
        self.shown = self.minutes

    def clock(self) -> float:
        """Returns the minutes of learning, those of earlier runs included."""
        return (time.monotonic() - self.began) / 60

    def gradient(self, minutes: float) -> None:
        """Learns by policy gradient from whole games of the net against itself."""
        given = self.given
        tables = Tables(self.board, given.games, given.device)
        plan = Plan(max(1, int(given.share * given.games)), given.trace, given.victory)
        first, part = self.clock(), 0.0
        while part < 1:
            began = time.monotonic()
            games = play_games(self.evaluator, tables, plan, None)
            played = time.monotonic()
            gain = games.rows["gain"]
            games.rows["gain"] = gain / gain.std().clamp(min=1e-6)
            warm = min(1.0, 0.1 + 0.9 * part * 20)
            weights = Weights(entropy=given.entropy * (1 - 0.8 * part))
            parts = self.learner.learn(shuffled(games.rows, given.batch), given.rate * warm * (1 - 0.5 * part), weights)
            self.evaluator.learn(self.learner.net)
            self.tell("gradient", games, given.games, parts, played - began, time.monotonic() - played)
            part = (self.clock() - first) / minutes if minutes > 0 else 1.0
            self.keep(tables, None, part >= 1)

    def search(self, minutes: float) -> None:
        """Learns by Gumbel AlphaZero: some positions are searched, and the results are the net's targets."""
        given = self.given
        settings = Settings(given.simulations, given.width, c_scale=given.scale, victory=given.search_victory)
        tables = Tables(self.board, given.searching_games, given.device)
        work = Tables(self.board, given.searched, given.device)
        search = Search(work, self.evaluator, settings)
        plan = Plan(given.searched, given.trace, given.search_victory)
        buffer: deque[Rows] = deque(maxlen=given.window)
        first, part = self.clock(), 0.0
        while part < 1:
            began = time.monotonic()
            games = play_games(self.evaluator, tables, plan, search)
            played = time.monotonic()
            buffer.append(games.rows)
            steps = max(1, int(given.reuse * len(games.rows["counts"]) / given.batch))
            rate = given.search_rate * (0.02 + 0.98 * (1 + math.cos(math.pi * min(1.0, part))) / 2)
            parts = self.learner.learn(replayed(buffer, given.batch, steps), rate, Weights())
            self.evaluator.learn(self.learner.net)
            self.tell("search", games, given.searching_games, parts, played - began, time.monotonic() - played)
            part = (self.clock() - first) / minutes if minutes > 0 else 1.0
            self.keep(tables, search, part >= 1)

    def tell(
        self, phase: str, games: Any, count: int, parts: dict[str, float], playing: float, learning: float
    ) -> None:
        """Writes a line of the curves."""
        self.games += count
        line: dict[str, Any] = {"phase": phase, "minutes": self.clock(), "games": self.games}
        line |= {"left": games.left * self.board.LEFT_UNIT, "entropy_played": games.entropy, "positions": games.played}
        line |= {"playing": playing, "learning": learning, **parts}
        self.write(line)

    def keep(self, tables: Tables, search: Search | None, ends: bool) -> None:
        """Saves a snapshot at intervals and at the end of a phase, and plays a duel against the one before."""
        if self.clock() - self.shown < self.given.snapshots and not ends:
            return
        self.shown = self.clock()
        line: dict[str, Any] = {"phase": "duel", "minutes": self.clock(), "games": self.games}
        line["won_of_last"], line["fewer_than_last"] = duel(self.evaluator, self.previous, tables)
        if search is not None:
            line["search_won"], line["search_fewer"] = duel(self.evaluator, self.evaluator, tables, search)
        self.write(line)
        self.previous.learn(self.learner.net)
        self.save(f"weights-{self.clock():04.1f}")

    def save(self, name: str) -> None:
        """Saves the checkpoint, and the weights under a name."""
        kept = {"games": self.games, "minutes": self.clock()}
        save(self.learner, self.given.out / "checkpoint.pt", kept)
        save_weights(self.learner.net, self.given.out / f"{name}.npz", **kept)

    def write(self, line: dict[str, Any]) -> None:
        """Writes a line of the curves, and shows it as well."""
        short = {name: round(value, 4) if isinstance(value, float) else value for name, value in line.items()}
        with (self.given.out / "curves.jsonl").open("a") as file:
            file.write(json.dumps(short) + "\n")
        print(json.dumps(short), flush=True)


def main(given: argparse.Namespace) -> None:
    """Learns for as long as the flags say."""
    if given.tiny:
        vars(given).update(TINY, searching_games=TINY["games"])
    run = Run(given)
    if given.gradient or given.tiny:
        run.gradient(given.gradient)
        run.save("weights")
    if given.search or given.tiny:
        run.search(given.search)
    run.save("weights")


if __name__ == "__main__":
    main(arguments().parse_args())
